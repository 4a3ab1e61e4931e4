# Spanish draughts.

spa-name = Spanish draughts
spa-about = Men take forward only, kings fly; most pieces must be taken, then most kings.

spa-help =
    White begins. The board is turned: each player has a playing corner at the right. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } Of these, one that takes most kings.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

spa-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "14x23x30", short: "14x30", to: "15", other: "d3-c4") }
