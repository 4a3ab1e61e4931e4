# Der Katalog.
games-head = Es gibt { $count } Spiele. Drück einen Knopf oder schreib, was du suchst: `spiele 4`, `spiele kurz`, `spiele springer`.
    Für den Anfang: { $shelf }.
games-head-here = Dieser Server bietet { $count } von { $all } Spielen an. Drück einen Knopf oder schreib, was du suchst: `spiele 4`, `spiele kurz`, `spiele springer`.
    Für den Anfang: { $shelf }.
games-list = **{ $what }** · { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
games-count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
games-none = Kein Spiel passt hier zu **{ $what }**.
games-narrow = Liste eingrenzen
games-word = „{ $word }“
games-not-offered = { $game } gibt es auf diesem Server nicht. `spiele` zeigt, was er anbietet.
games-all = Alle Spiele
games-family-chess = Schach
games-family-great = Großes Schach
games-family-draughts = Dame
games-family-other = Andere Spiele
games-family-host = Hausspiele
games-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
games-pace-short = Kurz
games-pace-medium = Mittel
games-pace-long = Lang
games-unknown = Ich kenne weder ein Spiel noch eine Art von Spielen namens { $typed }. `spiele` zeigt alle.
games-card = **{ $game }** (`{ $id }`)
    { $about }
    { $players } · { $length }
games-length-usual = etwa { $moves } Züge pro Spieler
games-length-here = { $games ->
    [one] eine Partie hier
   *[other] { $games } Partien hier
}: etwa { $moves } Züge pro Spieler, { $days ->
    [0] weniger als ein Tag
    [one] ein Tag
   *[other] { $days } Tage
}
games-options = Andere Spielarten
games-lay = Tisch öffnen
games-seek = Mitspieler suchen
games-rules = Regeln und Notation
games-alt = { $game }: das Brett am Anfang.
