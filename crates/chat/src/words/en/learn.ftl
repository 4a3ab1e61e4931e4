# Lessons.

learn-name = Lesson, { $game }
learn-which = Which game? `learn { $game }`, or choose:
learn-choose = What do you want to learn?
learn-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
learn-task = **{ $game } { $step }/{ $of }.** { $task }
learn-hint = 💡 { $hint }
learn-right = ✅ { $done }
learn-begun = So far, so good. Go on:
learn-wrong = { $move } is legal, but it isn’t what was asked for.
learn-end = That was the last step: you can play { $game }.
learn-stopped = The lesson is closed. `learn { $game }` resumes it.
learn-none-open = You have no open lesson. `learn GAME` begins one.
learn-button = Learn
learn-button-type = Type a move
learn-button-hint = Hint
learn-button-skip = Skip ▶
learn-button-next = Next ({ $step }/{ $of })
learn-button-stop = Stop
form-learn-type = Your move
    .label = As you would type it at a table
    .hint = e4
