"""Words that a follow-up is told by, folded: what it begins with, and what in it carries no meaning of its own.

They are looked for as they were written, not as they were put right: "Finnish" is no misspelt "finish".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.words import Token, fold

_HEADS: Final = {
    "en": "and, but, or, if, what if, what about, how about, even if, suppose, supposing, same, then, with, without, in"
    " under, on, for, by, as, not, does that hold, does it hold, does that apply, does the same, is it the same,"
    " is that the same",
    "fi": "pateeko se, pateeko sama, onko se sama, ja, enta, entas, entapa, mutta, tai, jos, mites, mita jos, miten"
    " jos, sama, saman, ilman, eli, vaikka",
    "nb": "gjelder det, gjelder det samme, er det det samme, og, men, eller, hvis, om, enn, hva om, hva hvis, hva med,"
    " hva da, enda om, samme, med, uten, i, under, pa, for, som",
    "sv": "galler det, galler samma, ar det samma, och, men, eller, om, ifall, an, vad om, tank om, hur blir det, hur"
    " ar det, samma, med, utan, i, under, pa, for, som",
}
_SMALL: Final = {
    "en": "a an the it its that this was were is be been would i im we you he she they my mine his her your our their"
    " one ones only just play plays played playing player players people rule rules house game same question"
    " instead now too also card cards there of us by do did does have has had say in with under on for as to then"
    " what if about how suppose supposing and but or even not without at well thing case edition deck pack points"
    " point challenge challenger fails failed succeeds success right wrong please answer language said when uno"
    " are am dont isnt hold holds apply applies true leaflet box sheet both",
    "fi": "se tuo tama siina silla sen sita oli olisi ois olis on ovat ollaan olisimme minun mun mulla minulla hanen"
    " hanella meita meilla meidan kortti korttia kortin korttini korttinsa kortteja saannoilla saannot saanto"
    " saannon pelaajaa pelaajan pelaajalla pelaajalle pelaaja kanssa pelataan pelattaisiin pelaisimme pelaamme"
    " pelissa pelia pakalla pakassa myos viela vaan vain sama saman kysymys kysymyksen sitten ja enta entas mutta"
    " tai jos mites mita miten ilman vaikka kun nyt kuin tilalla sijaan pistetta haaste haastaja haastetta"
    " epaonnistuu onnistuu kielella vastaa eli olin jai jaisi olisikin olikin kasi kadessa uno unon unossa ei emme"
    " pateeko entapa onko lehden laatikon",
    "nb": "en et ei den det de var er vart hadde har ville blir ble jeg du han hun vi dere oss min mitt mine sin sitt"
    " hans hennes din ditt kort kortet kortene spiller spillere spilte regel regler reglene regelen ogsa bare"
    " samme sporsmal sporsmalet som av na nar da sa i pa med uten under for til og men eller hvis om enn hva enda"
    " istedenfor stedet kortstokk kortstokken poeng utfordring utfordringen feil rett svar sprak skjer siste uno"
    " ikke ikkje gjelder esken arket",
    "sv": "en ett den det de var ar vore hade har skulle blir blev jag du han hon vi ni oss min mitt mina sin sitt hans"
    " hennes ditt din kort kortet korten spelar spelare spelade spela regel regler reglerna regeln ocksa bara"
    " samma fraga fragan som av nu nar da sa i pa med utan under for till och men eller ifall om an vad tank hur"
    " istallet stallet lek leken poang utmaning utmaningen fel ratt svar svara sprak hander sista sist uno inte"
    " galler asken bladet",
}
_ALSO: Final = frozenset("also too additionally both myos lisaksi lisaa molemmat ogsa begge ocksa aven bada".split())
_WITHOUT: Final = frozenset("without utan uten ilman not dont isnt inte ikke ikkje ei emme".split())
_TONGUES: Final = {
    "fi": frozenset("suomeksi suomi finnish finska finsk".split()),
    "nb": frozenset("norjaksi norja norwegian norska norsk bokmal".split()),
    "sv": frozenset("ruotsiksi ruotsi swedish svenska svensk".split()),
    "en": frozenset("englanniksi englanti english engelska engelsk".split()),
}
# Finnish says how many play in one word.
_WITH_SO_MANY: Final = {
    "kahdestaan": 2,
    "kahden": 2,
    "kaksin": 2,
    "kolmestaan": 3,
    "kolmisin": 3,
    "neljastaan": 4,
    "nelisin": 4,
    "viidestaan": 5,
    "kuudestaan": 6,
    "seitsemastaan": 7,
    "kahdeksastaan": 8,
    "yhdeksastaan": 9,
    "kymmenestaan": 10,
}


def begins_as_one(words: Sequence[Token], language: str) -> bool:
    """Whether the text begins as something that goes on from what was asked before: "and with …", "entä …", "tänk om …"."""
    told = [fold(word.text) for word in words if word.kind != "stop"]
    heads = (head.split() for head in _HEADS[language].split(", "))
    return any(told[: len(head)] == head for head in heads)


def is_small(word: Token, language: str) -> bool:
    """Whether the word, in a follow-up, says nothing that another word would not say."""
    return fold(word.text) in _SMALL[language].split()


def adds(words: Sequence[Token]) -> bool:
    """Whether what is named comes on top of what was named before."""
    return any(fold(word.text) in _ALSO for word in words)


def takes_away(words: Sequence[Token]) -> bool:
    """Whether what is named is to be left out."""
    return any(fold(word.text) in _WITHOUT for word in words)


def tongue_at(word: Token) -> str | None:
    """The language that a word names."""
    return next((code for code, names in _TONGUES.items() if fold(word.text) in names), None)


def so_many(word: Token) -> int | None:
    """How many play, where one word says it: "kolmestaan"."""
    return _WITH_SO_MANY.get(fold(word.text))
