# Brasilianische Dame.

bra-name = Brasilianische Dame
bra-about = Internationale Regeln auf dem Schachbrett mit zwölf Steinen; Endspiele mit wenigen Damen sind bald remis.

bra-help =
    Weiß beginnt. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 20) }
    • **Ebenfalls remis** nach 5 Zügen jeder Seite ohne Schlagen und ohne Umwandlung, wenn jede Seite eine Dame und höchstens zwei Steine hat und eine Seite nur noch Damen.

bra-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }

## The lesson.

lesson-brazilian-draughts-move = Ein Stein zieht auf den dunklen Feldern ein Feld schräg nach vorn. Zieh von e3 nach f4.
    .hint = Von und nach: `e3-f4`, auch `e3 f4`.
    .done = Die Nummern der Felder werden auch gelesen: `23-19` ist derselbe Zug.
lesson-brazilian-draughts-take = Es besteht Schlagzwang. Steine schlagen vorwärts und rückwärts, und du musst so viele schlagen wie möglich. Schlag mit dem Stein auf c5.
    .hint = Über b4 schlägt er einen, über d6 und zurück über f6 zwei: `c5:e7:g5`, oder einfach `c5:g5`.
    .done = `c5:a3` wäre abgelehnt worden. Damen und einfache Steine zählen gleich.
lesson-brazilian-draughts-king = Eine Dame fliegt: Sie schlägt aus der Ferne und landet auf einem beliebigen leeren Feld dahinter. Schlag den Stein auf d4 und als zweiten den auf c7.
    .hint = Von e5 aus, hinter d4, sieht die Dame c7: `a1:e5:b8`.
    .done = Von e5 aus ließ sich auch f4 schlagen. Beides sind zwei Steine, du hattest also die Wahl.
lesson-brazilian-draughts-passing = Ein Stein wird nur zur Dame, wenn sein Zug auf der letzten Reihe endet. Schlag zwei mit dem Stein auf f6.
    .hint = Über e7 nach d8 und zurück über c7: `f6:d8:b6`.
    .done = Er hat die letzte Reihe nur durchquert und ist noch immer ein einfacher Stein. In der Russischen Dame wäre er ab d8 eine Dame gewesen.
lesson-brazilian-draughts-shot = Schwarz muss schlagen, wo es kann. Opfere einen Stein und gewinne.
    .hint = Eine neue Dame sieht weit, und der schwarze Stein kommt nach d6: `e7-f8`.
    .done = Schwarz muss `f4:d6` spielen, und `f8:b4:e1:h4` schlägt alles. Bleiben Damen übrig, beeil dich: Eine gegen zwei ist nach 5 stillen Zügen jeder Seite remis.
