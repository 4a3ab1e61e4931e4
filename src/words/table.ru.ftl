# Что говорит стол, когда отказывает.

table-seat = { $seat }
table-not-started = Партия ещё не началась: игроки занимают места.
table-already-started = Партия уже началась: садиться и вставать больше нельзя.
table-over = Эта партия окончена.
table-abandoned = Этот стол закрыт ещё до начала партии.
table-no-such-seat = В этой игре нет такого места.
table-no-seat-free = Для вас здесь свободного места нет.
table-seat-taken = { $seat }: это место занимает { $name }.
table-seat-reserved = { $seat }: это место оставлено за игроком { $name }.
table-seat-yours = { $seat }: вы уже сидите на этом месте. Чтобы занять ещё одно, назовите его.
table-not-seated = У вас нет места за этим столом.
table-not-your-seat = { $seat }: это не ваше место.
table-not-host = Это может сделать только хозяин стола: { $host }.
table-seats-free = Ещё свободны места: { $seats }.
table-nobody-sits = Пока никто не сел за стол.
table-stale = Это показывало партию после действия { $seen }, а с тех пор она ушла вперёд: теперь в ней { $now ->
    [one] { $now } действие
    [few] { $now } действия
   *[other] { $now } действий
}. Ничего не сыграно.
table-not-your-action = `{ $action }` — не ваше действие.
table-cannot-resign = Ни за одно из ваших мест сейчас нельзя сдаться.
table-which-seat = За какое из ваших мест? Они такие: { $seats }.
table-several-readings = Для ваших мест это можно прочесть по-разному. Что вы имеете в виду?
table-unreadable = Это не похоже ни на ход, ни на предложение.
table-wrong-seats = В этой игре { $needed ->
    [one] { $needed } место
    [few] { $needed } места
   *[other] { $needed } мест
}, а названо { $given }.
table-old-rules = Эта партия идёт по правилам версии { $rules }, которых программа больше не знает.
table-unplayable = Запись этой партии не воспроизводится: она обрывается на действии { $number }. Владельцу бота стоит запустить `liege verify`.
table-endless-chance = Игра без конца бросает жребий: это ошибка программы. Ничего не сыграно.

table-no-such-deal = Такого предложения за этим столом нет.
