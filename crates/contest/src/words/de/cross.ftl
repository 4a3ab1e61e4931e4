# The cross-table of a contest as a picture, and its text for those who do not see it.
contest-no-such-page = Eine Seite { $page } gibt es nicht. Die letzte ist { $pages }.

# --- Points
contest-points = { $points }
contest-points-decimal = { $whole }{ number-decimal }{ $part }

# --- Names
contest-cross-name = { $name }
contest-cross-numbered = Nr. { $number }
contest-cross-pair = { $one } & { $other }
contest-cross-replaced = { $name } (zuvor { $former })
contest-cross-forgotten = ein früherer Spieler

# --- The head
contest-cross-entrants = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
}
contest-cross-page = Seite { $page } von { $pages }
contest-cross-round = Runde { $round } von { $rounds }
contest-cross-games = { $over } von { $all } Partien beendet
contest-cross-running = läuft
contest-cross-paused = unterbrochen
contest-cross-finished = beendet
contest-cross-cancelled = abgesagt
contest-cross-division = Division { $number }, Saison { $season }
contest-cross-group = Gruppe { $number }
contest-cross-final-group = Finalgruppe

# --- The heads of columns: short
contest-cross-number = Nr.
contest-cross-points = Pkt.
contest-cross-play-off = Stich.
contest-cross-last-games = letzte Partien
contest-cross-nth-round = Runde { $round }
contest-cross-quarterfinals = Viertelfinale
contest-cross-semifinals = Halbfinale
contest-cross-final = Finale
contest-cross-third = Spiel um Platz 3
contest-cross-bye = Freilos

# --- The signs
contest-cross-first = zieht zuerst
contest-cross-second = zieht nach
contest-cross-seat = Rang in der Partie, Platz am Tisch
contest-cross-open = nicht beendet
contest-cross-forfeit-won = kampflos gewonnen
contest-cross-forfeit-lost = kampflos verloren
contest-cross-struck = annulliert
contest-cross-bye-allocated = spielfrei
contest-cross-bye-full = frei, ein Punkt
contest-cross-bye-half = frei, halber Punkt
contest-cross-bye-none = gefehlt, kein Punkt
contest-cross-machine = Maschine
contest-cross-out = ausgeschieden
contest-cross-challenge = fordert heraus

# --- The picture in words
contest-cross-alt = { $contest }. { $game }, { $state }. { $places }
contest-cross-alt-places = { $places }.
contest-cross-alt-part = { $part }: { $places }
contest-cross-alt-both = { $one } { $other }
contest-cross-alt-place = { $place } { $name } ({ $points })
contest-cross-alt-rank = { $place } { $name }
