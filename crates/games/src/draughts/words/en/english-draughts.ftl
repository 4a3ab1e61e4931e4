# English draughts.

eng-name = English draughts
    .typed = american checkers, american draughts, straight checkers, anglo american draughts, british draughts
eng-about = American checkers: men go and take forward only, kings go step by step; Black begins.

eng-help =
    Black begins; White sits at the bottom. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take } You may choose any capture, not only the longest.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

eng-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "18x11x4", short: "18x4", to: "15", other: "f6-e5") }

## The lesson.

lesson-english-draughts-move = Black begins. Moves are typed with the numbers of the squares, which the picture shows. Go with a black man from 11 to 15.
    .hint = `11-15`, also `11 15`.
    .done = The square alone, `15`, would be enough if only one move ended there.
lesson-english-draughts-take = You are Black. Men go and take forward only. You must capture, and go on while you can, but you choose which capture. Take two.
    .hint = From 11 over 15 to 18, and on over 22: `11x18x25`, or just `11x25`.
    .done = The longest capture is not compulsory: `10x19` and `11x20` were legal, too.
lesson-english-draughts-king = A king goes and takes one square at a time, but in all four directions. Take the man on 22.
    .hint = It stands below your king; behind it is 25: `18x25`.
    .done = Kings don’t fly here: from two squares away it could not have taken.
lesson-english-draughts-crown = A man that reaches the last rank becomes a king, and its move ends there. Take the man on 7.
    .hint = It lands on 2, beside 6, which it may not take yet: `11x2`.
    .done = So you may let a man through to the last rank and take it in return.
lesson-english-draughts-shot = Give up a man so that you can take three.
    .hint = Black’s man on 19 will have to take. Which piece then jumps from 28? `26-23`.
    .done = Black must play `19x26`, and `28x19x10x3` takes three and makes a king.
