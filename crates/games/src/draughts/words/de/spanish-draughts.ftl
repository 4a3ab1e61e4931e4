# Spanische Dame.

spa-name = Spanische Dame
spa-about = Steine schlagen nur vorwärts, Damen fliegen; es müssen die meisten Steine geschlagen werden, und davon die meisten Damen.

spa-help =
    Weiß beginnt. Das Brett ist gedreht: Jeder hat rechts ein Eckfeld, auf dem gespielt wird. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } Von diesen einen, der die meisten Damen schlägt.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

spa-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "14x23x30", short: "14x30", to: "15", other: "d3-c4") }

## The lesson.

lesson-spanish-draughts-move = Das Brett ist gedreht: Auf dem Eckfeld rechts von dir wird gespielt, und von dort an sind die Felder nummeriert. Zieh von 11 nach 15.
    .hint = `11-15`, auch `11 15`. Das Bild zeigt die Nummern.
    .done = Linien und Reihen werden auch gelesen: `d3-c4` ist derselbe Zug.
lesson-spanish-draughts-forward = Es besteht Schlagzwang, aber einfache Steine schlagen nur vorwärts: Der Gegner hinter deinem ist sicher. Schlag den Stein auf 15.
    .hint = Über 15 nach 20: `11x20`.
    .done = Von mehreren Schlagzügen ist einer Pflicht, der die meisten Steine schlägt; hier schlugen beide einen.
lesson-spanish-draughts-king = Eine Dame fliegt und schlägt aus der Ferne. Von gleich langen Schlagzügen ist der mit den meisten Damen Pflicht. Schlag und lande so weit weg wie möglich.
    .hint = Auf einer Diagonale steht ein Stein, auf der anderen eine Dame. Hinter der Dame auf 15 liegen 20 und 24: `6x24`.
    .done = Der Stein auf 13 war nicht zu haben: Die Dame geht vor.
lesson-spanish-draughts-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort. Schlag den Stein auf 27.
    .hint = Er landet auf 31, neben 28, darf den dort aber noch nicht schlagen: `22x31`.
    .done = Als Dame fliegt er ab dem nächsten Zug.
lesson-spanish-draughts-shot = Lass Schwarz einen Stein schlagen und gewinne.
    .hint = Eine neue Dame sieht weit, und der schwarze Schlagzug macht ihr den Weg frei: `26-30`.
    .done = Schwarz muss `22x13` spielen, und `30x23x10x17` schlägt alles.
