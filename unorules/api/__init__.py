"""The library: load rules, ask, judge, check, replay, simulate, write a sheet, explain. `docs/library.md` shows each at work.

What stands in `__all__` is stable: within one major version no name goes, no parameter is renamed, and of the objects of
`as_json` no key. What else the package holds may change with any version. Nothing here prints, and nothing ends the process.
"""

from unorules.api.laying import RulesetName, RulesetText, load
from unorules.api.telling import as_json, as_text
from unorules.api.verbs import UnknownNameError, ask, check, explain, judge, replay, sheet, simulate
from unorules.ask.answer import Answer, Choice, Elsewhere
from unorules.ask.reply import RulesError
from unorules.diagnostics.model import Finding, Severity, Span
from unorules.document.printed import NoPrinterError
from unorules.i18n.language import UnknownLanguageError, languages
from unorules.records.fault import RecordError
from unorules.records.position import Judged, Position
from unorules.records.replay import Replay
from unorules.rulebook.check import Checked
from unorules.rulebook.load import editions, house_rules
from unorules.rulebook.model import Origin, Rulebook, Ruleset, Source
from unorules.simulation.outcome import Outcome
from unorules.simulation.plans import PlanError

__all__ = [
    "Answer",
    "Checked",
    "Choice",
    "Elsewhere",
    "Finding",
    "Judged",
    "NoPrinterError",
    "Origin",
    "Outcome",
    "PlanError",
    "Position",
    "RecordError",
    "Replay",
    "Rulebook",
    "RulesError",
    "Ruleset",
    "RulesetName",
    "RulesetText",
    "Severity",
    "Source",
    "Span",
    "UnknownLanguageError",
    "UnknownNameError",
    "as_json",
    "as_text",
    "ask",
    "check",
    "editions",
    "explain",
    "house_rules",
    "judge",
    "languages",
    "load",
    "replay",
    "sheet",
    "simulate",
]
