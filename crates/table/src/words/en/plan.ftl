# Conditional moves, previews, one’s own notes, what happened while one was away.

plan-how = Write what the others play and what you answer: `plan if A then B`. Separate cases with semicolons, and put later moves after a comma: `plan if A then B, if C then D; if E then F`. A move here looks like `{ $example }`.
plan-no-answer = There is no answer after “if”: `plan if A then B`.
plan-else = After “else” I understand only “wait” and “resign”: I can’t check one move against everything that could come before it.
plan-else-resign = Otherwise you resign when it is your turn.
plan-too-long = That is too much: a plan holds at most { $lines } cases, each with at most { $depth } answers.
plan-open = Everyone can see this channel, so I haven’t saved that. Send it to me in a direct message{ $slash ->
    [yes] , or use the slash command `/{ $command }`
   *[no] {""}
}.
plan-entered = Planned at table #{ $table }. Only you see it; I play it the moment it fits and no offer waits for your answer:
plan-head = Your plan at table #{ $table }. Only you see it:
plan-held = Your plan at table #{ $table } fits: I play { $moves } as soon as no offer waits for your answer and the game is not paused.
plan-then-missing = After `{ $after }` it is your turn: put “then” before your answer, and “if” before what the others play after it.
plan-less = The rest of your plan at table #{ $table }:
plan-changed = Your plan at table #{ $table } has changed since you were shown it. Now it is:
plan-no-line = There is no such line. Your plan at table #{ $table }:
plan-if-then = if { $when } then { $play }
plan-off = Your plan at table #{ $table } is withdrawn.
plan-none = You have no plan at table #{ $table }. `plan if A then B` makes one.
plan-tables = You have plans at tables { $tables }. Which one do you want to see?
plan-button-off = Withdraw all
plan-button-off-line = Withdraw { $line }
plan-your-turn = It is your turn at table #{ $table }: move first, then plan your answers. `preview` shows the board after any moves.
plan-misread = In “{ $text }”{ $after ->
    [none] {""}
   *[other] , after { $after }
}, which is the others’ to play:
plan-misread-reply = In “{ $text }”{ $after ->
    [none] {""}
   *[other] , after { $after }
}, which is yours to play:
plan-fitting = These would fit: { $moves }
plan-no-move = `{ $action }` is not a move. A plan is made of moves: you make and answer offers yourself.
plan-not-turn = After `{ $after }` it is { $seats }’s turn, not yours: name that move too, before “then”.
plan-ends = After `{ $after }` the game would be over: nothing can follow it.
plan-by-lot = Chance decides what comes next, so I can’t look beyond it.
plan-unforeseen = The result of such a move can’t be known before it is played, so I can’t look beyond it.
plan-nobodys-turn = At that point it is not the turn of anybody who could play this move.
plan-not-forced = There is no move, or more than one.
plan-post-planned = As planned: { $moves }
plan-post-forced = Played automatically, as the only move: { $moves }
plan-ended = Your plan at table #{ $table } ({ $game }) is over.
plan-ended-rewound = Moves were taken back at table #{ $table } ({ $game }), so your plan there is over.
plan-ended-sworn = You have made an agreement at table #{ $table } ({ $game }), so I have dropped the plan you made before it.
plan-ended-refused = Your plan at table #{ $table } ({ $game }) is over: { $moves } can’t be played now.

auto-how = Write `auto on` or `auto off`, with `everywhere` for all your tables.
auto-on = At table #{ $table } I play your move for you whenever there is only one and no offer waits for your answer.
auto-off = At table #{ $table } you play every move yourself.
auto-on-all = At all your tables I play your move for you whenever there is only one and no offer waits for your answer.
auto-off-all = You play every move yourself, at every table.
auto-is-on = At table #{ $table } your only move is played for you. `auto off` ends that.
auto-is-off = At table #{ $table } you play every move yourself. With `auto on` I play yours when it is the only one.

preview-others = It is { $seat }’s turn, not yours: this tries out their move.
preview-how = Write the moves to try out, as you would play them, with `;` between them: `preview move; move`, or from an earlier point: `preview at 17: move`.
preview-long = That is too long: at most { $most } characters.
preview-over = The game at table #{ $table } is over; you can try out other moves from an earlier point: `preview at 0: { $example }`.
preview-misread = I can’t try out “{ $text }”{ $after ->
    [none] {""}
   *[other] , after { $after }
}.
preview-head = **Preview** of table #{ $table }: { $line }. Nothing is played.
preview-head-past = **Preview** of table #{ $table } after action { $number }: { $line }. Nothing is played.
preview-aim = The result isn’t shown in advance.
preview-turn = Next to move: { $seats }.
preview-ends = The game would be over: { $points }.
preview-play = Play { $moves }

jot-blank = That note is empty.
jot-long = That note has { $count } characters; at most { $most } fit.
jot-done = Noted for you alone at table #{ $table }, as number { $note }. `note` shows your notes.
jot-full = You already have { $most } notes at table #{ $table }, and that is the limit. `note 3 off` deletes number 3.
jot-head = Your { $count ->
    [one] note
   *[other] { $count } notes
} at table #{ $table }, the newest first. Only you see them; `note 3 off` deletes number 3.
jot-line = { $note } · { $when }
jot-none = You have no notes at table #{ $table }. `note` with a text writes one that only you see.
jot-older = Older notes
jot-write = Write a note
form-note = A note of your own
    .label = Nobody else reads it
    .hint = What I mean to do next
plan-button-more = Add a line
form-plan-more = Plan your answers
    .label = If they play this, I answer that
    .hint = if e5 then Nf3
jot-off = Your note { $note } at table #{ $table } is deleted.
jot-off-all = { $count ->
    [one] Your note
   *[other] Your { $count } notes
} at table #{ $table } { $count ->
    [one] is
   *[other] are
} deleted.
jot-unknown = You have no note { $note } at table #{ $table }.
note-off-which = Which note? `note 3 off` deletes number 3, `note off all` deletes all of yours at this table.

recap-how = Write `recap`, or `recap since 12`.
recap-button = What happened meanwhile
recap-head = **Table #{ $table }, { $game }**: since you last looked, { $when }, after action { $number }
recap-since = **Table #{ $table }, { $game }**: since action { $number }
recap-first = **Table #{ $table }, { $game }**: from the beginning, because you haven’t looked at it before
recap-nothing = Nothing has happened.
recap-more = … { $count ->
    [one] one action
   *[other] { $count } actions
} before that: `log` has them all.
recap-letters = { $count ->
    [one] You have received a private note
   *[other] You have received { $count } private notes
}: `whisper` shows the latest.
recap-notes = Your own notes ({ $count }):

