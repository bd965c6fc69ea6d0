"""Sample pictures in three languages, with texts as long as real ones get."""

import re

from spades_gui.core.cards import BIG_JOKER, DECK, Card, make_deck
from spades_gui.present.picture import (
    CardFace,
    DialogItem,
    DialogPicture,
    HandCard,
    PastTrick,
    Picture,
    SeatPicture,
    SidePicture,
    SpadesMark,
    TablePicture,
)

LANGUAGES = ("en", "fr", "ru")
SIZES = ((640, 480), (800, 600), (1024, 768), (1920, 1080), (3840, 2160))
KINDS = ("bidding", "play", "sheet", "main menu", "settings", "help", "question")
"""Samples of the classic game, for four seats."""
TABLES = ("bidding", "play", "full trick", "passing", "hidden", "last cards", "quicksand")
"""Samples of the table, for any number of seats."""
DRAWS = ("first draw", "draw", "last draw")
"""Samples of two players drawing their cards."""
SEATS = (2, 3, 4, 5, 6)
FULL_HAND = {2: 13, 3: 17, 4: 13, 5: 10, 6: 8}

_HAND = "2C 7C TC 4D JD AD 3H QH KH 5S TS QS AS 2D 3D 5D 6D"
_JOKER_HAND = "LJ BJ 2D 2S AS 5S 3H QH KH 4D JD AD 7C TC 3C QS 8S"
_JOKER_DECK = make_deck(4, jokers=True, deuce_high=True)
_INDICES = {"en": "JQKA", "fr": "VDRA", "ru": "ВДКТ"}
_JOKERS = {"en": ("Jo", "JO"), "fr": ("Jo", "JO"), "ru": ("Дж", "ДЖ")}
_NAMES = {
    "en": ("You", "Anna", "Christopher", "Bartholomew", "Elizabeth", "Maximilian"),
    "fr": ("Vous", "Anne-Sophie", "Jean-François", "Maximilienne", "Barthélemy", "Geneviève"),
    "ru": ("Вы", "Анна", "Константин", "Александра Сергеевна", "Святослав", "Елизавета"),
}
_SOLO = {
    "en": (("3 bags", "3 of 4"), ("no bags", "10 of 3"), ("1 bag", "")),
    "fr": (("3 sacs", "3 sur 4"), ("aucun sac", "10 sur 3"), ("1 sac", "")),
    "ru": (("3 мешка", "3 из 4"), ("нет мешков", "10 из 3"), ("1 мешок", "")),
}
_SIDES = {
    "en": (("We", "3 bags", "3 of 7 tricks"), ("They", "no bags", "12 of 13 tricks")),
    "fr": (("Nous", "3 sacs", "3 plis sur 7"), ("Eux", "aucun sac", "12 plis sur 13")),
    "ru": (("Мы", "3 мешка", "3 взятки из 7"), ("Соперники", "нет мешков", "12 взяток из 13")),
}
_NIL = {"en": "blind nil", "fr": "nil aveugle", "ru": "слепой ноль"}
_STATUS = {
    "en": ("Hand 3, trick 6", "Hearts led", "Spades are not open yet", "Bartholomew’s turn"),
    "fr": (
        "Donne 3, pli 6",
        "Couleur demandée : cœur",
        "Les piques ne sont pas ouverts",
        "Au tour de jouer : Maximilienne",
    ),
    "ru": ("Раздача 3, взятка 6-я", "Масть хода: черви", "Пики ещё не открыты", "Ходит Александра Сергеевна"),
}
_MORE_STATUS = {
    "en": ("Bags cost 100 at ten", "Misplayed cards are punished"),
    "fr": ("Dix sacs coûtent 100", "Les renonces sont punies"),
    "ru": ("Десять мешков: минус 100", "За фальшренонс — штраф"),
}
_CAPTION = {
    "en": ("Anna takes it, 3 of 4.", "King of hearts, Christopher.", "Queen of hearts, playable, 4 of 13."),
    "fr": ("Pli pour Anne-Sophie, 3 sur 4.", "Roi de cœur, Jean-François.", "Dame de cœur, jouable, 4 sur 13."),
    "ru": ("Взятку берёт Анна: 3 из 4.", "Король червей, Константин.", "Дама червей, можно ходить, 4-я из 13."),
}
_LONG_CAPTION = {
    "en": "You led hearts, so a heart must be played while you hold one; the queen and the king are playable. "
    "We have 3 of 7 tricks, they have 12 of 13, and spades are not open yet in this hand.",
    "fr": "Cœur est demandé : il faut fournir à cœur tant que vous en avez ; la dame et le roi sont jouables. "
    "Nous avons 3 plis sur 7, eux 12 sur 13, et les piques ne sont pas encore ouverts dans cette donne.",
    "ru": "Ход с червей, поэтому нужно ходить в масть, пока она у вас есть; подходят дама и король. "
    "У нас 3 взятки из 7, у соперников 12 из 13, и пики в этой раздаче ещё не открыты.",
}
_BID_TITLE = {"en": "Your bid.", "fr": "À vous d’annoncer.", "ru": "Ваша заявка."}
_SHEET = {
    "en": (
        "End of hand 7",
        (
            "We: contract 7, 9 tricks.",
            "Made: 70.",
            "2 bags: 2.",
            "Ten bags together: minus 100.",
            "Christopher, nil made: 100.",
            "Hand: 72. Score: 352, 2 bags.",
            "They: contract 6, 4 tricks.",
            "Contract failed: minus 60.",
            "Bartholomew, nil failed: minus 100.",
            "Hand: minus 160. Score: minus 38, 7 bags.",
        ),
        (DialogItem("Next hand"), DialogItem("Read the hand again"), DialogItem("Leave the match")),
    ),
    "fr": (
        "Fin de la donne 7",
        (
            "Nous : contrat de 7, 9 plis.",
            "Contrat réussi : 70.",
            "2 sacs : 2.",
            "Dix sacs accumulés : moins 100.",
            "Jean-François, nil réussi : 100.",
            "Donne : 72. Score : 352, 2 sacs.",
            "Eux : contrat de 6, 4 plis.",
            "Contrat chuté : moins 60.",
            "Maximilienne, nil chuté : moins 100.",
            "Donne : moins 160. Score : moins 38, 7 sacs.",
        ),
        (DialogItem("Donne suivante"), DialogItem("Relire la donne"), DialogItem("Quitter la partie")),
    ),
    "ru": (
        "Конец 7-й раздачи",
        (
            "Мы: заказ 7, взяли 9 взяток.",
            "Заказ выполнен: 70.",
            "2 мешка: 2.",
            "Набралось десять мешков: минус 100.",
            "Константин, ноль сыгран: 100.",
            "За раздачу: 72. Счёт: 352, 2 мешка.",
            "Соперники: заказ 6, взяли 4 взятки.",
            "Недобор: минус 60.",
            "Александра Сергеевна, ноль не сыгран: минус 100.",
            "За раздачу: минус 160. Счёт: минус 38, 7 мешков.",
        ),
        (DialogItem("Следующая раздача"), DialogItem("Прочитать раздачу ещё раз"), DialogItem("Выйти из матча")),
    ),
}
_MAIN = {
    "en": ("Spades", ("New match", "Target", "Computer level", "Language", "Settings", "Help", "Quit")),
    "fr": ("Pique", ("Nouvelle partie", "Objectif", "Niveau de l’ordinateur", "Langue", "Réglages", "Aide", "Quitter")),
    "ru": ("Пики", ("Новый матч", "Цель", "Уровень соперников", "Язык", "Настройки", "Помощь", "Выход")),
}
_SETTINGS = {
    "en": (
        "Settings",
        ("How long a sentence may be", "normal: the news first, then what you need"),
        ("Card size", "huge"),
        ("Colours", "yellow on black, high contrast"),
    ),
    "fr": (
        "Réglages",
        ("Longueur des phrases prononcées", "normale : la nouvelle d’abord, puis le nécessaire"),
        ("Taille des cartes", "très grande"),
        ("Couleurs", "jaune sur noir, contraste élevé"),
    ),
    "ru": (
        "Настройки",
        ("Подробность произносимых фраз", "обычная: сначала новость, потом всё нужное"),
        ("Размер карт", "огромный"),
        ("Цвета", "жёлтым по чёрному, высокая контрастность"),
    ),
}
_HELP = {
    "en": (
        "Keys",
        "Left and Right: go from card to card",
        "Space: what is on the table, card by card, and who is ahead",
    ),
    "fr": (
        "Touches",
        "Gauche et droite : passer d’une carte à l’autre",
        "Espace : ce qui est sur la table, carte par carte, et qui mène",
    ),
    "ru": (
        "Клавиши",
        "Влево и вправо: от карты к карте",
        "Пробел: что лежит на столе, карта за картой, и кто берёт взятку",
    ),
}
_QUESTION = {
    "en": ("Leave this match? It cannot be taken up again.", "Yes, leave", "No, play on"),
    "fr": ("Quitter cette partie ? Elle ne pourra pas être reprise.", "Oui, quitter", "Non, continuer à jouer"),
    "ru": ("Выйти из матча? Продолжить его потом будет нельзя.", "Да, выйти", "Нет, играть дальше"),
}
_BLIND = {
    "en": ("Bid nil without looking at your cards?", "Bid blind nil", "Look at my cards"),
    "fr": ("Annoncer nil sans regarder vos cartes ?", "Annoncer nil aveugle", "Regarder mes cartes"),
    "ru": ("Заявить ноль, не глядя в карты?", "Заявить слепой ноль", "Посмотреть карты"),
}
_OPTIONS = {
    "en": (
        "Rules of the match",
        (
            "Tricks of a failed nil: what they count for.",
            "They help the partner’s contract, and those beyond it are bags; or they are bags in any case.",
            "Now: they help the contract.",
        ),
        (
            ("Preset", "classic"),
            ("Blind nil", "from 100 behind"),
            ("Tricks of a failed nil", "help the contract, beyond it bags"),
            ("Least bid of a side together", "4"),
            ("Revokes", "prevented"),
        ),
    ),
    "fr": (
        "Règles de la partie",
        (
            "Plis d’un nil chuté : pour quoi ils comptent.",
            "Ils aident le contrat du partenaire, ceux de trop sont des sacs ; ou ce sont toujours des sacs.",
            "En ce moment : ils aident le contrat.",
        ),
        (
            ("Préréglage", "classique"),
            ("Nil aveugle", "à partir de 100 de retard"),
            ("Plis d’un nil chuté", "aident le contrat, puis des sacs"),
            ("Annonce minimale d’un camp", "4"),
            ("Renonces", "empêchées"),
        ),
    ),
    "ru": (
        "Правила матча",
        (
            "Взятки несыгранного нуля: куда они идут.",
            "Они помогают заказу партнёра, а лишние становятся мешками; или становятся мешками в любом случае.",
            "Сейчас: помогают заказу.",
        ),
        (
            ("Готовый набор", "классика"),
            ("Слепой ноль", "при отставании от 100"),
            ("Взятки несыгранного нуля", "помогают заказу, лишние в мешки"),
            ("Наименьшая заявка стороны", "4"),
            ("Фальшренонс", "не допускается"),
        ),
    ),
}


def face(text: str | Card, language: str = "en") -> CardFace:
    """The face of a card written like ``QS``, of the deck with jokers and high deuces if it is in no other."""
    if isinstance(text, str):
        text = (DECK if text in map(str, DECK) else _JOKER_DECK).parse(text)
    if text.printed is None:
        return CardFace(text, _JOKERS[language][text == BIG_JOKER])
    _, rank = text.printed
    return CardFace(text, str(rank) if rank <= 10 else _INDICES[language][rank - 11])


def table(
    language: str = "en",
    cards: int | None = None,
    focus: int | None = 7,
    *,
    kind: str = "play",
    seats: int = 4,
    jokers: bool = False,
) -> TablePicture:
    """A table of one of ``TABLES`` or ``DRAWS``, mid-trick for other kinds; ``cards`` are in the player's hand."""
    bidding = kind in ("bidding", "passing", "hidden", *DRAWS)
    if cards is None:
        cards = {"last cards": 2, "first draw": 0, "draw": 6, "last draw": 12}.get(kind, FULL_HAND[seats])
    turn = None if kind == "full trick" else 0 if bidding or seats == 2 else seats - 1
    last = seats - 1 if turn is None or seats == 2 else seats - 2
    hand = (_JOKER_DECK.parse_all(_JOKER_HAND) if jokers else DECK.parse_all(_HAND))[:cards]
    drawing = kind in DRAWS
    return TablePicture(
        seats=tuple(_seat(seat, seats, language, cards, kind, turn, last) for seat in range(seats)),
        sides=_sides(language, seats, bidding, kind),
        hand=()
        if kind == "hidden"
        else tuple(
            HandCard(
                face(card, language),
                playable=not bidding and card.suit == "H",
                focused=place == focus,
                chosen=kind == "passing" and place in (1, 5, 7),
            )
            for place, card in enumerate(hand)
        ),
        trick=()
        if bidding
        else tuple(zip(range(1, last + 1), _played(language, jokers), strict=False))
        + (((0, face("3H", language)),) if turn is None else ()),
        winning=None if bidding else min(2, last),
        status=_STATUS[language][::3] if bidding else (_STATUS[language] + _MORE_STATUS[language])[: 4 + seats % 3],
        stock=52 - 4 * cards if drawing else 0,
        top=face("QS", language) if drawing else None,
        spades=None if bidding else SpadesMark(2, open=False),
        last=None if bidding or turn is None else _past(language, seats),
    )


def _past(language: str, seats: int) -> PastTrick:
    cards = ("TD", "KD", "4D", "2S", "AD", "JD")
    plays = tuple((seat, face(card, language)) for seat, card in zip(range(seats), cards, strict=False))
    return PastTrick(plays, min(3, seats - 1))


def _seat(seat: int, seats: int, language: str, cards: int, kind: str, turn: int | None, last: int) -> SeatPicture:
    bids = ("4", "3", _NIL[language], "13", "2", "1")
    won = ("2", "10", "1", "2", "4", "")
    bid = {"play": bids[seat], "bidding": "" if seat in (0, 3) else bids[seat]}.get(kind, bids[seat])
    if kind in ("passing", "hidden", *DRAWS):
        bid = ""
    tricks = won[seat] if turn != 0 and bid else ""
    held = cards if kind == "hidden" or not bid else max(0, cards - (1 <= seat <= last))
    return SeatPicture(
        _NAMES[language][seat],
        held,
        bid,
        tricks,
        seat == turn,
        seat == min(2, seats - 1),
        contract=int(bid) if bid.isdecimal() else 0 if bid else None,
        tricks=int(tricks or 0),
    )


def _played(language: str, jokers: bool) -> tuple[CardFace, ...]:
    return tuple(
        face(card, language) for card in ("JH", "BJ" if jokers else "KH", "TH", "LJ" if jokers else "2H", "9H")
    )


def _sides(language: str, seats: int, bidding: bool, kind: str) -> tuple[SidePicture, ...]:
    scores = ("1152", "−190", "0", "35", "−8", "208")
    if seats == 4 and kind != "quicksand":
        texts = _SIDES[language]
    else:
        solo = _SOLO[language]
        texts = tuple((name, *solo[seat % 3]) for seat, name in enumerate(_NAMES[language][:seats]))
        texts = tuple((name.split()[0], bags, tricks) for name, bags, tricks in texts)
    return tuple(
        SidePicture(
            name,
            score,
            "" if kind == "quicksand" else bags,
            "" if bidding else tricks,
            bag_count=_first_number(bags),
            bag_limit=0 if kind == "quicksand" else 10,
            contract=None if bidding or len(texts) > 2 else max(map(int, re.findall("[0-9]+", tricks)), default=None),
            counting=_first_number(tricks),
        )
        for (name, bags, tricks), score in zip(texts, scores, strict=False)
    )


def _first_number(text: str) -> int:
    found = re.search("[0-9]+", text)
    return int(found[0]) if found else 0


def dialog(kind: str, language: str = "en", seats: int = 4) -> DialogPicture | None:
    """The dialog of a kind of sample; ``None`` for ``play``."""
    if kind == "bidding":
        bids = (_NIL[language], *map(str, range(FULL_HAND[seats] + 1)))
        return DialogPicture(_BID_TITLE[language], (), tuple(map(DialogItem, bids)), 4, "bids")
    if kind in ("hidden", "question"):
        title, yes, no = (_BLIND if kind == "hidden" else _QUESTION)[language]
        return DialogPicture(title, (), (DialogItem(yes), DialogItem(no)), int(kind == "question"))
    if kind == "options":
        title, help_lines, pairs = _OPTIONS[language]
        items = tuple(DialogItem(label, value) for _ in range(7) for label, value in pairs)
        return DialogPicture(title, help_lines, items, 17, above=0, foot=4)
    if kind == "sheet":
        title, lines, items = _SHEET[language]
        return DialogPicture(title, lines, items, 0)
    if kind == "main menu":
        title, labels = _MAIN[language]
        values = ("", "500", "medium", language, "", "", "")
        return DialogPicture(title, (), tuple(map(DialogItem, labels, values)), 2)
    if kind == "settings":
        title, *pairs = _SETTINGS[language]
        items = tuple(DialogItem(f"{label}", value) for _ in range(5) for label, value in pairs)
        return DialogPicture(title, (), items, 9)
    if kind == "help":
        title, *labels = _HELP[language]
        return DialogPicture(title, (), tuple(DialogItem(label) for _ in range(12) for label in labels), 23)
    return None


def sample(
    kind: str,
    language: str = "en",
    *,
    theme: str = "felt",
    card_size: str = "normal",
    cards: int | None = None,
    focus: int | None = 7,
    seats: int = 4,
    jokers: bool = False,
    text_size: int = 100,
    **look: str,
) -> Picture:
    """A sample picture of one of ``KINDS``, ``TABLES``, ``DRAWS`` (with two seats) or of ``options``."""
    long = kind in ("settings", "question")
    return Picture(
        window_title="Spades",
        table=None if kind == "main menu" else table(language, cards, focus, kind=kind, seats=seats, jokers=jokers),
        dialog=dialog(kind, language, seats),
        caption=(*_CAPTION[language], _LONG_CAPTION[language]) if long else _CAPTION[language],
        theme=theme,
        card_size=card_size,
        full_screen=False,
        text_size=text_size,
        **look,
    )
