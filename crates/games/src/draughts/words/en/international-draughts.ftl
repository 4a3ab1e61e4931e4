# International draughts.

int-name = International draughts
    .typed = polish draughts, polish checkers, international checkers, dutch draughts, hundred square draughts
int-about = “Polish” draughts on a hundred squares: kings fly, and you must take as many pieces as possible.

int-help =
    White begins. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

int-help-notation = { -drt-typed-numbers(quiet: "32-28", spaced: "32 28", take: "28x17x8", short: "28x8", to: "28", other: "d4-e5") }

## The lesson.

lesson-international-draughts-move = Moves are typed with the numbers of the squares, which the picture shows. A man goes one square ahead diagonally. Go from 32 to 28.
    .hint = `32-28`, also `32 28`.
    .done = Files and ranks are read as well: `d4-e5` is the same move.
lesson-international-draughts-most = Taking is compulsory, forward and backward, and of several captures you must make one that takes most pieces. Take with the man on 28.
    .hint = One way takes a single man, the other two: `28x17x8`, or just `28x8`.
    .done = `28x39` would have been refused: two can be taken. Kings and men count alike.
lesson-international-draughts-king = A king flies: it goes any distance, takes from afar and lands on any empty square behind. Take, and land as far away as you can.
    .hint = Its diagonal leads from 46 up to 5: `46x5`.
    .done = If it could go on taking from one of these squares, it would have to land there.
lesson-international-draughts-passing = A man becomes a king only if its move ends on the last rank. If it only passes that rank in a capture, it stays a man. Take two with the man on 12.
    .hint = Over 8 to 3, and back over 9: `12x3x14`, or just `12x14`.
    .done = It is still a man. To become a king, it has to stop on the last rank.
lesson-international-draughts-shot = Black will take the man on 31 anyway. Use your move so that you can take three afterwards.
    .hint = A new king on the last rank sees far: `10-4`.
    .done = Black must play `36x27`, and `4x13x22x31` takes three.
