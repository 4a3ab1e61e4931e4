# Chess960.

chess960-name = Schach960
    .typed = fischerschach, chess960
chess960-about = Schach, bei dem die Figuren der ersten Reihe in einer von 960 Anordnungen stehen.

chess960-option-start = die Nummer der Anordnung
