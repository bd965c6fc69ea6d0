### Меню, настройки, вопросы, справка.

## Строка меню: $label и её значение ($value), потом она же с объяснением ($help). $n из $total — место строки.

item = { $label }
item-placed = { $label }, { $n } из { $total }
item-with-value = { $label }: { $value }
item-with-value-placed = { $label }: { $value }, { $n } из { $total }
item-explained = { $item }. { $help }

## Меню и их строки.

menu-main = Пики. Главное меню.
menu-game = Меню игры.
menu-go-on = Продолжить партию
menu-new-match = Новая партия
menu-resume = Вернуться за стол
menu-settings = Настройки
settings-title = Настройки.
menu-help = Справка
menu-to-main = Главное меню
menu-quit = Выход
menu-back = Назад
settings-speech = Речь
settings-announce = Автоматические сообщения
settings-sound = Звуки
settings-screen = Экран
settings-play = Игра

## Меню закрыто, игрок снова за столом.

back-at-table = За столом.

## На чём остановилась партия, которую можно продолжить: номер сдачи и очки сторон (side-points).

match-stands = Раздача { $hand }, { $list }.

## Набор текста. entry: что уже набрано. ask-number: для варианта правил $label, от $low до $high.

entry = Введено
entry-empty = пусто
ask-number = { $label }: введите число от { $low } до { $high }.
ask-set-name = Название этих правил:

## entry-letters — буквы языка, которыми пишут на геймпаде; entry-wheel объясняет, как. write-… — кнопки в справке.

entry-letters = абвгдеёжзийклмнопрстуфхцчшщъыьэюя
entry-wheel = Вверх и вниз меняют букву, вправо добавляет, влево стирает.
write-previous = следующая буква
write-next = предыдущая буква
write-more = ещё одна буква
write-less = стереть букву

## Вопросы перед уходом из партии: она сохранится, будет брошена или пропадёт.

ask-new-match = Бросить эту партию и начать новую?
ask-main-menu = Выйти в главное меню? Партия сохранена.
ask-quit = Выйти? Партия сохранена.
ask-quit-lost = Выйти? Партию не удаётся сохранить, она пропадёт.
yes = Да
no = Нет

## Названия настроек.

setting-language = Язык
setting-match-preset = Правила
setting-match-level = Уровень компьютера
setting-match-bidding-style = Заявки компьютера
setting-match-nil-style = Ноль у компьютера
setting-speech-verbosity = Подробность речи
setting-speech-rate = Скорость речи
setting-speech-enabled = Речь включена
setting-speech-channel = Кто читает
setting-speech-back-end = Источник речи
setting-speech-volume = Громкость речи
setting-speech-voice = Голос
setting-speech-card-names = Названия карт
setting-speech-unfocused = Говорить в фоновом режиме
setting-announce-bids = Заявки
setting-announce-cards = Сыгранные карты
setting-announce-tricks = Взятки
setting-announce-turns = Мой ход
setting-announce-scores = Счёт раздачи
setting-announce-hints = Подсказка на каждом ходу
setting-play-pace = Темп
setting-play-sort = Порядок карт
setting-play-review = Разбор раздачи
setting-play-undo = Отмена решений
setting-play-advice = Подсказки по просьбе
setting-play-memory-aid = Учёт вышедших карт
setting-sound-volume = Громкость звуков
setting-sound-muted = Без звуков
setting-sound-mono = Все звуки по центру
setting-screen-theme = Цвета
setting-screen-suit-colours = Масти
setting-screen-font = Шрифт
setting-screen-card-size = Размер карт
setting-screen-text-size = Размер текста
setting-screen-motion = Движение карт
setting-screen-full-screen = Полный экран

## Их значения. on и off отвечают таким настройкам, как «Без звуков» и «Полный экран».

on = да
off = нет
value-language-en = английский
value-language-fr = французский
value-language-ru = русский
value-match-level-easy = лёгкий
value-match-level-medium = средний
value-match-level-hard = сильный
value-match-level-expert = мастер
value-match-bidding-style-careful = осторожные
value-match-bidding-style-normal = обычные
value-match-bidding-style-bold = смелые
value-match-nil-style-nil-shy = только верный
value-match-nil-style-normal = как обычно
value-match-nil-style-nil-loving = охотно
value-speech-channel-own = игра
value-speech-channel-screen-reader = программа экранного доступа, со следующего запуска
value-speech-verbosity-brief = краткая
value-speech-verbosity-normal = обычная
value-speech-verbosity-full = подробная
value-speech-card-names-full = дама пик
value-speech-card-names-short = дама пик
value-speech-card-names-suit-first = пики дама
value-play-pace-slow = медленный
value-play-pace-normal = обычный
value-play-pace-fast = быстрый
value-play-pace-wait = Enter после каждой взятки
value-play-sort-suits = сначала старшие
value-play-sort-suits-up = сначала младшие
value-play-sort-colours = красные и чёрные чередуются
value-screen-theme-felt = зелёное сукно
value-screen-theme-dark = тёмные
value-screen-theme-light = светлые
value-screen-theme-white-on-black = белое на чёрном
value-screen-theme-yellow-on-black = жёлтое на чёрном
value-screen-theme-own = свои
value-screen-suit-colours-two = в два цвета
value-screen-suit-colours-four = в четыре цвета
value-screen-card-size-normal = обычный
value-screen-card-size-large = крупный
value-screen-card-size-huge = огромный
value-screen-text-size-100 = 100 процентов
value-screen-text-size-125 = 125 процентов
value-screen-text-size-150 = 150 процентов
value-screen-text-size-175 = 175 процентов
value-screen-text-size-200 = 200 процентов
value-screen-motion-auto = как в системе
value-screen-motion-full = полное
value-screen-motion-reduced = без движения
value-screen-font-roboto = Roboto
value-screen-font-roboto-strong = Roboto, жирный
value-screen-font-source-sans = Source Sans
value-screen-font-source-sans-strong = Source Sans, жирный

## Свои цвета в файле: строка меню; файл создан или прочитан ещё раз. font-lost: $value — шрифт.

menu-own-theme = Свои цвета: создать или перечитать файл
own-theme-made = Файл ваших цветов создан: { $file }. Измените его в текстовом редакторе и снова выберите эту строку.
own-theme-read = Ваши цвета перечитаны: { $file }.
font-lost = Шрифт { $value } не найден или повреждён: взят другой.

## Настройка изменена клавишей: название и новое значение. sorted: порядок карт.

setting-now = { $label }: { $value }.
sorted = { $value }.

## История сказанного.

history-only = История, { $value }.
history-empty = Пока пусто.
kind-all = всё
kind-bids = заявки
kind-cards = карты
kind-tricks = взятки
kind-turns = ходы
kind-scores = счёт
kind-hints = подсказки
kind-answers = ответы
kind-game = игра
copied = Скопировано.
not-copied = Буфер обмена недоступен.

## Справка. help-line: клавиши ($list) и что они делают. key-does, key-at-table, key-free, key-types: что делает клавиша при изучении клавиш; последнее там, где что-то набирают.

help-title = Справка. Enter: выполнить, Escape: закрыть.
help-line = { $list }: { $command }
learn-begins = Изучение клавиш. Нажмите любую, чтобы узнать, что она делает. Escape: закончить.
learn-ends = Изучение клавиш закончено.
key-does = { $key }: { $command }.
key-at-table = { $key }, за столом: { $command }.
key-free = { $key }: не используется.
key-types = { $key }: здесь набирается.

## Чем говорит игра. voice-best: лучшее из того, что есть; voice-own: как настроено в самом голосе. Остальное: новости.

back-end-speech-dispatcher = Speech Dispatcher
back-end-built-in = встроенный голос
back-end-screen-reader = программа экранного доступа
back-end-sapi = голос Windows
back-end-voiceover = VoiceOver
back-end-say = голос macOS
voice-best = лучший доступный
voice-own = по умолчанию
voice-speaks = Говорит { $value }.
voice-none = Голоса больше нет.
voice-missing = { $value }: нет голоса для языка «{ $language }».

## Списки, которые просматривают стрелками.

browse-sheet = Последний счёт.
browse-trick = Карты на столе.
browse-tricks = Взятки, последняя первой.
browse-seats = Игроки.
browse-thoughts = О чём думали другие.
browse-review = Разбор, самое дорогое вперёд.
