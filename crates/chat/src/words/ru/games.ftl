# Каталог.
games-head = Игр { $count }. Какие показать?
games-all = Все игры
games-family-chess = Шахматы
games-family-great = Большие шахматы
games-family-draughts = Шашки
games-family-other = Другие игры
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
