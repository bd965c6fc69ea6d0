"""The workflows for GitHub are what GitHub takes, run nothing that may change, and cover what README promises."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = ("ubuntu", "windows", "macos")


def jobs(name: str) -> dict[str, Any]:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    jobs: dict[str, Any] = workflow["jobs"]
    return jobs


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.name)
def test_each_is_valid_by_the_schema_for_workflows(workflow: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", workflow]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_schema_finds_what_is_wrong(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOWS[0].read_text(encoding="utf-8").replace("runs-on", "runs-in"), encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", wrong]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def test_actions_are_github_s_own_and_pinned_by_hash_with_their_version_beside_it() -> None:
    used = [line for each in WORKFLOWS for line in each.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert len(used) >= 8
    for line in used:
        assert re.search(r"uses: actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


def test_the_tests_run_on_three_systems_with_every_python_that_the_package_names() -> None:
    matrix = jobs("tests.yml")["tests"]["strategy"]["matrix"]
    assert {system.partition("-")[0] for system in matrix["system"]} == set(SYSTEMS)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [match[1] for each in project["classifiers"] if (match := re.fullmatch(r".*:: (3\.\d+)", each))]
    assert matrix["python"] == named == ["3.11", "3.12", "3.13", "3.14"]


def test_the_folder_is_built_and_started_on_three_systems() -> None:
    build = jobs("build.yml")["build"]
    assert {system.partition("-")[0] for system in build["strategy"]["matrix"]["system"]} == set(SYSTEMS)
    assert "python tools/build.py" in [step.get("run") for step in build["steps"]]


def test_only_the_job_that_makes_the_release_may_write() -> None:
    for workflow in WORKFLOWS:
        may = yaml.safe_load(workflow.read_text(encoding="utf-8"))["permissions"]
        assert may == {"contents": "read"}
        writing = [name for name, job in jobs(workflow.name).items() if "write" in str(job.get("permissions"))]
        assert writing == (["release"] if workflow.name == "build.yml" else [])
