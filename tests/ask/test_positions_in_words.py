"""The top card, the hand and the colour said, in the words of tables: a pile that has a card, listed colours, a wild."""

from __future__ import annotations

from typing import Any

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer

TOLD: list[tuple[str, str, str, dict[str, Any]]] = [
    (
        "fi",
        "Hallussa kaks kolmosta, keltanen ja sininen, pöydäs keltanen ykkönen. Voinko iskeä molemmat kerralla?",
        "play-several",
        {"cards": ["y3", "b3"]},
    ),
    (
        "fi",
        "Kädes punanen kakkonen, vihree seiska ja sininen ohitus, pakan päällä sininen seiska. Mitä voin lyödä?",
        "playable-cards",
        {"hand": ["r2", "g7", "bS"], "top": "b7"},
    ),
    (
        "fi",
        "Pinos keltanen ysi. Mulla keltanen nelonen ja punanen ysi. Mitkä niistä käy?",
        "playable-cards",
        {"hand": ["y4", "r9"], "top": "y9"},
    ),
    (
        "fi",
        "Pinon päällimmäisenä keltanen ysi, käsi keltanen nelonen ja punanen ysi, mitkä käy?",
        "playable-cards",
        {"hand": ["y4", "r9"], "top": "y9"},
    ),
    (
        "fi",
        "Näkyvissä vihree vitonen, kourassa vihree ykkönen ja sininen vitonen. Mitä saan laittaa?",
        "playable-cards",
        {"hand": ["g1", "b5"], "top": "g5"},
    ),
    (
        "fi",
        "mun kortit on punanen ykkönen, sininen nelonen ja keltanen kutonen ja siellä makaa punanen kutonen. mitä voin pelata",
        "playable-cards",
        {"hand": ["r1", "b4", "y6"], "top": "r6"},
    ),
    (
        "fi",
        "punanen kutonen on esillä, mulla on hyppysissä punanen ykkönen ja sininen nelonen, mitä saa lyödä",
        "playable-cards",
        {"hand": ["r1", "b4"], "top": "r6"},
    ),
    (
        "fi",
        "Mulla jäljellä sininen kakkonen ja plus nelonen, pinossa sininen kasi. Saanko lyödä plus nelosen?",
        "wild-draw-four-legality",
        {"hand": ["b2", "wild-draw-four"], "top": "b8"},
    ),
    ("fi", "Pinkassa sininen vitonen ja mulla punanen kolmonen. Käykö se?", "match", {"card": "r3", "on": "b5"}),
    ("fi", "Sininen vitonen oottaa pinossa, mulla sininen kolmonen. Meneekö se?", "match", {"card": "b3", "on": "b5"}),
    (
        "fi",
        "Jukka heitti jokerin ja sano keltasta. Mulla vihree kakkonen ja keltanen seiska. Mitä voin lyödä?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "yellow"},
    ),
    (
        "fi",
        "Väri on vihreä. Kädessäni vihreä kakkonen ja keltainen seiska. Mitä saan pelata?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "fi",
        "Tiina löi +4:n ja huus vihreetä, mä nostin. Seuraavalla on vihree kakkonen ja keltanen seiska, mitä se voi lyödä?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "nb",
        "bordet har grønn 6, jeg har rød 6, blå 9 og grønn snu, hva kan jeg legge",
        "playable-cards",
        {"hand": ["r6", "b9", "gR"], "top": "g6"},
    ),
    (
        "nb",
        "Bunken viser grønn 6. Jeg sitter på rød 6 og blå 9. Hva går?",
        "playable-cards",
        {"hand": ["r6", "b9"], "top": "g6"},
    ),
    (
        "nb",
        "blå firer i midten, hos meg: gul ener, gul firer og rød firer. hvilke kan legges?",
        "playable-cards",
        {"hand": ["y1", "y4", "r4"], "top": "b4"},
    ),
    (
        "nb",
        "Æ har gul ener og rød firer på handa, å blå firer ligg fremst. Ka kan æ legg?",
        "playable-cards",
        {"hand": ["y1", "r4"], "top": "b4"},
    ),
    (
        "nb",
        "Eg har ein gul einar og ein raud firar, på toppen ligg ein blå firar. Kva kan eg leggja?",
        "playable-cards",
        {"hand": ["y1", "r4"], "top": "b4"},
    ),
    (
        "nb",
        "Tre åttere på hånda, rød blå og grønn, og rød femmer i bunken. Kan jeg legge alle på én gang?",
        "play-several",
        {"cards": ["r8", "b8", "g8"]},
    ),
    (
        "nb",
        "Jeg har to treere, gul og blå, og bunken har gul ener. Får jeg legge begge samtidig?",
        "play-several",
        {"cards": ["y3", "b3"]},
    ),
    (
        "nb",
        "i neven grønn stopp, rød sekser og pluss fire, øverst gul sekser. får jeg legge fireren",
        "wild-draw-four-legality",
        {"hand": ["gS", "r6", "wild-draw-four"], "top": "y6"},
    ),
    (
        "nb",
        "Jeg har igjen blå 2 og pluss fire, og haugen viser blå 8. Får jeg legge pluss fire?",
        "wild-draw-four-legality",
        {"hand": ["b2", "wild-draw-four"], "top": "b8"},
    ),
    ("nb", "Bordet viser blå 5 og jeg har rød 3. Går den?", "match", {"card": "r3", "on": "b5"}),
    (
        "nb",
        "En blå femmer venter i bunken, jeg har en blå treer. Kan jeg legge den?",
        "match",
        {"card": "b3", "on": "b5"},
    ),
    (
        "nb",
        "Jon la vri og sa gult. Jeg har grønn 2 og gul 7. Hva kan jeg legge?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "yellow"},
    ),
    (
        "nb",
        "Fargen er grønn. På hånda har jeg grønn 2 og gul 7. Hva får jeg spille?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "nb",
        "Siri la +4 og ropte grønt, jeg trakk. Nestemann har grønn 2 og gul 7, hva kan han legge?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "nb",
        "Kortene mine: grønn 2, gul 7. Det ligger gul 3. Hva kan jeg legge?",
        "playable-cards",
        {"hand": ["g2", "y7"], "top": "y3"},
    ),
    (
        "sv",
        "bordet har grön 6, jag har röd 6, blå 9 och grön vänd, vad kan jag lägga",
        "playable-cards",
        {"hand": ["r6", "b9", "gR"], "top": "g6"},
    ),
    (
        "sv",
        "Högen visar grön 6. Jag sitter på röd 6 och blå 9. Vad går?",
        "playable-cards",
        {"hand": ["r6", "b9"], "top": "g6"},
    ),
    (
        "sv",
        "blå fyra i mitten, hos mig: gul etta, gul fyra och röd fyra. vilka kan läggas?",
        "playable-cards",
        {"hand": ["y1", "y4", "r4"], "top": "b4"},
    ),
    (
        "sv",
        "Ja har gul etta å röd fyra på hann, å blå fyra ligger främst. Va kan ja lägga?",
        "playable-cards",
        {"hand": ["y1", "r4"], "top": "b4"},
    ),
    (
        "sv",
        "Tre åttor på handen, röd blå och grön, och röd femma i högen. Får jag lägga alla på en gång?",
        "play-several",
        {"cards": ["r8", "b8", "g8"]},
    ),
    (
        "sv",
        "Jag har två treor, gul och blå, och högen har gul etta. Får jag lägga båda samtidigt?",
        "play-several",
        {"cards": ["y3", "b3"]},
    ),
    (
        "sv",
        "i näven grön stopp, röd sexa och plus fyra, överst gul sexa. får jag lägga fyran",
        "wild-draw-four-legality",
        {"hand": ["gS", "r6", "wild-draw-four"], "top": "y6"},
    ),
    (
        "sv",
        "Jag har blå 2 och plus fyra kvar, och högen visar blå 8. Får jag lägga plus fyran?",
        "wild-draw-four-legality",
        {"hand": ["b2", "wild-draw-four"], "top": "b8"},
    ),
    ("sv", "Bordet visar blå 5 och jag har röd 3. Går den?", "match", {"card": "r3", "on": "b5"}),
    ("sv", "En blå femma väntar i högen, jag har en blå trea. Kan jag lägga den?", "match", {"card": "b3", "on": "b5"}),
    (
        "sv",
        "Johan la joker och sa gult. Jag har grön 2 och gul 7. Vad kan jag lägga?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "yellow"},
    ),
    (
        "sv",
        "Färgen är grön. På handen har jag grön 2 och gul 7. Vad får jag spela?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "sv",
        "Arvid la +4 och sa grönt. Jag har grön 2 och gul 7, vad kan jag lägga?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "sv",
        "Mina kort: grön 2, gul 7. Det ligger gul 3. Vad kan jag lägga?",
        "playable-cards",
        {"hand": ["g2", "y7"], "top": "y3"},
    ),
    (
        "sv",
        "Gul trea uppe. Innehar grön tvåa, gul sjua, röd stopp. Vad går att lägga?",
        "playable-cards",
        {"hand": ["g2", "y7", "rS"], "top": "y3"},
    ),
    (
        "en",
        "table's got green 6, I've red 6, blue 9 and green reverse, what can I lay",
        "playable-cards",
        {"hand": ["r6", "b9", "gR"], "top": "g6"},
    ),
    (
        "en",
        "Pile's showing green 6. I'm sat on red 6 and blue 9. What goes?",
        "playable-cards",
        {"hand": ["r6", "b9"], "top": "g6"},
    ),
    (
        "en",
        "blue four in the middle, my lot: yellow one, yellow four and red four. which can be played?",
        "playable-cards",
        {"hand": ["y1", "y4", "r4"], "top": "b4"},
    ),
    (
        "en",
        "In me hand a yellow 1 and a red 4, blue 4 face up. What can I put down?",
        "playable-cards",
        {"hand": ["y1", "r4"], "top": "b4"},
    ),
    (
        "en",
        "Three eights in hand, red blue and green, and a red five on the pile. Can I lay them all at once?",
        "play-several",
        {"cards": ["r8", "b8", "g8"]},
    ),
    (
        "en",
        "I've two threes, yellow and blue, and there's a yellow 1 on the pile. May I play both at once?",
        "play-several",
        {"cards": ["y3", "b3"]},
    ),
    (
        "en",
        "in my fist green skip, red six and plus four, yellow six on top. can I drop the four",
        "wild-draw-four-legality",
        {"hand": ["gS", "r6", "wild-draw-four"], "top": "y6"},
    ),
    (
        "en",
        "I'm left with blue 2 and a plus four, and the pile shows blue 8. May I lay the plus four?",
        "wild-draw-four-legality",
        {"hand": ["b2", "wild-draw-four"], "top": "b8"},
    ),
    ("en", "Table shows blue 5 and I've got red 3. Does it go?", "match", {"card": "r3", "on": "b5"}),
    (
        "en",
        "There's a blue five waiting on the pile, mine's a blue three. Can I play it?",
        "match",
        {"card": "b3", "on": "b5"},
    ),
    (
        "en",
        "John dropped a wild and said yellow. I've got green 2 and yellow 7. What can I play?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "yellow"},
    ),
    (
        "en",
        "Colour is green. My hand is green 2 and yellow 7. What may I play?",
        "playable-cards",
        {"hand": ["g2", "y7"], "colour": "green"},
    ),
    (
        "en",
        "My cards: green 2, yellow 7. Lying there: yellow 3. What can I lay?",
        "playable-cards",
        {"hand": ["g2", "y7"], "top": "y3"},
    ),
    (
        "en",
        "Yellow three's up. Holding green two, yellow seven, red skip. What will go?",
        "playable-cards",
        {"hand": ["g2", "y7", "rS"], "top": "y3"},
    ),
    (
        "fi",
        "Kädessäni on punainen 3 ja keltainen suunnanvaihto. Pinolla on punainen 9. Mitä saan pelata?",
        "playable-cards",
        {"hand": ["r3", "yR"], "top": "r9"},
    ),
    (
        "fi",
        "Läjässä sininen kutonen, kourassa sininen ykkönen ja vihree kasi. Mitä voin iskeä?",
        "playable-cards",
        {"hand": ["b1", "g8"], "top": "b6"},
    ),
    (
        "fi",
        "Ville iski jokerin ja huusi vihreää. Kädessä sininen ykkönen ja vihree kasi. Mitä voin pelata?",
        "playable-cards",
        {"hand": ["b1", "g8"], "colour": "green"},
    ),
    ("fi", "Pinos on punanen kasi, mulla keltanen kakkonen. Käykö?", "match", {"card": "y2", "on": "r8"}),
    (
        "fi",
        "Mulla on kaksi nelosta, punainen ja keltainen. Pöydässä keltainen ysi. Voinko lyödä ne yhtä aikaa?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "y9"},
    ),
    (
        "fi",
        "Mulla on kaksi nelosta, punainen ja keltainen. Pöydässä sininen ysi. Voinko lyödä ne yhtä aikaa?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "b9"},
    ),
    (
        "nb",
        "Haugen har rød 9. I neven sitter rød 3 og gul snu. Hva kan jeg legge?",
        "playable-cards",
        {"hand": ["r3", "yR"], "top": "r9"},
    ),
    (
        "nb",
        "Bunken har blå 6 og jeg har blå 1 og grønn 8. Hva går?",
        "playable-cards",
        {"hand": ["b1", "g8"], "top": "b6"},
    ),
    (
        "nb",
        "Ola la vri og valgte grønt. Jeg har blå 1 og grønn 8. Hva kan jeg spille?",
        "playable-cards",
        {"hand": ["b1", "g8"], "colour": "green"},
    ),
    ("nb", "Bordet har rød 8, jeg har gul 2. Går den?", "match", {"card": "y2", "on": "r8"}),
    (
        "nb",
        "Jeg har to firere, en rød og en gul. På bordet ligger gul 9. Kan jeg legge begge samtidig?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "y9"},
    ),
    (
        "nb",
        "Jeg har to firere, en rød og en gul. På bordet ligger blå 9. Kan jeg legge begge samtidig?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "b9"},
    ),
    (
        "sv",
        "Högen har röd 9. I näven sitter röd 3 och gul vänd. Vad kan jag lägga?",
        "playable-cards",
        {"hand": ["r3", "yR"], "top": "r9"},
    ),
    (
        "sv",
        "Högen har blå 6 och jag har blå 1 och grön 8. Vad går?",
        "playable-cards",
        {"hand": ["b1", "g8"], "top": "b6"},
    ),
    (
        "sv",
        "Olle la färgval och valde grönt. Jag har blå 1 och grön 8. Vad kan jag spela?",
        "playable-cards",
        {"hand": ["b1", "g8"], "colour": "green"},
    ),
    (
        "sv",
        "Det ligger en joker och Mia sa blått. Jag har blå 1 och grön 8. Vad kan jag spela?",
        "playable-cards",
        {"hand": ["b1", "g8"], "colour": "blue"},
    ),
    ("sv", "Bordet har röd 8, jag har gul 2. Går den?", "match", {"card": "y2", "on": "r8"}),
    (
        "sv",
        "Jag har två fyror, en röd och en gul. På bordet ligger gul 9. Får jag lägga båda samtidigt?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "y9"},
    ),
    (
        "sv",
        "Jag har två fyror, en röd och en gul. På bordet ligger blå 9. Får jag lägga båda samtidigt?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "b9"},
    ),
    (
        "en",
        "Pile's got red 9. In my mitts: red 3 and yellow reverse. What can I lay?",
        "playable-cards",
        {"hand": ["r3", "yR"], "top": "r9"},
    ),
    (
        "en",
        "The pile has blue 6 and I have blue 1 and green 8. What goes?",
        "playable-cards",
        {"hand": ["b1", "g8"], "top": "b6"},
    ),
    (
        "en",
        "Ollie laid a wild and called green. I've blue 1 and green 8. What can I play?",
        "playable-cards",
        {"hand": ["b1", "g8"], "colour": "green"},
    ),
    ("en", "Table has red 8, I have yellow 2. Does it go?", "match", {"card": "y2", "on": "r8"}),
    (
        "en",
        "I've two fours, one red and one yellow. Yellow 9 is on the table. Can I lay both at once?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "y9"},
    ),
    (
        "en",
        "I've two fours, one red and one yellow. Blue 9 is on the table. Can I lay both at once?",
        "play-several",
        {"cards": ["r4", "y4"], "top": "b9"},
    ),
    (
        "fi",
        "Keskellä vihree kolmonen. Mun kädet: sininen kolmonen, vihree vitonen. Mitä saan lyödä?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    (
        "fi",
        "Avoinna vihreä 3, hallussani sininen 3 ja vihreä 5. Mitä voin pelata?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    (
        "fi",
        "Pakassa päällimmäisenä sininen nolla, hyppysissä punanen nolla. Meneekö?",
        "match",
        {"card": "r0", "on": "b0"},
    ),
    (
        "fi",
        "Sanna pelasi jokerin ja pyysi punaista. Mulla on sininen 3 ja vihreä 5. Mitä voin pelata?",
        "playable-cards",
        {"hand": ["b3", "g5"], "colour": "red"},
    ),
    (
        "nb",
        "Øvst ligg ein grøn trear. Eg sit med blå trear og grøn femmar. Kva går?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    (
        "nb",
        "Framme ligger grønn 3, hos meg blå 3 og grønn 5. Hva kan spilles?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    ("nb", "Haugen viser blå null, jeg sitter med rød null. Går den?", "match", {"card": "r0", "on": "b0"}),
    (
        "nb",
        "Sanne la en joker og ba om rødt. Jeg har blå 3 og grønn 5. Hva kan jeg spille?",
        "playable-cards",
        {"hand": ["b3", "g5"], "colour": "red"},
    ),
    (
        "sv",
        "Överst ligg en grön trea. Ja sitter me blå trea å grön femma. Va går?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    (
        "sv",
        "Framme ligger grön 3, hos mig blå 3 och grön 5. Vad kan spelas?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    ("sv", "Högen visar blå nolla, jag sitter på röd nolla. Går den?", "match", {"card": "r0", "on": "b0"}),
    (
        "sv",
        "Sanna la en joker och bad om rött. Jag har blå 3 och grön 5. Vad kan jag spela?",
        "playable-cards",
        {"hand": ["b3", "g5"], "colour": "red"},
    ),
    (
        "en",
        "Green three's uppermost. I'm clutching blue three and green five. What goes?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    (
        "en",
        "Faced with green 3; hand blue 3, green 5. What can be played?",
        "playable-cards",
        {"hand": ["b3", "g5"], "top": "g3"},
    ),
    ("en", "The pile shows blue zero, I'm sitting on a red zero. Does it go?", "match", {"card": "r0", "on": "b0"}),
    (
        "en",
        "Sanna played a wild and asked for red. I've blue 3 and green 5. What can I play?",
        "playable-cards",
        {"hand": ["b3", "g5"], "colour": "red"},
    ),
    (
        "en",
        "Two sixes, a red and a blue, and the pile's red 2. Can both go down?",
        "play-several",
        {"cards": ["r6", "b6"]},
    ),
    (
        "sv",
        "Två sexor, röd och blå, och högen har röd tvåa. Kan båda gå ner på en gång?",
        "play-several",
        {"cards": ["r6", "b6"]},
    ),
    (
        "nb",
        "To seksere, rød og blå, og bunken har rød toer. Kan begge gå ned på én gang?",
        "play-several",
        {"cards": ["r6", "b6"]},
    ),
    (
        "fi",
        "Kaksi kutosta, punanen ja sininen, ja pinos punanen kakkonen. Meneekö molemmat kerralla?",
        "play-several",
        {"cards": ["r6", "b6"]},
    ),
]

TOGETHER = [
    (
        "fi",
        "Hallussa kaks kolmosta, keltanen ja sininen, pöydäs keltanen ykkönen. Voinko iskeä molemmat kerralla?",
        "yes",
    ),
    ("nb", "Tre åttere på hånda, rød blå og grønn, og rød femmer i bunken. Kan jeg legge alle på én gang?", "yes"),
    ("nb", "Jeg har to treere, gul og blå, og bunken har gul ener. Får jeg legge begge samtidig?", "yes"),
    ("sv", "Tre åttor på handen, röd blå och grön, och röd femma i högen. Får jag lägga alla på en gång?", "yes"),
    ("sv", "Jag har två treor, gul och blå, och högen har gul etta. Får jag lägga båda samtidigt?", "yes"),
    ("en", "Three eights in hand, red blue and green, and a red five on the pile. Can I lay them all at once?", "yes"),
    ("en", "I've two threes, yellow and blue, and there's a yellow 1 on the pile. May I play both at once?", "yes"),
    ("fi", "Mulla on kaksi nelosta, punainen ja keltainen. Pöydässä keltainen ysi. Voinko lyödä ne yhtä aikaa?", "yes"),
    ("fi", "Mulla on kaksi nelosta, punainen ja keltainen. Pöydässä sininen ysi. Voinko lyödä ne yhtä aikaa?", "no"),
    ("nb", "Jeg har to firere, en rød og en gul. På bordet ligger gul 9. Kan jeg legge begge samtidig?", "yes"),
    ("nb", "Jeg har to firere, en rød og en gul. På bordet ligger blå 9. Kan jeg legge begge samtidig?", "no"),
    ("sv", "Jag har två fyror, en röd och en gul. På bordet ligger gul 9. Får jag lägga båda samtidigt?", "yes"),
    ("sv", "Jag har två fyror, en röd och en gul. På bordet ligger blå 9. Får jag lägga båda samtidigt?", "no"),
    ("en", "I've two fours, one red and one yellow. Yellow 9 is on the table. Can I lay both at once?", "yes"),
    ("en", "I've two fours, one red and one yellow. Blue 9 is on the table. Can I lay both at once?", "no"),
    ("en", "Two sixes, a red and a blue, and the pile's red 2. Can both go down?", "yes"),
    ("sv", "Två sexor, röd och blå, och högen har röd tvåa. Kan båda gå ner på en gång?", "yes"),
    ("nb", "To seksere, rød og blå, og bunken har rød toer. Kan begge gå ned på én gang?", "yes"),
    ("fi", "Kaksi kutosta, punanen ja sininen, ja pinos punanen kakkonen. Meneekö molemmat kerralla?", "yes"),
]

ROLES = [
    ("fi", "Mulle lyötiin +2. Kädessä olis +6, käykö se vastaukseks?", ["no-mercy"], "yes"),
    ("fi", "Sain niskaani +6:n, kädes on vaan +2. Voinko vastata sillä?", ["no-mercy"], "no"),
    (
        "fi",
        "Eteeni tuli plus kakkonen ja hallussa ois plus nelonen. Saanko vastata sillä?",
        ["official", "mixed-stacking"],
        "yes",
    ),
    ("fi", "Sain just +6:n, kädes löytyis +10. Saako sillä vastata?", ["no-mercy"], "yes"),
    ("fi", "Mua vastaan lyötiin +10 ja kädessä on +6. Riittääkö se?", ["no-mercy"], "no"),
    ("nb", "Fikk en +2 på meg. På hånda er det en farget +4, kan jeg svare med den?", ["no-mercy"], "yes"),
    ("nb", "Det kom en +2 mot meg. Hånda mi har en +6, går den?", ["no-mercy"], "yes"),
    ("nb", "En +6 traff meg, på hånda sitter bare en +2. Kan den legges?", ["no-mercy"], "no"),
    (
        "nb",
        "Foran meg havna en pluss to og på handa ligg en pluss fire. Kan æ svare med den?",
        ["official", "mixed-stacking"],
        "yes",
    ),
    ("nb", "Fekk ein +6 mot meg, har ein +10. Kan eg svara med den?", ["no-mercy"], "yes"),
    ("nb", "De la +10 på meg og jeg har +6. Holder det?", ["no-mercy"], "no"),
    ("sv", "Fick en +2 på mig. På handen finns en färgad +4, kan jag svara med den?", ["no-mercy"], "yes"),
    ("sv", "Det kom en +2 mot mig. I handen har jag en +6, går den?", ["no-mercy"], "yes"),
    ("sv", "En +6 träffade mig, på handen sitter bara en +2. Kan den läggas?", ["no-mercy"], "no"),
    (
        "sv",
        "Framför mig hamnade en plus två och på hann har ja en plus fyra. Kan ja svara me den?",
        ["official", "mixed-stacking"],
        "yes",
    ),
    ("sv", "Fick en +6 mot mig, har en +10. Får jag svara med den?", ["no-mercy"], "yes"),
    ("sv", "De la +10 på mig och jag har +6. Räcker det?", ["no-mercy"], "no"),
    ("en", "Got hit with a +2. In hand there's a coloured +4, can I answer with it?", ["no-mercy"], "yes"),
    ("en", "A +2 landed on me. My hand holds a +6, does that go?", ["no-mercy"], "yes"),
    ("en", "A +6 hit me, all I hold is a +2. Can that go on?", ["no-mercy"], "no"),
    (
        "en",
        "A plus two landed on me and in my hand there's a plus four. Can I answer with that?",
        ["official", "mixed-stacking"],
        "yes",
    ),
    ("en", "They put a +6 on me, I've a +10. May I reply with it?", ["no-mercy"], "yes"),
    ("en", "They laid a +10 on me and I've got a +6. Will it do?", ["no-mercy"], "no"),
]


@pytest.mark.parametrize(("language", "question", "topic", "told"), TOLD)
def test_hand_and_top_card_are_read_as_they_are_told(
    language: str, question: str, topic: str, told: dict[str, Any]
) -> None:
    found = read(question, language)
    assert found.topic == topic
    assert {name: _sorted(found.arguments.get(name)) for name in told} == {
        name: _sorted(value) for name, value in told.items()
    }


def _sorted(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


@pytest.mark.parametrize(("language", "question", "verdict"), TOGETHER)
def test_cards_whose_colours_are_listed_go_down_together(language: str, question: str, verdict: str) -> None:
    assert answer(question, ["official", "multi-play"], language).verdict == verdict


@pytest.mark.parametrize(("language", "question", "rules", "verdict"), ROLES)
def test_a_card_that_came_is_answered_with_the_one_held(
    language: str, question: str, rules: list[str], verdict: str
) -> None:
    assert answer(question, rules, language).verdict == verdict


POINTS = [
    ("en", "Left with three eights, red, blue and green. How many points is that?"),
    ("fi", "Käteen jäi kolme kasia, punainen, sininen ja vihreä. Paljonko pisteitä?"),
    ("nb", "Satt igjen med tre åttere, rød, blå og grønn. Hvor mange poeng?"),
    ("sv", "Satt kvar med tre åttor, röd, blå och grön. Hur många poäng?"),
]


@pytest.mark.parametrize(("language", "question"), POINTS)
def test_cards_whose_colours_are_listed_count_once_each(language: str, question: str) -> None:
    assert answer(question, ["official"], language).value == 24
