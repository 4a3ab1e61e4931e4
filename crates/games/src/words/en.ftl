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
