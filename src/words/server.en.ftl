# A server’s settings, the powers of hosts, privacy.

help-setup = what holds on this server
help-setup-long = `setup` shows what is settled for this server. Those who manage it change it: `setup here` or `setup channel #games` (tables are opened only there), `setup everywhere`; `setup open managers`, `setup open @role` or `setup open everybody`; `setup language uk`; `setup defaults time=5d press=private` (what new tables are like unless somebody says otherwise; `setup defaults usual` takes it back); `setup threads off`. Several at once: a semicolon between them. Games that have begun stay as they are.
server-nowhere = That is settled for a server: write it in one of its channels.
server-not-yours = Only those who manage this server can change that. `setup` shows you what is settled.
server-how = I do not understand { $text }. For example: `setup here`, `setup channel #games`, `setup everywhere`, `setup open managers`, `setup language uk`, `setup defaults time=5d`, `setup threads off`.
server-which-channel = { $text } is no channel. Name it with its mark, for example `setup channel #games`; or write `setup here` in it.
server-who-opens = { $text } is nobody I know. Write `setup open everybody`, `setup open managers`, or name a role with its mark: `setup open @players`.
server-threads-which = { $text } can’t be. Write `setup threads on`, `setup threads off` or `setup threads usual`.
server-too-many = At most { $most } channels can be named; `setup everywhere` allows all of them.
server-defaults-long = That is too long: at most { $most } characters.
server-default-unknown = { $name } is no setting of every table. There are: { $all }. For example `setup defaults time=5d press=private`. Options of single games stay with whoever opens the table.
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
