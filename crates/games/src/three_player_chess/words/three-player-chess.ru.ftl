# Шахматы на троих.

tpc-name = Шахматы на троих
tpc-about = Три войска на доске из треугольников, с господами, слугами и перемириями. Автор — Ильшат Тагиев. Он сообщает, что игра запатентована, приглашает всех изготавливать её и играть в неё и просит согласовывать с ним коммерческое использование.

tpc-seat-red = Красные
    .gen = Красных
    .dat = Красным
    .acc = Красных
    .ins = Красными
tpc-seat-white = Белые
    .gen = Белых
    .dat = Белым
    .acc = Белых
    .ins = Белыми
tpc-seat-black = Чёрные
    .gen = Чёрных
    .dat = Чёрным
    .acc = Чёрных
    .ins = Чёрными

tpc-king = король
tpc-queen = ферзь
tpc-rook = ладья
tpc-bishop = слон
tpc-knight = конь
tpc-pawn = пешка
tpc-king-acc = короля
tpc-queen-acc = ферзя
tpc-rook-acc = ладью
tpc-bishop-acc = слона
tpc-knight-acc = коня
tpc-pawn-acc = пешку

## Чьи фигуры

tpc-piece-own = { $piece } { $army-gen }
tpc-piece-captured = { $piece } { $army-gen } (командуют { $commander })
tpc-piece-neutral = { $piece } нейтрального войска { $army-gen }
tpc-victim-own = { $piece } { $army-gen }
tpc-victim-captured = { $piece } { $army-gen } под командой { $commander-gen }
tpc-victim-neutral = { $piece } нейтрального войска { $army-gen }

## Ходы

tpc-cell = { $kingdom ->
    [R] К
    [W] Б
    [B] Ч
   *[none] { "" }
}{ $zone ->
    [T] Т
    [P] Д
    [C] Г
    [S] П
   *[V] С
}{ $number }
tpc-notation-seat = { $seat ->
    [R] К
    [W] Б
   *[B] Ч
}
tpc-notation = { $order }{ $way }{ $free }{ $check }{ $mark }
tpc-notation-order = { $lord }>{ $vassal }:{ " " }
tpc-notation-piece = { $piece }{ " " }
tpc-notation-way = { $piece }{ $from }{ $sign }{ $to }{ $passed }
tpc-notation-passed = ^{ $cell }
tpc-notation-short = О–О
tpc-notation-long = О–О–О
tpc-notation-free = !{ $lord }
tpc-notation-check = +{ $one }{ $other }
tpc-who-ordered = { $seat } по приказу { $lord-gen }
tpc-what-own = { $piece }
tpc-what-captured = { $piece } { $army-gen }
tpc-moved = { $who }: { $what } { $from }–{ $to }.
tpc-moved-double = { $who }: { $what } { $from }–{ $to }, двойной ход.
tpc-took = { $who }: { $what } { $from }×{ $to } берёт { $victim }.
tpc-took-passing = { $who }: { $what } { $from }×{ $to } берёт на проходе { $victim } с { $cell }.
tpc-castled-short = { $who }: короткая рокировка.
tpc-castled-long = { $who }: длинная рокировка.
tpc-passed = { $seat } не под шахом, но ходов нет: ход пропускается.

## Шах и конец игры

tpc-check = { $by } дают шах { $king-dat }.
tpc-check-declared = { $by } объявляют шах { $king-dat }.
tpc-check-stands = { $king } всё ещё под шахом от { $by-gen }.
tpc-mated = { $by } ставят мат { $seat-dat }: { $seat } выбывают из игры.
tpc-mated-together = { $first } и { $second } вместе ставят мат { $seat-dat }: { $seat } выбывают из игры.
tpc-mated-out = Мат { $seat-dat }: { $seat } выбывают из игры.
tpc-resigned = { $seat } сдаются и выбывают из игры.
tpc-stalemate = { $seat } не под шахом, но ходов нет, а игроков осталось двое: пат, ничья.
tpc-all-passed = Ходов нет ни у кого: ничья.
tpc-won = Победили { $winner }.
tpc-drawn = Игра закончилась вничью.
tpc-score = { $seat } { $points }

## Троны

tpc-army-neutral = Войско { $army-gen } теперь нейтрально; им будет командовать тот, кто займёт их Трон.
tpc-throne-taken = { $now } держат Трон { $army-gen } и командуют их войском.
tpc-throne-passed = { $now } отнимают у { $before-gen } Трон и войско { $army-gen }.
tpc-throne-lost = { $before } больше не держат Трон { $army-gen }: их войско нейтрально.

## Предложения

tpc-offered-vassalage = { $by } предлагают { $to-dat } стать слугой: «{ $spoken }».
tpc-offered-service = { $by } предлагают { $to-dat } стать господином: «{ $spoken }».
tpc-offered-truce = { $by } предлагают { $to-dat } перемирие на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} каждой стороны.
tpc-offered-draw = { $by } предлагают ничью.
tpc-draw-accepted = { $by } согласны на ничью; слово за { $waiting-ins }.
tpc-draw-agreed = Все игроки согласны на ничью.
tpc-refused-lord = { $by } отказываются: «{ $spoken }».
tpc-refused-vassal = { $by } отказываются: «{ $spoken }».
tpc-refused-truce = { $by } отказываются от перемирия с { $proposer-ins }.
tpc-refused-draw = { $by } отказываются от ничьей.
tpc-withdrawn = { $by } отзывают своё предложение ({ $what }).
tpc-lapsed = Предложение { $proposer-gen } ({ $what }) истекло: { $by } завершили ход.
tpc-void = Предложение { $proposer-gen } ({ $what }) утратило силу.

## Служба

tpc-bound = { $vassal } стали слугой { $lord-gen } и считаются выбывшими.
tpc-suspended-by-lord = { $lord } выступили против своего слуги: связь с { $vassal-ins } приостановлена до следующего хода { $lord-gen }.
tpc-suspended-by-vassal = { $vassal } подняли бунт: связь с { $lord-ins } приостановлена до следующего хода { $vassal-gen }.
tpc-stays-suspended = { $by } снова объявляют шах: связь слуги ({ $vassal }) и господина ({ $lord }) остаётся приостановленной.
tpc-restored = Связь восстановлена: { $vassal } — снова слуга { $lord-gen }.
tpc-freed-throne = «Я сам себе Господин»: { $vassal } добрались до Трона { $lord-gen } и свободны.
tpc-freed-lord-out = { $vassal } свободны: господин ({ $lord }) выбыл из игры.
tpc-freed-lord-vassal = { $vassal } свободны: господин ({ $lord }) сам стал слугой.
tpc-bond-ended-vassal-out = { $lord } потеряли слугу: { $vassal } вне игры.
tpc-claimed = { $lord } приказывают: ближайший доступный ход за { $vassal-acc } сделают они.
tpc-waived = { $lord } больше не претендуют на ход { $vassal-gen }.
tpc-obeyed = { $vassal } сделали выбор: этим ходом распоряжаются { $lord }.
tpc-claim-lapsed = { $lord } не отдали приказа вовремя и теряют право на этот ход { $vassal-gen }.
tpc-choice-forfeited = { $vassal } не сделали выбора вовремя: этим ходом распоряжаются { $lord }.

## Перемирия

tpc-truce-made = { $first } и { $second } заключили перемирие на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} каждой стороны.
tpc-truce-broken = { $by } нарушили перемирие с { $other-ins }.
tpc-truce-dissolved = Перемирие между { $first-ins } и { $second-ins } расторгнуто, но никто не виноват: другого хода у { $by-gen } не было.
tpc-truce-expired = Срок перемирия между { $first-ins } и { $second-ins } вышел.
tpc-truce-ended-out = Перемирие между { $first-ins } и { $second-ins } окончено: { $seat } вне игры.
tpc-truce-ended-vassal = Перемирие между { $first-ins } и { $second-ins } окончено: { $seat } стали слугой.

## Позиция в коротких строках

tpc-line-order = { $lord } ходят за { $vassal-acc }.
tpc-line-choice = { $vassal } выбирают, какой господин распорядится этим ходом.
tpc-line-check = { $king } под шахом от { $by-gen }.
tpc-line-out = { $seat } вне игры; войско нейтрально.
tpc-line-captured = { $seat } вне игры; войском командуют { $now }.
tpc-line-complete = { $seat }: все { $count } фигур.
tpc-line-all-complete = Все войска в полном составе, по { $count } фигур.
tpc-line-no-pieces = { $seat }: фигур нет.
tpc-count-king = { $count ->
    [one] король
    [few] { $count } короля
   *[many] { $count } королей
}
tpc-count-queen = { $count ->
    [one] ферзь
    [few] { $count } ферзя
   *[many] { $count } ферзей
}
tpc-count-rook = { $count ->
    [one] ладья
    [few] { $count } ладьи
   *[many] { $count } ладей
}
tpc-count-bishop = { $count ->
    [one] слон
    [few] { $count } слона
   *[many] { $count } слонов
}
tpc-count-knight = { $count ->
    [one] конь
    [few] { $count } коня
   *[many] { $count } коней
}
tpc-count-pawn = { $count ->
    [one] пешка
    [few] { $count } пешки
   *[many] { $count } пешек
}

## Отказы: это не действие

tpc-no-actor = «{ $text }» не начинается с того, кто действует: R:, W:, B: или *:.
tpc-no-referee = После «*:» может стоять только «lapse», а не «{ $text }».
tpc-no-verb = «{ $text }» — не ход и не действие. Действия: resign, offer, accept, refuse, withdraw, claim, waive, obey.
tpc-no-cell = Поля «{ $text }» нет. Нужны королевство R, W или B, зона T, P, C, S или V и номер (T до 2, P до 6, C до 10, S до 14, V до 18).
tpc-no-tail = Не понимаю «{ $text }». Ход пишется как WC5-WV7, BP4xWV10, WT2*WP6 или WV6xWS6^WV7; после него может стоять !W или +W.
tpc-no-object = Не понимаю «{ $text }». Служба пишется L>V, перемирие A=B (в предложении A=B/n, n от 1 до 9, стороны в порядке R, W, B), ничья draw.
tpc-no-party = Сказать это могут только { $entitled }.

## Отказы: чей ход

tpc-no-out = { $seat } вне игры.
tpc-no-turn = Сейчас ход { $turn-gen }, а не { $seat-gen }.
tpc-no-claimed = { $lord }, господин { $turn-gen }, взялись сходить за слугу: этот ход делают только они.
tpc-no-choice = Этим ходом хотят распорядиться оба господина: никто не ходит, пока { $turn } не выберут одного из них.
tpc-no-other-lord = { $turn } выбрали господина: этим ходом распоряжаются { $lord }. Приказ { $seat-gen } подождёт следующего хода.
tpc-no-order-unclaimed = Прежде чем ходить за слугу ({ $turn }), { $seat } должны объявить, что приказывают.
tpc-no-order-early = { $seat } ещё не могут ходить за { $turn-acc }: с последнего приказа { $since ->
    [one] прошёл { $since } ход
    [few] прошло { $since } хода
   *[many] прошло { $since } ходов
} слуги, а нужно { $needed }.
tpc-no-order-suspended = Связь с слугой ({ $turn }) приостановлена: { $seat } не могут приказывать.

## Отказы: фигуры и пути

tpc-no-piece = На { $cell } нет фигуры.
tpc-no-command = На { $cell } стоит { $piece }: { $seat } этой фигурой не командуют.
tpc-no-stay = Ход должен кончаться на другом поле.
tpc-no-own = На { $to } стоит своя фигура: { $piece }.
tpc-no-king-taken = На { $to } стоит король, а королей не берут.
tpc-no-way = Так эта фигура ({ $piece }) не ходит: { $from }–{ $to }.
tpc-no-blocked = Путь с { $from } на { $to } перекрыт: на { $cell } стоит { $piece }.
tpc-no-pawn-straight = Пешка ходит прямо, а бьёт на соседнее поле по диагонали. На { $to } стоит { $piece }: с { $from } эту фигуру пешкой не взять.
tpc-no-pawn-diagonal = Наискосок пешка только бьёт, а на { $to } брать некого.
tpc-no-pawn-home = Пешка не берёт внутри своего дома (Трон, Дворец, Город), а поле { $to } внутри него.
tpc-no-leap-outside = Двойной ход пешка делает только изнутри своего дома (Трон, Дворец, Город), а поле { $from } вне его.
tpc-no-leap-blocked = Все пути двойного хода с { $from } на { $to } перекрыты: { $cells }.
tpc-no-empty = Поле { $to } пусто: брать некого.
tpc-no-quiet = На { $to } стоит { $piece }: взятие пишется через x.
tpc-no-castling-sign = Через * пишется только рокировка: поле короля, затем поле ладьи.
tpc-no-castling-right = { $seat } больше не могут рокироваться в эту сторону: король или эта ладья уже ходили, или ладью взяли.
tpc-no-castling-check = Под шахом рокироваться нельзя.
tpc-no-castling-blocked = Рокировка невозможна: поле { $cell } занято.
tpc-no-castling-attacked = Рокировка невозможна: поле { $cell } под ударом { $by-gen }.
tpc-no-passing = На { $pawn } нет пешки, которая только что сделала двойной ход и которую можно взять на проходе.
tpc-no-passing-over = Пешка на { $pawn } не проходила через { $to }; её пути: { $cells }.
tpc-no-passing-round = Пешка на { $pawn } могла обойти: один из её путей, { $cell }, не под ударом ни одной пешки { $seat-gen }.
tpc-no-passing-occupied = Поле { $to } занято, а для взятия на проходе оно должно быть пустым.
tpc-no-passing-pawn = Взять на проходе на { $to } может только пешка с соседнего поля по диагонали.

## Отказы: кого можно брать

tpc-no-capture-bond = { $seat } и { $owner } — господин и слуга и не берут фигур друг у друга.
tpc-no-capture-neutral = Правило нейтралитета: последним ходом{ $captured } { $third } взяли фигуру { $owner-gen }, а { $owner } своим последним ходом не брали фигуру { $seat-gen }. Поэтому { $seat } пока нейтральны: взять { $piece } { $owner-gen } сейчас нельзя.
tpc-by-move = { " " }({ $move })

## Отказы: безопасность короля

tpc-no-still-check = { $seat } под шахом, и этот ход от него не защищает: короля на { $king } атакует { $attackers }.
tpc-no-king-into = Королю нельзя на { $king }: там его атакует { $attackers }.
tpc-no-exposes = После этого хода короля { $seat-gen } на { $king } атакует { $attackers }.
tpc-no-exposes-throne = После этого хода у войска { $army-gen } будет другой командир, и короля { $seat-gen } на { $king } атакует { $attackers }.
tpc-no-exposes-bond = С таким объявлением мир между господином и слугой кончается, и короля { $seat-gen } на { $king } атакует { $attackers }.
tpc-attacker = { $piece } с { $cell }

## Отказы: объявления

tpc-no-declare-order = Ход по приказу господина ничего не объявляет: это могли бы только сами { $turn }.
tpc-no-free-bond = { $seat } не связаны с { $lord-ins }: освобождаться не от кого.
tpc-no-free-throne = «Я сам себе Господин» объявляют ходом на Трон { $lord-gen }: { $first } или { $second }.
tpc-no-free-castling = «Я сам себе Господин» нельзя объявить рокировкой.
tpc-no-check-bond = { $seat } и { $partner } не господин и слуга, а объявлять шах нужно только между ними.
tpc-no-check-freed = Нельзя объявить шах { $partner-dat }: этим же ходом { $seat } освобождаются от этого господина.
tpc-no-check-suspended = { $partner } сами приостановили связь с { $seat-ins }: шахи между ними обычные, их не объявляют.
tpc-no-check-attack = После этого хода { $seat } не атакуют короля { $partner-gen }: объявлять нечего.
tpc-no-check-mate = Первый объявленный шах господина не может быть матом: у { $partner-gen } не осталось бы ходов.

## Отказы: перемирия

tpc-no-truce-capture = Перемирие с { $partner-ins } (ещё { $left ->
    [one] { $left } ход
    [few] { $left } хода
   *[many] { $left } ходов
}) не даёт { $seat-dat } брать фигуры { $partner-gen }.
tpc-no-truce-check = Перемирие с { $partner-ins } (ещё { $left ->
    [one] { $left } ход
    [few] { $left } хода
   *[many] { $left } ходов
}) не даёт { $seat-dat } давать { $partner-dat } новый шах.
tpc-no-move = Такого хода правила не допускают.

## Отказы: дипломатия

tpc-no-act-party = { $seat } здесь ни при чём: { $what }.
tpc-no-offer-lord-bound = { $lord } не могут быть господином: у них самих есть господин.
tpc-no-offer-bond = { $vassal } уже слуга { $lord-gen }.
tpc-no-offer-window = Стать господином и слугой можно предложить, только если { $lord } своим последним ходом взяли фигуру { $vassal-gen }.
tpc-no-offer-open = Такое предложение уже сделано и ждёт ответа.
tpc-no-offer-closed = { $seat } не могут повторить это предложение, пока { $until } не завершат ход.
tpc-no-truces = В этой партии перемирий нет.
tpc-no-truce-vassal = У { $vassal-gen } есть господин, поэтому перемирия невозможны.
tpc-no-truce-twice = { $first } и { $second } уже заключили перемирие.
tpc-no-draw-bonds = Пока есть господин и слуга, согласиться на ничью нельзя.
tpc-no-answer-none = Такого предложения нет ({ $what }), отвечать не на что.
tpc-no-answer-own = Это предложение сделали сами { $seat }: отвечать на него другим.
tpc-no-answer-twice = { $seat } уже согласились.
tpc-no-withdraw = { $seat } такого не предлагали, или предложение уже закрыто: { $what }.
tpc-no-bond = { $vassal } — не слуга { $lord-gen }.
tpc-no-bond-suspended = Связь слуги ({ $vassal }) и господина ({ $lord }) приостановлена: приказывать нельзя.
tpc-no-claim-twice = { $lord } уже объявили, что ближайший доступный ход за слугу ({ $vassal }) сделают сами.
tpc-no-claim = { $lord } не объявляли, что сделают ход за слугу ({ $vassal }).
tpc-no-obey-turn = { $vassal } выбирают господина только в свой ход.
tpc-no-obey-choice = { $vassal-dat } не из чего выбирать: этим ходом хотят распорядиться не оба господина.
tpc-no-obey-chosen = { $vassal } уже выбрали господина: этим ходом распоряжаются { $lord }.
tpc-no-lapse = Этот ход никто не задерживает: отменять по времени нечего.

## Отказы: строка позиции

tpc-position-fields = В строке позиции 13 полей, разделённых одним пробелом; здесь их { $found }.
tpc-position-unreadable = «{ $text }» записано не так, как нужно в этом поле.
tpc-position-order = «{ $text }» повторяется или стоит не по порядку.
tpc-position-range = число в «{ $text }» вне допустимого.
tpc-position-condition = условия для «{ $text }» в этой позиции не выполнены.
tpc-position-kingdoms = нужно три королевства через |, найдено: { $found }.
tpc-position-zones = королевству { $kingdom } нужно пять зон через /, найдено: { $found }.
tpc-position-zone = в зоне { $zone } полей { $expected }, а не { $found }.
tpc-position-kings = у { $seat-gen } должен быть ровно один король, найдено: { $found }.
tpc-position-dead-king = { $seat } вне игры, но их король стоит на доске.
tpc-position-commander = «{ $text }»: { $commander } вне игры и не могут командовать войском { $army-gen }.
tpc-position-nobody = «{ $text }»: в игре никого не осталось.
tpc-position-turn = { $seat } вне игры и не могут ходить.
tpc-position-castling = для «{ $text }» король этого войска должен стоять на { $king }, а ладья на { $rook }.
tpc-position-last = «{ $text }» невозможно: своих { $seat } не берут, а вне игры не берут никого.
tpc-position-ep = «{ $text }» не подходит к доске: пешка этой стороны не могла сделать такой двойной ход.

# --- Фигуры, для справки
tpc-kind-king = Король
tpc-moves-king = На один шаг на любой из 12 соседних треугольников, если тот не под боем. Короля не берут, ему ставят мат. С поля T2, если он и ладья ещё не ходили, а поля между ними свободны и не под боем, он рокируется с любой ладьёй.
tpc-kind-queen = Ферзь
tpc-moves-queen = На любое расстояние по прямым и диагоналям: ладья и слон в одном лице.
tpc-kind-rook = Ладья
tpc-moves-rook = На любое расстояние по прямым до первой фигуры. Прямые идут через стороны треугольников, поэтому цвет поля меняется на каждом шаге.
tpc-kind-bishop = Слон
tpc-moves-bishop = На любое расстояние по диагоналям до первой фигуры. Остаётся на своём цвете.
tpc-kind-knight = Конь
tpc-moves-knight = Прыгает на ближайшие треугольники, до которых не достаёт ферзь: их не больше 12, все другого цвета. Что стоит между, не важно.
tpc-kind-pawn = Пешка
tpc-moves-pawn = На один шаг по прямой в любую из 6 сторон, если треугольник свободен; бьёт на один шаг по диагонали, но не внутри своего дома. Из своего дома может за один ход сделать два шага, и сколько угодно раз за партию. Не превращается.
