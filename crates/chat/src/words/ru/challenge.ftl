# Вызовы и люди, которые не хотят иметь дела друг с другом.

challenge-how = Кого вы вызываете и на какую игру? Например: `вызвать @Bo dragonchess time=3d` или `вызвать любого dragonchess`. Игры: { $games }.
challenges-how = Напишите `вызовы`, `вызовы принять #12`, `вызовы отклонить #12`, `вызовы отозвать #12`, `вызовы выкл` или `вызовы вкл`.
challenge-which-game = На какую игру? Добавьте её: { $games }.
challenge-who = Я не знаю, кто такой «{ $name }». Упомяните участника, например `вызвать @Bo dragonchess`. Ботов вызвать нельзя.
challenge-whom = Кого вы вызываете? Упомяните его или напишите `вызвать любого …`, чтобы вызов мог принять кто угодно.
challenge-both = Вызывают либо названных людей, либо любого — не вместе. Место, на которое никто не назван, и так свободно для всех.
challenge-to-what = На какую партию вызвать { $who }?
challenge-choose = Выберите игру
challenge-yourself = Себя вызвать нельзя. `новый` открывает стол, за которым можно занять несколько мест.
challenge-seat-stranger = На месте «{ $seat }» у вас { $who }, но в вызове этот игрок не назван. Упомяните его и перед названием игры.
challenge-games = Столько партий сразу («{ $value }») нельзя: назовите число от 1 до { $most }.
challenge-too-many = Открытых вызовов у вас уже { $most }, больше сразу нельзя. Отзовите какой-нибудь: `вызовы`.
challenge-too-many-to = { $who }: ваших вызовов без ответа у этого игрока уже { $most }. Дождитесь ответа или отзовите один: `вызовы`.
challenge-declined-lately = { $who }: этот игрок недавно отклонил ваш вызов на эту игру. Снова предложить её можно { $when }.
challenge-door-closed = Вызвать или пригласить { $who } сейчас нельзя.
challenge-anyone-where = Вызывайте любого там, где это прочтут другие: в канале сервера.
challenge-where = Для партии нужен канал, который читают все участники. Вместе вы на серверах ещё не играли: бросьте вызов в одном из каналов общего сервера.
challenge-made = Стол #{ $table } в { $place }, { $game }: { $who }. Ваш вызов можно принять или отклонить до { $until }.
challenge-made-anyone = Стол #{ $table } в { $place }, { $game }: ваш вызов любому действует до { $until }.
challenge-made-games = Одновременно по нему идёт партий не больше { $games }.
challenge-title = **{ $game }** · вызов, стол #{ $table }
    { $host } вызывает на партию: { $who }.
challenge-title-anyone = **{ $game }** · открытый вызов, стол #{ $table }
    { $host } вызывает любого.
challenge-title-hidden = **{ $game }** · вызов, стол #{ $table }
challenge-there = Кто может открывать столы на том сервере, решают там: вызовите ещё раз на самом сервере.
challenge-stands = Вызов действует до { $until }. Примите или отклоните его кнопкой, или напишите `{ $address }вызовы принять #{ $table }` либо `{ $address }вызовы отклонить #{ $table }`.
challenge-how-anyone = Вызов действует до { $until }. Примите его кнопкой или напишите `{ $address }сесть #{ $table }`.
challenge-card-declined = { $who } на этот раз принять вызов не может.
challenge-card-declined-hidden = Кто-то на этот раз принять вызов не может.
challenge-card-expired = Срок этого вызова истёк.
challenge-card-withdrawn = Вызов отозван.
challenge-told-declined = { $who }: ваш вызов отклонён ({ $game }, стол #{ $table }). Можно открыть такой же стол, где место свободно для всех.
challenge-told-expired = Ваш вызов ({ $game }, стол #{ $table }) вовремя не приняли. Можно открыть такой же стол, где места свободны для всех.
challenge-told-over = Ваш вызов любому ({ $game }, последний стол #{ $table }) больше не действует. Начатые партии продолжаются.
challenge-button-accept = Принять
challenge-button-decline = Отклонить
challenge-button-withdraw = Отозвать вызов
challenge-button-open = Открыть место для всех
challenge-button-accept-of = Принять #{ $table }
challenge-button-decline-of = Отклонить #{ $table }
challenge-button-withdraw-of = Отозвать #{ $table }
challenge-button-door-open = Снова принимать вызовы
challenge-button-door-shut = Не принимать вызовов
challenge-no-such = За столом #{ $table } вызова нет. `вызовы` покажет те, что касаются вас.
challenge-none-to-you = Ни один вызов не ждёт вашего ответа.
challenge-none-of-yours = Открытых вызовов у вас нет.
challenge-which = Вызовов несколько: какой вы имеете в виду?
challenge-not-you = Вызов за столом #{ $table } не ждёт вашего ответа.
challenge-not-yours = Это может только тот, кто вызвал: вызов за столом #{ $table } не ваш.
challenge-declined = Вызов за столом #{ $table } отклонён. { $who } об этом узнает.
challenge-gone = Вызов за столом #{ $table } больше не действует.
challenge-withdrawn = Ваш вызов за столом #{ $table } отозван.
challenge-withdrawn-anyone = Ваш вызов любому отозван. Начатые партии продолжаются.
challenge-opened = Это уже сделано: места за столом #{ $table } открыты.
challenge-door-shut = Теперь никто не может вызвать вас, назвать на место или передать его вам. Начатые партии и прежние вызовы остаются как есть.
challenge-door-opened = Вас снова можно вызывать и приглашать.
challenges-to-you = Ждут вашего ответа
challenges-yours = Ваши
challenges-standing = Здесь может принять любой
challenges-none = У вас нет открытых вызовов. Бросить вызов: `вызвать @Bo dragonchess`.
challenges-door-shut = Сейчас вы не принимаете вызовов; `вызовы вкл` снова разрешит их.
challenge-anyone = любой
challenge-line = • #{ $table } { $game }, { $time }: вас вызывает { $who }, до { $until }
challenge-line-hidden = • #{ $table } { $game }, { $time }, до { $until }
challenge-line-yours = • #{ $table } { $game }, { $time }: ответить может { $who }, до { $until }
challenge-line-playing = • #{ $table } { $game }, { $time }: ответить может { $who }, до { $until }; партия идёт, следующий стол — после неё
challenge-line-standing = • #{ $table } { $game }, { $time }: любого вызывает { $who }, до { $until }
challenge-time-none = без ограничения времени
challenge-time-fischer = { $stock } + { $increment } за ход, предел { $cap }

block-whom = Кого? Например: `заблокировать @Bo` или `разблокировать @Bo`.
block-unknown = Я не знаю, кто такой «{ $name }». Упомяните участника, например `заблокировать @Bo`. Ботов заблокировать нельзя.
block-yourself = Себя заблокировать нельзя.
block-too-many = Вы заблокировали уже { $most } человек, больше нельзя. `блокировки` покажет их.
block-done = { $who }: блокировка включена. Вас больше не посадят за один стол, и ни один из вас не сможет вызвать или пригласить другого и писать ему записки. Никто об этом не узнает.
block-withdrawn = Ваши вызовы этому игроку отозваны: { $tables }.
block-goes-on = Вы сейчас играете друг с другом, и эти партии продолжаются: { $tables }.
block-lobby = У вас обоих есть места за столами, где игра ещё не началась: { $tables }. Если не хотите там играть, уйдите: `встать`.
block-button-undo = Отменить
block-said-aloud = То, что вы написали, могли прочесть все. В следующий раз{ $slash ->
    [yes] { " " }возьмите слэш-команду, её видите только вы, или
   *[no] { "" }
} напишите мне личным сообщением.
block-lifted = { $who }: блокировка снята.
block-none-such = { $who }: вы не блокировали этого игрока.
block-nobody = Вы никого не заблокировали.
block-list = { $count ->
    [one] Вы заблокировали { $count } человека. Это видите только вы.
    [few] Вы заблокировали { $count } человек. Это видите только вы.
   *[other] Вы заблокировали { $count } человек. Это видите только вы.
}
block-list-more = Снять блокировку, для которой нет кнопки: `разблокировать @Bo`.
block-button-lift = Разблокировать: { $who }
block-sits-there = За столом #{ $table } есть место у тех, кого вы заблокировали: { $who }. Если хотите сесть там, сначала снимите блокировку: `разблокировать { $first }`.
block-yours = Вы заблокировали { $who }. Сначала снимите блокировку: `разблокировать { $who }`.
whisper-not-taken = Записку за столом #{ $table } сейчас передать нельзя: место «{ $seat }» свободно, уже вне игры или не принимает записок.
