# Finding a game: seeks.

term-level = only for players of such a rating in the game; a provisional rating (1523?) counts as it is shown, and who has none yet counts as 1500, unless it ends with “!”: then the rating has to be certain. Who is invited by name may sit anyway
term-level-range = For players rated { $low } to { $high }.
term-level-low = For players rated { $low } or more.
term-level-high = For players rated { $high } or less.
term-level-proven = A provisional rating is not enough.
level-refused = Table #{ $table } is for other ratings ({ $level }) than yours in this game, { $rating } so far. `seeks` shows what is open to you.
level-unproven = Table #{ $table } asks for a rating ({ $level }), and yours in this game, { $rating } so far, is still provisional. A few more rated games make it certain.

seek-nowhere = In a direct message nobody would see it: look for players in a channel of a server.
seek-there = That server decides who may open tables: write `seek` there.
seek-name-game = Name the game as well, like this: { $example }. `games` lists them.
seek-which-game = For which game do you seek players? Choose one of these, and press *Seek players* there; or type for example { $example }.
seek-for-wrong = “{ $value }” can’t be: a seek is open for 1 to { $most } days, for example `for=7d`.
seek-no-seat = Leave a seat open for whoever comes: with nobody to seek, `new` opens a table of { $game }.
seek-same = You seek players for the very same already, at table #{ $table }.
seek-too-many = You seek players for { $count } tables already: { $tables }. End one of them first.
seek-made = Table #{ $table } is open, and you are looking for players: { $game }. The card is posted; it is open until { $until }. `unseek` ends it.
seek-ended = You no longer seek players: table #{ $table } is closed.
seek-offer = { $count ->
    [one] Somebody here seeks that already. You can sit down there, on these terms, or open a table of your own:
   *[other] Others here seek that already. You can sit down with one of them, on their terms, or open a table of your own:
}
seek-own = Open my own all the same
seek-join = Join #{ $table }
seek-end = End seek #{ $table }
seek-again = Seek again
lay-again = Open it again
lay-again-there = It is open again already: table #{ $table }.
seek-draft-gone = I no longer know what you were about to seek: please write it once more.
seek-place-gone = It is too long ago: write `seek` or `seeks` once more in a channel of the server.
seek-title = **{ $game }** · table #{ $table }: { $host } seeks players
seek-title-hidden = **{ $game }** · table #{ $table }: somebody seeks players
lobby-until = Open until { $until }
lobby-lapsed = This table has closed: it did not fill in time.
closed-sought = Nobody has filled your table #{ $table } ({ $game }) in time, and it is closed. You can seek players once more; seats are kept for those who sat there.
closed-laid = Your table #{ $table } ({ $game }) has been waiting for players for 30 days, and it is closed.
closed-around = Table #{ $table } ({ $game }), at which you sat, did not fill in time, and it is closed.
closed-by-host = Table #{ $table } ({ $game }), at which you sat, was closed by whoever had opened it.
unseek-none = You don’t seek players now. To seek some, write for example `seek dragonchess`.
unseek-which = Which of your seeks?
unseek-not-yours = You don’t seek players for table #{ $table }.
seeks-nowhere = Seeks belong to a server: write `seeks` in one of its channels. For a day afterwards it works here as well.
seeks-unreadable = I can’t read “{ $word }”. For example: `seeks dragonchess time=1d-3d rated`.
seeks-unknown = “{ $name }” is nothing that I can look for. There are: { $all }; options of a game after the game’s name.
seeks-none = Nobody here is looking for that game. To look for players yourself, write `seek { $game }`.
seeks-head = { $count ->
    [one] One table is open to you:
   *[other] { $count } tables are open to you:
}
seeks-entry = **#{ $table } · { $game }**, { $free ->
    [one] one seat free.
   *[other] { $free } seats free.
}
seeks-entry-laid = #{ $table } · { $game }, { $free ->
    [one] one seat free.
   *[other] { $free } seats free.
}
seeks-hidden = The players’ names are told at the end.
seeks-newcomer = { $who }: new here
seeks-others-level = { $count ->
    [one] One more is for other ratings.
   *[other] { $count } more are for other ratings.
}
seeks-others-reliable = { $count ->
    [one] One more asks for players who keep more of their deadlines.
   *[other] { $count } more ask for players who keep more of their deadlines.
}
seeks-yours = You are there already: { $tables }
seeks-page-typed = More: add `page={ $page }`.

# --- Being told of searches
watch-nowhere = Searches are watched on a server: write `watch` in one of its channels.
watch-none = You aren’t following any games here. `watch chess` has me tell you when somebody looks for players for it.
watch-is = I tell you when somebody looks for players here for: { $games }. No more: `watch off`.
watch-on = I tell you by direct message when somebody looks for players here for { $game }. No more: `watch off`.
watch-off = I no longer tell you of searches for { $game }.
watch-sought = { $who ->
    [nobody] Somebody
   *[other] { $who }
} is looking for players for { $game } in { $channel } (table #{ $table }). { $time }
substitute-sought = { $seat }: a seat is free at table #{ $table }, { $game }{ $place }. A player who takes it plays on from there.
substitute-found = { $seat }: the free seat at table #{ $table }, { $game }{ $place }, is no longer free.
