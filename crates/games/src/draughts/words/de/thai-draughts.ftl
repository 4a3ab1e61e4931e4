# Thailändische Dame.

tha-name = Thailändische Dame
    .typed = makhos, thai-dame, thailaendische dame
tha-about = Acht Steine auf jeder Seite; Damen fliegen, landen aber direkt hinter dem geschlagenen Stein, und Geschlagenes kommt sofort vom Brett.

tha-moves-king = Beliebig weit schräg. Sie schlägt aus beliebiger Entfernung, indem sie über einen Stein auf das Feld direkt dahinter springt, und schlägt von dort weiter, auch geradewegs zurück.

tha-help =
    Weiß beginnt. Jede Seite hat acht Steine auf ihren ersten zwei Reihen. Gespielt wird auf den dunklen Feldern.
    { -drt-rule-forward }
    • **Eine Dame** zieht beliebig weit und schlägt aus beliebiger Entfernung, landet aber auf dem Feld **direkt hinter** dem geschlagenen Stein.
    { -drt-rule-stops }
    { -drt-rule-take } Du darfst jeden Schlagzug wählen, nicht nur den längsten.
    • Ein geschlagener Stein kommt **sofort** vom Brett, was weitere Sprünge öffnen kann. Ein Sprung darf geradewegs dorthin zurückgehen, wo der letzte herkam.
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 20) }
    • **Ebenfalls remis**, wenn sonst nichts auf dem Brett steht: Dame gegen Dame nach 5 Zügen jeder Seite ohne Schlagen und ohne Umwandlung.

tha-help-notation = { -drt-typed-numbers(quiet: "27-23", spaced: "27 23", take: "29x15x4", short: "29x4", to: "23", other: "f2-e3") }

## The lesson.

lesson-thai-draughts-move = Jede Seite hat acht Steine. Ein Stein zieht ein Feld schräg nach vorn, und Züge schreibst du mit den Nummern im Bild. Zieh von 27 nach 23.
    .hint = `27-23`, auch `27 23`.
    .done = Linien und Reihen werden auch gelesen: `f2-e3` ist derselbe Zug.
lesson-thai-draughts-free = Es besteht Schlagzwang, und Steine schlagen nur vorwärts. Du darfst jeden Schlagzug wählen, nicht nur den längsten. Schlag den Stein auf 14.
    .hint = Über 14 nach 9: `18x9`.
    .done = Der andere Schlagzug hätte zwei geschlagen: `18x11x4`. Der Stein auf 22 war sicher, denn er steht hinter deinem.
lesson-thai-draughts-king = Eine Dame schlägt aus beliebiger Entfernung, landet aber direkt hinter dem geschlagenen Stein. Schlag den Stein auf 18 und als zweiten den auf 8.
    .hint = Hinter 18 liegt 15, und von dort sieht die Dame 8: `29x15x4`.
    .done = Von 15 aus ließ sich auch der Stein auf 6 schlagen. In anderen Spielen hätte sie weiter weg landen dürfen.
lesson-thai-draughts-back = Ein geschlagener Stein kommt sofort vom Brett, und die Dame darf geradewegs zurückspringen. Schlag zuerst den Stein auf 23, dann den auf 14.
    .hint = Über 23 nach 27 und auf der nun leeren Diagonale zurück: `18x27x9`.
    .done = In anderen Spielen hätte der Stein auf 23 noch im Weg gestanden.
lesson-thai-draughts-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort. Schlag den Stein auf 7.
    .hint = Er landet auf 2, neben 6, darf den dort aber noch nicht schlagen: `11x2`.
    .done = Ab dem nächsten Zug schlägt er als Dame.
lesson-thai-draughts-shot = Der Stein auf 13 wird deinen auf 17 schlagen. Nutze deinen Zug so, dass du danach gewinnst.
    .hint = Auf der letzten Reihe steht deine neue Dame neben 8, und 12 dahinter ist leer: `7-3`.
    .done = Schwarz muss `13x22` spielen, und `3x12x26x17` schlägt alles, Sprung für Sprung.
