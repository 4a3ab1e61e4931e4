# Capablanca chess.

capablanca-name = Capablanca-Schach
    .typed = capablanca
capablanca-about = Schach auf zehn Linien, mit Erzbischof und Kanzler.
