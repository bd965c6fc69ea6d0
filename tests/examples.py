"""How many examples Hypothesis makes up for a test: the same ones in every run, however long a busy machine takes."""

from hypothesis import HealthCheck, settings

_TIMES = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


def examples(number: int) -> settings:
    """A decorator for a test of a property, which is then tried with so many examples."""
    return settings(max_examples=number, deadline=None, derandomize=True, suppress_health_check=_TIMES)
