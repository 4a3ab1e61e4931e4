# Canadian draughts.

can-name = Canadian draughts
can-about = International draughts on a board of 12 by 12, with thirty men on each side.

can-help =
    White begins. { -drt-lead }
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
