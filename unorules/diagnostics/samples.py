"""For each code a ruleset that has just this fault, and the same one mended. They are shown by help and loaded by tests.

A failing sample is the file `<name>.toml`, a mended one `sample.toml`; `beside` are further files of the folder, `also`
is what is laid with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unorules.values import dataclass, field

HEAD: Final = 'format = 1\nid = "sample"\nkind = "house-rule"\ntitle = { en = "Sample" }\n'
_TITLE: Final = 'title = { en = "Sample" }'


@dataclass(frozen=True, slots=True)
class Sample:
    """A file with a fault and without it; None stands for no file at all."""

    failing: str | bytes | None
    mended: str | bytes
    beside: Mapping[str, str] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    name: str = "sample"


def _below(failing: str, mended: str, **beside: str) -> Sample:
    """A sample whose head is right; `beside` are files by their id, `_` for `-`."""
    files = {
        name.replace("_", "-"): HEAD.replace("sample", name.replace("_", "-")) + text for name, text in beside.items()
    }
    return Sample(HEAD + failing, HEAD + mended, files)


def _head(old: str, new: str, rest: str = "[uno]\npenalty = 3\n") -> Sample:
    """A sample that is wrong in its head: `new` in the place of `old`."""
    return Sample(HEAD.replace(old, new) + rest, HEAD + rest)


EVERY_OPTION: Final = "# … every option …\n"
"""Stands for all the option tables of an edition."""

_TWOS: Final = "[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\nwild_draw_four = 0\n"
_WILDS: Final = (
    "[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 20\nwild_draw_four = 20\npacks = 2\n"
)
_DRY: Final = '[piles]\nwhen_exhausted = "end-round-no-winner"\n'
_EDITION: Final = HEAD.replace("house-rule", "edition")
_THREE: Final = "[uno]\npenalty = 3\n"
_JUMP: Final = 'uses = ["jump-in"]\n'
_CARD: Final = '[[custom_card]]\nname = { en = "Sing" }\ntext = { en = "The next player sings." }\n'
_SOURCE: Final = '[[sources]]\nid = "table"\ntitle = "Agreed at our table"\ncovers = ["uno.penalty"]\n'

SAMPLES: Final[Mapping[str, Sample]] = {
    "RS101": Sample(None, HEAD),
    "RS102": Sample(HEAD + "# " + "x" * 1_000_000, HEAD),
    "RS103": Sample((HEAD + "# hyvä\n").encode("utf-16"), (HEAD + "# hyvä\n").encode()),
    "RS104": Sample(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", HEAD),
    "RS105": _below("[uno]\npenalty =\n", _THREE),
    "RS106": _below("[uno]\npenalty = 3\npenalty = 4\n", _THREE),
    "RS107": _below(_THREE + '[title]\nsv = "Prov"\n', _THREE),
    "RS108": _below('description = { en = "page\\s 3" }\n', "description = { en = 'page\\s 3' }\n"),
    "RS109": _below("[jump_in]\nallowed = True\n", "[jump_in]\nallowed = true\n"),
    "RS110": _below('description = { en = "never ends }\n', 'description = { en = "ends" }\n'),
    "RS111": _below('uses = ["jump-in"\n', _JUMP),
    "RS112": _below(f"{'a.' * 60}a = 1\n", _THREE),
    "RS113": _below('description = { en = "bell \a" }\n', 'description = { en = "bell" }\n'),
    "RS114": _below("[uno]\npenalty: 3\n", _THREE),
    "RS115": _below("[uno]\n" + "".join(f"x{n} = 1\n" for n in range(220)), _THREE),
    "RS116": _below('uses = ["jump-in" "seven-o"]\n', 'uses = ["jump-in", "seven-o"]\n'),
    "RS117": _below("[uno]\nstraffår = 3\n", _THREE),
    "RS201": _below("[turn]\ndraw_limt = 3\n", "[turn]\ndraw_limit = 3\n"),
    "RS202": _below("[stakcing]\nlimit = 12\n", _THREE),
    "RS203": _head(_TITLE, ""),
    "RS204": _below('uses = "jump-in"\n', _JUMP),
    "RS205": _below('[uno]\npenalty = "3"\n', _THREE),
    "RS206": _below("[uno]\npenalty = 30\n", _THREE),
    "RS207": _below('[bounce]\nskip = "same-color"\n', '[bounce]\nskip = "same-colour"\n'),
    "RS208": _head(_TITLE, 'title = { en = "Sample", de = "Muster" }'),
    "RS209": _head(_TITLE, 'title = { en = "Sample", sv = "" }'),
    "RS210": _head(_TITLE, 'title = { en = "Sample \\u202e" }'),
    "RS211": _head('id = "sample"', 'id = "Sample Rules"'),
    "RS212": _head('id = "sample"', 'id = "another"'),
    "RS213": _below("[players]\nmin = 12\n", "[players]\nmin = 3\n"),
    "RS214": _head("format = 1", "format = 2"),
    "RS215": _below(
        f'base = "official-112"\n{_CARD}effect = {{ steal = 2 }}\n',
        f'base = "official-112"\n{_CARD}effect = {{ draw = 2 }}\n',
    ),
    "RS216": _below(
        f'base = "official-112"\n{_CARD}\n{_CARD}', f'base = "official-112"\n{_CARD}\n{_CARD.replace("Sing", "Dance")}'
    ),
    "RS217": _below(_SOURCE.replace("uno.penalty", "uno.penalties") + _THREE, _SOURCE + _THREE),
    "RS218": Sample(HEAD.replace('"sample"', '"jump-in"') + _THREE, HEAD + _THREE, name="jump-in"),
    "RS219": _below("uses = [" + '"jump-in", ' * 201 + "]\n", _JUMP),
    "RS220": _head('"Sample"', f'"{"Sample " * 40}"'),
    "RS301": _below('uses = ["jump-inn"]\n', _JUMP),
    "RS302": _below('uses = ["../jump-in.toml"]\n', _JUMP),
    "RS303": _below('uses = ["sample"]\n', _JUMP),
    "RS304": _below('uses = ["no-mercy"]\n', 'base = "no-mercy"\n'),
    "RS305": _below('base = "jump-in"\n', _JUMP),
    "RS306": Sample(_EDITION + 'base = "official"\n' + EVERY_OPTION, _EDITION + EVERY_OPTION),
    "RS307": Sample(HEAD + _THREE, HEAD + _THREE, also=("official-112", "no-mercy")),
    "RS308": _below(
        'uses = ["draw-three", "draw-until-playable"]\n',
        'uses = ["draw-three", "draw-until-playable"]\n[turn]\ndraw_limit = 3\n',
    ),
    "RS309": _below("[uno]\npenalty = 2\n", _THREE),
    "RS310": _below('uses = ["jump-in", "jump-in"]\n', _JUMP),
    "RS311": _below('uses = ["jump-in"]\nexcludes = ["jump-in"]\n', _JUMP),
    "RS312": Sample(_EDITION + _THREE, _EDITION + EVERY_OPTION),
    "RS313": _below('uses = ["broken"]\n', 'uses = ["sound"]\n', broken="[uno]\npenaltie = 3\n", sound=_THREE),
    "RS314": Sample(HEAD + 'base = "official-112"\n' + _THREE, HEAD + _THREE, also=("official",)),
    "RS315": _below(
        'uses = ["deep-1"]\n',
        _JUMP,
        **{f"deep_{number}": f'uses = ["deep-{number + 1}"]\n' for number in range(1, 60)},
        deep_60=_THREE,
    ),
    "RS401": _below('uses = ["partners", "challenge-uno"]\n', 'uses = ["partners"]\n'),
    "RS402": _below('uses = ["no-mercy-exclusions", "force-play"]\n', 'uses = ["force-play"]\n'),
    "RS403": _below('[jump_in]\nwilds = "all"\n', '[jump_in]\nallowed = true\nwilds = "all"\n'),
    "RS404": _below("[deck]\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 0\n", "[deck]\nskip = 0\n"),
    "RS405": _below(_CARD, f'base = "official-112"\n{_CARD}'),
    "RS406": _below("[scoring]\nelimination = true\n", '[scoring]\nelimination = true\nmode = "own-cards"\n'),
    "RS407": _below(
        '[deck]\nzeros = 0\ndigits = 0\npacks = 4\n[start_card]\ndraw_two = "ignored"\nskip = "ignored"\nreverse = "ignored"\n'
        'wild = "ignored"\n',
        "[deck]\npacks = 4\n",
    ),
    "RS408": _below(
        'uses = ["progressive"]\n[stacking]\nlimit = 3\n', 'uses = ["progressive"]\n[stacking]\nlimit = 12\n'
    ),
    "RS409": _below("[setup]\nhand_size = 11\n", "[setup]\nhand_size = 9\n"),
    "RS410": _below('uses = ["partners"]\n[players]\nmax = 6\n', 'uses = ["partners"]\n'),
    "RS411": _below(
        "[teams]\npartners = true\n[players]\nmax = 3\n", "[teams]\npartners = true\n[players]\nmin = 4\nmax = 4\n"
    ),
    "RS412": _below('uses = ["seven-o", "multi-play"]\n', 'uses = ["seven-o"]\n'),
    "RS413": _below('[turn]\ndraw_limit = 3\ndrawn_card = "may-not-play"\n', '[turn]\ndrawn_card = "may-not-play"\n'),
    "RS414": _below(
        "[turn]\nvoluntary_draw = false\npass_without_drawing = true\n", "[turn]\nvoluntary_draw = false\n"
    ),
    "RS415": _below(
        'uses = ["mixed-stacking"]\n[stacking]\nlimit = 5\n', 'uses = ["mixed-stacking"]\n[stacking]\nlimit = 12\n'
    ),
    "RS416": _below(
        "[scoring.points]\nnumber = 0\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 0\nwild_draw_four = 0\n",
        "[scoring.points]\nnumber = 1\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 0\nwild_draw_four = 0\n",
    ),
    "RS417": _below(_TWOS.replace("= 8", "= 0"), "[deck]\nwild = 0\nwild_draw_four = 0\n"),
    "RS418": _below("[setup]\nhand_size = 1\n", "[setup]\nhand_size = 5\n"),
    "RS419": _below("[uno]\npenalty = 10\n[mercy]\nlimit = 10\n", "[uno]\npenalty = 10\n[mercy]\nlimit = 25\n"),
    "RS420": _below(
        '[stacking]\nequal_or_higher = "last-card"\nlimit = 6\n',
        '[stacking]\nequal_or_higher = "last-card"\nlimit = 8\n',
    ),
    "RS501": _below(_THREE, _SOURCE + _THREE),
    "RS502": _below(_SOURCE + _SOURCE + _THREE, _SOURCE + _THREE),
    "RS503": _below(_SOURCE.replace('id = "table"\n', "") + _THREE, _SOURCE + _THREE),
    "RS504": _below(
        _SOURCE + "agrees = false\n" + _THREE, _SOURCE + 'agrees = false\nsays = { en = "Two." }\n' + _THREE
    ),
    "RS601": _below(f"[players]\nmin = 10\n{_WILDS}{_DRY}", f"[players]\nmin = 10\n{_DRY}"),
    "RS602": _below(f"[players]\nmin = 3\nmax = 3\n{_TWOS}", "[players]\nmin = 3\nmax = 3\n[deck]\ndraw_two = 4\n"),
    "RS603": _below(
        '[deck]\nzeros = 0\ndigits = 0\npacks = 4\n[round_end]\naction_card = "not-allowed"\n',
        '[deck]\npacks = 4\n[round_end]\naction_card = "not-allowed"\n',
    ),
    "RS604": _below(_WILDS + _DRY, _DRY),
    "RS605": _below(f"[players]\nmax = 3\n{_TWOS}", "[players]\nmax = 3\n[deck]\ndraw_two = 4\n"),
    "RS606": _below(
        "[players]\nmax = 2\n[deck]\ndigits = 0\nskip = 1\nreverse = 1\ndraw_two = 1\nwild = 2\nwild_draw_four = 2\n",
        "[players]\nmax = 2\n[deck]\nskip = 1\nreverse = 1\ndraw_two = 1\nwild = 2\nwild_draw_four = 2\n",
    ),
    "RS607": _below("[deck]\nblank = 4\n", f'[deck]\nblank = 4\n{_CARD}on = "blank"\ncount = 4\n'),
    "RS608": _below(f'base = "official-112-blank"\n{_THREE}', f'base = "official-112"\n{_THREE}'),
    "RS609": _below(
        "[players]\nmax = 9\n[deck]\ndigits = 1\n[wild_draw_four]\nfailed_challenge_extra = 20\n",
        "[players]\nmax = 9\n[wild_draw_four]\nfailed_challenge_extra = 4\n",
    ),
    "RS610": _below(
        '[setup]\nhand_size = 10\n[mercy]\nlimit = 10\ntiming = "end-of-turn"\n',
        '[setup]\nhand_size = 9\n[mercy]\nlimit = 25\ntiming = "end-of-turn"\n',
    ),
    "RS611": _below("[setup]\nhand_size = 10\n[mercy]\nlimit = 10\n", "[setup]\nhand_size = 9\n[mercy]\nlimit = 25\n"),
    "RS612": _below(f"[players]\nmax = 2\n{_TWOS}", "[players]\nmax = 2\n[deck]\ndraw_two = 4\n"),
    "RS613": _below("[deck]\ndraw_two = 8\nwild_draw_four = 8\n", "[deck]\ndraw_two = 3\n"),
    "RS614": _below(
        "[players]\nmin = 3\nmax = 3\n"
        + _TWOS.replace("draw_two = 8", "draw_two = 4").replace("four = 0", "four = 20")
        + '[turn]\nafter_penalty = "may-play"\n[stacking]\ndraw_two_on_draw_two = true\n',
        '[players]\nmin = 3\nmax = 3\n[turn]\nafter_penalty = "may-play"\n[stacking]\ndraw_two_on_draw_two = true\n',
    ),
}
"""By code, every code of the registry."""
