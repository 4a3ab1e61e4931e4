
# Dragonchess: what is said about typed moves, and how to type them.

drc-option-hero_return = where a Hero on level 1 or 3 may go: origin – only back to the square it came from; any – to every square of level 2 one diagonal step away
drc-option-repetition = how many times a position must occur to make a draw; 0 – never
drc-option-quiet_limit = so many moves of each side without a capture or a move of a Warrior are a draw; 0 – never

drc-help =
    Three boards of 12×8 lie one above another: the air (3), the land (2), the underworld (1). Gold moves first. Checkmate wins; a stalemate is a draw. No castling, no double step, no en passant.
    • Air: Sylph `S`, Griffon `G`, Dragon `Dr`.
    • Land: Warrior `W`, Oliphant `O` (rook), Unicorn `U` (knight), Hero `H`, Thief `T` (bishop), Cleric `C`, Mage `M`, King `K`, Paladin `P`.
    • Underworld: Dwarf `D`, Basilisk `B`, Elemental `E`.
    • **Frozen:** an enemy on land right above a Basilisk can’t move, gives no check and protects nothing, as long as the Basilisk stays.
    • **From afar:** the Dragon takes on land right below itself, or beside that square, without leaving its place.
    • A Warrior on the last rank becomes a Hero. A Hero that left the land can only return to the square it came from.
    How a piece moves: ask for help with its name, `dragonchess griffon`.

drc-help-notation =
    { "" }**Squares:** level, file, rank: `2f3` is on land. `3f3` lies right above it, `1f3` below.
    { "" }**Moves**
    • `W2f3`, `Warrior 2f3`: the piece and where it goes
    • `S/3e2-3d3`, `3e2-3d3`, `S3e23d3`: from and to, where several pieces could go there
    • `Wx2e3`, `WxU2e3`, `WxU`: a capture; the piece taken may be named, and then even the square left out
    • `Dr2c4`, `Drx2c4`, `DrxT`: the Dragon takes from afar
    • `W2f8(H)`: a Warrior becomes a Hero; the mark may be left out
    • `ch`, `dbl ch`, `dis ch`, `mate`, `+` may stand behind a move
    Capitals, spaces and dashes don’t matter. Russian and Ukrainian names may be shortened: `Дракон x Сильф`, `Др3а7`, `Злод 2e3`.
