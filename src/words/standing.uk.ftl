# Рейтинги, таблиці лідерів, надійність, наступна партія, реванш.

# --- Налаштування нового столу
term-rated = чи йде результат у рейтинг
term-rated-off = Товариська партія: у рейтинг не йде.
term-reliable = лише для тих, хто вкладається в строк не рідше за це; новачкам теж можна, якщо наприкінці немає «!»
term-reliable-line = Для тих, хто вкладається в строк щонайменше у { $percent } % випадків; новачки теж можуть сісти.
term-reliable-proven = Лише для тих, хто вже показав, що вкладається в строк щонайменше у { $percent } % випадків.
rated-position = Партія з розставленої позиції не може йти в рейтинг. Приберіть `rated` або напишіть `rated=no`.
reliable-refused = Стіл #{ $table } — для тих, хто вкладається в строк щонайменше у { $asked } % випадків. У вас поки що { $percent } % із { $owed }. Кожен хід, зроблений вчасно, це виправляє; за столи без такої умови можна сісти й зараз.
reliable-unproven = Стіл #{ $table } — для тих, хто вже показав, що вкладається в строк щонайменше у { $asked } % випадків. Для цього потрібно { $known } ходів зі строком, а у вас поки що { $owed }: зіграйте спершу за іншим столом.

# --- Читання команд
standing-person = Я не знаю, хто такий «{ $name }». Згадайте гравця, наприклад `{ $command } @Ada`.
versus-whom = З ким? Наприклад `рахунок @Ada`.
unlisted-which = Напишіть `поза-списками увімк`, щоб вас не було в таблицях лідерів, або `поза-списками вимк`.
unlisted-on = Вас більше немає в таблицях лідерів. Повернутися: `поза-списками вимк`.
unlisted-off = Ви є в таблицях лідерів тих ігор, у які граєте.

# --- Як хто грає
standing-in-time = { $made ->
    [one] { $made } хід
    [few] { $made } ходи
   *[other] { $made } ходів
} із { $owed } вчасно{ $percent ->
    [100] { "" }
   *[other] { " " }({ $percent } %)
}
standing-finished = { $finished ->
    [0] жодної партії до кінця
    [one] { $finished } партія до кінця
    [few] { $finished } партії до кінця
   *[other] { $finished } партій до кінця
}
standing-left = { $left ->
    [0] жодної не покинуто
    [one] { $left } покинута
   *[other] { $left } покинуто
}
standing-rated = рейтинг { $rating }
standing-record = { $who }: { $record }

# --- Рейтинги
standing-card = **Рейтинг { $who }**
standing-card-none = { $who }: поки що жодної рейтингової партії.
standing-card-none-you = Ви ще не дограли жодної рейтингової партії. У рейтинг іде кожна, якщо стіл відкрито без `rated=no`.
standing-card-kept = Надійність: { $kept }
standing-card-unlisted = Вас немає в таблицях лідерів.
standing-game = **{ $game }** { $rating } (± { $deviation }):
standing-results = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, перемог { $won }, нічиїх { $drawn }, поразок { $lost }
standing-points = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, очок { $points }, перемог { $won }
standing-best = найкращий { $rating } (#{ $table })
standing-trend = { $games ->
    [one] за останню { $games } партію { $change }
    [few] за останні { $games } партії { $change }
   *[other] за останні { $games } партій { $change }
}
standing-chart = Рейтинг { $who }

# --- Таблиці лідерів
leaders-server = Таблиця лідерів у кожного сервера своя: спитайте там.
leaders-which = Таблиця лідерів якої гри?
leaders-nothing = Тут ще не дограли жодної рейтингової партії.
leaders-none = { $game }: тут ще ніхто не дограв рейтингової партії.
leaders-head = **{ $game }: найкращі тут**
leaders-line = { $who } { $rating } (± { $deviation }), { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
leaders-you = Ваше місце — { $place } із { $count }.
leaders-provisional = Рейтинг зі знаком питання ще неточний: місце з’явиться після кількох партій.
leaders-page = Сторінка { $page } із { $pages }

# --- Особисті зустрічі
versus-self = Самі з собою? У цьому ще ніхто не перемагав. Рахунок із кимось іншим: `рахунок @Ada`.
versus-none = Ви і { $who } ще не зустрічалися в рейтингових партіях.
versus-head = **Ви і { $who }**
versus-line = **{ $game }**: перемог { $won }, нічиїх { $drawn }, поразок { $lost }; остання — стіл #{ $table }, { $when }

# --- Наступна партія і ще раз
button-next = Наступна: мій хід
button-rematch = Реванш
next-none = На вас ніхто не чекає: ніде немає вашого ходу.
next-none-else = Більше ніде немає вашого ходу.
next-offers = Вашого ходу ніде немає, але на вашу відповідь чекає пропозиція: { $tables }. Покаже її `договори #{ $first }`.
next-offers-else = Більше ніде немає вашого ходу, але на вашу відповідь чекає пропозиція: { $tables }. Покаже її `договори #{ $first }`.
rematch-none = Ви ще не дограли партії, яку можна повторити.
rematch-not-over = Партія за столом #{ $table } ще не закінчена.
rematch-not-yours = Реванш може запропонувати лише той, хто грав за столом #{ $table }.
rematch-there = Хто може відкривати столи на тому сервері, вирішують там: попросіть реванш за столом #{ $table } на самому сервері.
rematch-laid = Реванш іде за столом #{ $table }. Подивитися: `дошка #{ $table }`.

# --- Довідка
help-group-standing = **Рейтинги**

# --- Слеш-команди
