# The words that people type, beside those of the commands; what each is for stands in the English file. Words with an umlaut
# or ß stand here in both spellings.

## Yes and no, on and off

typed-on = an, ein, ja
typed-off = aus, nein
typed-never = nie, niemals, kein, keine, keiner
typed-unlimited = unbegrenzt, unbeschränkt, unbeschraenkt, endlos, ohne grenze, ohne limit
typed-usual = üblich, ueblich, normal, standard, zurücksetzen, zuruecksetzen, keine
typed-take-back = aus, zurückziehen, zurueckziehen, zurücknehmen, zuruecknehmen, abbrechen, entfernen, löschen, loeschen,
    streichen, keine
typed-answer-accept = ja, j, jo, jep, jawohl, klar, gern, gerne, abgemacht, in ordnung, annehmen, angenommen, nehme an, einverstanden,
    bin einverstanden, zustimmen, stimme zu
typed-answer-refuse = nein, nö, noe, nee, ablehnen, abgelehnt, lehne ab, nicht einverstanden, bin nicht einverstanden, dagegen,
    bin dagegen
typed-answer-withdraw = zurückziehen, zurueckziehen, zurückgezogen, zurueckgezogen, ziehe zurück, ziehe zurueck
typed-greeting =
    hallo, hallöchen, halloechen, moin, moin moin, servus, grüezi, gruezi, grüß gott, gruess gott, grüß dich,
    gruess dich, grüß euch, gruess euch, huhu, tach, guten morgen, guten tag, guten abend
typed-courtesy = danke, danke schön, danke schoen, dankeschön, dankeschoen, vielen dank, bitte, bitte schön, bitte schoen,
    entschuldigung, sorry, ok, okay, zusammen, leute, ihr, alle, allerseits, freunde
typed-afterword = viel glück, viel glueck, viel spaß, viel spass, viel erfolg, gutes spiel, gute partie, schöne partie,
    schoene partie, du bist dran, du bist am zug, schönen tag noch, schoenen tag noch, schönen abend noch, schoenen abend noch,
    gute nacht, viele grüße, viele gruesse, liebe grüße, liebe gruesse, vg, lg, tschüss, tschuess, bis dann, bis bald
typed-signature = gesendet von, gesendet mit, von meinem iphone gesendet, von meinem ipad gesendet, von meinem handy gesendet,
    von meinem smartphone gesendet, von meinem mobiltelefon gesendet
typed-herald = waffenstillstand*, frieden*, vasall*, lehnsherr*, lehen*, gefangenenaustausch*, austausch*, lösegeld*,
    loesegeld*, bündnis*, buendnis*, verbündet*, verbuendet*, vertrag*, verträge*, vertraege*
typed-i = ich

## At a lesson or a puzzle

typed-exercise-hint = hinweis, ein hinweis, tipp, ein tipp, gib mir einen tipp, gib mir einen hinweis, hilf mir
typed-exercise-answer = lösung, loesung, die lösung, die loesung, auflösung, aufloesung, zeig die lösung, zeig die loesung,
    zeig mir die lösung, zeig mir die loesung, ich gebe auf, gebe auf
typed-exercise-next = weiter, nächste, naechste, nächster, naechster, nächste aufgabe, naechste aufgabe, nächster schritt,
    naechster schritt, überspringen, ueberspringen, noch eine, noch einer, eine andere, andere
typed-exercise-show = zeigen, zeig, brett, nochmal, noch mal, noch einmal
typed-exercise-stop = stopp, schluss, genug, ende, aufhören, aufhoeren, beenden

## Everything, everybody

typed-all = alle, alles
typed-everywhere = überall, ueberall
typed-everybody = alle, allen, jeder, jeden
typed-anyone = irgendwen, irgendwer, irgendjemand, irgendjemanden, jemand, jemanden, beliebig
typed-seat-open = frei, offen, beliebig, egal
typed-machine = computer, maschine, rechner, bot, ki
typed-slow = langsam, gemütlich, gemuetlich, bedächtig, bedaechtig
typed-me = ich, mir, mich
typed-here = hier
typed-now = jetzt, sofort, gleich
typed-until = bis
typed-with = mit, gegen, vs
typed-and = und

## Days and lengths of time

# A star stands for any ending.
typed-weekday-monday = mo, montag*
typed-weekday-tuesday = di, dienstag*
typed-weekday-wednesday = mi, mittwoch*
typed-weekday-thursday = do, donnerstag*
typed-weekday-friday = fr, freitag*
typed-weekday-saturday = sa, samstag*, sonnabend*
typed-weekday-sunday = so, sonntag*
typed-month-january = jan*, jän*, jaen*
typed-month-february = feb*
typed-month-march = mär*, maer*, mrz
typed-month-april = apr*
typed-month-may = mai*
typed-month-june = jun*
typed-month-july = jul*
typed-month-august = aug*
typed-month-september = sep*
typed-month-october = okt*
typed-month-november = nov*
typed-month-december = dez*
typed-tomorrow = morgen
typed-little-date = der, den, dem, des, am, vom, zum, nächsten, naechsten, nächster, naechster, kommenden
typed-ordinal-ending = ter, ten, te
typed-daily = täglich, taeglich
typed-workdays = werktags, wochentags, werktage, wochentage
typed-weekends = wochenende, wochenenden
typed-unit-minute = min, minute, minuten
typed-unit-hour = h, std, stunde, stunden
typed-unit-day = t, tag, tage, tagen
typed-unit-week = wo, woche, wochen
typed-unit-year = jahr
typed-count-2 = zwei
typed-count-3 = drei
typed-one-day = tag, ein tag, einen tag
typed-one-week = woche, eine woche
typed-before-noon = morgens, vormittags, früh, frueh
typed-after-noon = mittags, nachmittags, abends
typed-night = nachts
typed-oclock = uhr

## Time controls

typed-at-most = höchstens, hoechstens, maximal, nicht mehr als, bis zu, bis
typed-per-move = pro zug, je zug, jeden zug, für jeden zug, fuer jeden zug, /zug
typed-little-time = um, am, an, und, der, die, das, den, uhr, tag, tage, tagen, zeit, jeden, jede, jedes, je

## The settings of a table

typed-term-press = verhandlung, verhandlungen
typed-term-names = namen
typed-term-dealing = verteilung
typed-term-partners = partner, verbündete, verbuendete
typed-term-offers = angebote, angebot
typed-term-orders = befehle, befehl
typed-term-patience = geduld
typed-term-time = zeit, bedenkzeit
typed-term-weekends = wochenende, wochenenden
typed-term-missed = überfällig, ueberfaellig, verspätung, verspaetung
typed-term-excuses = aufschub, nachsicht
typed-term-leave = urlaub
typed-term-muster = nachfrage, anwesenheit
typed-term-rated = gewertet, wertungspartie
typed-term-takebacks = zugrücknahme, zugruecknahme, zugrücknahmen, zugruecknahmen, rücknahme, ruecknahme, rücknahmen,
    ruecknahmen
typed-term-reliable = zuverlässig, zuverlaessig, zuverlässigkeit, zuverlaessigkeit
typed-term-level = wertung, stufe, stärke, staerke, spielstärke, spielstaerke
typed-press-public = öffentlich, oeffentlich, offen
typed-press-private = privat, vertraulich
typed-press-secret = geheim
typed-names-hidden = anonym, verdeckt, verborgen, geheim
typed-names-open = offen, sichtbar, öffentlich, oeffentlich
typed-dealing-choice = wahl, wählen, waehlen, absprache
typed-dealing-dice = würfel, wuerfel, würfeln, wuerfeln
typed-partners-game = spiel, üblich, ueblich
typed-missed-claim = beanspruchen, reklamieren
typed-missed-resign = aufgeben, verlieren, verlust
typed-missed-skip = aussetzen, auslassen, überspringen, ueberspringen
typed-missed-replace = ersetzen, ersatz
typed-muster-stale = lange, üblich, ueblich
typed-muster-always = immer
typed-rated-on = gewertet
typed-rated-off = ungewertet, freundschaftlich, freundschaft
typed-setting-for = für, fuer, dauer
typed-setting-page = seite
typed-setting-tables = tische
typed-setting-side = als, farbe
typed-setting-games = partien

## Reminders

typed-remind-there = dort, thread, tisch, kanal
typed-remind-private = privat, persönlich, persoenlich, direkt, direktnachricht, direktnachrichten, dm
typed-remind-idle = stillstand, untätig, untaetig
typed-remind-every = alle, jede, jeden, jedes, wieder, wiederholen
typed-remind-once = einmal
typed-remind-ahead = nächster, naechster, nächste, naechste
typed-remind-half = hälfte, haelfte, halb
typed-remind-third = drittel
typed-remind-quarter = viertel
typed-little-remind = ein, eine, einem, einen, der, die, das, den, dem, um, am, an, in, im, ab, von, vom, bis, zu, zum, für,
    fuer, vor, nach, per, wenn, noch, übrig, uebrig, bleibt, bleiben, ist, sind, zeit, bedenkzeit, ablauf, frist, mich, mir,
    als, ich, bin, und, zwischen, vorher, davor

## Leave, pauses, more time

typed-leave-back = zurück, zurueck, ende, beenden, beendet, vorbei, abbrechen, aus, stopp
typed-little-leave = für, fuer, ich, bin, weg, abwesend
typed-little-extend = um, für, fuer, auf, bis

## Little words

typed-to = zu, zum, zur, an, für, fuer, auf
typed-since = seit, nach, ab, von
typed-little-number = nach, bei, ab, seit, zu, für, fuer, in, auf, bis
typed-little-leaving = von, vom, den, dem, tisch
typed-little-handing = mein, meinen, den, platz
typed-little-challenge = zu, zum, zur, für, fuer, und, in, auf
typed-little-seat = ein, eine, der, die, das, den, dem, mein, meinen, als, für, fuer, auf, an, am, zu, tisch, platz
typed-little-choice = ich, nehme, wähle, waehle, will, möchte, moechte, die, den, das, farbe, platz
typed-family-chess = schachvarianten, schachvariante, varianten
typed-family-great = große, grosse, große schachspiele, grosse schachspiele
typed-family-draughts = dame, damespiel, damespiele
typed-family-other = andere, weitere, sonstige
typed-family-host = haus, eigene, eigene spiele, hauseigene
typed-asks-help = wie spiele ich, wie spielt man, wie spielt man hier, wie spielt man das, wie geht das, wie geht das hier,
    wie funktioniert das, wie funktioniert das hier, wie fange ich an, wie fängt man an, wie faengt man an, was kannst du,
    was kann ich hier tun, was muss ich tun, was ist das, welche befehle gibt es, befehle, bitte hilfe, hilfe bitte,
    kannst du mir helfen
typed-asks-games = welche spiele gibt es, welche spiele gibt es hier, welche spiele hast du, welche spiele kennst du,
    was für spiele gibt es, was fuer spiele gibt es, was kann ich spielen, was kann man spielen, was kann man hier spielen,
    was können wir spielen, was koennen wir spielen, spieleliste, liste der spiele, zeig die spiele, zeig mir die spiele
typed-asks-play = spielen, lass uns spielen, lasst uns spielen, wollen wir spielen, spielen wir, ich spiele, wir spielen,
    ich will spielen, wir wollen spielen, ich möchte spielen, ich moechte spielen, wir möchten spielen, wir moechten spielen,
    ich will, wir wollen, ich möchte, ich moechte, wir möchten, wir moechten, lass uns, lasst uns, anfangen, starte,
    beginne, öffne, oeffne, eröffne, eroeffne
typed-players-2 = zwei, zu zweit
typed-players-3 = drei, zu dritt
typed-players-4 = vier, zu viert
typed-pace-short = kurz, kurze, kurzes, schnell, schnelle, schnelles
typed-pace-medium = mittel, mittlere, mittellang
typed-pace-long = lang, lange, langes
typed-little-games = ein, eine, der, die, das, für, fuer, mit, und, im, in, spiel, spiele, spieler, spielern, leute, personen
typed-all-games = alle, alles, alle spiele, alle anderen, alle übrigen, rest, der rest, den rest
typed-except = außer, ausser, ohne
typed-before-game = ein, eine, einen, das, die, den, spiel, partie, runde, tisch
typed-this-game = das, die, den, diese, dieses, diesen, mein, meine, meinen, spiel, partie, tisch, an, am
typed-last-own = letzten, letzte, letzter, vorigen
typed-a-move = zug
typed-a-pause = pause, unterbrechung
typed-offering = ich, biete, schlage, dir, euch, ein
typed-draw = remis, unentschieden

## Plans

typed-plan-if = wenn, falls
typed-plan-then = dann
typed-plan-else = sonst, andernfalls
typed-plan-wait = warten, warte, abwarten
typed-plan-resign = aufgeben

## Records

typed-replay-last = letzte, letzten, letzter
typed-replay-one = zug, aktion
typed-replay-whole = ganz, ganze, komplett
typed-replay-sheet = bilderbogen, bogen, blatt, stellungen
typed-little-replay = von, ab, bis, zu, der, die, das, den, als, züge, zuege, zügen, zuegen, aktionen, mit, für, fuer, ansicht,
    seite
typed-import-archive = archiv, archivieren, behalten
typed-import-resume = fortsetzen, weiterspielen, spielen
typed-import-again = nochmal, nochmals, erneut, trotzdem

## Settings of a server, privacy, help, languages

typed-server-channels = kanal, kanäle, kanaele
typed-server-openers = eröffnen, eroeffnen, öffnen, oeffnen
typed-server-language = sprache
typed-server-defaults = vorgaben, vorgabe
typed-server-threads = thread, threads
typed-server-zone = zeitzone, zone
typed-server-limits = grenze, grenzen, limit
typed-server-standing = dauernachricht, aushang
typed-server-games = spiele, spiel
typed-server-puzzle = aufgabe, aufgaben, rätsel, raetsel
typed-by-default = als vorgabe, standardmäßig, standardmaessig
typed-managers = verwaltung, verwalter, admins
typed-privacy-about = über, ueber
typed-privacy-data = daten
typed-privacy-forget = vergessen, vergiss, löschen, loeschen
typed-token-new = neu, neuer, erstellen, anlegen
typed-token-revoke = widerrufen, löschen, loeschen
typed-scope-read = lesen, ansehen, sehen
typed-scope-play = spielen, ziehen
typed-scope-talk = verhandeln, reden
typed-scope-hooks = meldungen, benachrichtigungen
typed-topic-diplomacy = diplomatie, verhandlung, verhandlungen, herold
typed-topic-draw = remis, unentschieden, remis anbieten, remisangebot
typed-topic-claim = beanspruchen, anspruch, reklamieren, reklamation, remis reklamieren
typed-topic-castling = rochade, rochaden, rochieren
typed-topic-everything = alles, alle befehle, befehle
typed-language-en = englisch, auf englisch
typed-language-ru = russisch, auf russisch
typed-language-uk = ukrainisch, auf ukrainisch

## What is said of settings that are on or off

term-takebacks = ob Züge zurückgenommen werden dürfen, wenn alle zustimmen
term-takebacks-off = Züge werden nicht zurückgenommen.
term-takebacks-refused = An diesem Tisch werden keine Züge zurückgenommen: So wurde es beim Öffnen festgelegt (`takebacks=no`).

typed-language-de = deutsch, auf deutsch

## Die Konsole

typed-press = drücke, druecke, drücken, druecken, drück, drueck

## Turniere

typed-contest-format-swiss = schweizer, schweizer system, schweizersystem, schweizer turnier
typed-contest-format-robin = rundenturnier, runden-turnier, jeder gegen jeden, rundensystem, tische
typed-contest-format-double = doppelt, doppeltes rundenturnier, doppelrundenturnier, doppelrundig
typed-contest-format-knock-out = ko, k.o, k.o., k. o., ko-system, pokal
typed-contest-format-ladder = leiter, rangleiter, rangliste
typed-contest-format-league = liga
typed-contest-rounds = runden, runde
typed-contest-little = ein, eine, einen, der, die, das, für, fuer, pro, je, mit, zug, und, im, zu, an
typed-contest-half = halb, halben, halber, ½
typed-contest-now = jetzt, nächste, naechste, sofort
typed-contest-bye = freilos, frei, spielfrei
typed-contest-because = weil, grund
typed-contest-void = annullieren, annulliert, ungültig
typed-contest-draw = remis, unentschieden
typed-contest-for = für, fuer, statt, anstelle, von
typed-contest-points-rank = rang, plätze, plaetze
typed-contest-points-share = anteil
typed-contest-points-won = sieg, siege
typed-contest-term-name = name, titel
typed-contest-term-text = text, beschreibung
typed-contest-term-opens = öffnet, oeffnet, beginn-anmeldung
typed-contest-term-closes = anmeldung, schließt, schliesst
typed-contest-term-ends = ende, endet
typed-contest-term-checkin = rückmeldung, rueckmeldung, checkin
typed-contest-term-round = runde
typed-contest-term-rounds = runden
typed-contest-term-limit = plätze, plaetze, teilnehmer, limit
typed-contest-term-machines = maschinen
typed-contest-term-first-move = erster-zug
typed-contest-term-play-on = ausspielen
typed-contest-term-late-half = nachzügler-halb, nachzuegler-halb
typed-contest-term-playoff = stichkampf
typed-contest-term-points = punkte
typed-contest-term-tie-breaks = feinwertung, feinwertungen
typed-contest-term-cycles = durchgänge, durchgaenge
typed-contest-term-together = zugleich
typed-contest-term-groups = gruppen
typed-contest-term-final = finale
typed-contest-term-full = vollständig, vollstaendig
typed-contest-term-half-byes = freilose
typed-contest-term-games = partien
typed-contest-term-advance = weiter
typed-contest-term-lot = los
typed-contest-term-third = dritter
typed-contest-term-range = stufen
typed-contest-term-at-once = gleichzeitig
typed-contest-term-answer = antwort
typed-contest-term-swap = tausch
typed-contest-term-idle = untätig, untaetig
typed-contest-term-by-rating = nach-wertung
typed-contest-term-size = größe, groesse
typed-contest-term-weeks = wochen
typed-contest-term-up = auf
typed-contest-term-down = ab
typed-contest-term-gap = pause
typed-contest-term-seasons = saisons

## Web-Seiten

typed-term-page = webseite, seite
typed-server-signs = zeichen
typed-server-page = webseite, seite, website
typed-web-page-indexed = suchbar, suche, in der suche
typed-follow-end = ende, das ende
typed-follow-turns = züge, zuege, jeder zug, jeden zug
term-page = ob die Partie auf der Webseite des Servers steht, falls er eine hat
term-page-off = Die Partie steht nicht auf der Webseite des Servers.
