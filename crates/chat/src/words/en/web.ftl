# Watching from outside: games that a member follows, the calendar, the address of a table on the web.

lobby-watch = Watch: <{ $address }>
button-watch = Watch

follow-how = Write `follow #12` to hear how game 12 ends, or `follow #12 turns` to be told at every turn. `unfollow #12` ends it.
follow-own = You play at table #{ $table } yourself.
follow-over = The game at table #{ $table } is over.
follow-end = You follow { $game } #{ $table }. I tell you how it ends. `follow #{ $table } turns` tells you at every turn, `unfollow #{ $table }` ends it.
follow-turns = You follow { $game } #{ $table }. I show you the board at every turn, until the game is over. `unfollow #{ $table }` ends it.
follow-full = You already follow { $most } games. End one first: `follow` lists them.
follow-crowded = Too many people already follow { $game } #{ $table }.
follow-off = You no longer follow table #{ $table }.
follow-not = You don’t follow table #{ $table }.
follow-none = You follow no game. Write `follow #12` to hear how game 12 ends.
follow-list = **You follow these games**
follow-line-end = #{ $table }: its end
follow-line-turns = #{ $table }: every turn
follow-head = You follow { $game } #{ $table }.
follow-button-stop = Stop following

calendar-which = Write `calendar` for a new address, or `calendar off` to take it away.
calendar-made = Your deadlines as a calendar: <{ $address }>
    Add this address to your calendar program as a subscription. I show it only once, and an earlier address no longer works. Anybody who has it sees your deadlines: keep it to yourself. `calendar off` takes it away.
calendar-off = Your calendar is gone: its address no longer works.
calendar-none = You have no calendar.
calendar-nowhere = There are no calendars here: the people who run me have to set `[web] address` and `public_url` first.
calendar-name = Liege: my deadlines
calendar-entry = { $game } #{ $table }: your move ({ $seat })

link-button = Play in the browser
link-how = Write `link` for a link to your board, `link #12` to name the table, or `link off` to end all links.
link-made = Your board, { $game } #{ $table }: the button opens it in your browser. The link works for { $minutes } minutes, and in one browser only. That browser can then play for you at this table until the game is over. `link off` ends this in all browsers.
link-not-yours = You hold no seat at table #{ $table }.
link-off = Done: no link and no browser can play for you any more.
link-none = You have no link, and no browser can play for you.
link-nowhere = Nobody can play in a browser here: the people who run me have to set `[web] address` and a `public_url` that begins with `https://` first.
link-page = You need no link: the boards are on this page. Open the table.
link-failed = I can’t make a link now. Try again in a minute.
