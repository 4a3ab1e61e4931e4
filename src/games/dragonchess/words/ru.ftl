# Драконьи шахматы.

drc-name = Драконьи шахматы
drc-about = Автор — Гэри Гигакс («Dragon Magazine» № 100, 1985): шахматы на трёх досках, одна над другой.

drc-seat-gold = Золотые
    .gen = Золотых
    .dat = Золотым
    .acc = Золотых
    .ins = Золотыми
drc-seat-scarlet = Малиновые
    .gen = Малиновых
    .dat = Малиновым
    .acc = Малиновых
    .ins = Малиновыми

## Чьи фигуры

drc-piece = { $piece } { $owner-gen }
drc-victim = { $piece } { $owner-gen }
drc-piece-on = { $piece } на { $square }
drc-several = { $piece } ×{ $count }

## Ходы

drc-moved = { $seat }: { $piece } { $from }–{ $to }.
drc-moved-up = { $seat }: { $piece } поднимается { $from }–{ $to }.
drc-moved-down = { $seat }: { $piece } спускается { $from }–{ $to }.
drc-took = { $seat }: { $piece } { $from }×{ $to } берёт { $victim }.
drc-took-up = { $seat }: { $piece } поднимается { $from }×{ $to } и берёт { $victim }.
drc-took-down = { $seat }: { $piece } спускается { $from }×{ $to } и берёт { $victim }.
drc-took-afar = { $seat }: { $piece } остаётся на { $from } и издали берёт { $victim } на { $to }.
drc-promoted = Воин на { $square } становится Героем.
drc-froze = Василиск на { $basilisk } замораживает { $victim } на { $square }.
drc-thawed = { $piece } { $owner-gen } на { $square } больше не заморожен.

## Шах и конец игры

drc-check = Шах { $king-dat }: { $by }.
drc-check-discovered = Открытый шах { $king-dat }: { $by }.
drc-check-double = Двойной шах { $king-dat }: { $by }.
drc-resigned = { $seat } сдаются.
drc-end-mate = Мат! Победили { $winner }.
drc-end-resigned = { $loser } сдались: победили { $winner }.
drc-end-stalemate = { $seat } не под шахом, но ходов нет: пат, ничья.
drc-end-bare-kings = На досках остались одни Короли: ничья.
drc-end-repetition = Позиция повторилась, теперь она стоит в { $times }-й раз: ничья.
drc-end-quiet = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} каждой стороны без взятий и ходов Воинами: ничья.

## Позиция в коротких строках

drc-line-check = { $king } под шахом: { $by }.
drc-line-frozen = { $piece } { $owner-gen } на { $square } заморожен Василиском на { $basilisk }.
drc-line-hero = Герой { $owner-gen } на { $square } может вернуться только на { $origin }.
drc-line-material = { $seat }: Король, { $pieces }.
drc-line-king = { $seat }: один Король.
drc-line-complete = { $seat }: все { $count } { $count ->
    [one] фигура
    [few] фигуры
   *[many] фигур
}.
drc-line-all-complete = Оба войска в полном составе, по { $count } { $count ->
    [one] фигуре
    [few] фигуры
   *[many] фигур
}.

## Отказы: это не ход

drc-no-form = «{ $text }» записано не как ход: W/2f2-2f3, W/2d2x2e3, W/2f7-2f8(H).
drc-no-letter = Фигуры с буквой «{ $text }» нет. Буквы фигур: S G Dr W O U H T C M K P D B E.
drc-no-square = «{ $text }» — не поле: у поля есть уровень (1–3), вертикаль (a–l) и горизонталь (1–8), например 2f3.
drc-no-square-level = Поля { $text } нет: уровни — от 1 (подземелье) до 3 (воздух).
drc-no-square-file = Поля { $text } нет: вертикали — от a до l.
drc-no-square-rank = Поля { $text } нет: горизонтали — от 1 до 8.
drc-no-over = Игра окончена.
drc-no-turn = Сейчас ходят { $turn }, а не { $seat }.

## Отказы: фигуры и пути

drc-no-piece = На { $square } нет фигуры.
drc-no-command = На { $square } стоит { $piece }, а ходят { $turn }.
drc-no-other-piece = На { $square } стоит { $piece }, его буква — { $letter }.
drc-no-stay = Ход должен закончиться на другом поле.
drc-no-level = { $piece } никогда не бывает на уровне { $level }.
drc-no-way = { $piece } так не ходит: { $from }–{ $to }.
drc-no-hero-bound = Герой вне средней доски может вернуться только туда, откуда пришёл: с { $from } на { $origin }.
drc-no-king-away = Король вне средней доски может только вернуться на неё: с { $from } на { $back }.
drc-no-own = На { $to } стоит ваша же фигура: { $target }.
drc-no-take = { $piece } с { $from } может пойти на { $to }, только если там пусто: брать туда он не может.
drc-no-empty = { $piece } с { $from } может пойти на { $to }, только если там есть что взять, а это поле пустое.
drc-no-blocked = Путь с { $from } на { $to } закрыт: на { $square } стоит { $blocker }.
drc-no-sign-takes = На { $to } стоит { $piece }: взятие записывается через x.
drc-no-sign-empty = Поле { $to } пустое, брать там нечего: такой ход записывается через дефис.
drc-no-mark-hero = На { $to } Воин становится Героем: к ходу полагается (H).
drc-no-mark-none = Героем после этого хода никто не становится: (H) не нужно.
drc-no-frozen = { $piece } на { $square } заморожен Василиском на { $basilisk } и ходить не может.
drc-no-king-into = Королю нельзя на { $king }: там он будет под боем ({ $attackers }).
drc-no-still-check = { $seat } под шахом, а этот ход от него не спасает. Король на { $king } под боем: { $attackers }.
drc-no-exposes = После этого хода Король { $seat-gen } на { $king } окажется под боем: { $attackers }.
drc-no-thaws = Василиску нельзя уходить с { $from }: тот, кого он держит, оттает и нападёт на Короля { $seat-gen } на { $king } ({ $attackers }).
drc-no-move = Такого хода правила не допускают.

## Отказы: строка позиции

drc-position-field = Строка позиции, поле { $number } ({ $field }): { $fault }
drc-position-fields = В строке позиции 5 полей, разделённых одним пробелом; здесь их { $found }.
drc-position-levels = нужно три доски через |, найдено: { $found }.
drc-position-ranks = доске { $level } нужно восемь горизонталей через /, найдено: { $found }.
drc-position-rank = на горизонтали { $rank } доски { $level } полей { $found }, а не 12.
drc-position-run = «{ $text }» — не число пустых полей: от 1 до 12, без нулей впереди.
drc-position-sign = «{ $text }» — не фигура. Буквы: S G R W O U H T C M K P D B E, заглавные у Золотых, строчные у Малиновых.
drc-position-level = { $piece } на { $square }: на уровне { $level } эта фигура не стоит никогда.
drc-position-warrior = { $piece } на { $square }: на горизонталях 1 и 8 Воинов не бывает.
drc-position-kings = { $seat }: Король должен быть ровно один, найдено: { $found }.
drc-position-side = «{ $text }» — ни gold, ни scarlet.
drc-position-check = { $seat } под шахом, а ходит другая сторона.
drc-position-origins = «{ $text }» — не Герой с исходным полем, например 3e5=2d4.
drc-position-order = «{ $text }» повторяется или стоит не по порядку.
drc-position-origin-missing = для Героя на { $square } нужно поле, с которого он пришёл.
drc-position-origin-nobody = на { $square } нет Героя вне средней доски.
drc-position-origin-far = { $origin } — не соседнее по диагонали с { $square } поле уровня 2.
drc-position-number = «{ $text }» — не целое число от { $least }.
