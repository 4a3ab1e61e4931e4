# Що каже стіл, коли відмовляє.

table-seat = { $seat }
table-not-started = Партія ще не почалася: гравці займають місця.
table-already-started = Партія вже почалася: сідати й вставати більше не можна.
table-over = Цю партію завершено.
table-abandoned = Цей стіл закрито ще до початку партії.
table-no-such-seat = У цій грі немає такого місця.
table-no-seat-free = Для вас тут вільного місця немає.
table-seat-taken = { $seat }: це місце займає { $name }.
table-seat-reserved = { $seat }: це місце залишено за гравцем { $name }.
table-seat-yours = { $seat }: ви вже сидите на цьому місці. Щоб зайняти ще одне, назвіть його.
table-not-seated = У вас немає місця за цим столом.
table-not-your-seat = { $seat }: це не ваше місце.
table-not-host = Це може зробити лише господар столу: { $host }.
table-seats-free = Ще вільні місця: { $seats }.
table-nobody-sits = Поки що ніхто не сів за стіл.
table-stale = Це показувало партію після дії { $seen }, а відтоді вона пішла далі: тепер у ній { $now ->
    [one] { $now } дія
    [few] { $now } дії
   *[other] { $now } дій
}. Нічого не зіграно.
table-not-your-action = `{ $action }` — не ваша дія.
table-cannot-resign = За жодне з ваших місць зараз не можна здатися.
table-which-seat = За яке з ваших місць? Вони такі: { $seats }.
table-several-readings = Для ваших місць це можна прочитати по-різному. Що ви маєте на увазі?
table-unreadable = Це не схоже ні на хід, ні на пропозицію.
table-wrong-seats = У цій грі { $needed ->
    [one] { $needed } місце
    [few] { $needed } місця
   *[other] { $needed } місць
}, а названо { $given }.
table-old-rules = Ця партія йде за правилами версії { $rules }, яких програма більше не знає.
table-unplayable = Запис цієї партії не відтворюється: він обривається на дії { $number }. Власникові бота варто запустити `liege verify`.
table-endless-chance = Гра без кінця кидає жереб: це помилка програми. Нічого не зіграно.

table-no-such-deal = Такої пропозиції за цим столом немає.
