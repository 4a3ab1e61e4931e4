# Помилки в текстах, що описують ігри. Ключі, значення й фігури пишуться як у тексті.

fairy-white = Білі
fairy-black = Чорні

fairy-text-size = У тексті { $size } байтів. Дозволено не більше { $most }.
fairy-text-sections = В одному тексті може бути не більше { $most } ігор.
fairy-text-empty = У тексті немає жодної гри. Гра починається з її назви в дужках: [my-game] або [my-game:chess].
fairy-text-head = «{ $text }» — не початок гри. Потрібно [id] або [id:base].
fairy-text-id = «{ $id }» не годиться як назва гри. Назва має від 1 до 40 знаків a-z, 0-9 і -.
fairy-text-section-twice = Гру «{ $id }» уже описано від рядка { $line }. Кожна назва може стояти лише раз.
fairy-text-no-equals = «{ $text }» — не рядок формату. Потрібно «ключ = значення»; примітки починаються з # або ;.
fairy-text-no-section = Ключ «{ $key }» стоїть перед першою грою. Спершу потрібен рядок [id].
fairy-text-key-twice = Ключ «{ $key }» уже стоїть у рядку { $line }. Кожен ключ може стояти у грі лише раз.
fairy-text-long = Значення ключа «{ $key }» задовге. Дозволено не більше { $most } знаків.
fairy-id-taken = Гра з назвою «{ $id }» вже є. Виберіть іншу назву.
fairy-base-unknown = Немає гри «{ $base }», яку можна взяти за основу. Основою може бути гра бота або гра, описана вище.
fairy-base-near = Немає гри «{ $base }», яку можна взяти за основу. Найподібніша назва — «{ $near }».
fairy-note-unknown = «{ $key }» — не примітка для Liege. Бувають name, about, piece-x і figure-x, де x — літера фігури; після name, about і piece-x може стояти мова, наприклад name-uk.
fairy-note-language = { $key }: мови «{ $code }» тут немає. Мови: { $known }.
fairy-note-letter = { $key }: у грі немає фігури «{ $letter }».
fairy-note-name = { $key }: у тексті від 1 до { $most } знаків, без керівних і без таких, як * _ ` @ #.
fairy-note-figure = Малюнка «{ $value }» немає. Є такі: { $known }.

fairy-key-unknown = Ключа «{ $key }» немає.
fairy-key-near = Ключа «{ $key }» немає. Найподібніший — «{ $near }».
fairy-key-former = Ключ «{ $key }» тепер називається «{ $now }».
fairy-key-unsupported = Ключ «{ $key }» відомий, але не підтримується.

fairy-value = { $key }: «{ $value }» — потрібно інше: { $right }.
fairy-value-unsupported = { $key }: значення «{ $value }» відоме, але не підтримується.
fairy-right-number = число від { $least } до { $most }
fairy-right-size = число від { $least } до { $most } (на найбільшій дошці { $files } вертикалей і { $ranks } горизонталей)
fairy-right-word = одне зі слів: { $words }
fairy-right-file = вертикаль, від a до { $last } або від 1 до { $most }
fairy-right-area = поля на зразок «d4 e4», горизонталі на зразок «*8» або вертикалі на зразок «c*»; «-» — нічого
fairy-right-pieces = літери фігур на зразок «nbrq»; «*» — усі, «-» — жодні
fairy-right-pairs = пари на зразок «{ $example }»
fairy-right-limits = літери, кожна з числом, на зразок «q:1 r:2»
fairy-right-turns = літери, кожна один раз і з іншою літерою, на зразок «p:g b:h»
fairy-no-piece = { $key }: у грі немає фігури «{ $letter }». Є такі: { $letters }.
fairy-off-board = { $key }: «{ $square }» поза дошкою. На ній вертикалей: { $files }, горизонталей: { $ranks }.

fairy-letter = { $key }: «{ $value }» — не літера від a до z. Знак «-» прибирає фігуру.
fairy-letter-twice = Літеру «{ $letter }» дано двом фігурам: { $other } і { $key }. Кожній фігурі потрібна своя літера.
fairy-no-movement = { $key }: не сказано, як ходить фігура. Потрібні літера, двокрапка й хід, наприклад «c:CF».
fairy-named-movement = { $key } завжди ходить однаково, тому тут може стояти лише літера. Для іншого ходу є customPiece1–customPiece25.
fairy-mobility-no-piece = { $key }: у грі немає фігури { $piece }.
fairy-movement = Хід «{ $movement }», місце { $place }: { $right }
fairy-betza-no-atom = бракує літери кроку. Потрібна одна з { $atoms }.
fairy-betza-sign = знак «{ $sign }» нічого не означає. Крок — одна з літер { $atoms }; перед нею можуть стояти { $modifiers }.
fairy-betza-range = «{ $text }» — не дальність. Цифра від 1 до 9 або повторена літера може стояти лише після { $atoms }.
fairy-betza-way = «{ $sign }» не поєднується з «{ $atom }». Цей знак, один із n, p і g, може стояти перед { $atoms }.
fairy-betza-first = перший хід ніколи не бʼє: «i» пишеться з «m», а не з «c».
fairy-betza-first-jump = перший хід не стрибає: «i» не поєднується з «p» і «g».
fairy-betza-direction = «{ $directions }» — не напрям для «{ $atom }».

fairy-no-pieces = У грі немає фігур. Без основи треба назвати кожну фігуру, наприклад «king = k».
fairy-no-goal = Гра не може закінчитися: їй потрібен король або extinctionValue, flagRegion, connectN чи stalemateValue.
fairy-no-promotion = { $side } мають пішаків, які можуть дійти до поля перетворення, але перетворитися їм нема на що. Фігури називає promotionPieceTypes.
fairy-needs = Для «{ $key }» потрібно «{ $other }».
fairy-clash = «{ $key }» не поєднується з «{ $other }».
fairy-royal-immune = «{ $key }» не може називати фігуру, яку не можна втрачати.
fairy-castling-files = castlingQueensideFile правіше, ніж castlingKingsideFile. Має бути лівіше.
fairy-castling-rank = castlingRank — { $rank }, але горизонталей на дошці лише { $ranks }.
fairy-king-movement = Король може лише крокувати, стрибати й ковзати: n, p і g не для нього.

fairy-fen-empty = Позиція порожня.
fairy-fen-ranks = Горизонталей у позиції { $count }, а на дошці { $ranks }.
fairy-fen-files = У горизонталі { $rank } позиції, «{ $text }», полів { $count }, а потрібно { $files }.
fairy-fen-letter = «{ $letter }» на { $square } — не фігура. Літери такі: { $letters }.
fairy-fen-promoted = «+{ $letter }» на { $square }: ця фігура не перетворюється.
fairy-fen-hand = У позиції є фігури в руці, «{ $text }», але виставити їх не можна: потрібно pieceDrops або gating.
fairy-fen-hand-open = Фігури в руці, «{ $text }», не закрито знаком «]».
fairy-fen-hand-letter = «{ $text }» у руці — не фігура.
fairy-fen-hand-many = У руці, «{ $text }», забагато фігур.
fairy-fen-side = «{ $text }» — не черга ходу. Потрібно w або b.
fairy-fen-castling = Право рокіровки «{ $text }»: король і тура не стоять там, звідки могли б рокірувати.
fairy-fen-en-passant = «{ $text }» — не поле взяття на проході. Потрібно «-» або поля на зразок «e3».
fairy-fen-number = «{ $text }»: наприкінці позиції потрібні два числа — півходи й номер ходу.
fairy-fen-checks = «{ $text }» не каже, скільки шахів потрібно. Потрібні два числа на зразок «3+3».
fairy-fen-checks-missing = У позиції не сказано, скільки шахів потрібно. Перед числом півходів має стояти щось на зразок «3+3».
fairy-fen-checks-unwanted = У позиції є лік шахів «{ $text }», але шахи не рахуються. Для цього потрібно checkCounting.
fairy-fen-kings = { $side } мають у позиції більше одного короля.
fairy-fen-no-king = { $side } не мають у позиції короля і не могли б програти інакше.
fairy-fen-king-taken = { $side } на ході й можуть узяти короля в цій позиції.
fairy-fen-no-move = { $side } на ході, але ходів у цій позиції не мають.

## Ігри, описані текстом

fairy-about = Гра господаря цього бота, описана текстом.
fairy-end-other = Партію закінчено: перемогли { $winner }.
fairy-end-mate-drawn = Мат, а в цій грі це нічия.
fairy-end-mate-wins = { $winner } дістали мат, а в цій грі це перемога.
fairy-end-stalemate = { $seat } не можуть зробити ходу і програли.
    .plate = ходів немає
fairy-end-stalemate-wins = { $winner } не можуть зробити ходу, а в цій грі це перемога.
    .plate = програш
fairy-end-extinct = { $seat } втратили те, чого втрачати не можна: перемогли { $winner }.
    .plate = втрачено головне
fairy-end-extinct-wins = { $winner } віддали всі фігури й перемогли.
    .plate = програш
fairy-end-extinct-drawn = Одна зі сторін втратила всі фігури одного виду: нічия.
fairy-end-flag = { $winner } дійшли до мети й перемогли.
    .plate = суперник біля мети
fairy-end-flag-drawn = До мети дійшли обидві сторони: нічия.
fairy-end-checks = { $winner } дали останній шах і перемогли.
    .plate = забагато шахів
fairy-end-row = { $winner } збудували ряд і перемогли.
    .plate = програш
fairy-end-row-drawn = Ряд збудовано: нічия.
fairy-end-full = Дошку заповнено: у переможців більше фігур. Перемогли { $winner }.
fairy-end-full-drawn = Дошку заповнено: нічия.
fairy-end-passes = Обидві сторони пропустили хід: перемогли { $winner }, у них більше очок.
fairy-end-passes-drawn = Обидві сторони пропустили хід: нічия.
fairy-end-quiet = Забагато ходів без поступу: перемогли { $winner }, у них більше очок.
fairy-end-count = Лічбу ходів закінчено: перемогли { $winner }, у них більше очок.
fairy-end-count-drawn = Лічбу ходів закінчено: нічия.
fairy-end-repetition = Позиція повторилася забагато разів: перемогли { $winner }.
fairy-end-perpetual-check = { $seat } давали вічний шах і програли.
    .plate = вічний шах
fairy-end-perpetual-chase = { $seat } без кінця переслідували фігуру і програли.
    .plate = вічна погоня

fairy-line-checks = { $seat }: до перемоги { $count ->
    [one] лишився { $count } шах
    [few] лишилося { $count } шахи
   *[other] лишилося { $count } шахів
}.
fairy-line-count = Триває лічба ходів: { $count } з { $limit }.

fairy-no-must-capture = Потрібно бити: принаймні одне взяття можливе.
fairy-no-must-drop = Спершу потрібно поставити на дошку фігуру з руки.
fairy-no-own-blast = Це взяття підірвало б вашого короля.
fairy-no-checking = У цій грі не можна давати шах, а { $seat } опинилися б під шахом.
fairy-no-drop-check = Фігурою з руки не можна давати шах.
fairy-no-doubled = На { $square } не можна поставити таку фігуру ({ $piece }): на цій вертикалі вже є ваша.
fairy-no-immobile = На { $square } не можна поставити таку фігуру ({ $piece }): звідти їй ніколи не піти.
fairy-no-drop-region = На { $square } не можна поставити таку фігуру ({ $piece }): туди їй не можна.
fairy-no-drop-mate = На { $square } не можна поставити таку фігуру ({ $piece }): це був би мат.

fairy-help-castling = Король робить рокіровку з турою, як у шахах.
fairy-help-must-capture = Бити обов’язково; якою фігурою — на вибір.
fairy-help-no-checking = Шах давати не можна.
fairy-help-blast = Взяття — це вибух: зникають узята фігура й та, що била, і всі фігури на восьми полях навколо, крім пішаків.
fairy-help-hand = Узяті фігури змінюють колір і переходять до руки того, хто їх узяв. Замість ходу можна поставити одну з них на порожнє поле.
fairy-help-drops = Замість ходу можна поставити фігуру з руки на порожнє поле.
fairy-help-gating = Коли фігура першої горизонталі ходить уперше, на залишене нею поле можна поставити фігуру з руки.
fairy-help-facing = Королі не можуть стояти один проти одного на відкритій лінії.
fairy-help-immobile = Фігуру не можна поставити туди, звідки вона ніколи не зможе піти.
fairy-help-must-drop = Поки в руці є фігури, потрібно ставити їх на дошку.
fairy-help-pass = Хід можна пропустити: наберіть поле свого короля двічі, наприклад `e1e1`.
fairy-help-mate = **Кінець:** мат виграє.
-fairy-help-checks =
    Перемагає той, хто дав { $n ->
        [one] { $n } шах
        [few] { $n } шахи
       *[other] { $n } шахів
    }.
-fairy-help-flag = Перемагає той, чия фігура дійшла до одного з цих полів: { $squares }.
-fairy-help-flag-first = Той, хто починає, перемагає, дійшовши до { $squares }.
-fairy-help-flag-second = Його суперник перемагає, дійшовши до { $squares }.
-fairy-help-row =
    Перемагає той, у кого { $n ->
        [one] { $n } фігура стоїть
        [few] { $n } фігури стоять
       *[other] { $n } фігур стоять
    } у ряд.
fairy-help-extinct = Хто втратив усі важливі фігури, той програв.
fairy-help-extinct-wins = Перемагає той, у кого не лишилося фігур.
fairy-help-stalemate-wins = Перемагає той, кому нікуди ходити.
fairy-help-stalemate-draws = Якщо шаху немає, а ходити нікуди, це нічия.
fairy-help-stalemate-loses = Кому нікуди ходити, той програв.
-fairy-help-repetition =
    Партія кінчається й тоді, коли одна позиція виникла { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[other] { $n } разів
    }.
-fairy-help-repetition-draws =
    Якщо одна позиція виникла { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[other] { $n } разів
    }, це нічия.
fairy-help-perpetual = Той, хто дає вічний шах, при цьому програє.
-fairy-help-quiet =
    Якщо за { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[other] { $n } ходів
    } кожної сторони ніхто не взяв і не пішов пішаком, це нічия.

fairy-notation-castling = Як у шахах: `e4`, `Кf3`, `exd5`, `O-O`; або з полем, звідки йде фігура: `e2-e4`, `Кg1-f3`.
fairy-notation-plain = Як у шахах: `e4`, `Кf3`, `exd5`; або з полем, звідки йде фігура: `e2-e4`, `Кg1-f3`.
fairy-notation-drop = З руки: `К@f3`; пішакові літера не потрібна, `@e4`.
fairy-notation-gate = Щоб поставити фігуру на залишене поле, допишіть її: `Кc3/Яс`.
fairy-notation-promotion = пішак стає цією фігурою; якщо її не назвати, бот спитає.

fairy-part-both = Ходить і б’є
fairy-part-quiet = Ходить, але не б’є
fairy-part-capture = Б’є
fairy-part-first = Першим ходом іде, але не б’є
fairy-part-step = на один крок
fairy-part-leap = одним стрибком
fairy-part-slide = на будь-яку відстань
fairy-part-jumps = будь-якою кількістю рівних стрибків
fairy-part-hop = рівно через одну фігуру
fairy-part-land = на поле одразу за першою фігурою
fairy-part-lame = одним стрибком, якому заважає фігура на шляху
fairy-part-straight = по прямій
fairy-part-diagonal = по діагоналі
fairy-part-around = у будь-який бік, прямо й потім під прямим кутом, на
fairy-part-ways = у цих напрямках (вертикалі:горизонталі)
fairy-part-upto = не більше
fairy-part-none = Ця фігура ніколи не ходить.

fairy-lesson-take = Візьміть фігуру суперника. Фігура, яка це зробить:
    .hint = Наберіть поле, де стоїть фігура, і поле фігури суперника:
    .done = Правильно. Так б’є ця фігура.
fairy-lesson-goal = Дійдіть до мети, і ви переможете. Туди йде:
    .hint = Вистачить одного ходу:
    .done = Правильно. Партію виграно, щойно мети досягнуто.
fairy-lesson-hand = Поставте фігуру з руки на порожнє поле. У вас є:
    .hint = Наберіть її літеру, знак @ і поле.
    .done = Правильно. Фігура з руки стає туди, де вона потрібна, замість ходу.

## Фігури багатьох ігор, описаних текстом

fairy-kind-archbishop = кентавр
    .gen = кентавра
    .acc = кентавра
    .ins = кентавром
    .letter = Кн
    .typed = архієпископ
fairy-moves-archbishop = Як слон або як кінь, на вибір.
fairy-kind-chancellor = канцлер
    .gen = канцлера
    .acc = канцлера
    .ins = канцлером
    .letter = Кц
fairy-moves-chancellor = Як тура або як кінь, на вибір.
fairy-kind-amazon = амазонка
    .gen = амазонки
    .acc = амазонку
    .ins = амазонкою
    .letter = А
fairy-moves-amazon = Як ферзь або як кінь, на вибір.
fairy-kind-fers = ферз
    .gen = ферза
    .acc = ферза
    .ins = ферзом
    .letter = Ф
fairy-moves-fers = На одне поле по діагоналі.
fairy-kind-alfil = альфіль
    .gen = альфіля
    .acc = альфіля
    .ins = альфілем
    .letter = Ал
fairy-moves-alfil = Стрибає на два поля по діагоналі через будь-які фігури.
fairy-kind-silver = срібний генерал
    .gen = срібного генерала
    .acc = срібного генерала
    .ins = срібним генералом
    .letter = СР
fairy-moves-silver = На одне поле по діагоналі або на одне прямо вперед.
fairy-kind-wazir = візир
    .gen = візира
    .acc = візира
    .ins = візиром
    .letter = Вз
fairy-moves-wazir = На одне поле по прямій.
fairy-kind-commoner = радник
    .gen = радника
    .acc = радника
    .ins = радником
    .letter = М
fairy-moves-commoner = На одне поле в будь-який бік. Його можна взяти.
fairy-kind-gold = золотий генерал
    .gen = золотого генерала
    .acc = золотого генерала
    .ins = золотим генералом
    .letter = З
fairy-moves-gold = На одне поле по прямій або на одне по діагоналі вперед.
fairy-kind-shogi-knight = кінь
    .gen = коня
    .acc = коня
    .ins = конем
    .letter = К
fairy-moves-shogi-knight = Два поля вперед і одне вбік, через будь-які фігури.
fairy-kind-lance = спис
    .gen = списа
    .acc = спис
    .ins = списом
    .letter = Сп
fairy-moves-lance = На будь-яку відстань прямо вперед.
fairy-kind-shogi-pawn = пішак
    .gen = пішака
    .acc = пішака
    .ins = пішаком
    .letter = П
fairy-moves-shogi-pawn = На одне поле прямо вперед; так само й б’є.
fairy-kind-bers = дракон
    .gen = дракона
    .acc = дракона
    .ins = драконом
    .letter = Др
fairy-moves-bers = Як тура або на одне поле по діагоналі.
fairy-kind-dragon-horse = огир
    .gen = огира
    .acc = огира
    .ins = огиром
    .letter = Ог
fairy-moves-dragon-horse = Як слон або на одне поле по прямій.
fairy-kind-horse = кінь
    .gen = коня
    .acc = коня
    .ins = конем
    .letter = К
fairy-moves-horse = На один пункт по прямій і ще на один по діагоналі; фігура на першому пункті заважає.
fairy-kind-elephant = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = Сл
fairy-moves-elephant = На два пункти по діагоналі; фігура посередині заважає. Річку не переходить.
fairy-kind-janggi-elephant = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = Сл
fairy-moves-janggi-elephant = На один пункт по прямій і ще на два по діагоналі; фігура на шляху заважає.
fairy-kind-cannon = гармата
    .gen = гармати
    .acc = гармату
    .ins = гарматою
    .letter = Г
fairy-moves-cannon = Ходить, як тура, а б’є рівно через одну фігуру.
fairy-kind-janggi-cannon = гармата
    .gen = гармати
    .acc = гармату
    .ins = гарматою
    .letter = Г
fairy-moves-janggi-cannon = Ходить і б’є, як тура, рівно через одну фігуру, але не через гармату; гармат не б’є.
fairy-kind-soldier = пішак
    .gen = пішака
    .acc = пішака
    .ins = пішаком
    .letter = Пш
    .typed = п
fairy-moves-soldier = На один пункт уперед, де можна — і вбік; так само й б’є. Назад не ходить.

fairy-seat-sente = Сенте
fairy-seat-gote = Ґоте
fairy-seat-cho = Чо
fairy-seat-han = Хан
fairy-seat-red = Червоні
    .gen = Червоних
    .dat = Червоним
    .acc = Червоних
    .ins = Червоними
fairy-seat-black = Чорні
    .gen = Чорних
    .dat = Чорним
    .acc = Чорних
    .ins = Чорними

fairy-notation-shogi =
    По-західному: `П-7f`, `Сx3c+`, з руки `П*5e`; `+` означає перетворення, `=` відмову від нього. Якщо туди можуть піти дві фігури, допишіть поле: `З6i-5h`.
    • По-японськи: `７六歩`, `同銀右`, `５五角打`, `８八角成`; або обидва поля: `7g7f`, `8h2b+`.
fairy-notation-xiangqi =
    Фігура, її вертикаль і куди вона йде: `Г2=5` убік, `К2+3` уперед, `Т9-1` назад. Вертикалі рахують від вашої правої руки. З двох фігур на вертикалі `+Г=5` передня, `-Г=5` задня.
    • По-китайськи: `炮二平五`, `馬8進7`, `前車進三`; або обидва пункти: `h3e3`; з горизонталями від 0: `H2-E2`.
fairy-notation-janggi = Обидва поля: горизонталь згори (десята це 0) і вертикаль зліва, як бачить Чхо: `Пш71-72`, `71-72`, `71졸72`; або `a4b4`. Щоб пропустити хід, напишіть `пас`.
fairy-notation-makruk = Як у шахах: `e4`, `Кd2`, `exd5`; або по-тайськи: `ม-ง๒`, `จ๔`. Перетворення пішака писати не треба.
fairy-told = { $before }{ $piece-letter }{ $move }
fairy-pass = пас
fairy-typed-turns = перев, переворот, перетворюється, перетворення
fairy-no-last-square = 同 означає поле останнього ходу, а його тут не було. Назвіть поле: `７六歩`.
fairy-no-such-way = Так ({ $way }) на { $square } не йде жодна така фігура ({ $piece }).
fairy-no-turn = Ходом на { $square } ця фігура ({ $piece }) перетворитися не може.
fairy-must-turn = На { $square } ця фігура ({ $piece }) мусить перетворитися: інакше вона більше не змогла б ходити.
fairy-no-such-promoted = На { $square } не йде жодна перетворена фігура ({ $piece }).
fairy-several = Під це підходить кілька ходів. Виберіть один.
fairy-several-men = Так можуть піти кілька фігур ({ $piece }). `+` перед літерою означає передню, `-` задню; або напишіть обидва пункти: `h3e3`.
fairy-no-man-on-file = На вертикалі { $file } у вас немає такої фігури ({ $piece }). Вертикалі рахують від вашої правої руки.
fairy-no-men-on-file = У вас немає двох таких фігур ({ $piece }) на одній вертикалі. Назвіть вертикаль.
fairy-off-the-board = Так фігура на { $square } ({ $piece }) пішла б із дошки або лишилася б на місці.
fairy-notation-plus = Плюс означає перетворення: `b2h8+`; без нього фігура лишається такою, як була.
