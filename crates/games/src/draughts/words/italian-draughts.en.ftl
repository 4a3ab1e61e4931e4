# Italian draughts.

ita-name = Italian draughts
ita-about = Men never take kings, kings go step by step, and which capture must be made is ruled strictly.

ita-help =
    White begins. The board is turned: each player has a playing corner at the right. { -drt-lead }
    { -drt-rule-forward } It **never takes a king**.
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take }
    • Which capture must be made, in this order: the one of **most pieces**; with a king rather than with a man; the one that takes most kings; the one that meets a king earliest.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

ita-help-notation = { -drt-typed-numbers(quiet: "22-18", spaced: "22 18", take: "22x15x8", short: "22x8", to: "18", other: "d3-c4") }
