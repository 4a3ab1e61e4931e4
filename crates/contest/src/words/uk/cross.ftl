# The cross-table of a contest as a picture, and its text for those who do not see it.
contest-no-such-page = Сторінки { $page } немає. Остання — { $pages }.

# --- Points
contest-points = { $points }
contest-points-decimal = { $whole }{ number-decimal }{ $part }

# --- Names
contest-cross-name = { $name }
contest-cross-numbered = № { $number }
contest-cross-pair = { $one } і { $other }
contest-cross-replaced = { $name } (раніше { $former })
contest-cross-forgotten = колишній гравець

# --- The head
contest-cross-entrants = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[other] { $count } учасників
}
contest-cross-page = сторінка { $page } з { $pages }
contest-cross-round = тур { $round } з { $rounds }
contest-cross-games = зіграно партій: { $over } з { $all }
contest-cross-running = триває
contest-cross-paused = призупинено
contest-cross-finished = завершено
contest-cross-cancelled = скасовано
contest-cross-division = Дивізіон { $number }, сезон { $season }
contest-cross-group = Група { $number }
contest-cross-final-group = Фінальна група

# --- The heads of columns: short
contest-cross-number = №
contest-cross-points = Очки
contest-cross-play-off = Дод.
contest-cross-last-games = останні партії
contest-cross-nth-round = Коло { $round }
contest-cross-quarterfinals = Чвертьфінали
contest-cross-semifinals = Півфінали
contest-cross-final = Фінал
contest-cross-third = За третє місце
contest-cross-bye = без суперника

# --- The signs
contest-cross-first = перший хід
contest-cross-second = другий хід
contest-cross-seat = місце в партії, номер за столом
contest-cross-open = не закінчена
contest-cross-forfeit-won = виграш без гри
contest-cross-forfeit-lost = програш без гри
contest-cross-struck = анульована
contest-cross-bye-allocated = без пари
contest-cross-bye-full = пропуск, очко
contest-cross-bye-half = пропуск, пів очка
contest-cross-bye-none = пропуск, без очок
contest-cross-machine = машина
contest-cross-out = вибув
contest-cross-challenge = викликає

# --- The picture in words
contest-cross-alt = { $contest }. { $game }, { $state }. { $places }
contest-cross-alt-places = { $places }.
contest-cross-alt-part = { $part }: { $places }
contest-cross-alt-both = { $one } { $other }
contest-cross-alt-place = { $place } { $name } ({ $points })
contest-cross-alt-rank = { $place } { $name }
