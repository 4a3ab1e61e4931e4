# Lektionen.

learn-name = Lektion, { $game }
learn-which = Welches Spiel? `lernen { $game }`, oder wähle:
learn-choose = Was möchtest du lernen?
learn-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
learn-task = **{ $game } { $step }/{ $of }.** { $task }
learn-hint = 💡 { $hint }
learn-right = ✅ { $done }
learn-begun = So weit, so gut. Weiter:
learn-wrong = { $move } ist möglich, aber danach war nicht gefragt.
learn-end = Das war der letzte Schritt: Jetzt kannst du { $game } spielen.
learn-stopped = Die Lektion ist geschlossen. `lernen { $game }` macht damit weiter.
learn-none-open = Du hast gerade keine Lektion offen. `lernen SPIEL` beginnt eine.
learn-button = Lernen
learn-button-type = Zug tippen
learn-button-hint = Tipp
learn-button-skip = Überspringen ▶
learn-button-next = Weiter ({ $step }/{ $of })
learn-button-stop = Aufhören
form-learn-type = Dein Zug
    .label = So, wie du ihn am Tisch tippen würdest
    .hint = e4
