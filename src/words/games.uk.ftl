# Каталог.
help-games = усі ігри: за родинами, кількістю гравців і тривалістю
help-games-long = `ігри`, `ігри шашки`, `ігри 4`, `ігри короткі`, `ігри драконячі шахи`
    Усі ігри, які я знаю: за родинами, кількістю гравців і тривалістю. Кнопка гри показує дошку, що це за гра і скільки вона триває; звідти одним натиском відкривають стіл.
slash-games = ігри
slash-games-about = Усі ігри: за родинами, гравцями й тривалістю, кожна з картинкою
option-games-what-about = гра, родина, кількість гравців, короткі чи довгі
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
games-unknown = Ні гри, ні виду ігор { $typed } я не знаю. Усі показує команда `ігри`.
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
games-rules = Правила й запис
games-alt = { $game }: дошка на початку гри.
