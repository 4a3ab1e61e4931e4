# Что стоит между местами: предложения, договоры, книга договоров, личные извещения.

# --- Карточки
herald-card = { $what }: { $state }
herald-card-short = -# { $state }
herald-waiting = ждёт ответа: { $who }
herald-waiting-until = ждёт ответа: { $who }; срок до { $until }
herald-made = договорились
herald-refused = отказ { $seat-gen }
herald-declined = отказ
herald-withdrawn = отозвано
herald-lapsed = осталось без ответа
herald-expired = истекло без ответа
herald-void = отпало: обстоятельства изменились
herald-action-number = действие { $number }
herald-button-accept = { $who }: принять
herald-button-refuse = { $who }: отклонить
herald-button-agree = Согласиться
herald-button-decline = Отказаться
herald-button-withdraw = Отозвать
herald-button-treaties = Договоры
button-allies = Приватная ветка

# --- Ответы
herald-done = Готово, стол #{ $table }.
herald-no-deal = За столом #{ $table } нет такого предложения, которое касалось бы вас.
herald-decided = Это уже решено, ничего не изменилось. { $what }: { $state }.
herald-ended-since = С тех пор этот договор перестал действовать: { $action }.
herald-yours = Это ваше собственное предложение ({ $what }); ждём ответа: { $who }. Вы можете только отозвать его.
herald-answered = Вы уже согласились ({ $what }); ещё ждём ответа: { $who }.
herald-not-asked = Отвечать на это не вам ({ $what }). Ждём ответа: { $who }.
herald-not-yours = Отозвать предложение может только тот, кто его сделал ({ $what }): { $who }.
herald-which = Вашего ответа ждут несколько предложений. Какое вы имеете в виду?
herald-series = { $what } На сколько?
herald-series-none = За столом #{ $table } вам это больше недоступно. Что доступно, покажет команда `предложения`.

# --- Отказы
herald-because = Причина — действие { $number }: { $action } ({ $seat })
herald-because-told = Причина — действие { $number }: { $sentence }
herald-because-secret = Причина: { $sentence }
herald-because-private = Причина — { $action } ({ $seat })
herald-because-start = Так было с самого начала игры.
herald-gives-away = За столом #{ $table } никто не должен знать, кто за кого играет, поэтому то, что здесь могут прочесть другие, я не принимаю. Напишите мне в личные сообщения или воспользуйтесь командой с «/».
herald-moves-secret = За столом #{ $table } договоры тайные, а список возможных ходов мог бы их выдать, поэтому я показываю его только тому, чей ход.

# --- Сообщения всем
herald-digest-broken = нарушено ({ $seat }, действие { $number }): { $terms }
called-over = { $who }: ваша партия окончена.
called-claim = { $who }: теперь можно забрать партию.
called-late = { $who }: ход ещё возможен.
called-turn = { $who }: ваш ход.
called-freed = { $who }: это место больше не ваше.
called-table = { $who }: это о вашей партии.
member-left = { $who }: этого игрока больше нет на сервере, а за столом #{ $table } его ход. { $host }, вы можете освободить место, чтобы игру продолжил кто-то другой.
member-left-host = { $who }: этого игрока больше нет на сервере, а за столом #{ $table }, который он открыл, его ход. Освободить место могут те, кто управляет сервером.
member-left-hidden = За столом #{ $table } ходит игрок, которого больше нет на сервере. `хозяин #{ $table }` покажет, что можно сделать, когда его время выйдет.
herald-notice-head = Стол #{ $table }, { $game }: это видите только вы
herald-seated = Игра начинается. По жребию ваши: { $seats }. Больше этого никто не знает; имена будут названы в конце.
herald-answers-masked = Как ходить: напишите мне в личные сообщения, например { $example }, или воспользуйтесь командой с «/». Написанное здесь выдало бы, за кого вы играете.
herald-pointer = { $who }, для вас есть личное сообщение за столом #{ $table }, но написать вам напрямую я не могу. О чём оно, покажут `/договоры`, `/предложения` и `/шепнуть`.
herald-log-private = личное

# --- Сбор за столом без имён
herald-lobby-title = **{ $game }** · стол #{ $table }
herald-lobby-seats = { $free ->
    [0] Все места заняты.
    [one] Свободно ещё { $free } место.
    [few] Свободны ещё { $free } места.
   *[other] Свободно ещё { $free } мест.
}
herald-by-lot = места по жребию
lobby-begun-there = Игра началась: { $place }
herald-lobby-begun = Игра началась.
herald-lobby-abandoned = От этого стола отказались до начала игры.
herald-invited = { $host } приглашает вас за стол #{ $table }: { $game }. До конца никто не узнает, кто играет, а места раздаст жребий.
herald-joined = Кто-то садится за стол #{ $table }. { $free ->
    [0] Все места заняты.
    [one] Свободно ещё { $free } место.
    [few] Свободны ещё { $free } места.
   *[other] Свободно ещё { $free } мест.
}
herald-left = Кто-то встал из-за стола #{ $table }; место снова свободно.

# --- Книга договоров
herald-ledger = Стол #{ $table }, { $game }: договоры
herald-ledger-none = Сейчас договоров нет.
herald-ledger-open = Ждут ответа
herald-ledger-earlier = Прежние
herald-since = Начало — { $action }.
herald-since-start = С самого начала.
herald-suspended = Приостановлено: { $action }.
herald-agreed = Заключено: { $action }.
herald-agreed-start = Заключено ещё до начала игры.
herald-earlier-ended = { $terms }: закончилось ({ $when })
herald-earlier-broken = { $terms }: **нарушено { $seat-ins }** ({ $when })
herald-ledger-cut = … и ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
}
herald-ledger-private = О предложениях здесь знают только стороны, пока предложение не принято.
herald-ledger-secret = О договорах здесь знают только стороны, пока договор не нарушен или игра не окончена.
herald-ledger-disclosed = Игра окончена: здесь всё, что предлагали и о чём договорились, в том числе тайно.
herald-sure = Вы точно хотите это сказать за столом #{ $table }: «{ $what }»? Вернуть это нельзя.

# --- Private threads of allies
allies-no-allies = За столом #{ $table } у вас сейчас нет союзника, с которым можно поговорить наедине. Союзники — это партнёры и те, с кем у вас действует договор; за столом должны быть разрешены записки и открыты имена (`press=private`).
allies-nowhere = Для стола #{ $table } приватной ветки не открыть: они бывают только в текстовых каналах сервера Discord. Записки передаёт `шепнуть`.
allies-lacks = Я не могу открывать приватные ветки в <#{ $channel }>: мне не хватает { $count ->
    [one] права { $rights }. Его
   *[other] прав: { $rights }. Их
} может дать тот, кто управляет сервером.
allies-which = Стол #{ $table }: союзников у вас несколько. С кем вы хотите поговорить?
allies-opening = Открываю приватную ветку: { $seats } (стол #{ $table }).
allies-open = Ваша приватная ветка: { $thread }
allies-closing = Ваша прежняя приватная ветка за столом #{ $table } ещё закрывается. Попробуйте через минуту.
allies-failed = Приватная ветка стола #{ $table } не открыта. Попробуйте через минуту.
allies-greeting = { $people }: эту ветку читаете только вы, я и модераторы сервера; она закончится вместе с вашим союзом.
allies-ended-alliance = Союза больше нет, и эта ветка закрыта.
allies-ended-game = Игра окончена, и эта ветка закрыта.
allies-ended-seats = За столом сменился игрок, поэтому эта ветка закрыта.
