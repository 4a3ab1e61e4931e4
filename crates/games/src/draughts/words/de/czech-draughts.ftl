# Tschechische Dame.

cze-name = Tschechische Dame
cze-about = Steine schlagen nur vorwärts, Damen fliegen, jeder Schlagzug ist erlaubt; kann aber eine Dame schlagen, muss eine Dame schlagen.

cze-help =
    Weiß beginnt. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying } Kann sie von manchen davon weiterschlagen, muss sie auf einem solchen landen.
    { -drt-rule-stops }
    { -drt-rule-take } Du darfst jeden Schlagzug wählen, nicht nur den längsten. Aber **kann eine Dame schlagen, muss eine Dame schlagen**.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

cze-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "a3:c5:e7", short: "a3:e7", to: "d4", other: "22-18") }

## The lesson.

lesson-czech-draughts-move = Ein Stein zieht auf den dunklen Feldern ein Feld schräg nach vorn. Zieh von c3 nach b4.
    .hint = Von und nach: `c3-b4`, auch `c3 b4`.
    .done = Die Nummern der Felder werden auch gelesen: `22-17` ist derselbe Zug.
lesson-czech-draughts-free = Es besteht Schlagzwang, und Steine schlagen nur vorwärts. Du darfst jeden Schlagzug wählen, nicht nur den längsten. Schlag mit dem Stein auf e5.
    .hint = Über d6 nach c7: `e5:c7`.
    .done = Der Stein auf a3 hätte zwei schlagen können: `a3:c5:e7`. Er musste nicht. Ein begonnener Schlagzug geht aber bis zum Ende.
lesson-czech-draughts-king = Kann eine Dame schlagen, muss eine Dame schlagen. Schlag mit der Dame und lande so weit weg wie möglich.
    .hint = Hinter f2 liegen g3 und h4: `e1:h4`.
    .done = Der Stein auf c3 durfte d4 nicht schlagen, weil die Dame schlagen konnte.
lesson-czech-draughts-chain = Kann eine Dame von einem der Felder hinter dem geschlagenen Stein weiterschlagen, muss sie dort landen. Schlag drei.
    .hint = Von d4 aus sieht die Dame e3 und danach g3: `a1:d4:f2:h4`.
    .done = Über e5 hätte sie zwei geschlagen. Du hattest die Wahl.
lesson-czech-draughts-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort. Schlag den Stein auf e7.
    .hint = Er landet auf d8, neben c7, darf den dort aber noch nicht schlagen: `f6:d8`.
    .done = Ab dem nächsten Zug schlägt er vor allen einfachen Steinen, wenn er etwas schlagen kann.
lesson-czech-draughts-shot = Der Stein auf d8 wird deinen auf c7 schlagen. Nutze deinen Zug so, dass du danach gewinnst.
    .hint = Eine neue Dame auf der Hauptdiagonale sieht f6 und dahinter mehr: `g7-h8`.
    .done = Schwarz muss `d8:b6` spielen, und `h8:e5:c7:a5` schlägt alles.
