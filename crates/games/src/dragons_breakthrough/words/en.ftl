# Dragon's Breakthrough.

drb-name = Dragon’s Breakthrough
drb-about = Bring your dragon across, and drop captured pieces again as your own. From a Russian rules sheet («Прорыв Дракона») that names no author; a relative of Solomon Golomb’s Cheskers, with reserves as in shogi.

drb-seat-first = First player
drb-seat-second = Second player

drb-light = Light
    .gen = Light’s
    .acc = Light
    .ins = Light
drb-dark = Dark
    .gen = Dark’s
    .acc = Dark
    .ins = Dark

## So many pieces: as the subject of a sentence, and as its object

drb-count-checker = { $count ->
    [1] a checker
   *[other] { $count } checkers
}
drb-count-royal = { $count ->
    [1] a royal checker
   *[other] { $count } royal checkers
}
drb-count-knight = { $count ->
    [1] a knight
   *[other] { $count } knights
}
drb-count-rook = { $count ->
    [1] a rook
   *[other] { $count } rooks
}
drb-count-dragon = { $count ->
    [1] a dragon
   *[other] { $count } dragons
}
drb-count-empress = { $count ->
    [1] an empress
   *[other] { $count } empresses
}
drb-take-checker = { $count ->
    [1] a checker
   *[other] { $count } checkers
}
drb-take-royal = { $count ->
    [1] a royal checker
   *[other] { $count } royal checkers
}
drb-take-knight = { $count ->
    [1] a knight
   *[other] { $count } knights
}
drb-take-rook = { $count ->
    [1] a rook
   *[other] { $count } rooks
}
drb-take-dragon = { $count ->
    [1] the dragon
   *[other] { $count } dragons
}
drb-take-empress = { $count ->
    [1] the empress
   *[other] { $count } empresses
}

## Moves

drb-stepped = { $side }: { $piece } { $from }–{ $to }.
drb-dropped = { $side }: { $piece } from the reserve to { $to }.
drb-took = { $side }: { $piece } { $way }, taking { $victims }.
drb-burnt = A piece taken by a dragon leaves the game.
drb-demoted = A captured empress is a checker again.
drb-gone = { $side-gen } reserve is full. Out of the game: { $pieces }.
drb-promoted = { $side-gen } checker on { $cell } becomes an empress.
drb-succeeded = { $side-gen } checker waiting on { $cell } becomes the new empress.
drb-waits = The checker on { $cell } has to wait: { $side } already has an empress.
drb-flew = Royal jump: { $side-gen } dragon flies { $path }.
drb-swapped = Colours are exchanged: { $light } now plays Light and { $dark } plays Dark. The pieces stay where they are; Dark moves.
drb-mortal = { $side-gen } dragon is mortal now: { $foe } has an empress and a checker waiting on its last row.
drb-immortal = { $side-gen } dragon is immortal again.

## The end

drb-won-breakthrough = Breakthrough! { $side-gen } dragon has reached { $cell }. { $side } ({ $winner }) has won.
drb-won-slain = { $foe } has lost its dragon. { $side } ({ $winner }) has won.
drb-won-resigned = { $side } ({ $winner }) has won.
drb-won-stuck = { $foe } has no legal move. { $side } ({ $winner }) has won.
drb-drawn-quiet = In { $moves } moves of each side nothing was captured or dropped, no checker or dragon stepped and no dragon flew: a draw.
drb-drawn-repeated = The same position for the third time: a draw.

## The position in short lines

drb-line-sides = { $light } plays Light, { $dark } plays Dark.
drb-line-dragons = The dragons stand on { $light } (Light) and { $dark } (Dark).
drb-line-mortal = { $side-gen } dragon is mortal.
drb-line-army = { $side }: { $pieces }.
drb-line-army-none = { $side }: no pieces.
drb-line-army-reserve = { $side }: { $pieces }; in reserve { $reserve }.
drb-line-none-reserve = { $side }: no pieces on the board; in reserve { $reserve }.
drb-turn-swap = Instead of moving, Dark ({ $dark }) can exchange colours: `swap`.
drb-turn-duty = { $side } has to capture: { $jumps }{ $chess ->
    [0] {""}
   *[other] {" "}or with a knight, rook or empress
}.

## What an action decides beside where pieces go: in a few words, for a button

drb-choice-gone = gives up { $pieces }
drb-choice-flight = dragon to { $cell }
drb-choice-both = gives up { $pieces }; dragon to { $cell }

## Refusals: what is no action

drb-no-turn = It is { $side-gen } turn ({ $turn }), not yours.
drb-no-turn-side = It is { $side-gen } turn ({ $turn }).
drb-no-swap = Colours can be exchanged only right after Light’s very first move, in games with the pie rule.
drb-no-swap-yet = Colours can be exchanged only after Light’s first move.

## Refusals: pieces and ways

drb-no-piece = There is no piece on { $cell }.
drb-no-foreign = { $cell } holds { $side-gen } { $piece }, and it is { $own }’s turn.
drb-no-stay = A move has to end on another cell.
drb-no-own = { $cell } holds { $side-gen } own { $piece }.
drb-no-immortal = { $side-gen } dragon on { $cell } can’t be captured: dragons are immortal.
drb-no-immortal-yet = { $side-gen } dragon on { $cell } is immortal as long as { $foe } does not have both an empress and a checker waiting on its last row.
drb-no-onto = { $to } is occupied: a { $piece } captures by jumping over its victim to the empty cell right behind it.
drb-no-quiet = { $from }–{ $to } is a capture: write `{ $from }:{ $to }`.
drb-no-backward = A { $piece } steps forward only; backward it can only capture.
drb-no-blocked = The way from { $from } to { $to } is blocked on { $cell } by { $side-gen } { $piece }.
drb-no-way-checker = A checker steps one cell diagonally forward, and captures by jumping over a neighbour; { $from }–{ $to } is neither.
drb-no-way-royal = A royal checker steps one cell diagonally, and captures by jumping over a neighbour; { $from }–{ $to } is neither.
drb-no-way-dragon = A dragon steps one cell diagonally forward, and captures by jumping over a neighbour; { $from }–{ $to } is neither.
drb-no-way-knight = A knight leaps three rows and one column away or one row and three columns away; { $from }–{ $to } is no such leap.
drb-no-way-rook = A rook goes along diagonals; { $from }–{ $to } is not a diagonal.
drb-no-way-empress = An empress goes like a rook, along diagonals, or leaps like a knight; { $from }–{ $to } is neither.
drb-no-chess-chain = A knight, rook or empress captures once in a move, on the cell where it ends.
drb-no-empty = { $cell } is empty: there is nothing to capture.
drb-no-jump-way = There is no jump from { $from } to { $to }: a jump goes over a neighbour to the cell right behind it.
drb-no-jump-empty = There is nothing on { $over } to jump over from { $from } to { $to }.
drb-no-jump-twice = This move has already taken the piece on { $over }: you can’t jump over it twice.
drb-no-landing = { $cell } holds { $side-gen } { $piece }, but a jump ends on an empty cell. Pieces taken in a chain stay on the board until the chain is over.
drb-no-further = The move ends on { $to }: it can’t continue from there.
drb-no-stop = The capture can’t end on { $cell }: it has to continue as long as it can. Write { $ways }.
drb-no-duty = There is a piece to jump over, so the move has to be a capture: { $jumps }, or any capture with a knight, rook or empress.

## Refusals: drops

drb-no-reserve = There is no { $piece } in { $side-gen } reserve, only { $pieces }.
drb-no-reserve-empty = { $side-gen } reserve is empty.
drb-no-drop-occupied = { $cell } holds { $side-gen } { $piece }: pieces are dropped on empty cells.
drb-no-drop-last = You can’t drop a checker on its last row ({ $range }).

## Refusals: what leaves the game

drb-no-gone-room = The reserve has room for what this move captures, so nothing can leave the game.

## Refusals: royal jumps

drb-no-flight-none = No royal jump follows this move.
drb-no-flight-missing = { $side-gen } dragon has a royal checker in front of it and a free cell behind that: its jump belongs to the move. Add `{ $ways }`.

## Refusals: position strings

drb-position-unreadable = “{ $text }” is not written as this field has to be.
drb-position-reserve = “{ $text }” is not a reserve: the letters are C K N R, or “-” when it is empty.
drb-position-full = “{ $text }” is too long: a reserve has three places.
drb-position-word = “{ $text }” is none of these: { $allowed }.
drb-position-clock = “{ $text }” is not a number from 0 to { $most }.
drb-position-dragons = { $side } can have only one dragon, not { $found }.
drb-position-empresses = { $side } can have only one empress, not { $found }.
drb-position-two-winners = both dragons have reached their last rows.
drb-position-no-dragons = the two sides can’t both have lost their dragons in this variant.
drb-position-pie-turn = a is for a game before Light’s first move, b for Dark’s answer to it.
drb-position-pie-holder = before an exchange of colours the first seat has Light: fs.

## The lesson.

lesson-dragons-breakthrough-type = Only the 32 numbered cells are used. You are Light and go up the board. Step with the checker on 22 to 18.
    .hint = From and to: `22-18`.
    .done = If only one piece can go to a cell, the cell alone is enough. Two pieces could have gone to 18.
lesson-dragons-breakthrough-swap = You are Dark. Light has made the first move, and this once you can exchange colours instead of moving. Do it.
    .hint = The word is `swap`.
    .done = The pieces stay where they are. You are Light now, and it is Dark’s turn. So it doesn’t pay to begin with too strong a move.
lesson-dragons-breakthrough-chain = Checkers step ahead but take by jumping, in every direction, and they jump on while they can. Take two pieces, one of them the knight.
    .hint = From 23 over 18 to 14; from there over the knight on 10 to 7: `23:14:7`.
    .done = Both have gone into your reserve and are yours now. The start and end, `23:7`, would have been enough.
lesson-dragons-breakthrough-knight = If a piece can jump, you have to capture, but with any piece you like. A knight leaps one row and three columns, or three rows and one column. Take with yours.
    .hint = From 28 three rows up and one column to the left stands the rook: `28:16`.
    .done = Knight, rook and empress take where they land. If only they can take, you don’t have to.
lesson-dragons-breakthrough-rook = The rook goes along diagonals, any distance. Take with it.
    .hint = From 29 the long diagonal leads over 25, 22, 18 and 15 to the royal checker on 11: `29:11`.
    .done = It can never go straight up to the checker on 21. Losing a royal checker doesn’t lose the game.
lesson-dragons-breakthrough-empress = A checker on its last row becomes an empress, rook and knight in one. Make one.
    .hint = One step ahead of 6 are 1 and 2: `6-1`.
    .done = There is one empress a side. Further checkers wait on the last row until she is lost.
lesson-dragons-breakthrough-drop = Instead of moving, you can put a piece from your reserve on any empty cell. Dark’s dragon on 25 is about to reach its last row: stop it.
    .hint = From 25 it can go to 29 only, since 30 is occupied. Put the knight there: `N@29`.
    .done = A dragon can’t be taken, only blocked. You can’t drop a checker on its own last row.
lesson-dragons-breakthrough-full = A reserve has three places, and yours is full. Take with the checker, and let a checker of the reserve leave the game.
    .hint = Write the piece that leaves after an exclamation mark: `23:14!C`.
    .done = The royal checker has taken its place. Without the ending the bot would ask you. A captured empress counts as a checker.
lesson-dragons-breakthrough-dragon = You win when your dragon reaches the opposite edge. It steps and jumps like a checker. Win.
    .hint = There are two captures. The dragon’s goes over 14 to 9, and over 6 to 2: `18:9:2`.
    .done = A piece taken by a dragon leaves the game instead of going into the reserve.
lesson-dragons-breakthrough-royal = If one of your royal checkers stands right in front of your dragon at the end of your move, and the cell behind it is empty, the dragon flies over it. Make it fly.
    .hint = In front of 26 is 23, and 19 behind that is empty: `27-23`.
    .done = The flight is part of the move, and it is compulsory: `27-23+26-19`. It doesn’t matter which piece you moved.
lesson-dragons-breakthrough-stuck = A player who can’t move on their turn has lost. Dark has only the dragon left: leave it nowhere to go.
    .hint = It is on 15 and could go to 19. It can’t jump, because 22 and 24 are occupied. So close 19: `23-19`.
    .done = With a piece in the reserve Dark could have dropped it, and played on.
lesson-dragons-breakthrough-win = You have a royal checker in reserve. Drop it so that your dragon flies to the edge in this very move.
    .hint = In front of the dragon on 26 is 23; from 19 it goes on over 16, and from 12 over 8: `K@23`.
    .done = 26–19–12–3: three flights in one move. Before each move, look for such a path, your own and your opponent’s.

# What is said about typed moves, and how to type them.

drb-option-pie = the pie rule: right after Light’s first move, the player who has Dark can exchange colours instead of moving
drb-option-transform = the variant in which a dragon is mortal while the opponent has an empress and a checker waiting on its last row; losing it loses the game

drb-help =
    Bring your **dragon** to the opposite edge, or leave your opponent without a move. Light moves first and up the board, Dark down. Only the 32 numbered cells are used.
    • Checker, royal checker and dragon go one cell diagonally and capture by jumping, backward too, on and on while they can. If one of them can jump, you have to capture: with a jump, or with a knight, rook or empress.
    • The rook goes along diagonals, the knight leaps one row and three columns or three rows and one column; the empress does both.
    • A piece you capture changes colour and goes into your **reserve** of three. Instead of moving you can drop a piece from it on an empty cell (no checker on its last row). With a full reserve you choose what leaves the game.
    • A dragon can’t be captured, and a piece that it captures leaves the game.
    • **Royal jump:** after each of your moves, if a royal checker of yours stands right in front of your dragon and the cell behind is free, the dragon flies over it, and again while it can.
    • A checker on its last row becomes an empress, or waits there while you already have one.
    • **Pie rule:** after Light’s first move, Dark can exchange colours: `swap`.
    Draw: the same position for the third time, or 50 moves each in which nothing is captured or dropped, no checker or dragon steps and no dragon flies.

drb-help-notation =
    { "" }**Cells** are numbers, 1 to 32. **Pieces**: `C` checker, `K` royal checker, `N` knight, `R` rook, `D` dragon, `E` empress; or «ш», «кш», «к», «т».
    • `22-18`, `22 18`: a step; `18` alone if only one piece can go there; `knight 20`
    • `20:15`, `20x15`: a capture; a chain `23:14:7`, or just start and end `23:7`
    • `C@14`, `C>14`, «ш→14»: a drop from the reserve
    • `23:14:7!CC`: with a full reserve, what leaves the game after “!”. Or as in the rules: «20:15Р», everything captured goes into the reserve; «3:10В», everything captured leaves the game; «23:7 (Вш Ркш)», each piece in turn. If you leave it out, the bot asks.
    • `27-23+26-19`: a royal jump, as the dragon’s path. You may leave it out, or name only its last cell: «кш→23-19»
    • `swap`, “exchange colours”: the pie rule

drb-kind-dragon = dragon
    .letter = D
drb-moves-dragon = One cell diagonally forward; it captures by jumping over a neighbour in any direction, and a piece that it takes leaves the game. It can’t be captured. If a royal checker of its own stands right in front and the next cell is free, it flies over it at the end of the move, as often as it can. On the last row it has won.
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
drb-moves-empress = Rook and knight in one. It appears when a checker reaches its last row; each side has at most one. A captured empress is a checker again.
drb-kind-reserve = reserve
drb-moves-reserve = Instead of moving, put a piece from your reserve on any empty cell; a checker not on its last row (1–4 for Light, 29–32 for Dark). A drop captures nothing, but a royal checker dropped right in front of your dragon makes it fly. You can’t drop while you have to capture.

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
drb-read-other-piece = There is another piece on { $cell }: { $piece }.
drb-read-fate-quiet = This move captures nothing, so there is nothing to keep or to give up.
drb-read-fate-dragon = A piece taken by a dragon leaves the game: nothing goes into the reserve.
drb-read-fate-other = This move takes { $victims }; { $surplus ->
    [0] everything fits into the reserve.
    [1] one piece, from these or from the reserve, has to leave the game.
   *[other] { $surplus } pieces, from these or from the reserve, have to leave the game.
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

# Texts in the picture: plates, trays, caption. Short: there is room for a few words.

drb-plate-turn = { $side } to move
drb-plate-bound = { $side } must capture
drb-plate-swap = { $side }: move or swap
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † dragon mortal
drb-plate-breakthrough = { $side }: breakthrough
drb-plate-slain = { $side }: dragon lost
drb-plate-resigned = { $side }: resigned
drb-plate-stuck = { $side }: no moves left
drb-plate-quiet = { $side }: 50 quiet moves
drb-plate-repeated = { $side }: repeated 3 times

drb-tray = reserve
drb-caption = Dragon’s Breakthrough · move { $number }
drb-caption-swap = colours exchanged

# Letters of which a short word of a move may be made up, “xcr”: royal checker, checker, knight, rook; a captured piece goes into
# the reserve, or out of the game; a capture. A letter that is English for another piece is not listed here.
drb-typed-letter-royal = k
drb-typed-letter-checker = c
drb-typed-letter-knight = n
drb-typed-letter-rook = r
drb-typed-letter-kept = { "" }
drb-typed-letter-gone = { "" }
drb-typed-letter-takes = x
# A word before a cell that is no letter of a piece although it looks like one.
drb-typed-from = { "" }
