# Каталог.
games-head = Ігор { $count }. Які показати?
games-all = Усі ігри
games-family-chess = Шахи
games-family-great = Великі шахи
games-family-draughts = Шашки
games-family-other = Інші ігри
games-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
games-pace-short = Короткі
games-pace-medium = Середні
games-pace-long = Довгі
games-unknown = Я не знаю ні гри, ні виду ігор { $typed }. Усі показує команда `ігри`.
games-card = **{ $game }** (`{ $id }`)
    { $about }
    { $players } · { $length }
games-length-usual = близько { $moves } ходів у кожного
games-length-here = { $games ->
    [one] { $games } партія тут
    [few] { $games } партії тут
   *[other] { $games } партій тут
}: близько { $moves } ходів у кожного, { $days ->
    [0] менше дня
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
games-options = Інші варіанти
games-lay = Відкрити стіл
games-seek = Шукати гравців
games-rules = Правила й запис
games-alt = { $game }: дошка на початку гри.
