# Енохіанські шахи.

eno-name = Енохіанські шахи
eno-about = Їх звуть і розенкрейцерівськими: гра з кола Золотої Зорі. Розстановки — за книжкою Кріса Залевскі «Enochian Chess of the Golden Dawn».

eno-seat-yellow = Жовті
    .gen = Жовтих
    .dat = Жовтим
    .acc = Жовтих
    .ins = Жовтими
eno-seat-blue = Сині
    .gen = Синіх
    .dat = Синім
    .acc = Синіх
    .ins = Синіми
eno-seat-red = Червоні
    .gen = Червоних
    .dat = Червоним
    .acc = Червоних
    .ins = Червоними
eno-seat-black = Чорні
    .gen = Чорних
    .dat = Чорним
    .acc = Чорних
    .ins = Чорними

## Види фігур

eno-kind-king = Король
eno-kind-queen = Королева
eno-kind-bishop = Слон
eno-kind-knight = Кінь
eno-kind-rook = Тура
eno-kind-queen-pawn = Пішак королеви
eno-kind-bishop-pawn = Пішак слона
eno-kind-knight-pawn = Пішак коня
eno-kind-rook-pawn = Пішак тури
eno-kind-concourse = Перетин

eno-moves-king = На одне поле в будь-який бік; рокірування немає. Ділить престол із супутником, доки один із двох не піде. Ходом короля не беруть: діставши мат, він робить останній крок, після чого вважається взятим, а його військо замерзає.
eno-moves-queen = Стрибає рівно на два поля в будь-який бік через що завгодно. Тому королева знає лише шістнадцять полів дошки, і чотири початкові королеви ніколи не зустрінуться.
eno-moves-bishop = По діагоналі на будь-яку відстань, доки немає перешкоди. Слони союзників стоять на одному кольорі, слони супротивників — на іншому.
eno-moves-knight = На два поля прямо й одне вбік через що завгодно.
eno-moves-rook = По горизонталі й вертикалі на будь-яку відстань, доки немає перешкоди.
eno-moves-queen-pawn = На одне поле вперед, б’є на одне поле навскіс уперед; подвійного ходу немає. На протилежному краю стає королевою, якщо його військо вже втратило пішака, а доти чекає там.
eno-moves-bishop-pawn = На одне поле вперед, б’є на одне поле навскіс уперед; подвійного ходу немає. На протилежному краю стає слоном, якщо його військо вже втратило пішака, а доти чекає там.
eno-moves-knight-pawn = На одне поле вперед, б’є на одне поле навскіс уперед; подвійного ходу немає. На протилежному краю стає конем, якщо його військо вже втратило пішака, а доти чекає там.
eno-moves-rook-pawn = На одне поле вперед, б’є на одне поле навскіс уперед; подвійного ходу немає. На протилежному краю стає турою, якщо його військо вже втратило пішака, а доти чекає там.
eno-moves-concourse = П’ять квадратів із чотирьох полів позначено зіркою. Слон, який приходить у квадрат, де стоять слони трьох інших військ, жодне з яких не заморожене, бере всіх трьох, і союзного теж. Так само беруть королеви. Слони й королеви не змішуються.

eno-king = король
eno-queen = королева
eno-bishop = слон
eno-knight = кінь
eno-rook = тура
eno-pawn = пішак
eno-queen-pawn = пішак королеви
eno-bishop-pawn = пішак слона
eno-knight-pawn = пішак коня
eno-rook-pawn = пішак тури
eno-king-acc = короля
eno-queen-acc = королеву
eno-bishop-acc = слона
eno-knight-acc = коня
eno-rook-acc = туру
eno-queen-pawn-acc = пішака королеви
eno-bishop-pawn-acc = пішака слона
eno-knight-pawn-acc = пішака коня
eno-rook-pawn-acc = пішака тури
eno-king-ins = королем
eno-queen-ins = королевою
eno-bishop-ins = слоном
eno-knight-ins = конем
eno-rook-ins = турою
eno-queen-pawn-ins = пішаком королеви
eno-bishop-pawn-ins = пішаком слона
eno-knight-pawn-ins = пішаком коня
eno-rook-pawn-ins = пішаком тури

eno-seat = { $seat }
eno-piece-of = { $piece } { $army-gen }
eno-victim = { $piece } { $army-gen }

## Ходи

eno-who = { $army }
eno-who-for = { $by } за { $army-acc }
eno-who-last = { $army }, останній хід
eno-who-for-last = { $by } за { $army-acc }, останній хід
eno-moved = { $who }: { $piece } { $from }–{ $to }.
eno-moved-grown = { $who }: { $piece } { $from }–{ $to } і стає { $grown }.
eno-took = { $who }: { $piece } { $from }×{ $to } бере { $victim }.
eno-took-grown = { $who }: { $piece } { $from }×{ $to } бере { $victim } і стає { $grown }.
eno-waits = { $move } Там він чекає, доки { $army } не втратять пішака.
eno-grown = Пішак { $army-gen } на { $square } дочекався й стає { $piece }.
eno-demoted = Натомість { $was } { $army-gen } на { $square } стає { $pawn }.
eno-concourse-bishops = Перетин: слон { $army-gen } бере трьох інших: { $taken }.
eno-concourse-queens = Перетин: королева { $army-gen } бере трьох інших: { $taken }.
eno-concourse-one = { $army } на { $square }
eno-passed = { $army } не під шахом, але ходів немає: хід пропускається.

## Шах, мат, заморожені війська

eno-check = Шах { $king-dat } ({ $by }).
eno-check-stands = { $king } досі під шахом ({ $by }).
eno-mated = Мат { $army-dat } ({ $by }). Король робить останній крок, після чого вважається взятим.
eno-mated-walled = Мат { $army-dat } ({ $by }). Ступити королю нікуди, тож останній хід робить інша фігура, після чого король вважається взятим.
eno-fell = Короля { $army-gen } на { $square } взято: військо заморожене.
eno-fell-together = Короля { $army-gen } взято на престолі, і його супутника з ним ({ $piece }): військо заморожене.
eno-fell-at-once = Мат { $army-dat }, і останнього ходу немає. Короля взято одразу: військо заморожене.
eno-fell-at-once-together = Мат { $army-dat }, і останнього ходу немає. Короля взято одразу на престолі, і його супутника з ним ({ $piece }): військо заморожене.
eno-revived = Король { $ally-gen } тримає престол { $army-gen }: їхнє військо знову в грі, без короля, і ходять ним { $by }.
eno-revived-own = Король { $ally-gen } тримає престол { $army-gen }: їхнє військо знову в грі, без короля.

## Кінець гри

eno-resigned = { $by } здаються.
eno-drawn-kings = На дошці лишилися самі королі.
eno-drawn-bare = У { $one-gen } й { $other-gen } лишилися самі королі.
eno-drawn-stuck = Ходів немає ні в { $one-gen }, ні в { $other-gen }.
eno-over-drawn = Гра закінчилася внічию.
eno-over-won = Перемогли { $one } й { $other }.

## Пропозиції

eno-offered-draw = { $by } пропонують нічию.
eno-joined-draw = { $by } згодні на нічию. Ще не відповіли: { $waiting }.
eno-draw-agreed = Усі, хто грає, згодні на нічию.
eno-refused-draw = { $by } відмовляються від нічиєї.
eno-withdrawn-draw = { $by } відкликають пропозицію нічиєї.
eno-no-longer-draw = { $by } більше не згодні на нічию: пропозицію { $proposer-gen } закрито.
eno-offered-exchange = { $by } пропонують { $to-dat } обмінятися полоненими: король { $captive-gen } повернувся б на { $square }.
eno-refused-exchange = { $by } відмовляються обмінятися полоненими з { $proposer-ins }.
eno-withdrawn-exchange = { $by } відкликають пропозицію обмінятися полоненими.
eno-void = Пропозиція { $proposer-gen } ({ $what }) більше не діє.
eno-exchanged = { $by } згодні: { $proposer } й { $by } міняються полоненими.
eno-kings-return = Король { $given-gen } повертається на { $square }, король { $returned-gen } — на { $other }: обидва війська в грі.
eno-handed-over = { $by } передають військо { $to-dat } й виходять із гри.

## Позиція в коротких рядках

eno-turn-for = { $by } ходять за { $army-acc }.
eno-turn-last = Це останній хід { $army-gen }.
eno-turn-for-last = { $by } ходять за { $army-acc }, і це останній хід війська.
eno-side-two = { $one } й { $other }
eno-side-other = { $army }
eno-side-frozen = заморожене військо
eno-side-revived = без війська (ним грають { $by })
eno-side-left = без війська (передано: { $ally })
eno-line-check = { $king } під шахом ({ $by }).
eno-line-frozen = Військо { $army-gen } заморожене.
eno-line-revived = Військо { $army-gen } без короля, ним грають { $by }.
eno-line-revived-own = Військо { $army-gen } без короля.
eno-line-left = { $seat } передали військо { $to-dat }.
eno-line-material = { $army }: { $pieces }.
eno-line-complete = { $army }: усі { $count } фігур.
eno-line-all-complete = Усі війська в повному складі, по { $count } фігур.
eno-line-no-pieces = { $army }: фігур немає.
eno-count-king = { $count ->
    [one] король
    [few] { $count } королі
   *[many] { $count } королів
}
eno-count-queen = { $count ->
    [one] королева
    [few] { $count } королеви
   *[many] { $count } королев
}
eno-count-bishop = { $count ->
    [one] слон
    [few] { $count } слони
   *[many] { $count } слонів
}
eno-count-knight = { $count ->
    [one] кінь
    [few] { $count } коні
   *[many] { $count } коней
}
eno-count-rook = { $count ->
    [one] тура
    [few] { $count } тури
   *[many] { $count } тур
}
eno-count-pawn = { $count ->
    [one] пішак
    [few] { $count } пішаки
   *[many] { $count } пішаків
}

## Відмови: ходи

eno-no-action = «{ $text }» — не хід на зразок Qa3-c1, Ph2xg3 чи Pg4-h4=B і не дія на зразок «offer draw red».
eno-no-over = Гру закінчено.
eno-no-seat = Такого місця немає.
eno-no-turn = Зараз хід { $army-gen }, а не { $seat-gen }.
eno-no-turn-for = Зараз хід { $army-gen }, і за них ходять { $by }.
eno-no-piece = На { $from } немає фігури.
eno-no-other-army = На { $from } стоїть { $piece }, а хід зараз { $army-gen }.
eno-no-move-frozen = На { $from } стоїть { $piece }: це військо заморожене й не ходить.
eno-no-letter = На { $from } стоїть інша фігура: { $pieces }.
eno-no-stay = Хід має закінчуватися на іншому полі.
eno-no-own = На { $to } стоїть { $piece }. Дві фігури ніколи не сходяться на одному полі, навіть на престолі.
eno-no-ally = На { $to } стоїть { $piece }: фігура союзника. Узяти її може лише перетин.
eno-no-king-taken = На { $to } стоїть { $piece }. Ходом королів не беруть: той, хто дістав мат, падає після останнього ходу свого війська.
eno-no-frozen-taken = На { $to } стоїть { $piece }. Заморожене військо не беруть.
eno-no-blocked = Шлях із { $from } на { $to } закрито: на { $square } стоїть { $stop }.
eno-no-way-king = Король ходить на одне поле в будь-який бік, а не { $from }–{ $to }.
eno-no-way-queen = Королева стрибає рівно на два поля в одному з восьми напрямків, а не { $from }–{ $to }.
eno-no-way-bishop = Слон ходить по діагоналях, а не { $from }–{ $to }.
eno-no-way-knight = Кінь ходить на два поля прямо й одне вбік, а не { $from }–{ $to }.
eno-no-way-rook = Тура ходить по горизонталях і вертикалях, а не { $from }–{ $to }.
eno-no-way-pawn = Пішаки { $army-gen } крокують { $army-id ->
    [yellow] вниз, до першої горизонталі
    [blue] вліво, до вертикалі a
    [red] вгору, до восьмої горизонталі
   *[black] вправо, до вертикалі h
} і б’ють навскіс уперед, а { $from }–{ $to } — ні те, ні інше.
eno-no-way-waiting = Пішак на { $from } стоїть на останній лінії й чекає: він стане своєю фігурою, щойно { $army } втратять пішака.
eno-no-pawn-blocked = Пішак б’є навскіс, а прямо перед ним поле { $to } зайняте.
eno-no-pawn-diagonal = Навскіс пішак лише б’є, а на { $to } порожньо.
eno-no-pawn-double = Подвійного ходу немає: пішак іде на одне поле.
eno-no-last-king = Мат { $army-dat }: останнім ходом має бути крок короля.
eno-no-quiet = Поле { $to } зайняте: взяття пишеться через x.
eno-no-empty = Поле { $to } порожнє, брати нікого: пишіть дефіс.
eno-no-promotion-piece = Перетворюються лише пішаки.
eno-no-promotion-early = Пішак перетворюється лише на останній лінії, а { $to } ще не вона.
eno-no-promotion-waits = { $army } ще не втратили жодного пішака, тож цей чекатиме на { $to } як є. Приберіть закінчення.
eno-no-promotion-missing = На { $to } цей пішак стає { $piece }: допишіть ={ $letter }.
eno-no-promotion-choice = На { $to } цей пішак стає тим, що ви виберете: допишіть =Q, =B, =N або =R.
eno-no-promotion-kind = На { $to } цей пішак може стати лише { $piece } (={ $letter }).
eno-no-still-check = { $army } під шахом, і цей хід від нього не рятує: короля на { $king } атакує { $attackers }.
eno-no-king-into = Королю не можна на { $king }: там його атакує { $attackers }.
eno-no-exposes = Після цього ходу короля { $army-gen } на { $king } атакує { $attackers }.
eno-attacker = { $piece } з { $square }
eno-no-move = Такого ходу правила не допускають.

## Відмови: дії

eno-no-left = { $seat } передали військо й вийшли з гри.
eno-no-inactive = { $seat } зараз не грають жодним військом і тут нічого не вирішують.
eno-no-resign-ally = Доки союзник грає, партію не здають. { $seat } можуть передати військо: { $ally }.
eno-no-handover-ally = Військо передають лише союзникові: { $ally }.
eno-no-handover-last = { $ally } вже вийшли, тож { $seat } вийти не можуть; останній із команди може лише здатися.
eno-no-offer-open = Така пропозиція вже є й чекає на відповідь.
eno-no-answer-none = Такої пропозиції немає: { $what }.
eno-no-answer-own = Цю пропозицію зробили самі { $seat }: відповідати іншій стороні.
eno-no-answer-twice = { $seat } вже погодилися.
eno-no-withdraw-draw = { $seat } не погоджувалися на цю нічию, відкликати нічого.
eno-no-withdraw-exchange = Цю пропозицію зробили { $proposer }: відкликати її можуть лише вони.
eno-no-exchange = Полоненими міняються, лише доки в кожної команди взято рівно одного короля.
eno-no-speaker = Про обмін домовляються ті, хто грає двома військами, у яких ще є король: { $speakers }.
eno-no-square = Король { $captive-gen } не може повернутися на { $square }. Можна: { $right } (його престол { $throne }, а якщо він зайнятий — найближчі порожні поля).

## Відмови: рядок позиції

eno-position-field = Рядок позиції, поле { $number } ({ $field }): { $fault }
eno-position-fields = У рядку позиції 8 полів через один пробіл; тут їх { $found }.
eno-position-unreadable = «{ $text }» записано не так, як треба в цьому полі.
eno-position-order = у «{ $text }» літери повторюються або стоять не в порядку y b r k.
eno-position-condition = умови для «{ $text }» в цій позиції не виконано.
eno-position-ranks = потрібно вісім горизонталей через /, знайдено: { $found }.
eno-position-rank = у горизонталі { $rank } («{ $text }») не вісім полів.
eno-position-pair = «({ $text })»: на одному полі стоять лише король та інша фігура того самого війська, спершу король, і лише на престолі цього війська.
eno-position-kings = у { $army-gen } може бути лише один король, а не { $found }.
eno-position-men = у { $army-gen } може бути не більше { $most } фігур, а не { $found }.
eno-position-grown = пішак { $army-gen } на { $square } стоїть на останній лінії, а { $army } вже втратили пішака: він має бути своєю фігурою.
eno-position-king-missing = у { $army-gen } стан K, але короля на дошці немає.
eno-position-king-there = король { $army-gen } на дошці, отже, стан має бути K.
eno-position-revived = військо { $army-gen } не може бути заморожене, доки на його престолі король союзника: пишіть r.
eno-position-left = «{ $text }»: обидва союзники вийти не можуть.
eno-position-decided = «{ $text }»: на дошці цю гру вирішено інакше.
eno-position-over = гру закінчено, і ходити нікому: пишіть -, а не «{ $text }».
eno-position-unsettled = хід { $army-gen } тут неможливий: військо заморожене, або ходів у нього немає.
