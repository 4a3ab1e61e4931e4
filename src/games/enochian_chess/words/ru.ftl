# Енохианские шахматы.

eno-name = Енохианские шахматы
eno-about = Их зовут и розенкрейцеровскими: игра из круга Золотой Зари. Расстановки — по книге Криса Залевски «Enochian Chess of the Golden Dawn».

eno-seat-yellow = Жёлтые
    .gen = Жёлтых
    .dat = Жёлтым
    .acc = Жёлтых
    .ins = Жёлтыми
eno-seat-blue = Синие
    .gen = Синих
    .dat = Синим
    .acc = Синих
    .ins = Синими
eno-seat-red = Красные
    .gen = Красных
    .dat = Красным
    .acc = Красных
    .ins = Красными
eno-seat-black = Чёрные
    .gen = Чёрных
    .dat = Чёрным
    .acc = Чёрных
    .ins = Чёрными

## Виды фигур

eno-kind-king = Король
eno-kind-queen = Королева
eno-kind-bishop = Слон
eno-kind-knight = Конь
eno-kind-rook = Ладья
eno-kind-queen-pawn = Пешка королевы
eno-kind-bishop-pawn = Пешка слона
eno-kind-knight-pawn = Пешка коня
eno-kind-rook-pawn = Пешка ладьи
eno-kind-concourse = Пересечение

eno-moves-king = На одно поле в любую сторону; рокировки нет. Делит престол со спутником, пока один из двоих не уйдёт. Ходом короля не берут: получив мат, он делает последний шаг, после чего считается взятым, а его войско замерзает.
eno-moves-queen = Прыгает ровно на два поля в любую сторону через что угодно. Поэтому королева знает только шестнадцать полей доски, и четыре начальные королевы никогда не встретятся.
eno-moves-bishop = По диагонали на любое расстояние, пока нет преграды. Слоны союзников стоят на одном цвете, слоны противников — на другом.
eno-moves-knight = На два поля прямо и одно в сторону через что угодно.
eno-moves-rook = По горизонтали и вертикали на любое расстояние, пока нет преграды.
eno-moves-queen-pawn = На одно поле вперёд, бьёт на одно поле наискосок вперёд; двойного хода нет. На противоположном краю становится королевой, если её войско уже потеряло пешку, а до тех пор ждёт там.
eno-moves-bishop-pawn = На одно поле вперёд, бьёт на одно поле наискосок вперёд; двойного хода нет. На противоположном краю становится слоном, если её войско уже потеряло пешку, а до тех пор ждёт там.
eno-moves-knight-pawn = На одно поле вперёд, бьёт на одно поле наискосок вперёд; двойного хода нет. На противоположном краю становится конём, если её войско уже потеряло пешку, а до тех пор ждёт там.
eno-moves-rook-pawn = На одно поле вперёд, бьёт на одно поле наискосок вперёд; двойного хода нет. На противоположном краю становится ладьёй, если её войско уже потеряло пешку, а до тех пор ждёт там.
eno-moves-concourse = Пять квадратов из четырёх полей отмечены звездой. Слон, который приходит в квадрат, где стоят слоны трёх остальных войск, ни одно из которых не заморожено, берёт всех троих, и союзного тоже. Так же берут королевы. Слоны и королевы не смешиваются.

eno-king = король
eno-queen = королева
eno-bishop = слон
eno-knight = конь
eno-rook = ладья
eno-pawn = пешка
eno-queen-pawn = пешка королевы
eno-bishop-pawn = пешка слона
eno-knight-pawn = пешка коня
eno-rook-pawn = пешка ладьи
eno-king-acc = короля
eno-queen-acc = королеву
eno-bishop-acc = слона
eno-knight-acc = коня
eno-rook-acc = ладью
eno-queen-pawn-acc = пешку королевы
eno-bishop-pawn-acc = пешку слона
eno-knight-pawn-acc = пешку коня
eno-rook-pawn-acc = пешку ладьи
eno-king-ins = королём
eno-queen-ins = королевой
eno-bishop-ins = слоном
eno-knight-ins = конём
eno-rook-ins = ладьёй
eno-queen-pawn-ins = пешкой королевы
eno-bishop-pawn-ins = пешкой слона
eno-knight-pawn-ins = пешкой коня
eno-rook-pawn-ins = пешкой ладьи

eno-seat = { $seat }
eno-piece-of = { $piece } { $army-gen }
eno-victim = { $piece } { $army-gen }

## Ходы

eno-who = { $army }
eno-who-for = { $by } за { $army-acc }
eno-who-last = { $army }, последний ход
eno-who-for-last = { $by } за { $army-acc }, последний ход
eno-moved = { $who }: { $piece } { $from }–{ $to }.
eno-moved-grown = { $who }: { $piece } { $from }–{ $to } и становится { $grown }.
eno-took = { $who }: { $piece } { $from }×{ $to } берёт { $victim }.
eno-took-grown = { $who }: { $piece } { $from }×{ $to } берёт { $victim } и становится { $grown }.
eno-waits = { $move } Там она ждёт, пока { $army } не потеряют пешку.
eno-grown = Пешка { $army-gen } на { $square } дождалась и становится { $piece }.
eno-demoted = Взамен { $was } { $army-gen } на { $square } становится { $pawn }.
eno-concourse-bishops = Пересечение: слон { $army-gen } берёт трёх остальных: { $taken }.
eno-concourse-queens = Пересечение: королева { $army-gen } берёт трёх остальных: { $taken }.
eno-concourse-one = { $army } на { $square }
eno-passed = { $army } не под шахом, но ходов нет: ход пропускается.

## Шах, мат, замороженные войска

eno-check = Шах { $king-dat } ({ $by }).
eno-check-stands = { $king } всё ещё под шахом ({ $by }).
eno-mated = Мат { $army-dat } ({ $by }). Король делает последний шаг, после чего считается взятым.
eno-mated-walled = Мат { $army-dat } ({ $by }). Шагнуть королю некуда, поэтому последний ход делает другая фигура, после чего король считается взятым.
eno-fell = Король { $army-gen } на { $square } взят: войско заморожено.
eno-fell-together = Король { $army-gen } взят на престоле, и его спутник с ним ({ $piece }): войско заморожено.
eno-fell-at-once = Мат { $army-dat }, и последнего хода нет. Король взят сразу: войско заморожено.
eno-fell-at-once-together = Мат { $army-dat }, и последнего хода нет. Король взят сразу на престоле, и его спутник с ним ({ $piece }): войско заморожено.
eno-revived = Король { $ally-gen } держит престол { $army-gen }: их войско снова в игре, без короля, и ходят им { $by }.
eno-revived-own = Король { $ally-gen } держит престол { $army-gen }: их войско снова в игре, без короля.

## Конец игры

eno-resigned = { $by } сдаются.
eno-drawn-kings = На доске остались одни короли.
eno-drawn-bare = У { $one-gen } и { $other-gen } остались одни короли.
eno-drawn-stuck = Ходов нет ни у { $one-gen }, ни у { $other-gen }.
eno-over-drawn = Игра закончилась вничью.
eno-over-won = Победили { $one } и { $other }.

## Предложения

eno-offered-draw = { $by } предлагают ничью.
eno-joined-draw = { $by } согласны на ничью. Ещё не ответили: { $waiting }.
eno-draw-agreed = Все, кто играет, согласны на ничью.
eno-refused-draw = { $by } отказываются от ничьей.
eno-withdrawn-draw = { $by } отзывают предложение ничьей.
eno-no-longer-draw = { $by } больше не согласны на ничью: предложение { $proposer-gen } закрыто.
eno-offered-exchange = { $by } предлагают { $to-dat } обменяться пленными: король { $captive-gen } вернулся бы на { $square }.
eno-refused-exchange = { $by } отказываются обменяться пленными с { $proposer-ins }.
eno-withdrawn-exchange = { $by } отзывают предложение обменяться пленными.
eno-void = Предложение { $proposer-gen } ({ $what }) утратило силу.
eno-exchanged = { $by } согласны: { $proposer } и { $by } меняются пленными.
eno-kings-return = Король { $given-gen } возвращается на { $square }, король { $returned-gen } — на { $other }: оба войска в игре.
eno-handed-over = { $by } передают войско { $to-dat } и выходят из игры.

## Позиция в коротких строках

eno-turn-for = { $by } ходят за { $army-acc }.
eno-turn-last = Это последний ход { $army-gen }.
eno-turn-for-last = { $by } ходят за { $army-acc }, и это последний ход войска.
eno-side-two = { $one } и { $other }
eno-side-other = { $army }
eno-side-frozen = замороженное войско
eno-side-revived = без войска (им играют { $by })
eno-side-left = без войска (передано: { $ally })
eno-line-check = { $king } под шахом ({ $by }).
eno-line-frozen = Войско { $army-gen } заморожено.
eno-line-revived = Войско { $army-gen } без короля, им играют { $by }.
eno-line-revived-own = Войско { $army-gen } без короля.
eno-line-left = { $seat } передали войско { $to-dat }.
eno-line-material = { $army }: { $pieces }.
eno-line-complete = { $army }: все { $count } фигур.
eno-line-all-complete = Все войска в полном составе, по { $count } фигур.
eno-line-no-pieces = { $army }: фигур нет.
eno-count-king = { $count ->
    [one] король
    [few] { $count } короля
   *[many] { $count } королей
}
eno-count-queen = { $count ->
    [one] королева
    [few] { $count } королевы
   *[many] { $count } королев
}
eno-count-bishop = { $count ->
    [one] слон
    [few] { $count } слона
   *[many] { $count } слонов
}
eno-count-knight = { $count ->
    [one] конь
    [few] { $count } коня
   *[many] { $count } коней
}
eno-count-rook = { $count ->
    [one] ладья
    [few] { $count } ладьи
   *[many] { $count } ладей
}
eno-count-pawn = { $count ->
    [one] пешка
    [few] { $count } пешки
   *[many] { $count } пешек
}

## Отказы: ходы

eno-no-action = «{ $text }» — не ход вроде Qa3-c1, Ph2xg3 или Pg4-h4=B и не действие вроде «offer draw red».
eno-no-over = Игра окончена.
eno-no-seat = Такого места нет.
eno-no-turn = Сейчас ход { $army-gen }, а не { $seat-gen }.
eno-no-turn-for = Сейчас ход { $army-gen }, и за них ходят { $by }.
eno-no-piece = На { $from } нет фигуры.
eno-no-other-army = На { $from } стоит { $piece }, а ход сейчас { $army-gen }.
eno-no-move-frozen = На { $from } стоит { $piece }: это войско заморожено и не ходит.
eno-no-letter = На { $from } стоит другая фигура: { $pieces }.
eno-no-stay = Ход должен кончаться на другом поле.
eno-no-own = На { $to } стоит { $piece }. Две фигуры никогда не сходятся на одном поле, даже на престоле.
eno-no-ally = На { $to } стоит { $piece }: фигура союзника. Взять её может только пересечение.
eno-no-king-taken = На { $to } стоит { $piece }. Ходом королей не берут: получивший мат падает после последнего хода своего войска.
eno-no-frozen-taken = На { $to } стоит { $piece }. Замороженное войско не берут.
eno-no-blocked = Путь с { $from } на { $to } закрыт: на { $square } стоит { $stop }.
eno-no-way-king = Король ходит на одно поле в любую сторону, а не { $from }–{ $to }.
eno-no-way-queen = Королева прыгает ровно на два поля в одном из восьми направлений, а не { $from }–{ $to }.
eno-no-way-bishop = Слон ходит по диагоналям, а не { $from }–{ $to }.
eno-no-way-knight = Конь ходит на два поля прямо и одно в сторону, а не { $from }–{ $to }.
eno-no-way-rook = Ладья ходит по горизонталям и вертикалям, а не { $from }–{ $to }.
eno-no-way-pawn = Пешки { $army-gen } шагают { $army-id ->
    [yellow] вниз, к первой горизонтали
    [blue] влево, к вертикали a
    [red] вверх, к восьмой горизонтали
   *[black] вправо, к вертикали h
} и бьют наискосок вперёд, а { $from }–{ $to } — ни то ни другое.
eno-no-way-waiting = Пешка на { $from } стоит на последней линии и ждёт: она станет своей фигурой, как только { $army } потеряют пешку.
eno-no-pawn-blocked = Пешка бьёт наискосок, а прямо перед ней поле { $to } занято.
eno-no-pawn-diagonal = Наискосок пешка только бьёт, а на { $to } пусто.
eno-no-pawn-double = Двойного хода нет: пешка идёт на одно поле.
eno-no-last-king = Мат { $army-dat }: последним ходом должен быть шаг короля.
eno-no-quiet = Поле { $to } занято: взятие пишется через x.
eno-no-empty = Поле { $to } пусто, брать некого: пишите дефис.
eno-no-promotion-piece = Превращаются только пешки.
eno-no-promotion-early = Пешка превращается только на последней линии, а { $to } ещё не она.
eno-no-promotion-waits = { $army } ещё не потеряли ни одной пешки, поэтому эта будет ждать на { $to } как есть. Уберите окончание.
eno-no-promotion-missing = На { $to } эта пешка становится { $piece }: допишите ={ $letter }.
eno-no-promotion-choice = На { $to } эта пешка становится тем, что вы выберете: допишите =Q, =B, =N или =R.
eno-no-promotion-kind = На { $to } эта пешка может стать только { $piece } (={ $letter }).
eno-no-still-check = { $army } под шахом, и этот ход от него не спасает: короля на { $king } атакует { $attackers }.
eno-no-king-into = Королю нельзя на { $king }: там его атакует { $attackers }.
eno-no-exposes = После этого хода короля { $army-gen } на { $king } атакует { $attackers }.
eno-attacker = { $piece } с { $square }
eno-no-move = Такого хода правила не допускают.

## Отказы: действия

eno-no-left = { $seat } передали войско и вышли из игры.
eno-no-inactive = { $seat } сейчас не играют никаким войском и здесь ничего не решают.
eno-no-resign-ally = Пока союзник играет, партию не сдают. { $seat } могут передать войско: { $ally }.
eno-no-handover-ally = Войско передают только союзнику: { $ally }.
eno-no-handover-last = { $ally } уже вышли, так что { $seat } выйти не могут; последний из команды может только сдаться.
eno-no-offer-open = Такое предложение уже есть и ждёт ответа.
eno-no-answer-none = Такого предложения нет: { $what }.
eno-no-answer-own = Это предложение сделали сами { $seat }: отвечать другой стороне.
eno-no-answer-twice = { $seat } уже согласились.
eno-no-withdraw-draw = { $seat } не соглашались на эту ничью, отзывать нечего.
eno-no-withdraw-exchange = Это предложение сделали { $proposer }: отозвать его могут только они.
eno-no-exchange = Пленными меняются, только пока у каждой команды взят ровно один король.
eno-no-speaker = Об обмене договариваются те, кто играет двумя войсками, у которых ещё есть король: { $speakers }.
eno-no-square = Король { $captive-gen } не может вернуться на { $square }. Можно: { $right } (его престол { $throne }, а если он занят — ближайшие пустые поля).

## Отказы: строка позиции

eno-position-field = Строка позиции, поле { $number } ({ $field }): { $fault }
eno-position-fields = В строке позиции 8 полей через один пробел; здесь их { $found }.
eno-position-unreadable = «{ $text }» записано не так, как нужно в этом поле.
eno-position-order = в «{ $text }» буквы повторяются или стоят не в порядке y b r k.
eno-position-condition = условия для «{ $text }» в этой позиции не выполнены.
eno-position-ranks = нужно восемь горизонталей через /, найдено: { $found }.
eno-position-rank = в горизонтали { $rank } («{ $text }») не восемь полей.
eno-position-pair = «({ $text })»: на одном поле стоят только король и другая фигура того же войска, сначала король, и только на престоле этого войска.
eno-position-kings = у { $army-gen } может быть только один король, а не { $found }.
eno-position-men = у { $army-gen } может быть не больше { $most } фигур, а не { $found }.
eno-position-grown = пешка { $army-gen } на { $square } стоит на последней линии, а { $army } уже потеряли пешку: она должна быть своей фигурой.
eno-position-king-missing = у { $army-gen } состояние K, но короля на доске нет.
eno-position-king-there = король { $army-gen } на доске, значит, состояние должно быть K.
eno-position-revived = войско { $army-gen } не может быть заморожено, пока на его престоле король союзника: пишите r.
eno-position-left = «{ $text }»: оба союзника выйти не могут.
eno-position-decided = «{ $text }»: на доске эта игра решена иначе.
eno-position-over = игра окончена, и ходить некому: пишите -, а не «{ $text }».
eno-position-unsettled = ход { $army-gen } здесь невозможен: войско заморожено, или ходов у него нет.
