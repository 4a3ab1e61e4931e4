# Турніри: повідомлення зі становищем, дописи, відповіді на команди.

## Стан турніру

contest-title = 🏆 **{ $name }** (турнір #{ $contest }) · { $game }
contest-unrated = без рейтингу
contest-format-robin = круговий
contest-format-robin-double = двоколовий
contest-format-swiss = швейцарська система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
}
contest-format-swiss-open = швейцарська система
contest-format-knock-out = на вибування, { $games ->
    [one] у матчі одна партія
    [few] у матчі { $games } партії
   *[other] у матчі { $games } партій
}
contest-format-ladder = драбина, виклик не далі ніж на { $range ->
    [one] { $range } щабель
    [few] { $range } щаблі
   *[other] { $range } щаблів
} угору
contest-format-league = ліга, дивізіони по { $size }, сезон { $weeks ->
    [one] { $weeks } тиждень
    [few] { $weeks } тижні
   *[other] { $weeks } тижнів
}
contest-name-robin = круговий турнір
contest-name-double = двоколовий турнір
contest-name-swiss = швейцарська система
contest-name-knock-out = турнір на вибування
contest-name-ladder = драбина
contest-name-league = ліга
contest-state-announced = оголошено
contest-state-entries = триває запис
contest-state-check-in = перекличка
contest-state-running = триває
contest-state-finished = завершено
contest-state-cancelled = скасовано
contest-line = **#{ $contest }** { $name } · { $game } · { $state }
contest-opens-at = Запис відкриється { $until }.
contest-is-announced = Турнір оголошено, запис ще не відкрито.
contest-is-open = Триває запис. Записалися: { $count }{ $most }
contest-is-open-until = Запис відкрито до { $until }. Записалися: { $count }{ $most }
contest-is-checking = Перекличка до { $until }: готові { $ready } з { $count }.
contest-is-running = Тур { $round } з { $rounds } · зіграно партій: { $over } з { $games }
contest-is-running-until = Тур { $round } з { $rounds }, до { $until } · зіграно партій: { $over } з { $games }
contest-is-ladder = На драбині: { $count } · триває партій: { $open }
contest-is-finished = Турнір завершено.
contest-is-cancelled = Турнір скасовано.
contest-is-paused = ⏸ Перерва: строки не йдуть.
contest-waiting = Чекають на місце: { $count }
contest-former = колишній учасник
contest-part = **Дивізіон { $part }**
contest-struck = викреслено
contest-byes = Без партії: { $who }

## Кнопки

contest-button-join = Записатися
contest-button-ready = Я на місці
contest-button-mine = Мої партії
contest-button-table = Становище
contest-button-cross = Таблиця
contest-button-wide = Усі тури
contest-button-accept = Прийняти
contest-button-refuse = Відмовитися
contest-button-again = Зіграю знову
contest-button-cancel = Скасувати турнір
contest-button-withdraw = Вийти з турніру
contest-button-board = Дошка #{ $table }

## Дописи

contest-news-open = Відкрито запис на турнір **{ $name }**.
contest-news-closing = Запис на турнір **{ $name }** закривається { $until }. Є вільні місця.
contest-news-changed = Умови турніру **{ $name }** змінилися. Якщо ви й далі граєте, натисніть кнопку: { $who }
contest-news-checkin = Турнір **{ $name }** незабаром почнеться. Натисніть кнопку до { $until }, інакше місце пропаде: { $who }
contest-news-few = { $who }, турнір **{ $name }** не може початися: записалися { $count }, потрібно { $needed }. Можна обрати іншу систему (`турнір зміни`), почекати або скасувати його. За три дні скасую сам.
contest-news-moved-up = Звільнилося місце: ви граєте в турнірі **{ $name }**.
contest-news-paired = **{ $name }**, тур { $round }
contest-news-paired-rounds = **{ $name }**: почалися тури { $rounds }
contest-news-paired-by-hand = **{ $name }**, тур { $round } (пари складено вручну)
contest-news-deadline = Усі партії закінчуються до { $until }.
contest-news-near = { $who }: тур { $round } турніру **{ $name }** закінчиться { $until }, а ваші партії ще тривають.
contest-news-extended = Тур { $round } турніру **{ $name }** тепер закінчиться { $until }.
contest-news-over = Тур { $round } турніру **{ $name }** завершено.
contest-news-stuck = Наступний тур турніру **{ $name }** скласти неможливо. Турнір завершується туром { $round }.
contest-news-challenged = { $by } викликає: { $who }. Відповідь — до { $until }.
contest-news-refused = { $who }, ваш виклик відхилено. { $reason }
contest-news-season = **{ $name }**: сезон { $season } завершено. Переможці: { $champions }. Угору: { $up }. Униз: { $down }.
contest-news-again = Наступний сезон почнеться { $until }. Зіграєте знову? { $who }
contest-news-paused = У турнірі **{ $name }** перерва. Строки не йдуть.
contest-news-resumed = Турнір **{ $name }** триває далі. Усі строки зсунуто на тривалість перерви.
contest-news-organiser = { $who }, тепер турнір **{ $name }** ведете ви: організатора не було два тижні.
contest-news-no-organiser = Організатора турніру **{ $name }** не було два тижні. Вирішувати можуть керівники сервера; тури йдуть самі.
contest-news-finished = 🏆 Турнір **{ $name }** завершено.
contest-news-corrected = Виправлено результат турніру **{ $name }**. Тепер становище таке:
contest-news-cancelled-few = Турнір **{ $name }** скасовано: записалося замало.
contest-news-cancelled = Турнір **{ $name }** скасовано. { $reason }
contest-parted-not-ready = Ви не відмітилися на перекличці турніру **{ $name }** і в ньому не граєте.
contest-parted-not-agreed = Ви не погодилися з новими умовами турніру **{ $name }** і в ньому не граєте.
contest-parted-absent = Ви вибули з турніру **{ $name }**: не прийшли на дві партії або не відповідали три тури.
contest-parted-excluded = Вас виключено з турніру **{ $name }**. { $reason }
contest-parted-left = Ви більше не граєте в турнірі **{ $name }**.
contest-warns-repeated = Зважте: { $one } і { $other } вже зустрічалися.
contest-warns-colours = Зважте: { $who } надто часто отримує той самий колір.
contest-warns-forgotten = Зважте: у { $who } немає ні партії, ні пропуску, очка не буде.

## Відповіді

contest-on-server = Турніри проводять на сервері. Напишіть це там у каналі.
contest-none = Турнірів тут немає. Оголосити: `турнір новий швейцарка шахи, 5 турів, 3 дні на хід`.
contest-unknown = Турніру #{ $contest } тут немає. `турнір` покаже ті, що є на сервері.
contest-which = Який турнір ви маєте на увазі? Додайте номер, наприклад `#3`:
contest-game-gone = Гри цього турніру тут більше немає.
contest-too-many = Ви ведете { $count ->
    [one] { $count } незавершений турнір
    [few] { $count } незавершені турніри
   *[other] { $count } незавершених турнірів
}. Спершу закрийте або скасуйте один.
contest-made = Турнір **{ $name }** (#{ $contest }) оголошено: { $place }.
contest-edited = Умови турніру #{ $contest } змінено.
contest-opened = Запис на турнір #{ $contest } відкрито.
contest-closed = Турнір #{ $contest }: закрито.
contest-cancel-sure = Скасувати турнір #{ $contest }? Партії, що тривають, закінчаться без результату.
contest-cancelled = Турнір #{ $contest } скасовано.
contest-reason-long = Задовга причина. Скажіть коротше.
contest-paused-now = У турнірі #{ $contest } перерва.
contest-resumed-now = Турнір #{ $contest } триває далі.
contest-joined = Вас записано на турнір #{ $contest }. Поки що записалися: { $count }. Партії відкрию сам, коли почнеться тур.
contest-joined-waiting = У турнірі #{ $contest } всі місця зайнято. Ви в списку очікування.
contest-blocked = Записатися на турнір #{ $contest } не можна: хтось з учасників заблокував вас або ви його.
contest-program-stranger = Турнір #{ $contest } проходить на сервері, де ви ще не грали. Напишіть `турнір увійти` там, у каналі турніру.
contest-left = Ви більше не записані на турнір #{ $contest }.
contest-is-ready = Ви готові до турніру #{ $contest }.
contest-withdraw-sure = Вийти з турніру #{ $contest }? Ваші партії в ньому, що тривають, буде програно.
contest-withdraw-sure-on = Вийти з турніру #{ $contest }? Розпочаті партії дограєте, нових не буде.
contest-withdrawn = Ви вийшли з турніру #{ $contest }.
contest-holiday-begun = На драбині турніру #{ $contest } ваш час стоїть до { $until }.
contest-holiday-over = На драбині турніру #{ $contest } ваш час знову йде.
contest-bye-taken = Ви пропускаєте тур { $round } турніру #{ $contest }, очка за нього немає.
contest-bye-half = Ви пропускаєте тур { $round } турніру #{ $contest } за пів очка.
contest-not-in = { $who } не грає в турнірі #{ $contest }.
contest-games-of = Турнір #{ $contest }, партії учасника { $who }:
contest-no-games = Партій поки немає.
contest-round-head = Турнір #{ $contest }, тур { $round }:
contest-round-now = Турнір #{ $contest }: наступний тур починається.
contest-no-round = У турнірі #{ $contest } ще немає туру { $round }. Усього турів поки: { $rounds }.
contest-paired-by-hand = Пари туру в турнірі #{ $contest } складено, як ви сказали.
contest-decided-now = Турнір #{ $contest }: результат партії { $game } записано.
contest-no-deadline = У турнірі #{ $contest } зараз немає туру зі строком.
contest-extended = Тур { $round } турніру #{ $contest } тепер закінчиться { $until }.
contest-entered-late = { $who } тепер у турнірі #{ $contest }.
contest-dropped = { $who } більше не грає в турнірі #{ $contest }.
contest-arbiter-named = { $who } тепер суддя турніру #{ $contest }.
contest-arbiter-off = { $who } більше не суддя турніру #{ $contest }.
contest-substituted = У турнірі #{ $contest } замість { $leaves } тепер грає { $comes }.
contest-no-challenge = У турнірі #{ $contest } немає виклику, що чекає на вашу відповідь.
contest-challenge-made = Виклик у турнірі #{ $contest } надіслано.
contest-accepted = Виклик прийнято. Відкриваю партію.
contest-refused = Ви відмовилися від виклику в турнірі #{ $contest }.
contest-plays-again = Ви граєте в наступному сезоні турніру #{ $contest }.
contest-plays-no-more = У наступному сезоні турніру #{ $contest } ви не граєте.
contest-files = Турнір #{ $contest } для інших програм:

## Що не так і як правильно

contest-how = Не розумію, що написано після `турнір`. Просто `турнір` показує, як ідуть справи; є ще, наприклад, `турнір увійти`, `турнір становище` і `турнір тур`. Усе перелічить `допомога турнір`.
contest-new-how = Назвіть систему й гру: `турнір новий швейцарка шахи, 5 турів, 3 дні на хід`. Системи: швейцарка, круговий, двоколовий, на вибування, драбина, ліга.
contest-import-how = Додайте один звіт про турнір (TRF): `турнір імпорт`, а з грою й налаштуваннями — `турнір імпорт шахи time=3d`.
contest-import-unread = Не можу прочитати цей файл. Звіт про турнір — це текст у UTF-8, щонайбільше 512 КіБ.
contest-import-players = У звіті про турнір від 1 до { $most } учасників, кожен у рядку, що починається з 001.
contest-import-check-in = Учасники зі звіту ще не сказали, що грають, тому турніру потрібна перекличка: приберіть `checkin=off`.
contest-import-known = Цей звіт уже внесено: **{ $name }** (турнір #{ $contest }). `турнір імпорт знову` внесе його ще раз.
contest-imported = Записано зі звіту: { $count }. Перекличка спитає кожного.
contest-import-strangers = Не знайдено серед тих, хто грав на цьому сервері: { $names }. Вони можуть записатися самі.
contest-edit-how = Скажіть, що змінити: `турнір зміни місць=16 тур=14d`.
contest-cancel-how = Назвіть причину: `турнір скасувати ні в кого немає часу`.
contest-pause-how = `турнір перерва` зупиняє строки, `турнір перерва вимк` пускає їх знову.
contest-bye-how = Скажіть, який тур пропускаєте: `турнір пропуск 3`, за пів очка — `турнір пропуск 3 пів-очка`.
contest-round-how = `турнір тур` показує останній тур, `турнір тур 2` — інший, `турнір тур зараз` починає наступний. Вручну: `турнір тур 1-4 3-2 пропуск 5`, з номерами учасників.
contest-result-how = Назвіть партію, результат і причину: `турнір результат 3.2 1-0 бо …` (тур 3, партія 2). Результати: 1-0, ½-½, 0-1, + -, - +, - -, анулювати або очки кожного місця: 1 0.5 0.
contest-extend-how = Скажіть, наскільки продовжити або до якого дня: `турнір продовжити 3d`, `турнір продовжити до п’ятниці`.
contest-late-how = Скажіть, хто вступає: `турнір запізнився @Bo`.
contest-drop-how = Скажіть, кого й чому: `турнір виключити @Bo бо …`.
contest-arbiter-how = Скажіть, кого: `турнір суддя @Bo` або `турнір суддя @Bo вимк`.
contest-substitute-how = Скажіть, хто за кого й чому: `турнір заміна @Bo замість @Ada бо …`.
contest-challenge-how = Скажіть, кого: `турнір виклик @Bo`. Відповісти: `турнір виклик так`, `турнір виклик ні бо …`.
contest-again-how = `турнір знову`, якщо граєте в наступному сезоні, `турнір знову ні`, якщо не граєте.
contest-term-unfit = Налаштування { $name } не стосується цієї системи.
contest-term-value = { $name } не може бути { $value }. Що можливо, покаже `допомога турнір-новий`.
contest-term-tie-breaks = Додаткові показники — ось ці коди: { $all }.
contest-term-seats = У турнірі місця розподіляє жеребкування, і партії йдуть зі звичайного початку: місць і позицій не вказуйте.
contest-term-players = У цьому турнірі за столом грають { $count }: так його оголосили. Не змінюйте кількість місць і пари або оголосіть новий турнір.
contest-term-open = У турнірі всі знають, хто грає, і місця розподіляє жеребкування: `імена=приховані` й кості не підходять.
contest-when = Не розумію { $text } як час. Напишіть строк або день: `3d`, `п’ятниця`, `24.12`.
