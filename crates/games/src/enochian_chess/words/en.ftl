# Enochian chess.

eno-name = Enochian chess
    .typed = rosicrucian chess, four handed chess
eno-about = Four armies, two against two. A king can bring back the army that its ally has lost. Also called Rosicrucian chess; it comes from the circle of the Golden Dawn. The arrangements follow Chris Zalewski’s “Enochian Chess of the Golden Dawn”.

eno-seat-yellow = Yellow
eno-seat-blue = Blue
eno-seat-red = Red
eno-seat-black = Black

## Kinds of pieces

eno-kind-queen = queen
    .letter = Q
    .typed = ♕, ♛
eno-kind-queen-pawn = pawn of the queen
    .letter = P
    .typed = pawn, ♙, ♟
eno-kind-bishop-pawn = pawn of the bishop
    .letter = P
    .typed = pawn, ♙, ♟
eno-kind-knight-pawn = pawn of the knight
    .letter = P
    .typed = pawn, ♙, ♟
eno-kind-rook-pawn = pawn of the rook
    .letter = P
    .typed = pawn, ♙, ♟
eno-kind-concourse = concourse

eno-moves-king = One step in any direction; there is no castling. It shares its throne with a companion until one of the two leaves. A king is never taken by a move: a mated one makes one last step, then it is captured and its army freezes.
eno-moves-queen = Leaps exactly two squares in any direction, over whatever stands between. So a queen can reach only sixteen squares of the board, and the four queens of the start never meet.
eno-moves-bishop = Any distance along a diagonal, until something is in the way. Allied bishops stand on one colour, the enemies’ on the other.
eno-moves-knight = Two squares straight and one to the side, over whatever stands between.
eno-moves-rook = Any distance along a rank or file, until something is in the way.
eno-moves-queen-pawn = One step forward, captures one step diagonally forward; no double step. On the opposite edge it becomes a queen once its army has lost a pawn, and waits there until then.
eno-moves-bishop-pawn = One step forward, captures one step diagonally forward; no double step. On the opposite edge it becomes a bishop once its army has lost a pawn, and waits there until then.
eno-moves-knight-pawn = One step forward, captures one step diagonally forward; no double step. On the opposite edge it becomes a knight once its army has lost a pawn, and waits there until then.
eno-moves-rook-pawn = One step forward, captures one step diagonally forward; no double step. On the opposite edge it becomes a rook once its army has lost a pawn, and waits there until then.
eno-moves-concourse = Five blocks of four squares are marked with a star. A bishop that comes to a block where the bishops of all three other armies stand, none of them frozen, takes all three, the ally’s too. Queens do the same. Bishops and queens do not mix.

## Moves

eno-who-for = { $by } for { $seat }
eno-who-last = { $seat }, last move
eno-who-for-last = { $by } for { $seat }, last move
eno-moved = { $who }: { $piece } { $from }–{ $to }.
eno-moved-grown = { $who }: { $piece } { $from }–{ $to }, becoming a { $grown }.
eno-took = { $who }: { $piece } { $from }×{ $to }, taking { $victim }.
eno-took-grown = { $who }: { $piece } { $from }×{ $to }, taking { $victim } and becoming a { $grown }.
eno-waits = { $done } It waits there until { $army } loses a pawn.
eno-grown = { $army }’s pawn on { $square } waits no longer and becomes a { $piece }.
eno-demoted = In return { $army }’s { $was } on { $square } becomes a { $pawn }.
eno-concourse-bishops = Concourse: { $army }’s bishop takes the other three, { $taken }.
eno-concourse-queens = Concourse: { $army }’s queen takes the other three, { $taken }.
eno-concourse-one = { $army }’s on { $square }
eno-passed = { $army } is not in check but has no legal move, and is skipped.

## Check, mate, frozen armies

eno-check = { $by } gives check to { $king }.
eno-check-stands = { $king } is still in check from { $by }.
eno-mated = { $army } is mated by { $by }. The king makes one last step, then it is captured.
eno-mated-walled = { $army } is mated by { $by }. The king cannot step anywhere, so another piece makes the last move, then the king is captured.
eno-fell = { $army }’s king on { $square } is captured: the army is frozen.
eno-fell-together = { $army }’s king is captured on its throne, and its companion, the { $piece }, with it: the army is frozen.
eno-fell-at-once = { $army } is mated and has no last move. The king is captured at once: the army is frozen.
eno-fell-at-once-together = { $army } is mated and has no last move. The king is captured at once on its throne, and its companion, the { $piece }, with it: the army is frozen.
eno-revived = { $ally }’s king holds { $army }’s throne: { $army }’s army is back in play, without a king, and { $by } moves it.
eno-revived-own = { $ally }’s king holds { $army }’s throne: { $army }’s army is back in play, without a king.

## The end

eno-resigned = { $by } resigns.
eno-drawn-kings = Only kings are left on the board.
eno-drawn-bare = { $one } and { $other } have nothing left but their kings.
eno-drawn-stuck = Neither { $one } nor { $other } can move.
eno-over-drawn = The game is drawn.
eno-over-won = { $one } and { $other } have won.

## Offers

eno-offered-draw = { $by } offers a draw.
eno-joined-draw = { $by } agrees to a draw. Yet to answer: { $waiting }.
eno-draw-agreed = All players agree to a draw.
eno-refused-draw = { $by } declines the draw.
eno-withdrawn-draw = { $by } takes back the offer of a draw.
eno-no-longer-draw = { $by } no longer agrees to a draw: { $proposer }’s offer is closed.
eno-offered-exchange = { $by } offers { $to } an exchange of prisoners: { $captive }’s king would return to { $square }.
eno-refused-exchange = { $by } declines the exchange of prisoners with { $proposer }.
eno-withdrawn-exchange = { $by } takes back the offer to exchange prisoners.
eno-void = { $proposer }’s offer ({ $what }) is void.
eno-exchanged = { $by } accepts: { $proposer } and { $by } exchange prisoners.
eno-kings-return = { $given }’s king returns to { $square }, { $returned }’s to { $other }: both armies are in play.
eno-handed-over = { $by } hands the army over to { $to } and leaves the game.

## The position in short lines

eno-turn-for = { $by } moves for { $army }.
eno-turn-last = This is { $army }’s last move.
eno-turn-for-last = { $by } moves for { $army }, and this is the army’s last move.
eno-side-two = { $one } and { $other }
eno-side-other = { $army }
eno-side-frozen = a frozen army
eno-side-revived = no army ({ $by } plays it)
eno-side-left = no army (handed over to { $ally })
eno-line-check = { $king } is in check from { $by }.
eno-line-frozen = { $army }’s army is frozen.
eno-line-revived = { $army }’s army has no king and is played by { $by }.
eno-line-revived-own = { $army }’s army has no king.
eno-line-left = { $seat } has handed over to { $to }.

## Refusals: moves

eno-no-action = “{ $text }” is neither a move like Qa3-c1, Ph2xg3 or Pg4-h4=B nor an act like “offer draw red”.
eno-no-turn = It is { $army }’s turn, not { $seat }’s.
eno-no-turn-for = It is { $army }’s turn, and { $by } moves for { $army }.
eno-no-own = { $to } holds { $piece }. No piece can join another on its square, not even on a throne.
eno-no-ally = { $to } holds { $piece }, an ally’s. Only a concourse takes those.
eno-no-king-taken = { $to } holds { $piece }. No move takes a king: a mated king falls after its army’s last move.
eno-no-frozen-taken = { $to } holds { $piece }. A frozen army can’t be captured.
eno-no-way-king = A king goes one step in any direction, not { $from }–{ $to }.
eno-no-way-queen = A queen leaps exactly two squares in one of the eight directions, not { $from }–{ $to }.
eno-no-way-bishop = A bishop moves along diagonals, not { $from }–{ $to }.
eno-no-way-knight = A knight goes two squares straight and one to the side, not { $from }–{ $to }.
eno-no-way-rook = A rook moves along ranks and files, not { $from }–{ $to }.
eno-no-way-pawn = { $army }’s pawns step { $army-id ->
    [yellow] down, towards rank 1
    [blue] to the left, towards file a
    [red] up, towards rank 8
   *[black] to the right, towards file h
}, and take diagonally forward. { $from }–{ $to } is neither.
eno-no-way-waiting = The pawn on { $from } is on its last line and waits there: it becomes its piece as soon as { $army } loses a pawn.
eno-no-pawn-double = There is no double step: a pawn goes one square at a time.
eno-no-last-king = { $army } is mated. The last move has to be a step of the king.
eno-no-promotion-piece = Only a pawn can become another piece.
eno-no-promotion-early = A pawn becomes another piece only on its last line, and { $to } is not on that line.
eno-no-promotion-waits = { $army } has lost no pawn yet, so this pawn will wait on { $to } as it is. Leave out the ending (=…).
eno-no-promotion-kind = On { $to } this pawn can only become a { $piece } (={ $letter }).

## Refusals: acts

eno-no-left = { $seat } has handed over the army and left the game.
eno-no-inactive = { $seat } plays no army now and has no say in this.
eno-no-resign-ally = { $seat } can’t resign while the ally plays on, but can hand the army over to { $ally }.
eno-no-handover-ally = { $seat } can hand the army over only to the ally, { $ally }.
eno-no-handover-last = { $ally } has already left, so { $seat } can’t leave too: the last player of a team can only resign.
eno-no-offer-open = There is already such an offer. It needs an answer first.
eno-no-answer-none = There is no such offer: { $what }.
eno-no-answer-own = { $seat } made this offer: the other side has to answer it.
eno-no-answer-twice = { $seat } has already agreed.
eno-no-withdraw-draw = { $seat } has not agreed to this draw, so there is nothing to take back.
eno-no-withdraw-exchange = This offer is { $proposer }’s: only { $proposer } can take it back.
eno-no-exchange = Prisoners can be exchanged only while each team has exactly one captured king.
eno-no-speaker = Only the players of the two armies that still have a king can settle an exchange: { $speakers }.
eno-no-square = { $captive }’s king can’t return to { $square }. Possible: { $right } (its throne { $throne }, or the nearest empty squares if that is occupied).

## Refusals: position strings

eno-position-unreadable = “{ $text }” is not written as this field has to be.
eno-position-order = the letters in “{ $text }” are repeated or not in the order y b r k.
eno-position-condition = the conditions for “{ $text }” do not hold in this position.
eno-position-rank = rank { $rank } (“{ $text }”) does not have eight squares.
eno-position-pair = “({ $text })”: only a king and another piece of one army share a square, the king first, and only on that army’s throne.
eno-position-kings = { $army } can have only one king, not { $found }.
eno-position-men = { $army } can have at most { $most } men, not { $found }.
eno-position-grown = the pawn of { $army } on { $square } is on its last line, and { $army } has lost a pawn: it has to be its piece.
eno-position-king-missing = { $army } has status K, but no king on the board.
eno-position-king-there = { $army }’s king is on the board, so its status must be K.
eno-position-revived = { $army } cannot be frozen while the ally’s king stands on its throne: write r.
eno-position-left = “{ $text }”: two allies cannot both have left.
eno-position-decided = “{ $text }” is not the result that the board shows.
eno-position-over = the game is over, so nobody is on turn: write -, not “{ $text }”.
eno-position-unsettled = { $army } cannot be on turn here: the army is frozen, or has no move.

## The lesson.

lesson-enochian-chess-type = Four armies, two against two: Blue and Black against Red and Yellow. You are Black: step ahead with the pawn on b3.
    .hint = Black’s pawns go from file a to file h, so the square ahead is c3. For a pawn that is enough: `c3`. In full: `Pb3-c3`.
    .done = Every army’s pawns go away from its own edge, and all players see their own edge at the bottom. There is no double step.
lesson-enochian-chess-throne = There are sixteen arrangements; this is fire of fire, where Red begins. In its corner, the throne, the king starts on one square with a companion. You are Red: bring your knight out.
    .hint = King and knight share h1. A knight is `N`, and only one square is free for it: `Ng3`.
    .done = Now nobody can join the king there: two pieces share a square only from the start, on their own throne.
lesson-enochian-chess-queen = The queen leaps exactly two squares, in any direction and over anything. You are Black: take with her.
    .hint = The pawn on c4 is too near, the one on f5 too far to the side. Two squares from c3, over your own pawn, is e3: `Qe3`.
    .done = So a queen can reach only sixteen squares of the board, and the four queens of the start never meet.
lesson-enochian-chess-ally = You are Red, and your ally is the one in the opposite corner, Yellow. Allies don’t take each other’s pieces. Take with your rook.
    .hint = The knight on e6 is Yellow’s. On b3 stands Black’s bishop: `Rb3`.
    .done = Allies win and lose together: a team has lost when both its kings are captured.
lesson-enochian-chess-promote = A pawn bears the head of its piece and becomes that piece on the far edge, once its army has lost a pawn. Red’s has: get a rook that gives check to Blue.
    .hint = On e8 the bishop would stand between the new rook and the king. So take the bishop: `exf8`.
    .done = If Red had lost no pawn yet, this one would wait on the edge as it is until another is taken.
lesson-enochian-chess-choose = When an army has one pawn left, and beside it only the king, or the king and a queen or a bishop, that pawn becomes any piece you like. You are Red: give check to Blue with the new piece.
    .hint = From g8 a knight reaches f6, and nothing else would. Write the new piece after the square: `g8=N`.
    .done = Had you chosen a bishop, your bishop on f2 would have become a pawn in exchange.
lesson-enochian-chess-mate = No move takes a king. But a player who is in check and can’t end it makes one last move, and then the king is captured. You are Yellow: mate Blue.
    .hint = Your rook on b7 keeps the king off rank 7. Give check along rank 8, where nobody can take you: `Rf8`.
    .done = Blue’s king makes one last step and falls. Then Blue’s army freezes: it stands still and attacks nothing.
lesson-enochian-chess-frozen = Black’s king was captured, and the army is frozen: it attacks nothing and can’t be taken. You are Red and in check from Blue: step out of it with the king.
    .hint = Blue’s knight attacks g2, Blue’s rook h2. Black’s rook looks along rank 1, but it is frozen: `Kg1`.
    .done = Frozen pieces stay where they are and are in everybody’s way, like walls.
lesson-enochian-chess-revive = A frozen army is back in play as soon as its ally’s king steps on its throne. You are Blue: bring Black’s army back.
    .hint = Black’s throne is the corner a1: `Ka1`.
    .done = From now on you play Black’s moves too, on Black’s turns, even when your king moves away.
lesson-enochian-chess-offer = Each team has one captured king: prisoners can be exchanged. A king returns to its throne or, if that is occupied, to a square next to it. You are Red: offer it to Blue.
    .hint = You give Black’s king back. On its throne a1 stands a rook; b1 or a2 will do: `offer exchange b1`.
    .done = You can say this at any time, on anybody’s turn. Blue answers with the square for Yellow’s king.
lesson-enochian-chess-accept = You are Blue. Red offers the exchange: Black’s king would return to b1. Agree and give Yellow’s king back.
    .hint = Yellow’s throne a8 is empty, so that is the square: `accept a8`. `accept` alone is enough here.
    .done = Both kings are back at once, both armies are in play, and each is moved by its own player again.
lesson-enochian-chess-concourse = The stars mark five blocks of four squares. If your bishop joins the bishops of all three other armies on one, it takes all three, the ally’s too. You are Red: do it.
    .hint = In the middle block one square is left, and your bishop sees it from h2: `Be5`.
    .done = This is called a concourse. Four queens do the same, but bishops and queens don’t mix. Nothing else ever takes an ally’s piece.

# Enochian chess: what is said between seats, and what stands between them.

## A seat as it is spoken to

eno-voc-yellow = Yellow
eno-voc-blue = Blue
eno-voc-red = Red
eno-voc-black = Black

## Acts as they are said. Each can be typed, and is then read as that act.

eno-say-offer-draw = Draw?
eno-say-accept-draw = I accept the draw
eno-say-decline-draw = I decline the draw
eno-say-withdraw-draw = I take back the draw
eno-say-offer-exchange = { $to }, let us exchange prisoners: { $captive }’s king to { $square }
eno-say-offer-exchange-open = { $to }, let us exchange prisoners
eno-say-accept-exchange = { $to }, agreed: { $captive }’s king to { $square }
eno-say-accept-exchange-open = { $to }, agreed to the exchange
eno-say-decline-exchange = { $to }, I decline the exchange
eno-say-withdraw-exchange = { $to }, I take back the exchange
eno-say-handover = { $to }, take over my army
eno-say-resign = I resign

## What an offer is

eno-about-draw = a draw
eno-about-exchange = an exchange of prisoners between { $by } and { $to }

## How it stands

eno-line-draw = { $by } has offered a draw. Yet to answer: { $waiting }.
eno-line-exchange = { $by } has offered { $to } an exchange of prisoners: { $captive }’s king would return to { $square }.

## Until when

eno-until-draw = It stays open until somebody declines it or takes it back, until an army freezes or comes back into play, or until an army is handed over.
eno-until-exchange = It stays open until { $to } declines it or { $by } takes it back, until an army freezes, comes back into play or is handed over, or until { $square } is no longer possible.

## The same in a few words

eno-short-draw = { $by } offers a draw
eno-short-exchange = { $by }–{ $to }: exchange of prisoners offered

# Enochian chess: help, and what is said about typed moves and acts.

eno-option-arrangement = the places of the pieces, and who begins: Yellow on a board of air, Blue on water, Red on fire, Black on earth

eno-help =
    { "" }**Yellow and Red** against **Blue and Black**; allies sit in opposite corners. Turns go clockwise: Yellow, Blue, Red, Black.
    • The queen leaps exactly two squares; bishop, knight and rook as in chess; the king without castling.
    • Each corner is a **throne** where the king starts with a companion. Once one of them has left, no piece can join the other.
    • A pawn belongs to a piece (its head shows which) and becomes it on the opposite edge once its army has lost a pawn; until then it waits there. The last pawn beside a bare king, or a king with queen or bishop, becomes what you like.
    • **Mate** is judged on the mated army’s own turn: it makes a last move (with the king, if it can step), then its king is captured and the army **freezes**: it stands still, attacks nothing and can’t be taken.
    • An ally’s king on its throne brings a frozen army back, and plays it. While each team has one captured king, they may **exchange prisoners**.
    • **Concourse:** a bishop (or queen) that joins those of the three other armies on one of the five starred blocks takes all three.
    • A team that loses both kings loses. The game is a draw if a whole team can’t move, or has only two bare kings left.

eno-help-notation =
    { "" }**Moves**
    • `Qa3-c1`, `qa3c1`, `a3 c1`: piece, from and to; captures alike, or with `x`
    • `Qc1`: piece and to; `c4` alone is a pawn’s move, `bxc3` one from file b
    • pieces: `K` king, `Q` queen, `B` bishop, `N` knight, `R` rook, `P` any pawn
    • `Pg4-h4=B`: the pawn becomes a bishop; needed only where there is a choice
    • on a shared throne name the piece: `Ka1-b1` or `Ra1-b1`
    { "" }**Acts**, at any time
    • `draw?` or `offer draw`; `accept`, `decline`, `withdraw`
    • `offer exchange b1`: I give your ally’s king back, to b1; `accept a8` or `accept exchange a8`: I give back yours. You may leave out the square if there is only one.
    • `handover`: my ally takes my army, and I leave. `resign`: only when the ally no longer plays
    Several at once: put `;` or a new line between them.

eno-help-diplomacy =
    { "" }**What you say, and what it means**
    • a draw, for all players: `Draw?` · `offer draw red`; each of the others says `I accept the draw` · `accept draw blue` or `I decline the draw` · `decline draw blue`
    • while each team has one captured king: `Blue, let us exchange prisoners: Black’s king to b1` · `offer exchange red>blue b1`
    – the answer: `Red, agreed: Yellow’s king to a8` · `accept exchange blue>red a8`, or `Red, I decline the exchange` · `decline exchange blue>red`
    • for your own offer: `I take back the draw` · `withdraw draw red`, `Blue, I take back the exchange` · `withdraw exchange red>blue`
    • to leave: `Red, take over my army` · `handover yellow>red`. It cannot be undone.

# Not understood

eno-read-word = I can’t read “{ $word }”. A move is typed like this: `{ $example }`; an act like this: `offer draw`.
eno-read-word-near = I can’t read “{ $word }”. Did you mean “{ $near }”? A move is typed like this: `{ $example }`.
eno-read-part = Nothing was played: part { $number } (“{ $part }”) does not work. { $reason }

# Acts

eno-read-other-seat = Only { $actor } can say this, not you.
eno-read-which-square = Where does the king return? Add the square.
eno-read-which-offer = This may mean several things. Which one do you mean?
eno-read-offer-what = What do you offer: a draw, or an exchange of prisoners?
eno-read-nothing-offered = You have made no offer, so there is nothing to take back.
eno-read-nothing-to-answer = There is no offer for you to answer.

# Asking for moves

eno-moves-other = The piece on { $square } is played by { $owner }.
eno-moves-frozen = { $army }’s army is frozen and can’t move.

# What stands on the picture. Short: there is room for one or two words.

eno-plate-check = in check
eno-plate-mated = mated
eno-plate-frozen = frozen
eno-plate-led = led by { $name }

eno-tie-draw = Draw?
eno-tie-exchange = Exchange?
eno-tie-offered = offered by { $name }
eno-tie-king-to = king to { $square }

eno-caption-move = move { $number }
eno-caption-start = start
eno-arrangement = { $sub } of { $board }
eno-element-air = Air
eno-element-water = Water
eno-element-fire = Fire
eno-element-earth = Earth
eno-element-air-gen = Air
eno-element-water-gen = Water
eno-element-fire-gen = Fire
eno-element-earth-gen = Earth

# What people type for acts and seats. Lists: the forms of all languages count in every one; phrases have two words.

eno-typed-yellow = y, yellow, yellows
eno-typed-blue = b, blue, blues
eno-typed-red = r, red, reds
eno-typed-black = k, black, blacks
eno-typed-offer = offer, offers, offering, propose, proposes, suggest, suggests
eno-typed-accept = accept, accepts, accepted, agree, agrees, agreed, yes, ok, okay, aye, yep
eno-typed-decline = decline, declines, declined, refuse, refuses, refused, reject, rejects, rejected, no, nope, nay
eno-typed-withdraw = withdraw, withdraws, withdrawn, retract, retracts, revoke, revokes, recall, cancel, cancels, takeback, take back, took back, calloff, call off
eno-typed-handover = handover, hand over, handsover, hands over, takeover, take over
eno-typed-give = give, gives, pass, hand, leave, transfer
eno-typed-resign = resign, resigns, resigned, surrender, surrenders, concede, concedes, giveup, give up
eno-typed-not = not, dont
eno-typed-draw = draw, draws, drawn, tie, remis
eno-typed-exchange = exchange, exchanges, swap, swaps, trade, prisoner, prisoners
eno-typed-army = army, armies, armys
eno-typed-filler = i, im, we, us, me, my, mine, our, your, yours, his, her, let, lets, the, a, an, to, with, at, on, of, from, in, for, over, back, it, up, and, is, would, will, be, please, king, kings, goes, go, put, puts, return, returns, game, its, same, this, offered, do, answer

# What says nothing in a move.

eno-typed-idle = to, takes, take, captures, capture, moves, move, from, on, goes, check, mate, checkmate, and
