### Правила партии: готовые наборы, варианты правил, их значения и объяснения.
### Названия вариантов начинаются с маленькой буквы: они стоят и в середине фразы, а в меню прописная ставится сама.

## Готовые наборы правил, после слова «Правила» и двоеточия. rules-with-changes: набор, в котором игрок что-то изменил.

preset-classic = классические
preset-playroom = плейрум
preset-house = домашние
preset-jokers = с джокерами
preset-suicide = самоубийство
preset-mirror = зеркало
preset-whiz = уиз
preset-quicksand = зыбучие пески
preset-no-hell = без ровной суммы
preset-cutthroat = втроём
preset-solo4 = вчетвером, каждый за себя
preset-solo5 = впятером
preset-solo6 = вшестером
preset-duel = вдвоём
preset-short = короткая партия
preset-long = долгая партия
preset-marathon = марафон
rules-with-changes = { $value }, с изменениями
rules-own = свои правила

## Меню всех вариантов. rules-conflict: два варианта (option-line), значения которых не сочетаются.

rules-title = Правила. Влево и вправо: изменить, пробел: объяснить.
rules-save = Сохранить эти правила под названием
rules-save-help = Они появятся среди правил в главном меню.
rules-saved = Сохранено: { $value }.
rules-delete = Удалить { $value }
ask-rules-delete = Удалить правила { $value }?
rules-deleted = Удалено. Выбранные правила не изменились.
rules-conflict = Вместе нельзя. { $option }, { $other }.
option-line = { $label }: { $value }
none = нет

## Каждый вариант: название, объяснение и значения, если они — слова. Числа, «да» и «нет» берутся из других файлов.

option-seats = число игроков
option-seats-help = Если игроков не четверо, каждый играет за себя.

option-teams = команды
option-teams-help = Партнёры сидят друг против друга, счёт у них общий; для этого нужны четыре игрока.
option-teams-partners = двое на двое
option-teams-solo = каждый за себя

option-target = цель
option-target-help = При таком счёте партия заканчивается.

option-floor = нижний предел
option-floor-help = Партия заканчивается и тогда, когда чей-то счёт упал до него или ниже.

option-nil = нулевая заявка
option-nil-help = Если её нет, каждый заявляет хотя бы одну взятку.

option-nil-value = цена нуля
option-nil-value-help = Столько очков даёт выполненный ноль и отнимает сорванный.

option-double-nil = второй ноль
option-double-nil-help = Можно ли обоим партнёрам заявить ноль.
option-double-nil-separate = разрешён
option-double-nil-forbidden = запрещён

option-blind-nil = слепой ноль
option-blind-nil-help = Кто достаточно отстал, может заявить ноль, не видя своих карт; не там, где карты выбирают.

option-blind-nil-deficit = отставание для слепого нуля
option-blind-nil-deficit-help = На сколько очков нужно отставать, чтобы заявить слепой ноль.

option-blind-nil-value = цена слепого нуля
option-blind-nil-value-help = Столько очков даёт выполненный слепой ноль и отнимает сорванный.

option-blind-double-nil-value = цена двойного слепого нуля
option-blind-double-nil-value-help = Слепой ноль у обоих партнёров: если удались оба, столько очков прибавляется, иначе отнимается.

option-nil-pass = обмен карт при нуле
option-nil-pass-help = Заявивший ноль отдаёт партнёру столько карт до первого хода и столько же получает обратно.

option-min-team-bid = наименьший заказ пары
option-min-team-bid-help = Меньше этого партнёры вместе не заявляют, разве что оба заявили ноль.

option-bidding = вид заявок
option-bidding-help = Самоубийство: один из партнёров заявляет ноль, другой от четырёх. Зеркало: каждый заявляет столько, сколько у него пик. Уиз: столько же или ноль.
option-bidding-free = свободный
option-bidding-suicide = самоубийство
option-bidding-mirror = зеркало
option-bidding-whiz = уиз

option-suicide-double-nil = два нуля в самоубийстве
option-suicide-double-nil-help = Можно ли в самоубийстве обоим партнёрам заявить ноль.

option-no-hell = запрет ровной суммы
option-no-hell-help = Сумма всех заявок не должна равняться числу взяток.

option-bag-limit = мешки до штрафа
option-bag-limit-help = За столько мешков полагается штраф; 0: штрафа нет.

option-bag-penalty = штраф за мешки
option-bag-penalty-help = Сколько очков он отнимает.

option-bag-rest = мешки после штрафа
option-bag-rest-help = Остаток сохраняется: снимаются только те, за которые был штраф. Обнуляются: снимаются все.
option-bag-rest-carry = остаток сохраняется
option-bag-rest-reset = обнуляются

option-failed-nil-tricks = взятки сорванного нуля
option-failed-nil-tricks-help = Чем считаются взятки игрока, чей ноль сорван. Партнёру они помогают, только если у того есть заказ.
option-failed-nil-tricks-bags = мешки
option-failed-nil-tricks-bags-and-points = мешки и по очку за каждый
option-failed-nil-tricks-contract = помогают партнёру
option-failed-nil-tricks-nothing = не считаются

option-scoring = подсчёт очков
option-scoring-help = Зыбучие пески: каждая лишняя и каждая недостающая взятка отнимает 10 очков, мешков нет.
option-scoring-standard = обычный
option-scoring-quicksand = зыбучие пески

option-exact-bonus = премия за точный малый заказ
option-exact-bonus-help = Заказ в одну или две взятки, взятый ровно, даёт ещё 20 очков, при трёх или четырёх игроках.

option-high-bonus = премия за крупный заказ
option-high-bonus-help = Выполненный заказ даёт ещё 10 очков за каждую взятку сверх восьми при четырёх игроках; сверх десяти при двух и трёх, сверх семи при пяти, сверх шести при шести.

option-ten-for-200 = десять за 200
option-ten-for-200-help = Заказ от десяти взяток даёт 200 очков, а при недоборе отнимает 200.

option-jokers = джокеры
option-jokers-help = Два джокера становятся самыми старшими пиками; двоек треф и червей в колоде нет.

option-deuce-high = старшие двойки
option-deuce-high-help = Двойка бубён становится пикой и вместе с двойкой пик идёт сразу за джокерами; нужны джокеры и четыре игрока.

option-break-spades = заход с пик
option-break-spades-help = Когда можно заходить с пик: после того как пика сыграна на другую масть, всегда или всегда, кроме первой взятки.
option-break-spades-broken = когда открыты
option-break-spades-free = всегда
option-break-spades-not-first = кроме первой взятки

option-first-lead = первый ход
option-first-lead-help = Кто начинает первую взятку: сидящий слева от сдающего или тот, у кого туз пик.
option-first-lead-left = слева от сдающего
option-first-lead-ace-of-spades = у кого туз пик

option-two-player-deal = раздача на двоих
option-two-player-deal-help = Обычная: сразу по тринадцать карт. С выбором: из колоды по одной, каждую можно оставить или сбросить.
option-two-player-deal-straight = обычная
option-two-player-deal-draw = с выбором

option-revoke = карта не по правилам
option-revoke-help = Либо не принимается, либо играется на свой риск: если это откроется, раздача обойдётся в 50 очков.
option-revoke-prevented = не принимается
option-revoke-penalised = на свой риск
