# Italian draughts.

ita-name = Italian draughts
ita-about = Men never take kings, kings go step by step, and strict rules say which capture you must make.

ita-help =
    White begins. The board is turned: each player has a playing corner at the right. { -drt-lead }
    { -drt-rule-forward } It **never takes a king**.
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take }
    • You must choose, in this order: the capture of **most pieces**; with a king rather than with a man; the one that takes most kings; the one that meets a king earliest.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

ita-help-notation = { -drt-typed-numbers(quiet: "22-18", spaced: "22 18", take: "22x15x8", short: "22x8", to: "18", other: "d3-c4") }

## The lesson.

lesson-italian-draughts-move = The board is turned: the corner at your right is played on. Moves are typed with the numbers in the picture. Go from 22 to 18.
    .hint = `22-18`, also `22 18`.
    .done = Files and ranks are read as well: `d3-c4` is the same move.
lesson-italian-draughts-most = Men go and take forward only. Of several captures you must make one that takes most pieces. Take the men on 19 and 12.
    .hint = The man on 9 could take one, the man on 22 takes two: `22x15x8`, or just `22x8`.
    .done = This is the first of four rules about which capture you must make; each decides when the rules before it leave a choice.
lesson-italian-draughts-king = If a king and a man can take equally many, the king must take. It takes only pieces next to it, in all directions. Take the man on 18 with it.
    .hint = From 21 over 18 to 14: `21x14`.
    .done = The man on 28 was not allowed to take 23. Third rule: most kings. Fourth: the capture that meets a king earliest.
lesson-italian-draughts-never = A man never takes a king. The one on 18 can’t harm Black’s kings, but your king can. Take the one on 14.
    .hint = From 10 over 14 to 19: `10x19`.
    .done = So a king may stand right before enemy men without fear.
lesson-italian-draughts-crown = A man that reaches the last rank becomes a king, and its move ends there. Take the man on 6.
    .hint = It lands on 2, beside 5, which it may not take yet: `11x2`.
    .done = Next turn it can take as a king, if Black lets it.
lesson-italian-draughts-shot = Let Black take one man so that you can take three.
    .hint = Black’s man on 17 has to take 21. Which of yours can then go from 27 up the board? `31-27`.
    .done = Black must play `17x26`, and `27x20x11x4` takes three and makes a king.
