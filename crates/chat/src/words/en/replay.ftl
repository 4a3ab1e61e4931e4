# Games shown again: animations, sheets of positions.

# --- Sentences
replay-how = Type `replay` for the whole game, `replay 10-40` for a part of it, or `replay last 20` for the end; you can add a seat and a view. `replay sheet` shows the key positions instead.
replay-backwards = Name the earlier action first: `replay 10-40`.
replay-nothing = Nothing has been played at table #{ $table } yet.
replay-future = Table #{ $table } has only { $count ->
    [one] one action
   *[other] { $count } actions
} so far; `replay last 10` shows the latest ones.
replay-making = { $what ->
    [film] I’m making the animation of { $count ->
        [one] one action
       *[other] { $count } actions
    }
   *[sheet] I’m making the sheet
}{ $ahead ->
    [0] {""}; it takes a moment.
    [one] {""}; one other comes first.
   *[other] {""}; { $ahead } others come first.
}
replay-yours = I’m still making the last one for you. Ask again when it’s here.
replay-full = Too many people want to see their games right now. Try again in a minute.
replay-caption = Table #{ $table }, { $game }, { $same ->
    [yes] action { $from }
   *[no] actions { $from }–{ $to }
}{ $what ->
    [film] : animation, { $time } min.
   *[sheet] : key positions.
}
replay-fewer = It shows { $shown } of { $count } positions, those that matter most; `replay last 50` shows each one.
replay-start = The start
replay-title = { $game }, table #{ $table }
replay-show-button = Show everybody
replay-sheet-button = Key positions
replay-film-button = Animation
replay-shown = Everybody can see it now.
replay-shown-lately = It was shown here a moment ago.
replay-alone = Nobody else can read this. Use the command where the table is played, and press the button there.
replay-not-yours = While the game at table #{ $table } is on, only its players and host can show it to everybody.
replay-alt-film = Animation of { $same ->
    [yes] action { $from }
   *[no] actions { $from } to { $to }
}, { $count ->
    [one] one position
   *[other] { $count } positions
}. At the end:
replay-alt-sheet = Key positions of { $same ->
    [yes] action { $from }
   *[no] actions { $from } to { $to }
}. The last one:
