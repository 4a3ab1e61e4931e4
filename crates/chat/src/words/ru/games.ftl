# Каталог.
games-head = Игр { $count }. Нажмите кнопку или напишите, что ищете: `игры 4`, `игры короткие`, `игры ферзь`.
    Для начала: { $shelf }.
games-head-here = На этом сервере есть { $count } из { $all } игр. Нажмите кнопку или напишите, что ищете: `игры 4`, `игры короткие`, `игры ферзь`.
    Для начала: { $shelf }.
games-list = **{ $what }** · { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
games-none = Таких игр здесь нет: **{ $what }**.
games-narrow = Сузить список
games-word = «{ $word }»
games-not-offered = { $game }: этой игры на этом сервере нет. Какие есть, покажет команда `игры`.
games-all = Все игры
games-family-chess = Шахматы
games-family-great = Большие шахматы
games-family-draughts = Шашки
games-family-other = Другие игры
games-family-host = Здешние игры
games-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
games-pace-short = Короткие
games-pace-medium = Средние
games-pace-long = Длинные
games-unknown = Я не знаю ни игры, ни вида игр { $typed }. Все показывает команда `игры`.
games-card = **{ $game }** (`{ $id }`)
    { $about }
    { $players } · { $length }
games-length-usual = около { $moves } ходов у каждого
games-length-here = { $games ->
    [one] { $games } партия здесь
    [few] { $games } партии здесь
   *[other] { $games } партий здесь
}: около { $moves } ходов у каждого, { $days ->
    [0] меньше дня
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
games-options = Другие варианты
games-lay = Открыть стол
games-seek = Искать игроков
games-rules = Правила и запись
games-alt = { $game }: доска в начале игры.
