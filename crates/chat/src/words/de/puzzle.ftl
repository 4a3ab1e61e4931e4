# Aufgaben.

# Was nicht die Antwort auf die laufende Aufgabe oder Lektion (exercise) sein kann, aber an Tischen spielbar ist.
exercise-or-table = { $exercise }: „{ $text }“ kann hier nicht die Antwort sein. An einem deiner Tische ist es ein Zug. { $count ->
    [one] Soll ich ihn dort spielen?
   *[other] Wo soll ich ihn spielen?
}
# Was eine Aufgabe oder Lektion sagt, beginnt mit ihrem Namen.
exercise-says = **{ $exercise }:** { $text }
puzzle-name = Aufgabe, { $game }
puzzle-which = Aufgaben zu welchem Spiel? `aufgabe { $game }`, oder wähle:
puzzle-choose = Welche Aufgaben möchtest du?
puzzle-solved-count = { $solved } von { $count } gelöst
puzzle-none = Zu { $game } gibt es keine Aufgaben: Bei keiner Lösung ist dort sicher genug, dass sie die einzige ist.
puzzle-all = Du hast alle { $count } Aufgaben zu { $game } gelöst. Andere:
puzzle-task = **{ $game }, Aufgabe { $number }/{ $of }.** { $task }
puzzle-task-mate = { $moves ->
    [one] { $seat }: Matt in { $moves } Zug.
   *[other] { $seat }: Matt in { $moves } Zügen.
}
puzzle-task-win = { $moves ->
    [one] { $seat }: Ein Zug gewinnt die Partie.
   *[other] { $seat }: erzwungener Gewinn in { $moves } Zügen.
}
puzzle-task-fall = { $seat }: Nach einem Zug ist ein Gegner ausgeschieden.
puzzle-task-capture = { $seat }: Ein Zug gewinnt Material.
puzzle-begun = { $move } ist richtig. Weiter:
puzzle-goes-on = { $move } ist richtig; die Antwort ist { $reply }. Weiter:
puzzle-right = ✅ { $move } ist die Lösung.
puzzle-right-rest = ✅ { $move } ist die Lösung. Weiter ginge es mit { $rest }.
puzzle-wrong = { $move } ist möglich, aber nicht die Lösung.
puzzle-wrong-answered = { $move } ist möglich, aber nicht die Lösung: Die Antwort wäre { $reply }.
puzzle-hint-cell = 💡 Schau, was auf `{ $cell }` steht.
puzzle-hint-hand = 💡 Schau, was du in der Hand hast: { $piece }.
puzzle-hint-word = 💡 Die Antwort ist ein Wort, kein Zug.
puzzle-answer = Die Lösung: ||{ $line }||
puzzle-stopped = Die Aufgabe ist geschlossen. `aufgabe { $game }` macht damit weiter.
puzzle-none-open = Du hast gerade keine Aufgabe. `aufgabe SPIEL` beginnt eine.
puzzle-button = Aufgaben
puzzle-button-next = Nächste Aufgabe
puzzle-button-other = Andere Aufgabe ▶
puzzle-button-answer = Lösung
form-puzzle-type = Dein Zug
    .label = So, wie du ihn am Tisch tippen würdest
    .hint = e4

# --- Die Aufgabe des Tages
puzzle-day = **Aufgabe des Tages { $number }: { $game }.** { $task }
puzzle-day-button = Lösen
puzzle-day-before = Gestern: ||{ $line }||. { $count ->
    [0] Niemand hat es gefunden.
    [one] { $first } hat es gefunden.
   *[other] { $count } haben es gefunden, { $first } zuerst.
}
