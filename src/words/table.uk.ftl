# Що каже стіл, коли відмовляє.

table-seat = { $seat }
table-not-started = Партія ще не почалася: гравці займають місця.
table-already-started = Партія вже почалася: сідати й вставати більше не можна.
table-over = Цю партію завершено.
table-abandoned = Цей стіл закрито ще до початку партії.
table-no-such-seat = У цій грі немає такого місця.
table-no-seat-free = Вільного місця для вас тут немає.
table-seat-taken = { $seat }: це місце займає { $name }.
table-seat-reserved = { $seat }: це місце залишено для гравця { $name }.
table-seat-yours = { $seat }: ви вже сидите на цьому місці. Щоб зайняти ще одне, назвіть його.
table-not-seated = У вас немає місця за цим столом.
table-not-your-seat = { $seat }: це не ваше місце.
table-not-host = Це може зробити лише { $host }: стіл відкрито цим гравцем.
table-seats-free = Ще вільні місця: { $seats }.
table-nobody-sits = Поки що ніхто не сів за стіл.
table-stale = Це показувало партію після дії { $seen }, а відтоді вона пішла далі: тепер у ній { $now ->
    [one] { $now } дія
    [few] { $now } дії
   *[other] { $now } дій
}. Нічого не зіграно.
table-not-your-action = `{ $action }` — не ваша дія.
table-cannot-resign = Жодне з ваших місць зараз не може здатися.
table-which-seat = За яке з ваших місць? { $seats }
table-several-readings = Для ваших місць це можна прочитати по-різному. Що ви маєте на увазі?
table-unreadable = Не можу прочитати це ні як хід, ні як договірну дію.
table-wrong-seats = У цій грі { $needed ->
    [one] { $needed } місце
    [few] { $needed } місця
   *[other] { $needed } місць
}, а названо { $given }.
table-old-rules = Ця партія йде за правилами версії { $rules }, а програма їх більше не знає.
table-unplayable = Запис цієї партії не відтворюється: він обривається на дії { $number }. Власникові бота варто запустити `liege verify`.
table-endless-chance = Гра без кінця тягне жереб: це помилка програми. Нічого не зіграно.
