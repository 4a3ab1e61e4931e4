# Те, що кажуть у всіх іграх на клітинках.

sqr-text = { $text }
sqr-nothing = { "" }
    .letter = { "" }
    .acc = { "" }
    .gen = { "" }
sqr-seat = { $seat }
sqr-seat-white = Білі
    .gen = Білих
    .dat = Білим
    .acc = Білих
    .ins = Білими
sqr-seat-black = Чорні
    .gen = Чорних
    .dat = Чорним
    .acc = Чорних
    .ins = Чорними

## Чиї фігури

sqr-piece = { $piece } { $owner-gen }
    .acc = { $piece-acc } { $owner-gen }
sqr-piece-on = { $piece } на { $square }
sqr-several = { $piece } ×{ $count }
sqr-reach-title = { $piece }: { $letters }

## Ходи

sqr-san = { $piece-letter }{ $move }{ $becomes-letter }{ $mark }
sqr-played = { $seat }: { $move }
sqr-moved = { $seat }: { $piece } { $from }–{ $to }.
sqr-moved-up = { $seat }: { $piece } підіймається { $from }–{ $to }.
sqr-moved-down = { $seat }: { $piece } спускається { $from }–{ $to }.
sqr-took = { $seat }: { $piece } { $from }×{ $to } бере { $victim-acc }.
sqr-took-up = { $seat }: { $piece } підіймається { $from }×{ $to } і бере { $victim-acc }.
sqr-took-down = { $seat }: { $piece } спускається { $from }×{ $to } і бере { $victim-acc }.
sqr-took-afar = { $seat }: { $piece } лишається на { $from } і здаля бере { $victim-acc } на { $to }.
sqr-promoted = { $piece } на { $square } стає { $becomes-ins }.
sqr-rolled = { $seat } кидають кубик: { $number }, ходить { $piece }.
sqr-rolled-lost = Хід пропадає, для кидка немає ходу: { $lost }.
sqr-lost-throw = { $seat } { $number } ({ $piece })
sqr-ended-turn = { $seat } закінчують хід.

## Шах і кінець гри

sqr-check = Шах { $king-dat }: { $by }.
sqr-check-discovered = Відкритий шах { $king-dat }: { $by }.
sqr-check-double = Подвійний шах { $king-dat }: { $by }.
sqr-resigned = { $seat } здаються.
sqr-claim-draw = Вимагаю нічию
sqr-claimed = { $seat } вимагають нічиєї.
sqr-end-mate = Мат! Перемогли { $winner }.
sqr-end-taken = { $seat } втратили короля: перемогли { $winner }.
sqr-end-resigned = { $seat } здалися: перемогли { $winner }.
sqr-end-stalemate = { $seat } не під шахом, але ходів немає: пат, нічия.
sqr-end-spared = { $seat } здалися, але виграти інша сторона вже не могла: нічия.
sqr-end-dead = Тим, що лишилося, мату не поставити: нічия.
sqr-end-repetition = Позиція виникла { $times }-й раз: нічия.
sqr-end-quiet = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
} кожної сторони без узяттів і ходів пішаками: нічия.
sqr-note-claim-repetition = Позиція виникла { $times }-й раз: можна вимагати нічиєї (`нічия за правилами`).
sqr-note-claim-quiet = 50 ходів без узяттів і ходів пішаками: можна вимагати нічиєї (`нічия за правилами`).

## Позиція в коротких рядках

sqr-line-check = Під шахом { $king }: { $by }.
sqr-line-material = { $seat }: { $pieces }.
sqr-line-one = { $seat }: лише { $pieces }.
sqr-line-none = { $seat }: на дошці нічого.
sqr-line-complete = { $seat }: усі { $count } { $count ->
    [one] фігура
    [few] фігури
   *[many] фігур
}.
sqr-line-all-complete = { $armies ->
    [2] Обидва війська
   *[other] Усі війська
} в повному складі, по { $count } { $count ->
    [one] фігурі
    [few] фігури
   *[many] фігур
}.
sqr-line-hand = { $seat }, у руці: { $pieces }.

## На малюнку

sqr-title-move = хід { $number }
sqr-caption-lost = { $seat }, кидок { $number }: хід пропав
sqr-plate-turn = ходить
sqr-plate-check = під шахом
sqr-plate-mated = мат
sqr-plate-taken = короля взято
sqr-plate-spared = виграти не можна
sqr-plate-resigned = здача
sqr-plate-won = перемога
sqr-plate-lost = поразка
sqr-plate-stalemate = пат
sqr-plate-drawn = нічия
sqr-plate-dead = мертва позиція
sqr-plate-repetition = повторення ×{ $times }
sqr-plate-quiet = без узяттів: { $moves }

## Відмови: це не хід

sqr-no-form = «{ $text }» — не хід у тому вигляді, у якому його пишуть у записі партії.
sqr-no-square = «{ $text }» — не поле: { $level ->
    [1] поле має вертикаль (a–{ $file }) і горизонталь (1–{ $rank }), наприклад { $example }.
   *[other] поле має рівень (1–{ $level }), вертикаль (a–{ $file }) і горизонталь (1–{ $rank }), наприклад { $example }.
}
sqr-no-square-level = Поля { $text } немає: рівні — від 1 ({ $lowest }) до { $level } ({ $highest }).
sqr-no-square-file = Поля { $text } немає: вертикалі — від a до { $file }.
sqr-no-square-rank = Поля { $text } немає: горизонталі — від 1 до { $rank }.
sqr-no-square-number = Поля { $text } немає: їх пронумеровано від 1 до { $count }.
sqr-no-over = Гру закінчено.
sqr-no-turn = Зараз ходять { $turn }, а не { $seat }.
sqr-no-claim = У свій хід можна вимагати нічиєї, якщо позиція виникла { $times }-й раз або після { $moves } ходів кожної сторони без узяттів і ходів пішаками. Зараз вимагати нема чого.
sqr-no-claim-now = Зараз нічиєї вимагати не можна.

## Відмови: фігури й шляхи

sqr-no-piece = На { $square } немає фігури.
sqr-no-command = На { $square } стоїть { $piece }, а ходять { $turn }.
sqr-no-idle = На { $square } стоїть { $piece }. { $reason }
sqr-no-other-piece = На { $square } стоїть { $piece }, літера цієї фігури — { $letter }.
sqr-no-other-pawn = На { $square } стоїть { $piece }, літери ця фігура не має.
sqr-no-stay = Хід має закінчитися на іншому полі.
sqr-no-way = Так { $piece } не ходить: { $from }–{ $to }.
sqr-no-way-now = На { $from } { $piece } ходить як { $kind }: не на { $to }.
sqr-no-own = На { $to } стоїть ваша ж фігура: { $target }.
sqr-no-take = З { $from } { $piece } може піти на { $to }, лише якщо там порожньо: брати туди не можна.
sqr-no-empty = З { $from } { $piece } може піти на { $to }, лише якщо там є що взяти, а це поле порожнє.
sqr-no-blocked = Шлях із { $from } на { $to } закрито: на { $square } стоїть { $blocker }.
sqr-no-blocked-all = Усі шляхи з { $from } на { $to } закрито.
sqr-no-sign-empty = Поле { $to } порожнє, брати там нема чого: такий хід записують через дефіс.
sqr-no-king-into = Королю не можна на { $king }: там він буде під боєм ({ $attackers }).
sqr-no-still-check = { $seat } під шахом, а цей хід від нього не рятує. Король на { $king } під боєм: { $attackers }.
sqr-no-exposes = Після цього ходу король { $seat-gen } на { $king } опиниться під боєм: { $attackers }.
sqr-no-route = { $from }–{ $to } — можливий хід, але не цим шляхом: одного з цих стрибків немає.
sqr-no-move = Такого ходу правила не дозволяють.
sqr-no-drop = На { $square } цю фігуру ставити не можна: { $piece }.
sqr-no-drop-occupied = Поле { $square } зайняте: там стоїть { $piece }.
sqr-no-drop-hand = Такої фігури у вас у руці немає ({ $pieces }).
sqr-no-castling-right = Цю рокіровку втрачено: король або тура вже ходили, або туру взято.
sqr-no-castling-between = Між королем і турою стоїть фігура: { $square }.
sqr-no-castling-check = Під шахом рокіруватися не можна: { $attackers }.
sqr-no-castling-through = Король пройшов би через { $square } або став туди, а це поле під боєм: { $attackers }.

## Не зрозуміло

sqr-read-long = Для ходу це задовго: читається щонайбільше { $most } знаків.
sqr-read-nothing = Тут нема чого читати. Хід пишуть так: `{ $example }`.
sqr-read-whole = «{ $text }» прочитати не вдалося. Хід пишуть так: `{ $example }`.
sqr-read-no-pass = Пропускати хід у цій грі не можна: гравця, якому нікуди ходити, пропускають автоматично. У вас хід є, наприклад: `{ $example }`.
sqr-read-no-castling = Рокіровки в цій грі немає.
sqr-read-only-square = { $square } — ще не хід: назвіть і фігуру або поле, з якого вона йде, наприклад: `{ $example }`.
sqr-read-no-seat = Ходити тут можуть лише ті, хто має місце за столом.
sqr-read-other-resigns = Здатися за іншу сторону не можна.
sqr-read-item = «{ $item }»: { $fault } Із цього повідомлення не зіграно нічого.
sqr-read-too-many = Тут більше одного ходу, а вам лишилося зробити один: { $move }.
sqr-read-one-of = Це більше ніж один хід, а зараз ходять один раз. Який із них?
sqr-read-other-board = Ви граєте на дошці { $board }.
sqr-read-no-end = У цій грі за раз роблять один хід: закінчувати нема чого.
sqr-read-end-early = Закінчити можна лише після ходу.

## Такого ходу немає

sqr-read-castles-neither = Коротка рокіровка: { $short } Довга рокіровка: { $long }
sqr-read-several = Підходить кілька ходів. Який ви маєте на увазі?
sqr-read-several-captures = Підходить кілька узяттів: { $moves }. Яке?
sqr-takes = { $move } бере { $squares }
sqr-takes-many = { $move } бере { $count ->
    [one] { $count } шашку
    [few] { $count } шашки
   *[many] { $count } шашок
}
sqr-takes-each = { $first }; { $then }
sqr-read-becomes = Ким стає пішак?
sqr-read-put = Куди поставити взяту фігуру ({ $piece })? Допишіть поле після ходу, наприклад: `{ $example }`.
sqr-read-never-becomes = У цій грі перетворитися можна лише на таку фігуру: { $becomes }.
sqr-read-alike = У такому вигляді це не хід, але літери схожі на хід, який можливий. Ви про нього?
sqr-read-none = Жоден хід не підходить.
sqr-read-none-goes = Такого ходу немає: { $pieces } на { $square }.
sqr-read-no-pawn = Жоден пішак зараз не може піти на { $square }. (Іншим фігурам потрібна літера.)
sqr-read-no-pawns = У вас немає пішака, який пішов би на { $square }: іншим фігурам потрібна літера.
sqr-read-no-pawn-file = Жоден пішак із вертикалі { $file } зараз не може піти на { $square }.
sqr-read-no-man = Ніхто з ваших зараз не може піти на { $square }.
sqr-read-none-takes = Такого ходу немає: узяти цю фігуру зараз нема чим ({ $victims }).
sqr-read-own = На { $square } стоїть ваша ж фігура: { $piece }.
sqr-read-other-victim = На { $square } стоїть інша фігура: { $piece }.
sqr-read-nothing-there = Поле { $square } порожнє: брати там нема чого.
sqr-read-not-becomes = На { $square } на таку фігуру не перетворюються: { $piece }.

## Запитання про ходи

sqr-list-unread = Назвіть поле, фігуру або те й друге, наприклад: `{ $example }`; або `всі`.
sqr-list-empty = Поле { $square } порожнє.
sqr-list-empty-hand = Поле { $square } порожнє, і поставити туди зараз нічого не можна.
sqr-list-other = На { $square } стоїть інша фігура: { $piece }.
sqr-list-none = Фігура на { $square } зараз не має ходів.
sqr-list-none-of = Такі фігури ({ $pieces }) зараз не мають ходів.
sqr-list-nothing = Ходів зараз немає.

## Відмови: рядок позиції

sqr-position-field = Рядок позиції, поле { $number } ({ $field }): { $fault }
sqr-position-fields = У рядку позиції { $wanted } { $wanted ->
    [one] поле
    [few] поля
   *[many] полів
}, розділених одним пробілом; тут їх { $found }.
sqr-position-canonical = це пишуть так: { $canonical }.
sqr-position-ranks = дошці{ $board ->
    [0] { "" }
   *[other] { " " }{ $board }
} потрібно горизонталей: { $wanted }, через /; знайдено: { $found }.
sqr-position-rank = на горизонталі { $rank }{ $board ->
    [0] { "" }
   *[other] { " дошки " }{ $board }
} полів { $found }, а не { $wanted }.
sqr-position-run = «{ $text }» — не число порожніх полів: від 1 до { $most }, без нулів спереду.
sqr-position-sign = «{ $text }» — не фігура. Літери: { $letters }, великі в сторони, що починає, малі в іншої.
sqr-position-hands = після «{ $text }» потрібні у квадратних дужках фігури в руках; [] — якщо їх немає.
sqr-position-squares = «{ $text }» — не «-» і не назви полів поспіль.
sqr-position-number = «{ $text }» — не ціле число від { $least }.
sqr-position-side = «{ $text }» — ні w, ні b.
sqr-position-castling = «{ $text }» — не «-» і не літери з KQkq.
sqr-position-castling-place = для { $sign } король має стояти на { $king }, а тура на { $rook }.
sqr-position-en-passant = через { $square } пішак щойно не проходив.
sqr-position-kings = { $seat }: король має бути рівно один, знайдено: { $found }.
sqr-position-kings-most = { $seat }: король може бути лише один, знайдено: { $found }.
sqr-position-pawn = на { $square } пішаків не буває.
sqr-position-check = { $seat } під шахом, а ходить інша сторона.
sqr-position-maharajah = Магараджа може бути лише один і лише чорний; інших чорних фігур і фігур у руці немає.
sqr-position-men = { $seat }: стільки однакових фігур у руці бути не може.
sqr-position-left = «{ $text }» — ні 1, ні 2.
sqr-position-disc = «{ $text }» — не шашка й не фішка: їх пишуть { $first } і { $second }.
