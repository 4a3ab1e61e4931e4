# Wertungen, Bestenlisten, Zuverlässigkeit, die nächste Partie, Revanche.

# --- Einstellungen eines neuen Tisches
term-rated = ob das Ergebnis für die Wertung zählt
term-rated-off = Eine Partie ohne Wertung.
term-reliable = nur für Spieler, die diesen Anteil ihrer Fristen einhalten; Neulinge dürfen auch, außer wenn am Ende „!“ steht
term-reliable-line = Für Spieler, die mindestens { $percent } % ihrer Fristen einhalten; Neulinge sind willkommen.
term-reliable-proven = Nur für Spieler, die gezeigt haben, dass sie mindestens { $percent } % ihrer Fristen einhalten.
rated-position = Eine Partie aus einer aufgebauten Stellung kann nicht für die Wertung zählen. Lass `rated` weg, oder schreib `rated=no`.
reliable-refused = Tisch #{ $table } ist für Spieler, die mindestens { $asked } % ihrer Fristen einhalten. Bisher hast du { $percent } % von { $owed } eingehalten. Jeder rechtzeitige Zug bringt dich näher heran; Tische ohne diese Bedingung stehen dir offen.
reliable-unproven = Tisch #{ $table } ist für Spieler, die gezeigt haben, dass sie mindestens { $asked } % ihrer Fristen einhalten. Dafür braucht es { $known } Züge mit Frist, und du hattest bisher { $owed }: Spiel zuerst anderswo.

# --- Befehle lesen
standing-person = Ich weiß nicht, wer „{ $name }“ ist. Erwähne die Person, zum Beispiel `{ $command } @Ada`.
versus-whom = Gegen wen? Zum Beispiel `bilanz @Ada`.
unlisted-which = Schreib `ungelistet an`, um in keiner Bestenliste zu stehen, oder `ungelistet aus`, um wieder darin zu stehen.
unlisted-on = Du stehst in keiner Bestenliste mehr. `ungelistet aus` bringt dich zurück.
unlisted-off = Du stehst in den Bestenlisten der Spiele, die du spielst.

# --- Wie jemand Partien führt
standing-in-time = { $made } von { $owed ->
    [one] { $owed } Zug
   *[other] { $owed } Zügen
} rechtzeitig{ $percent ->
    [100] { "" }
   *[other] { " " }({ $percent } %)
}
standing-finished = { $finished ->
    [0] keine Partie beendet
    [one] { $finished } Partie beendet
   *[other] { $finished } Partien beendet
}
standing-left = { $left ->
    [0] keine im Stich gelassen
   *[other] { $left } im Stich gelassen
}
standing-rated = Wertung { $rating }
standing-record = { $who }: { $record }

# --- Wertungen
standing-card = **Wertungen von { $who }**
standing-card-none = { $who } hat noch keine Partie mit Wertung beendet.
standing-card-none-you = Du hast noch keine Partie mit Wertung beendet. Jede Partie zählt, außer am Tisch gilt `rated=no`.
standing-card-kept = Zuverlässigkeit: { $kept }
standing-card-unlisted = Du stehst in keiner Bestenliste.
standing-game = **{ $game }** { $rating } (± { $deviation }):
standing-results = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen, { $drawn } remis, { $lost } verloren
standing-points = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $points } Punkte, { $won } gewonnen
standing-best = Bestwert { $rating } (#{ $table })
standing-trend = { $games ->
    [one] in der letzten Partie { $change }
   *[other] in den letzten { $games } Partien { $change }
}
standing-chart = Wertungen von { $who }

# --- Bestenlisten
leaders-server = Eine Bestenliste gehört zu einem Server: Frag dort danach.
leaders-which = Die Bestenliste welches Spiels?
leaders-nothing = Hier wurde noch keine Partie mit Wertung beendet.
leaders-none = Hier hat noch niemand eine Partie { $game } mit Wertung beendet.
leaders-head = **{ $game }: die Besten hier**
leaders-line = { $who } { $rating } (± { $deviation }), { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
leaders-you = Du bist auf Rang { $place } von { $count }.
leaders-provisional = Eine Wertung mit Fragezeichen ist noch unsicher: Ihren Rang bekommt sie nach einigen weiteren Partien.
leaders-page = Seite { $page } von { $pages }

# --- Einer gegen einen
versus-self = Du gegen dich selbst? Das hat noch niemand gewonnen. `bilanz @Ada` zeigt, wie du gegen jemand anderen gespielt hast.
versus-none = Du und { $who } seid euch noch in keiner Partie mit Wertung begegnet.
versus-head = **Du gegen { $who }**
versus-line = **{ $game }**: { $won } gewonnen, { $drawn } remis, { $lost } verloren; zuletzt an Tisch #{ $table }, { $when }

# --- Die nächste Partie und noch eine
button-next = Nächste Partie: ich am Zug
button-rematch = Revanche
next-none = Niemand wartet auf dich: Du bist an keinem Tisch am Zug.
next-none-else = Sonst bist du nirgends am Zug.
next-offers = Du bist nirgends am Zug, aber ein Angebot wartet auf deine Antwort: { $tables }. `verträge #{ $first }` zeigt es.
next-offers-else = Sonst bist du nirgends am Zug, aber ein Angebot wartet auf deine Antwort: { $tables }. `verträge #{ $first }` zeigt es.
rematch-none = Du hast noch keine Partie beendet, die man noch einmal spielen könnte.
rematch-not-over = Die Partie an Tisch #{ $table } ist noch nicht zu Ende.
rematch-not-yours = Um Revanche bitten kann nur, wer an Tisch #{ $table } gespielt hat.
rematch-there = Der andere Server entscheidet selbst, wer Tische öffnen darf: Bitte dort um die Revanche von Tisch #{ $table }.
rematch-laid = Die Revanche läuft an Tisch #{ $table }: `brett #{ $table }` zeigt, wie sie steht.

# --- Hilfe
help-group-contest = **Turniere**
help-group-standing = **Wertungen**

# --- Slash-Befehle

# --- Warum die letzte Partie nicht zählt
standing-uncounted = Deine letzte Partie, an Tisch #{ $table }, zählt nicht: { $why ->
    [void] Sie wurde annulliert
    [casual] Sie wurde ohne Wertung gespielt (`rated=no`)
    [machine] Ein Computer hat mitgespielt
    [position] Sie begann aus einer aufgebauten Stellung
    [brought] Sie wurde aus einer Aufzeichnung importiert
   *[short] Sie war zu Ende, bevor beide Seiten gezogen hatten
}.
