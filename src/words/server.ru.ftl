# Настройки сервера, права хозяина стола, личные данные.

help-setup = что принято на этом сервере
help-setup-long = `настройка` показывает, что принято на этом сервере. Меняют это те, кто им управляет: `настройка здесь` или `настройка канал #игры` (столы открывают только там), `настройка везде`; `настройка открывают админы`, `настройка открывают @роль` или `настройка открывают все`; `настройка язык uk`; `настройка умолчания time=5d press=private` (каковы новые столы, если не сказано иначе; `настройка умолчания обычные` отменяет); `настройка ветки выкл`. Сразу несколько — через точку с запятой. Начатые партии остаются как есть.
server-nowhere = Это настраивают для сервера: напишите это в одном из его каналов.
server-not-yours = Менять это могут только те, кто управляет сервером. `настройка` покажет, что принято.
server-how = Не понимаю { $text }. Например: `настройка здесь`, `настройка канал #игры`, `настройка везде`, `настройка открывают админы`, `настройка язык uk`, `настройка умолчания time=5d`, `настройка ветки выкл`.
server-which-channel = { $text } — не канал. Назовите его со значком, например `настройка канал #игры`, или напишите в нём `настройка здесь`.
server-who-opens = Не знаю, кто это: { $text }. Напишите `настройка открывают все`, `настройка открывают админы` или назовите роль со значком: `настройка открывают @игроки`.
server-threads-which = { $text } — так нельзя. Напишите `настройка ветки вкл`, `настройка ветки выкл` или `настройка ветки обычно`.
server-too-many = Можно назвать не больше { $most } каналов; `настройка везде` разрешает все.
server-defaults-long = Слишком длинно: не больше { $most } знаков.
server-default-unknown = { $name } — не общая настройка столов. Есть: { $all }. Например, `настройка умолчания time=5d press=private`. Правила отдельных игр выбирает тот, кто открывает стол.
server-elsewhere = На этом сервере столы открывают в { $channels }.
server-openers = На этом сервере столы открывают { $who }. Сесть за открытый стол можете и вы.
server-everybody = все
server-managers = те, кто управляет сервером
server-card = **Этот сервер**
server-card-everywhere = Столы открывают в любом канале, где мне можно писать.
server-card-channels = Столы открывают в { $channels }.
server-card-openers = Открывают их { $who }.
server-card-language = Язык моих сообщений: { $language }.
server-card-language-own = Язык моих сообщений — язык сервера, если я его знаю.
server-card-usual = У новых столов обычные настройки.
server-card-defaults = У новых столов `{ $defaults }`, если не сказано иначе.
server-card-threads = У каждого стола своя ветка.
server-card-no-threads = За столами играют прямо в канале.
server-card-theirs = Менять это могут те, кто управляет сервером.
server-card-how = Нажмите кнопку или напишите, например: `настройка канал #игры`, `настройка открывают @игроки`, `настройка умолчания time=5d press=private`.
server-button-everywhere = Столы везде
server-button-here = Столы только здесь
server-button-managers = Открывают админы
server-button-everybody = Открывают все
server-button-language = Сообщения: { $language }
server-button-threads = С ветками
server-button-no-threads = Без веток
slash-setup = настройка
slash-setup-about = Что принято на этом сервере: каналы, язык, новые столы
option-tables = столы
option-tables-about = Где можно открывать столы
choice-tables-everywhere = везде
choice-tables-here = только в этом канале
option-channel = канал
option-channel-about = Единственный канал, где открывают столы
option-openers = открывают
option-openers-about = Кто может открывать столы
choice-openers-everybody = все
choice-openers-managers = те, кто управляет сервером
option-role = роль
option-role-about = Роль, которая может открывать столы
option-setup-language = Язык моих сообщений
choice-language-usual = как у сервера
option-defaults = умолчания
option-defaults-about = Каковы новые столы: time=5d press=private; «обычные» отменяет
option-threads = ветки
option-threads-about = Нужна ли каждому столу ветка
choice-threads-on = да
choice-threads-off = нет
choice-language-en = English
choice-language-ru = русский
choice-language-uk = українська
