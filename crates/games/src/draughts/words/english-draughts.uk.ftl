# Англійські шашки.

eng-name = Англійські шашки
eng-about = Чекерс: прості ходять і б’ють лише вперед, дамки — на одне поле; починають Чорні.

eng-help =
    Починають Чорні, Білі сидять унизу. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take } Яке взяття обрати, ваша справа: не обов’язково найдовше.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

eng-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "18x11x4", short: "18x4", to: "15", other: "f6-e5") }
