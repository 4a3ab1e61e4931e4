# Seirawan chess.

seirawan-chess-name = Seirawan-Schach
    .typed = s-schach, seirawan
seirawan-chess-about = Schach, bei dem jede Seite einen Elefanten und einen Habicht einsetzen kann.

seirawan-chess-kind-archbishop = Habicht
    .gen = Habichts
    .acc = Habicht
    .ins = Habicht
    .letter = H
seirawan-chess-moves-archbishop = Wie ein Läufer oder wie ein Springer. Er wartet in der Hand, bis eine Figur der ersten Reihe zum ersten Mal zieht.
seirawan-chess-kind-chancellor = Elefant
    .gen = Elefanten
    .acc = Elefanten
    .ins = Elefanten
    .letter = E
seirawan-chess-moves-chancellor = Wie ein Turm oder wie ein Springer. Er wartet in der Hand, bis eine Figur der ersten Reihe zum ersten Mal zieht.
