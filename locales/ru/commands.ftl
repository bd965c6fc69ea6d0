### Что делает каждая команда, в двух словах: в справке (F1) после клавиш и при изучении клавиш (Shift+F1).

## В меню и других окнах.

command-dialog-next = следующая строка
command-dialog-previous = предыдущая строка
command-dialog-first = первая строка
command-dialog-last = последняя строка
command-dialog-more = следующее значение
command-dialog-less = предыдущее значение
command-dialog-choose = выбрать
command-dialog-erase = стереть знак
command-dialog-back = назад

## При выборе заявки.

command-bid-more = на одну больше
command-bid-less = на одну меньше
command-bid-lowest = наименьшая заявка
command-bid-highest = наибольшая заявка
command-bid-make = заявить
command-bid-close = назад к картам

## Когда очередь игрока заявлять.

command-bid-type = набрать заявку

## За столом.

command-hand-previous = предыдущая карта
command-hand-next = следующая карта
command-hand-previous-suit = предыдущая масть
command-hand-next-suit = следующая масть
command-hand-first = первая карта
command-hand-last = последняя карта
command-hand-suit-1 = первая масть, при повторе её следующая карта
command-hand-suit-2 = вторая масть
command-hand-suit-3 = третья масть
command-hand-suit-4 = четвёртая масть
command-hand-spades = к пикам, при повторе следующая карта
command-hand-hearts = к червям
command-hand-diamonds = к бубнам
command-hand-clubs = к трефам
command-hand-sort = другой порядок карт
command-card-play = сыграть или выбрать карту
command-card-discard = сбросить карту из колоды
command-bid-open = заявка
command-say-table = карты на столе
command-say-lead = масть хода
command-say-info = взятки и заявки
command-say-scores = счёт и мешки
command-say-sheet = счёт последней раздачи
command-browse-scores = счёт всех раздач таблицей
command-browse-trick = просмотр карт на столе
command-browse-tricks = просмотр взяток
command-browse-seats = просмотр игроков
command-say-turn = чья очередь
command-say-hand = ваши карты
command-say-playable = чем можно ходить
command-say-last-trick = последняя взятка, при повторе предыдущая
command-say-seats = заявка и взятки каждого игрока
command-say-seat-left = игроки слева
command-say-seat-partner = партнёр или игроки напротив
command-say-seat-right = игроки справа
command-say-seat-self = вы сами
command-say-spades = открыты ли пики и какие ещё не вышли
command-say-played = вышедшие карты
command-say-need = сколько взяток ещё нужно, мешки
command-say-deal = раздача, сдающий, первый ход
command-say-deal-number = номер сдачи
command-say-rules = чем правила отличаются от классических
command-say-advice = подсказка
command-say-thought-left = о чём думали слева
command-say-thought-partner = о чём думал партнёр или игроки напротив
command-say-thought-right = о чём думали справа
command-browse-thoughts = просмотр мыслей компьютерных игроков
command-browse-review = разбор последней раздачи
command-match-undo = отменить своё последнее решение
command-match-redo = вернуть отменённое
command-sound-mute = звуки: включить или выключить
command-menu-open = меню игры

## Во время просмотра раздачи.

command-replay-next = следующая карта или заявка
command-replay-previous = предыдущая карта или заявка
command-replay-next-trick = следующая взятка
command-replay-previous-trick = предыдущая взятка
command-replay-first = начало раздачи
command-replay-last = конец раздачи
command-replay-next-hand = следующая раздача
command-replay-previous-hand = предыдущая раздача
command-replay-leave = закончить просмотр
command-lesson-leave = выйти из урока

## Везде.

command-say-again = повторить
command-history-older = предыдущее сообщение
command-history-newer = следующее сообщение
command-history-oldest = самое первое сообщение
command-history-newest = самое последнее сообщение
command-history-kind-next = следующий вид сообщений
command-history-kind-previous = предыдущий вид сообщений
command-history-copy = скопировать сообщение
command-speech-silence = прервать речь
command-help-here = справка
command-help-learn = изучение клавиш
command-help-rules = прочитать правила партии
command-speech-toggle = включить или выключить речь
command-speech-verbosity = речь краткая, обычная или подробная
command-screen-theme = другие цвета
command-screen-card-size = другой размер карт
command-screen-text-size = другой размер текста
command-language-next = следующий язык
command-language-previous = предыдущий язык
command-speech-slower = речь медленнее
command-speech-faster = речь быстрее
command-sound-quieter = звуки тише
command-sound-louder = звуки громче
command-voice-quieter = голос тише
command-voice-louder = голос громче
command-game-pace = другой темп
command-screen-fullscreen = полный экран или окно
command-match-new = новая партия
command-match-save = сохранить партию под именем
command-app-quit = выход
