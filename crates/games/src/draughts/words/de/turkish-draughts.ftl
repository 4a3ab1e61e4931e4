# Türkische Dame.

tur-name = Türkische Dame
tur-about = Auf allen Feldern des Bretts, geradeaus und seitwärts statt schräg; was geschlagen ist, kommt sofort vom Brett.

tur-option-men_backward = ob einfache Steine auch rückwärts ziehen und schlagen: no – nein; yes – ja
tur-option-promotion = ein Stein, der beim Schlagen die letzte Reihe erreicht: end – wird nur zur Dame, wenn er dort bleibt; continue – schlägt als Dame weiter

tur-help =
    Weiß beginnt. Gespielt wird auf allen Feldern; auf jeder Seite stehen sechzehn Steine auf der zweiten und dritten Reihe.
    • **Ein einfacher Stein** zieht ein Feld geradeaus oder zur Seite und schlägt in diese drei Richtungen.
    • **Eine Dame** zieht auf Reihen und Linien beliebig weit. Sie schlägt aus beliebiger Entfernung und landet auf einem beliebigen leeren Feld dahinter.
    { -drt-rule-take }
    { -drt-rule-most }
    • Ein geschlagener Stein kommt **sofort** vom Brett, was weitere Sprünge öffnen kann. Kein Sprung geht genau dorthin zurück, woher der letzte kam.
    { -drt-rule-passes }
    { -drt-rule-end } Hat jede Seite nur noch einen Stein und gibt es nichts zu schlagen, besiegt eine Dame einen einfachen Stein; zwei gleiche sind remis.
    { -drt-rule-draws(quiet: 25) }
    • **Optionen:** Mit `men_backward` ziehen und schlagen einfache Steine auch rückwärts; mit `promotion` = continue schlägt ein Stein, der dabei die letzte Reihe erreicht, als Dame weiter.

tur-help-notation = { -drt-typed-letters(quiet: "c3-c4", spaced: "c3 c4", take: "d4:d6:d8", short: "d4:d8", to: "c4", other: "43-35") }

## The lesson.

lesson-turkish-draughts-move = Gespielt wird auf allen Feldern, und nichts geht schräg. Ein Stein zieht ein Feld geradeaus oder zur Seite. Zieh von c3 nach vorn.
    .hint = Von und nach: `c3-c4`, auch `c3 c4`.
    .done = Die zweite Reihe bleibt hinter ihm: Sechzehn Steine auf zwei Reihen beginnen, die erste Reihe ist leer.
lesson-turkish-draughts-side = Nie zurück, aber zur Seite: Zieh ein Feld nach rechts.
    .hint = Von d4 aus ist das e4: `d4-e4`.
    .done = Seitwärtszüge gewinnen Zeit und bringen Steine dorthin, wo sie gebraucht werden.
lesson-turkish-draughts-take = Ein Stein schlägt in dieselben drei Richtungen, mit einem Sprung. Es besteht Schlagzwang, und du musst so viele schlagen wie möglich. Schlag zwei mit dem Stein auf d4.
    .hint = Geradeaus über d5 nach d6, dann nach links über c6: `d4:d6:b6`, oder einfach `d4:b6`.
    .done = Geschlagene Steine verschwinden sofort, Sprung für Sprung; das kann den Weg für den nächsten öffnen.
lesson-turkish-draughts-king = Eine Dame fliegt über Reihen und Linien, schlägt aus der Ferne und landet auf einem beliebigen leeren Feld dahinter. Schlag zwei mit der Dame.
    .hint = Über d3 nach d4 und weiter über d5: `d1:d4:d8`, oder einfach `d1:d8`.
    .done = Nach einem Sprung darf sie abbiegen, aber kein Sprung geht genau dorthin zurück, woher der letzte kam.
lesson-turkish-draughts-last = Hat jede Seite nur noch einen Stein und gibt es nichts zu schlagen, besiegt eine Dame einen einfachen Stein, und zwei gleiche sind remis. Gewinne.
    .hint = Lass den Stein übrig, nicht die Dame: `d4:d7`.
    .done = Damit war es sofort vorbei. Hättest du den Stein geschlagen, wären zwei Damen geblieben: remis.
lesson-turkish-draughts-shot = Schwarz wird einen Stein schlagen. Nutze deinen Zug so, dass du danach gewinnst.
    .hint = Hol dir eine Dame auf der letzten Reihe; von dort sieht sie, was der schwarze Stein freigibt: `f7-f8`.
    .done = Schwarz muss `h6:f6` spielen, und `f8:f4:d4:d8:a8` schlägt alles.
