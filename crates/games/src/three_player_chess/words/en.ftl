# Three-player chess.

tpc-name = Three-player chess
    .typed = three man chess, chess for three, three handed chess, three way chess, trichess
tpc-about = Three armies on a hexagon of triangles, with lords, vassals and truces. By Ilshat Tagiev, who states that the game is patented, invites everybody to make and play it, and asks to be consulted on commercial use.

tpc-seat-red = Red
tpc-seat-white = White
tpc-seat-black = Black

tpc-king = king
tpc-queen = queen
tpc-rook = rook
tpc-bishop = bishop
tpc-knight = knight
tpc-pawn = pawn
tpc-king-acc = king
tpc-queen-acc = queen
tpc-rook-acc = rook
tpc-bishop-acc = bishop
tpc-knight-acc = knight
tpc-pawn-acc = pawn

## Pieces by whose they are

tpc-piece-own = { $army }’s { $piece }
tpc-piece-captured = { $army }’s { $piece } (commanded by { $commander })
tpc-piece-neutral = the neutral { $piece } of { $army }’s army
tpc-victim-own = { $army }’s { $piece }
tpc-victim-captured = { $army }’s { $piece }, commanded by { $commander }
tpc-victim-neutral = a neutral { $piece } of { $army }’s army

## Moves

tpc-cell = { $kingdom }{ $zone }{ $number }
tpc-notation-seat = { $seat }
tpc-notation = { $order }{ $way }{ $free }{ $check }{ $mark }
tpc-notation-order = { $lord }>{ $vassal }:{ " " }
tpc-notation-piece = { $piece }{ " " }
tpc-notation-way = { $piece }{ $from }{ $sign }{ $to }{ $passed }
tpc-notation-passed = ^{ $cell }
tpc-notation-short = O–O
tpc-notation-long = O–O–O
tpc-notation-free = !{ $lord }
tpc-notation-check = +{ $one }{ $other }
tpc-who-ordered = { $seat }, ordered by { $lord }
tpc-what-own = { $piece }
tpc-what-captured = { $army }’s { $piece }
tpc-moved = { $who }: { $what } { $from }–{ $to }.
tpc-moved-double = { $who }: { $what } { $from }–{ $to }, a double step.
tpc-took = { $who }: { $what } { $from }×{ $to }, taking { $victim }.
tpc-took-passing = { $who }: { $what } { $from }×{ $to }, taking { $victim } on { $cell } en passant.
tpc-castled-short = { $who }: short castling.
tpc-castled-long = { $who }: long castling.
tpc-passed = { $seat } is not in check but has no legal move, and is skipped.

## Check and the end

tpc-check = { $by } gives check to { $king }.
tpc-check-declared = { $by } declares check to { $king }.
tpc-check-stands = { $king } is still in check from { $by }.
tpc-mated = { $by } mates { $seat }: { $seat } is out of the game.
tpc-mated-together = { $first } and { $second } together mate { $seat }: { $seat } is out of the game.
tpc-mated-out = { $seat } is mated and out of the game.
tpc-resigned = { $seat } resigns and is out of the game.
tpc-stalemate = { $seat } is not in check but has no legal move, and only two players are left: stalemate, a draw.
tpc-all-passed = Nobody has a legal move: a draw.
tpc-won = { $winner } has won.
tpc-drawn = The game is drawn.
tpc-score = { $seat } { $points }

## Thrones

tpc-army-neutral = { $army }’s army is neutral now. A player who takes its Throne will command it.
tpc-throne-taken = { $now } holds { $army }’s Throne and commands the army.
tpc-throne-passed = { $now } takes { $army }’s Throne and army from { $before }.
tpc-throne-lost = { $before } no longer holds { $army }’s Throne: that army is neutral.

## Offers

tpc-offered-vassalage = { $by } offers { $to } its protection: “{ $spoken }”.
tpc-offered-service = { $by } offers { $to } its service: “{ $spoken }”.
tpc-offered-truce = { $by } offers { $to } a truce for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} each.
tpc-offered-draw = { $by } offers a draw.
tpc-draw-accepted = { $by } agrees to a draw. Yet to answer: { $waiting }.
tpc-draw-agreed = All players agree to a draw.
tpc-refused-lord = { $by } declines: “{ $spoken }”.
tpc-refused-vassal = { $by } declines: “{ $spoken }”.
tpc-refused-truce = { $by } declines the truce with { $proposer }.
tpc-refused-draw = { $by } declines the draw.
tpc-withdrawn = { $by } withdraws its offer ({ $what }).
tpc-lapsed = { $proposer }’s offer ({ $what }) has lapsed: { $by } completed a turn.
tpc-void = { $proposer }’s offer ({ $what }) is void.

## Vassalage

tpc-bound = { $vassal } is now { $lord }’s vassal and counts as out.
tpc-suspended-by-lord = { $lord } turns against its vassal: the bond with { $vassal } is suspended until { $lord }’s next move.
tpc-suspended-by-vassal = { $vassal } rebels: the bond with { $lord } is suspended until { $vassal }’s next move.
tpc-stays-suspended = { $by } declares check again: the bond between { $vassal } and its lord { $lord } stays suspended.
tpc-restored = The bond is restored: { $vassal } is { $lord }’s vassal again.
tpc-freed-throne = “I am my own lord”: { $vassal } has reached { $lord }’s Throne and is free.
tpc-freed-lord-out = { $vassal } is free: its lord { $lord } is out of the game.
tpc-freed-lord-vassal = { $vassal } is free: its lord { $lord } has become a vassal.
tpc-bond-ended-vassal-out = { $lord } has lost its vassal { $vassal }.
tpc-claimed = { $lord } claims { $vassal }’s next available turn.
tpc-waived = { $lord } gives up its claim to { $vassal }’s turn.
tpc-obeyed = { $vassal } has chosen: { $lord } commands this turn.
tpc-claim-lapsed = { $lord } gave no order in time and loses its claim to { $vassal }’s turn.
tpc-choice-forfeited = { $vassal } did not choose in time: { $lord } commands this turn.

## Truces

tpc-truce-made = { $first } and { $second } have a truce for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} each.
tpc-truce-broken = { $by } has broken the truce with { $other }.
tpc-truce-dissolved = The truce between { $first } and { $second } is dissolved, and nobody is to blame: { $by } had no other legal move.
tpc-truce-expired = The truce between { $first } and { $second } has run out.
tpc-truce-ended-out = The truce between { $first } and { $second } has ended: { $seat } is out of the game.
tpc-truce-ended-vassal = The truce between { $first } and { $second } has ended: { $seat } has become a vassal.

## The position in short lines

tpc-line-order = { $lord } to move for { $vassal }.
tpc-line-choice = { $vassal } has to choose which lord commands this turn.
tpc-line-check = { $king } is in check from { $by }.
tpc-line-out = { $seat } is out; the army is neutral.
tpc-line-captured = { $seat } is out; { $now } commands the army.
tpc-line-complete = { $seat }: all { $count } pieces.
tpc-line-all-complete = All armies are complete, { $count } pieces each.
tpc-line-no-pieces = { $seat }: no pieces.
tpc-count-king = { $count ->
    [one] king
   *[other] { $count } kings
}
tpc-count-queen = { $count ->
    [one] queen
   *[other] { $count } queens
}
tpc-count-rook = { $count ->
    [one] rook
   *[other] { $count } rooks
}
tpc-count-bishop = { $count ->
    [one] bishop
   *[other] { $count } bishops
}
tpc-count-knight = { $count ->
    [one] knight
   *[other] { $count } knights
}
tpc-count-pawn = { $count ->
    [one] pawn
   *[other] { $count } pawns
}

## Refusals: what is no action

tpc-no-actor = “{ $text }” has to begin with the seat that acts: R:, W:, B: or *:.
tpc-no-referee = Only “lapse” can follow “*:”, not “{ $text }”.
tpc-no-verb = “{ $text }” is neither a move nor an act. Acts are: resign, offer, accept, refuse, withdraw, claim, waive, obey.
tpc-no-cell = There is no cell “{ $text }”. A cell is a kingdom R, W or B, a zone T, P, C, S or V, and a number (T to 2, P to 6, C to 10, S to 14, V to 18).
tpc-no-tail = I can’t read “{ $text }”. A move is written like WC5-WV7, BP4xWV10, WT2*WP6 or WV6xWS6^WV7, if needed with !W or +W after it.
tpc-no-object = I can’t read “{ $text }”. Write L>V for vassalage, A=B for a truce (in an offer A=B/n with n from 1 to 9, the seats in the order R, W, B), or draw.
tpc-no-party = Only { $entitled } can say this.

## Refusals: whose turn it is

tpc-no-out = { $seat } is out of the game.
tpc-no-turn = It is { $turn }’s turn, not { $seat }’s.
tpc-no-claimed = { $lord } has claimed this turn of its vassal { $turn }: only { $lord } can move now.
tpc-no-choice = Both lords have claimed this turn: nobody can move until { $turn } has chosen one of them.
tpc-no-other-lord = { $turn } has chosen its lord { $lord } to command this turn; { $seat }’s claim stands for the next one.
tpc-no-order-unclaimed = { $seat } has to claim the turn of its vassal { $turn } before moving for it.
tpc-no-order-early = { $seat } may not order a move of its vassal { $turn } yet: { $since ->
    [one] one turn of { $turn }’s has
   *[other] { $since } turns of { $turn }’s have
} passed since the last order, and { $needed } are needed.
tpc-no-order-suspended = The bond between { $turn } and its lord { $seat } is suspended: { $seat } cannot give orders.

## Refusals: pieces and ways

tpc-no-piece = There is no piece on { $cell }.
tpc-no-command = { $cell } holds { $piece }, which { $seat } does not command.
tpc-no-stay = A move has to end on another cell.
tpc-no-own = { $to } holds { $piece }, one of the mover’s own pieces.
tpc-no-king-taken = There is a king on { $to }, and kings are never captured.
tpc-no-way = A { $piece } does not move like that: { $from }–{ $to }.
tpc-no-blocked = The way from { $from } to { $to } is blocked on { $cell } by { $piece }.
tpc-no-pawn-straight = A pawn moves straight but captures diagonally. From { $from } it cannot take { $piece } on { $to }.
tpc-no-pawn-diagonal = A pawn moves diagonally only to capture, and there is nothing to take on { $to }.
tpc-no-pawn-home = A pawn may not capture inside its commander’s home (Throne, Palace, City), and { $to } is inside it.
tpc-no-leap-outside = A pawn makes a double step only from inside its commander’s home (Throne, Palace, City), and { $from } is outside it.
tpc-no-leap-blocked = Every way from { $from } to { $to } for a double step is blocked: { $cells }.
tpc-no-empty = { $to } is empty: there is nothing to capture.
tpc-no-quiet = { $to } holds { $piece }: write a capture with x.
tpc-no-castling-sign = Only castling is written with *: the king’s cell, then the rook’s.
tpc-no-castling-right = { $seat } can no longer castle on that side: the king or that rook has moved, or the rook was taken.
tpc-no-castling-check = { $seat } can’t castle while in check.
tpc-no-castling-blocked = { $seat } can’t castle: { $cell } is occupied.
tpc-no-castling-attacked = { $seat } can’t castle: { $cell } is attacked by { $by }.
tpc-no-passing = There is no pawn on { $pawn } that has just made a double step and can be taken en passant.
tpc-no-passing-over = The pawn on { $pawn } did not pass over { $to }: its ways were { $cells }.
tpc-no-passing-round = The pawn on { $pawn } could have gone another way, over { $cell }, which none of { $seat }’s pawns attacks.
tpc-no-passing-occupied = { $to } is occupied: en passant needs an empty cell.
tpc-no-passing-pawn = Only a pawn on a diagonal neighbour of { $to } can capture there en passant.

## Refusals: whom one may capture

tpc-no-capture-bond = { $seat } and { $owner } are lord and vassal: they do not capture each other’s pieces.
tpc-no-capture-neutral = Neutrality rule: { $third }’s last move{ $captured } captured one of { $owner }’s pieces, and { $owner }’s last move captured none of { $seat }’s. So { $seat } has to stay neutral and can’t take { $owner }’s { $piece } now.
tpc-by-move = { " " }({ $move })

## Refusals: the king’s safety

tpc-no-still-check = { $seat } is in check, and this move does not end it: the king on { $king } is attacked by { $attackers }.
tpc-no-king-into = The king can’t go to { $king }: it would be attacked by { $attackers }.
tpc-no-exposes = This move would leave { $seat }’s king on { $king } attacked by { $attackers }.
tpc-no-exposes-throne = This move would change who commands { $army }’s army, and leave { $seat }’s king on { $king } attacked by { $attackers }.
tpc-no-exposes-bond = This declaration would end the peace between lord and vassal, and leave { $seat }’s king on { $king } attacked by { $attackers }.
tpc-attacker = { $piece } on { $cell }

## Refusals: declarations

tpc-no-declare-order = A move ordered by a lord declares nothing: only { $turn } could declare that.
tpc-no-free-bond = { $seat } is not bound to { $lord }, so there is nothing to be freed from.
tpc-no-free-throne = “I am my own lord” needs a move that ends on { $lord }’s Throne, { $first } or { $second }.
tpc-no-free-castling = You can’t declare “I am my own lord” with castling.
tpc-no-check-bond = { $seat } and { $partner } are not lord and vassal, so a check between them need not be declared.
tpc-no-check-freed = { $seat } can’t declare check to { $partner }: this same move frees { $seat } from that lord.
tpc-no-check-suspended = { $partner } has suspended the bond with { $seat }: checks between them are ordinary and need not be declared.
tpc-no-check-attack = After this move { $seat } does not attack { $partner }’s king, so there is no check to declare.
tpc-no-check-mate = A lord’s first declared check may not be mate: { $partner } would have no legal move.

## Refusals: truces

tpc-no-truce-capture = The truce with { $partner } ({ $left ->
    [one] one turn
   *[other] { $left } turns
} left) forbids { $seat } to capture { $partner }’s pieces.
tpc-no-truce-check = The truce with { $partner } ({ $left ->
    [one] one turn
   *[other] { $left } turns
} left) forbids { $seat } to give { $partner }’s king a new check.
tpc-no-move = This move is not legal.

## Refusals: acts

tpc-no-act-party = This does not concern { $seat }: { $what }.
tpc-no-offer-lord-bound = { $lord } has a lord and so cannot be one.
tpc-no-offer-bond = { $vassal } is already { $lord }’s vassal.
tpc-no-offer-window = Vassalage can be offered only if { $lord }’s last move captured one of { $vassal }’s pieces.
tpc-no-offer-open = There is already such an offer. It needs an answer first.
tpc-no-offer-closed = { $seat } can’t repeat this offer before { $own ->
    [yes] completing a turn
   *[no] { $until } has completed a turn
}.
tpc-no-truces = There are no truces in this game.
tpc-no-truce-vassal = { $vassal } has a lord, so no truce is possible.
tpc-no-truce-twice = { $first } and { $second } already have a truce.
tpc-no-draw-bonds = Nobody can agree to a draw while there are a lord and a vassal.
tpc-no-answer-none = There is no such offer to answer: { $what }.
tpc-no-answer-own = { $seat } made this offer: the others have to answer it.
tpc-no-answer-twice = { $seat } has already agreed.
tpc-no-withdraw = { $seat } has no such offer open: { $what }.
tpc-no-bond = { $vassal } is not { $lord }’s vassal.
tpc-no-bond-suspended = The bond between { $vassal } and its lord { $lord } is suspended, so { $lord } can’t claim a turn.
tpc-no-claim-twice = { $lord } has already claimed the next available turn of its vassal { $vassal }.
tpc-no-claim = { $lord } has claimed no turn of its vassal { $vassal }.
tpc-no-obey-turn = { $vassal } chooses between its lords only on its own turn.
tpc-no-obey-choice = { $vassal } has nothing to choose: the two lords have not both claimed this turn.
tpc-no-obey-chosen = { $vassal } has already chosen between its lords: { $lord } commands this turn.
tpc-no-lapse = No claim is holding up this turn, so nothing can lapse.

## Refusals: position strings

tpc-position-fields = A position string has 13 fields separated by single spaces; here { $found ->
    [one] there is one
   *[other] there are { $found }
}.
tpc-position-unreadable = “{ $text }” is not written as this field has to be.
tpc-position-order = “{ $text }” is repeated or out of order.
tpc-position-range = a number in “{ $text }” is out of range.
tpc-position-condition = the conditions for “{ $text }” do not hold in this position.
tpc-position-kingdoms = three kingdoms are needed, separated by |; { $found } found.
tpc-position-zones = kingdom { $kingdom } needs five zones, separated by /; { $found } found.
tpc-position-zone = zone { $zone } has { $expected } cells, not { $found }.
tpc-position-kings = { $seat } must have exactly one king, not { $found }.
tpc-position-dead-king = { $seat } is out of the game, but its king stands on the board.
tpc-position-commander = “{ $text }”: { $commander } is out and cannot command { $army }’s army.
tpc-position-nobody = “{ $text }”: nobody is left in the game.
tpc-position-turn = { $seat } is out of the game and cannot be on turn.
tpc-position-castling = “{ $text }” needs that army’s king on { $king } and its rook on { $rook }.
tpc-position-last = “{ $text }” is impossible: { $seat } cannot capture its own pieces, and captures nothing once out.
tpc-position-ep = “{ $text }” does not fit the board: no pawn of that seat can have made such a double step.

# --- Pieces, for help
tpc-kind-king = King
tpc-moves-king = One step to any of the 12 triangles around it that is not attacked. It is never taken, only mated. From T2 it castles with either rook if neither of the two has moved and the cells between them are empty and not attacked.
tpc-kind-queen = Queen
tpc-moves-queen = Any distance along straight or diagonal lines: a rook and a bishop in one.
tpc-kind-rook = Rook
tpc-moves-rook = Any distance along straight lines, up to the first piece. Straight lines cross the sides of the triangles, so they change colour at every step.
tpc-kind-bishop = Bishop
tpc-moves-bishop = Any distance along diagonal lines, up to the first piece. It stays on its colour.
tpc-kind-knight = Knight
tpc-moves-knight = Leaps to the nearest triangles that a queen could not reach, at most 12, all of the other colour. Nothing in between matters.
tpc-kind-pawn = Pawn
tpc-moves-pawn = One step straight, to any of the 6 sides if the triangle is empty; takes one step diagonally, but never inside its own home. From inside its home it can make two steps in one move, as often as you like. It is never promoted.

## The lesson.

lesson-three-player-chess-type = Each of the three kingdoms has five zones: Throne T, Palace P, City C, Suburb S, Village V. You are White (W): move your pawn from City 5 to Village 7.
    .hint = A cell is kingdom, zone and number: `WC5-WV7`. In the kingdom of the player on turn, `C5-V7` is enough.
    .done = A double step: from its home (Throne, Palace, City) a pawn can make two steps in one move, in any direction and as often as you like.
lesson-three-player-chess-pawn = A pawn steps to a triangle of the other colour, but takes on a neighbouring one of its own colour, and never inside its own home (Throne, Palace, City). Take with the pawn on WC5.
    .hint = The bishop on WC7 stands in your City, the pawn on WS6 on the other colour. The knight is left: `WC5xWS7`.
    .done = A pawn steps and takes backward too, and it never becomes another piece.
lesson-three-player-chess-bishop = The bishop stays on its colour, and its lines run on across the middle. Take the piece that it reaches.
    .hint = From WP4 the line goes over WC6, WS8 and WV10 into Red’s Village: RV10, RV12, and there is the rook: `B RV14`.
    .done = Without the rook the line would run on to RV18, at the rim. The bishop has six such directions, and so has the rook.
lesson-three-player-chess-rook = The rook goes straight: over a side of the triangle, then over a corner, and so on, changing colour at every step. Take the piece that it reaches.
    .hint = From WS8 across the middle: WV9, BV10, BS7, and at the end the knight: `R BS6`.
    .done = Pieces beside the line are never in the way, not even where it passes a corner. The queen goes like rook and bishop.
lesson-three-player-chess-knight = The knight leaps to the nearest triangles that a queen could not reach, twelve at most, all of the other colour. Attack Red’s king and rook with one leap.
    .hint = From RC3 and from RC5 it would hit the king, and from one of them the rook as well: `N RC5`.
    .done = Nothing in between stops a knight. And Red’s pawns can’t take it there: RC5 is inside their own home.
lesson-three-player-chess-neutral = Neutrality: if the third player has just taken a piece from somebody, you can’t take from that player too. Black has just taken Red’s pawn. Make the capture that your rook is allowed.
    .hint = Black’s last move took from Red, so you can’t take Red’s bishop. You can take Black’s: `R BS6`.
    .done = There is one exception: if Red’s own last move had taken a piece of yours, you could take Red’s bishop all the same.
lesson-three-player-chess-throne = You are Black. A mated player is out, and the player with a piece on that Throne (T1, T2) commands the army. Mate Red with a move to Red’s Throne.
    .hint = The king is on RT2, so the free place is RT1. Your knight covers it, and the way there is open: `Q RT1`.
    .done = Red’s army is yours while a piece of your own stays on the Throne. The first one out gets 0 points, the second 1, the last 2.
lesson-three-player-chess-offer = You are White and have just taken one of Red’s pieces. Until your next move, you can offer to become Red’s lord. Do it.
    .hint = Say it to Red: `Red, be my vassal`.
    .done = Red can accept, refuse or let it lapse. Lord and vassal don’t take each other’s pieces, and a vassal counts as out of the game.
lesson-three-player-chess-accept = You are Red. White’s queen mates you as soon as it is your turn. But White offers to be your lord, and a lord does not check a vassal. Save yourself.
    .hint = Agree: `White, you are my lord`, or just `yes`.
    .done = The check is gone, and you still make your own moves. You are in the game again once the bond ends: when White is out, for example.
lesson-three-player-chess-order = You are White; Red is your vassal and on turn. A lord can move for the vassal, at most every other time. Take Black’s queen with Red’s rook.
    .hint = Claim the turn with `Red, I command` and then move; or type Red’s move at once: `RS7xBS8`.
    .done = Red makes the next move again. If the vassal moves before you claim the turn, that move stands.
lesson-three-player-chess-free = You are Red, White’s vassal. A vassal who reaches the lord’s Throne and says so with the move is free. Do it.
    .hint = Your knight reaches WT1. The exclamation mark says “I am my own lord”: `N WT1!`
    .done = You are in the game again. The other way is to rebel: a move with `+` declares check to the lord and lifts the peace for a while.
lesson-three-player-chess-truce = Black is the strongest, and the other two can agree on a truce. You are White: offer Red one for three rounds.
    .hint = Say it to Red: `Red, truce for 3 rounds`.
    .done = A truce forbids nothing, but if a player breaks it, everybody is told. A table can also make truces binding, or have none.

# Three-player chess: what is said between seats, and what stands between them.

## A seat as it is spoken to

tpc-voc-red = Red
tpc-voc-white = White
tpc-voc-black = Black

## Acts as they are said. Each can be typed, and is then read as that act.

tpc-say-be-vassal = { $to }, be my vassal
tpc-say-be-lord = { $to }, be my lord
tpc-say-yes-vassal = { $to }, you are my vassal
tpc-say-yes-lord = { $to }, you are my lord
tpc-say-no-vassal = { $to }, I need no vassal
tpc-say-no-lord = { $to }, I need no lord
tpc-say-back-lord = { $to }, I take back my offer to be your lord
tpc-say-back-vassal = { $to }, I take back my offer to be your vassal
tpc-say-truce-open = { $to }, truce!
tpc-say-truce = { $to }, truce for { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
}
tpc-say-yes-truce = { $to }, I accept the truce
tpc-say-no-truce = { $to }, I refuse the truce
tpc-say-back-truce = { $to }, I take back my offer of a truce
tpc-say-draw = Draw?
tpc-say-yes-draw = I accept the draw
tpc-say-no-draw = I refuse the draw
tpc-say-back-draw = I take back my offer of a draw
tpc-say-claim = { $to }, I command
tpc-say-waive = { $to }, I take back my order
tpc-say-obey = { $to }, command me
tpc-say-resign = I resign

## What an offer or agreement is

tpc-about-bond = { $vassal }’s vassalage to { $lord }
tpc-about-truce = a truce between { $first } and { $second }
tpc-about-truce-turns = a truce between { $first } and { $second } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} each
tpc-about-draw = a draw

## How it stands

tpc-line-bond = { $vassal } is { $lord }’s vassal.
tpc-line-bond-claimed = { $vassal } is { $lord }’s vassal; { $lord } has claimed its next available turn.
tpc-line-bond-ordered = { $vassal } is { $lord }’s vassal, and { $lord } makes this move for { $vassal }.
tpc-line-bond-wanted = { $vassal } is { $lord }’s vassal. Both lords have claimed this turn, and { $vassal } has to choose.
tpc-line-bond-waits = { $vassal } is { $lord }’s vassal; { $lord } can give the next order when { $vassal } has completed { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
tpc-line-bond-suspended = { $vassal }’s bond to { $lord } is suspended by { $by }.
tpc-line-truce = Truce between { $first } ({ $first-left ->
    [one] one turn left
   *[other] { $first-left } turns left
}) and { $second } ({ $second-left ->
    [one] one turn left
   *[other] { $second-left } turns left
}).
tpc-line-offer = { $by }’s offer is open: { $what }. Yet to answer: { $waiting }.

## Until when

tpc-until-bond = It lasts until { $vassal } frees itself on { $lord }’s Throne, { $lord } gets a lord of its own, or one of them is out.
tpc-until-suspended = The bond returns with { $by }’s next move, unless that move declares check again.
tpc-until-truce = It runs out when both have used up their turns, and ends early if one of them is out or becomes a vassal.
tpc-until-turn = It lapses when { $seat } completes a turn.
tpc-until-turns = It lapses when { $first } or { $second } completes a turn.

## What it forbids

tpc-forbids-bond = { $lord } and { $vassal } do not capture each other’s pieces, and a check between them has to be declared.
tpc-forbids-suspended = While the bond is suspended, { $lord } cannot give { $vassal } orders.
tpc-forbids-truce-word = Nothing is forbidden, but a player who captures one of the other’s pieces breaks the truce, and everybody is told.
tpc-forbids-truce-bound = { $first } and { $second } can’t capture each other’s pieces or give each other a new check, unless no other move is left.

## The same in a few words

tpc-short-bond = { $lord }–{ $vassal }: lord and vassal
tpc-short-bond-claimed = { $lord }–{ $vassal }: lord and vassal, order claimed
tpc-short-bond-suspended = { $lord }–{ $vassal }: bond suspended
tpc-short-bond-offer = { $lord }–{ $vassal }: vassalage offered
tpc-short-truce = { $first }–{ $second }: truce, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
tpc-short-truce-bound = { $first }–{ $second }: binding truce, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
tpc-short-truce-uneven = { $first }–{ $second }: truce, { $first-left } and { $second-left } turns
tpc-short-truce-bound-uneven = { $first }–{ $second }: binding truce, { $first-left } and { $second-left } turns
tpc-short-truce-offer = { $first }–{ $second }: truce offered
tpc-short-draw-offer = { $by } offers a draw

# Three-player chess: what is said about typed moves and acts, and how to type them.

tpc-option-first = the seat that moves first; turns then go clockwise: red, white, black
tpc-option-truce = truces: word – nothing is forbidden, but a breach is announced; bound – moves that break one are refused; off – no truces

tpc-help =
    Red, White and Black take turns clockwise; White usually begins.
    • The bishop goes along diagonals (triangles of its own colour), the rook along straight lines (the colour changes at every step), the queen along both; the king goes one step to any of 12 neighbours, the knight jumps to the nearest triangles that a queen there would not reach.
    • A pawn steps to one of six straight neighbours and captures on six diagonal ones, in any direction, but never inside its own home (Throne, Palace, City). From its home it can make a double step, as often as you like. There is no promotion.
    • **Neutrality:** if the third player’s last move took a piece from somebody, you can’t take from that player, unless their own last move took a piece of yours.
    • The army of a player who is mated or resigns is neutral. A player who keeps a piece of their own on its Throne commands it.
    • **Vassals:** a player whose last move took a piece of yours can become your lord. Lord and vassal spare each other; now and then the lord can move for the vassal. A vassal gets free by reaching the lord’s Throne, and can rebel by declaring check.
    • The first player out gets 0 points, the second 1, the last one 2. A vassal counts as out.

tpc-help-notation =
    { "" }**Cells:** kingdom `R W B`, zone `T P C S V` (Throne, Palace, City, Suburb, Village), number: `RV14`. Or «КС14», or in words: `Red Village 14`. Without a kingdom (`C5`), the cell is in the kingdom of the player on turn.
    { "" }**Moves**
    • `WC5-WV7`, `wc5 wv7`, `C5-V7`: from and to, captures alike
    • `N WS4`, `knight WS4`: piece, a space, the cell; `WS4` alone if only one piece can go there
    • `O-O` short castling, `O-O-O` long
    • `WV6xWS6`: en passant, to the passed triangle; `^WV7` names the pawn if two could be meant
    • `+` or `check` declares check to your lord or vassal, `+W` to White only; `!` or `I am my own lord` on the lord’s Throne; `plain` declares nothing
    { "" }**Offers and answers**, at any time
    • `Red, be my vassal` · `White, be my lord`
    • answers: `White, you are my lord` / `I need no lord`, `Red, you are my vassal` / `I need no vassal`, or just `yes` / `no`
    • `Red, I command` claims the vassal’s turn; a lord can also type the vassal’s move at once. Two lords: `White, command me`
    • `Red, truce for 3 rounds` · `Draw?` · `I take back my offer` · `I resign`
    Several at once: put `;` or a new line between them.

tpc-help-diplomacy =
    { "" }**What you say, and what it means** (`W>R`: White is lord, Red is vassal)
    • to become a player’s lord, after taking a piece of theirs: `Red, be my vassal` · `offer W>R`
    – the answer: `White, you are my lord` · `accept W>R`, or `White, I need no lord` · `refuse W>R`
    • to become a player’s vassal, after they have taken a piece of yours: `White, be my lord` · `offer W>R`
    – the answer: `Red, you are my vassal` · `accept W>R`, or `Red, I need no vassal` · `refuse W>R`
    • a lord moves for the vassal: `Red, I command` · `claim W>R`; not after all: `Red, I take back my order` · `waive W>R`
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

tpc-read-long = That is too long for a move: I read at most { $most } characters.
tpc-read-nothing = There is nothing to read here. A move or an offer is typed like this: `{ $example }`.
tpc-read-word = I can’t read “{ $word }”. A move or an offer is typed like this: `{ $example }`.
tpc-read-word-near = I can’t read “{ $word }”. Did you mean “{ $near }”? A move or an offer is typed like this: `{ $example }`.
tpc-read-whole = I know these words, but they make neither a move nor an offer. Type it like this: `{ $example }`.
tpc-read-part = Nothing was played: part { $number } (“{ $part }”) does not work. { $reason }
tpc-read-needs-bond = Name the lord and the vassal, for example: `claim W>R`.

# Cells

tpc-read-way = { $from }-{ $to }
tpc-read-place = `{ $cell }`
tpc-read-mixed = “{ $typed }” mixes Latin and Cyrillic letters, or letters that look alike: it may be { $readings }. Please type the one you mean.
tpc-read-mixed-one = “{ $typed }” mixes Latin and Cyrillic letters, or letters that look alike. Did you mean { $readings }?
tpc-read-mixed-none = “{ $typed }” mixes Latin and Cyrillic letters and is not a cell either way.
tpc-read-range = There is no cell “{ $typed }”: in the { $zone } the numbers go from 1 to { $last } (`{ $first }`–`{ $end }`).
tpc-read-zone = In “{ $typed }” the letter { $letter } is not a zone. The zones are T P C S V: Throne, Palace, City, Suburb, Village.
tpc-read-glued = “{ $typed }”: put a space between the piece and the cell, like this: `{ $apart }`.
tpc-read-short-after-full = “{ $typed }” names no kingdom, but the first cell does. Write both in full, or both short.

# Moves

tpc-read-none-goes = No piece can go to `{ $cell }` now.
tpc-read-none-goes-piece = No { $piece } can go to `{ $cell }` now.
tpc-read-none-castles = You can’t castle now.
tpc-read-other-piece = There is another piece on `{ $cell }`: { $piece }.
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
tpc-read-not-open = You can’t say this now.
tpc-read-not-open-to-anybody = You can’t say this to anybody now.
tpc-read-nothing-to-answer = Nobody has made you such an offer.
tpc-read-nothing-offered = You have made no such offer, so there is nothing to take back.
tpc-read-lapse = A claim lapses only by the bot’s clock: you can’t type this.

# Asking for moves

tpc-moves-unread = Name a cell, a piece or both, like this: `{ $example }`, `knight`; or `all`.
tpc-moves-empty = `{ $cell }` is empty.
tpc-moves-none = The piece on `{ $cell }` has no legal move now.
tpc-moves-other = The piece on `{ $cell }` is commanded by { $owner }.
tpc-moves-neutral = The piece on `{ $cell }` belongs to a neutral army and can’t move.
tpc-moves-none-of = No piece of this kind has a legal move now: { $piece }.

# What stands on the picture: plates, ties, caption. Short: there is room for one or two words.

tpc-plate-seat-red = Red
tpc-plate-seat-white = White
tpc-plate-seat-black = Black
tpc-plate-vassal = vassal
tpc-plate-lord = lord
tpc-plate-ordered = obeys an order
tpc-plate-chooses = whose order?
tpc-plate-out = out
tpc-plate-captured = captured
tpc-plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tpc-plate-points-half = { $whole }.5 points

tpc-tie-lord = lord: { $name }
tpc-tie-vassal = vassal: { $name }
tpc-tie-suspended = Bond suspended
tpc-tie-by-check = check: { $name }
tpc-tie-claimed = Order claimed
tpc-tie-truce = Truce
tpc-tie-truce-bound = Binding truce
tpc-tie-turns = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
tpc-tie-broken = Truce broken
tpc-tie-broken-by = by { $name }
tpc-tie-dissolved = Truce dissolved
tpc-tie-no-choice = no other move
tpc-tie-draw = Draw?
tpc-tie-bond-offer = Vassalage?
tpc-tie-truce-offer = Truce?
tpc-tie-offered = offered by { $name }

tpc-caption-start = Three-player chess
tpc-caption-order = { $lord } → { $vassal }: { $move }
tpc-caption = Three-player chess · move { $number }

tpc-badge-king = K
tpc-badge-queen = Q
tpc-badge-rook = R
tpc-badge-bishop = B
tpc-badge-knight = N
