# Corners: steps and chains to the other corner.

lesson-ugolki-step = Whoever first fills the other’s yard wins. A disc goes one square straight ahead, back or aside, never diagonally. Go from c3 one square up.
    .hint = Start and end: `c3-c4`.
    .done = The square alone would have done where one disc only can go there.
lesson-ugolki-jump = Or it jumps straight over one disc beside it, of either colour, to the empty square behind. Nothing is taken. Jump with the disc on b1.
    .hint = It jumps over c1: `b1-d1`.
    .done = A bridge of single discs with gaps between is a road for all that come after, yours and the enemy’s.
lesson-ugolki-chain = From there it may jump on, in any direction, as often as it can. Bring a disc to g7 in one turn.
    .hint = From c1 by c3, e3, e5 and g5: `c1-g7`. The landings may be typed, but need not.
    .done = A disc may stop after any jump. A step and a jump don’t go together in one turn.
lesson-ugolki-yard = Black has left his yard, so those of yours that are still at home have to move first. Get the last one out of your yard.
    .hint = Only the disc on b2 may move. It steps to b3, or it jumps: `b2-d2`.
    .done = Nobody can shut the other out by staying at home: the yard has to be left in time.
lesson-ugolki-win = Win: fill the other yard.
    .hint = One square of it is empty, and a jump leads there: `e8-g8`.
    .done = There is no move to draw level after that. Plan the last discs early: they often lack something to jump over.
