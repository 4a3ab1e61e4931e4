# Турниры: сообщение с положением, посты, ответы на команды.

## Состояние турнира

contest-title = 🏆 **{ $name }** (турнир #{ $contest }) · { $game }
contest-unrated = без рейтинга
contest-format-robin = круговой
contest-format-robin-double = двухкруговой
contest-format-swiss = швейцарская система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}
contest-format-swiss-open = швейцарская система
contest-format-knock-out = на выбывание, { $games ->
    [one] в матче одна партия
    [few] в матче { $games } партии
   *[other] в матче { $games } партий
}
contest-format-ladder = лестница, вызов не дальше чем на { $range ->
    [one] { $range } ступень
    [few] { $range } ступени
   *[other] { $range } ступеней
} вверх
contest-format-league = лига, дивизионы по { $size }, сезон { $weeks ->
    [one] { $weeks } неделя
    [few] { $weeks } недели
   *[other] { $weeks } недель
}
contest-name-robin = круговой турнир
contest-name-double = двухкруговой турнир
contest-name-swiss = швейцарская система
contest-name-knock-out = турнир на выбывание
contest-name-ladder = лестница
contest-name-league = лига
contest-state-announced = объявлен
contest-state-entries = идёт запись
contest-state-check-in = перекличка
contest-state-running = идёт
contest-state-finished = окончен
contest-state-cancelled = отменён
contest-line = **#{ $contest }** { $name } · { $game } · { $state }
contest-opens-at = Запись откроется { $until }.
contest-is-announced = Турнир объявлен, запись ещё не открыта.
contest-is-open = Идёт запись. Записались: { $count }{ $most }
contest-is-open-until = Запись открыта до { $until }. Записались: { $count }{ $most }
contest-is-checking = Перекличка до { $until }: готовы { $ready } из { $count }.
contest-is-running = Тур { $round } из { $rounds } · сыграно партий: { $over } из { $games }
contest-is-running-until = Тур { $round } из { $rounds }, до { $until } · сыграно партий: { $over } из { $games }
contest-is-ladder = На лестнице: { $count } · идёт партий: { $open }
contest-is-finished = Турнир окончен.
contest-is-cancelled = Турнир отменён.
contest-is-paused = ⏸ Перерыв: сроки не идут.
contest-waiting = Ждут места: { $count }
contest-former = бывший участник
contest-part = **Дивизион { $part }**
contest-struck = вычеркнута
contest-byes = Без партии: { $who }

## Кнопки

contest-button-join = Записаться
contest-button-ready = Я на месте
contest-button-mine = Мои партии
contest-button-table = Положение
contest-button-cross = Таблица
contest-button-wide = Все туры
contest-button-accept = Принять
contest-button-refuse = Отказаться
contest-button-again = Сыграю снова
contest-button-cancel = Отменить турнир
contest-button-withdraw = Выйти из турнира
contest-button-board = Доска #{ $table }

## Посты

contest-news-open = Открыта запись на турнир **{ $name }**.
contest-news-closing = Запись на турнир **{ $name }** закрывается { $until }. Есть свободные места.
contest-news-changed = Условия турнира **{ $name }** изменились. Если вы по-прежнему играете, нажмите кнопку: { $who }
contest-news-checkin = Турнир **{ $name }** скоро начнётся. Нажмите кнопку до { $until }, иначе место пропадёт: { $who }
contest-news-few = { $who }, турнир **{ $name }** не может начаться: записались { $count }, нужно { $needed }. Можно выбрать другую систему (`турнир правка`), подождать или отменить его. Через три дня отменю сам.
contest-news-moved-up = Освободилось место: вы играете в турнире **{ $name }**.
contest-news-paired = **{ $name }**, тур { $round }
contest-news-paired-rounds = **{ $name }**: начались туры { $rounds }
contest-news-paired-by-hand = **{ $name }**, тур { $round } (пары составлены вручную)
contest-news-deadline = Все партии заканчиваются до { $until }.
contest-news-near = { $who }: тур { $round } турнира **{ $name }** закончится { $until }, а ваши партии ещё идут.
contest-news-extended = Тур { $round } турнира **{ $name }** теперь закончится { $until }.
contest-news-over = Тур { $round } турнира **{ $name }** окончен.
contest-news-stuck = Следующий тур турнира **{ $name }** составить нельзя. Турнир заканчивается туром { $round }.
contest-news-challenged = { $by } вызывает: { $who }. Ответьте до { $until }.
contest-news-refused = { $who }, ваш вызов отклонён. { $reason }
contest-news-season = **{ $name }**: сезон { $season } окончен. Победители: { $champions }. Вверх: { $up }. Вниз: { $down }.
contest-news-again = Следующий сезон начнётся { $until }. Сыграете снова? { $who }
contest-news-paused = В турнире **{ $name }** перерыв. Сроки не идут.
contest-news-resumed = Турнир **{ $name }** продолжается. Все сроки сдвинуты на длину перерыва.
contest-news-organiser = { $who }, теперь турнир **{ $name }** ведёте вы: организатора не было две недели.
contest-news-no-organiser = Организатора турнира **{ $name }** не было две недели. Решать могут управляющие сервера; туры идут сами.
contest-news-finished = 🏆 Турнир **{ $name }** окончен.
contest-news-corrected = Исправлен результат турнира **{ $name }**. Теперь положение такое:
contest-news-cancelled-few = Турнир **{ $name }** отменён: записалось слишком мало.
contest-news-cancelled = Турнир **{ $name }** отменён. { $reason }
contest-parted-not-ready = Вы не отметились на перекличке турнира **{ $name }** и в нём не играете.
contest-parted-not-agreed = Вы не согласились с новыми условиями турнира **{ $name }** и в нём не играете.
contest-parted-absent = Вы выбыли из турнира **{ $name }**: не пришли на две партии или не отвечали три тура.
contest-parted-excluded = Вас исключили из турнира **{ $name }**. { $reason }
contest-parted-left = Вы больше не играете в турнире **{ $name }**.
contest-warns-repeated = Учтите: { $one } и { $other } уже встречались.
contest-warns-colours = Учтите: { $who } слишком часто получает один и тот же цвет.
contest-warns-forgotten = Учтите: у { $who } нет ни партии, ни пропуска, очка не будет.

## Ответы

contest-on-server = Турниры проводятся на сервере. Напишите это там в канале.
contest-none = Турниров здесь нет. Объявить: `турнир новый швейцарка шахматы, 5 туров, 3 дня на ход`.
contest-unknown = Турнира #{ $contest } здесь нет. `турнир` покажет те, что есть на сервере.
contest-which = Какой турнир вы имеете в виду? Добавьте номер, например `#3`:
contest-game-gone = Игры этого турнира здесь больше нет.
contest-too-many = Вы ведёте { $count ->
    [one] { $count } неоконченный турнир
    [few] { $count } неоконченных турнира
   *[other] { $count } неоконченных турниров
}. Сначала закройте или отмените один.
contest-made = Турнир **{ $name }** (#{ $contest }) объявлен: { $place }.
contest-edited = Условия турнира #{ $contest } изменены.
contest-opened = Запись на турнир #{ $contest } открыта.
contest-closed = Турнир #{ $contest }: закрыто.
contest-cancel-sure = Отменить турнир #{ $contest }? Идущие партии закончатся без результата.
contest-cancelled = Турнир #{ $contest } отменён.
contest-reason-long = Слишком длинная причина. Скажите короче.
contest-paused-now = В турнире #{ $contest } перерыв.
contest-resumed-now = Турнир #{ $contest } продолжается.
contest-joined = Вы записаны на турнир #{ $contest }. Пока записались: { $count }. Партии открою сам, когда начнётся тур.
contest-joined-waiting = В турнире #{ $contest } все места заняты. Вы в списке ожидания.
contest-blocked = Записаться на турнир #{ $contest } нельзя: кто-то из участников заблокировал вас или вы его.
contest-program-stranger = Турнир #{ $contest } идёт на сервере, где вы ещё не играли. Напишите `турнир войти` там, в канале турнира.
contest-left = Вы больше не записаны на турнир #{ $contest }.
contest-is-ready = Вы готовы к турниру #{ $contest }.
contest-withdraw-sure = Выйти из турнира #{ $contest }? Ваши идущие партии в нём будут проиграны.
contest-withdraw-sure-on = Выйти из турнира #{ $contest }? Начатые партии доиграете, новых не будет.
contest-withdrawn = Вы вышли из турнира #{ $contest }.
contest-holiday-begun = На лестнице турнира #{ $contest } ваше время стоит до { $until }.
contest-holiday-over = На лестнице турнира #{ $contest } ваше время снова идёт.
contest-bye-taken = Вы пропускаете тур { $round } турнира #{ $contest }, очка за него нет.
contest-bye-half = Вы пропускаете тур { $round } турнира #{ $contest } за пол-очка.
contest-not-in = { $who } не играет в турнире #{ $contest }.
contest-games-of = Турнир #{ $contest }, партии участника { $who }:
contest-no-games = Партий пока нет.
contest-round-head = Турнир #{ $contest }, тур { $round }:
contest-round-now = Турнир #{ $contest }: следующий тур начинается.
contest-no-round = В турнире #{ $contest } ещё нет тура { $round }. Всего туров пока: { $rounds }.
contest-paired-by-hand = Пары тура в турнире #{ $contest } составлены, как вы сказали.
contest-decided-now = Турнир #{ $contest }: результат партии { $game } записан.
contest-no-deadline = В турнире #{ $contest } сейчас нет тура со сроком.
contest-extended = Тур { $round } турнира #{ $contest } теперь закончится { $until }.
contest-entered-late = { $who } теперь в турнире #{ $contest }.
contest-dropped = { $who } больше не играет в турнире #{ $contest }.
contest-arbiter-named = { $who } теперь судья турнира #{ $contest }.
contest-arbiter-off = { $who } больше не судья турнира #{ $contest }.
contest-substituted = В турнире #{ $contest } вместо { $leaves } теперь играет { $comes }.
contest-no-challenge = В турнире #{ $contest } нет вызова, который ждёт вашего ответа.
contest-challenge-made = Вызов в турнире #{ $contest } отправлен.
contest-accepted = Вызов принят. Открываю партию.
contest-refused = Вы отказались от вызова в турнире #{ $contest }.
contest-plays-again = Вы играете в следующем сезоне турнира #{ $contest }.
contest-plays-no-more = В следующем сезоне турнира #{ $contest } вы не играете.
contest-files = Турнир #{ $contest } для других программ:

## Что не так и как правильно

contest-how = Не понимаю, что написано после `турнир`. Просто `турнир` показывает, как идут дела; ещё есть, например, `турнир войти`, `турнир положение` и `турнир тур`. Всё перечислит `помощь турнир`.
contest-new-how = Назовите систему и игру: `турнир новый швейцарка шахматы, 5 туров, 3 дня на ход`. Системы: швейцарка, круговой, двухкруговой, на выбывание, лестница, лига.
contest-import-how = Приложите один отчёт о турнире (TRF): `турнир импорт`, а с игрой и настройками — `турнир импорт шахматы time=3d`.
contest-import-unread = Не могу прочесть этот файл. Отчёт о турнире — это текст в UTF-8, не больше 512 КиБ.
contest-import-players = В отчёте о турнире от 1 до { $most } участников, каждый в строке, которая начинается с 001.
contest-import-check-in = Участники из отчёта ещё не сказали, что играют, поэтому турниру нужна перекличка: уберите `checkin=off`.
contest-import-known = Этот отчёт уже внесён: **{ $name }** (турнир #{ $contest }). `турнир импорт снова` внесёт его ещё раз.
contest-imported = Записано из отчёта: { $count }. Перекличка спросит каждого.
contest-import-strangers = Не найдены среди игравших на этом сервере: { $names }. Они могут записаться сами.
contest-edit-how = Скажите, что изменить: `турнир правка мест=16 тур=14d`.
contest-cancel-how = Назовите причину: `турнир отменить ни у кого нет времени`.
contest-pause-how = `турнир перерыв` останавливает сроки, `турнир перерыв выкл` пускает их снова.
contest-bye-how = Скажите, какой тур пропускаете: `турнир пропуск 3`, за пол-очка — `турнир пропуск 3 пол-очка`.
contest-round-how = `турнир тур` показывает последний тур, `турнир тур 2` — другой, `турнир тур сейчас` начинает следующий. Вручную: `турнир тур 1-4 3-2 пропуск 5`, с номерами участников.
contest-result-how = Назовите партию, результат и причину: `турнир результат 3.2 1-0 потому что …` (тур 3, партия 2). Результаты: 1-0, ½-½, 0-1, + -, - +, - -, аннулировать или очки каждого места: 1 0.5 0.
contest-extend-how = Скажите, насколько продлить или до какого дня: `турнир продлить 3d`, `турнир продлить до пятницы`.
contest-late-how = Скажите, кто вступает: `турнир опоздал @Bo`.
contest-drop-how = Скажите, кого и почему: `турнир исключить @Bo потому что …`.
contest-arbiter-how = Скажите, кого: `турнир судья @Bo` или `турнир судья @Bo выкл`.
contest-substitute-how = Скажите, кто за кого и почему: `турнир замена @Bo вместо @Ada потому что …`.
contest-challenge-how = Скажите, кого: `турнир вызов @Bo`. Ответить: `турнир вызов да`, `турнир вызов нет потому что …`.
contest-again-how = `турнир снова`, если играете в следующем сезоне, `турнир снова нет`, если не играете.
contest-term-unfit = Настройка { $name } не относится к этой системе.
contest-term-value = { $name } не может быть { $value }. Что возможно, покажет `помощь турнир-новый`.
contest-term-tie-breaks = Дополнительные показатели — вот эти коды: { $all }.
contest-term-seats = В турнире места распределяет жеребьёвка, и партии идут с обычного начала: места и позиции не указывайте.
contest-term-players = В этом турнире за столом играют { $count }: так его объявили. Не меняйте число мест и пары или объявите новый турнир.
contest-term-open = В турнире все знают, кто играет, и места распределяет жеребьёвка: `имена=скрыты` и кости не подходят.
contest-when = Не понимаю { $text } как время. Напишите срок или день: `3d`, `пятница`, `24.12`.
