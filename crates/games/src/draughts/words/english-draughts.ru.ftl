# Английские шашки.

eng-name = Английские шашки
eng-about = Чекерс: простые ходят и бьют только вперёд, дамки — на одно поле; начинают Чёрные.

eng-help =
    Начинают Чёрные, Белые сидят внизу. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take } Какое взятие выбрать, ваше дело: не обязательно самое длинное.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

eng-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "18x11x4", short: "18x4", to: "15", other: "f6-e5") }
