
# What is said about typed moves, and how to type them.

drb-option-pie = the pie rule: right after Light’s first move, whoever has Dark may exchange colours instead of moving
drb-option-transform = the variant in which a dragon is mortal while the opponent has an empress and a checker waiting on its last row; losing it loses the game

drb-help =
    Bring your **dragon** to the opposite edge, or leave your opponent without a move. Light moves first and up the board, Dark down. Only the 32 numbered cells are used.
    • Checker, royal checker and dragon go one cell diagonally and capture by jumping, backward too, on and on while they can. If one of them can jump, you have to capture: with a jump, or with a knight, rook or empress.
    • The rook goes along diagonals, the knight leaps one row and three columns or three rows and one column; the empress does both.
    • A piece you capture changes colour and goes into your **reserve** of three. Instead of moving you may drop a piece from it on an empty cell (no checker on its last row). With a full reserve you choose what leaves the game.
    • A dragon cannot be captured, and what it captures leaves the game.
    • **Royal jump:** after each of your moves, if a royal checker of yours stands right in front of your dragon and the cell behind is free, the dragon flies over it, and again while it can.
    • A checker on its last row becomes an empress, or waits there while you already have one.
    • **Pie rule:** after Light’s first move, Dark may exchange colours: `swap`.
    Draw: the same position for the third time, or 50 moves each in which nothing is captured or dropped, no checker or dragon steps and no dragon flies.

drb-help-notation =
    { "" }**Cells** are numbers, 1 to 32. **Pieces**: `C` checker, `K` royal checker, `N` knight, `R` rook, `D` dragon, `E` empress; or «ш», «кш», «к», «т».
    • `22-18`, `22 18`: a step; `18` alone if only one piece can go there; `knight 20`
    • `20:15`, `20x15`: a capture; a chain `23:14:7`, or just start and end `23:7`
    • `C@14`, `C>14`, «ш→14»: a drop from the reserve
    • `23:14:7!CC`: with a full reserve, what leaves the game after “!”. Or as in the rules: «20:15Р», everything captured goes into the reserve; «3:10В», everything captured leaves the game; «23:7 (Вш Ркш)», each piece in turn. If you leave it out, you are asked.
    • `27-23+26-19`: a royal jump, as the dragon’s path. You may leave it out, or name only its last cell: «кш→23-19»
    • `swap`, “exchange colours”: the pie rule

drb-kind-dragon = dragon
    .letter = D
drb-moves-dragon = One cell diagonally forward; it captures by jumping over a neighbour in any direction, and what it takes leaves the game. It cannot be captured. If a royal checker of its own stands right in front and the next cell is free, it flies over it at the end of the move, as often as it can. On the last row it has won.
drb-kind-checker = checker
    .letter = C
    .typed = man, draught
drb-moves-checker = One cell diagonally forward; it captures by jumping over a neighbour in any direction, on and on while it can. On the last row it becomes an empress; if there is one already, it waits.
drb-kind-royal = royal checker
    .letter = K
drb-moves-royal = One cell diagonally in any direction; it captures by jumping over a neighbour, on and on while it can. Its own dragon flies over it. Losing it does not lose the game.
drb-kind-knight = knight
    .letter = N
    .typed = horse
drb-moves-knight = It leaps one row and three columns away, or three rows and one column, whatever stands between; it captures where it lands.
drb-kind-rook = rook
    .letter = R
    .typed = tower
drb-moves-rook = Along diagonals, any distance up to the first piece; it captures where it ends.
drb-kind-empress = empress
    .letter = E
drb-moves-empress = Rook and knight in one. It appears when a checker reaches its last row; each side has at most one. Captured, it is a checker again.
drb-kind-reserve = reserve
drb-moves-reserve = Instead of moving, put a piece from your reserve on any empty cell; a checker not on its last row (1–4 for Light, 29–32 for Dark). A drop captures nothing, but a royal checker dropped right in front of your dragon makes it fly. You may not drop while you have to capture.

# Not understood

drb-read-nothing = There is nothing to read here. A move is typed like this: `{ $example }`.
drb-read-word = I can’t read “{ $word }”. A move is typed like this: `{ $example }`.
drb-read-word-near = I can’t read “{ $word }”. Did you mean “{ $near }”? A move is typed like this: `{ $example }`.
drb-read-cell = There is no cell { $text }: they are numbered from 1 to 32.
drb-read-whole = I know these words, but they make no move. Type it like this: `{ $example }`.

# Which move

drb-read-several = Several moves fit. Which one do you mean?
drb-read-choose-gone = The reserve has three places. What leaves the game?
drb-read-choose-flight = The dragon can fly in two ways. Where to?
drb-read-choose-both = What leaves the game, and where does the dragon fly?
drb-read-choose-way = There are several ways to do this. Which one?
drb-read-none-goes = No piece can go to { $cell } now. (A piece from the reserve is written `C@{ $cell }`.)
drb-read-none-goes-piece = No { $piece } can go to { $cell } now.
drb-read-never-dropped = Dragons and empresses are never in a reserve, only checkers, royal checkers, knights and rooks.
drb-read-no-chain = No jumps lead from { $from } to { $to }.
drb-read-other-piece = On { $cell } stands another piece: { $piece }.
drb-read-fate-quiet = This move captures nothing, so there is nothing to keep or to give up.
drb-read-fate-dragon = A piece taken by a dragon leaves the game: nothing goes into the reserve.
drb-read-fate-other = This move takes { $victims }; { $surplus ->
    [0] everything finds room in the reserve.
    [1] one piece, of these or of the reserve, has to leave the game.
   *[other] { $surplus } pieces, of these or of the reserve, have to leave the game.
}

# Asking for moves

drb-list-bound = { $side-gen } { $piece } on { $cell } has no legal move now: { $side } has to capture.

# What may be typed: the forms of all languages count in each

drb-typed-checker = checkers, man, draught, checkerpiece
drb-typed-royal = royal
drb-typed-knight = horse
drb-typed-rook = tower
drb-typed-dragon = d
drb-typed-empress = e
drb-typed-kept = keep, in, into reserve, to reserve, in reserve
drb-typed-gone = out, discard, off board, out of the game
drb-typed-takes = take, captures, capture, jumps
drb-typed-drop = drops, place, places, put
drb-typed-reserve = reserve
drb-typed-light = white
drb-typed-dark = black
drb-typed-swap = switch, exchange, pie, exchange colours, change the, change colour, change colours, change color, change colors, change side, change sides
drb-typed-colours = colour, color, colors, side, sides, change, let, lets, us, please, rule
drb-typed-move = from, to, the, then, and, with, moves, play, plays, i, my, from-the, of
