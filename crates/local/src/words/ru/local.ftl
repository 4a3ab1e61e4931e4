# Местный чат: то, что говорят сами консоль и страница.

# --- Что не так
local-no-member = Здесь нет никого по имени «{ $name }». Здесь: { $members }. Нового участника впустит `!member { $name }`.
local-no-member-page = Здесь нет никого по имени «{ $name }».
local-no-place = Нет канала «{ $name }». Есть: { $places }.
local-no-place-page = Такого канала нет.
local-no-button = Такой кнопки здесь нет.
local-no-button-number = Кнопки { $number } нет.
local-no-button-label = { $name } не видит кнопки «{ $label }».
local-bad-name = «{ $name }» не может быть именем: имя не длиннее 32 знаков, состоит из букв, цифр, пробелов, `-`, `_`, `.` или `'` и начинается с буквы или цифры.
local-name-taken = Участник по имени «{ $name }» уже есть.
local-reserved-name = «{ $name }» не может быть именем участника: так здесь называется другое (место за столом, машина, бот, все сразу или забытый участник). Выберите другое имя.
local-alike-name = Имя «{ $name }» слишком похоже на «{ $other }», а этот участник уже есть. Выберите другое имя.
local-too-long = В сообщении может быть не больше { $limit } знаков.
local-too-often = Слишком много запросов сразу. Осталось ждать: { $time }.
local-fault = С файлом данных что-то не так; ничего не сделано. { $why }
local-undrawn = Не получилось нарисовать доску: { $why }
local-unkept = { $answer } (Этот ответ не сохранён: диск заполнен или недоступен для записи.)
local-picture-fault = Картинку не удалось записать в { $path }: { $why }

# --- Консоль
console-speech = Не знаю, кто это говорит. Пишите `имя: текст`, например `{ $member }: помощь`. О консоли расскажет `!help`.
console-directive-unknown = Нет такой команды: `!{ $name }`. { $near ->
    [none] Что есть, перечислит `!help`.
   *[other] Может быть, `!{ $near }`?
}
console-advance-how = На сколько? Например, `!advance 2d`, `!advance 1h 30m`.
console-advance-bad = Не могу перевести часы на «{ $span }»: { $why }. Например, `!advance 2d`, `!advance 1h 30m`.
console-advance-back = часы идут только вперёд
console-advance-far = дальше календарь не простирается
console-now = Сейчас { $time }.
console-as = Строки без имени теперь от { $name }.
console-as-nobody = Строки без имени теперь ничьи.
console-in = Строки теперь идут в канал { $place }.
console-members = Здесь: { $members }.
console-member = { $name } теперь здесь.
console-picture = картинка: { $path }
console-edited = (изменено) { $line }
console-buttons-gone = больше нет: { $buttons }
console-help = Пишите строку от чьего-то имени: `имя: текст`. В другом канале: `имя #12: текст` (ветка стола 12), `имя #main: текст`, `имя @: текст` (наедине).
    У кнопок есть номера: `имя: press 3` или `имя: press Сесть`.
    `!in #12` или `!in #main` меняет канал; после `!as имя` строки без имени — от этого участника.
    `!advance 2d` переводит часы, `!now` их показывает. `!members` — кто здесь, `!member имя` впускает нового. `!quit` — конец.
    Строка, начинающаяся с `;`, — примечание.

# --- Страница
page-you = Вы
page-add = Добавить участника
page-add-name = Имя
page-add-button = Добавить
page-places = Каналы
page-main = общий
page-private = только вы и Liege
page-your-turn = ваш ход
page-log = Сообщения
page-input = Сообщение от имени { $name }
page-hint = ход или `помощь`
page-send = Отправить
page-earlier = Более ранние сообщения
page-only-you = это видите только вы
page-enlarge = Увеличить картинку
page-close = Закрыть
page-suggestions = Подсказки
page-suggestions-count = { $count ->
    [0] подсказок нет
    [one] { $count } подсказка; выбирайте стрелками
    [few] { $count } подсказки; выбирайте стрелками
   *[other] { $count } подсказок; выбирайте стрелками
}
page-buttons = Кнопки
page-choose = Выбрать
page-skip = К полю сообщения
page-offline = Связь прервалась; пробую снова …
page-online = Связь восстановлена.
page-failed = Не дошло; пробую ещё раз …
page-greeting = Какая игра? «Играть» сажает за стол всех, кто здесь: играйте за всех сами или откройте страницу для каждого в своём окне. «Против машины» можно играть одному.
page-try = Или напишите что-нибудь: `помощь`, `игры 3`, `{ $example }`
page-empty = Здесь ещё ничего не сказано.
page-games = Игры
page-begin = Играть
page-rules = Правила
page-follow = Играть за всех
page-full-size = В полный размер
page-fit = По размеру окна
page-keys = Клавиши
page-keys-list = Alt+1 … Alt+9: стать другим участником · Alt+↑ / Alt+↓: другой канал · Alt+M: поле сообщения · ↑ / ↓ в поле: сказанное раньше или подсказка · Esc: закрыть
page-new-here = новое
page-edited = Изменено
page-gone = больше не хранится: места хватает только для последнего
page-body-too-long = Отправлено слишком много: не больше { $most } КиБ.
page-hint-table = ход, слово, `помощь`
page-machine = Против машины
page-level = Уровень
page-shelf = Для начала
page-search = Поиск
page-family = Семейство
page-players = Игроки
page-any = все игры
page-any-number = любое число
page-length = Длина
page-any-length = любая длина
page-no-games = Ни одна игра не подходит. Измените поиск или фильтр.
page-heap-turn = Ваш ход
page-heap-playing = Идут
page-heap-over = Закончены
page-heap-others = Столы других
page-looks = Настройки
page-language = Язык
page-theme = Цвета
page-by-system = как на устройстве
page-light = светлые
page-dark = тёмные
page-size = Размер текста
page-letters = Буквы на фигурах
page-follow-about = Играть за всех: страница сама переходит к тому, чей ход.
page-invite = Пригласить по ссылке
page-invite-about = Друг в той же сети откроет эту ссылку и займёт свободное место. Паролей здесь нет: по ссылке он может стать и любым другим участником.
page-copy = Скопировать
page-copied = Скопировано.
page-join = Занять место
page-join-about = Вас приглашают в игру. Как вас зовут?

# --- Страница: доска стола
page-board-after = Доска после …
page-film-play = ▶ Показать
page-film-stop = ■ Остановить
page-flip = Повернуть доску
page-hold = Ещё не отправлено
page-hold-now = Отправить сейчас
page-hold-undo = Отменить
page-moves = Ходы
page-offers = Предложения
page-step-back = Назад на ход
page-step-first = К началу
page-step-last = К нынешней позиции
page-step-on = Вперёд на ход
page-steps = Просмотр партии
page-to-move = ходит
page-tries = Пробные ходы
page-tries-drop = Удалить вариант
page-tries-hint = Ходите за любую сторону. Ничего не отправляется.
page-tries-keep = Сохранить
page-tries-kept = Сохранённые варианты
page-tries-name = Название варианта
page-tries-plan = Сделать моим планом
