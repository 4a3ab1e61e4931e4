
# Драконячі шахи: написи на картинці. Коротко: місця на одне-два слова.

drc-plate-gold = Золоті
drc-plate-scarlet = Малинові
drc-plate-turn = ходить
drc-plate-check = під шахом
drc-plate-holds = тримає { $squares }
drc-plate-holds-several = тримає { $count } { $count ->
    [one] фігуру
    [few] фігури
   *[many] фігур
}
drc-plate-mated = мат
drc-plate-resigned = здача
drc-plate-won = перемога
drc-plate-stalemate = пат
drc-plate-bare-kings = самі Королі
drc-plate-repetition = повторення ×{ $times }
drc-plate-quiet = без узяттів: { $moves }

drc-title-move = хід { $number }
drc-reach-title = { $piece }: { $letters }

drc-level-air = Повітря
drc-level-land = Земля
drc-level-underworld = Підземелля

drc-layout-wide = три дошки в ряд
drc-layout-air = лише повітря
drc-layout-land = лише земля
drc-layout-underworld = лише підземелля

# Літери на фігурах: ними фігури можна називати, коли пишете хід.

drc-badge-sylph = Си
drc-badge-griffon = Гр
drc-badge-dragon = Др
drc-badge-warrior = Вн
drc-badge-oliphant = О
drc-badge-unicorn = Єд
drc-badge-hero = Ге
drc-badge-thief = Зл
drc-badge-cleric = Св
drc-badge-mage = М
drc-badge-king = Ко
drc-badge-paladin = П
drc-badge-dwarf = Ка
drc-badge-basilisk = Ва
drc-badge-elemental = Ст
