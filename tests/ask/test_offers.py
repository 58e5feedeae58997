"""Values and accounts asked with yes or no: compared, counted by the colour, with whoever is let off, and what only asks how."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

DEALT = [
    ("en", "Big crowd, ten players. Do we get fewer cards then?", "no"),
    ("en", "Does everyone start with the same number of cards?", "yes"),
    ("fi", "Kun meitä on yheksän, saadaanko vähemmän kortteja?", "no"),
    ("fi", "Saavatko kaikki alussa yhtä monta korttia?", "yes"),
    ("nb", "Vi er åtte til bords, blir det færre kort på hver?", "no"),
    ("nb", "Får alle like mange kort fra start?", "yes"),
    ("sv", "Om vi är nio, får man färre kort i början då?", "no"),
    ("sv", "Får alla lika många kort från början?", "yes"),
]
COUNTED = [
    ("en", "Do we have only one zero of each colour?", "yes"),
    ("en", "Are there more zeros than ones?", "no"),
    ("en", "Does every colour have the same number of cards?", "yes"),
    ("fi", "Onko joka väriä kaksi nollaa?", "no"),
    ("fi", "Onko nollia yhtä monta kuin ykkösiä?", "no"),
    ("fi", "Onko punaisia yhtä monta kuin sinisiä?", "yes"),
    ("nb", "Fins det et kort som heter bytt hender i denne stokken?", "no"),
    ("nb", "Er det like mange røde som blå i esken?", "yes"),
    ("sv", "Är det bara en nolla i varje färg?", "yes"),
    ("sv", "Är det lika många nollor som ettor?", "no"),
]
WORTH = [
    ("en", "Does a reverse count for more than a skip?", "no"),
    ("en", "Is a draw two worth just as much as a reverse?", "yes"),
    ("fi", "Onko villi kortti arvokkaampi kuin ohitus?", "yes"),
    ("sv", "Är vändkortet värt mer än stopp?", "no"),
]
BEGUN = [
    ("en", "Draw two turned first. Aunt Liz on the dealer's left reckons she can ignore it. Is she right?", "no"),
    ("fi", "Eka kortti oli plus kaks. Täti jakajan vasemmalta väittää ettei se koske häntä. Onko hän oikeassa?", "no"),
    ("nb", "Stå over ble snudd først. Turid hevder at det ikke har noe å si. Har Turid rett?", "no"),
    ("sv", "Plus två vändes upp först. Faster till vänster om given tycker att hon slipper. Har hon rätt?", "no"),
    ("sv", "Första kortet var +2. Måste faster, som sitter till vänster om given, ta upp två?", "yes"),
]
ENDED = [
    ("en", "Draw pile's finished. Does that end the round?", "no"),
    ("en", "Out of cards to draw. Do we shuffle everything apart from the top card?", "yes"),
    ("en", "Once someone's rid of all their cards, is the round over?", "yes"),
    ("fi", "Nostettavat loppui. Sekoitetaanko kaikki muut paitsi ylin kortti?", "yes"),
    ("fi", "Pelataanko ensimmäisen jälkeen vielä kunnes jäljellä on yksi häviäjä?", "no"),
    ("nb", "Bunken er tom, er spillet slutt da?", "no"),
    ("nb", "Skal det øverste kortet også stokkes inn når bunken er tom?", "no"),
    ("sv", "Är omgången över när nån blivit av med alla kort?", "yes"),
    ("sv", "Fortsätter vi efter att första gått ut tills det bara är en förlorare kvar?", "no"),
]
CHALLENGED = [
    ("en", "I had already picked up three of the four cards. Can I still challenge?", "no"),
    ("en", "It was played on me. Am I the only one who can challenge?", "yes"),
    ("fi", "Kolme korttia neljästä oli jo nostettu. Saanko yhä haastaa?", "no"),
    ("fi", "Pekka haastettiin. Joutuuko se näyttämään kätensä ihan kaikille?", "no"),
    ("nb", "To av de fire er alt på hånda mi. Går det fortsatt an å utfordre?", "no"),
    ("sv", "Måste jag visa korten för hela gänget när jag blir utmanad?", "no"),
]
NAMED = [
    ("en", "Four of us. Pia played, then me with a reverse. Is it Pia's go again?", "yes"),
    ("fi", "Viis pelaajaa. Sisko löi kortin ja sitten minä suunnanvaihdon. Onko siskolla taas vuoro?", "yes"),
    ("nb", "Vi er fire. Pia la, så jeg, og jeg la snu. Er det Pia sin tur igjen?", "yes"),
    ("sv", "Vi är fem. Min syster la ett kort, sen la jag ett vändkort. Är det min systers tur nu?", "yes"),
]
CALLED = [
    ("en", "Can I name a colour nobody's holding?", "yes"),
    ("fi", "Saako valita värin jota ei ole kenelläkään?", "yes"),
    ("nb", "Kan jeg velge en farge som ingen har?", "yes"),
    ("sv", "Kan man säga lila på jokern, dottern vägrar ge sig", "no"),
    ("en", "I counted 108 but Ken thinks it's 112. Are we missing any?", "no"),
    ("sv", "Jag fick 108, Knut säger att det ska vara 112. Saknas det nåt?", "no"),
    ("fi", "Kymmenen korttia unohtuneesta unosta on liikaa, eikö se ole yksi?", "no"),
    ("nb", "Vi er tolv. Går det an å spille så mange, eller må noen sitte over?", "no"),
]


@pytest.mark.parametrize(
    ("language", "text", "verdict"), DEALT + COUNTED + WORTH + BEGUN + ENDED + CHALLENGED + NAMED + CALLED
)
def test_a_value_asked_with_yes_or_no_is_held_against_what_the_engine_did(
    language: str, text: str, verdict: str
) -> None:
    assert answer(text, ["official"], language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        ("en", "My partner went out. Are my leftover cards counted too?", "no"),
        ("en", "We play in pairs. Does my partner score too when I go out?", "yes"),
        ("fi", "Pari pääsi ulos. Lasketaanko mun jäljelle jääneet kortit mukaan?", "no"),
        ("nb", "Må begge på laget bli kvitt kortene før runden er ferdig?", "no"),
        ("sv", "Min kompanjon gick ut. Räknas korten jag sitter kvar med?", "no"),
        ("nb", "Vi er makkere. Får laget poengene, eller bare den som gikk ut?", "yes"),
    ],
)
def test_what_becomes_of_a_pair_is_told_with_yes_or_no(language: str, text: str, verdict: str) -> None:
    assert answer(text, ["official", "partners"], language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Gramps wants to deal. May he just do it without drawing cards for it?"),
        ("fi", "Vaari haluaa jakaa. Saako hän jakaa ilman että nostetaan kortteja?"),
        ("nb", "Bestemor vil dele ut. Får hun det uten at vi trekker om det?"),
        ("sv", "Farmor vill ge. Får hon göra det utan att vi drar om det?"),
    ],
)
def test_who_deals_without_lots_hangs_on_the_edition(language: str, text: str) -> None:
    assert [answer(text, [edition], language).verdict for edition in ("no-mercy", "official")] == ["yes", "no"]


@pytest.mark.parametrize(
    ("language", "text", "rules"),
    [
        ("en", "When am I actually allowed to lay the +4? They argue every time.", ["official"]),
        ("fi", "Milloin sen plus nelosen oikeasti saa laittaa? Aina siitä riidellään.", ["official"]),
        ("nb", "Når kan man egentlig legge +4? Vi krangler om det hver gang.", ["official"]),
        ("sv", "När kan man egentligen lägga +4? Vi bråkar om det jämt.", ["official"]),
        ("en", "challenging a draw four step by step", ["official"]),
        ("fi", "plus nelosen haasto askel askeleelta", ["official"]),
        ("nb", "utfordre pluss fire steg for steg", ["official"]),
        ("sv", "lägst poäng vinner hur funkar det", ["official", "low-score"]),
        ("en", "what becomes of your hand once you're knocked out at 25", ["no-mercy"]),
        ("sv", "vad händer med korten när man åker ut på 25", ["no-mercy"]),
    ],
)
def test_what_is_asked_to_be_explained_is_explained(language: str, text: str, rules: list[str]) -> None:
    assert answer(text, rules, language).verdict == "explain"


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "is it one zero per colour or two", 1),
        ("fi", "Onko nollia yksi vai kaksi joka väriä?", 1),
        ("nb", "Er det ett eller to stå over-kort i hver farge?", 2),
        ("sv", "Är det 25 kort i varje färg eller 27?", 25),
    ],
)
def test_of_each_colour_is_counted_by_the_colour(language: str, text: str, value: int) -> None:
    found = answer(text, ["official"], language)
    assert (found.verdict, found.value) == ("value", value)


def test_a_comparison_that_nobody_can_tell_stays_a_value() -> None:
    assert answer("How many points is a skip worth?", ["official"], "en").verdict == "value"
    assert answer("How many cards are we dealt when there are ten of us?", ["official"], "en").verdict == "value"
