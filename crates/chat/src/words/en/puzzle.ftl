# Puzzles.

# What cannot be the answer to the puzzle or lesson that is on (exercise), but can be played at tables.
exercise-or-table = { $exercise }: “{ $text }” can’t be the answer here, but it is a move at a table of yours. { $count ->
    [one] Shall I play it there?
   *[other] Where shall I play it?
}
# What a puzzle or a lesson says begins with its name.
exercise-says = **{ $exercise }:** { $text }
puzzle-name = Puzzle, { $game }
puzzle-which = Puzzles of which game? `puzzle { $game }`, or choose:
puzzle-choose = Which puzzles do you want?
puzzle-solved-count = { $solved } of { $count } solved
puzzle-none = There are no puzzles of { $game }: no answer there is certain enough to be the only one.
puzzle-all = You have solved all { $count } puzzles of { $game }. Others:
puzzle-task = **{ $game }, puzzle { $number }/{ $of }.** { $task }
puzzle-task-mate = { $moves ->
    [one] { $seat }: mate in { $moves } move.
   *[other] { $seat }: mate in { $moves } moves.
}
puzzle-task-win = { $moves ->
    [one] { $seat }: one move wins the game.
   *[other] { $seat }: win by force in { $moves } moves.
}
puzzle-task-fall = { $seat }: one move puts an opponent out of the game.
puzzle-task-capture = { $seat }: one move wins material.
puzzle-begun = { $move } is right. Go on:
puzzle-goes-on = { $move } is right; the reply is { $reply }. Go on:
puzzle-right = ✅ { $move } solves it.
puzzle-right-rest = ✅ { $move } solves it. The rest would be { $rest }.
puzzle-wrong = { $move } is legal, but it isn’t the solution.
puzzle-wrong-answered = { $move } is legal, but it isn’t the solution: the reply is { $reply }.
puzzle-hint-cell = 💡 Look at what stands on `{ $cell }`.
puzzle-hint-hand = 💡 Look at what you have in hand: { $piece }.
puzzle-hint-word = 💡 The answer is a word, not a move.
puzzle-answer = The answer: ||{ $line }||
puzzle-stopped = The puzzle is closed. `puzzle { $game }` resumes it.
puzzle-none-open = You have no open puzzle. `puzzle GAME` begins one.
puzzle-button = Puzzles
puzzle-button-next = Next puzzle
puzzle-button-other = Another puzzle ▶
puzzle-button-answer = Answer
form-puzzle-type = Your move
    .label = As you would type it at a table
    .hint = e4

# --- The puzzle of the day
puzzle-day = **Puzzle of the day { $number }: { $game }.** { $task }
puzzle-day-button = Solve
puzzle-day-before = Yesterday: ||{ $line }||. { $count ->
    [0] Nobody solved it.
    [one] { $first } solved it.
   *[other] { $count } solved it, { $first } first.
}
