# What a contest says when it refuses.

contest-not-organiser = Это может сделать только организатор турнира.
contest-not-arbiter = Это могут сделать только организатор и арбитры турнира.
contest-own-game = Вы сами играете эту партию. Решать должен арбитр, который в ней не играет, а если такого нет — администрация сервера.
contest-not-yours = Вам здесь этого сделать нельзя.
contest-not-entrant = Вы не участвуете в этом турнире.
contest-no-such-entrant = В этом турнире нет участника с номером { $number }.
contest-no-such-game = В этом турнире нет партии { $game }. Партию называют по туру и столу: `3.2`.
contest-no-such-round = В этом турнире ещё нет тура { $round }.
contest-no-such-part = В этом турнире нет группы или дивизиона { $part }.
contest-not-open = Запись ещё не открыта. Её откроет организатор.
contest-entries-closed = Запись закрыта.
contest-started = Турнир уже идёт, и изменить это нельзя. Чтобы прекратить игру, выйдите из турнира.
contest-not-started = Турнир ещё не начался.
contest-over = Турнир окончен.
contest-paused = Турнир приостановлен. Сначала его надо возобновить.
contest-not-paused = Турнир не приостановлен.
contest-entered-already = Вы уже участвуете в этом турнире.
contest-left-already = Кто вышел из этого турнира, вернуться в него не может.
contest-team-size = { $needed ->
    [one] Здесь каждый записывается сам по себе.
   *[other] Здесь записываются парами: назовите напарника.
}
contest-no-machines = { $most ->
    [0] В этом турнире машины не играют.
    [one] В этом турнире играет не больше { $most } машины.
   *[other] В этом турнире играет не больше { $most } машин.
}
contest-too-late = Записаться в этот турнир уже нельзя.
contest-no-check-in = Сейчас подтверждать нечего.
contest-bye-too-late = Этот тур пропустить нельзя. Ближайший тур, который ещё можно пропустить: { $first }.
contest-no-byes = Пропускать туры можно только в швейцарской системе.
contest-no-half-bye = { $most ->
    [0] В этом турнире за пропущенный тур пол-очка не дают. Попросите о пропуске без очков.
    [one] Пол-очка дают не больше чем за { $most } тур и никогда за последний. Попросите о пропуске без очков.
   *[other] Пол-очка дают не больше чем за { $most } тура и никогда за последний. Попросите о пропуске без очков.
}
contest-round-open = { $games ->
    [one] Ещё не окончена { $games } партия.
    [few] Ещё не окончены { $games } партии.
   *[other] Ещё не окончено { $games } партий.
}
contest-no-round-left = Сейчас ни один тур составить нельзя.
contest-not-pairable = Следующий тур составить нельзя: слишком многие из оставшихся уже встречались.
contest-bad-pairing = Номер { $number } назван дважды или больше не играет.
contest-bad-table = За каждым столом должно быть участников: { $needed }.
contest-deadline-past = Новый срок должен быть впереди.
contest-bad-verdict = Такой результат к партии не подходит. Назовите очки каждого места, вместе не больше, чем даёт партия.
contest-correction-late = Результат можно исправить в течение { $days } дней после окончания. Этот срок прошёл.
contest-no-reason = Нужна причина: её смогут прочитать все.
contest-no-substitutes = Замены бывают только в лигах, у пар и в играх на троих и четверых.
contest-not-ladder = Вызывать можно только в турнире-лестнице.
contest-not-league = Об этом спрашивают только в лиге.
contest-not-asked = Сейчас о следующем сезоне не спрашивают.
contest-bad-challenge = { $most ->
    [one] Вызовите ровно одного другого игрока.
   *[other] Вызовите других игроков, не больше { $most } и каждого один раз.
}
contest-out-of-range = { $range ->
    [one] Вызвать можно того, кто стоит на { $range } ступень выше вас.
    [few] Вызвать можно тех, кто стоит выше вас не больше чем на { $range } ступени.
   *[other] Вызвать можно тех, кто стоит выше вас не больше чем на { $range } ступеней.
}
contest-challenged-already = Между вами уже есть вызов или партия.
contest-met-lately = Вы недавно играли друг с другом. Снова можно с { $from }.
contest-busy = { $most ->
    [one] У кого-то из вас уже есть партия или вызов, больше одновременно нельзя.
   *[other] У кого-то из вас уже столько партий и вызовов, сколько можно одновременно: { $most }.
}
contest-on-holiday = Кто-то из вас в отпуске. Вызывайте после него.
contest-no-holiday = Отпуск этого года, { $days } дней, уже израсходован.
contest-no-such-challenge = Здесь нет вызова, на который вы могли бы ответить.
contest-not-due = Время для этого ещё не пришло.
contest-backwards = Запись не может быть старше предыдущей.
contest-bad-log = Строку { $line } журнала турнира не удаётся прочитать, или она не подходит к предыдущим.
contest-bad-file = Строка { $line } файла: { $fault }
contest-file-number = номера нет или он неверен: `{ $text }`.
contest-file-colour = `{ $text }` — не цвет первого номера; нужно W или B.
contest-file-bye = `{ $text }` — не пропуск тура; нужны буква (F, H или Z), тур и номера.
contest-file-twice = этот игрок записан дважды: `{ $text }`.
contest-file-result = результат не читается (игрок, тур): `{ $text }`. Результаты: 1 = 0 + - W D L H F U Z.
contest-file-pair = строки двух игроков противоречат друг другу (игрок, тур): `{ $text }`.
contest-terms-name = Турниру нужно название.
contest-terms-game = Турниру нужна игра.
contest-terms-pairs = Пары играют сторона против стороны: в таком турнире у стола два места для участников.
contest-terms-partners = Для игры с напарниками нужна игра ровно на четыре места.
contest-terms-short = Неполные столы возможны только в играх на троих и четверых.
contest-terms-times = Запись должна открыться раньше, чем закроется, а закрыться раньше конца турнира.
contest-terms-tie-breaks = Некоторые из этих коэффициентов не подходят к числу мест.
contest-terms-cycles-tables = В играх на троих и четверых план играется в один круг.
contest-terms-plan = Планы столов бывают только в играх на троих и четверых.
contest-terms-whist = Для сменных напарников нужен круговой турнир по плану «вист».
contest-terms-third = Матч за третье место возможен только в играх на двоих.

# A number of the terms that is out of its range.

contest-terms-seats = Число мест: от { $least } до { $most }, а не { $value }.
contest-terms-least = Наименьшее число игроков за столом: от { $least } до { $most }, а не { $value }.
contest-terms-team = Число игроков у одного участника: от { $least } до { $most }, а не { $value }.
contest-terms-checkin = Длительность подтверждения в часах: от { $least } до { $most }, а не { $value }.
contest-terms-round = Длительность тура в днях: от { $least } до { $most }, а не { $value }.
contest-terms-first-move = Время на первый ход в часах: от { $least } до { $most }, а не { $value }.
contest-terms-limit = Наибольшее число участников: от { $least } до { $most }, а не { $value }.
contest-terms-cycles = Число кругов: от { $least } до { $most }, а не { $value }.
contest-terms-together = Число партий одновременно: от { $least } до { $most }, а не { $value }.
contest-terms-rounds = Число туров: от { $least } до { $most }, а не { $value }.
contest-terms-group = Размер группы: от { $least } до { $most }, а не { $value }.
contest-terms-half-byes = Число пропусков за пол-очка: от { $least } до { $most }, а не { $value }.
contest-terms-games = Число партий в матче: от { $least } до { $most }, а не { $value }.
contest-terms-advance = Число выходящих дальше из-за стола: от { $least } до { $most }, а не { $value }.
contest-terms-range = Число ступеней для вызова: от { $least } до { $most }, а не { $value }.
contest-terms-at-once = Число партий одновременно: от { $least } до { $most }, а не { $value }.
contest-terms-answer = Время на ответ в днях: от { $least } до { $most }, а не { $value }.
contest-terms-idle = Время без партий в днях: от { $least } до { $most }, а не { $value }.
contest-terms-size = Размер дивизиона: от { $least } до { $most }, а не { $value }.
contest-terms-weeks = Длительность сезона в неделях: от { $least } до { $most }, а не { $value }.
contest-terms-moves = Число повышаемых и понижаемых: от { $least } до { $most }, а не { $value }.
contest-terms-gap = Перерыв между сезонами в днях: от { $least } до { $most }, а не { $value }.
contest-terms-seasons = Число сезонов: от { $least } до { $most }, а не { $value }.
