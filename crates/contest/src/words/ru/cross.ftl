# The cross-table of a contest as a picture, and its text for those who do not see it.
contest-no-such-page = Страницы { $page } нет. Последняя — { $pages }.

# --- Points
contest-points = { $points }
contest-points-decimal = { $whole }{ number-decimal }{ $part }

# --- Names
contest-cross-name = { $name }
contest-cross-numbered = № { $number }
contest-cross-pair = { $one } и { $other }
contest-cross-replaced = { $name } (раньше { $former })
contest-cross-forgotten = бывший игрок

# --- The head
contest-cross-entrants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
contest-cross-page = страница { $page } из { $pages }
contest-cross-round = тур { $round } из { $rounds }
contest-cross-games = сыграно партий: { $over } из { $all }
contest-cross-running = идёт
contest-cross-paused = приостановлен
contest-cross-finished = завершён
contest-cross-cancelled = отменён
contest-cross-division = Дивизион { $number }, сезон { $season }
contest-cross-group = Группа { $number }
contest-cross-final-group = Финальная группа

# --- The heads of columns: short
contest-cross-number = №
contest-cross-points = Очки
contest-cross-play-off = Доп.
contest-cross-last-games = последние партии
contest-cross-nth-round = Круг { $round }
contest-cross-quarterfinals = Четвертьфиналы
contest-cross-semifinals = Полуфиналы
contest-cross-final = Финал
contest-cross-third = За третье место
contest-cross-bye = без соперника

# --- The signs
contest-cross-first = первый ход
contest-cross-second = второй ход
contest-cross-seat = место в партии, номер за столом
contest-cross-open = не окончена
contest-cross-forfeit-won = выигрыш без игры
contest-cross-forfeit-lost = проигрыш без игры
contest-cross-struck = аннулирована
contest-cross-bye-allocated = без пары
contest-cross-bye-full = пропуск, очко
contest-cross-bye-half = пропуск, пол-очка
contest-cross-bye-none = пропуск, без очков
contest-cross-machine = машина
contest-cross-out = выбыл
contest-cross-challenge = вызывает

# --- The picture in words
contest-cross-alt = { $contest }. { $game }, { $state }. { $places }
contest-cross-alt-places = { $places }.
contest-cross-alt-part = { $part }: { $places }
contest-cross-alt-both = { $one } { $other }
contest-cross-alt-place = { $place } { $name } ({ $points })
contest-cross-alt-rank = { $place } { $name }
