# Що стоїть між місцями: пропозиції, договори, книга договорів, особисті сповіщення.

# --- Картки
herald-card = { $what }: { $state }
herald-card-short = -# { $state }
herald-waiting = чекає на відповідь: { $who }
herald-waiting-until = чекає на відповідь: { $who }; строк до { $until }
herald-made = домовилися
herald-refused = відмова { $seat-gen }
herald-declined = відмова
herald-withdrawn = відкликано
herald-lapsed = лишилося без відповіді
herald-expired = строк минув без відповіді
herald-void = відпало: обставини змінилися
herald-action-number = дія { $number }
herald-button-accept = { $who }: прийняти
herald-button-refuse = { $who }: відхилити
herald-button-agree = Погодитися
herald-button-decline = Відмовитися
herald-button-withdraw = Відкликати
herald-button-treaties = Договори
button-allies = Приватна гілка

# --- Відповіді
herald-done = Готово, стіл #{ $table }.
herald-no-deal = За столом #{ $table } немає такої пропозиції, яка стосувалася б вас.
herald-decided = Це вже вирішено, нічого не змінилося. { $what }: { $state }.
herald-ended-since = Відтоді цей договір перестав діяти: { $action }.
herald-yours = Це ваша власна пропозиція ({ $what }); чекаємо на відповідь: { $who }. Ви можете лише відкликати її.
herald-answered = Ви вже погодилися ({ $what }); ще чекаємо на відповідь: { $who }.
herald-not-asked = Відповідати на це не вам ({ $what }). Чекаємо на відповідь: { $who }.
herald-not-yours = Відкликати пропозицію може лише той, хто її зробив ({ $what }): { $who }.
herald-which = На вашу відповідь чекає кілька пропозицій. Яку ви маєте на увазі?
herald-series = { $what } На скільки?
herald-series-none = За столом #{ $table } вам це вже недоступно. Що доступно, покаже команда `пропозиції`.

# --- Відмови
herald-because = Причина — дія { $number }: { $action } ({ $seat })
herald-because-told = Причина — дія { $number }: { $sentence }
herald-because-secret = Причина: { $sentence }
herald-because-private = Причина — { $action } ({ $seat })
herald-because-start = Так було від самого початку гри.
herald-gives-away = За столом #{ $table } ніхто не має знати, хто за кого грає, тому того, що тут можуть прочитати інші, я не приймаю. Напишіть мені в особисті повідомлення або скористайтеся командою з «/».
herald-moves-secret = За столом #{ $table } договори таємні, а перелік можливих ходів міг би їх виказати, тому я показую його лише тому, чий хід.

# --- Повідомлення всім
herald-digest-broken = порушено ({ $seat }, дія { $number }): { $terms }
called-over = { $who }: вашу партію закінчено.
called-claim = { $who }: тепер можна забрати партію.
called-late = { $who }: хід ще можливий.
called-turn = { $who }: ваш хід.
called-freed = { $who }: це місце вже не ваше.
called-table = { $who }: це про вашу партію.
member-left = { $who }: цього гравця більше немає на сервері, а за столом #{ $table } його хід. { $host }, ви можете звільнити місце, щоб гру продовжив хтось інший.
member-left-host = { $who }: цього гравця більше немає на сервері, а за столом #{ $table }, який він відкрив, його хід. Звільнити місце можуть ті, хто керує сервером.
member-left-hidden = За столом #{ $table } ходить гравець, якого більше немає на сервері. `господар #{ $table }` покаже, що можна зробити, коли його час вийде.
herald-notice-head = Стіл #{ $table }, { $game }: це бачите лише ви
herald-seated = Гра починається. За жеребом ваші: { $seats }. Більше цього ніхто не знає; імена буде названо наприкінці.
herald-answers-masked = Як ходити: напишіть мені в особисті повідомлення, наприклад { $example }, або скористайтеся командою з «/». Написане тут виказало б, за кого ви граєте.
herald-pointer = { $who }, для вас є особисте повідомлення за столом #{ $table }, але написати вам напряму я не можу. Про що воно, покажуть `/договори`, `/пропозиції` і `/шепнути`.
herald-log-private = особисте

# --- Збір за столом без імен
herald-lobby-title = **{ $game }** · стіл #{ $table }
herald-lobby-seats = { $free ->
    [0] Усі місця зайнято.
    [one] Вільне ще { $free } місце.
    [few] Вільні ще { $free } місця.
   *[other] Вільно ще { $free } місць.
}
herald-by-lot = місця за жеребом
lobby-begun-there = Гра почалася: { $place }
herald-lobby-begun = Гра почалася.
herald-lobby-abandoned = Від цього столу відмовилися до початку гри.
herald-invited = { $host } запрошує вас за стіл #{ $table }: { $game }. До кінця ніхто не дізнається, хто грає, а місця роздасть жереб.
herald-joined = Хтось сідає за стіл #{ $table }. { $free ->
    [0] Усі місця зайнято.
    [one] Вільне ще { $free } місце.
    [few] Вільні ще { $free } місця.
   *[other] Вільно ще { $free } місць.
}
herald-left = Хтось встав з-за стола #{ $table }; місце знову вільне.

# --- Книга договорів
herald-ledger = Стіл #{ $table }, { $game }: договори
herald-ledger-none = Зараз договорів немає.
herald-ledger-open = Чекають на відповідь
herald-ledger-earlier = Попередні
herald-since = Початок — { $action }.
herald-since-start = Від самого початку.
herald-suspended = Призупинено: { $action }.
herald-agreed = Укладено: { $action }.
herald-agreed-start = Укладено ще до початку гри.
herald-earlier-ended = { $terms }: скінчилося ({ $when })
herald-earlier-broken = { $terms }: **порушено з боку { $seat-gen }** ({ $when })
herald-ledger-cut = … і ще { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[other] { $count } рядків
}
herald-ledger-private = Про пропозиції тут знають лише сторони, доки пропозицію не прийнято.
herald-ledger-secret = Про договори тут знають лише сторони, доки договір не порушено або гру не закінчено.
herald-ledger-disclosed = Гру закінчено: тут усе, що пропонували й про що домовилися, зокрема таємно.
herald-sure = Ви точно хочете це сказати за столом #{ $table }: «{ $what }»? Повернути це не можна.

# --- Private threads of allies
allies-no-allies = За столом #{ $table } у вас зараз немає союзника, з яким можна поговорити наодинці. Союзники — це партнери й ті, з ким у вас діє договір; за столом мають бути дозволені записки й відкриті імена (`press=private`).
allies-nowhere = Для столу #{ $table } приватної гілки не відкрити: вони бувають лише в текстових каналах сервера Discord. Записки передає `шепнути`.
allies-lacks = Я не можу відкривати приватні гілки в <#{ $channel }>: мені бракує { $count ->
    [one] права { $rights }. Його
   *[other] прав: { $rights }. Їх
} може дати той, хто керує сервером.
allies-which = Стіл #{ $table }: союзників у вас кілька. З ким ви хочете поговорити?
allies-opening = Відкриваю приватну гілку: { $seats } (стіл #{ $table }).
allies-open = Ваша приватна гілка: { $thread }
allies-closing = Ваша попередня приватна гілка за столом #{ $table } ще закривається. Спробуйте за хвилину.
allies-failed = Приватна гілка столу #{ $table } не відкрита. Спробуйте за хвилину.
allies-greeting = { $people }: цю гілку читаєте лише ви, я і модератори сервера; вона скінчиться разом із вашим союзом.
allies-ended-alliance = Союзу більше немає, і ця гілка закрита.
allies-ended-game = Гру закінчено, і ця гілка закрита.
allies-ended-seats = За столом змінився гравець, тому ця гілка закрита.
