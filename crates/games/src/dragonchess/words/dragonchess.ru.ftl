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

## Ходы

drc-froze = Василиск на { $basilisk } замораживает { $victim-acc } на { $square }.
drc-thawed = { $piece } { $owner-gen } на { $square } больше не заморожен.

## Шах и конец игры

drc-end-bare-kings = На досках остались одни Короли: ничья.
    .plate = одни Короли
drc-end-quiet = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} каждой стороны без взятий и ходов Воинами: ничья.

## Позиция в коротких строках

drc-line-frozen = { $piece } { $owner-gen } на { $square } заморожен Василиском на { $basilisk }.
drc-line-hero = Герой { $owner-gen } на { $square } может вернуться только на { $origin }.

## Отказы: фигуры и пути

drc-no-level = { $piece } никогда не бывает на уровне { $level }.
drc-no-hero-bound = Герой вне средней доски может вернуться только туда, откуда пришёл: с { $from } на { $origin }.
drc-no-king-away = Король вне средней доски может только вернуться на неё: с { $from } на { $back }.
drc-no-frozen = { $piece } на { $square } заморожен Василиском на { $basilisk } и ходить не может.
drc-list-frozen = Фигура на { $square } заморожена Василиском на { $basilisk } и ходить не может.
drc-no-thaws = Василиску нельзя уходить с { $from }: тот, кого он держит, оттает и нападёт на Короля { $seat-gen } на { $king } ({ $attackers }).

## Отказы: строка позиции

drc-position-levels = нужно три доски через |, найдено: { $found }.
drc-position-level = { $piece } на { $square }: на уровне { $level } эта фигура не стоит никогда.
drc-position-warrior = { $piece } на { $square }: на горизонталях 1 и 8 Воинов не бывает.
drc-position-kings = { $seat }: Король должен быть ровно один, найдено: { $found }.
drc-position-side = «{ $text }» — ни gold, ни scarlet.
drc-position-origins = «{ $text }» — не Герой с исходным полем, например 3e5=2d4.
drc-position-order = «{ $text }» повторяется или стоит не по порядку.
drc-position-origin-missing = для Героя на { $square } нужно поле, с которого он пришёл.
drc-position-origin-nobody = на { $square } нет Героя вне средней доски.
drc-position-origin-far = { $origin } — не соседнее по диагонали с { $square } поле уровня 2.
