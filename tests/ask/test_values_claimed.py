"""A value or an account that somebody claims, or acts on, and that the question has judged: held against what the engine says."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

OFFICIAL = ["official"]
NO_MERCY = ["no-mercy"]
JUMP_IN = ["official", "jump-in"]
PARTNERS = ["official", "partners"]
LOW_SCORE = ["official", "low-score"]

JUDGED_BY_ANY_WORD = [
    ("en", OFFICIAL, "Nan gave us each a hand of nine and told us not to argue. Did Nan get it right?", "no"),
    ("en", OFFICIAL, "Pete's adamant there's only one red skip in the pack. Is he right about that?", "no"),
    ("en", OFFICIAL, "My brother gave everyone five cards. I told him it should be seven. Was I right?", "yes"),
    (
        "fi",
        OFFICIAL,
        "Mummo alotti pelin vastapäivään. Mun mielestä pitää mennä myötäpäivään. Oonko mä oikeessa?",
        "yes",
    ),
    ("nb", OFFICIAL, "Vi lot yngstemann begynne fordi onkel sa at det står i reglene. Snakket onkel sant?", "no"),
    ("nb", OFFICIAL, "Mamma sier at det bare er én null i hver farge. Stemmer det mamma sier?", "yes"),
    ("sv", OFFICIAL, "Farfar gav oss sex kort var. Jag påstod att det fattades ett. Hade jag rätt?", "yes"),
    (
        "sv",
        OFFICIAL,
        "Killarna skickar alltid turen åt höger från början. De säger att det ska vara så. Har de rätt?",
        "no",
    ),
]
ECHOED = [
    ("en", OFFICIAL, "I won my challenge. She says I still miss my go because a +4 was played on me. Do I?", "no"),
    (
        "en",
        OFFICIAL,
        "I challenged her +4 and she was clean. I took four, she wants me to take two more. Do I have to?",
        "yes",
    ),
    (
        "nb",
        OFFICIAL,
        "Utfordringen min holdt, Per hadde blått på hånda. Likevel sier han at det er jeg som må trekke. Er det det?",
        "no",
    ),
    ("sv", OFFICIAL, "Jag synade en +4 och hade rätt. Olle säger att jag ändå står över. Gör jag det?", "no"),
    (
        "sv",
        OFFICIAL,
        "Jag synade Elin och hon hade fuskat. Ändå ville hon att jag skulle ta korten. Var det meningen?",
        "no",
    ),
]
DENIED = [
    (
        "fi",
        OFFICIAL,
        "Isä nappas mut unosta vaikka istuu toisella puolella. Väitin ettei se saa. Olinko väärässä?",
        "yes",
    ),
    ("sv", OFFICIAL, "Alva sa till att jag glömt uno fast det inte var hennes tur. Får hon det?", "yes"),
]
THE_DEED_AND_NOT_THE_OBJECTION = [
    ("sv", OFFICIAL, "När Tilda gick ut slutade vi spela. Pelle tyckte att vi skulle fortsatt. Gjorde vi rätt?", "yes"),
    (
        "sv",
        OFFICIAL,
        '"Yngst börjar", sa Melker, fast Ottilia sitter till vänster om givaren. Hade han rätt att börja?',
        "no",
    ),
]
CHALLENGED = [
    (
        "en",
        OFFICIAL,
        "Pile was yellow, she +4'd and called blue. No yellow in her hand at all, but blues galore. Is she caught?",
        "no",
    ),
    (
        "fi",
        OFFICIAL,
        "Pinossa sininen, Otto löi +4:n ja pyysi keltasta. Ottolla oli sinisiä muttei keltasta. Jäikö Otto kiinni?",
        "yes",
    ),
    (
        "nb",
        OFFICIAL,
        "Det lå gult, og hun la +4 og valgte grønt. Jeg mener det er gult hun ikke får ha. Har jeg rett?",
        "yes",
    ),
    (
        "sv",
        OFFICIAL,
        "Rött låg, hon la +4 och sa gult. Hon hade gula kort men inga röda. Pappa säger att hon bluffade. Har han rätt?",
        "no",
    ),
    ("fi", OFFICIAL, "Mä löin +4:n Liisalle ja Pekka rupes haastamaan. Onko Pekalla siihen oikeus?", "no"),
    (
        "sv",
        OFFICIAL,
        "Wille la +4 på mig och Signe ville syna. Jag sa att det bara är jag som får det. Hade jag rätt?",
        "yes",
    ),
]
WON_OR_OVER = [
    ("en", LOW_SCORE, "Keeping our own points the low way. Jo's just gone to 505 and is dancing. Has she won?", "no"),
    ("fi", LOW_SCORE, "Vähiten pisteitä voittaa. Mulla on 120 ja Rasse meni yli viidensadan. Voitinko mä?", "yes"),
    ("nb", LOW_SCORE, "Vi teller minuspoeng. Frode passerte 500 og jeg ligger lavest. Har jeg vunnet da?", "yes"),
    (
        "sv",
        LOW_SCORE,
        "Alla skriver upp sina egna poäng. Malte kom först över 500 och påstår att han vunnit. Har han det?",
        "no",
    ),
    (
        "en",
        OFFICIAL,
        "Steve's got rid of everything but the others want to carry on for second. Is the hand over at this point?",
        "yes",
    ),
    ("fi", OFFICIAL, "Ville löi vikan korttinsa. Muut jatko vielä keskenään. Kuuluuko niin tehdä?", "no"),
    ("nb", OFFICIAL, "Så fort Tuva la sitt siste kort samla vi inn og telte poeng. Var det riktig?", "yes"),
    (
        "sv",
        OFFICIAL,
        "Hampus blev av med alla kort. Vi andra fortsatte om andra och tredje plats. Är det så reglerna säger?",
        "no",
    ),
    (
        "en",
        PARTNERS,
        "My partner has just got rid of her last card. Do I have to go out too before our team wins the round?",
        "no",
    ),
    ("sv", PARTNERS, "Min lagkamrat blev av med sina kort. Måste jag också bli klar innan omgången tar slut?", "no"),
    (
        "nb",
        OFFICIAL,
        "Sigrid gikk ut, og Even mente at også han skulle få poeng siden han hadde ett kort igjen. Hadde han rett?",
        "no",
    ),
    (
        "sv",
        NO_MERCY,
        "Jag åkte ut på 25 kort. De säger att jag inte får vara med mer den här omgången. Har de rätt?",
        "yes",
    ),
]
DRAWING_STOPPED = [
    ("en", NO_MERCY, "I drew two cards, neither went, and I stopped. Was I allowed to stop there?", "no"),
    ("sv", NO_MERCY, "Jag drog ett kort, inget passade, så jag lät turen gå vidare. Var det okej?", "no"),
    ("nb", NO_MERCY, "Jeg trakk to kort, ingen passet, og jeg ga opp. Var det lov?", "no"),
]
OF_CARDS = [
    (
        "en",
        JUMP_IN,
        "A green +2 was put on me and Cal jumped in with another. They say I still have to draw for the first one. Do I?",
        "no",
    ),
    (
        "nb",
        JUMP_IN,
        "Jeg fikk en gul +2, så hoppet Iben inn med en lik. Jeg mener at den første da ikke gjelder. Har jeg rett?",
        "yes",
    ),
    ("fi", NO_MERCY, "Löin värirulettikortin ja sanoin vihreä. Kuuluuko se päätös mulle?", "no"),
    (
        "sv",
        NO_MERCY,
        "Jag la färgrouletten. Tuva, som ska dra, påstår att det är hon som bestämmer färgen. Har hon rätt?",
        "yes",
    ),
    (
        "en",
        ["official-112-swap"],
        "Played the Swap Hands card on my cousin and he's refusing. Does he have to hand them over?",
        "yes",
    ),
    ("en", OFFICIAL, "Donal plays a wild and won't pick a colour. Does he have to?", "yes"),
    ("nb", OFFICIAL, "Arne la joker og nekta å si en farge. Går det?", "no"),
    ("en", OFFICIAL, "A wild came up as the starter. The dealer named the colour himself. Was that up to him?", "no"),
    (
        "sv",
        OFFICIAL,
        "Ett stopp som första kort. Jag som sitter till vänster om givaren la ändå. Hade jag rätt att göra det?",
        "no",
    ),
    ("fi", NO_MERCY, "Riku vaan otti pakan ja jako, kukaan ei nostanu mitään. Saiko se tehdä niin?", "yes"),
]


@pytest.mark.parametrize(
    ("language", "rules", "text", "verdict"),
    JUDGED_BY_ANY_WORD
    + ECHOED
    + DENIED
    + THE_DEED_AND_NOT_THE_OBJECTION
    + CHALLENGED
    + WON_OR_OVER
    + DRAWING_STOPPED
    + OF_CARDS,
)
def test_the_claim_is_held_against_the_value_and_the_judgement_says_which_way(
    language: str, rules: list[str], text: str, verdict: str
) -> None:
    assert answer(text, rules, language).verdict == verdict


def test_where_it_is_told_who_wins_nobody_is_asked_of() -> None:
    text = "I've just hit 500 and Mia is on 120, nobody lower than her. So who wins?"
    assert answer(text, LOW_SCORE, "en").verdict != "yes"
