# Місцевий чат: те, що кажуть самі консоль і сторінка.

# --- Що не так
local-no-member = Тут немає нікого на ім’я «{ $name }». Тут: { $members }. Нового учасника впустить `!member { $name }`.
local-no-member-page = Тут немає нікого на ім’я «{ $name }».
local-no-place = Немає каналу «{ $name }». Є: { $places }.
local-no-place-page = Такого каналу немає.
local-no-button = Такої кнопки тут немає.
local-no-button-number = Кнопки { $number } немає.
local-no-button-label = { $name } не бачить кнопки «{ $label }».
local-bad-name = «{ $name }» не може бути іменем: ім’я не довше за 32 знаки, складається з літер, цифр, пробілів, `-`, `_`, `.` або `'` і починається з літери чи цифри.
local-name-taken = Учасник на ім’я «{ $name }» уже є.
local-reserved-name = «{ $name }» не може бути іменем учасника: так тут називається інше (місце за столом, машина, бот, усі разом або забутий учасник). Виберіть інше ім’я.
local-alike-name = Ім’я «{ $name }» надто схоже на «{ $other }», а цей учасник уже є. Виберіть інше ім’я.
local-too-long = У повідомленні може бути щонайбільше { $limit } знаків.
local-too-often = Забагато запитів одразу. Лишилося чекати: { $time }.
local-fault = Із файлом даних щось не так; нічого не зроблено. { $why }
local-undrawn = Не вдалося намалювати дошку: { $why }
local-unkept = { $answer } (Цю відповідь не збережено: диск заповнений або недоступний для запису.)
local-picture-fault = Картинку не вдалося записати до { $path }: { $why }

# --- Консоль
console-speech = Не знаю, хто це каже. Пишіть `ім’я: текст`, наприклад `{ $member }: допомога`. Про консоль розповість `!help`.
console-directive-unknown = Немає такої команди: `!{ $name }`. { $near ->
    [none] Що є, перелічить `!help`.
   *[other] Може, `!{ $near }`?
}
console-advance-how = На скільки? Наприклад, `!advance 2d`, `!advance 1h 30m`.
console-advance-bad = Не можу перевести годинник на «{ $span }»: { $why }. Наприклад, `!advance 2d`, `!advance 1h 30m`.
console-advance-back = годинник іде лише вперед
console-advance-far = далі календар не сягає
console-now = Зараз { $time }.
console-as = Рядки без імені тепер від { $name }.
console-as-nobody = Рядки без імені тепер нічиї.
console-in = Рядки тепер ідуть у канал { $place }.
console-members = Тут: { $members }.
console-member = { $name } тепер тут.
console-picture = картинка: { $path }
console-edited = (змінено) { $line }
console-buttons-gone = більше немає: { $buttons }
console-help = Пишіть рядок від чийогось імені: `ім’я: текст`. В іншому каналі: `ім’я #12: текст` (гілка столу 12), `ім’я #main: текст`, `ім’я @: текст` (віч-на-віч).
    Кнопки мають номери: `ім’я: press 3` або `ім’я: press Сісти`.
    `!in #12` або `!in #main` змінює канал; після `!as ім’я` рядки без імені — від цього учасника.
    `!advance 2d` переводить годинник, `!now` його показує. `!members` — хто тут, `!member ім’я` впускає нового. `!quit` — кінець.
    Рядок, що починається з `;`, — примітка.

# --- Сторінка
page-you = Ви
page-add = Додати учасника
page-add-name = Ім’я
page-add-button = Додати
page-places = Канали
page-main = спільний
page-private = лише ви та Liege
page-your-turn = ваш хід
page-log = Повідомлення
page-input = Повідомлення від імені { $name }
page-hint = хід або `допомога`
page-send = Надіслати
page-earlier = Раніші повідомлення
page-only-you = це бачите лише ви
page-enlarge = Збільшити картинку
page-close = Закрити
page-suggestions = Підказки
page-suggestions-count = { $count ->
    [0] підказок немає
    [one] { $count } підказка; вибирайте стрілками
    [few] { $count } підказки; вибирайте стрілками
   *[other] { $count } підказок; вибирайте стрілками
}
page-buttons = Кнопки
page-choose = Вибрати
page-skip = До поля повідомлення
page-offline = Зв’язок перервався; пробую знову …
page-online = Зв’язок відновлено.
page-failed = Не дійшло; пробую ще раз …
page-greeting = Яка гра? «Грати» садовить за стіл усіх, хто тут: грайте за всіх самі або відкрийте сторінку для кожного у своєму вікні. «Проти машини» можна грати самому.
page-try = Або напишіть щось: `допомога`, `ігри 3`, `{ $example }`
page-empty = Тут ще нічого не сказано.
page-games = Ігри
page-begin = Грати
page-rules = Правила
page-follow = Грати за всіх
page-full-size = У повний розмір
page-fit = За розміром вікна
page-keys = Клавіші
page-keys-list = Alt+1 … Alt+9: стати іншим учасником · Alt+↑ / Alt+↓: інший канал · Alt+M: поле повідомлення · ↑ / ↓ у полі: сказане раніше або підказка · Esc: закрити
page-new-here = нове
page-edited = Змінено
page-gone = більше не зберігається: місця вистачає лише для останнього
page-body-too-long = Надіслано забагато: не більше ніж { $most } КіБ.
page-hint-table = хід, слово, `допомога`
page-machine = Проти машини
page-level = Рівень
page-shelf = Для початку
page-search = Пошук
page-family = Родина
page-players = Гравці
page-any = усі ігри
page-any-number = будь-яке число
page-length = Тривалість
page-any-length = будь-яка тривалість
page-no-games = Жодна гра не підходить. Змініть пошук або фільтр.
page-heap-turn = Ваш хід
page-heap-playing = Тривають
page-heap-over = Завершені
page-heap-others = Столи інших
page-looks = Налаштування
page-language = Мова
page-theme = Кольори
page-by-system = як на пристрої
page-light = світлі
page-dark = темні
page-size = Розмір тексту
page-letters = Літери на фігурах
page-follow-about = Грати за всіх: сторінка сама переходить до того, чий хід.
page-invite = Запросити за посиланням
page-invite-about = Друг у тій самій мережі відкриє це посилання й займе вільне місце. Паролів тут немає: за посиланням він може стати й будь-яким іншим учасником.
page-copy = Скопіювати
page-copied = Скопійовано.
page-join = Зайняти місце
page-join-about = Вас запрошують до гри. Як вас звати?

# --- Сторінка: дошка стола
page-board-after = Дошка після …
page-film-play = ▶ Показати
page-film-stop = ■ Зупинити
page-flip = Повернути дошку
page-hold = Ще не надіслано
page-hold-now = Надіслати зараз
page-hold-undo = Скасувати
page-moves = Ходи
page-offers = Пропозиції
page-step-back = Назад на хід
page-step-first = До початку
page-step-last = До нинішньої позиції
page-step-on = Вперед на хід
page-steps = Перегляд партії
page-to-move = ходить
page-tries = Пробні ходи
page-tries-drop = Видалити варіант
page-tries-hint = Ходіть за будь-яку сторону. Нічого не надсилається.
page-tries-keep = Зберегти
page-tries-kept = Збережені варіанти
page-tries-name = Назва варіанта
page-tries-plan = Зробити моїм планом
