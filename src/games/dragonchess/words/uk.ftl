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

## Чиї фігури

drc-piece = { $piece } { $owner-gen }
drc-victim = { $piece } { $owner-gen }
drc-piece-on = { $piece } на { $square }
drc-several = { $piece } ×{ $count }

## Ходи

drc-moved = { $seat }: { $piece } { $from }–{ $to }.
drc-moved-up = { $seat }: { $piece } підіймається { $from }–{ $to }.
drc-moved-down = { $seat }: { $piece } спускається { $from }–{ $to }.
drc-took = { $seat }: { $piece } { $from }×{ $to } бере { $victim }.
drc-took-up = { $seat }: { $piece } підіймається { $from }×{ $to } і бере { $victim }.
drc-took-down = { $seat }: { $piece } спускається { $from }×{ $to } і бере { $victim }.
drc-took-afar = { $seat }: { $piece } лишається на { $from } і здаля бере { $victim } на { $to }.
drc-promoted = Воїн на { $square } стає Героєм.
drc-froze = Василіск на { $basilisk } заморожує { $victim } на { $square }.
drc-thawed = { $piece } { $owner-gen } на { $square } більше не заморожений.

## Шах і кінець гри

drc-check = Шах { $king-dat }: { $by }.
drc-check-discovered = Відкритий шах { $king-dat }: { $by }.
drc-check-double = Подвійний шах { $king-dat }: { $by }.
drc-resigned = { $seat } здаються.
drc-end-mate = Мат! Перемогли { $winner }.
drc-end-resigned = { $loser } здалися: перемогли { $winner }.
drc-end-stalemate = { $seat } не під шахом, але ходів немає: пат, нічия.
drc-end-bare-kings = На дошках лишилися самі Королі: нічия.
drc-end-repetition = Позиція повторилася, тепер вона стоїть { $times }-й раз: нічия.
drc-end-quiet = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
} кожної сторони без узяттів і ходів Воїнами: нічия.

## Позиція в коротких рядках

drc-line-check = { $king } під шахом: { $by }.
drc-line-frozen = { $piece } { $owner-gen } на { $square } заморожений Василіском на { $basilisk }.
drc-line-hero = Герой { $owner-gen } на { $square } може повернутися лише на { $origin }.
drc-line-material = { $seat }: Король, { $pieces }.
drc-line-king = { $seat }: лише Король.
drc-line-complete = { $seat }: усі { $count } { $count ->
    [one] фігура
    [few] фігури
   *[many] фігур
}.
drc-line-all-complete = Обидва війська в повному складі, по { $count } { $count ->
    [one] фігурі
    [few] фігури
   *[many] фігур
}.

## Відмови: це не хід

drc-no-form = «{ $text }» записано не як хід: W/2f2-2f3, W/2d2x2e3, W/2f7-2f8(H).
drc-no-letter = Фігури з літерою «{ $text }» немає. Літери фігур: S G Dr W O U H T C M K P D B E.
drc-no-square = «{ $text }» — не поле: поле має рівень (1–3), вертикаль (a–l) і горизонталь (1–8), наприклад 2f3.
drc-no-square-level = Поля { $text } немає: рівні — від 1 (підземелля) до 3 (повітря).
drc-no-square-file = Поля { $text } немає: вертикалі — від a до l.
drc-no-square-rank = Поля { $text } немає: горизонталі — від 1 до 8.
drc-no-over = Гру закінчено.
drc-no-turn = Зараз ходять { $turn }, а не { $seat }.

## Відмови: фігури та шляхи

drc-no-piece = На { $square } немає фігури.
drc-no-command = На { $square } стоїть { $piece }, а ходять { $turn }.
drc-no-other-piece = На { $square } стоїть { $piece }, його літера — { $letter }.
drc-no-stay = Хід має закінчитися на іншому полі.
drc-no-level = { $piece } ніколи не буває на рівні { $level }.
drc-no-way = { $piece } так не ходить: { $from }–{ $to }.
drc-no-hero-bound = Герой поза середньою дошкою може повернутися лише туди, звідки прийшов: з { $from } на { $origin }.
drc-no-king-away = Король поза середньою дошкою може лише повернутися на неї: з { $from } на { $back }.
drc-no-own = На { $to } стоїть ваша ж фігура: { $target }.
drc-no-take = { $piece } з { $from } може піти на { $to }, лише якщо там порожньо: брати туди він не може.
drc-no-empty = { $piece } з { $from } може піти на { $to }, лише якщо там є що взяти, а це поле порожнє.
drc-no-blocked = Шлях з { $from } на { $to } закрито: на { $square } стоїть { $blocker }.
drc-no-sign-takes = На { $to } стоїть { $piece }: узяття записують через x.
drc-no-sign-empty = Поле { $to } порожнє, брати там нема чого: такий хід записують через дефіс.
drc-no-mark-hero = На { $to } Воїн стає Героєм: до ходу належить (H).
drc-no-mark-none = Героєм після цього ходу ніхто не стає: (H) не потрібно.
drc-no-frozen = { $piece } на { $square } заморожений Василіском на { $basilisk } і ходити не може.
drc-no-king-into = Королю не можна на { $king }: там він буде під боєм ({ $attackers }).
drc-no-still-check = { $seat } під шахом, а цей хід від нього не рятує. Король на { $king } під боєм: { $attackers }.
drc-no-exposes = Після цього ходу Король { $seat-gen } на { $king } опиниться під боєм: { $attackers }.
drc-no-thaws = Василіскові не можна йти з { $from }: той, кого він тримає, відтане й нападе на Короля { $seat-gen } на { $king } ({ $attackers }).
drc-no-move = Такого ходу правила не допускають.

## Відмови: рядок позиції

drc-position-field = Рядок позиції, поле { $number } ({ $field }): { $fault }
drc-position-fields = У рядку позиції 5 полів, розділених одним пробілом; тут їх { $found }.
drc-position-levels = потрібно три дошки через |, знайдено: { $found }.
drc-position-ranks = дошці { $level } потрібно вісім горизонталей через /, знайдено: { $found }.
drc-position-rank = на горизонталі { $rank } дошки { $level } полів { $found }, а не 12.
drc-position-run = «{ $text }» — не число порожніх полів: від 1 до 12, без нулів попереду.
drc-position-sign = «{ $text }» — не фігура. Літери: S G R W O U H T C M K P D B E, великі в Золотих, малі в Малинових.
drc-position-level = { $piece } на { $square }: на рівні { $level } ця фігура не стоїть ніколи.
drc-position-warrior = { $piece } на { $square }: на горизонталях 1 і 8 Воїнів не буває.
drc-position-kings = { $seat }: Король має бути рівно один, знайдено: { $found }.
drc-position-side = «{ $text }» — ні gold, ні scarlet.
drc-position-check = { $seat } під шахом, а ходить інша сторона.
drc-position-origins = «{ $text }» — не Герой із вихідним полем, наприклад 3e5=2d4.
drc-position-order = «{ $text }» повторюється або стоїть не за порядком.
drc-position-origin-missing = для Героя на { $square } потрібне поле, з якого він прийшов.
drc-position-origin-nobody = на { $square } немає Героя поза середньою дошкою.
drc-position-origin-far = { $origin } — не сусіднє по діагоналі з { $square } поле рівня 2.
drc-position-number = «{ $text }» — не ціле число від { $least }.
