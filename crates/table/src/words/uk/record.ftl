# Записи партій, туди й назад; розставлені позиції.

record-reopened = Партія триває із запису. Усі строки відлічуються від цієї хвилини.
record-goes-on = Партія триває. { $players }

# Команди, кнопки, довідка.
record-button-export = Запис
record-button-set-up = Відкрити стіл із цієї позиції
page-attach = Додати файл
console-file = файл: { $path }
console-file-fault = Файл не вдалося записати до { $path }: { $why }
console-no-file = Файл { $path } не читається: { $why }
discord-no-file = Discord не віддав мені цей файл. Додайте його ще раз.

# Експорт.
record-exported = Запис столу #{ $table }, { $game }: { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}. `імпорт` із цим файлом внесе його знову.
record-not-begun = Партія за столом #{ $table } не почалася: запису ще немає.
record-secret = За столом #{ $table } можна домовлятися таємно або грати без імен, тому запис можна отримати лише після партії.
record-not-in = { $notation } не може записати гру «{ $game }». Ось власний запис Liege.
record-export-how = Напишіть `експорт`, якщо треба — з номером столу: `експорт #12`.

# Позиція.
record-position-head = Стіл #{ $table }, { $game }, після дії { $number }:
record-position-set-up = Відкрити з неї стіл: `новий { $game } position=…`
record-position-secret = За столом #{ $table } можна домовлятися таємно, і позиція дещо з цього виказала б. Її можна отримати після партії.
record-position-how = Напишіть `позиція` або, для попередньої, `позиція на 17`.

# Імпорт.
record-no-file = Додайте запис до повідомлення (текстовий файл, який дав `експорт`) і напишіть `імпорт`.
record-several-files = По одному запису за раз: додайте один файл.
record-seats-how = Не розумію `{ $word }`. Після слова `імпорт` можна сказати, хто займе місця: `імпорт red=@ada white=open`.
record-too-often = За добу ви внесли записів: { $count }. Спробуйте завтра.
record-known = Ця партія вже тут: стіл #{ $table }. `імпорт знову` внесе її ще раз.
record-not-taken = Нічого не внесено. { $why }
record-brought-archived = Стіл #{ $table }: { $game }, { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}. Партію закінчено, вона зберігається: `дошка #{ $table }`, `журнал #{ $table }`.
record-brought-unfinished = Стіл #{ $table }: { $game }, { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}. Партію не дограли; вона зберігається як є: `дошка #{ $table }`, `журнал #{ $table }`.
record-brought-resumed = Стіл #{ $table }: { $game }. { $count ->
    [one] { $count } дію
    [few] { $count } дії
   *[other] { $count } дій
} вже зроблено; партія триватиме, коли займуть місця.
record-brought-on = Стіл #{ $table }: { $game }. { $count ->
    [one] { $count } дію
    [few] { $count } дії
   *[other] { $count } дій
} вже зроблено; партія триває.
record-kept-title = **{ $game }**, стіл #{ $table }, із запису
record-kept-count = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}; розпочато { $day }. Партію не зараховано.
record-kept-unfinished = Партію не дограли.
record-kept-no-result = Партія закінчилася без результату.
record-resumed-count = Триває із запису: { $count ->
    [one] { $count } дію
    [few] { $count } дії
   *[other] { $count } дій
} вже зроблено; партію не зараховано.
record-resumed-players = Досі грали: { $players }.
record-resumed-seat = { $seat } { $who }

# Що не так із записом.
record-at = Рядок { $line }: { $why }
record-no-record = Прочитати це як партію не вдається. Запис Liege починається з рядка `Liege record 1`, а файл PGN чи PDN — з тегів на кшталт `[White "Ada"]` або з ходу, наприклад `1. e4`.
record-newer = Запис версії { $version }, а я знаю лише версію { $known }: його зробив новіший Liege.
record-too-long = У записі не більше { $most } КіБ.
record-cut-off = Запис обрізано: останнім рядком має бути `Check: sha256 …`.
record-after-check = після рядка `Check: …` нічого бути не може.
record-damaged = Запис змінено після того, як його зробили, або пошкоджено: контрольна сума не збігається. Попросіть його ще раз.
record-line = не розумію `{ $line }`: до журналу кожен рядок — `Назва: значення`.
record-header-unknown = заголовка `{ $name }` тут немає; можливо, його знає новіший Liege.
record-header-twice = заголовок `{ $name } { $key }` стоїть двічі.
record-too-many-headers = у записі може бути щонайбільше { $most } заголовків.
record-header-missing = У записі немає рядка `{ $name }: …`.
record-number = у `{ $name }` має бути ціле число, а не `{ $value }`.
record-time = у `{ $name }` має бути час на зразок `2026-11-02T12:00:00.000Z`, а не `{ $value }`.
record-game = я не знаю гри `{ $value }`.
record-rules = за правилами версії { $value } тут більше не грають.
record-text = текст гри не від цієї версії: його хеш інший або в ньому помилки.
record-text-number = рядки тексту нумеруються 1, 2, 3 …; у цього номер `{ $key }`.
record-text-unknown = у `{ $value }` за цим текстом тут не грають. Господар бота може внести запис командою `liege import`.
record-option = налаштування `{ $name }` не може бути `{ $value }`. Можливо: { $allowed }.
record-term = `{ $key }` не може бути `{ $value }`. Можливо: { $allowed }.
record-term-unknown = столи тут не мають умови `{ $key }`; можливо, її знає новіший Liege.
record-player-number = гравців нумерують від 1 без пропусків: `Player 1: …`, `Player 2: …`.
record-name = `{ $value }` не може бути ім’ям: це один рядок не довший за 100 знаків.
record-nobody = `{ $name } { $key }` називає гравця, якого в записі немає: `{ $value }`.
record-seat = у цій грі немає місця `{ $key }`.
record-hash = у `{ $name }` має бути 64 шістнадцяткові цифри.
record-seed-twice = зерно і його хеш не можна вказати разом.
record-sealed = `Sealed` називає дію, якої немає в журналі.
record-too-many = у записі не більше 5000 дій.
record-more-entries = за заголовком у журналі { $count } дій, а їх більше.
record-fewer-entries = За заголовком у журналі { $count } дій, а їх лише { $found }.
record-row = `{ $word }` — не рядок журналу: у ньому номер, місце або `-`, гравець або `-`, час і дія.
record-row-number = тут має стояти дія { $expected }, а не `{ $word }`.
record-row-seat = місця `{ $word }` немає; місця: { $seats }.
record-row-player = `{ $word }` — не гравець цього запису.
record-row-time = `{ $word }` — не час; він має такий вигляд: `2026-11-02T12:00:00.000Z`.
record-yet-to-come = час `{ $time }` — у майбутньому: у записі не може бути нічого пізнішого, ніж зараз.
record-start = Початкову позицію не прийнято: { $why }
record-refused = дію { $number }, `{ $action }`, зіграти не можна: { $why }
record-wrong-seat = її може зробити лише ця сторона: { $seat }.
record-wrong-referee = її може зробити лише суддя.
record-past-end = партія закінчилася раніше.
record-misplaced = їй тут не місце.
record-position = журнал веде до іншої позиції: `{ $leads }`.
record-result = журнал веде до результату `{ $result }`, а не `{ $given }`.
record-bent = дія { $number } — не те, що дає зерно: воно дає `{ $drawn }`.
record-is-over = Цю партію закінчено: її можна лише зберігати (`імпорт архів`).
record-is-dealing = У цій партії місця ще розігрували. Продовжити її не можна; відкрийте новий стіл.

## Партії з інших програм (PGN)

record-pgn-unclosed-comment = тут починається примітка, але її не закрито: потрібна закривна фігурна дужка.
record-pgn-unclosed-variation = тут починається варіант, але його не закрито: потрібна закривна дужка.
record-pgn-unclosed-tag = тут починається тег не вигляду `[Name "value"]`.
record-pgn-too-deep = вкладено понад 64 варіанти: приберіть частину.
record-pgn-too-many = у файлі забагато партій.
record-pgn-stray = тут закривається дужка, якої не відкривали.
record-kif-diagram = у цьому рядку початкової позиції є фігура або поле, яких у сьоґі немає.
record-kif-handicap = я не знаю такої фори: вставте замість неї діаграму початкової позиції.
record-kif-second = тут починається друга партія: вносьте партії по одній.
record-pgn-several = У файлі партій: { $count }; вносьте їх по одній.
record-pgn-variant = Гри `{ $name }`, названої в тезі Variant, я не знаю.
record-pdn-type = Шашок `{ $name }`, названих у тезі GameType, я не знаю.
record-pgn-move = `{ $move }` зіграти не можна: { $why }
record-pgn-over = партію тут уже закінчено.
record-pgn-empty = У файлі немає жодного ходу: вносити нема чого.
record-pgn-moves-in-comment = `;` робить решту рядка приміткою, а в ній стоять ходи: приберіть `;`.
record-pgn-null = `{ $word }` означає, що сторона не ходить, а пропускати хід тут не можна.
record-pgn-word = `{ $word }` — не хід, не номер ходу, не результат, не примітка і не знак оцінки на кшталт `$1`.
record-pgn-date = дата `{ $date }` у цьому тезі — у майбутньому: виправте її або напишіть `????.??.??`.
record-pgn-tag = тег `{ $name }` задовгий: у ньому може бути символів: { $most }.
record-tags = тегів більше, ніж { $most }: приберіть зайві.
record-tag = `{ $key }` — не тег зі значенням в одному рядку.
