# Испанские шашки.

spa-name = Испанские шашки
spa-about = Простые бьют только вперёд, дамки дальнобойные; брать надо больше всего шашек, а из них — дамок.

spa-help =
    Начинают Белые. Доска повёрнута: игровой угол у каждого справа. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } Из таких — то, где больше дамок.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

spa-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "14x23x30", short: "14x30", to: "15", other: "d3-c4") }
