# Каталог.
games-head = Ігор { $count }. Натисніть кнопку або напишіть, що шукаєте: `ігри 4`, `ігри короткі`, `ігри ферзь`.
    Для початку: { $shelf }.
games-head-here = На цьому сервері є { $count } із { $all } ігор. Натисніть кнопку або напишіть, що шукаєте: `ігри 4`, `ігри короткі`, `ігри ферзь`.
    Для початку: { $shelf }.
games-list = **{ $what }** · { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
games-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
games-none = Таких ігор тут немає: **{ $what }**.
games-narrow = Звузити список
games-word = «{ $word }»
games-not-offered = { $game }: цієї гри на цьому сервері немає. Які є, покаже команда `ігри`.
games-all = Усі ігри
games-family-chess = Шахи
games-family-great = Великі шахи
games-family-draughts = Шашки
games-family-other = Інші ігри
games-family-host = Тутешні ігри
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
