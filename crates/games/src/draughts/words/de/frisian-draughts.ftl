# Friesische Dame.

fri-name = Friesische Dame
    .typed = frysk dammen
fri-about = Auf hundert Feldern wird auch geradeaus und seitwärts geschlagen; Pflicht ist der Schlagzug mit dem größten Wert.

fri-moves-king = Beliebig weit schräg. Sie schlägt in acht Richtungen, schräg und entlang der Linien und Reihen, indem sie über einen Stein auf ein leeres Feld dahinter springt.
fri-moves-man = Ein Feld schräg nach vorn. Er schlägt in acht Richtungen, schräg, vorwärts, rückwärts und seitwärts, indem er über den nächsten Stein auf das leere Feld dahinter springt. Auf der letzten Reihe wird er zur Dame.

fri-help =
    Weiß beginnt. { -drt-lead }
    • **Ein einfacher Stein** zieht ein Feld schräg nach vorn. Er schlägt in **acht Richtungen**: schräg, aber auch gerade nach vorn, gerade zurück und seitwärts. Dort ist das nächste dunkle Feld zwei Felder entfernt.
    • **Eine Dame** zieht beliebig weit schräg. Sie schlägt in den acht Richtungen aus beliebiger Entfernung und landet auf einem beliebigen leeren Feld hinter dem geschlagenen Stein.
    { -drt-rule-passes }
    { -drt-rule-take }
    • Von mehreren Schlagzügen musst du einen mit dem **größten Wert** wählen: Eine Dame zählt fast so viel wie zwei einfache Steine. Kann eine Dame einen davon ausführen, muss eine Dame schlagen.
    { -drt-rule-gone }
    • Solange du einen einfachen Stein hast, darfst du höchstens **drei Züge hintereinander mit derselben Dame** machen, Schlagzüge ausgenommen. Danach musst du anders ziehen oder schlagen.
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    • **Ebenfalls remis**, wenn sonst nichts auf dem Brett steht: Dame gegen Dame nach 2 Zügen jeder Seite ohne Schlagen und ohne Umwandlung, zwei Damen gegen eine nach 7.

fri-help-notation = { -drt-typed-numbers(quiet: "32-28", spaced: "32 28", take: "28x17x8", short: "28x8", to: "28", other: "d4-e5") }

## The lesson.

lesson-frisian-draughts-move = Ein Stein zieht ein Feld schräg nach vorn, und Züge schreibst du mit den Nummern im Bild. Zieh von 32 nach 28.
    .hint = `32-28`, auch `32 28`.
    .done = Linien und Reihen werden auch gelesen: `d4-e5` ist derselbe Zug.
lesson-frisian-draughts-straight = Es besteht Schlagzwang, und geschlagen wird in acht Richtungen: schräg, aber auch vorwärts, rückwärts und seitwärts. Schlag den Stein auf 18, gerade vor dir.
    .hint = Auf einer Linie ist nur jedes zweite Feld dunkel. Über 18 nach 8: `28x8`.
    .done = Seitwärts hätte er den Stein auf 27 geschlagen: `28x26`. Gezogen wird nur schräg, geschlagen auch gerade.
lesson-frisian-draughts-value = Pflicht ist der Schlagzug mit dem größten Wert. Eine Dame zählt mehr als ein Stein und weniger als zwei. Schlag 22 und 12.
    .hint = Über 22 nach 17, dann über 12 nach 8: `28x17x8`, oder einfach `28x8`.
    .done = Die Dame auf 29 war nicht zu haben: Zwei Steine zählen mehr. Zwei Damen zählen mehr als drei Steine und weniger als vier.
lesson-frisian-draughts-king = Kann eine Dame einen Schlagzug mit dem größten Wert ausführen, muss eine Dame schlagen. Schlag und lande so weit weg wie möglich.
    .hint = Hinter 41 liegen 37 und 32: `46x32`.
    .done = Der Stein auf 35 konnte auch einen schlagen, aber die Dame musste.
lesson-frisian-draughts-rest = Solange du einen einfachen Stein hast, darfst du höchstens drei Züge hintereinander mit derselben Dame machen. Deine auf 46 hat drei gemacht. Zieh den Stein nach 44.
    .hint = Von 50 nach 44: `50-44`.
    .done = Jetzt darf die Dame wieder ziehen, höchstens dreimal. Nach einem Schlagzug wird neu gezählt.
lesson-frisian-draughts-shot = Schwarz bedroht den Stein auf 27 von der Seite. Lass ihn schlagen und gewinne.
    .hint = Eine neue Dame sieht entlang der Reihen, Linien und Diagonalen: `10-5`.
    .done = Schwarz muss `26x28` spielen, und `5x2x35x5x32` schlägt alles.
