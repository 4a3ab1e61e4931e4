# Прорив Дракона.

drb-name = Прорив Дракона
drb-about = Проведіть дракона на край суперника; узяте виставляють знову, вже своїм. За російським описом, у якому автора не названо («Прорыв Дракона»); родичка «Ческерса» Соломона Голомба, з резервом, як у сьоґі.

drb-seat-first = Перший гравець
    .gen = Першого гравця
    .dat = Першому гравцеві
    .acc = Першого гравця
    .ins = Першим гравцем
drb-seat-second = Другий гравець
    .gen = Другого гравця
    .dat = Другому гравцеві
    .acc = Другого гравця
    .ins = Другим гравцем

drb-light = Світлі
    .gen = Світлих
    .acc = Світлих
    .ins = Світлими
drb-dark = Темні
    .gen = Темних
    .acc = Темних
    .ins = Темними

## Стільки-то фігур: підмет і додаток

drb-count-checker = { $count ->
    [1] шашка
    [one] { $count } шашка
    [few] { $count } шашки
   *[many] { $count } шашок
}
drb-count-royal = { $count ->
    [1] королівська шашка
    [one] { $count } королівська шашка
    [few] { $count } королівські шашки
   *[many] { $count } королівських шашок
}
drb-count-knight = { $count ->
    [1] кінь
    [one] { $count } кінь
    [few] { $count } коні
   *[many] { $count } коней
}
drb-count-rook = { $count ->
    [1] тура
    [one] { $count } тура
    [few] { $count } тури
   *[many] { $count } тур
}
drb-count-dragon = { $count ->
    [1] дракон
    [one] { $count } дракон
    [few] { $count } дракони
   *[many] { $count } драконів
}
drb-count-empress = { $count ->
    [1] імператриця
    [one] { $count } імператриця
    [few] { $count } імператриці
   *[many] { $count } імператриць
}
drb-take-checker = { $count ->
    [1] шашку
    [one] { $count } шашку
    [few] { $count } шашки
   *[many] { $count } шашок
}
drb-take-royal = { $count ->
    [1] королівську шашку
    [one] { $count } королівську шашку
    [few] { $count } королівські шашки
   *[many] { $count } королівських шашок
}
drb-take-knight = { $count ->
    [1] коня
    [one] { $count } коня
   *[many] { $count } коней
}
drb-take-rook = { $count ->
    [1] туру
    [one] { $count } туру
    [few] { $count } тури
   *[many] { $count } тур
}
drb-take-dragon = { $count ->
    [1] дракона
    [one] { $count } дракона
   *[many] { $count } драконів
}
drb-take-empress = { $count ->
    [1] імператрицю
    [one] { $count } імператрицю
   *[many] { $count } імператриць
}

## Ходи

drb-stepped = { $side }: { $piece } { $from }–{ $to }.
drb-dropped = { $side }: { $piece } з резерву на { $to }.
drb-took = { $side }: { $piece } { $way } бере { $victims }.
drb-burnt = Збите драконом виходить із гри.
drb-demoted = Узята імператриця знову стала шашкою.
drb-gone = Резерв { $side-gen } повний. Із гри виходить: { $pieces }.
drb-promoted = Шашка { $side-gen } на { $cell } перетворюється на імператрицю.
drb-succeeded = Шашка { $side-gen }, що чекала на { $cell }, перетворюється на імператрицю.
drb-waits = Шашка на { $cell } чекає перетворення: { $side } вже мають імператрицю.
drb-flew = Королівський стрибок: дракон { $side-gen } летить { $path }.
drb-swapped = Кольори обміняно: { $light } тепер грає за Світлих, { $dark } — за Темних. Фігури лишаються на місцях, ходять Темні.
drb-mortal = Дракон { $side-gen } тепер смертний: суперник має імператрицю й шашку, що чекає перетворення.
drb-immortal = Дракон { $side-gen } знову безсмертний.

## Кінець гри

drb-won-breakthrough = Прорив! Дракон { $side-gen } дійшов до { $cell }. { $side } ({ $winner }) перемогли.
drb-won-slain = { $foe } втратили дракона. { $side } ({ $winner }) перемогли.
drb-won-resigned = { $side } ({ $winner }) перемогли.
drb-won-stuck = Суперник не має ходів. { $side } ({ $winner }) перемогли.
drb-drawn-quiet = За { $moves } ходів кожної сторони ніхто нічого не взяв і не виставив, ні шашка, ні дракон не ступили вперед, королівських стрибків не було: нічия.
drb-drawn-repeated = Позиція повторилася втретє: нічия.

## Позиція в коротких рядках

drb-line-sides = { $light } грає за Світлих, { $dark } — за Темних.
drb-line-dragons = Дракони стоять на { $light } (Світлі) і { $dark } (Темні).
drb-line-mortal = Дракон { $side-gen } смертний.
drb-line-army = { $side }: { $pieces }.
drb-line-army-none = { $side }: фігур немає.
drb-line-army-reserve = { $side }: { $pieces }; у резерві { $reserve }.
drb-line-none-reserve = { $side }: на дошці фігур немає; у резерві { $reserve }.
drb-turn-swap = Замість ходу Темні ({ $dark }) можуть обмінятися кольорами: «обмін».
drb-turn-duty = { $side } мусять бити: { $jumps }{ $chess ->
    [0] {""}
   *[other] {" "}або будь-яке взяття конем, турою чи імператрицею
}.

## Що вирішує хід, крім того, куди йдуть фігури: кількома словами, для кнопки

drb-choice-gone = із гри: { $pieces }
drb-choice-flight = дракон на { $cell }
drb-choice-both = із гри: { $pieces }; дракон на { $cell }

## Відмови: що не хід

drb-no-turn = Зараз не ваш хід: ходять { $side } ({ $turn }).
drb-no-turn-side = Зараз ходять { $side } ({ $turn }).
drb-no-swap = Обмінятися кольорами можна лише одразу після найпершого ходу Світлих, якщо діє правило пирога.
drb-no-swap-yet = Обмінятися кольорами можна лише після першого ходу Світлих.

## Відмови: фігури та шляхи

drb-no-piece = На { $cell } нічого не стоїть.
drb-no-foreign = На { $cell } стоїть { $piece } { $side-gen }, а ходять { $own }.
drb-no-stay = Хід має закінчитися на іншій клітинці.
drb-no-own = На { $cell } стоїть своя фігура: { $piece }.
drb-no-immortal = Дракона { $side-gen } на { $cell } взяти не можна: дракони безсмертні.
drb-no-immortal-yet = Дракон { $side-gen } на { $cell } безсмертний, поки суперник не має водночас імператриці й шашки, що чекає перетворення.
drb-no-onto = Клітинка { $to } зайнята: { $piece } б’є, перестрибуючи через жертву на вільну клітинку одразу за нею.
drb-no-quiet = { $from }–{ $to } — взяття: запишіть `{ $from }:{ $to }`.
drb-no-backward = Назад { $piece } лише б’є, а ходить тільки вперед.
drb-no-blocked = Шлях із { $from } на { $to } закрито: на { $cell } стоїть { $piece } { $side-gen }.
drb-no-way-checker = Шашка ходить на одну клітинку по діагоналі вперед, а б’є, перестрибуючи через сусідню фігуру; { $from }–{ $to } — ні те ні інше.
drb-no-way-royal = Королівська шашка ходить на одну клітинку по діагоналі, а б’є, перестрибуючи через сусідню фігуру; { $from }–{ $to } — ні те ні інше.
drb-no-way-dragon = Дракон ходить на одну клітинку по діагоналі вперед, а б’є, перестрибуючи через сусідню фігуру; { $from }–{ $to } — ні те ні інше.
drb-no-way-knight = Кінь стрибає через три ряди й один стовпець або через один ряд і три стовпці; { $from }–{ $to } — не такий стрибок.
drb-no-way-rook = Тура ходить по діагоналях; { $from }–{ $to } — не діагональ.
drb-no-way-empress = Імператриця ходить, як тура, по діагоналях або стрибає, як кінь; { $from }–{ $to } — ні те ні інше.
drb-no-chess-chain = Кінь, тура й імператриця беруть за хід один раз, там, де зупиняються.
drb-no-empty = Клітинка { $cell } порожня: брати там нема чого.
drb-no-jump-way = Із { $from } на { $to } не перестрибнути: б’ють через сусідню фігуру на клітинку одразу за нею.
drb-no-jump-empty = Між { $from } і { $to } перестрибувати нема через кого: клітинка { $over } порожня.
drb-no-jump-twice = Фігуру на { $over } цим ходом уже взято: вдруге через неї не стрибають.
drb-no-landing = На { $cell } стоїть { $piece } { $side-gen }, а стрибають на вільну клітинку. Узяте стоїть на дошці, поки хід не закінчено.
drb-no-further = Хід закінчується на { $to }: далі йти не можна.
drb-no-stop = На { $cell } взяття не закінчується: треба бити далі, поки можна. Запишіть { $ways }.
drb-no-duty = Є кого перестрибнути, тож треба бити: { $jumps } або будь-яке взяття конем, турою чи імператрицею.

## Відмови: резерв

drb-no-reserve = У резерві { $side-gen } такого немає ({ $piece }), там лише: { $pieces }.
drb-no-reserve-empty = Резерв { $side-gen } порожній.
drb-no-drop-occupied = На { $cell } стоїть { $piece } { $side-gen }: виставляють на вільні клітинки.
drb-no-drop-last = Шашку не можна виставити на останній для неї ряд ({ $range }).

## Відмови: що виходить із гри

drb-no-gone-room = Для взятого є місце в резерві: із гри нічого не виходить.

## Відмови: королівський стрибок

drb-no-flight-none = Королівського стрибка після цього ходу немає.
drb-no-flight-missing = Перед драконом { $side-gen } королівська шашка, а за нею вільна клітинка: його стрибок — частина ходу. Додайте `{ $ways }`.

## Відмови: рядок позиції

drb-position-unreadable = «{ $text }» — це поле так не пишеться.
drb-position-reserve = «{ $text }» — не резерв: літери — C K N R, порожній резерв — «-».
drb-position-full = «{ $text }» — забагато: у резерві три місця.
drb-position-word = «{ $text }» — не те; буває { $allowed }.
drb-position-clock = «{ $text }» — не число від 0 до { $most }.
drb-position-dragons = { $side }: дракон може бути лише один, а тут { $found }.
drb-position-empresses = { $side }: імператриця може бути лише одна, а тут { $found }.
drb-position-two-winners = обидва дракони вже на своїх останніх рядах.
drb-position-no-dragons = у цьому варіанті не можуть утратити дракона обидві сторони.
drb-position-pie-turn = a — до першого ходу Світлих, b — коли на нього відповідають Темні.
drb-position-pie-holder = до обміну кольорами Світлі в першого гравця: fs.
