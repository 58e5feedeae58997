"""What a question on manners is about: cards counted, advice, a wrong card, a wrong turn, a misdeal, coming, going, showing.

Each has beginnings of words and phrases that tell of it; the one of which most is told is meant. A "!" counts for two.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.words import fold

KINDS: Final = ("misdeal", "out-of-turn", "wrong-card", "leaving", "joining", "advice", "card-count", "showing")
"""In the order in which they are taken where as much is told of each."""

_CUES: Final = {
    "en": """
        misdeal: deal!, dealt!, dealer, redeal!, misdeal!, wasn't shuffled!, shuffled badly, extra card, one
            card too, start over, cards instead, shuffle and deal, got eight cards, got six cards, got nine
            cards, short a card
        out-of-turn: out of turn!, out of order!, overeager!, elses go!, anothers turn!, before my turn!, before
            her turn!, before his turn!, turn!, went before, go before, my go, queue, prematurely!, too early,
            wait, jumping the, not her go, not his go
        wrong-card: wrong card!, played the wrong!, mixed up, mixes up, didn't fit!, doesn't fit!, did not fit!,
            don't fit, non matching!, not matching!, illegal!, by mistake, mistake, by accident, accidentally
            played, misplay!, misread, rewind, swap it back, noticed, clocked it, take it back, same card, stuck
            together, invalid
        leaving: leav!, left the!, left early!, call and left!, gone home!, going home!, go home!, goes home!,
            went home!, to bed!, bedtime, asleep!, quit!, ragequit!, stormed, retire!, last bus!, drop out!,
            dropped out!, gives up!, gave up!, toilet!, bathroom!, midway, take over the hand!, had to go!, has
            to go!, phone, walk out, and left
        joining: join!, late!, late to, latecomer!, slot in!, in between, newcomer!, wants in!, hop in!, enter!,
            arriv!, turned up!, turns up!, jump on, new player!, play along, come in!, get in, mid-game, another
            player in
        advice: advi!, hint!, tip, tips!, table talk!, signal!, help!, helping!, whisper!, plot!, coach!,
            suggest!, tell another, tell him what, tell her what, tell them what, which card to!, what to play!,
            what to lay!, conspir!, team up!, nudge, collu!, talking about, tells the
        card-count: how many cards!, how many i!, how many you!, how many u!, how many he, how many she, how
            many are left, number of cards!, count them!, count my, counted, your number, how few!, hide,
            hiding, under the table, lied about, truthfully!, honest, card count
        showing: show!, shows!, peek!, peep!, mirror!, flash!, open hand!, looked at!, looking at!, reveal!,
            face up, exposed, expos, glimpse!, saw my!, see her cards!, sees my!, see his cards, look at, let
            them see!, see that i hold!, see all her!, dropped my, visible, spy
    """,
    "fi": """
        misdeal: jako!, jaoin!, jaoin, jaossa!, jaetaan uude!, jaetaank!, jakaja, jaettiin, jaettu, jaon!,
            uusiks!, uusi jako!, jakaa, kahdeksan korttia, kaheksan, viisi korttia!, kuusi korttia!, yhdeksan
            korttia!, unohtui jakaa!, alussa, liikaa kortteja, liian monta korttia
        out-of-turn: vuoro!, vuoron, vuorolla!, vuorotta!, vuoroaan!, vuoroani!, vuorot!, hataili!, ennen omaa!,
            vaaralla vuorolla!, toisen vuoro, etuil, odott, ei ollut viela
        wrong-card: vaaran kortin!, vaara kortti!, ei sopinut!, sopinut!, laiton siirto!, laiton, laittom,
            vahingos, perutaan, otanko takas!, takaisin, ei kay, eika kukaan huomannu!, huomattiin, tarttunu,
            virhe, vaarin lyoty!, kelvannut!, paalle eika
        leaving: lahte!, lahti!, lahdet!, lahtij!, poistu!, pois!, nukku!, luovut!, lopett, kotiin!, vessa!,
            puhelin!, puhelinsoitto!, joudun menee!, kesken pois, suuttui!, jatti pelin!, keskeyt!, bussi,
            kyllasty
        joining: mukaan!, liitty!, myohas!, tulija!, uusi pelaaja!, hypata mukaan!, tuli vasta!, osallistu!,
            jalkikateen!, saapui!
        advice: neuvo!, neuvoa!, kuiski!, kuiska!, vinkk!, vihje!, auttaa!, autta!, apua!, neeuvo!, vinkata!,
            mita kannattaa!, mita pelata, mita lyoda!, sanoa toiselle, opast!, vihja!, juoni!, liittoutu!,
            hjalpa!
        card-count: montako korttia!, kuinka monta korttia!, montako korttii!, kuin monta kort!, monta kortti,
            korttieni maara!, maaraa!, maara!, valehdel!, how many cards!, piilo!, piilott!, laskea ne!, poydan
            ylapuolella!, poydan alla!, kuinka vahan!, nakyvis, montako niit
        showing: nayttaa!, esitel!, nayta!, naytta!, kurk!, vilaht!, vilaut!, nakyi!, nakivat!, nahda!,
            kuvapuoli!, aaneen!, peili!, paljast, kommentoi!, katsoa toisen!, vilkai!, putosi, nakee!,
            avoimesti!
    """,
    "nb": """
        misdeal: giver!, giveren!, utdel!, utdelt!, feilutdel!, dele om!, deler!, delt ut!, delte ut!, dele ut!,
            delt, delte!, del pa nytt, seks kort!, atte kort!, ni kort!, fem kort!, byrje heilt pa nytt, begynne
            pa nytt, ikke stokket!, stokket, ga meg
        out-of-turn: tur!, turen, utenfor tur!, utanfor tur!, uten tur!, uteenom tur!, out of turn!, ivrig!, for
            han ved!, sin tur!, hennes tur!, hans tur!, min tur!, ens tur!, for tiden, vente
        wrong-card: feil kort!, ugyldig kort!, ikke pas!, ikkje pas!, passet!, passa!, paset!, ikkje gjekk!,
            ikke gikk, ulovlig, ulovleg, ta tilbake, ta det tilbake, ta det opp, uten a tenke!, feil!, sa vi
            det, oppdaget, oppdaga, misforsto, galt kort!
        leaving: dra hjem!, dro!, drar!, ga hjem!, gar hjem!, gikk!, ga pa jobb!, matte ga!, ma ga!, sovn!, gir
            opp!, ga opp!, taxi!, forlat!, forlot!, slutt!, heim!, dobesok!, pa do!, sur og!, trekker seg!,
            legger seg, la seg, ma hjem!, stikke!
        joining: bli med!, bli med pa, vere med!, vaere med!, kom seint!, kom sent!, kommer sent!, kom etter!,
            kommer etter, sein!, hoppe pa!, hoppe inn, nykommer!, ny spiller!, delta!, komme inn!, etter at vi
            hadde!
        advice: rad!, tips!, hviske!, hvisk!, kviskr!, signal!, hjelp!, hjelpe!, hint!, si til, hva hun skal!,
            hva andre, hva alle burde!, hva de skal legge!, kva han skal!, hvilket kort hun!, hvilket kort han!,
            burde legge!, de bor!, hvilket kort de!, samarbeid!, foresla!, bor spill
        card-count: hvor mange kort!, kor mange kort!, hvor my kort!, antall kort!, antallet, telle!, skjule!,
            gjemme!, gjem, ljuge, boyer, ingen ser!, juge!, lyve!, aerlig!, arlig!, bare to, berre to!, synlig
        showing: vise!, viser!, vis!, kikk!, kika!, titt!, se pa kort!, ser kort!, speil!, sa alt!, sa det!,
            apne!, ope!, bildesid!, datt!, opp ned, vifta!, juks a se!, glimt!, avslor!, mista
    """,
    "sv": """
        misdeal: giv!, given!, felgiv!, dela!, delade!, delat!, dela om!, delar om!, utdel!, omgiv!, atta kort!,
            sex kort!, nio kort!, fem kort!, delats!, borja om, borjar om, blandade inte, for manga kort
        out-of-turn: tur!, turen!, sin tur!, min tur!, ens tur!, annans tur!, hennes tur!, fore sin!, agerar
            innan!, innan turen!, for tidigt!, fel tur!, vanta
        wrong-card: fel kort!, laggt fel!, lagt fel!, lade fel!, la fel!, inte passa!, passade!, passar!,
            otillat, misstag, felaktigt lagt!, kortet ar fel!, utan att siff!, ta tillbaka, tillbaka, ingen
            markte!, markte, inte gick!, fel farg!, ogiltigt!
        leaving: ga hem!, gar hem!, gick hem!, akte hem!, for hem!, aka hem!, maste ga!, gick!, lamna!, sluta!,
            ger upp!, gav upp!, somna!, lagga sig!, toa!, jobbsamtal!, avbryt!, hem mitt, sur, stack!,
            forsvann!, drar hem!
        joining: komma med!, vara med!, va me!, va med!, forsen!, sen!, kom sent!, ny spelare!, nya!, delta!,
            hoppa in!, hoppa pa, komma in!, ansluta!, dyka upp!, kommer sent!
        advice: tips!, tipsa!, rad!, hjalp!, hjalpa!, viska!, viskar!, sag at!, saga at!, sager at!, ska lagg!,
            ska spela!, ta inte den!, rekommend!, hint!, foresla!, vinka!, skriker, borde satt!, peka
        card-count: hur manga kort!, hur mang kort!, antal!, antalet!, hur manga!, gomt!, gomma!, gommer, bakom
            ryggen!, rakna!, ljuga!, arlig!, hemligt, offentligt
        showing: visa!, visar!, kika!, kikar!, titta!, tittar!, tjuvtitt!, spegl!, se mina!, sag!, alla sag!,
            framsidan!, hall upp!, halla upp!, oppet, oppna!, tappade!, tapade!, bevisa, askadar!
    """,
}
"""Beginnings of words and phrases, folded when they are read; `kind:` begins the next."""

_TOLD: Final = {
    "count-ask": "card-count",
    "advice": "advice",
    "wrong-card": "wrong-card",
    "out-of-turn": "out-of-turn",
    "misdeal": "misdeal",
    "joining": "joining",
    "leaving": "leaving",
    "peek": "showing",
    "show-hand": "showing",
}
"""Concepts that tell of it as well; they count for one."""


def conduct(seen: Frame) -> str | None:
    """One of KINDS, or None where nothing tells which."""
    told = " " + " ".join(fold(word.text) for word in seen.words if word.kind != "stop") + " "
    points = {kind: sum(by for cue, by in cues if f" {cue}" in told) for kind, cues in _cues(seen.language).items()}
    for mark in seen.marks:
        if mark.concept in _TOLD:
            points[_TOLD[mark.concept]] += 1
    if _colour_on_colour(seen):
        points["wrong-card"] += 2
    best = max(KINDS, key=lambda kind: points[kind])
    return best if points[best] else None


def _colour_on_colour(seen: Frame) -> bool:
    """ "A red on a green": it does not fit, whatever is said of it."""
    named = [mark.concept for mark in seen.marks if mark.concept in COLOURS]
    return len(set(named)) > 1


@cache
def _cues(language: str) -> dict[str, tuple[tuple[str, int], ...]]:
    found: dict[str, tuple[tuple[str, int], ...]] = {}
    for part in re.split(r"\n\s{8}(?=[a-z])", _CUES[language]):
        kind, _, cues = part.strip().partition(":")
        if kind:
            found[kind] = tuple((_folded(cue), 1 + cue.strip().endswith("!")) for cue in cues.split(","))
    return found


def _folded(cue: str) -> str:
    return " ".join(fold(word) for word in cue.split())
