"""The menus in which the rules of the next match are chosen, changed option by option, and kept under a name."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from spades_gui.app import menus
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.letter_wheel import DIGITS
from spades_gui.core.options import PRESETS, ConflictError, RuleOptions, changed, to_data
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg
from spades_gui.present.rules import (
    conflict,
    option_help,
    option_label,
    option_line,
    option_value,
    preset_name,
    summary,
)
from spades_gui.settings.rules import NAME, RuleSet, match_rules

_FIELDS: Final = {each.name: each for each in fields(RuleOptions)}


class OptionsMenu:
    """Chooses rules: a preset or a set of the player's own, and each option of them."""

    def __init__(self, desk: Desk, dialogs: Dialogs) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._tried: dict[str, Any] = {}
        self._place: int | None = None
        """The place among the sets of the one last chosen, for some may hold the same rules."""
        self._target: Any = None
        """The target that the player has set, which comes back after rules that have one of their own."""

    def rules_item(self) -> Item:
        """The main menu's line: which rules, changed to the next and back; Enter goes through their options."""
        return Item(msg("setting-match-preset"), choose=self.open, value=self.rules_name, change=self._next_rules)

    def open(self) -> None:
        """Open the menu of all options."""
        self._tried.clear()
        self._dialogs.open(Dialog("options", msg("rules-title"), self._items(), back=self._back))

    def _items(self) -> tuple[Item, ...]:
        """The lines of that menu. Who changes the rules in it can still delete the set that it was opened with."""
        items = [self._item(name) for name in _FIELDS]
        items.append(Item(msg("rules-save"), choose=self._ask_name, help=msg("rules-save-help")))
        place = self._find()
        if place is not None and (chosen := self._sets()[place].name):
            items.append(Item(msg("rules-delete", value=chosen), choose=lambda: self._ask_delete(chosen)))
        items.append(Item(msg("menu-back"), choose=self._back))
        return tuple(items)

    def _renew(self) -> None:
        """Back in that menu, where the sets have changed meanwhile."""
        self._dialogs.close()
        if self._dialogs.top is not None:
            self._dialogs.top.items = self._items()

    def target_item(self) -> Item:
        """The main menu's line for the target alone."""
        return self._item("target")

    @property
    def _options(self) -> RuleOptions:
        return match_rules(self._desk.settings)[0]

    def _back(self) -> None:
        self._dialogs.close(speak=True)

    # Presets and sets

    def rules_name(self) -> Message:
        """The name of the rules chosen: a preset's, or that of a set of the player's own."""
        place = self._find()
        if place is None:
            return msg("rules-with-changes", value=preset_name(self._desk.settings.match.preset))
        chosen = self._sets()[place]
        return msg("literal", value=chosen.name) if chosen.name else preset_name(chosen.preset)

    def _sets(self) -> list[RuleSet]:
        """The presets, which need no name here, and the player's own sets."""
        return [*(RuleSet("", name, {}) for name in PRESETS), *self._desk.rule_sets]

    def _find(self) -> int | None:
        """The place of the rules chosen among the sets; ``None`` if they are those of a preset with changes."""
        preset, rules = self._desk.settings.match.preset, dict(self._desk.settings.rules)
        # The target has a line of its own beside the rules.
        but_for_target = {name: value for name, value in rules.items() if name != "target"}
        sets = [dict(each.changes) if each.preset == preset else None for each in self._sets()]
        same = [place for place, changes in enumerate(sets) if changes in (rules, but_for_target)]
        if self._place in same:
            return self._place
        return max(same, key=lambda place: (sets[place] == rules, place), default=None)

    def _next_rules(self, step: int) -> bool:
        """To the next rules. They keep the target that the player has set, unless they have one of their own."""
        before, own = self._options.target, self._desk.settings.rules.get("target")
        sets, here = self._sets(), self._find()
        preset = list(PRESETS).index(self._desk.settings.match.preset)
        left = sets[preset if here is None else here]
        if own != left.changes.get("target") or not _has_target(left):
            self._target = own
        # From changed rules first back to the preset they come from.
        self._place = preset if here is None else (here + step) % len(sets)
        chosen = sets[self._place]
        changes = dict(chosen.changes) if _has_target(chosen) else {**chosen.changes, "target": self._target}
        self._desk.set("match.preset", chosen.preset)
        for name in {*self._desk.settings.rules, *changes}:
            self._desk.set(f"rules.{name}", changes.get(name))
        self._tell_rules(before)
        return False  # what there is to say has been said

    def _tell_rules(self, target_before: int) -> None:
        """Say which rules these are, and their target where that is not simply the usual one as before."""
        target = self._options.target
        if target == target_before == PRESETS["classic"].target:
            self._desk.announcer.answer(self.rules_name())
        else:
            lines = self.rules_name(), option_line("target", target)
            self._desk.announcer.answer(*(msg("sentence", line=line) for line in lines))

    # Options

    def _item(self, name: str) -> Item:
        return Item(
            option_label(name),
            choose=(lambda: self._ask_number(name)) if "range" in _FIELDS[name].metadata else None,
            value=lambda: option_value(name, getattr(self._options, name)),
            change=lambda step: self._change(name, step),
            help=option_help(name),
        )

    def _change(self, name: str, step: int) -> bool:
        """To the next value; one that does not go with the other options is named and skipped at the next press."""
        now = self._tried.pop(name, getattr(self._options, name))
        values = _values(name, now)
        return self._take(name, values[(values.index(now) + step) % len(values)])

    def _take(self, name: str, value: Any) -> bool:
        settings = self._desk.settings
        preset = PRESETS[settings.match.preset]
        try:
            changed(preset, {**settings.rules, name: value})
        except ConflictError as error:
            self._tried[name] = value
            self._desk.cue(Cue.REFUSED)
            self._desk.announcer.answer(conflict(error))
            return False
        self._desk.set(f"rules.{name}", None if value == to_data(preset)[name] else value)
        return True

    def _ask_number(self, name: str) -> None:
        low, high = _FIELDS[name].metadata["range"]
        title = msg("ask-number", label=option_label(name), low=low, high=high)
        wheel = DIGITS if low >= 0 else f"{DIGITS}-"
        self._dialogs.open(entry("number", title, lambda text: self._take_number(name, text), self._back, wheel))

    def _take_number(self, name: str, text: str) -> None:
        low, high = _FIELDS[name].metadata["range"]
        digits = text.strip().removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 9) or not low <= int(text) <= high:
            self._desk.cue(Cue.REFUSED)
            self._desk.announcer.answer(msg("ask-number", label=option_label(name), low=low, high=high))
            return
        self._dialogs.close()
        if self._take(name, int(text)):
            self._desk.announcer.answer(*self._dialogs.prompt())

    # Sets of the player's own

    def _ask_name(self) -> None:
        self._dialogs.open(entry("name", msg("ask-set-name"), self._save, self._back))

    def _save(self, text: str) -> None:
        name = text.strip()
        if not name:
            self._desk.cue(Cue.REFUSED)
            self._desk.announcer.answer(msg("ask-set-name"))
            return
        settings = self._desk.settings
        chosen = RuleSet(str(NAME.fit(name[: NAME.longest])), settings.match.preset, dict(settings.rules))
        self._desk.rule_sets = (*(each for each in self._desk.rule_sets if each.name != chosen.name), chosen)
        self._place = len(self._sets()) - 1
        self._desk.keeper.save_set(chosen)
        self._renew()
        self._desk.announcer.answer(msg("rules-saved", value=chosen.name), summary(self._options))

    def _ask_delete(self, name: str) -> None:
        self._dialogs.open(menus.question(msg("ask-rules-delete", value=name), lambda: self._delete(name), self._back))

    def _delete(self, name: str) -> None:
        self._desk.rule_sets = tuple(each for each in self._desk.rule_sets if each.name != name)
        self._place = None
        self._desk.keeper.delete_set(name)
        self._renew()
        self._desk.announcer.answer(msg("rules-deleted"), *self._dialogs.prompt())


def entry(
    name: str, title: Message, accept: Callable[[str], None], back: Callable[[], None], wheel: str = ""
) -> Dialog:
    """A dialog in which something is typed; Enter hands it to ``accept``."""
    dialog = Dialog(name, title, (), back=back, entry="", wheel=wheel)
    dialog.items = (
        Item(
            msg("entry"),
            choose=lambda: accept(dialog.entry or ""),
            value=lambda: msg("literal", value=dialog.entry or msg("entry-empty")),
        ),
    )
    return dialog


def _has_target(chosen: RuleSet) -> bool:
    """Whether the target belongs to these rules."""
    return "target" in chosen.changes or PRESETS[chosen.preset].target != PRESETS["classic"].target


def _values(name: str, now: Any) -> list[Any]:
    """The values that the arrows go through: those offered, numbers in order, and the one in force."""
    offered: list[Any] = list(_FIELDS[name].metadata["choices"])
    if now not in offered:
        offered.append(now)
    numbers = sorted(value for value in offered if type(value) is int)
    return numbers + [value for value in offered if type(value) is not int]
