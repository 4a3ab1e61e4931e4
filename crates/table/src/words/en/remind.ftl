# Reminders, digests, quiet hours.

# --- Reading commands
remind-how = Say when to remind you: `remind half`, `remind third` or `remind quarter` (the part of the time that is left), or how long before the deadline: `remind 12h`, `remind 2d` (at most 28 days). Where: `remind here`, `remind private`. Again until you move: `remind 12h every 6h`; only once: `remind once`. Never: `remind off`. Without a time limit: `remind idle 7d`. When you are next to move: `remind next`.
digest-how = Say at what time you want your daily digest: `digest 08:00`. No digest: `digest off`.
quiet-how = Say from when until when: `quiet 22:00-08:00`; or `quiet weekends`, or both. No quiet time: `quiet off`.
quiet-too-long = At least four hours of the day must be left for reminders. For example: `quiet 22:00-08:00`.
zone-unknown = I don’t know the time zone “{ $typed }”. Name a city or an offset from UTC: `zone Berlin`, `zone Europe/Kyiv`, `zone UTC+3`.
zone-near = I don’t know the time zone “{ $typed }”. Did you mean { $near }? An offset from UTC works too: `zone UTC+3`.
snooze-how = I can’t read “{ $typed }” as a time. Write `snooze 3h`, `snooze 30 minutes` or `snooze tomorrow`.
snooze-nothing = It is not your turn at table #{ $table }, so there is nothing to remind you of.
snooze-late = That would be too late: your deadline at table #{ $table } is { $until }. Choose a shorter time, for example `snooze 1h`.
snooze-done = I’ll remind you of table #{ $table } { $when }, if you haven’t moved by then.

# --- Reminders
remind-here = { $who }, a reminder: { $seats } to move at table #{ $table } ({ $game }).
remind-you = A reminder: it is your turn ({ $seats }).
remind-until = You have until { $until }.
remind-since = The others have been waiting since { $since }.
remind-button-hour = Remind me in 1 hour
remind-button-hours = In 4 hours
remind-button-tomorrow = Tomorrow
remind-button-settings = My settings
remind-button-tables = All my tables

# --- Digests
digest-head = { $count ->
    [one] One table is waiting for you:
   *[other] { $count } tables are waiting for you, the most urgent first:
}
digest-line = • **#{ $table } { $game }**: { $what } · { $when } · { $place }
digest-move = your move ({ $seats })
digest-offers = { $count ->
    [one] an offer waits for your answer
   *[other] { $count } offers wait for your answer
}
digest-missed = { $count ->
    [one] { $count } thing you haven’t seen
   *[other] { $count } things you haven’t seen
}
digest-until = until { $until }
digest-over = the deadline was { $until }
digest-since = since { $since }
digest-more = { $count ->
    [one] … and one more table: `tables`
   *[other] … and { $count } more: `tables`
}
digest-foot = Your daily digest. `digest off` ends it.
digest-closed = { $who }, I can’t send you your daily digest: you don’t accept direct messages from here. `tables` shows your tables; table #{ $table } is the most urgent. Allow direct messages, or type `digest off` and I’ll remind you here.

# --- Settings
settings-head = Your settings
settings-language = Language: { $language }
ahead-next = Table #{ $table }, { $game }. To move: { $seats }; you are next.
settings-letters = Letters on the pieces: { $letters ->
    [on] on
    [off] off
   *[first] in your first game of a kind
}
settings-signs = Men of shogi, xiangqi and janggi: { $signs ->
    [on] signs
    [off] characters
   *[server] as on your server
}
settings-remind = Reminders: { $point }, { $place }
settings-remind-every = Reminders: { $point }, and again { $hours ->
    [one] every hour
   *[other] every { $hours } hours
} until you move; { $place }
settings-remind-off = Reminders: none
settings-ahead-on = One turn ahead: a direct message (where more than two play)
settings-ahead-off = One turn ahead: not told
settings-confirm-on = Before your move is played: I show it and ask
settings-confirm-off = Before your move is played: I don’t ask
settings-point-half = when half of the time is left
settings-point-third = when a third of the time is left
settings-point-quarter = when a quarter of the time is left
settings-point-days = { $days ->
    [one] one day before the time is up
   *[other] { $days } days before the time is up
}
settings-point-hours = { $hours ->
    [one] one hour before the time is up
   *[other] { $hours } hours before the time is up
}
settings-here = where the table is played
settings-private = privately
settings-idle = Without a time limit: { $days ->
    [one] after one day
   *[other] after { $days } days
}
settings-idle-off = Without a time limit: never reminded
settings-digest = Daily digest: at { $hour }, instead of single reminders
settings-digest-off = Daily digest: none
settings-quiet-hours = Quiet time: { $hours }
settings-quiet-weekends = Quiet time: Saturdays and Sundays
settings-quiet-both = Quiet time: { $hours }, Saturdays and Sundays
settings-quiet-off = Quiet time: none
settings-zone = Time zone: { $zone } (it is { $now } there)
settings-zone-hint = I use UTC until you tell me where you live: `zone Berlin`.
settings-foot = Reminders ping only you. The post after a move pings the next player even with reminders off. More: `help remind`.
settings-button-point = Remind { $point }
settings-button-here = Where the table is played
settings-button-private = Privately
settings-button-remind-off = No reminders
settings-button-remind-on = Remind me
settings-button-digest-on = Digest at { $hour }
settings-button-digest-off = No digest
settings-button-quiet = Quiet { $hours }
settings-button-weekends = Quiet weekends
settings-button-quiet-off = No quiet time
settings-button-every = Again every { $hours } h
settings-button-once = Remind once
settings-button-ahead = Tell me when I’m next
settings-button-ahead-off = Not when I’m next
settings-button-confirm-on = Ask before every move
settings-button-confirm-off = Stop asking
settings-button-letters-on = Letters on the pieces
settings-button-letters-off = No letters
settings-button-signs-on = Signs on men
settings-button-signs-off = Characters on men

# --- Help

# --- Slash commands
