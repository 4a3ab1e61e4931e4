# Englische Dame.

eng-name = Englische Dame
    .typed = checkers, englische dame, amerikanische dame
eng-about = Amerikanische Checkers: Steine ziehen und schlagen nur vorwärts, Damen gehen Schritt für Schritt; Schwarz beginnt.

eng-help =
    Schwarz beginnt; Weiß sitzt unten. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take } Du darfst jeden Schlagzug wählen, nicht nur den längsten.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

eng-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "18x11x4", short: "18x4", to: "15", other: "f6-e5") }

## The lesson.

lesson-english-draughts-move = Schwarz beginnt. Züge schreibst du mit den Nummern der Felder, die im Bild stehen. Zieh mit einem schwarzen Stein von 11 nach 15.
    .hint = `11-15`, auch `11 15`.
    .done = Das Zielfeld allein, `15`, würde genügen, wenn nur ein Zug dort endete.
lesson-english-draughts-take = Du spielst Schwarz. Steine ziehen und schlagen nur vorwärts. Es besteht Schlagzwang, auch fürs Weiterschlagen, aber welchen Schlagzug du wählst, ist deine Sache. Schlag zwei.
    .hint = Von 11 über 15 nach 18 und weiter über 22: `11x18x25`, oder einfach `11x25`.
    .done = Der längste Schlagzug ist nicht Pflicht: `10x19` und `11x20` waren auch erlaubt.
lesson-english-draughts-king = Eine Dame zieht und schlägt nur ein Feld weit, aber in alle vier Richtungen. Schlag den Stein auf 22.
    .hint = Er steht unter deiner Dame; dahinter liegt 25: `18x25`.
    .done = Damen fliegen hier nicht: Aus zwei Feldern Abstand hätte sie nicht schlagen können.
lesson-english-draughts-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort. Schlag den Stein auf 7.
    .hint = Er landet auf 2, neben 6, darf den dort aber noch nicht schlagen: `11x2`.
    .done = So kann man einen Stein auch einmal durchlassen und im Gegenzug schlagen.
lesson-english-draughts-shot = Opfere einen Stein so, dass du drei schlagen kannst.
    .hint = Der schwarze Stein auf 19 muss dann schlagen. Wer springt danach von 28? `26-23`.
    .done = Schwarz muss `19x26` spielen, und `28x19x10x3` schlägt drei und wird zur Dame.
