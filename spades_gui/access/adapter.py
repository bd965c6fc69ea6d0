"""AccessKit's adapter for this system: hands the tree of the window to whoever reads it."""

import sys
from collections.abc import Callable
from typing import Any, Final

import accesskit
from accesskit import Action, Live
from accesskit import Role as Kind

from spades_gui.access.tree import ROOT, Node, Role, Tree, changes

_KINDS: Final = {
    Role.WINDOW: Kind.WINDOW,
    Role.DIALOG: Kind.DIALOG,
    Role.MENU: Kind.MENU,
    Role.MENU_ITEM: Kind.MENU_ITEM,
    Role.BID: Kind.MENU_ITEM,
    Role.HAND: Kind.LIST_BOX,
    Role.CARD: Kind.LIST_BOX_OPTION,
    Role.LIST: Kind.LIST,
    Role.LINE: Kind.LIST_ITEM,
    Role.ANSWER: Kind.LABEL,
    Role.NEWS: Kind.LABEL,
}
_ITEMS: Final = frozenset([Role.CARD, Role.MENU_ITEM, Role.BID])
_LIVE: Final = {Role.ANSWER: Live.ASSERTIVE, Role.NEWS: Live.POLITE}
Wish = Callable[[int, bool], None]
"""Told the id of a part, and whether to choose it or only to go there."""


class Adapter:
    """The adapter. Raises where there is none for the system or the window's ``handle`` will not do.

    On Linux the handlers are called in a thread of AccessKit's, and with its lock held, while calls to it keep Python's
    lock: a call to it while it asks for the first tree would wait for ever. So it is called only between ``begun`` and
    ``ended``, and ``begun`` is the last that happens before the tree is given.
    """

    def __init__(
        self, handle: object, tree: Callable[[], Tree], begun: Callable[[], None], ended: Callable[[], None], wish: Wish
    ) -> None:
        def activate() -> Any:
            update = _whole(tree())
            begun()
            return update

        def act(request: Any) -> None:
            if request.action in [Action.FOCUS, Action.CLICK]:
                wish(request.target, request.action == Action.CLICK)

        self._adapter: Any
        if sys.platform == "win32":
            self._adapter = accesskit.windows.SubclassingAdapter(handle, activate, act)
        elif sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = accesskit.macos.SubclassingAdapter.for_window(handle, activate, act)
        else:
            self._adapter = accesskit.unix.Adapter(activate, act, ended)

    def show(self, tree: Tree, before: Tree) -> None:
        """Send what has changed since the tree ``before``."""
        for nodes in changes(tree, before):
            events = self._adapter.update_if_active(lambda nodes=nodes: _update(nodes, tree.focus))
            if events is not None:
                events.raise_events()

    def focus_changed(self, focused: bool) -> None:
        """The window has got the focus, or lost it. Windows tells the adapter by itself."""
        if sys.platform == "darwin":
            events = self._adapter.update_view_focus_state(focused)
            if events is not None:
                events.raise_events()
        elif sys.platform != "win32":
            self._adapter.update_window_focus_state(focused)


def _whole(tree: Tree) -> Any:
    update = _update(tree.nodes, tree.focus)
    update.tree = accesskit.Tree(ROOT)
    update.tree.toolkit_name = "Spades"
    return update


def _update(nodes: dict[int, Node], focus: int) -> Any:
    update = accesskit.TreeUpdate(focus)
    for id, node in nodes.items():
        update.nodes.append((id, _made(node)))
    return update


def _made(node: Node) -> Any:
    made = accesskit.Node(_KINDS[node.role])
    if node.role in _LIVE:
        made.set_value(node.label)
        made.set_live(_LIVE[node.role])
    elif node.label:
        made.set_label(", ".join(filter(None, (node.label, node.value))))
    if node.children:
        made.set_children(list(node.children))
    if node.role in _ITEMS:
        made.set_selected(node.selected)
        made.add_action(Action.FOCUS)
        made.add_action(Action.CLICK)
    if node.role in _ITEMS or node.role is Role.LINE:
        made.set_position_in_set(node.place)
        made.set_size_of_set(node.size)
    if not node.enabled:
        made.set_disabled()
    if node.role is Role.DIALOG:
        made.set_modal()
    return made
