# Deutsche Dame.

ger-name = Deutsche Dame
ger-about = Internationale Dame auf dem Schachbrett, mit zwölf Steinen auf jeder Seite.

ger-help =
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

ger-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }

## The lesson.

lesson-german-draughts-move = Internationale Dame auf dem Schachbrett. Ein Stein zieht ein Feld schräg nach vorn. Zieh von c3 nach d4.
    .hint = Von und nach: `c3-d4`, auch `c3 d4`.
    .done = Die Nummern der Felder werden auch gelesen: `22-18` ist derselbe Zug.
lesson-german-draughts-most = Es besteht Schlagzwang, vorwärts und rückwärts, und von mehreren Schlagzügen musst du einen wählen, der die meisten Steine schlägt. Schlag mit dem Stein auf e3.
    .hint = Rückwärts würde er einen schlagen, vorwärts zwei: `e3:c5:a7`, oder einfach `e3:a7`.
    .done = `e3:c1` wäre abgelehnt worden. Damen und einfache Steine zählen gleich.
lesson-german-draughts-king = Eine Dame schlägt aus der Ferne und landet auf einem beliebigen leeren Feld dahinter, muss aber so viele schlagen wie möglich. Schlag als zweiten den Stein auf c5.
    .hint = Von welchem Feld hinter c3 aus sieht sie c5? `a1:d4:b6`.
    .done = Von e5 aus hätte sie f6 geschlagen: auch zwei, du hattest also die Wahl.
lesson-german-draughts-passing = Ein Stein wird nur zur Dame, wenn sein Zug auf der letzten Reihe endet. Durchquert er sie beim Schlagen, bleibt er ein Stein. Schlag mit dem Stein auf b6.
    .hint = Über c7 nach d8 und zurück über e7: `b6:d8:f6`.
    .done = In der Russischen Dame wäre er ab d8 eine Dame gewesen.
lesson-german-draughts-shot = Schwarz muss so viele schlagen wie möglich: Nutze das. Opfere zwei Steine und gewinne.
    .hint = Wohin lässt sich der Stein auf b8 mit zwei Sprüngen locken? Nach b4, vor deine Steine: `d6-c7`.
    .done = Schwarz muss `b8:d6:b4` spielen, und `a5:c3:e1:g3` schlägt alles.
