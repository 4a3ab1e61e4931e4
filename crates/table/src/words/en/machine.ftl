# Machines that play.

machine-name = Machine { $level }{ $even ->
    [yes] { "" }
   *[no] , { $character }
}{ $slow ->
    [yes] , unhurried
   *[no] { "" }
}
machine-unknown = I don’t know the machine { $typed }. It is `machine`, if you like with a level from 1 to 5, a character, and `slow` for one that takes minutes as people do: `machine:4`, `machine:4:{ $example }:slow`. Characters: { $characters }.
machine-rated = A game with a machine doesn’t count for ratings: leave out `rated=yes`.
machine-dice = Machines don’t roll for seats. Write `dealing=choice`.
machine-alone = Only machines would play there. Leave a seat for somebody: `{ $seat }=open`.
machine-hidden = Machines sit only at tables with `names=open`: where names are hidden, nobody could see that a machine plays.
machine-hand-alone = Only machines would play on. `resign` ends the game, `pause` lets it rest.
machine-elsewhere = A game in progress has this position, or had it a few moves ago. Machines play from there once that game has moved on.
machine-fill = Fill with machines
machine-filled = Machines play at table #{ $table }; it doesn’t count for ratings.
machine-whisper = { $seat } is played by a machine, which reads no whispers. It answers offers: `acts` lists them.
