# Драконячі шахи.

drc-name = Драконячі шахи
drc-about = Автор — Ґері Ґайґекс («Dragon Magazine» № 100, 1985): шахи на трьох дошках, одна над одною.

drc-seat-gold = Золоті
    .gen = Золотих
    .dat = Золотим
    .acc = Золотих
    .ins = Золотими
drc-seat-scarlet = Малинові
    .gen = Малинових
    .dat = Малиновим
    .acc = Малинових
    .ins = Малиновими

## Ходи

drc-froze = Василіск на { $basilisk } заморожує { $victim-acc } на { $square }.
drc-thawed = { $piece } { $owner-gen } на { $square } більше не заморожений.

## Шах і кінець гри

drc-end-bare-kings = На дошках лишилися самі Королі: нічия.
    .plate = самі Королі
drc-end-quiet = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
} кожної сторони без узяттів і ходів Воїнами: нічия.

## Позиція в коротких рядках

drc-line-frozen = { $piece } { $owner-gen } на { $square } заморожений Василіском на { $basilisk }.
drc-line-hero = Герой { $owner-gen } на { $square } може повернутися лише на { $origin }.

## Відмови: фігури та шляхи

drc-no-level = { $piece } ніколи не буває на рівні { $level }.
drc-no-hero-bound = Герой поза середньою дошкою може повернутися лише туди, звідки прийшов: з { $from } на { $origin }.
drc-no-king-away = Король поза середньою дошкою може лише повернутися на неї: з { $from } на { $back }.
drc-no-frozen = { $piece } на { $square } заморожений Василіском на { $basilisk } і ходити не може.
drc-list-frozen = Фігуру на { $square } заморозив Василіск на { $basilisk }, ходити вона не може.
drc-no-thaws = Василіскові не можна йти з { $from }: той, кого він тримає, відтане й нападе на Короля { $seat-gen } на { $king } ({ $attackers }).

## Відмови: рядок позиції

drc-position-levels = потрібні три дошки через |, знайдено: { $found }.
drc-position-level = { $piece } на { $square }: на рівні { $level } ця фігура не стоїть ніколи.
drc-position-warrior = { $piece } на { $square }: на горизонталях 1 і 8 Воїнів не буває.
drc-position-kings = { $seat }: Король має бути рівно один, знайдено: { $found }.
drc-position-side = «{ $text }» — ні gold, ні scarlet.
drc-position-origins = «{ $text }» — не Герой із вихідним полем, наприклад 3e5=2d4.
drc-position-order = «{ $text }» повторюється або стоїть не за порядком.
drc-position-origin-missing = для Героя на { $square } потрібне поле, з якого він прийшов.
drc-position-origin-nobody = на { $square } немає Героя поза середньою дошкою.
drc-position-origin-far = { $origin } — не сусіднє по діагоналі з { $square } поле рівня 2.
