# English draughts.

eng-name = English draughts
eng-about = American checkers: men go and take forward only, kings go step by step; Black begins.

eng-help =
    Black begins; White sits at the bottom. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take } You may choose any capture, not only the longest.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

eng-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "18x11x4", short: "18x4", to: "15", other: "f6-e5") }
