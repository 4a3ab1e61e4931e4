# Что набирают люди, кроме слов команд; что для чего — в английском файле.

# Кто говорит это и ничего больше, с тем здороваются.
typed-greeting = привет, здравствуй, здравствуйте, хай, приветствую, доброе утро, добрый день, добрый вечер, доброго дня
typed-courtesy = спасибо, большое спасибо, спасибо большое, благодарю, пожалуйста, извини, извините, простите, всем, друзья, коллеги
typed-afterword = удачи, хорошей игры, приятной игры, ваш ход, твой ход, хорошего дня, пока, до свидания
typed-signature = отправлено с, отправлено из
typed-herald = перемири*, мир, вассал*, сюзерен*, обмен*, выкуп*, союз*, договор*
## За уроком или задачей

typed-exercise-hint = подсказка, подсказку, подскажи, намёк, намекни
typed-exercise-answer = ответ, решение, сдаюсь, покажи ответ, покажи решение
typed-exercise-next = дальше, далее, следующая, следующий, следующую, следующая задача, пропустить, пропусти, пропуск, другая, другую, ещё, ещё одну
typed-exercise-show = доска, покажи, ещё раз, снова
typed-exercise-stop = стоп, хватит, закончить, достаточно, выйти

## Да и нет, включить и выключить

typed-on = вкл, включить, да
typed-off = выкл, выключить, отключить, нет
typed-never = никогда
typed-unlimited = без, без ограничений, без ограничения, неограниченно, не ограничено
typed-usual = обычно, обычный, обычные, нет
typed-take-back = выкл, отмена, отменить, снять, убрать, удалить, стереть, долой, нет
typed-answer-accept = да, ага, ок, хорошо, принять, принимаю, согласен, согласна, согласиться, соглашаюсь
typed-answer-refuse = нет, отказать, отказаться, отказываюсь, отклонить, отклоняю, не согласен, не согласна,
    не соглашаюсь, против
typed-answer-withdraw = отозвать, отзываю, снять, снимаю, забрать, забираю
typed-i = я

## Всё и все

typed-all = все
typed-everywhere = везде, всюду
typed-everybody = все, всех, всем
typed-anyone = любого, любой, всякого, кого-нибудь
typed-seat-open = свободно, любой
typed-machine = машина, машине, машины, машиной, бот, бота, ботом, компьютер, компьютера, компьютером, ии
typed-slow = медленно, неспешно, slow
typed-me = я, мне
typed-here = здесь, тут
typed-now = сейчас, сразу, немедленно
typed-until = до
typed-with = с, со, против, vs
typed-and = и

## Дни и сроки

# Звёздочка — любое окончание.
typed-weekday-monday = пн, пон, понед*
typed-weekday-tuesday = вт, втор, вторн*
typed-weekday-wednesday = ср, сред*
typed-weekday-thursday = чт, чет, четв*
typed-weekday-friday = пт, пят, пятн*
typed-weekday-saturday = сб, суб, суббот*
typed-weekday-sunday = вс, вск, вос, воск, воскр*
typed-month-january = янв*
typed-month-february = фев*
typed-month-march = мар*
typed-month-april = апр*
typed-month-may = май*, мая*
typed-month-june = июн*
typed-month-july = июл*
typed-month-august = авг*
typed-month-september = сен*
typed-month-october = окт*
typed-month-november = ноя*
typed-month-december = дек*
typed-tomorrow = завтра
typed-little-date = г, года, следующего, следующей
typed-ordinal-ending = -го, -е, -ого
typed-daily = ежедневно
typed-workdays = будни, будням
typed-weekends = выходные, выходной, выходным, выходных
typed-unit-minute = м, мин, минута, минуту, минуты, минут
typed-unit-hour = ч, час, часа, часов
typed-unit-day = д, дн, день, дня, дней, сутки, суток
typed-unit-week = нед, неделя, неделю, недели, недель
typed-unit-year = год
typed-count-2 = двое
typed-count-3 = трое
typed-one-day = день, сутки, за сутки, на сутки
typed-one-week = неделю, одну неделю
typed-before-noon = утра
typed-after-noon = дня, вечера
typed-night = ночи
typed-oclock = час, часа, часов

## Контроль времени

typed-at-most = не более, не больше, максимум, макс, до
typed-per-move = на ход, за ход
typed-little-time = в, во, по, и, день, дня, дни, время, времени, каждый, каждую, каждое, каждые, каждого, каждой

## Настройки стола

typed-term-press = переговоры
typed-term-names = имена
typed-term-dealing = раздача
typed-term-partners = союзники, партнеры
typed-term-offers = предложения
typed-term-orders = приказы
typed-term-patience = терпение
typed-term-time = время
typed-term-weekends = выходные
typed-term-missed = просрочка
typed-term-excuses = отсрочки
typed-term-leave = отпуск
typed-term-muster = перекличка
typed-term-rated = рейтинг, рейтинговая
typed-term-takebacks = возвраты, возврат
typed-term-page = страница
typed-term-reliable = надежность
typed-term-level = уровень
typed-press-public = открытые, открыто
typed-press-private = частные, личные
typed-press-secret = тайные, тайно, секретные
typed-names-hidden = скрыты, скрытые, скрыть, анонимные, анонимно
typed-names-open = открыты, открытые
typed-dealing-choice = выбор, договор
typed-dealing-dice = кости, кубики
typed-partners-game = игра
typed-missed-claim = заявка, заявить, соперник
typed-missed-resign = поражение, сдача, проигрыш
typed-missed-skip = пропуск, пас
typed-missed-replace = замена
typed-muster-stale = давно, обычно
typed-muster-always = всегда
typed-rated-on = рейтинговая, рейтинговые
typed-rated-off = дружеская, дружеские, товарищеская, товарищеские, нерейтинговая, нерейтинговые
typed-setting-for = на, срок, строк
typed-setting-page = страница
typed-setting-tables = столы
typed-setting-side = за, сторона, сторону, цвет, цветом
typed-setting-games = партий, партии

## Напоминания

typed-remind-there = там, ветка, ветке, ветку, канале, стол, столом
typed-remind-private = лично, личка, личку, личке, личные, личных, лс
typed-remind-idle = простой, молчание
typed-remind-every = каждые, каждый, каждую, снова, повторять
typed-remind-once = однажды, единожды
typed-remind-ahead = следующий, следующая, следующим, следующей
typed-remind-half = половина, половину, половины, половине
typed-remind-third = треть, трети
typed-remind-quarter = четверть, четверти
typed-little-remind = и, в, во, на, за, до, по, с, со, после, от, ко, мне, через, между, когда, останется, остается,
    времени, сообщения, сообщениях, у, о, об

## Отпуск, паузы, отсрочки

typed-leave-back = назад, вернулся, вернулась, конец, закончить, закончен, закончился, окончен, кончился, отменить,
    отмена, стоп
typed-little-leave = на, я
typed-little-extend = на, до, для, к

## Служебные слова

typed-to = к, ко, для, на, до, кому
typed-since = на, после, с, со
typed-little-number = после, за, на, в, до, к
typed-little-leaving = из-за, стола, стол
typed-little-handing = мое, свое, место
typed-little-challenge = на, в, и
typed-little-seat = за, на, как, стол, стола, столом, место, места, мое
typed-little-choice = я, выбрать, выбираю, выберу, беру, возьму, хочу, за, цвет
typed-family-chess = варианты шахмат, шахматные варианты
typed-family-great = большие
typed-family-draughts = шашек, шашка
typed-family-other = другие, прочие, остальные
typed-family-host = здешние, свои, свои игры, собственные
typed-asks-help = как играть, как тут играть, как здесь играть, как в это играть, как начать, как это работает, что ты умеешь, что вы умеете, что это, что делать, какие есть команды, команды, помоги, помогите
typed-asks-games = какие есть игры, какие игры есть, какие тут игры, какие здесь игры, во что можно играть, во что можно сыграть, во что тут играют, список игр
typed-asks-play = играть, играть в, сыграть, сыграть в, сыграем, сыграем в, давай сыграем, давай сыграем в, поиграем, поиграем в, хочу играть, хочу играть в, хочу сыграть, хочу сыграть в, хотим сыграть в, можно сыграть в, начать, начнём, открыть
typed-players-2 = два, двое, двоих, двух, вдвоём
typed-players-3 = три, трое, троих, трёх, втроём
typed-players-4 = четыре, четверо, четверых, четырёх, вчетвером
typed-pace-short = короткие, короткая, короткую, короткое, быстрые, быстрая, быструю
typed-pace-medium = средние, средняя, среднюю
typed-pace-long = длинные, длинная, длинную, долгие, долгая, долгую
typed-little-games = на, для, с, со, и, в, где, игра, игру, игры, игр, игрок, игрока, игроков, человек, человека
typed-all-games = все, все игры, остальные, все остальные, прочие
typed-except = кроме, без
typed-before-game = игра, игру, партия, партию, стол
typed-this-game = эту, этот, игру, игра, партию, партия, стол, за, столом
typed-last-own = последний, предыдущий, мой, свой
typed-a-move = ход
typed-a-pause = паузу
typed-offering = я, предлагаю, предложить
typed-draw = ничья, ничью

## Планы

typed-plan-if = если, когда
typed-plan-then = то, тогда
typed-plan-else = иначе
typed-plan-wait = ждать, жду, жди, подождать
typed-plan-resign = сдаться, сдаюсь, сдать

## Записи

typed-replay-last = последние, последних, последний
typed-replay-one = ход, действие
typed-replay-whole = вся, целиком
typed-replay-sheet = лист, обзор, позиции
typed-little-replay = с, со, от, до, по, к, ходы, хода, ходов, действия, действий, сторона, вид
typed-import-archive = архив, сохранить, архивировать
typed-import-resume = продолжить, играть
typed-import-again = снова, еще

## Настройки сервера, личные данные, помощь, языки

typed-server-channels = канал, каналы
typed-server-openers = открывают
typed-server-language = язык
typed-server-defaults = умолчания
typed-server-threads = ветки
typed-server-zone = пояс
typed-server-limits = предел, пределы, лимит, лимиты
typed-server-standing = постоянное, стоячее
typed-server-games = игры, игра
typed-server-puzzle = задача, задачи, головоломка
typed-server-signs = знаки
typed-server-page = страница, сайт
# Что сервер показывает в сети: поисковики могут это находить.
typed-web-page-indexed = в поиске, поиск
# О чём сообщать тому, кто следит за партией.
typed-follow-end = конец
typed-follow-turns = ходы, каждый ход
typed-by-default = по умолчанию
typed-managers = управляющие, админы
typed-privacy-about = { "" }
typed-privacy-data = данные
typed-privacy-forget = забыть, забудь, удалить
# Что делают с токенами и что им дозволено.
typed-token-new = новый, создать
typed-token-revoke = отозвать, удалить
typed-scope-read = смотреть, читать
typed-scope-play = играть, ходить, ходы
typed-scope-talk = договариваться, говорить
typed-scope-hooks = оповещения, известия
typed-topic-diplomacy = дипломатия, переговоры
typed-topic-draw = ничья, ничью, ничьи
typed-topic-claim = требование, требовать, требование ничьей
typed-topic-castling = рокировка, рокировку
typed-topic-everything = всё, команды, все команды, everything, all
typed-language-en = английский
typed-language-ru = русский
typed-language-uk = украинский
typed-language-de = немецкий, немецкий язык

## What is said of settings that are on or off

term-takebacks = можно ли возвращать ходы, если все согласны
term-takebacks-off = Ходы не возвращаются.
term-takebacks-refused = За этим столом ходы не возвращаются: так решили, когда его открыли (`takebacks=no`).
term-page = видна ли партия на веб-странице сервера, если она есть
term-page-off = На веб-странице сервера этой партии нет.

## Турниры

typed-contest-format-swiss = швейцарка, швейцарку, швейцарская, швейцарская система, швейцарской
typed-contest-format-robin = круговой, круговой турнир, круговую, столы, столами
typed-contest-format-double = двухкруговой, двухкруговой турнир, в два круга
typed-contest-format-knock-out = на выбывание, выбывание, нокаут, олимпийская, кубок
typed-contest-format-ladder = лестница, лестницу, пирамида
typed-contest-format-league = лига, лигу
typed-contest-rounds = тур, тура, туров, туры
typed-contest-little = на, в, по, с, со, и, ход, хода, за, каждый, из
typed-contest-half = пол-очка, пол, половина, половину, пол-очко, ½
typed-contest-now = сейчас, следующий, дальше
typed-contest-bye = пропуск, пропуски, свободен, свободны
typed-contest-because = потому, причина, так
typed-contest-void = аннулировать, аннулирована, отменить
typed-contest-draw = ничья, ничью
typed-contest-for = за, вместо
typed-contest-points-rank = места, место, по местам
typed-contest-points-share = доля, доли
typed-contest-points-won = победа, победы
typed-contest-term-name = название, имя
typed-contest-term-text = текст, описание
typed-contest-term-opens = открыть, открытие, открывается
typed-contest-term-closes = запись, закрыть, закрывается
typed-contest-term-ends = конец, окончание
typed-contest-term-checkin = перекличка, переклички
typed-contest-term-round = тур
typed-contest-term-rounds = туров, туры
typed-contest-term-limit = мест, места, участников
typed-contest-term-machines = машин, машины
typed-contest-term-first-move = первый-ход
typed-contest-term-play-on = доигрывать
typed-contest-term-late-half = опоздавшим-половину
typed-contest-term-playoff = дополнительный, плейофф
typed-contest-term-points = очки
typed-contest-term-tie-breaks = показатели, коэффициенты
typed-contest-term-cycles = кругов, круга
typed-contest-term-together = сразу, вместе
typed-contest-term-groups = групп, группы
typed-contest-term-final = финал
typed-contest-term-full = полный, полный-план
typed-contest-term-half-byes = пропусков
typed-contest-term-games = партий
typed-contest-term-advance = проходят
typed-contest-term-lot = жребий
typed-contest-term-third = третье
typed-contest-term-range = ступеней
typed-contest-term-at-once = одновременно
typed-contest-term-answer = ответ
typed-contest-term-swap = обмен
typed-contest-term-idle = простой
typed-contest-term-by-rating = по-рейтингу
typed-contest-term-size = размер
typed-contest-term-weeks = недель
typed-contest-term-up = вверх
typed-contest-term-down = вниз
typed-contest-term-gap = пауза
typed-contest-term-seasons = сезонов

## Консоль

typed-press = нажать
