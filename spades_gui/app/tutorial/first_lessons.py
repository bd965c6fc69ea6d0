"""The lessons about cards and tricks, as they are played: ``form`` says how to read them, ``tutorial.ftl`` has words.

In a hand of thirteen cards there is nothing that its lesson does not need, so they read like any deal.
"""

from typing import Final

from spades_gui.app.tutorial.form import Announce, Err, Lay, Lesson, Press, Reach, Scene, Step

_CARDS: Final = Lesson(
    "cards",
    (
        Scene(
            dealer=3,
            hands="AS QS 7S 3S KH 9H 5H QD 8D AC JC 6C 2C"
            "| KS 8S 2S AH 7H 4H KD 9D 6D 2D QC 9C 4C"
            "| JS 9S 4S QH TH 3H AD JD 5D 3D TC 7C 5C"
            "| TS 6S 5S JH 8H 6H 2H TD 7D 4D KC 8C 3C",
            before="4 3 3 2",
            others="4C TC KC",
            steps=(
                Step("step-cards-suits", Press("say.hand")),
                Step("step-cards-next", Press("hand.next")),
                Step("step-cards-suit", Press("hand.next_suit")),
                Step("step-cards-number", Press("hand.suit_3")),
                Step("step-cards-find", Reach("JC")),
                Step("step-cards-lead", Lay("AC", mistake="mistake-cards-lead")),
                Step("step-cards-trick", Press("say.last_trick")),
            ),
        ),
    ),
)

_FOLLOWING: Final = Lesson(
    "following",
    (
        Scene(
            dealer=2,
            hands="KS 8S 5S AH 9H 4H AD JD TD 8D 6D 3D 2D"
            "| QS 7S 3S JH 8H 2H KD 9D KC QC 9C 4C 2C"
            "| AS 9S 6S 2S TH 7H 5H QD 4D AC JC 8C 3C"
            "| JS TS 4S KH QH 6H 3H 7D 5D TC 7C 6C 5C",
            before="3 4 3 3",
            others="KH 2H 7H KD 4D 5D KC 3C 6C",
            steps=(
                Step("step-following-rule", Err("8D")),
                Step("step-following-led", Press("say.lead")),
                Step("step-following-playable", Press("say.playable")),
                Step("step-following-take", Lay("AH", mistake="mistake-following-take")),
                Step("step-following-lead", Lay("2D")),
                Step(
                    "step-following-void",
                    Lay("9H 4H AD JD TD 8D 6D 3D", told=False, mistake="mistake-following-void"),
                ),
            ),
        ),
    ),
)

_TRUMP: Final = Lesson(
    "trump",
    (
        Scene(
            dealer=2,
            hands="KS 9S 4S 2S QH 8H 5H 3H AD KD TD 7D 6D"
            "| QS 5S KH 6H QD 8D 3D QC JC TC 5C 4C 3C"
            "| AS JS AH 9H JD 9D 5D KC 9C 8C 7C 6C 2C"
            "| TS 8S 7S 6S 3S JH TH 7H 4H 2H 4D 2D AC",
            before="3 4 3 3",
            others="AC 5C 7C 3D 9D 2D QD JD 4D QC 6C 6S",
            steps=(
                Step("step-trump-ruff", Lay("2S", told=False, mistake="mistake-trump-ruff")),
                Step("step-trump-lead", Lay("AD")),
                Step("step-trump-low", Lay("6D")),
                Step("step-trump-table", Press("say.table")),
                Step("step-trump-over", Lay("9S", told=False, mistake="mistake-trump-over")),
            ),
        ),
    ),
)

_BREAKING: Final = Lesson(
    "breaking",
    (
        Scene(
            dealer=3,
            hands="AS KS JS 7S AH 9H 6H 2H AD TD 4D KC 8C"
            "| TS 8S 5S QD JD 8D 5D 2D AC JC 7C 5C 3C"
            "| QS 9S 2S KH TH 8H 3H KD 7D 3D QC 9C 4C"
            "| 6S 4S 3S QH JH 7H 5H 4H 9D 6D TC 6C 2C",
            before="4 3 3 2",
            others="5S 3H 7H QD 3D 9D 8S 2S 4S",
            steps=(
                Step("step-breaking-try", Err("AS")),
                Step("step-breaking-ask", Press("say.spades")),
                Step("step-breaking-lead", Lay("AH")),
                Step("step-breaking-open", Lay("AD", mistake="mistake-breaking-open")),
                Step("step-breaking-spade", Lay("AS")),
            ),
        ),
    ),
)

_BIDDING: Final = Lesson(
    "bidding",
    (
        Scene(
            dealer=2,
            hands="AS KS 8S 3S AH 7H 2H KD 9D 5D JC 6C 4C"
            "| QS TS 5S KH JH 9H AD 8D 4D KC 9C 7C 2C"
            "| JS 9S 4S QH 8H 5H QD TD 6D AC TC 5C 3C"
            "| 7S 6S 2S TH 6H 4H 3H JD 7D 3D 2D QC 8C",
            before="3",
            others="3 3",
            steps=(
                Step("step-bidding-what", Press("say.info")),
                Step("step-bidding-hand", Press("say.hand")),
                Step("step-bidding-open", Press("bid.open")),
                Step(
                    "step-bidding-bid",
                    Announce(4, 4, below="mistake-bidding-low", above="mistake-bidding-high"),
                ),
                Step("step-bidding-sum", Press("say.need")),
            ),
        ),
    ),
)

FIRST: Final = (_CARDS, _FOLLOWING, _TRUMP, _BREAKING, _BIDDING)
