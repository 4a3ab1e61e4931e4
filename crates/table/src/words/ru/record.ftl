# Записи партий, туда и обратно; расставленные позиции.

record-reopened = Партия продолжается с записи. Все сроки отсчитываются с этой минуты.
record-goes-on = Партия продолжается. { $players }

# Команды, кнопки, справка.
record-button-export = Запись
record-button-set-up = Открыть стол с этой позиции
page-attach = Приложить файл
console-file = файл: { $path }
console-file-fault = Файл не удалось записать в { $path }: { $why }
console-no-file = Файл { $path } не читается: { $why }
discord-no-file = Discord не отдал мне этот файл. Приложите его ещё раз.

# Экспорт.
record-exported = Запись стола #{ $table }, { $game }: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}. `импорт` с этим файлом внесёт её снова.
record-not-begun = Партия за столом #{ $table } не началась: записи пока нет.
record-secret = За столом #{ $table } можно договариваться тайно или играть без имён, поэтому запись можно получить только после партии.
record-not-in = { $notation } не может записать игру «{ $game }». Вот собственная запись Liege.
record-export-how = Напишите `экспорт`, если нужно — с номером стола: `экспорт #12`.

# Позиция.
record-position-head = Стол #{ $table }, { $game }, после действия { $number }:
record-position-set-up = Открыть с неё стол: `новый { $game } position=…`
record-position-secret = За столом #{ $table } можно договариваться тайно, и позиция кое-что из этого выдала бы. Её можно получить после партии.
record-position-how = Напишите `позиция` или, для прежней, `позиция на 17`.

# Импорт.
record-no-file = Приложите запись к сообщению (текстовый файл, который дал `экспорт`) и напишите `импорт`.
record-several-files = По одной записи за раз: приложите один файл.
record-seats-how = Не понимаю `{ $word }`. После слова `импорт` можно сказать, кто займёт места: `импорт red=@ada white=open`.
record-too-often = За сутки вы внесли записей: { $count }. Попробуйте завтра.
record-known = Эта партия уже здесь: стол #{ $table }. `импорт снова` внесёт её ещё раз.
record-not-taken = Ничего не внесено. { $why }
record-brought-archived = Стол #{ $table }: { $game }, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}. Партия окончена и хранится: `доска #{ $table }`, `журнал #{ $table }`.
record-brought-unfinished = Стол #{ $table }: { $game }, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}. Партию не доиграли; она хранится как есть: `доска #{ $table }`, `журнал #{ $table }`.
record-brought-resumed = Стол #{ $table }: { $game }. { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
} уже сделано; партия продолжится, когда займут места.
record-brought-on = Стол #{ $table }: { $game }. { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
} уже сделано; партия продолжается.
record-kept-title = **{ $game }**, стол #{ $table }, по записи
record-kept-count = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}; начата { $day }. Партия не засчитывается.
record-kept-unfinished = Партию не доиграли.
record-kept-no-result = Партия кончилась без результата.
record-resumed-count = Продолжается по записи: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
} уже сделано; партия не засчитывается.
record-resumed-players = До сих пор играли: { $players }.
record-resumed-seat = { $seat } { $who }

# Что не так с записью.
record-at = Строка { $line }: { $why }
record-no-record = Прочитать это как партию не получается. Запись Liege начинается со строки `Liege record 1`, а файл PGN или PDN — с тегов вроде `[White "Ada"]` или с хода, например `1. e4`.
record-newer = Запись версии { $version }, а я знаю только версию { $known }: её сделал более новый Liege.
record-too-long = В записи не больше { $most } КиБ.
record-cut-off = Запись обрезана: последней строкой должна быть `Check: sha256 …`.
record-after-check = после строки `Check: …` ничего быть не может.
record-damaged = Запись изменена после того, как была сделана, или повреждена: контрольная сумма не сходится. Попросите её заново.
record-line = не понимаю `{ $line }`: до журнала каждая строка — `Имя: значение`.
record-header-unknown = заголовка `{ $name }` здесь нет; возможно, его знает более новый Liege.
record-header-twice = заголовок `{ $name } { $key }` стоит дважды.
record-too-many-headers = в записи может быть не больше { $most } заголовков.
record-header-missing = В записи нет строки `{ $name }: …`.
record-number = в `{ $name }` должно быть целое число, а не `{ $value }`.
record-time = в `{ $name }` должно быть время вида `2026-11-02T12:00:00.000Z`, а не `{ $value }`.
record-game = я не знаю игры `{ $value }`.
record-rules = по правилам версии { $value } здесь больше не играют.
record-text = текст игры не от этой версии: его хеш другой или в нём ошибки.
record-text-number = строки текста нумеруются 1, 2, 3 …; у этой номер `{ $key }`.
record-text-unknown = в `{ $value }` по этому тексту здесь не играют. Хозяин бота может внести запись командой `liege import`.
record-option = настройка `{ $name }` не может быть `{ $value }`. Возможно: { $allowed }.
record-term = `{ $key }` не может быть `{ $value }`. Возможно: { $allowed }.
record-term-unknown = у столов здесь нет условия `{ $key }`; возможно, его знает более новый Liege.
record-player-number = игроки нумеруются с 1 без пропусков: `Player 1: …`, `Player 2: …`.
record-name = `{ $value }` не может быть именем: это одна строка не длиннее 100 знаков.
record-nobody = `{ $name } { $key }` называет игрока, которого в записи нет: `{ $value }`.
record-seat = в этой игре нет места `{ $key }`.
record-hash = в `{ $name }` должно быть 64 шестнадцатеричные цифры.
record-seed-twice = зерно и его хеш нельзя указать вместе.
record-sealed = `Sealed` называет действие, которого нет в журнале.
record-too-many = в записи не больше 5000 действий.
record-more-entries = по заголовку в журнале { $count } действий, а их больше.
record-fewer-entries = По заголовку в журнале { $count } действий, а их только { $found }.
record-row = `{ $word }` — не строка журнала: в ней номер, место или `-`, игрок или `-`, время и действие.
record-row-number = здесь должно стоять действие { $expected }, а не `{ $word }`.
record-row-seat = места `{ $word }` нет; места: { $seats }.
record-row-player = `{ $word }` — не игрок этой записи.
record-row-time = `{ $word }` — не время; оно выглядит так: `2026-11-02T12:00:00.000Z`.
record-yet-to-come = время `{ $time }` — в будущем: в записи не может быть ничего позже, чем сейчас.
record-start = Начальная позиция не принята: { $why }
record-refused = действие { $number }, `{ $action }`, сыграть нельзя: { $why }
record-wrong-seat = его может сделать только эта сторона: { $seat }.
record-wrong-referee = его может сделать только судья.
record-past-end = партия закончилась раньше.
record-misplaced = ему здесь не место.
record-position = журнал ведёт к другой позиции: `{ $leads }`.
record-result = журнал ведёт к результату `{ $result }`, а не `{ $given }`.
record-bent = действие { $number } — не то, что даёт зерно: оно даёт `{ $drawn }`.
record-is-over = Эта партия окончена: её можно только хранить (`импорт архив`).
record-is-dealing = В этой партии места ещё разыгрывались. Продолжить её нельзя; откройте новый стол.

## Партии из других программ (PGN)

record-pgn-unclosed-comment = здесь начинается примечание, но оно не закрыто: нужна закрывающая фигурная скобка.
record-pgn-unclosed-variation = здесь начинается вариант, но он не закрыт: нужна закрывающая скобка.
record-pgn-unclosed-tag = здесь начинается тег не вида `[Name "value"]`.
record-pgn-too-deep = вложено больше 64 вариантов: уберите часть.
record-pgn-too-many = в файле слишком много партий.
record-pgn-stray = здесь закрывается скобка, которую не открывали.
record-kif-diagram = в этой строке начальной позиции есть фигура или поле, которых в сёги нет.
record-kif-handicap = я не знаю такой форы: вставьте вместо неё диаграмму начальной позиции.
record-kif-second = здесь начинается вторая партия: вносите партии по одной.
record-pgn-several = В файле партий: { $count }; вносите их по одной.
record-pgn-variant = Игры `{ $name }`, названной в теге Variant, я не знаю.
record-pdn-type = Шашек `{ $name }`, названных в теге GameType, я не знаю.
record-pgn-move = `{ $move }` сыграть нельзя: { $why }
record-pgn-over = партия здесь уже окончена.
record-pgn-empty = В файле нет ни одного хода: вносить нечего.
record-pgn-moves-in-comment = `;` превращает остаток строки в примечание, а в нём стоят ходы: уберите `;`.
record-pgn-null = `{ $word }` значит, что сторона не ходит, а пропускать ход здесь нельзя.
record-pgn-word = `{ $word }` — не ход, не номер хода, не результат, не примечание и не знак оценки вроде `$1`.
record-pgn-date = дата `{ $date }` в этом теге — в будущем: исправьте её или напишите `????.??.??`.
record-pgn-tag = тег `{ $name }` слишком длинный: в нём может быть символов: { $most }.
record-tags = тегов больше, чем { $most }: уберите лишние.
record-tag = `{ $key }` — не тег со значением в одной строке.
