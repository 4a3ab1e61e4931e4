# Ошибки в текстах, описывающих игры. Ключи, значения и фигуры пишутся как в тексте.

fairy-white = Белые
fairy-black = Чёрные

fairy-text-size = В тексте { $size } байт. Допустимо не больше { $most }.
fairy-text-sections = В одном тексте может быть не больше { $most } игр.
fairy-text-empty = В тексте нет ни одной игры. Игра начинается с её имени в скобках: [my-game] или [my-game:chess].
fairy-text-head = «{ $text }» — не начало игры. Нужно [id] или [id:base].
fairy-text-id = «{ $id }» не годится как имя игры. Имя состоит из 1–40 знаков a-z, 0-9 и -.
fairy-text-section-twice = Игра «{ $id }» уже описана начиная со строки { $line }. Каждое имя может стоять только один раз.
fairy-text-no-equals = «{ $text }» — не строка формата. Нужно «ключ = значение»; примечания начинаются с # или ;.
fairy-text-no-section = Ключ «{ $key }» стоит раньше первой игры. Сначала нужна строка [id].
fairy-text-key-twice = Ключ «{ $key }» уже стоит в строке { $line }. Каждый ключ может стоять в игре только один раз.
fairy-text-long = Значение ключа «{ $key }» слишком длинное. Допустимо не больше { $most } знаков.
fairy-id-taken = Игра с именем «{ $id }» уже есть. Выберите другое имя.
fairy-base-unknown = Нет игры «{ $base }», которую можно взять за основу. Основой может быть игра бота или игра, описанная выше.
fairy-base-near = Нет игры «{ $base }», которую можно взять за основу. Самое похожее имя — «{ $near }».
fairy-note-unknown = «{ $key }» — не пометка для Liege. Бывают name, about, piece-x и figure-x, где x — буква фигуры; после name, about и piece-x может стоять язык, например name-ru.
fairy-note-language = { $key }: языка «{ $code }» здесь нет. Языки: { $known }.
fairy-note-letter = { $key }: в игре нет фигуры «{ $letter }».
fairy-note-name = { $key }: в тексте от 1 до { $most } знаков, без управляющих и без таких, как * _ ` @ #.
fairy-note-figure = Рисунка «{ $value }» нет. Есть такие: { $known }.

fairy-key-unknown = Ключа «{ $key }» нет.
fairy-key-near = Ключа «{ $key }» нет. Самый похожий — «{ $near }».
fairy-key-former = Ключ «{ $key }» теперь называется «{ $now }».
fairy-key-unsupported = Ключ «{ $key }» известен, но не поддерживается.

fairy-value = { $key }: «{ $value }» — нужно другое: { $right }.
fairy-value-unsupported = { $key }: значение «{ $value }» известно, но не поддерживается.
fairy-right-number = число от { $least } до { $most }
fairy-right-size = число от { $least } до { $most } (на самой большой доске { $files } вертикалей и { $ranks } горизонталей)
fairy-right-word = одно из слов: { $words }
fairy-right-file = вертикаль, от a до { $last } или от 1 до { $most }
fairy-right-area = поля вроде «d4 e4», горизонтали вроде «*8» или вертикали вроде «c*»; «-» — ничего
fairy-right-pieces = буквы фигур вроде «nbrq»; «*» — все, «-» — никакие
fairy-right-pairs = пары вроде «{ $example }»
fairy-right-limits = буквы, каждая с числом, вроде «q:1 r:2»
fairy-right-turns = буквы, каждая один раз и с другой буквой, вроде «p:g b:h»
fairy-no-piece = { $key }: в игре нет фигуры «{ $letter }». Есть такие: { $letters }.
fairy-off-board = { $key }: «{ $square }» вне доски. На ней вертикалей: { $files }, горизонталей: { $ranks }.

fairy-letter = { $key }: «{ $value }» — не буква от a до z. Знак «-» убирает фигуру.
fairy-letter-twice = Буква «{ $letter }» дана двум фигурам: { $other } и { $key }. Каждой фигуре нужна своя буква.
fairy-no-movement = { $key }: не сказано, как ходит фигура. Нужны буква, двоеточие и ход, например «c:CF».
fairy-named-movement = { $key } всегда ходит одинаково, поэтому здесь может стоять только буква. Для другого хода служат customPiece1–customPiece25.
fairy-mobility-no-piece = { $key }: в игре нет фигуры { $piece }.
fairy-movement = Ход «{ $movement }», место { $place }: { $right }
fairy-betza-no-atom = нет буквы шага. Нужна одна из { $atoms }.
fairy-betza-sign = знак «{ $sign }» ничего не означает. Шаг — одна из букв { $atoms }; перед ней могут стоять { $modifiers }.
fairy-betza-range = «{ $text }» — не дальность. Цифра от 1 до 9 или повторная буква может стоять только после { $atoms }.
fairy-betza-way = «{ $sign }» не сочетается с «{ $atom }». Этот знак, один из n, p и g, может стоять перед { $atoms }.
fairy-betza-first = первый ход никогда не бьёт: «i» пишется с «m», а не с «c».
fairy-betza-first-jump = первый ход не прыгает: «i» не сочетается с «p» и «g».
fairy-betza-direction = «{ $directions }» — не направление для «{ $atom }».

fairy-no-pieces = В игре нет фигур. Без основы нужно назвать каждую фигуру, например «king = k».
fairy-no-goal = Игра не может закончиться: ей нужен король или extinctionValue, flagRegion, connectN либо stalemateValue.
fairy-no-promotion = { $side } имеют пешки, которые могут дойти до поля превращения, но превратиться им не во что. Фигуры называет promotionPieceTypes.
fairy-needs = Для «{ $key }» нужно «{ $other }».
fairy-clash = «{ $key }» не сочетается с «{ $other }».
fairy-royal-immune = «{ $key }» не может называть фигуру, которую нельзя терять.
fairy-castling-files = castlingQueensideFile правее, чем castlingKingsideFile. Нужно, чтобы было левее.
fairy-castling-rank = castlingRank — { $rank }, но горизонталей на доске всего { $ranks }.
fairy-king-movement = Король может только шагать, прыгать и скользить: n, p и g не для него.

fairy-fen-empty = Позиция пуста.
fairy-fen-ranks = Горизонталей в позиции { $count }, а на доске { $ranks }.
fairy-fen-files = В горизонтали { $rank } позиции, «{ $text }», полей { $count }, а нужно { $files }.
fairy-fen-letter = «{ $letter }» на { $square } — не фигура. Буквы такие: { $letters }.
fairy-fen-promoted = «+{ $letter }» на { $square }: эта фигура не превращается.
fairy-fen-hand = В позиции есть фигуры в руке, «{ $text }», но выставить их нельзя: нужно pieceDrops или gating.
fairy-fen-hand-open = Фигуры в руке, «{ $text }», не закрыты знаком «]».
fairy-fen-hand-letter = «{ $text }» в руке — не фигура.
fairy-fen-hand-many = В руке, «{ $text }», слишком много фигур.
fairy-fen-side = «{ $text }» — не очередь хода. Нужно w или b.
fairy-fen-castling = Право рокировки «{ $text }»: король и ладья не стоят там, откуда могли бы рокировать.
fairy-fen-en-passant = «{ $text }» — не поле взятия на проходе. Нужно «-» или поля вроде «e3».
fairy-fen-number = «{ $text }»: в конце позиции нужны два числа — полуходы и номер хода.
fairy-fen-checks = «{ $text }» не говорит, сколько шахов нужно. Нужны два числа вроде «3+3».
fairy-fen-checks-missing = В позиции не сказано, сколько шахов нужно. Перед числом полуходов должно стоять что-то вроде «3+3».
fairy-fen-checks-unwanted = В позиции есть счёт шахов «{ $text }», но шахи не считаются. Для этого нужно checkCounting.
fairy-fen-kings = { $side } имеют в позиции больше одного короля.
fairy-fen-no-king = { $side } не имеют в позиции короля и не могли бы проиграть иначе.
fairy-fen-king-taken = { $side } на ходу и могут взять короля в этой позиции.
fairy-fen-no-move = { $side } на ходу, но ходов в этой позиции у них нет.

## Игры, описанные текстом

fairy-about = Игра хозяина этого бота, описанная текстом.
fairy-end-other = Партия окончена: победили { $winner }.
fairy-end-mate-drawn = Мат, а в этой игре это ничья.
fairy-end-mate-wins = { $winner } получили мат, а в этой игре это победа.
fairy-end-stalemate = { $seat } не могут сделать хода и проиграли.
    .plate = ходов нет
fairy-end-stalemate-wins = { $winner } не могут сделать хода, а в этой игре это победа.
    .plate = проигрыш
fairy-end-extinct = { $seat } потеряли то, что терять нельзя: победили { $winner }.
    .plate = потеряно главное
fairy-end-extinct-wins = { $winner } отдали все фигуры и победили.
    .plate = проигрыш
fairy-end-extinct-drawn = Одна из сторон потеряла все фигуры одного вида: ничья.
fairy-end-flag = { $winner } дошли до цели и победили.
    .plate = соперник у цели
fairy-end-flag-drawn = До цели дошли обе стороны: ничья.
fairy-end-checks = { $winner } дали последний шах и победили.
    .plate = слишком много шахов
fairy-end-row = { $winner } построили ряд и победили.
    .plate = проигрыш
fairy-end-row-drawn = Ряд построен: ничья.
fairy-end-full = Доска заполнена: у победителей больше фигур. Победили { $winner }.
fairy-end-full-drawn = Доска заполнена: ничья.
fairy-end-passes = Обе стороны пропустили ход: победили { $winner }, у них больше очков.
fairy-end-passes-drawn = Обе стороны пропустили ход: ничья.
fairy-end-quiet = Слишком много ходов без продвижения: победили { $winner }, у них больше очков.
fairy-end-count = Счёт ходов окончен: победили { $winner }, у них больше очков.
fairy-end-count-drawn = Счёт ходов окончен: ничья.
fairy-end-repetition = Позиция повторилась слишком много раз: победили { $winner }.
fairy-end-perpetual-check = { $seat } давали вечный шах и проиграли.
    .plate = вечный шах
fairy-end-perpetual-chase = { $seat } без конца преследовали фигуру и проиграли.
    .plate = вечная погоня

fairy-line-checks = { $seat }: до победы { $count ->
    [one] остался { $count } шах
    [few] осталось { $count } шаха
   *[other] осталось { $count } шахов
}.
fairy-line-count = Идёт счёт ходов: { $count } из { $limit }.

fairy-no-must-capture = Нужно бить: хотя бы одно взятие возможно.
fairy-no-must-drop = Сначала нужно поставить на доску фигуру из руки.
fairy-no-own-blast = Это взятие взорвало бы вашего короля.
fairy-no-checking = В этой игре шах давать нельзя, а { $seat } оказались бы под шахом.
fairy-no-drop-check = Фигурой из руки нельзя давать шах.
fairy-no-doubled = На { $square } нельзя поставить такую фигуру ({ $piece }): на этой вертикали уже есть ваша.
fairy-no-immobile = На { $square } нельзя поставить такую фигуру ({ $piece }): оттуда ей никогда не уйти.
fairy-no-drop-region = На { $square } нельзя поставить такую фигуру ({ $piece }): туда ей нельзя.
fairy-no-drop-mate = На { $square } нельзя поставить такую фигуру ({ $piece }): это был бы мат.

fairy-help-castling = Король рокируется с ладьёй, как в шахматах.
fairy-help-must-capture = Бить обязательно; какой фигурой — на выбор.
fairy-help-no-checking = Шах давать нельзя.
fairy-help-blast = Взятие — это взрыв: исчезают взятая и бьющая фигуры и все фигуры на восьми полях вокруг, кроме пешек.
fairy-help-hand = Взятые фигуры меняют цвет и переходят в руку того, кто их взял. Вместо хода можно поставить одну из них на пустое поле.
fairy-help-drops = Вместо хода можно поставить фигуру из руки на пустое поле.
fairy-help-gating = Когда фигура первой горизонтали ходит в первый раз, на оставленное ею поле можно поставить фигуру из руки.
fairy-help-facing = Короли не могут стоять друг против друга на открытой линии.
fairy-help-immobile = Фигуру нельзя поставить туда, откуда она никогда не сможет уйти.
fairy-help-must-drop = Пока в руке есть фигуры, нужно ставить их на доску.
fairy-help-pass = Ход можно пропустить: наберите поле своего короля дважды, например `e1e1`.
fairy-help-mate = **Конец:** мат выигрывает.
-fairy-help-checks =
    Побеждает тот, кто дал { $n ->
        [one] { $n } шах
        [few] { $n } шаха
       *[other] { $n } шахов
    }.
-fairy-help-flag = Побеждает тот, чья фигура дошла до одного из этих полей: { $squares }.
-fairy-help-flag-first = Начинающий побеждает, дойдя до { $squares }.
-fairy-help-flag-second = Его соперник побеждает, дойдя до { $squares }.
-fairy-help-row =
    Побеждает тот, у кого { $n ->
        [one] { $n } фигура стоит
        [few] { $n } фигуры стоят
       *[other] { $n } фигур стоят
    } в ряд.
fairy-help-extinct = Кто потерял все важные фигуры, тот проиграл.
fairy-help-extinct-wins = Побеждает тот, у кого не осталось фигур.
fairy-help-stalemate-wins = Побеждает тот, кому некуда ходить.
fairy-help-stalemate-draws = Если шаха нет, а ходить некуда, это ничья.
fairy-help-stalemate-loses = Кому некуда ходить, тот проиграл.
-fairy-help-repetition =
    Партия кончается и тогда, когда одна позиция возникла { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }.
-fairy-help-repetition-draws =
    Если одна позиция возникла { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }, это ничья.
fairy-help-perpetual = Тот, кто даёт вечный шах, при этом проигрывает.
-fairy-help-quiet =
    Если за { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    } каждой стороны никто не взял и не пошёл пешкой, это ничья.

fairy-notation-castling = Как в шахматах: `e4`, `Кf3`, `exd5`, `O-O`; или с полем, откуда идёт фигура: `e2-e4`, `Кg1-f3`.
fairy-notation-plain = Как в шахматах: `e4`, `Кf3`, `exd5`; или с полем, откуда идёт фигура: `e2-e4`, `Кg1-f3`.
fairy-notation-drop = Из руки: `К@f3`; пешке буква не нужна, `@e4`.
fairy-notation-gate = Чтобы поставить фигуру на оставленное поле, допишите её: `Кc3/Я`.
fairy-notation-promotion = пешка становится этой фигурой; если её не назвать, бот спросит.

fairy-part-both = Ходит и бьёт
fairy-part-quiet = Ходит, но не бьёт
fairy-part-capture = Бьёт
fairy-part-first = Первым ходом идёт, но не бьёт
fairy-part-step = на один шаг
fairy-part-leap = одним прыжком
fairy-part-slide = на любое расстояние
fairy-part-jumps = любым числом равных прыжков
fairy-part-hop = ровно через одну фигуру
fairy-part-land = на поле сразу за первой фигурой
fairy-part-lame = одним прыжком, которому мешает фигура на пути
fairy-part-straight = по прямой
fairy-part-diagonal = по диагонали
fairy-part-around = в любую сторону, прямо и затем под прямым углом, на
fairy-part-ways = в этих направлениях (вертикали:горизонтали)
fairy-part-upto = не больше
fairy-part-none = Эта фигура никогда не ходит.

fairy-lesson-take = Возьмите фигуру соперника. Фигура, которая это сделает:
    .hint = Наберите поле, где стоит фигура, и поле фигуры соперника:
    .done = Верно. Так бьёт эта фигура.
fairy-lesson-goal = Дойдите до цели, и вы победите. Туда идёт:
    .hint = Хватит одного хода:
    .done = Верно. Партия выиграна, как только цель достигнута.
fairy-lesson-hand = Поставьте фигуру из руки на пустое поле. У вас есть:
    .hint = Наберите её букву, знак @ и поле.
    .done = Верно. Фигура из руки встаёт туда, где она нужна, вместо хода.

## Фигуры многих игр, описанных текстом

fairy-kind-archbishop = кентавр
    .gen = кентавра
    .acc = кентавра
    .ins = кентавром
    .letter = Ц
    .typed = центавр, архиепископ
fairy-moves-archbishop = Как слон или как конь, по выбору.
fairy-kind-chancellor = канцлер
    .gen = канцлера
    .acc = канцлера
    .ins = канцлером
    .letter = Кц
fairy-moves-chancellor = Как ладья или как конь, по выбору.
fairy-kind-amazon = амазонка
    .gen = амазонки
    .acc = амазонку
    .ins = амазонкой
    .letter = А
fairy-moves-amazon = Как ферзь или как конь, по выбору.
fairy-kind-fers = ферз
    .gen = ферза
    .acc = ферза
    .ins = ферзом
    .letter = Ф
fairy-moves-fers = На одно поле по диагонали.
fairy-kind-alfil = альфиль
    .gen = альфиля
    .acc = альфиля
    .ins = альфилем
    .letter = Ал
fairy-moves-alfil = Прыгает на два поля по диагонали через любые фигуры.
fairy-kind-silver = серебряный генерал
    .gen = серебряного генерала
    .acc = серебряного генерала
    .ins = серебряным генералом
    .letter = СР
fairy-moves-silver = На одно поле по диагонали или на одно прямо вперёд.
fairy-kind-wazir = визирь
    .gen = визиря
    .acc = визиря
    .ins = визирем
    .letter = Вз
fairy-moves-wazir = На одно поле по прямой.
fairy-kind-commoner = советник
    .gen = советника
    .acc = советника
    .ins = советником
    .letter = М
fairy-moves-commoner = На одно поле в любую сторону. Его можно взять.
fairy-kind-gold = золотой генерал
    .gen = золотого генерала
    .acc = золотого генерала
    .ins = золотым генералом
    .letter = З
fairy-moves-gold = На одно поле по прямой или на одно по диагонали вперёд.
fairy-kind-shogi-knight = конь
    .gen = коня
    .acc = коня
    .ins = конём
    .letter = К
fairy-moves-shogi-knight = Два поля вперёд и одно вбок, через любые фигуры.
fairy-kind-lance = копьё
    .gen = копья
    .acc = копьё
    .ins = копьём
    .letter = Ко
fairy-moves-lance = На любое расстояние прямо вперёд.
fairy-kind-shogi-pawn = пешка
    .gen = пешки
    .acc = пешку
    .ins = пешкой
    .letter = П
fairy-moves-shogi-pawn = На одно поле прямо вперёд; так же и бьёт.
fairy-kind-bers = дракон
    .gen = дракона
    .acc = дракона
    .ins = драконом
    .letter = Др
fairy-moves-bers = Как ладья или на одно поле по диагонали.
fairy-kind-dragon-horse = лошадь
    .gen = лошади
    .acc = лошадь
    .ins = лошадью
    .letter = Лш
fairy-moves-dragon-horse = Как слон или на одно поле по прямой.
fairy-kind-horse = конь
    .gen = коня
    .acc = коня
    .ins = конём
    .letter = К
fairy-moves-horse = На один пункт по прямой и ещё на один по диагонали; фигура на первом пункте мешает.
fairy-kind-elephant = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = Сл
fairy-moves-elephant = На два пункта по диагонали; фигура посередине мешает. Реку не переходит.
fairy-kind-janggi-elephant = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = Сл
fairy-moves-janggi-elephant = На один пункт по прямой и ещё на два по диагонали; фигура на пути мешает.
fairy-kind-cannon = пушка
    .gen = пушки
    .acc = пушку
    .ins = пушкой
    .letter = П
fairy-moves-cannon = Ходит как ладья, а бьёт ровно через одну фигуру.
fairy-kind-janggi-cannon = пушка
    .gen = пушки
    .acc = пушку
    .ins = пушкой
    .letter = П
fairy-moves-janggi-cannon = Ходит и бьёт как ладья ровно через одну фигуру, но не через пушку; пушек не бьёт.
fairy-kind-soldier = солдат
    .gen = солдата
    .acc = солдата
    .ins = солдатом
    .letter = Пш
    .typed = п, пешка
fairy-moves-soldier = На один пункт вперёд, где можно — и вбок; так же и бьёт. Назад не ходит.

fairy-seat-sente = Сэнтэ
fairy-seat-gote = Готэ
fairy-seat-cho = Чо
fairy-seat-han = Хан
fairy-seat-red = Красные
    .gen = Красных
    .dat = Красным
    .acc = Красных
    .ins = Красными
fairy-seat-black = Чёрные
    .gen = Чёрных
    .dat = Чёрным
    .acc = Чёрных
    .ins = Чёрными

fairy-notation-shogi =
    По-западному: `П-7f`, `Сx3c+`, из руки `П*5e`; `+` означает превращение, `=` отказ от него. Если туда могут пойти две фигуры, допишите поле: `З6i-5h`.
    • По-японски: `７六歩`, `同銀右`, `５五角打`, `８八角成`; или оба поля: `7g7f`, `8h2b+`.
fairy-notation-xiangqi =
    Фигура, её вертикаль и куда она идёт: `П2=5` вбок, `К2+3` вперёд, `Л9-1` назад. Вертикали считаются от вашей правой руки. Из двух фигур на вертикали `+П=5` передняя, `-П=5` задняя.
    • По-китайски: `炮二平五`, `馬8進7`, `前車進三`; или оба пункта: `h3e3`; с горизонталями от 0: `H2-E2`.
fairy-notation-janggi = Оба поля: горизонталь сверху (десятая это 0) и вертикаль слева, как видит Чхо: `Пш71-72`, `71-72`, `71졸72`; или `a4b4`. Чтобы пропустить ход, напишите `пас`.
fairy-notation-makruk = Как в шахматах: `e4`, `Кd2`, `exd5`; или по-тайски: `ม-ง๒`, `จ๔`. Превращение пешки писать не нужно.
fairy-told = { $before }{ $piece-letter }{ $move }
fairy-pass = пас
fairy-typed-turns = перев, переворот, превращается, превращение
fairy-no-last-square = 同 означает поле последнего хода, а его здесь не было. Назовите поле: `７六歩`.
fairy-no-such-way = Так ({ $way }) на { $square } не идёт ни одна такая фигура ({ $piece }).
fairy-no-turn = При ходе на { $square } эта фигура ({ $piece }) превратиться не может.
fairy-must-turn = На { $square } эта фигура ({ $piece }) обязана превратиться: иначе она больше не смогла бы ходить.
fairy-no-such-promoted = На { $square } не идёт ни одна превращённая фигура ({ $piece }).
fairy-several = Под это подходит несколько ходов. Выберите один.
fairy-several-men = Так могут пойти несколько фигур ({ $piece }). `+` перед буквой означает переднюю, `-` заднюю; или напишите оба пункта: `h3e3`.
fairy-no-man-on-file = На вертикали { $file } у вас нет такой фигуры ({ $piece }). Вертикали считаются от вашей правой руки.
fairy-no-men-on-file = У вас нет двух таких фигур ({ $piece }) на одной вертикали. Назовите вертикаль.
fairy-off-the-board = Так фигура на { $square } ({ $piece }) ушла бы с доски или осталась бы на месте.
fairy-notation-plus = Плюс означает превращение: `b2h8+`; без него фигура остаётся прежней.
