# Portugiesische Dame.

por-name = Portugiesische Dame
por-about = Die Züge der Spanischen Dame, aber schneller remis: Eine Dame muss gegen drei zwölf Züge durchhalten.

por-help =
    Weiß beginnt. Das Brett ist gedreht: Jeder hat rechts ein Eckfeld, auf dem gespielt wird. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } Von diesen einen, der die meisten Damen schlägt.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 20) }
    • **Ebenfalls remis**, wenn sonst nichts auf dem Brett steht: eine Dame gegen drei Damen nach 12 Zügen jeder Seite ohne Schlagen und ohne Umwandlung, gegen eine oder zwei nach 5.

por-help-notation = { -drt-typed-numbers(quiet: "10-14", spaced: "10 14", take: "10x19x26", short: "10x26", to: "14", other: "f3-e4") }

## The lesson.

lesson-portuguese-draughts-move = Das Brett ist gedreht: Auf dem Eckfeld rechts von dir wird gespielt, und dort beginnen die Nummern. Zieh von 10 nach 14.
    .hint = `10-14`, auch `10 14`. Das Bild zeigt die Nummern.
    .done = Linien und Reihen werden auch gelesen: `f3-e4` ist derselbe Zug.
lesson-portuguese-draughts-most = Es besteht Schlagzwang, Steine schlagen nur vorwärts, und du musst so viele schlagen wie möglich. Schlag 14 und 22.
    .hint = Nach rechts schlägt er einen, nach links zwei: `10x19x26`, oder einfach `10x26`.
    .done = `10x17` wäre abgelehnt worden, denn zwei lassen sich schlagen.
lesson-portuguese-draughts-king = Eine Dame schlägt aus der Ferne. Von gleich langen Schlagzügen ist der mit den meisten Damen Pflicht. Schlag und lande so weit weg wie möglich.
    .hint = Auf einer Seite steht ein Stein, auf der anderen eine Dame. Hinter der Dame auf 7 liegen 12 und 16: `3x16`.
    .done = Der Stein auf 10 war nicht zu haben: Die Dame geht vor.
lesson-portuguese-draughts-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort. Schlag den Stein auf 27.
    .hint = Er landet auf 30, neben 26, darf den dort aber noch nicht schlagen: `23x30`.
    .done = Ab dem nächsten Zug zieht er als Dame.
lesson-portuguese-draughts-shot = Lass Schwarz einen Stein schlagen und gewinne.
    .hint = Eine neue Dame sieht weit, und der schwarze Stein kommt in ihre Reichweite: `26-30`.
    .done = Schwarz muss `16x7` spielen, und `30x17x3x12` schlägt alles. Drei Damen gewinnen gegen eine nur, wenn sie höchstens zwölf Züge brauchen.
