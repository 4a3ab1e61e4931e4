# Zylinderschach.

cyl-name = Zylinderschach
    .typed = zylindrisches Schach
cyl-about = Schach auf einem Brett, dessen linker und rechter Rand verbunden sind: Nach der h-Linie kommt die a-Linie.

cyl-help =
    Schach, aber **alle Figuren ziehen über die Seitenränder hinweg weiter**, auf derselben Reihe:
    • der Turm auf seiner Reihe von h nach a, der Läufer von a1 nach h2, g3 und weiter, der Springer von a1 nach g2 und h3, der König von a1 nach h1 und h2.
    • Bauern schlagen über den Rand, auch en passant: von a5 auf h6.
    • Die Reihen 1 und 8 sind Ränder wie sonst auch.
    • Einmal ganz herum auf das eigene Feld darf nichts.
    • Schach gilt auch über den Rand. Rochiert wird nach der gewohnten Seite, nie über den Rand; der König darf auf keinem Feld beginnen, über keines gehen und keines erreichen, das angegriffen ist, auch nicht über den Rand.
    • **Das Ende:** Matt gewinnt. Remis: Patt, tote Stellung, dieselbe Stellung zum fünften Mal, 75 Züge jeder Seite ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 50 solchen Zügen kann man Remis reklamieren.

cyl-help-notation =
    Wie im Schach; der Rand braucht kein Zeichen.
    • `e4`, `Sf3`, `exd5`, `0-0`; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `Sh3`, `Sa1-h3`: ein Springer geht von a1 über den Rand; `axh6`, `a5xh6`: ein Bauer schlägt darüber
    • `Sbd2`, `T1e2`: wenn mehrere dorthin könnten, vielleicht über den Rand
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge jeder Seite lang weder geschlagen noch ein Bauer gezogen wurde.

## The lesson.

lesson-cylinder-chess-rook = Der linke und der rechte Rand sind verbunden: Nach der h-Linie kommt die a-Linie. Schlag den Springer mit dem Turm.
    .hint = Links steht der eigene Bauer im Weg, also nach rechts, über h4 und a4: `Txb4`.
    .done = Der Rand braucht in der Notation kein Zeichen. Nur ganz herum auf das eigene Feld darf nichts.
lesson-cylinder-chess-bishop = Auch eine Diagonale geht über den Rand weiter. Schlag den Turm mit dem Läufer.
    .hint = Nach links: b2, a3 und über den Rand h4, g5. `Lxg5`.
    .done = Jede Diagonale windet sich von Reihe 1 bis Reihe 8 um das Brett; einsperren lässt sich ein Läufer da selten.
lesson-cylinder-chess-knight = Am Rand steht hier niemand: Auch von der a-Linie hat ein Springer acht Sprünge. Schlag den Turm.
    .hint = Von a3 eine Linie nach links ist h, und zwei Reihen hinauf ist 5: `Sxh5`.
    .done = Auf h5 greift er wie gewohnt f4 an, und über den Rand a3, a7, b4 und b6.
lesson-cylinder-chess-pawn = Bauern schlagen über den Rand. Schlag den Bauern auf der h-Linie.
    .hint = Von a5 nach vorn und eine Linie nach links ist h6: `axh6`. Das andere Schlagen wäre `axb6`.
    .done = Jeder Bauer kann nach zwei Seiten schlagen, auch en passant. Sichere Randbauern gibt es nicht.
lesson-cylinder-chess-king = Dein König steht über den Rand im Schach. Aber was dort neben ihm steht, kann er auch selbst schlagen.
    .hint = Jenseits des Randes sind die Nachbarn von h1 die Felder a1 und a2: `Kxa2`.
    .done = Ein Angriff kommt auch um das Brett herum: Schau nach jedem Zug auch jenseits des Randes die Reihen und Diagonalen entlang.
lesson-cylinder-chess-mate = Setz in einem Zug matt.
    .hint = Folge der Diagonale der Dame nach links, über den Rand: `Dh8`.
    .done = Sie gibt auf Reihe 8 Schach und sieht auch g7. Aus einer Ecke blickt eine Dame hier auf der Reihe in beide Richtungen und zwei Diagonalen entlang.
