# Канадские шашки.

can-name = Канадские шашки
can-about = Международные шашки на доске 12 на 12, по тридцать шашек у каждой стороны.

can-help =
    Начинают Белые. { -drt-lead }
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
