# Що набирають люди, крім слів команд; що для чого — в англійському файлі.

# Хто каже це й нічого більше, з тим вітаються.
typed-greeting = привіт, вітаю, здоров, здоровенькі, здрастуйте, добридень, хай, доброго ранку, добрий ранок, добрий день, добрий вечір, доброго дня
typed-courtesy = дякую, щиро дякую, дуже дякую, будь ласка, прошу, вибач, вибачте, перепрошую, усім, всім, друзі
typed-afterword = щасти, гарної гри, хорошої гри, ваш хід, твій хід, гарного дня, бувайте, до побачення
typed-signature = надіслано з, надіслано із, відправлено з
typed-herald = перемир*, мир, васал*, сюзерен*, обмін*, викуп*, союз*, договір, договори
## За уроком чи задачею

typed-exercise-hint = підказка, підказку, підкажи, натяк, натякни
typed-exercise-answer = відповідь, розв’язок, розв’язання, здаюся, покажи відповідь, покажи розв’язок
typed-exercise-next = далі, наступна, наступний, наступну, наступна задача, пропустити, пропусти, інша, іншу, ще, ще одну
typed-exercise-show = дошка, покажи, ще раз, знову
typed-exercise-stop = стоп, досить, годі, закінчити, вийти

## Так і ні, увімкнути і вимкнути

typed-on = увімк, увімкнути, так
typed-off = вимк, вимкнути, ні
typed-never = ніколи
typed-unlimited = немає, без обмежень, без обмеження, необмежено
typed-usual = звичайно, звичайна, звичайні, звичайний, ні
typed-take-back = вимк, скасувати, зняти, прибрати, видалити, стерти, геть, відміна, відмінити, ні
typed-answer-accept = так, добре, прийняти, приймаю, згода, згоден, згодна, погодитися, погоджуюсь, погоджуюся
typed-answer-refuse = ні, відмовити, відмовитися, відмовляюсь, відмовляюся, відхилити, відхиляю, не згоден, не згодна,
    не погоджуюсь, не погоджуюся, проти
typed-answer-withdraw = відкликати, відкликаю, зняти, знімаю, забрати
typed-i = я

## Усе і всі

typed-all = все, усе
typed-everywhere = всюди, скрізь, усюди
typed-everybody = всі, усі, всіх, усіх, всім, усім
typed-anyone = будь-кого, будь-хто
typed-seat-open = вільно, будь-хто
typed-machine = машина, машині, машини, машиною, бот, бота, ботом, комп’ютер, комп’ютера, комп’ютером, ші
typed-slow = повільно, неквапно, slow
typed-me = я, мені
typed-here = тут
typed-now = зараз, одразу, відразу
typed-until = до
typed-with = з, із, зі, проти, vs
typed-and = і, й, та

## Дні та строки

# Зірочка — будь-яке закінчення.
typed-weekday-monday = пн, пон, понед*, щопонед*
typed-weekday-tuesday = вт, вів, вівт, вівтор*, щовівтор*
typed-weekday-wednesday = ср, сер, серед*, щосеред*
typed-weekday-thursday = чт, чет, четв*, щочетв*
typed-weekday-friday = пт, п'ят, п'ятн*, пятн*, щоп'ятн*
typed-weekday-saturday = сб, суб, субот*, щосубот*
typed-weekday-sunday = нд, нед, неділ*, щонеділ*
typed-month-january = січ*
typed-month-february = лют*
typed-month-march = бер*
typed-month-april = квіт*
typed-month-may = трав*
typed-month-june = черв*
typed-month-july = лип*
typed-month-august = серп*
typed-month-september = вер*
typed-month-october = жов*
typed-month-november = лис*
typed-month-december = груд*
typed-tomorrow = завтра
typed-little-date = р, року, наступного, наступної
typed-ordinal-ending = -го, -е, -ого, -те, -ше
typed-daily = щодня, щоденно
typed-workdays = будні, будням, буднях
typed-weekends = вихідні, вихідний, вихідним, вихідних
typed-unit-minute = м, хв, хвилина, хвилину, хвилини, хвилин
typed-unit-hour = г, год, година, години, годину, годин
typed-unit-day = д, дн, день, дня, дні, днів, доба, добу, доби, діб
typed-unit-week = тижд, тиждень, тижня, тижні, тижнів
typed-unit-year = рік
typed-count-2 = двоє
typed-count-3 = троє
typed-one-day = день, доба, добу, за добу, на добу
typed-one-week = тиждень, один тиждень
typed-before-noon = ранку
typed-after-noon = дня, вечора
typed-night = ночі
typed-oclock = годин, години, годині, година

## Контроль часу

typed-at-most = не більше, щонайбільше, максимум, макс, до
typed-per-move = на хід, за хід
typed-little-time = в, о, об, у, і, й, та, по, за, день, дня, дні, час, часом, кожен, кожну, кожне, кожні, кожного,
    кожної, кожній

## Налаштування столу

typed-term-press = переговори
typed-term-names = імена
typed-term-dealing = роздача
typed-term-partners = союзники, партнери
typed-term-offers = пропозиції
typed-term-orders = накази
typed-term-patience = терпіння
typed-term-time = час
typed-term-weekends = вихідні
typed-term-missed = прострочення
typed-term-excuses = відстрочки
typed-term-leave = відпустка
typed-term-muster = перекличка
typed-term-rated = рейтинг, рейтингова
typed-term-takebacks = повернення
typed-term-page = сторінка
typed-term-reliable = надійність
typed-term-level = рівень
typed-press-public = відкриті, відкрито
typed-press-private = приватні, особисті
typed-press-secret = таємні, таємно, секретні
typed-names-hidden = приховані, приховати, анонімні, анонімно
typed-names-open = відкриті
typed-dealing-choice = вибір, домовленість
typed-dealing-dice = кості
typed-partners-game = гра
typed-missed-claim = заява, заявити, суперник
typed-missed-resign = поразка, здача
typed-missed-skip = пропуск, пас
typed-missed-replace = заміна
typed-muster-stale = давно, зазвичай
typed-muster-always = завжди
typed-rated-on = рейтингова, рейтингові
typed-rated-off = товариська, товариські, нерейтингова, нерейтингові
typed-setting-for = на, строк
typed-setting-page = сторінка
typed-setting-tables = столи
typed-setting-side = за, сторона, сторону, колір, кольором, бік
typed-setting-games = партій, партії

## Нагадування

typed-remind-there = там, гілка, гілці, гілку, каналі, стіл, столом
typed-remind-private = особисто, особисті, особистих, приватно, приват, пп
typed-remind-idle = простій, мовчання
typed-remind-every = кожні, кожен, кожну, знову, повторювати
typed-remind-once = одноразово, раз
typed-remind-ahead = наступний, наступна, наступним, наступною
typed-remind-half = половина, половину, половині, половини
typed-remind-third = третина, третину, третині, третини
typed-remind-quarter = чверть, чверті
typed-little-remind = і, й, у, в, о, об, з, із, зі, на, за, до, по, від, мені, через, між, після, коли, лишиться,
    лишається, залишиться, залишається, часу, повідомлення, повідомленнях

## Відпустка, паузи, відстрочки

typed-leave-back = назад, повернувся, повернулася, повернулась, кінець, завершити, завершена, закінчити, закінчена,
    закінчилася, закінчилась, скінчилася, скінчилась, скасувати, скасована, стоп
typed-little-leave = на, я
typed-little-extend = на, до, для

## Службові слова

typed-to = до, для, на, кому
typed-since = на, після, з, із, від
typed-little-number = після, за, на, в, у, до
typed-little-leaving = із-за, з-за, столу, стола, стіл
typed-little-handing = моє, своє, місце
typed-little-challenge = на, в, у, і, та
typed-little-seat = за, на, як, стіл, столу, стола, столом, місце, місця, моє
typed-little-choice = я, обрати, обираю, оберу, вибираю, виберу, беру, візьму, хочу, за, колір
typed-family-chess = варіанти шахів, шахові варіанти
typed-family-great = великі
typed-family-draughts = шашок, шашка
typed-family-other = інші, решта
typed-family-host = тутешні, свої, свої ігри, власні
typed-asks-help = як грати, як тут грати, як у це грати, як почати, як це працює, що ти вмієш, що ви вмієте, що це, що робити, які є команди, команди, допоможи, допоможіть
typed-asks-games = які є ігри, які ігри є, які тут ігри, у що можна грати, в що можна грати, у що можна зіграти, список ігор
typed-asks-play = грати, грати в, грати у, зіграти, зіграти в, зіграти у, зіграймо, зіграймо в, зіграймо у, пограймо, пограймо в, пограймо у, хочу грати в, хочу зіграти в, хочу зіграти у, можна зіграти в, почати, почнімо, відкрити
typed-players-2 = два, двоє, двох, удвох, вдвох
typed-players-3 = три, троє, трьох, утрьох, втрьох
typed-players-4 = чотири, четверо, чотирьох, учотирьох, вчотирьох
typed-pace-short = короткі, коротка, коротку, коротке, швидкі, швидка, швидку
typed-pace-medium = середні, середня, середню
typed-pace-long = довгі, довга, довгу, тривалі
typed-little-games = на, для, з, зі, із, і, й, та, в, у, де, гра, гру, гри, ігри, ігор, гравець, гравця, гравці, гравців, людей, людини
typed-all-games = всі, усі, все, усе, всі ігри, усі ігри, решта, інші, всі інші, усі інші
typed-except = крім, окрім, без
typed-before-game = гра, гру, партія, партію, стіл
typed-this-game = цю, цей, гру, гра, партію, партія, стіл, за, столом
typed-last-own = останній, попередній, мій, свій
typed-a-move = хід
typed-a-pause = паузу
typed-offering = я, пропоную, запропонувати
typed-draw = нічия, нічию

## Плани

typed-plan-if = якщо, коли
typed-plan-then = то, тоді
typed-plan-else = інакше
typed-plan-wait = чекати, чекаю, чекай, зачекати
typed-plan-resign = здатися, здаюся, здаюсь

## Записи

typed-replay-last = останні, останніх, остання, останній
typed-replay-one = хід
typed-replay-whole = уся, вся, цілком
typed-replay-sheet = аркуш, огляд, позиції
typed-little-replay = з, із, від, до, по, ходи, ходів, дії, дій, сторона
typed-import-archive = архів, зберегти, архівувати
typed-import-resume = продовжити, грати
typed-import-again = знову, ще

## Налаштування сервера, особисті дані, допомога, мови

typed-server-channels = канал, канали
typed-server-openers = відкривають
typed-server-language = мова
typed-server-defaults = типово
typed-server-threads = гілки
typed-server-zone = пояс
typed-server-limits = межа, межі, ліміт, ліміти
typed-server-standing = постійне, постійний, стояче
typed-server-games = ігри, гра
typed-server-puzzle = задача, задачі, головоломка
typed-server-signs = знаки
typed-server-page = сторінка, сайт
# Що сервер показує в мережі: пошуковики можуть це знаходити.
typed-web-page-indexed = у пошуку, пошук
# Про що повідомляти того, хто стежить за партією.
typed-follow-end = кінець
typed-follow-turns = ходи, кожен хід
typed-by-default = за замовчуванням
typed-managers = керівники, адміни
typed-privacy-about = { "" }
typed-privacy-data = дані
typed-privacy-forget = забути, забудь, видалити
# Що роблять із токенами і що їм дозволено.
typed-token-new = новий, створити
typed-token-revoke = відкликати, видалити
typed-scope-read = дивитися, читати
typed-scope-play = грати, ходити, ходи
typed-scope-talk = домовлятися, говорити
typed-scope-hooks = сповіщення, звістки
typed-topic-diplomacy = дипломатія, переговори, перемовини
typed-topic-draw = нічия, нічию, нічиї
typed-topic-claim = вимога, вимагати, вимога нічиєї
typed-topic-castling = рокірування, рокіровка, рокіровку
typed-topic-everything = все, усе, всі, усі, команди, усі команди, everything, all
typed-language-en = англійська, англійську
typed-language-ru = російська, російську
typed-language-uk = українська, українську
typed-language-de = німецька, німецька мова

## What is said of settings that are on or off

term-takebacks = чи можна повертати ходи, якщо всі згодні
term-takebacks-off = Ходи не повертаються.
term-takebacks-refused = За цим столом ходи не повертаються: так вирішили, коли його відкрили (`takebacks=no`).
term-page = чи видно партію на вебсторінці сервера, якщо вона є
term-page-off = На вебсторінці сервера цієї партії немає.

## Турніри

typed-contest-format-swiss = швейцарка, швейцарку, швейцарська, швейцарська система, швейцарською
typed-contest-format-robin = круговий, круговий турнір, кругову, столи, столами
typed-contest-format-double = двоколовий, двоколовий турнір, у два кола, в два кола
typed-contest-format-knock-out = на вибування, вибування, нокаут, олімпійська, кубок
typed-contest-format-ladder = драбина, драбину, піраміда
typed-contest-format-league = ліга, лігу
typed-contest-rounds = тур, тури, турів
typed-contest-little = на, в, у, по, з, із, і, й, та, хід, ходу, за, кожен, кожний
typed-contest-half = пів-очка, пів, половина, половину, ½
typed-contest-now = зараз, наступний, далі
typed-contest-bye = пропуск, пропуски, вільний, вільні
typed-contest-because = бо, тому, причина
typed-contest-void = анулювати, анульовано, скасувати
typed-contest-draw = нічия, нічию
typed-contest-for = за, замість
typed-contest-points-rank = місця, місце, за місцями
typed-contest-points-share = частка, частки
typed-contest-points-won = перемога, перемоги
typed-contest-term-name = назва, ім'я
typed-contest-term-text = текст, опис
typed-contest-term-opens = відкрити, відкриття, відкривається
typed-contest-term-closes = запис, закрити, закривається
typed-contest-term-ends = кінець, закінчення
typed-contest-term-checkin = перекличка, переклички
typed-contest-term-round = тур
typed-contest-term-rounds = турів, тури
typed-contest-term-limit = місць, місця, учасників
typed-contest-term-machines = машин, машини
typed-contest-term-first-move = перший-хід
typed-contest-term-play-on = дограти, догравати
typed-contest-term-late-half = запізнілим-половину
typed-contest-term-playoff = додатковий, плейоф
typed-contest-term-points = очки
typed-contest-term-tie-breaks = показники, коефіцієнти
typed-contest-term-cycles = кіл, кола
typed-contest-term-together = одразу, разом
typed-contest-term-groups = груп, групи
typed-contest-term-final = фінал
typed-contest-term-full = повний, повний-план
typed-contest-term-half-byes = пропусків
typed-contest-term-games = партій
typed-contest-term-advance = проходять
typed-contest-term-lot = жереб
typed-contest-term-third = третє
typed-contest-term-range = щаблів
typed-contest-term-at-once = водночас
typed-contest-term-answer = відповідь
typed-contest-term-swap = обмін
typed-contest-term-idle = простій
typed-contest-term-by-rating = за-рейтингом
typed-contest-term-size = розмір
typed-contest-term-weeks = тижнів
typed-contest-term-up = угору, вгору
typed-contest-term-down = униз, вниз
typed-contest-term-gap = пауза
typed-contest-term-seasons = сезонів

## Консоль

typed-press = натиснути
