"""The lessons about bids and points, as they are played: ``form`` says how to read them, ``tutorial.ftl`` has words.

Where a scene begins late in a hand, computer players have played the hand up to there.
"""

from typing import Final

from spades_gui.app.tutorial.form import Announce, Close, Lay, Lesson, Press, Scene, Step

_CONTRACT: Final = Lesson(
    "contract",
    (
        Scene(
            dealer=3,
            hands="5C AC 4D 5D 6D JD 2H 3H 4H 5S 7S 9S KS"
            "| 4C 8C 9D AD 6H 7H 8H 9H TH JH QH 4S TS"
            "| 7C QC 2D 3D 7D TD QD KD KH 3S 6S JS AS"
            "| 2C 3C 6C 9C TC JC KC 8D 5H AH 2S 8S QS",
            before="2 1 4 3"
            " AC 4C 7C 2C 5C 8C QC KC AH 2H 6H KH 5H 3H 7H 3S 2D 8D JD AD"
            " 9D 3D 2S 4D 3C 5S TS JS AS 8S 7S 4S 7D QS 5D 8H 6C 9S 9H TD",
            others="TH 6S 9C JH QD TC QH KD JC",
            steps=(
                Step("step-contract-need", Press("say.need")),
                Step("step-contract-make", Lay("KS", mistake="mistake-contract-make")),
                Step("step-contract-made", Press("say.need")),
                Step("step-contract-bag", Lay("4H", mistake="mistake-contract-bag")),
                Step("step-contract-last", Lay("6D")),
                Step("step-contract-score", Press("say.scores")),
            ),
        ),
    ),
)

_NIL: Final = Lesson(
    "nil",
    (
        Scene(
            dealer=2,
            hands="5S 2S 9H 6H 3H TD 7D 4D 2D JC 8C 5C 3C"
            "| 8S 7S 4S 3S KH TH 8H 4H KD 6D QC 9C 6C"
            "| AS QS JS 9S AH 5H 2H QD 9D 5D AC KC 7C"
            "| KS TS 6S QH JH 7H AD JD 8D 3D TC 4C 2C",
            before="4",
            others="4 4 QH 4H AH KC 2C 6C 7C 4C 9C",
            steps=(
                Step("step-nil-hand", Press("say.hand")),
                Step("step-nil-bid", Announce(0, 0, above="mistake-nil-bid")),
                Step("step-nil-queen", Lay("9H", told=False, mistake="mistake-nil-low")),
                Step("step-nil-king", Lay("JC", told=False, mistake="mistake-nil-low")),
                Step("step-nil-seven", Lay("5C 3C", told=False, mistake="mistake-nil-seven")),
                Step("step-nil-holds", Press("say.info")),
            ),
        ),
    ),
)

_COVERING: Final = Lesson(
    "covering",
    (
        Scene(
            dealer=0,
            hands="AS KS 9S AH QH 4H KD QD 5D 2D AC JC 3C"
            "| QS 8S 7S JH TH 9H 3H TD 7D 4D KC 9C 7C"
            "| 6S 5S 3S 2S KH 7H 2H 9D 8C 6C 5C 4C 2C"
            "| JS TS 4S 8H 6H 5H AD JD 8D 6D 3D QC TC",
            before="4 0 3 5",
            others="4D 9D 6D 3H KH 5H",
            steps=(
                Step("step-covering-table", Press("say.table")),
                Step("step-covering-take", Lay("KD QD", told=False, mistake="mistake-covering-take")),
                Step("step-covering-lead", Lay("AH", mistake="mistake-covering-lead")),
                Step("step-covering-holds", Press("say.info")),
            ),
        ),
        Scene(
            dealer=0,
            hands="3C 4C 5C TC AC 4H 7H 9H TH 2S 8S 9S AS"
            "| 6C JC QC 3D 4D 9D KD AD 3H 4S 7S TS JS"
            "| 2C 7C 8C 2H 5H 6H 8H JH QH 3S 5S QS KS"
            "| 9C KC 2D 5D 6D 7D 8D TD JD QD KH AH 6S",
            before="4 3 3 3"
            " KD 3S 2D 3C 2C 9C AC 6C AS 4S 5S 6S 4H 3H JH KH AH 7H 3D 2H KC 4C JC 7C"
            " 5D 2S 4D 5H 5C QC 8C 6D 9D QS 7D 9H KS 8D 8S 7S 6H TD TH TS",
            others="AD QH JD JS 8H QD",
            steps=(
                Step("step-setting-info", Press("say.info")),
                Step("step-setting-trump", Lay("9S", told=False, mistake="mistake-setting-trump")),
                Step("step-setting-last", Lay("TC")),
                Step("step-setting-score", Press("say.scores")),
            ),
        ),
    ),
)

_READING: Final = Lesson(
    "reading",
    (
        Scene(
            dealer=2,
            hands="6C TC KC AC 3D QD KD 2H 6H 8H KH AH QS"
            "| 5C 9C JC QC 2D TD 3H 4H TH 6S 8S 9S KS"
            "| 2C 3C 4C 7C 7D JD 9H JH 2S 3S 4S 5S 7S"
            "| 8C 4D 5D 6D 8D 9D AD 5H 7H QH TS JS AS",
            before="4 5 2 1 AD 3D 2D 7D 4D QD TD JD KC 5C 2C 8C KH 3H 9H 5H AC 9C 3C TS 7H 2H TH JH",
            others="4C 5D JC",
            steps=(
                Step("step-reading-table", Press("say.table")),
                Step("step-reading-info", Press("say.info")),
                Step("step-reading-seats", Press("say.seats")),
                Step("step-reading-right", Press("say.seat_right")),
                Step("step-reading-played", Press("say.played")),
                Step("step-reading-turn", Press("say.turn")),
                Step("step-reading-play", Lay()),
            ),
        ),
    ),
)

_SCORING: Final = Lesson(
    "scoring",
    (
        Scene(
            dealer=3,
            hands="5C TC JC 6D 2H 8H TH JH QH 5S 8S TS QS"
            "| 7C 9C QC KC 3D 4D 5D 8D QD 5H 2S 3S AS"
            "| 2C 2D 7D 9D JD KD 4H 6H 9H AH 4S 6S KS"
            "| 3C 4C 6C 8C AC TD AD 3H 7H KH 7S 9S JS",
            before="3 3 3 4"
            " 6D 3D JD AD AC 5C 7C 2C 3C TC QC 4S AH 3H 2H 5H KD TD 8H 4D 2D 4C 5S 5D"
            " JC 9C 6S 6C 4H KH TH 8D 7H JH 2S 6H AS KS 7S 8S QD 7D 8C TS",
            others="3S 9D 9S KC 9H JS",
            steps=(
                Step("step-scoring-info", Press("say.info")),
                Step("step-scoring-spade", Lay("QS", mistake="mistake-scoring-spade")),
                Step("step-scoring-last", Lay("QH")),
                Step("step-scoring-sheet", Press("say.sheet")),
                Step("step-scoring-lines", Close()),
                Step("step-scoring-match", Press("say.scores")),
            ),
        ),
    ),
)

LATER: Final = (_CONTRACT, _NIL, _COVERING, _READING, _SCORING)
