
# Dragonchess: the pieces and how they move.

drc-kind-sylph = Sylph
drc-kind-griffon = Griffon
    .typed = griffin
drc-kind-dragon = Dragon
drc-kind-warrior = Warrior
drc-kind-oliphant = Oliphant
    .typed = elephant
drc-kind-unicorn = Unicorn
drc-kind-hero = Hero
drc-kind-thief = Thief
drc-kind-cleric = Cleric
drc-kind-mage = Mage
drc-kind-king = King
drc-kind-paladin = Paladin
drc-kind-dwarf = Dwarf
drc-kind-basilisk = Basilisk
drc-kind-elemental = Elemental

drc-moves-sylph = In the air it steps diagonally ahead to an empty square, and takes straight ahead or right below, on land, where it then stands. From land it only goes back up, to an empty square: right above, or any square where its side’s Sylphs start.
drc-moves-griffon = In the air it leaps two squares by three, over anything; on land it steps one square diagonally. Between air and land it changes level and goes one square diagonally.
drc-moves-dragon = Only in the air: any distance diagonally, or one step straight. It takes on land from afar, without leaving its place: right below it, or beside that square. Nothing blocks this.
drc-moves-warrior = One step straight ahead to an empty square; it takes one step diagonally ahead. No double step. On the last rank it becomes a Hero at once.
drc-moves-oliphant = Any distance along rank or file, like a rook. Only on land.
drc-moves-unicorn = It leaps like a knight. Only on land.
drc-moves-hero = On land one or two squares diagonally, over anything; or one level up or down and one square diagonally. From there it can only return to the very square it came from (at tables with `hero_return` any: to any square one diagonal step away).
drc-moves-thief = Any distance diagonally, like a bishop. Only on land.
drc-moves-cleric = One step in any direction on every board, or straight up or down one level.
drc-moves-mage = On land like a queen; on the other boards one step straight. On every board also straight up or down: one level, or two if the square between is empty.
drc-moves-king = On land one step in any direction, or straight up or down one level. From there it can only come straight back. There is no castling.
drc-moves-paladin = On land like king and knight together, elsewhere like a king. Between boards it leaps like a knight in space: one level and two squares straight, or two levels and one square straight.
drc-moves-dwarf = One step ahead or sideways to an empty square; it takes diagonally ahead. In the underworld it also takes what stands right above it, on land, and stays there. From land it may also step straight down to an empty square.
drc-moves-basilisk = Only in the underworld: one step ahead, straight or diagonally, or straight back to an empty square. An enemy right above it, on land, is frozen: it can’t move, gives no check and protects nothing.
drc-moves-elemental = In the underworld one or two squares straight, not over anything, or one diagonally to an empty square. It takes on land one step straight and then up, if the square it passes is empty; from there it only returns, straight down and then one step straight.
