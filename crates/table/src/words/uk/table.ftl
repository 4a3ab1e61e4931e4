# Що каже стіл, коли відмовляє.

table-seat = { $seat }
table-not-started = Партія ще не почалася: гравці займають місця.
table-already-started = Партія вже почалася: сідати й вставати більше не можна.
table-over = Цю партію завершено.
table-abandoned = Цей стіл закрито: партії не буде.
table-no-such-seat = У цій грі немає такого місця.
table-dealing = Кольори ще обирають, і зараз обирає { $name }.
table-by-dice = За цим столом вирішують кості: коли всі зберуться, кожен кине, і першим обере колір той, у кого більше. Сідайте, не називаючи кольору.
table-place-yours = Ви вже маєте місце за цим столом. Коли всі зберуться, кості вирішать, хто першим обирає колір.
table-no-seat-free = Для вас тут вільного місця немає.
table-seat-taken = { $seat }: це місце займає { $name }.
table-seat-reserved = { $seat }: це місце залишено за гравцем { $name }.
table-seat-yours = { $seat }: ви вже сидите на цьому місці. Щоб зайняти ще одне, назвіть його.
table-not-seated = У вас немає місця за цим столом.
table-not-your-seat = { $seat }: це не ваше місце.
table-not-host = Це може зробити лише господар столу: { $host }.
table-seats-free = Ще вільні місця: { $seats }.
table-nobody-sits = Поки що ніхто не сів за стіл.
table-stale = Там показано партію після дії { $seen }, а відтоді вона пішла далі: тепер у ній { $now ->
    [one] { $now } дія
    [few] { $now } дії
   *[other] { $now } дій
}. Нічого не зіграно.
table-not-your-action = `{ $action }` — не ваша дія.
table-cannot-resign = За жодне з ваших місць зараз не можна здатися.
table-which-seat = За яке з ваших місць: { $seats }?
table-several-readings = Для ваших місць це можна зрозуміти по-різному. Що ви маєте на увазі?
table-unreadable = Це не схоже ні на хід, ні на пропозицію.
table-wrong-seats = У цій грі { $needed ->
    [one] { $needed } місце
    [few] { $needed } місця
   *[other] { $needed } місць
}, а названо { $given }.
table-old-rules = Ця партія йде за правилами версії { $rules }, яких програма більше не знає.
table-unplayable = Запис цієї партії не відтворюється: він обривається на дії { $number }. Власникові бота варто запустити `liege verify`.
table-endless-chance = Гра без кінця кидає жереб: це помилка в програмі. Нічого не зіграно.

# Що він каже, коли відмовляє в чомусь поза грою.

table-seat-taken-unnamed = { $seat }: це місце вже зайняте.
table-seat-reserved-unnamed = { $seat }: це місце залишено за іншим гравцем.
table-not-host-unnamed = Це може зробити лише господар столу.
table-no-such-deal = Такої пропозиції за цим столом немає.
table-decided-made = Цю пропозицію вже прийнято.
table-decided-refused = Цю пропозицію вже відхилено.
table-decided-withdrawn = Цю пропозицію вже відкликано.
table-decided-lapsed = Ця пропозиція вже не діє: партія пішла далі, відповіді не дочекалися.
table-decided-expired = Ця пропозиція вже не діє: її строк минув.
table-decided-void = Ця пропозиція вже не діє: відтоді в партії все змінилося.
table-not-asked = Тут чекають не на вашу відповідь, а на відповідь інших: { $waiting }.
table-not-asked-you = Тут чекають не на вашу відповідь.
table-your-proposal = Це ваша власна пропозиція, і відповідають на неї інші: { $waiting }. Ви можете лише відкликати її.
table-your-proposal-handed = Це ваша власна пропозиція, і відповідає на неї той, до кого ви звернулися. Ви можете лише відкликати її.
table-answered = Ви вже погодилися. Ще чекаємо на відповідь інших: { $waiting }.
table-not-your-proposal = Відкликати це може лише той, хто запропонував ({ $seat }). Якщо питають вас, можна погодитися або відмовитися.
table-cannot-withdraw = Цю пропозицію відкликати не можна.
table-several-deals = Підходить кілька пропозицій. Дайте відповідь словами або кнопкою під потрібною.
table-paused-no = Партія на паузі до { $until }. До того часу можна лише здатися або запропонувати продовжити раніше.
table-paused-already = Партія вже на паузі, до { $until }.
table-not-paused = Партія не на паузі.
table-drawn-by-rules = У цій грі нічию пропонують за її правилами: `нічия`.
table-answer-which = Погодитися можна по-різному: виберіть, як саме.
table-bad-pause = Пауза триває від { $least } до { $most } днів.
table-motion-open = Одне прохання ще відкрите (№ { $number }). Спершу на нього мають відповісти, або його треба відкликати.
table-too-many-motions = За добу ви вже зверталися до решти { $most } разів, більше не можна. Знову можна з { $from }.
table-refused-lately = У цьому нещодавно відмовили. Запропонувати це знову можна після наступного ходу або з { $from }.
table-nothing-to-take-back = Повертати нема чого.
table-past-chance = Відтоді кидали жереб, а це повернути не можна.
table-veiled = Зараз це неможливо. Причиною може бути договір, про який ви не знаєте.
table-hand-to-nobody = Назвіть учасника, якому хочете передати місце.
table-seat-vacant = { $seat }: це місце вільне, його може зайняти будь-хто.
table-owes-nothing = { $seat }: партія не чекає на це місце.
table-still-patient = { $seat }: час іще є, до { $until }. Після цього місце можна звільнити.
table-endless-patience = За цим столом ніхто не втрачає місця через повільність: чекати тут готові скільки завгодно.
table-not-at-table = Це можуть зробити лише гравці цього столу та його господар.
table-too-late = Зроблено вже два ходи, і просто закрити стіл не можна. Запропонуйте припинити партію без результату: потрібна згода всіх, хто ще грає.
table-no-talk = { $action }: за цим столом не домовляються, крім випадків, коли цього вимагають самі правила.

# Що відбувається поза грою.

table-agreement = договір
table-terms-takeback = повернення до дії { $to }
table-terms-takeback-before = повернення до позиції перед ходом { $move }
table-terms-takeback-all = повернення до початку партії
table-text = { $text }
table-terms-pause = пауза на { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
table-terms-resume = продовження партії до кінця паузи
table-terms-draw = нічия
table-terms-annul = припинення партії без результату
table-terms-hand = передача місця ({ $seat }) гравцеві { $who }
table-proposed = Пропозиція { $seat-gen }: { $terms }.
table-proposed-takeback = Прохання { $seat-gen }: { $terms }.
table-proposed-hand = { $seat }: це місце хочуть передати. { $who }, візьметеся?
table-agreed = { $seat } — за: { $terms }. Чекаємо на відповідь: { $waiting }.
table-declined = { $seat } — проти: { $terms }. Пропозицію знято.
table-declined-unseated = Відмова: { $terms }.
table-withdrawn = Пропозицію { $seat-gen } відкликано: { $terms }.
table-expired = Строк пропозиції минув без відповіді: { $terms }.
table-outrun = Це прохання більше не діє: { $terms }.
table-ended = Більше не діє: { $terms }.
table-taken-back = Вирішено: партія повернулася до дії { $to }. { $gone ->
    [one] Скасовано { $gone } дію
    [few] Скасовано { $gone } дії
   *[other] Скасовано { $gone } дій
}.
table-taken-back-all = Вирішено: партія повернулася до початку. { $gone ->
    [one] Скасовано { $gone } дію
    [few] Скасовано { $gone } дії
   *[other] Скасовано { $gone } дій
}.
table-paused = Вирішено: партія на паузі до { $until }.
table-resumed = Вирішено: паузу закінчено, партія триває.
table-resumed-by-time = Паузу закінчено: партія триває.
table-drawn = Вирішено: партію закінчено внічию.
table-annulled = Вирішено: партію припинено без результату.
table-plate-drawn = нічия
table-plate-no-result = без результату
table-handed = { $seat }: на це місце сідає { $who }.
table-handed-unnamed = { $seat }: на це місце сідає інший гравець.
table-vacated = { $seat }: відповіді не було надто довго, і місце вільне{ $by ->
    [host] {" "}(звільняє { $who }, господар столу)
    [manager] {" "}(звільняє { $who }, керує цим сервером)
    [somebody] {" "}(звільняє { $who })
   *[other] {""}
}. Зайняти його та грати далі може будь-хто.
table-sat = { $seat }: це місце займає { $who }, партія триває.
table-sat-unnamed = { $seat }: це місце зайнято, партія триває.
table-aborted = { $by ->
    [host] { $who } (господар столу) закриває стіл: партія по-справжньому ще не почалася.
    [manager] { $who } (керує цим сервером) закриває стіл: партія по-справжньому ще не почалася.
   *[other] Стіл закрито: партія по-справжньому ще не почалася.
} Результату немає.
table-seeds = Зерна до жереба: { $seeds }.
table-seed = { $seat } — { $seed }
table-seed-none = { $seat } — немає
table-rolled = { $who } кидає кості: { $one } + { $other } = { $total }.
table-rolled-again = Порівну: { $who } кидає ще раз, { $one } + { $other } = { $total }.
table-chosen = { $who } обирає колір: { $seat }.
table-chosen-last = { $who } отримує те, що лишилося: { $seat }.
table-chosen-late = Час на вибір минув: { $who } отримує перший вільний колір — { $seat }.
