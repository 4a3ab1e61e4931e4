# Chinese checkers.

chk-name = Chinese checkers
    .typed = chinese checkers, sternhalma, star halma
chk-about = A star of 121 holes for two to six: bring your ten marbles to the opposite tip, by steps and long chains of jumps.

chk-option-players = the number of players: 2, 3, 4 or 6
chk-option-partners = whether four play in pairs, opposite players together: yes or no; with yes there are always four
chk-option-home_limit = after how many moves a player’s marbles at home have to move first: a number, 0 never
chk-option-move_limit = moves of each player after which the game ends: a number, 0 never

chk-preset-two = two players
chk-preset-three = Three players
chk-preset-four = Four players
chk-preset-pairs = Two pairs
chk-preset-six = Six players

chk-help =
    Every player’s ten marbles fill a **tip** of the star. **Bring them to the opposite tip: the first to fill it wins.** Red begins, then clockwise. Nothing is taken.
    • **A step:** to an empty hole next to it, in any of the six directions.
    • **A chain:** instead of a step a marble may jump over a single marble next to it, anybody’s, to the empty hole right behind it, and from there on, in any direction, as often as it can. It may stop after any jump, but not where it began.
    • **In the target one stays:** a marble that stands there has to end its move there. Other tips are just holes.
    • **Leave home:** after 40 moves of yours your marbles in your own tip have to move first, as long as one of them can.
    • **Finished:** your target is full, and at least one of the marbles in it is yours. Marbles that an owner leaves at home count for you, so squatting loses. The others play on for the next places.
    • After 200 moves of each player the marbles in the target decide, then those still at home.
    • **Points:** the first of six gets 5, the next 4, …, the last 0; players on the same place share its points.
    • **Options:** `players=3`, 4 or 6; `partners=yes`: four in pairs, those opposite win together, when both have finished; `home_limit`, `move_limit`: other numbers, 0 for none.

chk-help-notation =
    { "" }**Moves**
    • `d2-e6`, also `d2 e6` or `d2e6`: where the marble starts and where it ends
    • `c1-e5-g6`: with its landings, if you like; each jump is checked
    • `e6`: just the hole, if only one marble can go there
    { "" }A hole is named by its row, a (bottom) to q (top), and its number in the row, from the left. Any sign between the holes will do; capitals and move numbers don’t matter; Cyrillic letters that look or sound alike are understood.

## The lesson.

lesson-chinese-checkers-step = Bring your ten marbles to the opposite tip. A marble goes to an empty hole next to it. Rows are a to q from the bottom, holes are counted from the left. Go from d2 to e6.
    .hint = Start and end: `d2-e6`.
    .done = If only one marble can go there, the hole alone is enough.
lesson-chinese-checkers-jump = Or it jumps over one marble beside it, anybody’s, to the empty hole right behind. Nothing is taken. Jump with the marble on c1, to the left.
    .hint = It jumps over d1: `c1-e5`.
    .done = A marble in the second row can pass over the first: nobody has to wait.
lesson-chinese-checkers-chain = From there it may jump on, in any direction, as often as it can. Bring the marble on e7 to i5 in one turn.
    .hint = Over f7 to g7, and over h6: `e7-i5`.
    .done = Ladders of single marbles with gaps between are roads for all, yours and the others’.
lesson-chinese-checkers-win = Win: fill the top tip.
    .hint = One hole of it is empty, and a step leads there: `m7-n3`.
    .done = The green marble that stayed at home counts for you: squatters lose.
