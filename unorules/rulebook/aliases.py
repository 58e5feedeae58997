"""What players and other programs call the tables, keys and rulesets: the name meant, and the words for it.

The words are written without capitals and accents, blanks as hyphens, in Finnish, Norwegian, Swedish and English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_STACK = (
    "stacking stack stacked stacks stable stabling stable-trekkekort stabling-av-trekkekort legge-oppa sende-videre "
    "stapla stapling staplning staplade lagga-pa skicka-vidare ketjutus ketjuttaminen ketjuttaa ketjutetaan nostojen-ketjuttaminen "
    "nostokorttien-ketjuttaminen pinoaminen pinota pinotaan kasaaminen kasata kasa-kasvaa chain chaining pile-on plus-on-plus"
)
_SEVEN = (
    "7-0 0-7 70 7-o seven-zero seven-0 zero-seven seveno sju-null sju-noll seiska-nolla 0-ja-7-kortit 7-0-handbytte "
    "swap-rule kasienvaihto"
)
_SWAP = (
    " swap swapping sevens seven swap-hands trade-hands bytte-hender handbytte byta-hander handbyte kasien-vaihto "
    "kasienvaihtosaanto"
)
_JUMP = (
    "jump jumpin jump-in jump-ins slap slapping snap cut-in exact-match-out-of-turn inhopp hoppa-in sla-in "
    "lagga-utanfor-sin-tur hoppe-inn hopp-inn smette-inn legge-utenom-tur valiinlyonti valiin lyoda-valiin lyominen-valiin "
    "hypata-valiin valiin-lyonti hyppaaminen samanlaisen-kortin-lyominen-valiin"
)
_TEAMS = (
    "team-play teams team teamplay pairs pair partner partner-play 2v2 makker makkere makkerspill parspill spille-i-par "
    "parspel spela-i-par lag paripeli parit pareittain"
)
_MERCY = (
    "mercy mercy-rule 25-card 25-cards naderegel naderegelen naderegeln mercy-regeln 25-kort 25-kortsregel 25-kortsregelen "
    "25-kortsregeln armosaanto armahdussaanto armo 25-kortin"
)
_BOUNCE = (
    "deflect deflection skip-bounce reverse-bounce sprett snu-tilbake sende-straffen-videre-med-sta-over studs vand-tillbaka "
    "skicka-vidare-med-hoppa-over kimmoke ohituksella-eteenpain takaisin-suunnanvaihdolla"
)
_MULTI = (
    "multiples multiple multiple-identical-cards multi doubles double play-pairs several several-cards play-several "
    "play-several-of-a-kind flere-like flere-like-kort flere-kort flere-kort-samtidig legg-flere-like dobbel flera-lika "
    "flera-lika-samtidigt lagga-flera-lika dubbelt tuplat monta-korttia monta-korttia-kerralla samat-kortit "
    "samat-kortit-kerralla useita-samanlaisia"
)
_FORCE = (
    "forced-play forceplay must-play must-play-if-able leggetvang spilletvang ma-legge ma-legge-hvis-man-kan spelplikt "
    "maste-lagga tvang-att-lagga pelipakko pakko-pelata sopiva-kortti-on-pelattava"
)
_UNTIL = (
    "draw-until draw-until-you-can-play draw-to-match keep-drawing draw-till-playable trekk-til-du-kan "
    "trekk-til-du-kan-legge trekke-til-man-far-et-som-passer dra-tills-du-kan dra-tills-det-passar nosta-kunnes-sopii "
    "nosto-kunnes-loytyy nostetaan-kunnes-voi-pelata"
)
_PENALTY = (
    "straff straffen straffet straffekort straffkort rangaistus sakko fine punishment bot penalties penalty-cards"
)
_POINTS = "points score scores poeng poang pisteet pistelasku poengberegning poangrakning"
_OUT = "elimination elimination-by-points knockout knock-out knocked-out last-one-standing out"

_TRUE: Final = "yes on ja jo på sann sant kyllä joo päällä tosi"
_FALSE: Final = "no off nei nej av usann usant falsk falskt ei pois epätosi"

SAID: Final[Mapping[str, bool]] = dict.fromkeys(_TRUE.split(), True) | dict.fromkeys(_FALSE.split(), False)
"""What people write for true and false, in the four languages."""

TRUTH: Final[Mapping[str, bool]] = {"true": True, "false": False, "1": True, "0": False, **SAID}
"""With the words of TOML itself, and the numbers that other programs write."""

_COUNTED: Final = (
    "zero null noll nolla",
    "one en ett yksi",
    "two to två kaksi",
    "three tre kolme",
    "four fire fyra neljä",
    "five fem viisi",
    "six seks sex kuusi",
    "seven sju syv seitsemän",
    "eight åtte åtta kahdeksan",
    "nine ni nio yhdeksän",
    "ten ti tio kymmenen",
    "eleven elleve elva yksitoista",
    "twelve tolv kaksitoista",
)

NUMBERS: Final[Mapping[str, int]] = {word: number for number, words in enumerate(_COUNTED) for word in words.split()}
"""Small numbers in words, in the four languages."""

_NONE: Final = "no off nei nej av ei pois false none never nothing disabled ingen inga inget aldri aldrig ei-koskaan"
_ALL: Final = "all any every alle alla kaikki kaikkia"

ALIASES: Final[Mapping[str, str]] = {
    # rulesets
    "progressive": _STACK + " progressiv same-kind-stacking",
    "mixed-stacking": _STACK
    + " mixed stack-anything stack-any mix-stacking blandet-stabling blandad-stapling sekaketjutus sekapinoaminen "
    "eri-nostokortit-yhdessa +4-on-+2 +2-on-+4 +4-pa-+2 +2-pa-+4 +4-+2:n-paalle",
    "seven-o": _SEVEN + _SWAP,
    "jump-in": _JUMP,
    "draw-until-playable": _UNTIL,
    "draw-three": "three-tries draw-up-to-three tre-forsok trekk-tre dra-tre kolme-yritysta nosta-kolme",
    "multi-play": _MULTI,
    "force-play": _FORCE,
    "no-bluff": (
        "no-bluffing bluff-off bluffing strict strict-+4 enforced-+4 ingen-bloff +4-bare-nar-lov ingen-bluff "
        "dra-fyra-bara-nar-det-ar-tillatet ei-bluffia bluffi-pois +4-vain-sallittuna"
    ),
    "free-wild-draw-four": "free-plus4 free-plus-four free-+4 free-draw-four fri-+4 fritt-+4 vapaa-+4",
    "bounce": _BOUNCE,
    "no-action-finish": "no-special-finish number-finish ikke-avslutte-pa-spesialkort ei-lopetusta-toimintakortilla",
    "low-score": (
        "lowest-score lowest-points lowest-points-win alternative-scoring points-against lavest-poengsum "
        "lavest-poengsum-vinner alternativ-poengregning lagst-poang lagst-poang-vinner alternativ-rakning vahiten-pisteita "
        "vahiten-pisteita-voittaa vaihtoehtoinen-pistelasku golf"
    ),
    "challenge-uno": _OUT
    + " utslag utslatt ryker-ut utslagning utslagning-pa-poang aker-ut pudotus pudotuspeli pudotuspeli-pisteilla "
    "putoaa-pelista",
    "partners": _TEAMS,
    "mercy-25": _MERCY,
    "two-packs": "two-decks double-deck 2-packs to-kortstokker tva-lekar kaksi-pakkaa",
    "no-mercy": "nomercy show-em-no-mercy merciless armoton nadelos",
    "official": (
        "classic basic standard original base mattel klassisk klassiskt klassinen perus perussaannot "
        "grunnregler grundregler aldre-lek"
    ),
    "official-112": "current modern classic-112 112 dagens-kortstokk dagens-kortlek aktuell-lek aktuell-kortlek",
    "house-rule": "house houserule house-rules rule rules husregel husregler hjemmeregel kotisaanto kotisaannot variant",
    "edition": "base-game game official utgave utgava laitos",
    # languages
    "fi": "fin finnish suomi finnish",
    "nb": "nor norsk norwegian bokmal",
    "sv": "se swe svensk svenska swedish",
    "en": "eng english engelsk engelska englanti gb us",
    # tables
    "stacking": _STACK,
    "seven_o": _SEVEN + _SWAP,
    "jump_in": _JUMP,
    "teams": _TEAMS + " partners",
    "deck": "pack cards kortstokk kortlek stokk lek pakka korttipakka playing-card pelikortti spelkort spillkort",
    "players": "player spillere spelare pelaajat pelaaja",
    "setup": (
        "start deal dealing preparation preparations forberedelser forberedelse oppsett utdeling givingen uppstallning utdelning "
        "given valmistelu valmistelut alkujarjestely jako jakovaihe jakaminen"
    ),
    "start_card": "first-card opening-card startkort aloituskortti",
    "turn": "turns draw drawing tur vuoro go pelivuoro",
    "wild_draw_four": "wd4 plus4 plus-four draw-four plus-fire plus-fyra plus-nelonen challenge bluff bluffi bloff",
    "round_end": "end ending finish last-card siste-kort sista-kortet viimeinen-kortti",
    "scoring.points": "points poeng poang pisteet card-points kortpoeng pistearvot kortpoang",
    "scoring": _POINTS,
    "uno": "uno-call calling-uno uno-huuto unon-huutaminen uno-rop uno-ropet",
    "two_players": "two-player kaksinpeli to-spillere tva-spelare",
    "mercy": _MERCY,
    "piles": "pile draw-pile trekkbunke draghog nostopakka",
    "no_mercy": "nomercy",
    # keys
    "penalty": _PENALTY,
    "call": "say shout rop ropa huuto sanominen",
    "catch_until": "catch window late",
    "false_call_penalty": "false-uno false-call wrong-call",
    "hand_size": "hand cards cards-each hand-cards deal kort kort-hver kortit handkort antall-kort",
    "draw_limit": "draws draw draw-count cards-to-draw draw-until trekk dra nosto nostot",
    "voluntary_draw": _FORCE + " force-play forced",
    "drawn_card": "play-drawn-card play-drawn",
    "multi_play": _MULTI + " multi-play",
    "draw_two_on_draw_two": "plus-two-on-plus-two plus2-on-plus2 same-kind",
    "wild_draw_four_on_wild_draw_four": "draw-four-on-draw-four plus4-on-plus4",
    "wild_draw_four_on_draw_two": "draw-four-on-draw-two plus4-on-plus2",
    "draw_two_on_wild_draw_four": "draw-two-on-draw-four plus2-on-plus4",
    "allowed": "enabled enable on active tillatt tillatet sallittu",
    "limit": "max maximum grense grans raja",
    "target": "goal limit points score poenggrense poanggrans pisteraja mal",
    "rounds": "number-of-rounds runder omgangar kierrokset",
    "min": "minimum minst vahintaan fewest",
    "max": "maximum hogst hoyst enintaan most",
    "age": "alder alder-fra ika",
    "dealer": "giver giv givare jakaja",
    "packs": "decks pack kortstokker lekar pakat",
    "wild": "joker jokers jokerkort fargevalgskort fargvalskort varinvaihto",
    "skip": "sta-over hoppa-over ohitus ohita",
    "reverse": "snu vand vandkort suunnanvaihto motsatt-vei",
    "draw_two": "plus-two plus2 +2 trekk-to dra-tva nosta-kaksi",
    # the head and the other tables
    "title": "name tittel titel nimi otsikko titles label",
    "description": "desc beskrivelse beskrivning kuvaus summary text",
    "kind": "type typ tyyppi art",
    "base": "extends parent basis pohja grunnlag grund inherits edition",
    "uses": "use using include includes with extends imports bruker anvander kayttaa house-rules rules regler saannot",
    "excludes": "exclude without forbids not unntatt utom",
    "pins": "pin locks lock fixed",
    "because": "reason why fordi darfor koska",
    "sources": "source kilde kilder kalla kallor lahde lahteet references",
    "custom_card": "custom-cards custom custom-rule blank-card wild-customizable cards own-card",
    "covers": "cover keys for",
    "says": "say text quote",
    "agrees": "agree",
    "effect": "effects effekt virkning vaikutus",
    "draw": "draws steal take trekk dra nosta",
    "skips": "skip",
    "reverses": "reverse",
    "choose_colour": "color colour choose-color wild",
    "everyone_draws": "all-draw everybody-draws",
    # values
    "off": _NONE,
    "none": _NONE,
    "any": _ALL + " any-colour any-color mika-tahansa uansett whatever",
    "all": _ALL,
    "anyone": _ALL + " anybody everyone everybody hvem-som-helst vem-som-helst kuka-tahansa kuka-vain",
    "everyone": _ALL + " anyone anybody everybody",
    "same-colour": "colour color matching samme-farge samma-farg sama-vari",
    "until-playable": (
        "unlimited until infinite infinity no-limit endless as-many-as-needed ubegrenset obegransat rajaton rajattomasti "
        "until-it-fits until-one-fits til-det-passer tills-det-passar kunnes-sopii"
    ),
    "own-cards": "low-score lowest own egne-kort egna-kort omat-kortit",
    "winner-takes": "winner winner-takes-all classic vinneren vinnaren voittaja",
    "must-swap": "swap forced must bytte byta vaihto",
    "may-swap": "swap optional voluntary frivillig vapaaehtoinen",
    "pass-all": "pass rotate swap",
    "strict": "no-bluff no-bluffing",
    "next-player": "next nestemann nasta neste-spiller nasta-spelare seuraava",
    "may-play": "optional",
    "must-play": "forced force",
    "face-value": "face value number pip tallverdi siffervarde numeroarvo",
    "same-number": "same samme-tall samma-siffra sama-numero",
    "identical": "same same-card twins pairs pair par parit parittain doubles",
    "not-allowed": _NONE + " forbidden forbudt forbjudet kielletty",
}
