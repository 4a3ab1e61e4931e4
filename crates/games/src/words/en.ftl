# Faults in texts that describe games. Keys, values and pieces are written as in the text.

fairy-white = White
fairy-black = Black

fairy-text-size = The text has { $size } bytes. It may have at most { $most }.
fairy-text-sections = A text may have at most { $most } games.
fairy-text-empty = The text has no game. A game begins with its id in brackets: [my-game] or [my-game:chess].
fairy-text-head = “{ $text }” is not the first line of a game. It should be [id] or [id:base].
fairy-text-id = “{ $id }” cannot be an id. An id has 1 to 40 of the signs a-z, 0-9 and -.
fairy-text-section-twice = The game “{ $id }” is already described from line { $line } on. Each id may stand once.
fairy-text-no-equals = “{ $text }” is not a line of the format. It should be “key = value”; remarks begin with # or ;.
fairy-text-no-section = The key “{ $key }” stands before the first game. A line [id] should come first.
fairy-text-key-twice = The key “{ $key }” is already on line { $line }. Each key may stand once in a game.
fairy-text-long = The value of “{ $key }” is too long. A value has at most { $most } characters.
fairy-id-taken = There is already a game with the id “{ $id }”. Please choose another id.
fairy-base-unknown = There is no game “{ $base }” to build on. The base should be a game of the bot, or one described above.
fairy-base-near = There is no game “{ $base }” to build on. The nearest is “{ $near }”.
fairy-note-unknown = “{ $key }” is no note for Liege. The notes are: name, about, piece-x and figure-x, with the letter of a piece for x; behind name, about and piece-x may stand a language, such as name-de.
fairy-note-language = { $key }: “{ $code }” is no language here. The languages are: { $known }.
fairy-note-letter = { $key }: the game has no piece “{ $letter }”.
fairy-note-name = { $key }: what is shown has 1 to { $most } characters, without control characters and signs such as * _ ` @ #.
fairy-note-figure = “{ $value }” is no figure that is drawn. The figures are: { $known }.

fairy-key-unknown = There is no key “{ $key }”.
fairy-key-near = There is no key “{ $key }”. The nearest is “{ $near }”.
fairy-key-former = The key “{ $key }” is now called “{ $now }”.
fairy-key-unsupported = The key “{ $key }” is known, but not supported.

fairy-value = { $key }: “{ $value }” is not { $right }.
fairy-value-unsupported = { $key }: “{ $value }” is known, but not supported.
fairy-right-number = a number from { $least } to { $most }
fairy-right-size = a number from { $least } to { $most }: the largest board has { $files } files and { $ranks } ranks
fairy-right-word = one of: { $words }
fairy-right-file = a file: a to { $last }, or 1 to { $most }
fairy-right-area = a list of squares such as “d4 e4”, ranks such as “*8” or files such as “c*”; “-” means none
fairy-right-pieces = a list of letters of pieces such as “nbrq”; “*” means all, “-” means none
fairy-right-pairs = a list of pairs such as “{ $example }”
fairy-right-limits = a list of letters, each with a number, such as “q:1 r:2”
fairy-right-turns = a list of letters, each once and with another letter, such as “p:g b:h”
fairy-no-piece = { $key }: the game has no piece “{ $letter }”. Its pieces are: { $letters }.
fairy-off-board = { $key }: “{ $square }” is off the board, which has { $files } files and { $ranks } ranks.

fairy-letter = { $key }: “{ $value }” is not a letter from a to z. “-” takes the piece away.
fairy-letter-twice = The letter “{ $letter }” is given to two pieces: { $other } and { $key }. Each piece needs a letter of its own.
fairy-no-movement = { $key } has no movement. It should be a letter, a colon and a movement, such as “c:CF”.
fairy-named-movement = { $key } always moves in the same way, so only a letter may stand here. For another movement use customPiece1 to customPiece25.
fairy-mobility-no-piece = { $key }: the game has no piece { $piece }.
fairy-movement = Movement “{ $movement }”, place { $place }: { $right }
fairy-betza-no-atom = a letter for the step is missing. It should be one of { $atoms }.
fairy-betza-sign = “{ $sign }” has no meaning. A step is one of { $atoms }; before it may stand { $modifiers }.
fairy-betza-range = “{ $text }” is no range. Only { $atoms } may be followed by a digit from 1 to 9, or by the letter again.
fairy-betza-way = “{ $sign }” does not go with “{ $atom }”. It may stand, alone of n, p and g, before { $atoms }.
fairy-betza-first = a first move never captures: “i” goes with “m”, not with “c”.
fairy-betza-first-jump = a first move does not jump: “i” does not go with “p” or “g”.
fairy-betza-direction = “{ $directions }” is no direction of “{ $atom }”.

fairy-no-pieces = The game has no pieces. Without a base each piece should be named, such as “king = k”.
fairy-no-goal = The game cannot end: it needs a king, or extinctionValue, flagRegion, connectN or stalemateValue.
fairy-no-promotion = { $side } has pawns that can reach their promotion region, but nothing to promote to. promotionPieceTypes should name it.
fairy-needs = “{ $key }” needs “{ $other }”.
fairy-clash = “{ $key }” does not go with “{ $other }”.
fairy-royal-immune = “{ $key }” may not name a piece that must not be lost.
fairy-castling-files = castlingQueensideFile is to the right of castlingKingsideFile. It should be to the left of it.
fairy-castling-rank = castlingRank is { $rank }, but the board has { $ranks } ranks.
fairy-king-movement = The king may only step, leap and slide: n, p and g are not for it.

fairy-fen-empty = The position is empty.
fairy-fen-ranks = The position has { $count } ranks. The board has { $ranks }.
fairy-fen-files = Rank { $rank } of the position, “{ $text }”, has { $count } files. The board has { $files }.
fairy-fen-letter = “{ $letter }” on { $square } is no piece. The letters are: { $letters }.
fairy-fen-promoted = “+{ $letter }” on { $square }: this piece does not promote.
fairy-fen-hand = The position has the hand “{ $text }”, but no piece can be brought in: pieceDrops or gating is needed.
fairy-fen-hand-open = The hand “{ $text }” does not end with “]”.
fairy-fen-hand-letter = “{ $text }” in the hand is no piece.
fairy-fen-hand-many = The hand “{ $text }” has too many pieces.
fairy-fen-side = “{ $text }” is no side to move. It should be w or b.
fairy-fen-castling = Castling right “{ $text }”: no king and rook stand where they could castle.
fairy-fen-en-passant = “{ $text }” is no en passant field. It should be “-” or squares such as “e3”.
fairy-fen-number = “{ $text }”: the position should end with two numbers, the half-moves and the move.
fairy-fen-checks = “{ $text }” does not say how many checks are needed. It should be two numbers such as “3+3”.
fairy-fen-checks-missing = The position does not say how many checks are needed. It should have a field such as “3+3” before the half-moves.
fairy-fen-checks-unwanted = The position has the field “{ $text }” for checks, but checks are not counted. checkCounting is needed.
fairy-fen-kings = { $side } has more than one king in the position.
fairy-fen-no-king = { $side } has no king in the position, and could not lose in another way.
fairy-fen-king-taken = { $side } is to move and could take a king in the position.
fairy-fen-no-move = { $side } is to move in the position and has no legal move.

## Games told by texts

fairy-about = A game of this bot’s host, told by a text.
fairy-end-other = The game is over: { $winner } won.
fairy-end-mate-drawn = Checkmate, which is a draw in this game.
fairy-end-mate-wins = { $winner } was checkmated, which wins this game.
fairy-end-stalemate = { $seat } has no legal move and has lost.
    .plate = no legal move
fairy-end-stalemate-wins = { $winner } has no legal move left, which wins this game.
    .plate = has lost
fairy-end-extinct = { $seat } has lost what must not be lost: { $winner } won.
    .plate = lost what counts
fairy-end-extinct-wins = { $winner } got rid of everything, and won.
    .plate = has lost
fairy-end-extinct-drawn = A side has lost all its pieces of a kind: a draw.
fairy-end-flag = { $winner } reached the goal and won.
    .plate = beaten to the goal
fairy-end-flag-drawn = Both sides reached the goal: a draw.
fairy-end-checks = { $winner } gave the last check and won.
    .plate = checked too often
fairy-end-row = { $winner } made a row and won.
    .plate = has lost
fairy-end-row-drawn = A row was made: a draw.
fairy-end-full = The board is full: { $winner } has more and won.
fairy-end-full-drawn = The board is full: a draw.
fairy-end-passes = Both sides let it rest: { $winner } has more and won.
fairy-end-passes-drawn = Both sides let it rest: a draw.
fairy-end-quiet = Too many moves without progress: { $winner } has more and won.
fairy-end-count = The count is over: { $winner } has more and won.
fairy-end-count-drawn = The count is over: a draw.
fairy-end-repetition = The same position came once too often: { $winner } won.
fairy-end-perpetual-check = { $seat } gave check without end and has lost.
    .plate = checked without end
fairy-end-perpetual-chase = { $seat } chased a piece without end and has lost.
    .plate = chased without end

fairy-line-checks = { $seat } still needs { $count ->
    [one] one check
   *[other] { $count } checks
}.
fairy-line-count = Counting: { $count } of { $limit } moves.

fairy-no-must-capture = You have to capture: at least one capture is possible.
fairy-no-must-drop = You have to put a piece from your hand on the board first.
fairy-no-own-blast = This capture would blow up your own king.
fairy-no-checking = In this game you may not give check: { $seat } would be in check.
fairy-no-drop-check = You may not give check with a piece from your hand.
fairy-no-doubled = You may not put the { $piece } on { $square }: one of yours stands on that file already.
fairy-no-immobile = You may not put the { $piece } on { $square }: it could never move from there.
fairy-no-drop-region = You may not put the { $piece } on { $square }: it may not enter there.
fairy-no-drop-mate = You may not put the { $piece } on { $square }: it would be checkmate.

fairy-help-castling = The king castles with a rook as in chess.
fairy-help-must-capture = A player who can capture has to; which piece captures is free.
fairy-help-no-checking = Nobody may give check.
fairy-help-blast = A capture is an explosion: the taken and the taking piece vanish, and with them every piece on the eight squares around, except pawns.
fairy-help-hand = Captured pieces change sides and go to the hand of the player who took them. In place of a move you may put one of them on an empty square.
fairy-help-drops = In place of a move you may put a piece from your hand on an empty square.
fairy-help-gating = When a piece of the first rank moves for the first time, you may put a piece from your hand on the square that it leaves.
fairy-help-facing = The two kings may not face each other on an open line.
fairy-help-immobile = A piece may not come to a square from which it could never move.
fairy-help-must-drop = A player who has pieces in hand has to put one on the board.
fairy-help-pass = You may pass: type the square of your king twice, like `e1e1`.
fairy-help-mate = **The end:** checkmate wins.
-fairy-help-checks = A player who has given { $n } checks wins.
-fairy-help-flag = A player whose piece reaches one of these squares wins: { $squares }.
-fairy-help-flag-first = The player who begins wins by reaching { $squares }.
-fairy-help-flag-second = The other player wins by reaching { $squares }.
-fairy-help-row = A player with { $n } pieces in a row wins.
fairy-help-extinct = A player who has lost all pieces that count has lost the game.
fairy-help-extinct-wins = A player who has no pieces left wins.
fairy-help-stalemate-wins = A player who has no legal move wins.
fairy-help-stalemate-draws = If a player is not in check and has no legal move, it is a draw.
fairy-help-stalemate-loses = A player who has no legal move has lost.
-fairy-help-repetition = The game also ends when the same position has occurred { $n } times.
-fairy-help-repetition-draws = When the same position has occurred { $n } times, it is a draw.
fairy-help-perpetual = A player who gives check without end loses then.
-fairy-help-quiet = It is a draw after { $n } moves of each side without a capture or a pawn’s move.

fairy-notation-castling = As in chess: `e4`, `Nf3`, `exd5`, `O-O`; or with the square the piece comes from, `e2-e4`, `Ng1-f3`.
fairy-notation-plain = As in chess: `e4`, `Nf3`, `exd5`; or with the square the piece comes from, `e2-e4`, `Ng1-f3`.
fairy-notation-drop = From the hand: `N@f3`; a pawn needs no letter, `@e4`.
fairy-notation-gate = To put a piece on the square that is left, add it: `Nc3/H`.
fairy-notation-promotion = the pawn becomes that piece; leave the piece out, and the bot asks.

fairy-part-both = Moves and captures
fairy-part-quiet = Moves without capturing
fairy-part-capture = Captures
fairy-part-first = On its first move goes without capturing
fairy-part-step = one step
fairy-part-leap = by one leap
fairy-part-slide = any number of squares
fairy-part-jumps = any number of equal leaps
fairy-part-hop = over exactly one piece
fairy-part-land = to the square right behind the first piece
fairy-part-lame = by one leap that a piece on the way blocks
fairy-part-straight = straight
fairy-part-diagonal = diagonally
fairy-part-around = in any direction, one way and at a right angle, by
fairy-part-ways = in these directions (files:ranks)
fairy-part-upto = at most
fairy-part-none = It never moves.

fairy-lesson-take = Take the enemy piece. The piece that does it:
    .hint = Type the square where the piece stands and the square of the enemy piece:
    .done = Right. So this piece captures.
fairy-lesson-goal = Reach the goal, and you win. The piece that goes there:
    .hint = One step is enough:
    .done = Right. The game is won as soon as the goal is reached.
fairy-lesson-hand = Put the piece from your hand on an empty square. You have:
    .hint = Type its letter, the sign @ and the square.
    .done = Right. A piece from the hand stands where you need it, in place of a move.

## Pieces of many games told by texts

fairy-kind-archbishop = archbishop
    .letter = A
fairy-moves-archbishop = Like a bishop or like a knight, whichever suits.
fairy-kind-chancellor = chancellor
    .letter = C
fairy-moves-chancellor = Like a rook or like a knight, whichever suits.
fairy-kind-amazon = amazon
    .letter = A
fairy-moves-amazon = Like a queen or like a knight, whichever suits.
fairy-kind-fers = fers
    .letter = F
fairy-moves-fers = One step diagonally.
fairy-kind-alfil = alfil
    .letter = E
fairy-moves-alfil = Leaps two squares diagonally, over anything.
fairy-kind-silver = silver general
    .letter = S
fairy-moves-silver = One step diagonally, or one straight ahead.
fairy-kind-wazir = wazir
    .letter = W
fairy-moves-wazir = One step straight.
fairy-kind-commoner = commoner
    .letter = M
fairy-moves-commoner = One step in any direction. It may be taken.
fairy-kind-gold = gold general
    .letter = G
fairy-moves-gold = One step straight, or one diagonally ahead.
fairy-kind-shogi-knight = knight
    .letter = N
fairy-moves-shogi-knight = Two squares ahead and one to the side, over anything.
fairy-kind-lance = lance
    .letter = L
fairy-moves-lance = Any distance straight ahead.
fairy-kind-shogi-pawn = pawn
    .letter = P
fairy-moves-shogi-pawn = One step straight ahead; it captures so too.
fairy-kind-bers = dragon
    .letter = D
fairy-moves-bers = Like a rook, or one step diagonally.
fairy-kind-dragon-horse = horse
    .letter = H
fairy-moves-dragon-horse = Like a bishop, or one step straight.
fairy-kind-horse = horse
    .letter = H
    .typed = N
fairy-moves-horse = One step straight, then one diagonally on; a piece on the first point blocks it.
fairy-kind-elephant = elephant
    .letter = E
    .typed = B
fairy-moves-elephant = Two points diagonally; a piece between blocks it. It may not cross the river.
fairy-kind-janggi-elephant = elephant
    .letter = E
    .typed = B
fairy-moves-janggi-elephant = One step straight, then two diagonally on; a piece on the way blocks it.
fairy-kind-cannon = cannon
    .letter = C
fairy-moves-cannon = Moves like a rook; it captures over exactly one piece.
fairy-kind-janggi-cannon = cannon
    .letter = C
fairy-moves-janggi-cannon = Moves and captures like a rook over exactly one piece, which is no cannon; it takes no cannon.
fairy-kind-soldier = soldier
    .letter = P
fairy-moves-soldier = One step ahead; where it may, also one to the side; it captures so too. It never goes back.

fairy-seat-sente = Sente
fairy-seat-gote = Gote
fairy-seat-cho = Cho
fairy-seat-han = Han
fairy-seat-red = Red
fairy-seat-black = Black

fairy-notation-shogi =
    Western: `P-7f`, `Bx3c+`, from the hand `P*5e`; `+` promotes, `=` does not. If two pieces could go there, add the square: `G6i-5h`.
    • Japanese: `７六歩`, `同銀右`, `５五角打`, `８八角成`; or both squares: `7g7f`, `8h2b+`.
fairy-notation-xiangqi =
    The piece, its file, and where it goes: `C2=5` to the side, `H2+3` forward, `R9-1` back. Files count from your right. Of two on a file `+C=5` is the front one, `-C=5` the rear one.
    • Chinese: `炮二平五`, `馬8進7`, `前車進三`; or both points: `h3e3`; with ranks from 0, `H2-E2`.
fairy-notation-janggi = Both squares, each with its rank from the top (0 for the tenth) and its file from the left, as Cho sees them: `P71-72`, `71-72`, `71졸72`; or `a4b4`. Type `pass` to pass.
fairy-notation-makruk = As in chess: `e4`, `Nd2`, `exd5`; or in Thai: `ม-ง๒`, `จ๔`. A pawn’s promotion need not be typed.
fairy-told = { $before }{ $piece-letter }{ $move }
fairy-pass = pass
fairy-typed-turns = promotes, promoted, promote
fairy-no-last-square = 同 means the square of the last move, and there was none here. Name the square: `７六歩`.
fairy-no-such-way = No { $piece } goes to { $square } in that way ({ $way }).
fairy-no-turn = The { $piece } can’t be promoted by a move to { $square }.
fairy-must-turn = The { $piece } must be promoted on { $square }: else it could never move again.
fairy-no-such-promoted = No promoted { $piece } goes to { $square }.
fairy-several = Several moves fit that. Choose one.
fairy-several-men = More than one { $piece } can do that. A `+` before the letter is the front one, a `-` the rear one; or type both points: `h3e3`.
fairy-no-man-on-file = You have no { $piece } on file { $file }. Files are counted from your right.
fairy-no-men-on-file = You have no such { $piece } on a file with another. Name its file.
fairy-off-the-board = The { $piece } on { $square } would leave the board, or stay where it is.
fairy-notation-plus = A plus promotes: `b2h8+`; without it the piece stays as it is.
