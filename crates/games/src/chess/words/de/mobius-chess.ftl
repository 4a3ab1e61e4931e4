# Möbius-Schach.

mob-name = Möbius-Schach
    .typed = Möbiusschach, Schach auf dem Möbiusband, Moebius-Schach, Moebiusschach
mob-about = Schach auf einem Möbiusband: Linker und rechter Rand sind nach einer halben Drehung verbunden.

mob-option-setup = die Grundreihen: guarded – Springer in den Ecken, Türme daneben; orthodox – wie gewohnt, aber dann greifen die Türme auf a1 und h8 einander von Anfang an an, ebenso die auf h1 und a8

mob-help =
    Schach, aber **Figuren ziehen über die Seitenränder hinweg weiter, und dort kippt das Brett um**: Neben a1 liegt h8, neben a2 h7 und so weiter bis a8 und h1. Oben und unten tauschen die Plätze.
    • Der Turm zieht von a4 weiter nach h5, g5 und so fort; der Läufer von a3 nach links oben: h5, g4, f3, e2, d1; der Springer von a1 nach g7 und h6; der König von a1 nach h8 und h7.
    • **Bauern** ziehen und schlagen nicht über den Rand. Eine Rochade gibt es nicht.
    • Einmal ganz herum auf das eigene Feld darf nichts. Schach gilt auch über den Rand.
    • Zu Beginn stehen die Springer in den Ecken und die Türme daneben: In den Ecken würden die Türme einander angreifen.
    • **Das Ende:** Matt gewinnt. Remis: Patt, nackte Könige, dieselbe Stellung zum fünften Mal, 75 Züge jeder Seite ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 50 solchen Zügen kann man Remis reklamieren.

mob-help-notation =
    Wie im Schach; der Rand braucht kein Zeichen.
    • `e4`, `Sb3`, `exd5`; oder mit dem Ausgangsfeld, `e2-e4`, `Sa1-b3`
    • `Sh6`, `Sa1-h6`: der Springer geht von a1 über den Rand; ein Turm ebenso mit `Ta4-h5`
    • `Sbd2`, `T1e2`: wenn mehrere dorthin könnten, vielleicht über den Rand
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge jeder Seite lang weder geschlagen noch ein Bauer gezogen wurde.

## The lesson.

lesson-mobius-chess-rook = Linker und rechter Rand sind mit einer halben Drehung verbunden: Neben a1 liegt h8, neben a2 h7 und so weiter. Reihe 4 geht als Reihe 5 weiter. Schlag den Springer.
    .hint = Von a4 geht der Turm nach links auf h5, g5, f5: `Txf5`.
    .done = Die Reihen zweier Randfelder, die sich berühren, ergeben zusammen immer neun: a4 und h5, a1 und h8.
lesson-mobius-chess-bishop = Jenseits des Randes tauschen oben und unten die Plätze: Was hinaufging, kommt auf der anderen Seite herunter. Schlag den Springer mit dem Läufer.
    .hint = Von a3 nach links oben wäre Reihe 4: Jenseits des Randes ist das h5. Von dort geht es abwärts, über g4 nach f3: `Lxf3`.
    .done = Über den Rand kann ein Läufer die Farbe seiner Felder wechseln: a3 ist dunkel, h5 ist hell.
lesson-mobius-chess-knight = Bauern ziehen und schlagen nicht über den Rand, alles andere schon. Schlag den Turm.
    .hint = Von a1 zwei Reihen hinauf ist Reihe 3, eine Linie nach links ist jenseits des Randes, und dort ist Reihe 3 die Reihe 6: `Sxh6`.
    .done = Zu Beginn stehen Springer in den Ecken: Türme würden einander dort über den Rand angreifen.
lesson-mobius-chess-king = Der schwarze Turm ist deinem König zu nahe gekommen. Schlag ihn.
    .hint = Neben a1 liegt h8, neben a2 h7; dein König erreicht beide: `Kxh7`.
    .done = Ecke berührt Ecke: Könige auf a1 und h8 stünden nebeneinander.
lesson-mobius-chess-block = Auch Schach kommt über den Rand: Reihe 8 geht als Reihe 1 weiter. Stell den Springer dazwischen.
    .hint = Der Turm schaut über g8, h8 und dann a1 auf deinen König. Der Springer kann nach a1: `Sa1`.
    .done = Wer auf dem Randfeld steht, sperrt beide Reihen, die sich dort treffen.
lesson-mobius-chess-mate = Setz in einem Zug matt.
    .hint = Folge der Diagonale der Dame nach rechts unten, über g3 und h2 und den Rand: `Dxa8`.
    .done = Rechts unter h2 wäre Reihe 1; jenseits des Randes ist das Reihe 8, und von dort an sind oben und unten vertauscht.
