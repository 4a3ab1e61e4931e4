# A server’s settings, the powers of hosts, privacy.

server-nowhere = That is a setting of a server: write it in one of its channels.
server-not-yours = Only managers of this server can change that. `setup` shows you its settings.
server-how = I don’t understand “{ $text }”. For example: `setup here`, `setup channel #games`, `setup everywhere`, `setup open managers`, `setup language uk`, `setup defaults time=5d`, `setup threads off`, `setup zone Berlin`, `setup limits tables=20`.
server-which-channel = “{ $text }” isn’t a channel. Mention it, for example `setup channel #games`, or write `setup here` in it. `setup everywhere` allows all channels.
server-who-opens = I don’t know who “{ $text }” is. Write `setup open everybody`, `setup open managers`, or mention a role: `setup open @players`.
server-threads-which = “{ $text }” isn’t possible. Write `setup threads on`, `setup threads off` or `setup threads usual`.
server-standing-which = “{ $text }” isn’t possible. Write `setup standing=on` or `setup standing=off` in the channel that it is for.
server-unfit = { $channel } can’t hold tables: I need a text channel, an announcement channel or a forum.
server-standing-forum = In a forum every table is a post of its own: the forum itself is the list. `setup standing=on` is for a text channel.
server-puzzle-which = “{ $text }” isn’t possible. Write `setup puzzle=on`, `setup puzzle=off` or a game that has puzzles, like `setup puzzle=chess`, in the channel that it is for.
server-puzzle-forum = In a forum every post is a table of its own: `setup puzzle=on` is for a text channel.
server-signs-which = “{ $text }” isn’t possible. Write `setup signs on` or `setup signs off`.
server-page-which = “{ $text }” isn’t possible. Write `setup page=on`, `setup page=indexed` (search engines may list it) or `setup page=off`.
server-page-nowhere = There are no web pages here: the people who run me have to set `[web] address` and `public_url` first.
server-too-many = You can name at most { $most } channels; `setup everywhere` allows all of them.
server-defaults-long = That is too long: at most { $most } characters.
server-default-unknown = “{ $name }” isn’t a setting that every table has. There are: { $all }. For example `setup defaults time=5d press=private`. The player who opens a table chooses the options of its game.
server-elsewhere = On this server tables are opened in { $channels }.
server-openers = On this server tables are opened by { $who }. You can join any open table.
server-everybody = everybody
server-managers = managers of the server
server-card = **This server**
server-card-everywhere = Tables are opened in every channel where I may write.
server-card-channels = Tables are opened in { $channels }.
server-card-openers = They are opened by { $who }.
server-card-language = My posts are in this language: { $language }.
server-card-language-own = My posts are in the language of the server, if I know it.
server-card-usual = New tables have the usual settings.
server-card-defaults = New tables have `{ $defaults }` unless somebody says otherwise.
server-card-threads = Every table gets a thread of its own.
server-card-no-threads = Tables are played in the channel itself.
server-card-standing = This channel has a standing message: all its tables, whose move it is, and until when.
server-card-no-standing = This channel has no standing message with its tables.
server-card-signs = The men of shogi, xiangqi and janggi show signs in place of characters.
server-card-page = Anybody can watch the games of this server on the web. Search engines are asked not to list them.
server-card-page-indexed = Anybody can watch the games of this server on the web. Search engines may list them.
server-card-no-page = The games of this server are not on the web.
server-card-puzzle = This channel gets a puzzle a day, the next one { $when }: { $game }.
server-card-puzzle-any = any game
server-card-forum = In a forum every table is a post of its own. I look there for tags with the names of the games and **Open**, **Playing**, **Paused**, **Finished**, and I make those that are missing if I may *Manage Channels*. You can type `new` in any channel.
server-card-lacking = In { $channel } I lack permissions: { $lacks }. Allow them in the settings of the channel, or I stay silent at tables there.
server-card-theirs = Managers of the server can change this.
server-card-how = Press a button, or write for example `setup channel #games`, `setup open @players`, `setup defaults time=5d press=private`.
server-button-everywhere = Tables everywhere
server-button-here = Tables only here
server-button-managers = Opened by managers
server-button-everybody = Opened by everybody
server-button-language = Posts: { $language }
server-button-threads = With threads
server-button-no-threads = Without threads
server-button-no-signs = Characters on men
server-button-standing = Standing message here
server-button-no-standing = No standing message
server-button-puzzle = A puzzle a day here
server-button-no-puzzle = No daily puzzle
server-games-all = All { $count } games are offered.
server-games-some = { $count } of { $all } games are offered, in this order: { $games }.
server-games-how = Choose a game in the menu: while all games are offered, it becomes the only one; after that, each choice adds a game or removes it. Or write the list in your own order: `setup games chess, dragonchess`. `setup games chess, all` puts chess before the others; `setup games all except chapaev` leaves one out. Tables and contests that exist already go on.
server-games-choose = Add or remove a game
server-games-which = “{ $text }” isn’t possible. Write for example `setup games chess, dragonchess`, `setup games chess, all`, `setup games all except chapaev` or `setup games all`.
server-games-empty = A server offers at least one game. `setup games all` offers all of them.
server-button-games = Choose games
server-button-page = Games on the web
server-button-no-page = No games on the web

# --- The standing message of a channel
signboard-head = **Tables here**
signboard-none = No table is open.
signboard-until = **#{ $table }** { $game }{ $place }: { $who }, { $when }
signboard-turn = **#{ $table }** { $game }{ $place }: { $who }
signboard-paused = **#{ $table }** { $game }{ $place }: paused until { $until }
signboard-lobby = **#{ $table }** { $game }{ $place }: not begun, { $free ->
    [0] all seats taken
    [one] one seat free
   *[other] { $free } seats free
}
signboard-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
signboard-ended = I no longer update this list of tables.
signboard-button = My tables

privacy-which = Write `privacy`, `privacy data` or `privacy forget`.
privacy-about = **What I store about you**
    • Your id and the name you go by here, your language and settings, and when I last heard from you.
    • The tables you opened or sat at; every action you entered there, with its time; the results and ratings that follow from them. Games are kept for good.
    • Private notes you wrote or received at a table, kept with it; your own notes, conditional moves and reminders, until you delete them.
    • Challenges you made or declined; the people you have blocked (nobody else is told).
    • Tokens you made for your programs: their names and what they may do, and of the tokens themselves only a hash; where these programs want to be told what happens.
    • The games you follow; of the private address of your calendar, and of the browsers in which you play, only a hash.
    • Posts that I still have to send, until they are sent; ids of messages I have acted on, for two days.
    I don’t store what you say elsewhere, and I give nothing to anybody else. The people who run me can read the data file and keep backups as they see fit.
    `privacy data` gives you all of it, `privacy forget` deletes it: your name, settings, notes and plans go; your finished games stay, without your name, because others played them too.
privacy-button-data = My data
privacy-button-forget = Forget me
privacy-data = Everything that I store about you, as a file. It leaves out anything that would give away other people or a game’s secrets.
privacy-playing = You still play at { $tables }. Finish these games, resign, or hand your seats to somebody else (`hand`); then I can forget you.
privacy-sure = Shall I forget you? I delete your name, settings, notes, plans and reminders and close your tables that have not begun; in finished games you become somebody without a name. This can’t be undone. Anything posted in Discord’s channels stays there, and I can’t reach old backups.
privacy-button-sure = Yes, forget me
privacy-forgotten = Done: I know nothing about you any more. When you write to me again, we start anew.
