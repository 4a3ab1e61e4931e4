# То, что говорится во всех играх на клетках.

sqr-text = { $text }
sqr-nothing = { "" }
    .letter = { "" }
    .acc = { "" }
    .gen = { "" }
sqr-seat = { $seat }
sqr-seat-white = Белые
    .gen = Белых
    .dat = Белым
    .acc = Белых
    .ins = Белыми
sqr-seat-black = Чёрные
    .gen = Чёрных
    .dat = Чёрным
    .acc = Чёрных
    .ins = Чёрными

## Чьи фигуры

sqr-piece = { $piece } { $owner-gen }
    .acc = { $piece-acc } { $owner-gen }
sqr-piece-on = { $piece } на { $square }
sqr-several = { $piece } ×{ $count }
sqr-reach-title = { $piece }: { $letters }

## Ходы

sqr-san = { $piece-letter }{ $move }{ $becomes-letter }{ $mark }
sqr-played = { $seat }: { $move }
sqr-moved = { $seat }: { $piece } { $from }–{ $to }.
sqr-moved-up = { $seat }: { $piece } поднимается { $from }–{ $to }.
sqr-moved-down = { $seat }: { $piece } спускается { $from }–{ $to }.
sqr-took = { $seat }: { $piece } { $from }×{ $to } берёт { $victim-acc }.
sqr-took-up = { $seat }: { $piece } поднимается { $from }×{ $to } и берёт { $victim-acc }.
sqr-took-down = { $seat }: { $piece } спускается { $from }×{ $to } и берёт { $victim-acc }.
sqr-took-afar = { $seat }: { $piece } остаётся на { $from } и издали берёт { $victim-acc } на { $to }.
sqr-promoted = { $piece } на { $square } становится { $becomes-ins }.
sqr-rolled = { $seat } бросают кубик: { $number }, ходит { $piece }.
sqr-rolled-lost = Ход пропадает, для броска нет хода: { $lost }.
sqr-lost-throw = { $seat } { $number } ({ $piece })
sqr-ended-turn = { $seat } заканчивают ход.

## Шах и конец игры

sqr-check = Шах { $king-dat }: { $by }.
sqr-check-discovered = Открытый шах { $king-dat }: { $by }.
sqr-check-double = Двойной шах { $king-dat }: { $by }.
sqr-resigned = { $seat } сдаются.
sqr-claim-draw = Требую ничью
sqr-claimed = { $seat } требуют ничьей.
sqr-end-mate = Мат! Победили { $winner }.
sqr-end-taken = { $seat } лишились короля: победили { $winner }.
sqr-end-resigned = { $seat } сдались: победили { $winner }.
sqr-end-stalemate = { $seat } не под шахом, но ходов нет: пат, ничья.
sqr-end-spared = { $seat } сдались, но выиграть другая сторона уже не могла: ничья.
sqr-end-dead = Тем, что осталось, мата не поставить: ничья.
sqr-end-repetition = Позиция возникла в { $times }-й раз: ничья.
sqr-end-quiet = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} каждой стороны без взятий и ходов пешками: ничья.
sqr-note-claim-repetition = Позиция возникла в { $times }-й раз: можно потребовать ничьей (`ничья по правилам`).
sqr-note-claim-quiet = 50 ходов без взятий и ходов пешками: можно потребовать ничьей (`ничья по правилам`).

## Позиция в коротких строках

sqr-line-check = Под шахом { $king }: { $by }.
sqr-line-material = { $seat }: { $pieces }.
sqr-line-one = { $seat }: только { $pieces }.
sqr-line-none = { $seat }: на доске ничего.
sqr-line-complete = { $seat }: все { $count } { $count ->
    [one] фигура
    [few] фигуры
   *[many] фигур
}.
sqr-line-all-complete = { $armies ->
    [2] Оба войска
   *[other] Все войска
} в полном составе, по { $count } { $count ->
    [one] фигуре
    [few] фигуры
   *[many] фигур
}.
sqr-line-hand = { $seat }, в руке: { $pieces }.

## На картинке

sqr-title-move = ход { $number }
sqr-caption-lost = { $seat }, бросок { $number }: ход пропал
sqr-plate-turn = ходит
sqr-plate-check = под шахом
sqr-plate-mated = мат
sqr-plate-taken = король взят
sqr-plate-spared = выиграть нельзя
sqr-plate-resigned = сдача
sqr-plate-won = победа
sqr-plate-lost = поражение
sqr-plate-stalemate = пат
sqr-plate-drawn = ничья
sqr-plate-dead = мёртвая позиция
sqr-plate-repetition = повторение ×{ $times }
sqr-plate-quiet = без взятий: { $moves }

## Отказы: это не ход

sqr-no-form = «{ $text }» — не ход в том виде, в каком его пишут в записи партии.
sqr-no-square = «{ $text }» — не поле: { $level ->
    [1] у поля есть вертикаль (a–{ $file }) и горизонталь (1–{ $rank }), например { $example }.
   *[other] у поля есть уровень (1–{ $level }), вертикаль (a–{ $file }) и горизонталь (1–{ $rank }), например { $example }.
}
sqr-no-square-level = Поля { $text } нет: уровни — от 1 ({ $lowest }) до { $level } ({ $highest }).
sqr-no-square-file = Поля { $text } нет: вертикали — от a до { $file }.
sqr-no-square-rank = Поля { $text } нет: горизонтали — от 1 до { $rank }.
sqr-no-square-number = Поля { $text } нет: они пронумерованы от 1 до { $count }.
sqr-no-over = Игра окончена.
sqr-no-turn = Сейчас ходят { $turn }, а не { $seat }.
sqr-no-claim = В свой ход можно потребовать ничьей, если позиция возникла в { $times }-й раз или после { $moves } ходов каждой стороны без взятий и ходов пешками. Сейчас требовать нечего.
sqr-no-claim-now = Сейчас ничьей потребовать нельзя.

## Отказы: фигуры и пути

sqr-no-piece = На { $square } нет фигуры.
sqr-no-command = На { $square } стоит { $piece }, а ходят { $turn }.
sqr-no-idle = На { $square } стоит { $piece }. { $reason }
sqr-no-other-piece = На { $square } стоит { $piece }, буква этой фигуры — { $letter }.
sqr-no-other-pawn = На { $square } стоит { $piece }, буквы у этой фигуры нет.
sqr-no-stay = Ход должен закончиться на другом поле.
sqr-no-way = Так { $piece } не ходит: { $from }–{ $to }.
sqr-no-way-now = На { $from } { $piece } ходит как { $kind }: не на { $to }.
sqr-no-own = На { $to } стоит ваша же фигура: { $target }.
sqr-no-take = С { $from } { $piece } может пойти на { $to }, только если там пусто: брать туда нельзя.
sqr-no-empty = С { $from } { $piece } может пойти на { $to }, только если там есть что взять, а это поле пустое.
sqr-no-blocked = Путь с { $from } на { $to } закрыт: на { $square } стоит { $blocker }.
sqr-no-blocked-all = Все пути с { $from } на { $to } закрыты.
sqr-no-sign-empty = Поле { $to } пустое, брать там нечего: такой ход записывается через дефис.
sqr-no-king-into = Королю нельзя на { $king }: там он будет под боем ({ $attackers }).
sqr-no-still-check = { $seat } под шахом, а этот ход от него не спасает. Король на { $king } под боем: { $attackers }.
sqr-no-exposes = После этого хода король { $seat-gen } на { $king } окажется под боем: { $attackers }.
sqr-no-route = { $from }–{ $to } — возможный ход, но не этим путём: одного из этих прыжков нет.
sqr-no-move = Такого хода правила не допускают.
sqr-no-drop = На { $square } эту фигуру ставить нельзя: { $piece }.
sqr-no-drop-occupied = Поле { $square } занято: там стоит { $piece }.
sqr-no-drop-hand = Такой фигуры у вас в руке нет ({ $pieces }).
sqr-no-castling-right = Эта рокировка потеряна: король или ладья уже ходили, или ладья взята.
sqr-no-castling-between = Между королём и ладьёй стоит фигура: { $square }.
sqr-no-castling-check = Под шахом рокироваться нельзя: { $attackers }.
sqr-no-castling-through = Король прошёл бы через { $square } или встал туда, а это поле под боем: { $attackers }.

## Не понято

sqr-read-long = Для хода это слишком длинно: читается не больше { $most } знаков.
sqr-read-nothing = Здесь нечего читать. Ход пишут так: `{ $example }`.
sqr-read-whole = Прочитать «{ $text }» не удалось. Ход пишут так: `{ $example }`.
sqr-read-no-pass = Пропускать ход в этой игре нельзя: игрока, которому некуда ходить, пропускают автоматически. У вас ход есть, например: `{ $example }`.
sqr-read-no-castling = Рокировки в этой игре нет.
sqr-read-only-square = { $square } — ещё не ход: назовите и фигуру или поле, с которого она идёт, например: `{ $example }`.
sqr-read-no-seat = Ходить здесь могут только те, у кого есть место за столом.
sqr-read-other-resigns = Сдаться за другую сторону нельзя.
sqr-read-item = «{ $item }»: { $fault } Из этого сообщения не сыграно ничего.
sqr-read-too-many = Здесь больше одного хода, а вам осталось сделать один: { $move }.
sqr-read-one-of = Это больше одного хода, а сейчас ходят один раз. Какой из них?
sqr-read-other-board = Вы играете на доске { $board }.
sqr-read-no-end = В этой игре за раз делают один ход: заканчивать нечего.
sqr-read-end-early = Закончить можно только после хода.

## Такого хода нет

sqr-read-castles-neither = Короткая рокировка: { $short } Длинная рокировка: { $long }
sqr-read-several = Подходит несколько ходов. Какой вы имеете в виду?
sqr-read-several-captures = Подходит несколько взятий: { $moves }. Какое?
sqr-takes = { $move } берёт { $squares }
sqr-takes-many = { $move } берёт { $count ->
    [one] { $count } шашку
    [few] { $count } шашки
   *[many] { $count } шашек
}
sqr-takes-each = { $first }; { $then }
sqr-read-becomes = Кем становится пешка?
sqr-read-put = Куда поставить взятую фигуру ({ $piece })? Допишите поле после хода, например: `{ $example }`.
sqr-read-never-becomes = В этой игре превратиться можно только в такую фигуру: { $becomes }.
sqr-read-alike = В таком виде это не ход, но буквы похожи на ход, который возможен. Вы о нём?
sqr-read-none = Ни один ход не подходит.
sqr-read-none-goes = Такого хода нет: { $pieces } на { $square }.
sqr-read-no-pawn = Ни одна пешка сейчас не может пойти на { $square }. (У других фигур нужна буква.)
sqr-read-no-pawns = У вас нет пешки, которая пошла бы на { $square }: другим фигурам нужна буква.
sqr-read-no-pawn-file = Ни одна пешка с вертикали { $file } сейчас не может пойти на { $square }.
sqr-read-no-man = Никто из ваших сейчас не может пойти на { $square }.
sqr-read-none-takes = Такого хода нет: взять эту фигуру сейчас нечем ({ $victims }).
sqr-read-own = На { $square } стоит ваша же фигура: { $piece }.
sqr-read-other-victim = На { $square } стоит другая фигура: { $piece }.
sqr-read-nothing-there = Поле { $square } пустое: брать там нечего.
sqr-read-not-becomes = На { $square } в такую фигуру не превращаются: { $piece }.

## Вопросы о ходах

sqr-list-unread = Назовите поле, фигуру или то и другое, например: `{ $example }`; или `все`.
sqr-list-empty = Поле { $square } пустое.
sqr-list-empty-hand = Поле { $square } пустое, и поставить туда сейчас ничего нельзя.
sqr-list-other = На { $square } стоит другая фигура: { $piece }.
sqr-list-none = У фигуры на { $square } сейчас нет ходов.
sqr-list-none-of = У таких фигур ({ $pieces }) сейчас нет ходов.
sqr-list-nothing = Ходов сейчас нет.

## Отказы: строка позиции

sqr-position-field = Строка позиции, поле { $number } ({ $field }): { $fault }
sqr-position-fields = В строке позиции { $wanted } { $wanted ->
    [one] поле
    [few] поля
   *[many] полей
}, разделённых одним пробелом; здесь их { $found }.
sqr-position-canonical = это пишется так: { $canonical }.
sqr-position-ranks = доске{ $board ->
    [0] { "" }
   *[other] { " " }{ $board }
} нужно горизонталей: { $wanted }, через /; найдено: { $found }.
sqr-position-rank = на горизонтали { $rank }{ $board ->
    [0] { "" }
   *[other] { " доски " }{ $board }
} полей { $found }, а не { $wanted }.
sqr-position-run = «{ $text }» — не число пустых полей: от 1 до { $most }, без нулей впереди.
sqr-position-sign = «{ $text }» — не фигура. Буквы: { $letters }, заглавные у начинающей стороны, строчные у другой.
sqr-position-hands = после «{ $text }» нужны в квадратных скобках фигуры в руках; [] — если их нет.
sqr-position-squares = «{ $text }» — не «-» и не названия полей подряд.
sqr-position-number = «{ $text }» — не целое число от { $least }.
sqr-position-side = «{ $text }» — ни w, ни b.
sqr-position-castling = «{ $text }» — не «-» и не буквы из KQkq.
sqr-position-castling-place = для { $sign } король должен стоять на { $king }, а ладья на { $rook }.
sqr-position-en-passant = через { $square } пешка только что не проходила.
sqr-position-kings = { $seat }: король должен быть ровно один, найдено: { $found }.
sqr-position-kings-most = { $seat }: король может быть только один, найдено: { $found }.
sqr-position-pawn = на { $square } пешек не бывает.
sqr-position-check = { $seat } под шахом, а ходит другая сторона.
sqr-position-maharajah = Магараджа может быть только один и только чёрный; других чёрных фигур и фигур в руке нет.
sqr-position-men = { $seat }: столько одинаковых фигур в руке быть не может.
sqr-position-left = «{ $text }» — ни 1, ни 2.
sqr-position-disc = «{ $text }» — не шашка и не фишка: их пишут { $first } и { $second }.
