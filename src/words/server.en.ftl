# A server’s settings, the powers of hosts, privacy.

help-setup = what holds on this server
help-setup-long = `setup` shows what is settled for this server. Those who manage it change it: `setup here` or `setup channel #games` (tables are opened only there), `setup everywhere`; `setup open managers`, `setup open @role` or `setup open everybody`; `setup language uk`; `setup defaults time=5d press=private` (what new tables are like unless somebody says otherwise; `setup defaults usual` takes it back); `setup threads off`; `setup zone Berlin` (whose clock counts for those who have not named their own); `setup limits tables=20` (so many open tables at most). Several at once: a semicolon between them. Games that have begun stay as they are.
server-nowhere = That is settled for a server: write it in one of its channels.
server-not-yours = Only those who manage this server can change that. `setup` shows you what is settled.
server-how = I do not understand “{ $text }”. For example: `setup here`, `setup channel #games`, `setup everywhere`, `setup open managers`, `setup language uk`, `setup defaults time=5d`, `setup threads off`, `setup zone Berlin`, `setup limits tables=20`.
server-which-channel = “{ $text }” is no channel. Name it with its mark, for example `setup channel #games`; or write `setup here` in it.
server-who-opens = “{ $text }” is nobody I know. Write `setup open everybody`, `setup open managers`, or name a role with its mark: `setup open @players`.
server-threads-which = “{ $text }” can’t be. Write `setup threads on`, `setup threads off` or `setup threads usual`.
server-too-many = At most { $most } channels can be named; `setup everywhere` allows all of them.
server-defaults-long = That is too long: at most { $most } characters.
server-default-unknown = “{ $name }” is no setting of every table. There are: { $all }. For example `setup defaults time=5d press=private`. Options of single games stay with whoever opens the table.
server-elsewhere = On this server tables are opened in { $channels }.
server-openers = On this server tables are opened by { $who }. You can join any table that is open.
server-everybody = everybody
server-managers = those who manage the server
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
server-card-theirs = Those who manage the server can change this.
server-card-how = Press a button, or write for example `setup channel #games`, `setup open @players`, `setup defaults time=5d press=private`.
server-button-everywhere = Tables everywhere
server-button-here = Tables only here
server-button-managers = Opened by managers
server-button-everybody = Opened by everybody
server-button-language = Posts: { $language }
server-button-threads = With threads
server-button-no-threads = Without threads
slash-setup = setup
slash-setup-about = What holds on this server: channels, language, new tables
option-tables = tables
option-tables-about = Where tables may be opened
choice-tables-everywhere = everywhere
choice-tables-here = only in this channel
option-channel = channel
option-channel-about = The only channel in which tables may be opened
option-openers = openers
option-openers-about = Who may open tables
choice-openers-everybody = everybody
choice-openers-managers = those who manage the server
option-role = role
option-role-about = The role that may open tables
option-setup-language = The language of my posts
choice-language-usual = as the server has it
option-defaults = defaults
option-defaults-about = What new tables are like: time=5d press=private; “usual” takes it back
option-threads = threads
option-threads-about = Whether every table gets a thread
choice-threads-on = yes
choice-threads-off = no
choice-language-en = English
choice-language-ru = русский
choice-language-uk = українська

help-privacy = what I store about you
help-privacy-long = `privacy` says what is stored about people and for how long; `privacy data` gives you everything that is stored about you; `privacy forget` deletes it, after asking once more.
privacy-which = Write `privacy`, `privacy data` or `privacy forget`.
privacy-about = **What I store about you**
    • Your id and the name you go by here, your language and settings, when I last heard from you.
    • The tables you opened or sat at; every action you entered there, with its time; results and ratings that follow from them. Games are kept for good.
    • Private notes you wrote or received at a table, kept with it; your own notes, conditional moves and reminders, until you delete them.
    • Challenges you made or declined; whom you have blocked, which nobody else is told.
    • What I have to post, until it is posted; ids of messages I have obeyed, for two days.
    I do not store what you say elsewhere, and nothing is given to anybody else. Whoever runs me can read the data file and keeps backups as they see fit.
    `privacy data` gives you all of it, `privacy forget` deletes it: your name, settings, notes and plans go; your finished games stay, without your name, because others played them too.
privacy-button-data = My data
privacy-button-forget = Forget me
privacy-data = Everything that is stored about you, as a file. What would give away other people or a game’s secrets is left out.
privacy-playing = You still play at { $tables }. Finish these games, resign, or hand your seats to somebody else (`hand`); then I can forget you.
privacy-sure = Shall I forget you? Your name, settings, notes, plans and reminders are deleted, tables of yours that have not begun are closed, and in finished games you become somebody without a name. This can’t be undone; what stands in channels on Discord stays there, and old backups are out of my reach.
privacy-button-sure = Yes, forget me
privacy-forgotten = Done: I know nothing of you any more. When you write to me again, we begin anew.
slash-privacy = privacy
slash-privacy-about = What is stored about you; your data; be forgotten
option-what = what
option-what-about = What you want to know or have done
choice-what-about = what is stored
choice-what-data = give me my data
choice-what-forget = forget me
