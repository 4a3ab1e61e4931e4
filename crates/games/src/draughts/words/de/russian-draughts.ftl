# Russische Dame.

rus-name = Russische Dame (Schaschki)
    .typed = russische dame, schaschki
rus-about = Steine schlagen auch rückwärts, Damen fliegen, und ein Stein, der beim Schlagen die letzte Reihe erreicht, schlägt als Dame weiter.

rus-help =
    Weiß beginnt. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying } Kann sie von einigen davon weiterschlagen, muss sie auf einem von diesen landen.
    • Ein Stein, der beim Schlagen die letzte Reihe erreicht, wird sofort zur Dame und **schlägt als Dame weiter**.
    { -drt-rule-take } Du darfst jeden Schlagzug wählen, nicht nur den längsten.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 15) }
    • **Ebenfalls remis**, wenn beide Seiten eine Dame haben, nach so vielen Zügen jeder Seite ohne Schlagen und ohne Umwandlung: 5 bei zwei oder drei Steinen auf dem Brett, 30 bei vier oder fünf, 60 bei sechs oder sieben. Eine einzelne Dame auf der Hauptdiagonale (a1–h8) hält gegen drei Steine außerhalb, darunter eine Dame, nach 5 Zügen das Remis.

rus-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }

## The lesson.

lesson-russian-draughts-move = Ein Stein zieht ein Feld schräg nach vorn, auf den dunklen Feldern. Zieh von c3 nach d4.
    .hint = Von und nach: `c3-d4`, auch `c3 d4`. Das Zielfeld allein genügt, wenn nur ein Zug dort endet.
    .done = Die Nummern der Felder werden auch gelesen: `22-18` ist derselbe Zug.
lesson-russian-draughts-back = Es besteht Schlagzwang: Ein Stein springt über einen gegnerischen auf das leere Feld dahinter. Auch einfache Steine schlagen rückwärts. Schlag den Stein auf d2.
    .hint = Über d2 nach c1: `e3:c1`.
    .done = Welchen Schlagzug du wählst, ist deine Sache, aber einer ist Pflicht: Kein anderer Zug war hier erlaubt.
lesson-russian-draughts-chain = Du darfst einen Schlagzug jeder Länge wählen, aber was begonnen ist, geht weiter, solange es etwas zu schlagen gibt. Schlag zwei.
    .hint = Über d4 nach c5, dann über b6: `e3:c5:a7`, oder einfach `e3:a7`.
    .done = Geschlagene Steine kommen erst nach dem Zug vom Brett; bis dahin stehen sie im Weg und werden nicht zweimal übersprungen.
lesson-russian-draughts-king = Eine Dame schlägt aus der Ferne und landet auf einem beliebigen leeren Feld dahinter; kann sie von einem davon weiterschlagen, landet sie dort. Schlag zwei mit der Dame.
    .hint = Von welchem Feld hinter c3 aus sieht sie c5? `a1:d4:b6`.
    .done = Hinter dem letzten Stein hatte sie die freie Wahl zwischen b6 und a7.
lesson-russian-draughts-passing = Ein Stein, der beim Schlagen die letzte Reihe erreicht, wird sofort zur Dame und schlägt als Dame weiter. Schlag so zwei.
    .hint = Auf d8 ist er eine Dame und sieht b6: `f6:d8:a5`.
    .done = In der Internationalen Dame wäre er ein Stein geblieben. Hier entscheidet die letzte Reihe oft eine Partie mitten im Zug.
lesson-russian-draughts-shot = Weil Schlagzwang besteht, kannst du den Gegner lenken. Opfere einen Stein und gewinne.
    .hint = Schwarz muss schlagen und landet auf d6. Dann schlägt einer deiner Steine drei: `d6-e7`.
    .done = Schwarz muss `f8:d6` spielen, und `e5:c7:a5:c3` schlägt alles.
