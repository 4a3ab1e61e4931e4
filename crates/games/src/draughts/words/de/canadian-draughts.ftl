# Kanadische Dame.

can-name = Kanadische Dame
can-about = Internationale Dame auf einem Brett von 12 mal 12 Feldern, mit dreißig Steinen auf jeder Seite.

can-help =
    Weiß beginnt. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

can-help-notation = { -drt-typed-numbers(quiet: "45-39", spaced: "45 39", take: "33x22x11", short: "33x11", to: "39", other: "e5-f6") }

## The lesson.

lesson-canadian-draughts-move = Internationale Dame auf zwölf mal zwölf Feldern, dreißig Steine je Seite. Züge schreibst du mit den Nummern im Bild. Zieh von 45 nach 39.
    .hint = `45-39`, auch `45 39`.
    .done = Linien und Reihen werden auch gelesen: `e5-f6` ist derselbe Zug.
lesson-canadian-draughts-most = Steine schlagen vorwärts und rückwärts, und du musst so viele schlagen wie möglich. Schlag mit dem Stein auf 56.
    .hint = Ein Weg schlägt nur einen Stein, der andere zwei: `56x45x32`, oder einfach `56x32`.
    .done = Bei so vielen Steinen sind lange Schlagzüge häufig: Rechne nach, bevor du einen zulässt.
lesson-canadian-draughts-king = Eine Dame zieht beliebig weit, schlägt aus der Ferne und landet auf einem beliebigen leeren Feld dahinter. Schlag mit ihr zwei.
    .hint = Von welchem Feld hinter 39 aus sieht sie 41? `67x28x54`.
    .done = Eine Dame landet dort, wo sie insgesamt am meisten schlägt, nicht, wo sie gern möchte.
lesson-canadian-draughts-shot = Opfere einen Stein und gewinne.
    .hint = Ein Stein wird auf der letzten Reihe zur Dame, auch wenn danach ein anderer geschlagen wird: `9-2`.
    .done = Schwarz muss `19x8` spielen, und `2x19x58x41` schlägt alles.
