# Міжнародні шашки.

int-name = Міжнародні шашки
int-about = «Польські», на ста клітинках: далекобійні дамки, і брати треба якнайбільше.

int-help =
    Починають Білі. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

int-help-notation = { -drt-typed-numbers(quiet: "32-28", spaced: "32 28", take: "28x17x8", short: "28x8", to: "28", other: "d4-e5") }
