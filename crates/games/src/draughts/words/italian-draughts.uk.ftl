# Італійські шашки.

ita-name = Італійські шашки
ita-about = Прості не б’ють дамок, дамки ходять на одне поле, а яке взяття обрати, суворо визначено.

ita-help =
    Починають Білі. Дошку повернуто: ігровий кут у кожного праворуч. { -drt-lead }
    { -drt-rule-forward } **Дамки вона не б’є ніколи.**
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take }
    • Яке взяття обрати, за порядком: де береться **найбільше шашок**; дамкою, а не простою; де більше дамок; де дамку беруть раніше.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

ita-help-notation = { -drt-typed-numbers(quiet: "22-18", spaced: "22 18", take: "22x15x8", short: "22x8", to: "18", other: "d3-c4") }
