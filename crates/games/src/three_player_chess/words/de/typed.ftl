# Schach zu dritt: was getippt wird. Wozu welche Liste dient, steht in der englischen Datei.

tpc-typed-letter-red = { "" }
tpc-typed-letter-white = { "" }
tpc-typed-letter-black = { "" }
tpc-typed-letter-throne = { "" }
tpc-typed-letter-palace = { "" }
tpc-typed-letter-city = { "" }
tpc-typed-letter-suburb = { "" }
tpc-typed-letter-village = { "" }
tpc-typed-letter-king = k
tpc-typed-letter-queen = d
tpc-typed-letter-rook = t
tpc-typed-letter-bishop = l
tpc-typed-letter-knight = s
tpc-typed-letter-pawn = { "" }

tpc-typed-seat-red = rot, rote, roten, roter, rotes, rotem
tpc-typed-seat-white = weiß, weiße, weißen, weißer, weißes, weißem, weiss, weisse, weissen, weisser, weisses, weissem
tpc-typed-seat-black = schwarz, schwarze, schwarzen, schwarzer, schwarzes, schwarzem
tpc-typed-zone-throne = thron, throns, throne
tpc-typed-zone-palace = palast, palasts, palastes
tpc-typed-zone-city = stadt
tpc-typed-zone-suburb = vorstadt
tpc-typed-zone-village = dorf, dorfs, dorfes
tpc-typed-piece-king = könig, königs, könige
tpc-typed-piece-queen = dame, damen
tpc-typed-piece-rook = turm, turms, türme
tpc-typed-piece-bishop = läufer, läufers
tpc-typed-piece-knight = springer, springers, pferd, pferds
tpc-typed-piece-pawn = bauer, bauern
tpc-typed-number-1 = ein, eine, einen, eins, einer, einem
tpc-typed-number-2 = zwei
tpc-typed-number-3 = drei
tpc-typed-number-4 = vier
tpc-typed-number-5 = fünf
tpc-typed-number-6 = sechs
tpc-typed-number-7 = sieben
tpc-typed-number-8 = acht
tpc-typed-number-9 = neun
tpc-typed-say-i = ich
tpc-typed-say-me = mir, mich, mein, meiner
tpc-typed-say-you = du, ihr, sie, dir, dich, euch, ihnen
tpc-typed-say-my = mein, meine, meinen, meinem, meiner, meines
tpc-typed-say-your = dein, deine, deinen, deinem, deiner, deines, euer, eure, euren, eurem, eurer, ihr, ihre, ihren,
    ihrem, ihrer
tpc-typed-say-be = sei, seid, seien, sein, werde, werden, werdet, wird, wirst
tpc-typed-say-lord = herr, herrn, herren, lehnsherr, lehnsherrn, lehnsherren, lehensherr, lehensherrn, gebieter,
    herrscher, herrin, lehnsherrin
tpc-typed-say-vassal = vasall, vasallen, vasallin, diener, dieners, dienerin, gefolgsmann, lehnsmann
tpc-typed-say-vassalage = vasallentum, vasallenschaft, vasallität, lehnstreue, gefolgschaft
tpc-typed-say-serve = diene, dient, dienen
tpc-typed-say-no = nein, nicht, kein, keine, keinen, keinem, keiner, nö, nie
tpc-typed-say-yes = ja, jo, jawohl, okay, ok, gut, einverstanden, abgemacht, klar, gern, gerne
tpc-typed-say-need = brauche, brauchen, benötige
tpc-typed-say-want = will, möchte, wollen, wünsche, mag
tpc-typed-say-own = eigener, eigene, eigenen, selbst, selber
tpc-typed-say-free = frei, freie, freier
tpc-typed-say-command-i = befehle, gebiete
tpc-typed-say-command-you = befiehl, befehlt, befehlen, gebiete, gebietet
tpc-typed-say-command = { "" }
tpc-typed-say-order = befehl, befehls, befehle, anweisung, anordnung
tpc-typed-say-give = gebe, gib, erteile
tpc-typed-say-obey = gehorche, gehorchen, folge, wähle, wählen
tpc-typed-say-claim = beanspruche, fordere, verlange
tpc-typed-say-waive = verzichte, entlasse
tpc-typed-say-withdraw = widerrufe, zurückziehen, zurücknehmen, ziehe, rücknahme, widerruf
tpc-typed-say-take = nehme, nimm, nehmen, nehmt
tpc-typed-say-back = zurück
tpc-typed-say-offer = biete, anbiete, anbieten, angebot, angebots, angebote, schlage, vorschlag, vorschlage,
    vorschlagen, offeriere
tpc-typed-say-accept = akzeptiere, akzeptiert, annehmen, annehme, angenommen, nehme, stimme, einverstanden
tpc-typed-say-refuse = lehne, ablehnen, ablehne, abgelehnt, verweigere, weigere, ablehnung
tpc-typed-say-truce = waffenstillstand, waffenstillstands, waffenstillstandes, waffenruhe, frieden, friedens,
    feuerpause
tpc-typed-say-draw = remis, unentschieden, remisangebot
tpc-typed-say-resign = aufgeben, aufgebe, aufgabe, kapituliere, ergebe
tpc-typed-say-up = auf
tpc-typed-say-turn = runde, runden, zug, zuges, zugs, züge, zügen, ziehe, ziehen
tpc-typed-say-for = für, statt, anstelle, auf
tpc-typed-say-lapse = { "" }
tpc-typed-fillers = bitte, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, zu, zum, zur, von,
    vom, mit, in, im, an, ab, aus, bei, um, und, auch, dann, also, so, nun, jetzt, doch, mal, als, wie, dass, daß, es,
    bin, bist, ist, sind, war, hier, nur, hiermit, zwischen, gegen, vor, lass, lasst, uns, wir, beide, hallo, hi, über,
    wegen, kann, kannst, darf, soll, mir, mich
tpc-typed-moving = nach, von, aus, auf, in, an, zu, vom, zum, den, die, das, der, mein, meine, meinen, zug, zieht,
    ziehe, ziehen, geht, gehe, gehen, spiele, spielt, schlägt, schlage, schlagen, nimmt, nehme, frisst, ich, x
tpc-typed-taking = schlägt, schlage, schlagen, nimmt, nehme, frisst, x
tpc-typed-joiners = und, dann, danach, anschließend
tpc-typed-checks = schach, matt, schachmatt
tpc-typed-check-fillers = dem, und, den, könig, königen, erkläre, biete, ich, mit, an, für
tpc-typed-plain = still, leise, stumm, einfach
tpc-typed-without = ohne, kein
tpc-typed-declarations = schach, erklärung, erklärungen, ansage, ansagen
tpc-typed-castling = rochade, rochiere, rochieren
tpc-typed-castling-short = kurze, kurz, kurzen, kurzer, kleine, königsseite
tpc-typed-castling-long = lange, lang, langen, langer, große, damenseite
tpc-typed-castling-fillers = ich, mache, die
tpc-typed-passing = ep, en passant, im vorbeigehen
tpc-typed-glued = nach
tpc-typed-of = von
tpc-typed-everything = alle, alles, züge
tpc-typed-idle-phrases = { "" }

tpc-typed-seek-resign = aufgeben, gebe auf
tpc-typed-seek-offer = biete, anbieten
tpc-typed-seek-accept = annehmen, nehme an, ja, einverstanden
tpc-typed-seek-refuse = ablehnen, lehne ab, nein
tpc-typed-seek-withdraw = zurückziehen, nehme zurück
tpc-typed-seek-claim = befehl, befehle, zug für
tpc-typed-seek-waive = verzichten, verzichte
tpc-typed-seek-obey = gehorche, wähle
tpc-typed-seek-bond = vasall, lehnsherr, herr
tpc-typed-seek-truce = waffenstillstand, waffenruhe, frieden
tpc-typed-seek-draw = remis, unentschieden
