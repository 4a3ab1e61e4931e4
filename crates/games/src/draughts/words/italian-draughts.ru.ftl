# Итальянские шашки.

ita-name = Итальянские шашки
ita-about = Простые не бьют дамок, дамки ходят на одно поле, а какое взятие выбрать, строго определено.

ita-help =
    Начинают Белые. Доска повёрнута: игровой угол у каждого справа. { -drt-lead }
    { -drt-rule-forward } **Дамку она не бьёт никогда.**
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take }
    • Какое взятие выбрать, по порядку: где берётся **больше всего шашек**; дамкой, а не простой; где больше дамок; где дамка берётся раньше.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

ita-help-notation = { -drt-typed-numbers(quiet: "22-18", spaced: "22 18", take: "22x15x8", short: "22x8", to: "18", other: "d3-c4") }
