"""What `unorules doctor` looks at of the user's own: the folder of settings, rulesets, and the default."""

from __future__ import annotations

from pathlib import Path

from unorules.cli.checks import Check, at_home, is_writable
from unorules.diagnostics.visible import visible
from unorules.rulebook.defaults import VARIABLE, SettingsError, default_rules, own_folders, settings_folder
from unorules.rulebook.load import load
from unorules.rulebook.shelf import SHIPPED, Shelf


def settings() -> Check:
    """Whether there is a folder for settings that can be written to."""
    place = settings_folder()
    if place is None:
        return Check("settings", "note", "settings.none", {"place": None, "writable": False})
    told = {"place": visible(at_home(place)), "writable": is_writable(place)}
    return Check(
        "settings", "ok" if told["writable"] else "note", f"settings.{'open' if told['writable'] else 'shut'}", told
    )


def own() -> Check:
    """How many rulesets of the user's own there are, and which of them cannot be played."""
    try:
        names = [name for name in Shelf().ids() if name not in SHIPPED]
    except OSError:
        names = []
    broken = [name for name in names if not load([name]).ok]
    place = ", ".join(visible(at_home(each)) for each in own_folders())
    told = {"place": place, "n": len(names), "broken": " ".join(broken), "rulesets": names}
    state = "none" if not names else "broken" if broken else "sound"
    return Check("own", "note" if broken else "ok", f"own.{state}", told)


def default() -> Check:
    """Whether the rules that hold where none are named can be read and played."""
    try:
        found = default_rules()
    except SettingsError as wrong:
        return Check("default", "wrong", "default.unreadable", {"place": visible(at_home(wrong.path)), "rules": []})
    place = found.place if found.place in ("", VARIABLE) else at_home(Path(found.place))
    rules = [at_home(Path(each)) for each in found.rules]
    told = {"rules": rules, "place": visible(place), "joined": visible(" + ".join(rules))}
    if not found.rules:
        return Check("default", "ok", "default.none", told)
    sound = load(found.rules).ok
    return Check("default", "ok" if sound else "wrong", f"default.{'sound' if sound else 'broken'}", told)
