# Іспанські шашки.

spa-name = Іспанські шашки
spa-about = Прості б’ють лише вперед, дамки далекобійні; брати треба найбільше шашок, а з них — дамок.

spa-help =
    Починають Білі. Дошку повернуто: ігровий кут у кожного праворуч. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } З таких — те, де більше дамок.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

spa-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "14x23x30", short: "14x30", to: "15", other: "d3-c4") }
