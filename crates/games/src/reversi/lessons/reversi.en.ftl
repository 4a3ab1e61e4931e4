# Reversi: discs turn over what they enclose.

lesson-reversi-middle = The first four discs go to the four squares in the middle, and nothing is turned over yet. Put yours on the lower left of them.
    .hint = Ranks are counted from the top. The square is `d5`; its number, `36`, is read as well.
    .done = At some tables the four discs lie there from the start: that is an option.
lesson-reversi-enclose = Now a disc has to enclose: white ones in an unbroken line between it and another black one are turned over. You are Black. Turn the white disc on d5.
    .hint = The line may be a file, a rank or a diagonal. Straight below, on `d6`, you enclose it from d4.
    .done = `c6` would have done it along the diagonal from e4. Where nothing is enclosed no disc may be put; dots show where you may.
lesson-reversi-lines = All lines that a disc encloses are turned, in all eight directions. You are White. Turn six discs at once.
    .hint = Look for the square from which white discs are seen along the rank, the file and a diagonal: `f3`.
    .done = Only the disc just put down encloses: what lies between two of yours by turning alone stays as it is.
lesson-reversi-corner = A disc in a corner can never be enclosed again. Take a corner.
    .hint = The white disc on b2 stands between one of yours and the corner: `a1`.
    .done = The squares beside an empty corner are dangerous for the same reason: they open it to the other side.
lesson-reversi-end = Whoever has more discs at the end wins. Four squares are empty, and you are Black. One move wins, the others lose.
    .hint = Take what can never be turned back: `h1`.
    .done = Whoever can’t move is passed over, and the game ends when neither side can.
