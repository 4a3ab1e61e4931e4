# The muster: are you all there?

term-muster = whether players must say that they are still there before a game for three or more begins: stale – if somebody sat down more than a day ago; always – in any case; never
term-muster-always = Before the game begins, the players must say that they are still there.
term-muster-never = The game begins as soon as the last seat is taken, however long the others have waited.

muster-button = I’m here
muster-button-seeds = Start
muster-called = Every seat at table #{ $table } is taken. { $who }: are you still there? Press the button or type `{ $address }here #{ $table }` by { $until }; otherwise your seat is free again. The game begins when everybody has answered.
muster-called-seeds = Every seat at table #{ $table } is taken. { $who }: press Start by { $until }, or first add a seed of your own to the random draws: `{ $address }here #{ $table } luck7`. Then the game begins; without an answer your seat is free again.
muster-called-unnamed = Every seat at table #{ $table } is taken. { $count ->
    [one] One of them is
   *[other] { $count } of them are
} asked privately whether they are still there, and have until { $until } to answer. Then the game begins.
muster-called-unnamed-seeds = Every seat at table #{ $table } is taken. I ask the players privately whether they want to add a seed to the random draws; they have until { $until } to answer. Then the game begins.
muster-asked = Every seat at table #{ $table } is taken ({ $game }). Are you still there? Press the button by { $until }; otherwise your seat is free again.
muster-asked-seeds = Every seat at table #{ $table } is taken ({ $game }). Press Start by { $until }, or add a seed of your own to the random draws: `here #{ $table } luck7`. Without an answer your seat is free again.
muster-half = { $who }: table #{ $table } is waiting for you. Press the button or type `{ $address }here #{ $table }` by { $until }; otherwise your seat is free again.
muster-half-seeds = { $who }: table #{ $table } is waiting for you. Press Start by { $until }; otherwise your seat is free again.
muster-half-you = Table #{ $table } ({ $game }) is waiting for you. Are you still there? Press the button by { $until }; otherwise your seat is free again.
muster-half-you-seeds = Table #{ $table } ({ $game }) is waiting for you. Press Start by { $until }; otherwise your seat is free again.
muster-lost = No answer at table #{ $table } from { $who }: { $count ->
    [one] the seat is
   *[other] { $count } seats are
} free again, and the table waits for others ({ $host } opened it).
muster-lost-unnamed = Not everybody at table #{ $table } has answered: { $count ->
    [one] one seat is
   *[other] { $count } seats are
} free again, and the table waits for others.
muster-lost-you = You did not answer the ready check at table #{ $table } ({ $game }), so your seat is free again. If nobody has taken it, you can join again: `join #{ $table }`.
muster-lost-host = Not everybody at your table #{ $table } ({ $game }) has answered the ready check: { $count ->
    [one] one seat is
   *[other] { $count } seats are
} free again. `start #{ $table }` begins with those who are there.
muster-off = The ready check at table #{ $table } is cancelled: nobody needs to answer any more. The game begins when the host says so.
muster-lobby = { $who }: are you still there? Please answer by { $until }.
muster-lobby-seeds = { $who }: please press Start by { $until }.
muster-lobby-unnamed = { $count ->
    [one] One player has
   *[other] { $count } players have
} until { $until } to say that they are still there.
muster-lobby-unnamed-seeds = { $count ->
    [one] One player has
   *[other] { $count } players have
} until { $until } to press Start.
muster-lobby-full = Every seat is taken. The game begins when the host says so.
muster-joined = You sit at table #{ $table } as { $seat }, and every seat is taken. The others are asked whether they are still there; the game begins when they have answered.
muster-joined-seeds = You sit at table #{ $table } as { $seat }, and every seat is taken. The game begins when everybody has pressed Start.
muster-joined-unseated = You have joined table #{ $table }, and it is full. The others are asked whether they are still there; the game begins when they have answered.
muster-joined-unseated-seeds = You have joined table #{ $table }, and it is full. The game begins when everybody has pressed Start.
muster-here = Good. Table #{ $table } is still waiting for { $count ->
    [one] one answer
   *[other] { $count } answers
}.
muster-here-begun = Everybody is here: the game at table #{ $table } begins.
muster-here-full = Good. The game at table #{ $table } begins when the host says so.
muster-here-early = Good. Table #{ $table } is still waiting for { $free ->
    [one] one more player
   *[other] { $free } more players
}.
muster-begun = The game at table #{ $table } has already begun: the ready check is over.
muster-none = There is no ready check at this table now.
muster-waiting = Every seat at table #{ $table } is taken. The game begins when { $count ->
    [one] one player has
   *[other] { $count } players have
} said that they are still there, or when the host says so.
muster-waiting-seeds = Every seat at table #{ $table } is taken. The game begins when { $count ->
    [one] one more player has
   *[other] { $count } more players have
} pressed Start.
muster-waiting-host = Every seat at table #{ $table } is taken. The game begins when the host says so.
muster-called-off = The ready check at table #{ $table } is cancelled. `start #{ $table }` begins the game.
tables-muster = waiting for answers
tables-muster-you = **are you still there? `here #{ $table }`**
tables-muster-you-seeds = **press Start: `here #{ $table }`**
seeds-awaited = The game at this table begins when every player has pressed Start. You may first add a seed of your own to the random draws.
seeds-none = This table has no random draws, so there is nothing to add a seed to.
seeds-bad = A seed has up to 32 letters and digits (A to Z, 0 to 9) and no spaces: `here luck7`.
