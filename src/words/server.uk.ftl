# Налаштування сервера, права господаря столу, особисті дані.

help-setup = що заведено на цьому сервері
help-setup-long = `налаштування` показує, що заведено на цьому сервері. Змінюють це ті, хто ним керує: `налаштування тут` або `налаштування канал #ігри` (столи відкривають лише там), `налаштування всюди`; `налаштування відкривають адміни`, `налаштування відкривають @роль` або `налаштування відкривають усі`; `налаштування мова uk`; `налаштування типово time=5d press=private` (якими є нові столи, якщо не сказано інакше; `налаштування типово звичайні` скасовує); `налаштування гілки вимк`. Кілька одразу — через крапку з комою. Розпочаті партії лишаються як є.
server-nowhere = Це налаштовують для сервера: напишіть це в одному з його каналів.
server-not-yours = Змінювати це можуть лише ті, хто керує сервером. `налаштування` покаже, що заведено.
server-how = Не розумію { $text }. Наприклад: `налаштування тут`, `налаштування канал #ігри`, `налаштування всюди`, `налаштування відкривають адміни`, `налаштування мова uk`, `налаштування типово time=5d`, `налаштування гілки вимк`.
server-which-channel = { $text } — не канал. Назвіть його зі знаком, наприклад `налаштування канал #ігри`, або напишіть у ньому `налаштування тут`.
server-who-opens = Не знаю, хто це: { $text }. Напишіть `налаштування відкривають усі`, `налаштування відкривають адміни` або назвіть роль зі знаком: `налаштування відкривають @гравці`.
server-threads-which = { $text } — так не можна. Напишіть `налаштування гілки увімк`, `налаштування гілки вимк` або `налаштування гілки звичайно`.
server-too-many = Можна назвати не більше { $most } каналів; `налаштування всюди` дозволяє всі.
server-defaults-long = Задовго: не більше { $most } знаків.
server-default-unknown = { $name } — не спільне налаштування столів. Є: { $all }. Наприклад, `налаштування типово time=5d press=private`. Правила окремих ігор обирає той, хто відкриває стіл.
server-elsewhere = На цьому сервері столи відкривають у { $channels }.
server-openers = На цьому сервері столи відкривають { $who }. Сісти за відкритий стіл можете й ви.
server-everybody = усі
server-managers = ті, хто керує сервером
server-card = **Цей сервер**
server-card-everywhere = Столи відкривають у будь-якому каналі, де мені можна писати.
server-card-channels = Столи відкривають у { $channels }.
server-card-openers = Відкривають їх { $who }.
server-card-language = Мова моїх дописів: { $language }.
server-card-language-own = Мова моїх дописів — мова сервера, якщо я її знаю.
server-card-usual = У нових столів звичайні налаштування.
server-card-defaults = У нових столів `{ $defaults }`, якщо не сказано інакше.
server-card-threads = У кожного столу своя гілка.
server-card-no-threads = За столами грають просто в каналі.
server-card-theirs = Змінювати це можуть ті, хто керує сервером.
server-card-how = Натисніть кнопку або напишіть, наприклад: `налаштування канал #ігри`, `налаштування відкривають @гравці`, `налаштування типово time=5d press=private`.
server-button-everywhere = Столи всюди
server-button-here = Столи лише тут
server-button-managers = Відкривають адміни
server-button-everybody = Відкривають усі
server-button-language = Дописи: { $language }
server-button-threads = З гілками
server-button-no-threads = Без гілок
slash-setup = налаштування
slash-setup-about = Що заведено на цьому сервері: канали, мова, нові столи
option-tables = столи
option-tables-about = Де можна відкривати столи
choice-tables-everywhere = всюди
choice-tables-here = лише в цьому каналі
option-channel = канал
option-channel-about = Єдиний канал, де відкривають столи
option-openers = відкривають
option-openers-about = Хто може відкривати столи
choice-openers-everybody = усі
choice-openers-managers = ті, хто керує сервером
option-role = роль
option-role-about = Роль, яка може відкривати столи
option-setup-language = Мова моїх дописів
choice-language-usual = як на сервері
option-defaults = типово
option-defaults-about = Якими є нові столи: time=5d press=private; «звичайні» скасовує
option-threads = гілки
option-threads-about = Чи потрібна кожному столу гілка
choice-threads-on = так
choice-threads-off = ні
choice-language-en = English
choice-language-ru = русский
choice-language-uk = українська
