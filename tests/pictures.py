"""Sample pictures in three languages, with texts as long as real ones get."""

from spades_gui.core.cards import Card, parse_card, parse_cards
from spades_gui.present.picture import (
    CardFace,
    DialogItem,
    DialogPicture,
    HandCard,
    Picture,
    SeatPicture,
    SidePicture,
    TablePicture,
)

LANGUAGES = ("en", "fr", "ru")
SIZES = ((640, 480), (1024, 768), (1920, 1080), (3840, 2160))
KINDS = ("bidding", "play", "sheet", "main menu", "settings", "help", "question")

_HAND = "2C 7C TC 4D JD AD 3H QH KH 5S TS QS AS 2D 3D 5D 6D"
_INDICES = {"en": "JQKA", "fr": "VDRA", "ru": "ВДКТ"}
_NAMES = {
    "en": ("You", "Anna", "Christopher", "Bartholomew"),
    "fr": ("Vous", "Anne-Sophie", "Jean-François", "Maximilienne"),
    "ru": ("Вы", "Анна", "Константин", "Александра Сергеевна"),
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
    "ru": ("Раздача 3, взятка 6-я", "Масть хода: червы", "Пики ещё не открыты", "Ходит Александра Сергеевна"),
}
_CAPTION = {
    "en": ("Anna takes it, 3 of 4.", "King of hearts, Christopher.", "Queen of hearts, playable, 4 of 13."),
    "fr": (
        "Pli pour Anne-Sophie, 3 sur 4.",
        "Roi de cœur, Jean-François.",
        "Dame de cœur, jouable, 4 sur 13.",
    ),
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
_BID_TITLE = {
    "en": "Your bid, Up and Down to change, Enter to bid",
    "fr": "Votre annonce, haut et bas pour changer, Entrée pour annoncer",
    "ru": "Ваша заявка: вверх и вниз — изменить, Enter — заявить",
}
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


def face(text: str | Card, language: str = "en") -> CardFace:
    """The face of a card written like ``QS``."""
    card = parse_card(text) if isinstance(text, str) else text
    return CardFace(card, str(card.rank) if card.rank <= 10 else _INDICES[language][card.rank - 11])


def table(language: str = "en", cards: int = 13, focus: int | None = 7, *, bidding: bool = False) -> TablePicture:
    """A table mid-trick, or during the bidding."""
    names, nil = _NAMES[language], _NIL[language]
    marks = (
        [("", ""), ("4", ""), (nil, ""), ("", "")] if bidding else [("4", "2"), ("3", "10"), (nil, "1"), ("13", "2")]
    )
    turn = 0 if bidding else 3
    seats = tuple(
        SeatPicture(name, max(0, cards - (seat in (1, 2) and not bidding)), bid, won, seat == turn, seat == 2)
        for seat, (name, (bid, won)) in enumerate(zip(names, marks, strict=True))
    )
    hand = parse_cards(_HAND)[:cards]
    return TablePicture(
        seats,
        tuple(
            SidePicture(name, score, bags, "" if bidding else tricks)
            for (name, bags, tricks), score in zip(_SIDES[language], ("1152", "−190"), strict=True)
        ),
        tuple(
            HandCard(face(card, language), playable=not bidding and card.suit == "H", focused=place == focus)
            for place, card in enumerate(hand)
        ),
        () if bidding else ((1, face("JH", language)), (2, face("KH", language))),
        None if bidding else 2,
        _STATUS[language][::3] if bidding else _STATUS[language],
    )


def dialog(kind: str, language: str = "en") -> DialogPicture | None:
    """The dialog of a kind of sample; ``None`` for ``play``."""
    if kind == "bidding":
        bids = (_NIL[language], *map(str, range(14)))
        return DialogPicture(_BID_TITLE[language], (), tuple(map(DialogItem, bids)), 4, "bids")
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
    if kind == "question":
        title, yes, no = _QUESTION[language]
        return DialogPicture(title, (), (DialogItem(yes), DialogItem(no)), 1)
    return None


def sample(
    kind: str,
    language: str = "en",
    *,
    theme: str = "felt",
    card_size: str = "normal",
    cards: int = 13,
    focus: int | None = 7,
) -> Picture:
    """A sample picture of one of ``KINDS``."""
    long = kind in ("settings", "question")
    return Picture(
        window_title="Spades",
        table=None if kind == "main menu" else table(language, cards, focus, bidding=kind == "bidding"),
        dialog=dialog(kind, language),
        caption=(*_CAPTION[language], _LONG_CAPTION[language]) if long else _CAPTION[language],
        theme=theme,
        card_size=card_size,
        full_screen=False,
    )
