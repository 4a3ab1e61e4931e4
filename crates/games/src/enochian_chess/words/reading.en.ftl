
# Enochian chess: help, and what is said about typed moves and acts.

eno-option-arrangement = who stands where, and who begins: on a board of air Yellow, of water Blue, of fire Red, of earth Black

eno-help =
    { "" }**Yellow and Red** against **Blue and Black**; allies sit in opposite corners. Turns go clockwise: Yellow, Blue, Red, Black.
    • The queen leaps exactly two squares; bishop, knight and rook as in chess; the king without castling.
    • Each corner is a **throne** where the king starts with a companion. Once one has left, nobody joins the other.
    • A pawn belongs to a piece (its head shows which) and becomes it on the opposite edge once its army has lost a pawn; until then it waits there. The last pawn beside a bare king, or a king with queen or bishop, becomes what you like.
    • **Mate** is judged on the mated army’s own turn: it makes a last move (with the king, if it can step), then its king is captured and the army **freezes**: it stands still, attacks nothing, cannot be taken.
    • An ally’s king on its throne brings a frozen army back, and plays it. While each team has one captured king, they may **exchange prisoners**.
    • **Concourse:** a bishop (or queen) that joins those of the three other armies on one of the five starred blocks takes all three.
    • A team that loses both kings loses. A draw: a whole team cannot move, or has only two bare kings.

eno-help-notation =
    { "" }**Moves**
    • `Qa3-c1`, `qa3c1`, `a3 c1`: piece, from and to; captures alike, or with `x`
    • `Qc1`: piece and to; `c4` alone is a pawn’s move, `bxc3` one from file b
    • pieces: `K` king, `Q` queen, `B` bishop, `N` knight, `R` rook, `P` any pawn
    • `Pg4-h4=B`: the pawn becomes a bishop; needed only where there is a choice
    • on a shared throne name the piece: `Ka1-b1` or `Ra1-b1`
    { "" }**Acts**, at any time
    • `draw?` or `offer draw`; `accept`, `decline`, `withdraw`
    • `offer exchange b1`: I give your ally’s king back, to b1; `accept a8` or `accept exchange a8`: I give back yours. The square may be left out if there is only one.
    • `handover`: my ally takes my army, and I leave. `resign`: only when the ally no longer plays
    Several at once: put `;` or a new line between them.

eno-help-diplomacy =
    { "" }**What you say, and what it means**
    • a draw, for all who play: `Draw?` · `offer draw red`; each other says `I accept the draw` · `accept draw blue` or `I decline the draw` · `decline draw blue`
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
eno-read-which-square = Where is the king to return? Add the square.
eno-read-which-offer = This may mean several things. Which one do you mean?
eno-read-offer-what = What do you offer: a draw, or an exchange of prisoners?
eno-read-nothing-offered = You have made no offer, so there is nothing to take back.
eno-read-nothing-to-answer = There is no offer for you to answer.

# Asking for moves

eno-moves-other = The piece on { $square } is played by { $owner }.
eno-moves-frozen = { $army }’s army is frozen and stands still.
