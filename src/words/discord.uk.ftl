# Те, що говориться лише в Discord: команди з косою рискою, їхні параметри та власні фрази.

# --- Фрази
discord-closed = { $who }, моя відповідь лише для вас, але ви не приймаєте особистих повідомлень від учасників цього сервера. Дозвольте їх або користуйтеся командами з «/»: їхні відповіді бачите тільки ви.
slash-outdated = Такого вигляду цієї команди я не знаю: можливо, вона змінилася, відколи ваш Discord її завантажив. Перезапустіть Discord (Ctrl+R) і спробуйте знову.

# --- Команди: імена малими літерами, без пробілів, до 32 знаків; описи до 100
slash-new = новий
slash-new-about = Накрити новий стіл: гра, місця, налаштування
slash-join = сісти
slash-join-about = Зайняти місце за столом
slash-leave = встати
slash-leave-about = Встати з-за столу, поки гра не почалася
slash-start = почати
slash-start-about = Почати, коли зайнято всі місця
slash-move = хід
slash-move-about = Зробити хід або пропозицію
slash-board = дошка
slash-board-about = Показати дошку з вашого боку (бачите лише ви)
slash-moves = ходи
slash-moves-about = Показати можливі ходи фігури чи поля (бачите лише ви)
slash-acts = пропозиції
slash-acts-about = Показати доступні вам пропозиції та відповіді
slash-log = журнал
slash-log-about = Показати все, що зіграно
slash-tables = столи
slash-tables-about = Показати ваші столи, найтерміновіші першими
slash-help = допомога
slash-help-about = Пояснити команди або гру та її запис
slash-resign = здатися
slash-resign-about = Здатися; я перепитаю
slash-language = мова
slash-language-about = Вибрати мову, якою я вам відповідаю
slash-letters = літери
slash-letters-about = Літери на фігурах ваших дощок: увімкнути чи вимкнути
slash-about = інфо
slash-about-about = Що це і хто вигадав ці ігри

# --- Параметри
option-table = стіл
option-table-about = Номер столу, якщо їх у вас кілька
option-game = гра
option-game-about = У що грати
option-seat1 = місце1
option-seat1-about = Хто сяде на перше місце гри; порожньо: будь-хто
option-seat2 = місце2
option-seat2-about = Хто сяде на друге місце; порожньо: будь-хто
option-seat3 = місце3
option-seat3-about = Хто сяде на третє місце, якщо воно є
option-seat4 = місце4
option-seat4-about = Хто сяде на четверте місце, якщо воно є
option-settings = налаштування
option-settings-about = Налаштування гри: truce=bound …; їх перелічить «допомога» з назвою гри
option-seat = місце
option-seat-about = Яке місце; порожньо: те, куди вас запрошено, або перше вільне
option-board-seat = З чийого боку; порожньо: з вашого
option-at = після
option-at-about = Позиція після стількох дій; порожньо: зараз
option-notation = запис
option-notation-about = Хід або пропозиція; наберіть кілька знаків, і я покажу, що підходить
option-piece = фігура
option-piece-about = Фігура або поле, де вона стоїть; порожньо: усі
option-topic = тема
option-topic-about = Команда або гра; порожньо: усе
option-language = мова
option-language-about = Мова; порожньо: яка вона зараз
option-on = увімкнути
option-on-about = Чи потрібні літери на фігурах
