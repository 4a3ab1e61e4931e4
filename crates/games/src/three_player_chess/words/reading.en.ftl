# Three-player chess: what is said about typed moves and acts, and how to type them.

tpc-option-first = who makes the first move; turns then go clockwise: red, white, black
tpc-option-truce = truces: word – nothing is forbidden, but a breach is announced; bound – moves that break one are refused; off – no truces

tpc-help =
    Red, White and Black take turns clockwise; White usually begins.
    • The bishop goes along diagonals (triangles of its own colour), the rook along straight lines (the colour changes at every step), the queen along both; the king goes one step to any of 12 neighbours, the knight jumps to the nearest triangles that a queen there would not reach.
    • A pawn steps to one of six straight neighbours and captures on six diagonal ones, in any direction, but never inside its own home (Throne, Palace, City). From its home it may make a double step, as often as it likes. There is no promotion.
    • **Neutrality:** you may not capture from a player whose piece the third player took with his last move, unless that player’s own last move took a piece of yours.
    • A mated or resigned player’s army stands neutral. A player who keeps a piece of their own on its Throne commands it.
    • **Vassals:** whoever took a piece of yours with his last move may become your lord. Lord and vassal spare each other; now and then the lord may move for the vassal. The vassal gets free by reaching the lord’s Throne, and may rebel by declaring check.
    • The first player out gets 0 points, the second 1, the last one 2. A vassal counts as out.

tpc-help-notation =
    { "" }**Cells:** kingdom `R W B`, zone `T P C S V` (Throne, Palace, City, Suburb, Village), number: `RV14`. Or «КС14», or in words: `Red Village 14`. Without a kingdom (`C5`), it is that of the player on turn.
    { "" }**Moves**
    • `WC5-WV7`, `wc5 wv7`, `C5-V7`: from and to, captures alike
    • `N WS4`, `knight WS4`: piece, a space, the cell; `WS4` alone if only one piece can go there
    • `O-O` short castling, `O-O-O` long
    • `WV6xWS6`: en passant, to the passed triangle; `^WV7` names the pawn if two could be meant
    • `+` or `check` declares check to your lord or vassal, `+W` to White only; `!` or `I am my own lord` on the lord’s Throne; `plain` declares nothing
    { "" }**Offers and answers**, at any time
    • `Red, be my vassal` · `White, be my lord`
    • answers: `White, you are my lord` / `I need no lord`, `Red, you are my vassal` / `I need no vassal`, or just `yes` / `no`
    • `Red, I command` claims the vassal’s turn; a lord may also type the vassal’s move at once. Two lords: `White, command me`
    • `Red, truce for 3 rounds` · `Draw?` · `I take back my offer` · `I resign`
    Several at once: put `;` or a new line between them.

tpc-help-diplomacy =
    { "" }**What you say, and what it means** (`W>R`: White is lord, Red is vassal)
    • to become his lord, after taking a piece of his: `Red, be my vassal` · `offer W>R`
    – he says `White, you are my lord` · `accept W>R`, or `White, I need no lord` · `refuse W>R`
    • to become his vassal, after he has taken a piece of yours: `White, be my lord` · `offer W>R`
    – he says `Red, you are my vassal` · `accept W>R`, or `Red, I need no vassal` · `refuse W>R`
    • a lord moves for his vassal: `Red, I command` · `claim W>R`; not after all: `Red, I take back my order` · `waive W>R`
    • a vassal with two lords chooses: `White, command me` · `obey W>R`
    • rebellion: `check` with a move that attacks the king of lord or vassal; freedom: `I am my own lord` on the lord’s Throne
    • truce: `Red, truce for 3 rounds` · `offer R=W/3`; draw: `Draw?` · `offer draw`
    • `yes` or `no` if only one offer is open to you; `I take back my offer` for your own

# Names of zones

tpc-read-zone-throne = Throne
tpc-read-zone-palace = Palace
tpc-read-zone-city = City
tpc-read-zone-suburb = Suburb
tpc-read-zone-village = Village

tpc-read-seat-dat = { $seat-dat }

# Not understood

tpc-read-long = That is too long for a move: at most { $most } characters are read.
tpc-read-nothing = There is nothing to read here. A move or an offer is typed like this: `{ $example }`.
tpc-read-word = I can’t read “{ $word }”. A move or an offer is typed like this: `{ $example }`.
tpc-read-word-near = I can’t read “{ $word }”. Did you mean “{ $near }”? A move or an offer is typed like this: `{ $example }`.
tpc-read-whole = I know these words, but they make neither a move nor an offer. Type it like this: `{ $example }`.
tpc-read-part = Nothing was played: part { $number } (“{ $part }”) does not work. { $reason }
tpc-read-needs-bond = This is said of a lord and a vassal, for example: `claim W>R`.

# Cells

tpc-read-way = { $from }-{ $to }
tpc-read-place = `{ $cell }`
tpc-read-mixed = “{ $typed }” mixes Latin and Cyrillic letters, or letters that look alike: it may be { $readings }. Please type the one you mean.
tpc-read-mixed-one = “{ $typed }” mixes Latin and Cyrillic letters, or letters that look alike. Did you mean { $readings }?
tpc-read-mixed-none = “{ $typed }” mixes Latin and Cyrillic letters and is no cell either way.
tpc-read-range = There is no cell “{ $typed }”: in the { $zone } the numbers go from 1 to { $last } (`{ $first }`–`{ $end }`).
tpc-read-zone = In “{ $typed }” the letter { $letter } is no zone. The zones are T P C S V: Throne, Palace, City, Suburb, Village.
tpc-read-glued = “{ $typed }”: put a space between the piece and the cell, like this: `{ $apart }`.
tpc-read-short-after-full = “{ $typed }” names no kingdom, but the first cell does. Write both in full, or both short.

# Moves

tpc-read-none-goes = No piece can go to `{ $cell }` now.
tpc-read-none-goes-piece = No { $piece } can go to `{ $cell }` now.
tpc-read-none-castles = You can’t castle now.
tpc-read-other-piece = On `{ $cell }` stands another piece: { $piece }.
tpc-read-not-castling = This is not castling.
tpc-read-not-passing = This is not a capture en passant, or not of that pawn.
tpc-read-choose-lord = Both of your lords want this turn. Say which one moves now, like this: “White, command me”.
tpc-read-other-seat = Only { $actor } can say this, not you.

# Declarations

tpc-read-ask-freedom = This move reaches the Throne of your lord, { $lord }. Do you declare “I am my own lord”? If so, add `!`; if not, `plain`.
tpc-read-ask-check = This move also checks a king you have no bond with. Do you declare check to { $partners } as well? If so, name the seat after the plus; if not, add `plain`.
tpc-read-ask-old-check = Do you declare check to { $partners }? If so, name the seat after the plus; if not, add `plain`.
tpc-read-ask-renew = Unless you declare check again, your bond with { $partner } returns. Add `+` to declare it, or `plain` to let the bond return.
tpc-read-no-check = After this move no king is in check, so there is nothing to declare. Type it without the plus.
tpc-read-no-lord = You have no lord to free yourself from.
tpc-read-freedom-alone = “I am my own lord” goes with the move to the lord’s Throne: type the move and add `!`.

# Acts

tpc-read-several-acts = This may mean several things. Which one do you mean?
tpc-read-ask-turns = A truce with whom, and for how many rounds (1 to 9)?
tpc-read-turns = A truce lasts 1 to 9 rounds, not { $number }.
tpc-read-yourself = You have named yourself. Name the other player.
tpc-read-one-party = Name one player only.
tpc-read-not-open = This cannot be said now.
tpc-read-not-open-to-anybody = This cannot be said to anybody now.
tpc-read-nothing-to-answer = You have been made no such offer to answer.
tpc-read-nothing-offered = You have made no such offer, so there is nothing to take back.
tpc-read-lapse = Only the bot’s clock lets a claim lapse: it can’t be typed.

# Asking for moves

tpc-moves-unread = Name a cell, a piece or both, like this: `{ $example }`, `knight`; or `all`.
tpc-moves-empty = `{ $cell }` is empty.
tpc-moves-none = The piece on `{ $cell }` has no legal move now.
tpc-moves-other = The piece on `{ $cell }` is commanded by { $owner }.
tpc-moves-neutral = The piece on `{ $cell }` belongs to a neutral army and stands still.
tpc-moves-none-of = No piece of this kind has a legal move now: { $piece }.
