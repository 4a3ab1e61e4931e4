# Die Befehle: wie sie heißen und getippt werden, wozu jeder da ist; und was man ihnen mitgibt.

group-remind = erinnerung
    .about = Erinnerungen: wann, wie oft und wann nicht
group-block = blockierung
    .about = Mit wem du nichts zu tun haben willst; niemand erfährt davon
group-host = gastgeber
    .about = Was der Gastgeber eines Tisches oder die Server-Verwaltung dort tun darf
group-seek = suche
    .about = Mitspieler für eine Partie: suchen und sehen, wer sucht
group-record = aufzeichnung
    .about = Was gespielt wurde: als Liste, Film, Bilderbogen oder Datei
group-rating = wertung
    .about = Wertungen, Bestenlisten und wer gegen wen gespielt hat
group-table = tisch
    .about = Was du am Tisch außer Ziehen noch tun kannst
group-challenge = herausforderung
    .about = Bestimmte Leute herausfordern oder alle, die Lust haben
group-contest = turnier
    .about = Turniere: Runden, Schweizer System, K. o., Leitern, Ligen
group-settings = einstellungen
    .about = Was du für dich selbst auswählst

command-move = zug
    .on = Als meinen Zug spielen
    .typed = zug, ziehe, ziehen
    .about = Einen Zug oder ein Angebot machen
    .line = ein Zug oder Angebot; das Wort `zug` kann entfallen
command-move-help = Tippe einfach den Zug: `{ $example }`. Oder `zug …`, oder mit dem Tisch: `#12 …`. In einer Nachricht dürfen mehrere Aktionen stehen, getrennt durch `;`.
    Wenn ich nicht weiß, was du meinst, frage ich nach, und es wird nichts gespielt. `hilfe { $game }` zeigt die Notation.
command-board = brett
    .on = Brett hier zeigen
    .typed = brett, zeige
    .about = Das Brett von deiner Seite zeigen (nur du siehst es)
    .line = das Brett von deiner Seite
    .arg-seat = Von wessen Seite; leer: von deiner
command-board-help = `brett`, `brett rot`, `brett nach 17`, `brett #12`
    Das Brett von deiner Seite, von der Seite eines anderen Platzes oder so, wie es nach so vielen Aktionen stand. Nur du siehst es.
command-position = stellung
    .typed = stellung
    .about = Die Stellung als eine Zeile Text; auch ein neuer Tisch damit
    .line = die Stellung als Text; ein neuer Tisch damit
command-position-help = `stellung`, `stellung nach 17`
    Die Stellung als eine Zeile Text. `neu { $game } position=…` baut sie an einem neuen Tisch auf, und der Knopf tut das auch; ein solcher Tisch zählt nicht für die Wertung. Wo privat verhandelt werden darf, gibt es sie erst nach der Partie.
command-export = exportieren
    .typed = exportieren
    .about = Die Aufzeichnung einer Partie als Datei, zum Aufheben oder Mitnehmen
    .line = die Aufzeichnung einer Partie als Datei
    .arg-notation = Die Notation eines anderen Programms; leer: die von Liege
command-export-help = `exportieren`, `exportieren #12`, `exportieren pgn`
    Ein Text mit den Spielern, allen Aktionen und ihren Zeiten, den Verträgen, dem Ergebnis und der Stellung. Solange die Partie läuft, gibt es ihn nur dort, wo öffentlich verhandelt wird; der Startwert der Würfel steht erst nach der Partie darin, private Notizen nie. `importieren` liest ihn wieder ein, hier oder bei einem anderen Liege. PGN, PDN und für Shogi KIF und CSA (`exportieren pgn`) gibt es für Spiele, die sich darin ausdrücken lassen.
command-import = importieren
    .typed = importieren
    .about = Die Aufzeichnung einer Partie importieren: zum Ansehen oder Weiterspielen
    .line = eine Aufzeichnung importieren
command-import-help = `importieren`, `importieren rot=@ada weiß=frei`, `importieren archiv`, `importieren nochmal`
    Häng eine Aufzeichnung an die Nachricht. Eine beendete Partie wird aufbewahrt, und man kann sie ansehen: `brett`, `verlauf`. Eine unbeendete geht weiter, sobald ihre Plätze wieder besetzt sind: `importieren rot=@ada weiß=frei` sagt, für wen sie sind; sonst sind sie für die Mitglieder, deren Namen in der Aufzeichnung stehen. `importieren archiv` bewahrt sie nur auf, `importieren nochmal` importiert sie ein weiteres Mal. Wer anderswo gespielt hat, wird genannt, aber die Partie zählt nicht.
command-moves = züge
    .typed = züge, zuege
    .about = Die möglichen Züge einer Figur oder eines Feldes (nur du siehst sie)
    .line = die möglichen Züge einer Figur
command-moves-help = `züge C5`, `züge springer`, `züge`
    Zeigt auf dem Brett und als Text, wohin eine Figur ziehen darf. Nur du siehst es.
command-plan = zugplan
    .typed = zugplan, plan, pläne, plaene, wenn
    .about = Bedingte Züge: „wenn A, dann B“ (nur du siehst sie)
    .line = bedingte Züge: „wenn A, dann B“
    .arg-line = wenn A dann B, wenn C dann D; wenn E dann F. Leer: deinen Zugplan zeigen
    .arg-off = Die Nummer der Zeile, die wegfällt; 0: der ganze Plan
command-plan-help = `zugplan wenn A dann B`, `zugplan wenn A dann B, wenn C dann D; wenn E dann F`, `zugplan wenn A dann B; sonst aufgeben`, `zugplan`, `zugplan aus`, `zugplan aus 2`
    Damit bereitest du deine Antwort auf Züge vor, die du kommen siehst. Zu dritt oder zu viert nennst du alle Züge der anderen, bis du wieder am Zug bist: `zugplan wenn A B dann C`. Statt „dann“ geht auch `→` oder `->`. Alles wird sofort geprüft und gespielt, sobald es passt, als dein eigener Zug. Die Nachricht sagt, dass er geplant war, und die schnelle Antwort verrät es auch. Vorher sieht niemand deinen Plan. Er wartet, solange ein Angebot auf deine Antwort wartet, und endet, wenn etwas anderes gespielt wird, wenn Züge zurückgenommen werden oder wenn du einen Vertrag schließt.
command-auto = automatik
    .typed = automatik
    .about = Deinen einzigen Zug für dich spielen lassen oder nicht
    .line = deinen einzigen Zug spielen lassen
    .arg-on = Ob dein einziger Zug für dich gespielt wird; leer: zeigen, was gilt
command-auto-help = `automatik an`, `automatik aus`, `automatik an überall`
    Ob ich für dich ziehe, wenn du nur einen einzigen Zug hast. Ich tue es nie, solange ein Angebot auf deine Antwort wartet oder du etwas ansagen könntest.
command-preview = vorschau
    .typed = vorschau
    .about = Das Brett nach Zügen zeigen, die du ausprobierst (nichts wird gespielt)
    .line = das Brett nach Probezügen
command-preview-help = `vorschau { $example }`, `vorschau nach 17: …`
    Probiere Züge für alle Seiten aus und sieh dir das Brett danach an (nur mit dem, was du wissen darfst). Nichts wird gespielt, und nur du siehst es.
command-recap = rückblick
    .typed = rückblick, rueckblick
    .about = Zeigen, was am Tisch geschah, während du weg warst
    .line = was geschah, während du weg warst
command-recap-help = `rückblick`, `rückblick seit 12`
    Das Brett, wie du es zuletzt gesehen hast, das Brett von jetzt und was dazwischen geschah. Nur du siehst es.
command-note = notiz
    .typed = notiz, notizen
    .about = Etwas für dich notieren oder deine Notizen lesen
    .line = Notizen für dich selbst
    .arg-off = Die Nummer der Notiz, die gelöscht wird
command-note-help = `notiz auf den Drachen achten`, `notiz`, `notiz 3 löschen`
    Notizen für dich selbst an einem Tisch, bis zu 50, jede mit bis zu 2000 Zeichen. Niemand sonst liest sie; schreib sie mir als Direktnachricht. Notizen an andere Spieler schickst du mit `flüstern`.
command-log = verlauf
    .typed = verlauf, protokoll
    .about = Alles zeigen, was bisher gespielt wurde
    .line = alles, was bisher gespielt wurde
command-log-help = `verlauf`, `verlauf #12`
    Alles bisher Gespielte, mit den Nummern, die andere Befehle brauchen. `exportieren` gibt dir die Aufzeichnung der Partie zum Aufheben.
command-replay = wiedergabe
    .typed = wiedergabe, abspielen
    .about = Die Partie noch einmal als Animation zeigen (nur du siehst sie)
    .line = die Partie noch einmal, als Animation
    .arg-to = Die Nummer der letzten Aktion; leer: die neueste
    .arg-seat = Von wessen Seite; leer: von deiner
command-replay-help = `wiedergabe`, `wiedergabe 10-40`, `wiedergabe letzte 20`, `wiedergabe rot`, `wiedergabe #12`
    Die ganze Partie oder ein Stück davon als Animation, Zug um Zug; die Nummern stehen in `verlauf`. Nur du siehst sie, bis du den Knopf drückst, der sie allen zeigt. `wiedergabe bilderbogen` ist dasselbe wie `bilderbogen`.
command-review = analyse
    .typed = analyse, analysieren
    .about = Zeigen, wo eine beendete Partie kippte und was besser war (nur du siehst es)
    .line = wo eine beendete Partie kippte
command-review-help = `analyse`, `analyse #12`
    Die (höchstens) drei teuersten Fehler einer beendeten Partie, jeder mit der Stellung davor und dem Zug, den der Computer gespielt hätte, auf dem Brett markiert. Ich sehe mir jede Entscheidung an, länger die wichtigen; dieselbe Partie ergibt immer dieselbe Analyse. Würfe und erzwungene Züge bleiben weg. Zu dritt oder zu viert beurteile ich jeden allein gegen die anderen oder zusammen mit seinem Partner; beim Tandem jedes Brett für sich; einen Schuss bei Tschapajew danach, wo die Steine liegen blieben. Eine laufende Partie wird nicht analysiert.
command-sheet = bilderbogen
    .typed = bilderbogen, bogen, blatt
    .about = Die Schlüsselstellungen der Partie nebeneinander zeigen (nur du siehst sie)
    .line = die Schlüsselstellungen in einem Bild
    .arg-to = Die Nummer der letzten Aktion; leer: die neueste
    .arg-seat = Von wessen Seite; leer: von deiner
command-sheet-help = `bilderbogen`, `bilderbogen 10-40`, `bilderbogen rot`, `bilderbogen #12`
    Anfang, große Schlagzüge, Schachgebote, geschlossene und gebrochene Verträge und die neueste Stellung, nebeneinander in einem Bild. Nur du siehst es, bis du den Knopf drückst, der es allen zeigt.
command-tables = tische
    .typed = tische, partien
    .about = Deine Tische zeigen, die dringendsten zuerst
    .line = deine Tische, die dringendsten zuerst
command-tables-help = `tische`
    Zuerst die Tische, an denen du am Zug bist, der am längsten wartende ganz oben; dann die übrigen.
command-next = nächste
    .typed = nächste, naechste, weiter
    .about = Das nächste Brett, das auf dich wartet
    .line = das nächste Brett, das auf dich wartet
command-next-help = `nächste`
    Das Brett der Partie, die auf deinen Zug wartet; zuerst die mit der wenigsten Zeit.
command-link = link
    .typed = link, links, browser
    .about = Im Browser spielen, über einen privaten Link zu deinem Brett
    .line = im Browser spielen
    .arg-off = Ja: alle Links beenden und was Browser für dich dürfen
command-link-help = `link`, `link #12`, `link aus`
    Gibt dir einen Link zu deinem eigenen Brett, den nur du siehst. Er gilt einmal und fünfzehn Minuten lang. Der Browser, der ihn öffnet, kann dann an diesem Tisch für dich spielen, bis die Partie vorbei ist. `link aus` beendet das in allen Browsern auf einmal.
command-resign = aufgeben
    .typed = aufgeben
    .about = Aufgeben; ich frage noch einmal nach
    .line = aufgeben (ich frage noch einmal nach)
command-resign-help = `aufgeben`, `aufgeben #12`
    Ich frage noch einmal nach, bevor es endgültig ist.
command-act = sagen
    .typed = sagen, sage
    .about = Etwas anbieten, beantworten oder ansagen; ich zeige, was dir gerade offensteht
    .line = ein Angebot oder eine Antwort
    .arg-notation = Tippe ein paar Zeichen, und ich zeige, was dir gerade offensteht
command-act-help = `sagen …`
    Ein Angebot, eine Antwort oder eine Ansage, in den Worten des Spiels oder seiner Notation; das Wort `sagen` kann entfallen. `angebote` listet auf, was dir offensteht, `hilfe diplomatie` erklärt es.
command-acts = angebote
    .typed = angebote
    .about = Die Angebote und Antworten zeigen, die dir gerade offenstehen
    .line = welche Angebote dir offenstehen
command-acts-help = `angebote`
    Listet die Angebote, Antworten und Ansagen auf, die dir gerade offenstehen, alle mit einem Knopf.
command-treaties = verträge
    .typed = verträge, vertraege, abkommen
    .about = Die Verträge zeigen: was gilt, was angeboten ist, was aus den anderen wurde
    .line = was vereinbart und angeboten ist
command-treaties-help = `verträge`, `verträge #12`
    Listet alle Verträge auf: zwischen wem, seit wann, bis wann und was sie verbieten; dazu offene Angebote und was aus früheren Verträgen wurde. Du siehst, was dein Platz wissen darf; nach der Partie sehen alle alles.
command-answer = antwort
    .typed = antwort, antworten
    .about = Ein Angebot oder einen Vorschlag beantworten oder einen eigenen zurückziehen
    .line = auf ein Angebot oder einen Vorschlag antworten
    .arg-number = Auf welches; leer: das einzige, das auf dich wartet
command-answer-help = `antwort 17 ja`, `antwort 17 nein`, `antwort 17 zurückziehen`, `antwort ja`
    Beantwortet das Angebot oder den Vorschlag mit dieser Nummer; die Knöpfe darunter tun dasselbe. Ohne Nummer: das einzige, das auf dich wartet. Mit `zurückziehen` ziehst du zurück, was du selbst vorgeschlagen hast.
command-whisper = flüstern
    .typed = flüstern, fluestern, flüstere, fluestere
    .about = Einem anderen Platz eine private Notiz schicken (nur ihr beide seht sie)
    .line = eine private Notiz an einen anderen Platz
    .arg-seat = Für wen die Notiz ist
command-whisper-help = `flüstern { $seat } Lass uns reden`, `flüstern`, `flüstern #12`
    Ich bringe die Notiz zu der Person auf diesem Platz, und sonst sieht sie niemand; ohne Text zeige ich deine letzten Notizen. Das geht, solange die Partie läuft, an Tischen mit privaten oder geheimen Verhandlungen (`hilfe neu`). Hast du mehrere Plätze, kommt die Notiz von dem, der am Zug ist, sonst vom ersten.
    Eine Notiz bleibt zwischen zwei Menschen: Wer einen Platz übernimmt, liest keine früheren Notizen von ihm oder an ihn. Höchstens 1000 Zeichen pro Notiz, 30 in der Stunde und 200 am Tag. Nimm den Slash-Befehl oder eine Direktnachricht: Was du in einem Kanal tippst, lesen alle.
command-allies = verbündete
    .typed = verbündete, verbuendete
    .about = Einen privaten Thread mit deinen Verbündeten öffnen
    .line = ein privater Thread für Verbündete
    .arg-seat = Mit wem; leer: mit dem einzigen Verbündeten
command-allies-help = `verbündete`, `verbündete { $seat }`, `verbündete #12`
    Öffnet im Kanal des Tisches einen privaten Thread für dich und deine Verbündeten und gibt dir den Link dazu. Verbündete sind Partner und alle, mit denen du einen gültigen Vertrag hast; ihr müsst einander Notizen schicken dürfen (`flüstern`). Endet das Bündnis oder die Partie oder wechselt jemand am Tisch, dann wird der Thread gesperrt; wer später dazukommt, liest ihn nicht. Zieh dort, wo am Tisch gespielt wird.
command-report = melden
    .typed = melden, melde, meldung
    .about = Eine private Notiz den Administratoren melden
    .line = eine private Notiz melden
    .arg-number = Die Nummer der Notiz; sie steht über dem Text
command-report-help = `melden 5`
    Meldet den Administratoren dieses Bots eine Notiz, die du bekommen hast; der Knopf unter der Notiz tut dasselbe. Sie sehen die Notiz, wer sie geschrieben und wer sie bekommen hat.
command-games = spiele
    .arg-what = Ein Spiel, eine Familie, eine Spielerzahl, kurz oder lang, oder ein beliebiges Wort
    .typed = spiele
    .about = Alle Spiele: nach Familie, Spielerzahl und Länge, jedes mit Bild
    .line = alle Spiele
command-games-help = `spiele`, `spiele dame`, `spiele 4 lang`, `spiele kurz`, `spiele läufer`, `spiele drachenschach`
    Findet Spiele nach Familie, Spielerzahl, Länge oder einem Wort aus Namen, Figuren und Beschreibung; mehrere Angaben zugleich grenzen die Liste ein. Der Knopf eines Spiels zeigt sein Brett, was es für ein Spiel ist und wie lange es dauert; von dort öffnet ein einziger Druck einen Tisch.
command-learn = lernen
    .arg-game = Das Spiel
    .typed = lernen, lerne, lektion
    .about = Ein Spiel in kurzen Schritten lernen, jeder mit Brett und Aufgabe
    .line = ein Spiel in kurzen Schritten lernen
command-learn-help = `lernen`, `lernen drachenschach`, `lernen aus`
    Eine Lektion siehst nur du: ein Brett und eine Aufgabe. Du antwortest mit einem Zug, getippt oder ausgewählt. Am einfachsten geht es in einer Direktnachricht: Da tippst du einfach. `lernen` macht dort weiter, wo du aufgehört hast.
command-puzzle = aufgabe
    .arg-game = Das Spiel
    .typed = aufgabe, aufgaben, rätsel, raetsel
    .about = Eine Stellung, in der ein Zug gewinnt: Finde ihn
    .line = eine Stellung, in der ein Zug gewinnt
command-puzzle-help = `aufgabe`, `aufgabe drachenschach`, `aufgabe aus`
    Eine Aufgabe siehst nur du: ein Brett und eine Frage. Du antwortest mit einem Zug, getippt oder ausgewählt, und die Gegenzüge spiele ich. Ich merke mir, was du gelöst hast; die leichten kommen zuerst. In einer Direktnachricht tun `tipp`, `lösung`, `andere` und `stopp` dasselbe wie die Knöpfe. Bei einem Zug, der hier nicht geht, aber an einem deiner Tische, frage ich nach. `server aufgabe=an` bringt täglich eine in einen Kanal.
command-new = neu
    .typed = neu, neue, neuer, neues
    .about = Einen neuen Tisch öffnen: Spiel, Mitspieler, Optionen
    .line = einen Tisch öffnen: Spiel, Plätze, Optionen
command-new-help = `neu SPIEL @wer … platz=wer … option=wert …`
    Mitglieder, die nach dem Spiel genannt werden, bekommen der Reihe nach seine Plätze (sie werden eingeladen und müssen selbst beitreten); `platz=wer` gibt ihnen einen bestimmten, `frei` lässt ihn für alle offen. In einem Spiel für zwei spielst du selbst mit, außer wenn beide Plätze vergeben sind.
    `{ $example }`
    Nenne dich selbst, um gleich dabei zu sein. Die Partie beginnt von selbst, wenn der letzte Platz besetzt ist.
command-join = beitreten
    .typed = beitreten, mitspielen, hinsetzen
    .about = An einem Tisch Platz nehmen
    .line = an einem Tisch Platz nehmen
command-join-help = `beitreten`, `beitreten rot`, `beitreten #12`, `beitreten rot #12`
    Gibt dir den Platz, zu dem du eingeladen bist, sonst den ersten freien. Mit dem Namen eines Platzes: genau diesen. Läuft die Partie schon, ist es ein Platz, den der Gastgeber freigegeben hat. Wo Würfel entscheiden, tritt ohne Namen bei; wenn du dann mit Wählen dran bist, nimmt `beitreten rot` oder einfach `rot` diese Farbe.
command-start = starten
    .typed = starten, beginnen
    .about = Beginnen, wenn alle Plätze besetzt sind
    .line = gleich beginnen, wenn alle da sind
command-start-help = `starten #12`
    Eine Partie beginnt von selbst, wenn der letzte Platz besetzt ist; bis dahin sagt `starten`, worauf der Tisch noch wartet. Der Gastgeber darf früher beginnen: Dann spielen die Anwesenden auch die freien Plätze.
command-seek = suchen
    .typed = suchen, suche, gesuch
    .sub = mitspieler
    .about = Mitspieler suchen: ein Tisch für alle, die spielen möchten
    .line = Mitspieler für eine Partie suchen
    .arg-days = Wie viele Tage das Gesuch offen ist, 1 bis 30; leer: 14
command-seek-help = `suchen drachenschach`, `suchen dreierschach zeit=3d stärke=1400-1800 zuverlässig=80% dauer=7d`
    Öffnet einen Tisch für alle, die spielen möchten, und hängt ihn hier mit einem Knopf zum Beitreten aus. Du sitzt selbst mit am Tisch, auf einem ausgelosten Platz, wenn du keinen nennst (`gold=ich`). Alle Einstellungen von `neu` sind möglich (`hilfe neu`), außerdem:
    `stärke=1400-1800`, `1400+`, `-1800`: welche Wertung in diesem Spiel die anderen haben dürfen. Eine vorläufige Wertung zählt so, wie sie da steht, und wer noch keine hat, zählt als 1500; `stärke=1400+!` verlangt eine sichere.
    `zuverlässig=80%`: wie viele ihrer Fristen sie einhalten. `dauer=7d`: wie lange das Gesuch offen ist, 1 bis 30 Tage (sonst 14).
    Sucht hier schon jemand dasselbe, zeige ich dir zuerst das; setzen kannst du dich dort nur mit dem Knopf. `suchstopp` beendet ein Gesuch; höchstens 5 von dir sind zugleich offen.
command-seeks = gesuche
    .typed = gesuche
    .sub = liste
    .about = Wer hier Mitspieler sucht; ein Knopf gibt dir einen Platz
    .line = wer hier Mitspieler sucht
    .arg-time = Die Zeit für einen Zug: 3d oder ein Bereich wie 1d-3d
    .arg-settings = Was am Tisch sonst gelten soll: verhandlung=privat namen=offen …
command-seeks-help = `gesuche`, `gesuche drachenschach`, `gesuche drachenschach zeit=1d-3d gewertet`
    Zeigt die offenen Tische dieses Servers, an denen du Platz nehmen kannst, Gesuche zuerst, mit ihren Bedingungen und wer dort sitzt; ein Knopf gibt dir einen Platz. Jede Einstellung grenzt die Liste ein; `zeit=1d-3d`, `zeit=2d+` und `zeit=-2d` sind Bereiche für die Zeit pro Zug; `stärke=` und `zuverlässig=` gelten für die, die schon dort sitzen.
command-unseek = suchstopp
    .typed = suchstopp
    .sub = beenden
    .about = Keine Mitspieler mehr suchen
    .line = keine Mitspieler mehr suchen
command-unseek-help = `suchstopp`, `suchstopp #12`
    Schließt den Tisch, für den du Mitspieler suchst; wer schon dort sitzt, erfährt es. `abbrechen #12` tut dasselbe, und solange du allein dort sitzt, auch `verlassen #12`.
command-watch = abonnieren
    .typed = abonnieren, abo
    .sub = abonnieren
    .about = Erfahren, wenn hier jemand Mitspieler für ein Spiel sucht
    .line = von Gesuchen für ein Spiel erfahren
command-watch-help = `abonnieren drachenschach`, `abonnieren`, `abonnieren drachenschach aus`, `abonnieren aus`
    Schickt dir eine Direktnachricht mit einem Knopf zum Beitreten, sobald auf diesem Server jemand Mitspieler für das Spiel sucht. `abonnieren` sagt, für welche Spiele du davon erfährst.
command-leave = verlassen
    .typed = verlassen, aufstehen
    .about = Von einem Tisch aufstehen, der noch nicht begonnen hat
    .line = einen Tisch vor Beginn verlassen
command-leave-help = `verlassen #12`
    Damit stehst du von einem Tisch auf, der noch nicht begonnen hat. Danach gibt `übergeben` deinen Platz an jemand anderen, und `aufgeben` gibt die Partie auf.
command-challenge = herausfordern
    .on = Herausfordern
    .typed = herausfordern, herausforderung
    .sub = senden
    .about = Jemanden zu einer Partie herausfordern, oder alle, die Lust haben
    .line = jemanden herausfordern, oder alle
command-challenge-help = `herausfordern @Bo { $game } zeit=3d`, `herausfordern alle { $game } partien=3`
    Fragt Bo, ob er spielen mag. Die Einstellungen sind die von `neu`; die Seiten werden ausgelost, wenn du deine nicht wählst: `als=<platz>`. Mehrere auf einmal: `herausfordern @Bo @Ada dreierschach`. `herausfordern @Bo { $game } partien=3` sind drei Herausforderungen. Ein Platz, für den niemand genannt ist, ist für alle offen. Gefragt wird einmal; 14 Tage lang kann man mit einem Knopf annehmen oder ablehnen. Lehnt jemand ab, ist die Herausforderung vorbei, und du kannst den Platz für alle öffnen.
    `herausfordern alle { $game } partien=3` gilt 30 Tage: Wer mag, nimmt an, und der nächste Tisch öffnet sich, sobald weniger Partien laufen, als du zugleich spielen willst (ohne Angabe 1).
    Deine Herausforderungen und die an dich: `herausforderungen`.
command-challenges = herausforderungen
    .typed = herausforderungen
    .sub = liste
    .about = Herausforderungen an dich und von dir: annehmen, ablehnen, zurückziehen
    .line = Herausforderungen an dich und von dir
    .arg-what = Was du tun willst; sonst werden sie aufgelistet
    .arg-table = Der Tisch der Herausforderung; unnötig, wenn es nur eine gibt
command-challenges-help = `herausforderungen`, `herausforderungen ablehnen #12`
    Listet die Herausforderungen auf, die auf deine Antwort warten, deine eigenen und die, die hier alle annehmen können. `herausforderungen annehmen #12` (auch `beitreten #12`), `herausforderungen ablehnen #12`, `herausforderungen zurückziehen #12`. `herausforderungen aus`: Niemand kann dich herausfordern, für einen Platz nennen oder dir einen übergeben; `herausforderungen an` hebt das auf.
command-takeback = zurücknehmen
    .typed = zurücknehmen, zuruecknehmen, zugrücknahme, zugruecknahme
    .about = Die anderen bitten, Züge zurücknehmen zu dürfen
    .line = eine Zugrücknahme vorschlagen
command-takeback-help = `zurücknehmen`, `zurücknehmen 14`
    Schlägt vor, deinen letzten Zug zurückzunehmen, oder alles nach Aktion 14. Es geschieht, wenn alle Betroffenen zustimmen. Was das Los entschieden hat, bleibt, und auch das, was andere im Geheimen erfahren haben.
command-pause = unterbrechen
    .typed = unterbrechen, unterbrechung
    .about = Die anderen bitten, die Partie einige Tage zu unterbrechen
    .line = eine Unterbrechung vorschlagen
command-pause-help = `unterbrechen`, `unterbrechen 5`, `unterbrechen 2 Wochen`
    Schlägt vor, die Partie zu unterbrechen, ohne Angabe für 14 Tage und höchstens für 60. Der Gastgeber und die Server-Verwaltung brauchen nicht zu fragen: `unterbrechen 5 sofort`. Wenn alle zustimmen, kann niemand ziehen, und keine Frist läuft; danach geht die Partie von selbst weiter.
command-resume = fortsetzen
    .typed = fortsetzen, weiterspielen
    .about = Die anderen bitten, vor dem Ende der Unterbrechung weiterzuspielen
    .line = vorschlagen, gleich weiterzuspielen
command-resume-help = `fortsetzen`
    Schlägt vor, noch vor dem Ende einer Unterbrechung weiterzuspielen. Alle müssen zustimmen.
command-overdue = überfällig
    .typed = überfällig, ueberfaellig
    .about = Die Partie beanspruchen, wenn die Zeit eines Gegners abgelaufen ist
    .line = die Partie nach abgelaufener Zeit beanspruchen
    .arg-seat = Wessen Zeit abgelaufen ist; leer: die einzige
command-overdue-help = `überfällig`, `überfällig { $seat }`, `überfällig #12`
    Wenn die Zeit eines Spielers abgelaufen und kein Aufschub mehr übrig ist, darf ein Gegner die Partie beanspruchen: Der Spieler gibt dann auf, mit allem, was nach den Regeln daraus folgt. Wo die Regeln kein Aufgeben kennen, wird der Platz für einen Ersatzspieler frei. Der Knopf unter der Nachricht tut dasselbe. Bis jemand das tut, darf der Spieler noch ziehen.
command-vacation = urlaub
    .typed = urlaub
    .about = Einige Tage Urlaub nehmen, zurückkommen oder sehen, wie viel übrig ist
    .line = Urlaub nehmen oder zurückkommen
    .arg-days = Wie viele Tage; leer: zeigen, was übrig ist
    .arg-until = Stattdessen: bis zu welchem Tag, etwa Montag, 24.12. oder 5. Januar
    .arg-table = Nur dieser Tisch; leer: alle deine Tische
command-vacation-help = `urlaub 7d`, `urlaub 2 Wochen #12`, `urlaub bis 24.12`, `urlaub zurück`, `urlaub`
    Du bist so viele Tage weg, an allen deinen Tischen oder an dem genannten. Deine Uhr steht, Angebote an dich warten länger, die anderen spielen weiter. Alle erfahren es. Ein Zug beendet den Urlaub nicht, das tut `urlaub zurück`. An jedem Tisch hat jeder Spieler eine bestimmte Zahl von Urlaubstagen (21, wenn nichts anderes vereinbart ist). `urlaub` zeigt, was übrig ist.
command-hand = übergeben
    .typed = übergeben, uebergeben, ersatz
    .about = Deinen Platz an jemand anderen übergeben, der zustimmen muss
    .form = Deinen Platz abgeben
    .line = deinen Platz an jemand anderen übergeben
    .arg-seat = Welchen deiner Plätze; leer: den einzigen
command-hand-help = `übergeben @Bo`, `übergeben { $seat } @Bo`
    Bietet deinen Platz jemand anderem an. Erst wenn die Person annimmt, spielt sie für dich weiter.
command-vacate = freigeben
    .typed = freigeben
    .about = Gastgeber: den Platz von jemandem freigeben, der zu lange nicht geantwortet hat
    .line = den Platz eines Abwesenden freigeben
    .arg-seat = Der Platz, der frei werden soll
command-vacate-help = `freigeben { $seat }`
    Der Gastgeber gibt den Platz eines Spielers frei, der die anderen länger warten lässt, als `patience` am Tisch erlaubt (7 Tage, wenn nichts anderes vereinbart ist). Wer den Server verwaltet und nicht mitspielt, darf das jederzeit. Danach kann sich jeder mit `beitreten` dorthin setzen.
command-host = gastgeber
    .typed = gastgeber
    .sub = karte
    .about = Was du an einem Tisch als Gastgeber oder als Verwalter des Servers tun darfst
    .line = was Gastgeber und Verwalter dürfen
command-host-help = `gastgeber`, `gastgeber #12`
    Zeigt dem Gastgeber eines Tisches und den Verwaltern seines Servers, was sie dort gerade tun dürfen, mit Knöpfen: Zeit geben, unterbrechen, einen Platz freigeben, beginnen, auflösen. Alle erfahren davon, und es bleibt im Verlauf stehen.
    Gastgeber, die mitspielen, können nicht über ihre eigene Partie richten: Sie können ihrer eigenen Seite keine Zeit geben und die Partie nicht annullieren, und allein unterbrechen können sie sie nur einmal und höchstens 7 Tage.
command-extend = verlängern
    .typed = verlängern, verlaengern
    .about = Gastgeber: einem Platz mehr Zeit geben, oder allen, die am Zug sind
    .line = einem Spieler mehr Zeit geben
    .arg-seat = Der Platz, der mehr Zeit bekommt; leer: alle, die am Zug sind
command-extend-help = `verlängern { $seat } 2d`, `verlängern 12h`
    Der Gastgeber oder ein Verwalter des Servers gibt einem Platz mehr Zeit für seinen Zug; ohne Platz allen, die am Zug sind. Gastgeber, die mitspielen, können ihrer eigenen Seite keine Zeit geben, und an einem anonymen Tisch niemandem: Schlag mit `unterbrechen` eine Unterbrechung vor, oder bitte einen Verwalter, der nicht mitspielt.
command-void = annullieren
    .typed = annullieren
    .about = Verwalter: eine Partie ohne Ergebnis beenden; ich frage noch einmal nach
    .line = eine Partie ohne Ergebnis beenden
command-void-help = `annullieren #12 eine Person hatte zwei Plätze`
    Wer den Server verwaltet und nicht mitspielt, beendet damit die Partie ohne Ergebnis oder streicht das Ergebnis einer Partie, die seit höchstens 14 Tagen beendet ist; die Wertungen werden neu berechnet. Ich frage noch einmal nach, und den Grund erfahren alle, die gespielt haben. Ein Gastgeber kann das nicht: `abbrechen` schlägt es den Spielern vor.
command-here = hier
    .typed = hier, anwesend, startwert
    .about = Sagen, dass du noch da bist, damit die Partie beginnen kann
    .line = sagen, dass du noch da bist
command-here-help = `hier`, `hier #12`, `hier #12 luck7`
    Wenn an einem Tisch für drei oder mehr der letzte Platz besetzt ist und jemand sich vor mehr als einem Tag hingesetzt hat, frage ich nach, ob er noch da ist. Zeit für die Antwort sind 48 Stunden, mit einer Erinnerung; der Knopf tut dasselbe wie `hier`. Haben alle geantwortet, beginnt die Partie; wer nicht antwortet, verliert den Platz. Der Gastgeber darf ohne Warten beginnen (`starten`) oder die Nachfrage absagen (`gastgeber`). Mit der Einstellung `muster` von `neu` frage ich immer oder nie.
    Wo gewürfelt wird oder Hände zittern, frage ich alle, und alle dürfen einen eigenen Startwert beisteuern: Dann kann niemand, auch ich nicht, das Los im Voraus kennen.
command-abort = abbrechen
    .typed = abbrechen, absagen, auflösen, aufloesen
    .about = Den Tisch auflösen: gleich, solange es kaum begonnen hat, später mit Zustimmung aller
    .line = den Tisch auflösen oder es vorschlagen
command-abort-help = `abbrechen`
    Der Gastgeber löst damit einen Tisch auf, der noch nicht begonnen hat; vor dem zweiten Zug darf es jeder, der mitspielt. Später schlägt der Befehl allen vor, die Partie ohne Ergebnis zu beenden.
command-time = zeit
    .typed = zeit, uhr, bedenkzeit
    .about = Wer am Zug ist und wie lange noch
    .line = wer am Zug ist und wie lange noch
command-time-help = `zeit`, `zeit #12`
    Nur du liest es: wer am Zug ist und wie lange noch, wer im Urlaub ist, wie viel Bedenkzeit jeder noch hat und wie lange ein Zug dort dauern darf.
command-rematch = revanche
    .typed = revanche
    .about = Eine beendete Partie noch einmal spielen
    .line = eine beendete Partie noch einmal spielen
command-rematch-help = `revanche`, `revanche #12` oder der Knopf unter der letzten Nachricht
    Öffnet einen Tisch mit demselben Spiel, denselben Einstellungen und denselben Spielern, jeder auf einem anderen Platz. Die anderen werden eingeladen; mit demselben Knopf nehmen sie Platz.
command-rating = wertung
    .on = Wertung
    .typed = wertung, wertungen, wertungszahl
    .sub = zeigen
    .about = Wertungen und Zuverlässigkeit eines Spielers
    .line = Wertungen und Zuverlässigkeit
    .arg-member = Von wem; leer: deine
command-rating-help = `wertung`, `wertung @Ada`
    Die Wertung in jedem Spiel, wie sicher sie ist (± Abweichung), die Ergebnisse und wie Fristen eingehalten werden. Alle beginnen bei 1500; ein Fragezeichen heißt, dass noch zu wenig bekannt ist: weniger als 5 Partien oder eine Abweichung über 110.
    Die Wertungen folgen Glicko-2. Ein Tisch zählt, außer er wurde mit `rated=no` oder aus einer aufgebauten Stellung eröffnet. Remis, Aufgeben und Zeitüberschreitung zählen; was abgebrochen oder ohne Ergebnis beendet wurde, zählt nicht.
    Wechselt ein Platz den Spieler, gehört das Ergebnis dem, der die meisten Züge gemacht hat; ein Computer, der einspringt, kann deine Partie verlieren, aber nicht für dich gewinnen. Spielt jemand mehrere Seiten, zählt die Partie nicht.
command-leaderboard = bestenliste
    .typed = bestenliste, rangliste
    .about = Die besten Spieler auf diesem Server
    .line = die besten Spieler hier
    .arg-game = Das Spiel
command-leaderboard-help = `bestenliste`, `bestenliste { $game }`
    Alle, die das Spiel auf diesem Server gespielt haben, die Besten zuerst. `ungelistet an` nimmt dich heraus.
command-versus = bilanz
    .typed = bilanz
    .about = Deine Ergebnisse gegen jemanden
    .line = deine Ergebnisse gegen jemanden
    .arg-member = Gegen wen
command-versus-help = `bilanz @Ada`
    Siege, Remis und Niederlagen gegen jemanden in Partien mit Wertung, Spiel für Spiel. Bei drei Spielern hat von euch beiden gewonnen, wer mehr Punkte bekam.
command-unlisted = ungelistet
    .typed = ungelistet
    .about = In keiner Bestenliste stehen
    .line = in keiner Bestenliste stehen: an oder aus
    .arg-on = Ob du in keiner Bestenliste stehst
command-unlisted-help = `ungelistet an`, `ungelistet aus`
    Nimmt dich aus allen Bestenlisten heraus oder bringt dich zurück. Deine Wertung und deine Zuverlässigkeit sehen weiterhin alle, die danach fragen, und alle, die gleich mit dir spielen.
command-language = sprache
    .typed = sprache
    .about = Die Sprache wählen, in der ich dir antworte
    .line = meine Sprache: en, ru, uk, de
command-language-help = `sprache de`, `sprache en`, `sprache ru`, `sprache uk`
    Die Sprache, in der ich dir antworte. Nachrichten für alle sind in der Sprache des Servers.
command-letters = buchstaben
    .typed = buchstaben
    .about = Buchstaben auf den Figuren deiner Bretter: an oder aus
    .line = Buchstaben auf den Figuren: an oder aus
command-letters-help = `buchstaben an`, `buchstaben aus`
    Mit Buchstaben tragen die Figuren den Buchstaben ihrer Notation und leere Felder ihren Namen.
command-signs = zeichen
    .typed = zeichen
    .about = Bilder statt Schriftzeichen auf Steinen von Shogi und Xiangqi: an oder aus
    .line = Bilder statt Schriftzeichen auf Steinen: an oder aus
command-signs-help = `zeichen an`, `zeichen aus`
    Auf den Steinen von Shogi, Xiangqi und Janggi stehen japanische oder chinesische Schriftzeichen. Ist das eingeschaltet, zeigt jeder Stein stattdessen ein Bild seiner Figur. Solange du nichts wählst, gilt die Einstellung deines Servers.
command-confirm = rückfrage
    .typed = rückfrage, rueckfrage, bestätigen, bestaetigen, bestätigung, bestaetigung
    .about = Vor jedem deiner Züge gefragt werden: an oder aus
    .line = Rückfrage vor jedem Zug: an oder aus
command-confirm-help = `rückfrage an`, `rückfrage aus`
    Du siehst nach jedem deiner Züge das Brett mit „Spielen“ und „Abbrechen“, bevor der Zug gilt; „ja“ und „nein“ gehen auch. Nur du siehst die Frage. Zugpläne werden ohne Rückfrage gespielt.
command-settings = einstellungen
    .typed = einstellungen, einstellung
    .sub = zeigen
    .about = Alles zeigen und ändern, was du für dich gewählt hast
    .line = deine Einstellungen auf einer Karte
command-settings-help = `einstellungen`
    Alles, was du für dich gewählt hast, mit Knöpfen zum Ändern. Nur du siehst es.
command-remind = erinnern
    .typed = erinnern, erinnere, erinnerung, erinnerungen
    .sub = wann
    .about = Wählen, wann und wo ich dich an deine Züge erinnere
    .line = wann und wo ich dich erinnere
    .arg-when = Drittel, Hälfte, Viertel der Zeit; 12h, 2d vor Schluss; an, aus; stillstand 7d; leer: zeigen
command-remind-help = `erinnern drittel`, `erinnern hälfte`, `erinnern 12h`, `erinnern privat`, `erinnern hier`, `erinnern 12h alle 6h`, `erinnern einmal`, `erinnern nächster`, `erinnern aus`, `erinnern an`
    Ich erinnere dich einmal an jeden Zug, auf den man von dir wartet: wenn noch ein Drittel der Zeit übrig ist oder wann du willst, aber nicht vor der Hälfte; im Thread des Tisches oder privat. An anonymen Tischen immer privat. `erinnern aus` beendet Erinnerungen, nicht die Nachrichten nach einem Zug.
    Mit „alle“ erinnere ich dich immer wieder, bis du ziehst; `erinnern nächster` sagt dir, wo mehr als zwei spielen, privat, dass du als Nächstes am Zug bist (`erinnern nächster aus`). `erinnern stillstand 7d` erinnert dich auch dort, wo keine Zeit abläuft. `ruhe` und `übersicht` haben ihre eigene Hilfe.
command-snooze = später
    .typed = später, spaeter
    .about = Später noch einmal an einen Tisch erinnert werden
    .line = eine Erinnerung verschieben
command-snooze-help = `später`, `später 3h`, `später morgen`, `später 3h #12`
    Ich erinnere dich noch einmal, in einer Stunde oder wann du sagst (morgen: um neun Uhr früh), wenn du dann noch am Zug bist. Auch in der Ruhezeit: Du hast darum gebeten.
command-digest = übersicht
    .typed = übersicht, uebersicht, zusammenfassung
    .about = Statt Erinnerungen eine Nachricht am Tag mit allem, was auf dich wartet
    .line = stattdessen eine Nachricht am Tag
command-digest-help = `übersicht 08:00`, `übersicht aus`
    Eine private Nachricht am Tag mit allem, was auf dich wartet, das Dringendste zuerst, statt einzelner Erinnerungen; an Tagen, an denen nichts wartet, keine. Für alles, was vor der nächsten Übersicht fällig wird, kommt eine eigene Erinnerung.
command-quiet = ruhe
    .typed = ruhe, ruhezeit, ruhezeiten
    .about = Stunden und Tage ohne Erinnerungen wählen
    .line = Stunden und Tage ohne Erinnerungen
command-quiet-help = `ruhe 22:00-08:00`, `ruhe wochenende`, `ruhe 22-8 wochenende`, `ruhe wochenende aus`, `ruhe aus`
    Erinnerungen, die in die Ruhezeit fallen, kommen gleich danach; wäre es dann schon fast zu spät, kommen sie davor. Nach welcher Uhr das geht, sagt deine `zeitzone`.
command-zone = zeitzone
    .typed = zeitzone
    .about = Deine Zeitzone wählen
    .line = deine Zeitzone
command-zone-help = `zeitzone Berlin`, `zeitzone Europe/Vienna`, `zeitzone UTC+3`, `zeitzone`
    Nach der Uhr dieser Zone richten sich deine Ruhezeit und deine Übersicht; ohne Angabe nach UTC. Fristen zeigt Discord ohnehin allen nach ihrer eigenen Uhr.
command-block = blockieren
    .typed = blockieren, blockiere
    .sub = hinzufügen
    .about = Mit jemandem nicht mehr an einen Tisch kommen; die Person erfährt nichts davon
    .line = jemanden blockieren
    .arg-member = Wer blockiert werden soll
command-block-help = `blockieren @Bo`
    Ihr kommt an keinem neuen Tisch mehr zusammen und könnt einander nicht herausfordern, nicht einladen und keine Notizen schreiben. Laufende Partien gehen weiter. Niemand erfährt davon, und Bo kann es nicht sehen. An Tischen, an denen geheim ist, wer dort sitzt, kann eine Blockierung euch nicht trennen. `blockierungen` listet auf, wen du blockiert hast, `entblocken @Bo` hebt eine Blockierung auf.
command-unblock = entblocken
    .typed = entblocken, entsperren
    .sub = aufheben
    .about = Eine Blockierung aufheben
    .line = eine Blockierung aufheben
    .arg-member = Wer nicht mehr blockiert sein soll
command-unblock-help = `entblocken @Bo`
    Hebt eine Blockierung auf. `blockierungen` listet auf, wen du blockiert hast, mit Knöpfen.
command-blocks = blockierungen
    .typed = blockierungen, blockierte, blockiert
    .sub = liste
    .about = Wen du blockiert hast; nur du siehst es
    .line = wen du blockiert hast
command-blocks-help = `blockierungen`
    Listet auf, wen du blockiert hast; nur du siehst es. `blockieren @Bo` fügt jemanden hinzu, `entblocken @Bo` oder die Knöpfe heben eine Blockierung auf.
command-setup = server
    .typed = server, einrichten, einrichtung
    .about = Was auf diesem Server gilt: Kanäle, Sprache, neue Tische
    .line = was auf diesem Server gilt
    .arg-zone = Die Zeitzone für alle, die keine eigene genannt haben, zum Beispiel Berlin
    .arg-language = Die Sprache meiner Nachrichten
command-setup-help = `server` zeigt, was auf diesem Server gilt. Wer ihn verwaltet, ändert es: `server hier` oder `server kanal #spiele` (Tische werden nur dort geöffnet; in einem Forum ist jeder ein eigener Beitrag), `server überall`; `server öffnen verwalter`, `server öffnen @rolle` oder `server öffnen alle`; `server sprache de`; `server vorgaben zeit=5d verhandlung=privat` (die Einstellungen neuer Tische, wenn niemand etwas anderes sagt; `server vorgaben üblich` setzt sie zurück); `server threads aus`; `server dauernachricht=an` (eine Dauernachricht in diesem Kanal: alle seine Tische, wer am Zug ist und bis wann, immer aktuell); `server aufgabe=an` oder `server aufgabe=schach` (täglich eine Aufgabe in diesem Kanal, um zehn Uhr früh); `server webseite=an` (bei den Partien dieses Servers kann jeder im Web zusehen; ein Tisch, der mit webseite=nein geöffnet wurde, bleibt draußen); `server zeichen an` (die Steine von Shogi, Xiangqi und Janggi zeigen Bilder statt Schriftzeichen); `server zeitzone Berlin` (welche Uhr für alle gilt, die keine eigene genannt haben); `server grenzen tische=20` (so viele offene Tische höchstens); `server spiele schach, drachenschach` (welche Spiele dieser Server anbietet, und in welcher Reihenfolge; `server spiele` zeigt ein Menü). Mehreres auf einmal: mit einem Semikolon dazwischen. Partien, die begonnen haben, bleiben, wie sie sind.
command-follow = folgen
    .typed = folgen
    .about = Einer fremden Partie folgen: ihrem Ende oder jedem Zug
    .line = einer fremden Partie folgen
    .arg-what = Was du erfahren willst; leer: ihr Ende
command-follow-help = `folgen #12`, `folgen #12 züge`, `folgen`
    Ich sage dir privat, wie Partie 12 ausgeht, oder zeige dir nach jedem Zug das Brett: was alle im Kanal sehen, und nicht mehr. Wenn die Partie zu Ende ist, hört es auf. `folgen` listet die Partien auf, denen du folgst, `entfolgen #12` beendet eine.
command-unfollow = entfolgen
    .typed = entfolgen
    .about = Einer Partie nicht mehr folgen
    .line = einer Partie nicht mehr folgen
command-unfollow-help = `entfolgen #12`
    Von Partie 12 erfährst du nichts mehr. `folgen` listet die Partien auf, denen du folgst.
command-calendar = kalender
    .typed = kalender
    .about = Deine Fristen als Kalender, unter einer privaten Adresse
    .line = deine Fristen als Kalender
    .arg-on = Ja: eine neue Adresse; nein: keine mehr
command-calendar-help = `kalender`, `kalender aus`
    Gibt dir eine private Adresse, die dein Kalenderprogramm abonnieren kann. Ich zeige sie nur einmal; wer sie kennt, sieht deine Fristen. Noch einmal `kalender` macht eine neue Adresse, und die alte gilt nicht mehr. `kalender aus` nimmt sie weg.
command-privacy = datenschutz
    .typed = datenschutz
    .about = Was über dich gespeichert ist; deine Daten; vergessen werden
    .line = was ich über dich speichere
command-privacy-help = `datenschutz` sagt, was über Menschen gespeichert wird und wie lange; `datenschutz daten` gibt dir alles, was über dich gespeichert ist; `datenschutz vergessen` löscht es, nach einer Rückfrage.
command-token = token
    .typed = token
    .about = Token, mit denen deine Programme für dich spielen
    .line = Token für Programme, die für dich spielen
    .arg-do = Was du tun willst; leer: sie auflisten
command-token-help = `token neu NAME` erzeugt ein Token, mit dem ein Programm von dir über die API für dich spricht; es wird nur einmal gezeigt. Es darf, was dahinter genannt ist: Mit `token neu NAME lesen spielen` darf es zusehen und ziehen, mit „verhandeln“ mit anderen verhandeln, mit „meldungen“ erfahren, was geschieht; ist nichts genannt, darf es alles. `token` listet sie auf, `token widerrufen NAME` entzieht eines. Frag danach nur, wo dir niemand über die Schulter sieht: Wer es hat, spielt für dich.
command-rules = regeln
    .typed = regeln
    .about = Die Regeln eines Spiels und seine Notation
    .line = die Regeln eines Spiels und seine Notation
command-rules-help = `regeln`, `regeln drachenschach`, `regeln #12`
command-help = hilfe
    .typed = hilfe
    .about = Die Befehle erklären, oder ein Spiel und seine Notation
    .line = diese Liste, oder Hilfe zu Befehl oder Spiel
command-help-help = `hilfe`, `hilfe BEFEHL`, `hilfe SPIEL`
command-about = info
    .typed = info, über, ueber
    .about = Was das hier ist und wer diese Spiele erfunden hat
    .line = wer mich und diese Spiele gemacht hat
command-about-help = `info`

command-contest = turnier
    .typed = turnier, turniere
    .sub = liste
    .about = Die Turniere dieses Servers und ihr Stand
    .line = die Turniere dieses Servers
command-contest-help = `turnier`, `turnier #3`
    Zeigt die Turniere dieses Servers oder den Stand von einem. Es gibt Rundenturniere, Schweizer System, K. o., Rangleitern und Ligen; ich paare die Runden, öffne die Tische und führe den Stand.
command-contest-new = turnier-neu
    .typed = turnier-neu, neues-turnier
    .sub = neu
    .about = Ein Turnier ankündigen; die Anmeldung öffnet sofort
    .line = ein Turnier ankündigen
    .arg-entries = Bis wann man sich anmelden kann: 7d, freitag, 24.12
    .arg-rounds = Wie viele Runden; leer: nach der Zahl der Teilnehmer
    .arg-time = Die Zeit für einen Zug: 3d, 5d+12h/10d
    .arg-settings = Weitere Einstellungen: plätze=16 runde=21d rückmeldung=1d …
    .arg-name = Wie das Turnier heißt
command-contest-new-help = `turnier neu schweizer schach, 5 runden, 3 tage pro zug`, `turnier neu liga drachenschach größe=8 wochen=6 anmeldung="bis freitag"`, `turnier neu ko dame plätze=16 name="Herbstpokal"`
    Systeme: schweizer, rundenturnier, doppelt, ko, leiter, liga. Die Anmeldung öffnet sofort oder am Tag von `öffnet=`; sie schließt am Tag von `anmeldung=` oder mit `turnier schließen`. Dann bestätigen alle, dass sie da sind (`rückmeldung=`, 1 Tag; aus: niemand wird gefragt), und die erste Runde beginnt.
    Für jedes Turnier: `plätze=`, `runde=` Tage pro Runde (21), `erster-zug=`, `maschinen=`, `feinwertung="BHC1 BH SB"`, `stichkampf=ja`, `ausspielen=ja` (Aussteiger spielen ihre Partien zu Ende), `nachzügler-halb=ja`, `ende=`, `text="…"`. Schweizer System: `runden=`, `freilose=`. Rundenturnier: `durchgänge=2`, `zugleich=` Partien, `gruppen=`, `finale=ja`. K. o.: `partien=` pro Match, `weiter=`, `los=ja`, `dritter=ja`. Leiter: `stufen=`, `gleichzeitig=`, `antwort=`, `tausch=ja`, `untätig=`, `nach-wertung=ja`. Liga: `größe=`, `wochen=`, `auf=`, `ab=`, `pause=`, `saisons=`. Auch alle Einstellungen eines Tisches sind möglich: `zeit=3d gewertet=nein`.
command-contest-edit = turnier-ändern
    .typed = turnier-ändern, turnier-aendern
    .sub = ändern
    .about = Die Bedingungen deines Turniers ändern
    .line = die Bedingungen eines Turniers ändern
    .arg-settings = Was sich ändert: plätze=16 runde=14d …
command-contest-edit-help = `turnier ändern plätze=16`, `turnier ändern #3 runde=14d name="Winterpokal"`
    Für die Turnierleitung. Vor der Anmeldung ist alles möglich. Danach werden alle Angemeldeten neu gefragt, außer wenn sich nur Name, Text oder ein Termin nach hinten ändert. Nach dem Beginn ist nur das noch möglich.
command-contest-open = turnier-öffnen
    .typed = turnier-öffnen, turnier-oeffnen
    .sub = öffnen
    .about = Die Anmeldung öffnen
    .line = die Anmeldung öffnen
command-contest-open-help = `turnier öffnen`
    Für die Turnierleitung: Ab jetzt kann man sich anmelden.
command-contest-close = turnier-schließen
    .typed = turnier-schließen, turnier-schliessen
    .sub = schließen
    .about = Die Anmeldung schließen; eine Leiter oder Liga beenden
    .line = die Anmeldung schließen
command-contest-close-help = `turnier schließen`
    Für die Turnierleitung: Die Anmeldung schließt, und die Anwesenheitsprüfung oder die erste Runde beginnt. Eine laufende Leiter oder Liga endet damit; laufende Partien werden zu Ende gespielt.
command-contest-cancel = turnier-absagen
    .typed = turnier-absagen
    .sub = absagen
    .about = Ein Turnier absagen (Leitung oder Verwaltung)
    .line = ein Turnier absagen
command-contest-cancel-help = `turnier absagen niemand hat zeit`
    Für die Turnierleitung und für alle, die den Server verwalten. Den Grund lesen alle.
command-contest-pause = turnier-pause
    .typed = turnier-pause
    .sub = pause
    .about = Alle Fristen eines Turniers anhalten oder weiterlaufen lassen
    .line = ein Turnier anhalten
    .arg-on = Nein: die Fristen laufen weiter
command-contest-pause-help = `turnier pause`, `turnier pause aus`
    Für Turnierleitung und Schiedsrichter. Alle Fristen des Turniers verschieben sich um die Pause; die Uhren der Tische laufen weiter.
command-contest-join = turnier-anmelden
    .typed = turnier-anmelden, turnier-mitspielen
    .sub = anmelden
    .about = Dich für ein Turnier anmelden
    .line = dich für ein Turnier anmelden
command-contest-join-help = `turnier anmelden`, `turnier anmelden #3`
    Deine Partien kommen von selbst, wenn die Runden beginnen.
command-contest-leave = turnier-abmelden
    .typed = turnier-abmelden
    .sub = abmelden
    .about = Dich vor dem Beginn abmelden
    .line = dich von einem Turnier abmelden
command-contest-leave-help = `turnier abmelden`
    Vor dem Beginn. Danach: `turnier aussteigen`.
command-contest-ready = turnier-bereit
    .typed = turnier-bereit, turnier-da
    .sub = bereit
    .about = Melden, dass du da bist, oder neuen Bedingungen zustimmen
    .line = dich für ein Turnier zurückmelden
command-contest-ready-help = `turnier bereit`
    Während der Anwesenheitsprüfung und nach geänderten Bedingungen.
command-contest-withdraw = turnier-aussteigen
    .typed = turnier-aussteigen
    .sub = aussteigen
    .about = Ein begonnenes Turnier aufgeben
    .line = aus einem Turnier aussteigen
command-contest-withdraw-help = `turnier aussteigen`
    Deine Partien darin sind verloren (mit `ausspielen=ja` spielst du sie zu Ende), neue bekommst du nicht.
command-contest-bye = turnier-freilos
    .typed = turnier-freilos, turnier-aussetzen
    .sub = freilos
    .about = In einer Runde aussetzen
    .line = in einer Runde aussetzen
    .arg-round = In welcher Runde
    .arg-half = Für einen halben Punkt
command-contest-bye-help = `turnier freilos 3`, `turnier freilos 3 halb`
    Frag, bevor die Runde gepaart wird. Einen halben Punkt gibt es einmal (`freilose=`), nicht in der letzten Runde.
command-contest-table = turnier-stand
    .typed = turnier-stand, turnier-tabelle
    .sub = stand
    .about = Der Stand oder die Partien eines Teilnehmers
    .line = der Stand eines Turniers
    .arg-member = Wessen Partien; leer: der Stand
command-contest-table-help = `turnier stand`, `turnier stand @Bo`, `turnier stand #3`
    Der Stand mit der Feinwertung oder die Partien eines Teilnehmers.
command-contest-cross = turnier-kreuztabelle
    .typed = turnier-kreuztabelle
    .sub = kreuztabelle
    .about = Die Kreuztabelle: alle Ergebnisse
    .line = die Kreuztabelle eines Turniers
command-contest-cross-help = `turnier kreuztabelle`
    Alle Ergebnisse, Runde für Runde.
command-contest-round = turnier-runde
    .typed = turnier-runde
    .sub = runde
    .about = Die Paarungen einer Runde; die nächste jetzt oder von Hand
    .line = die Paarungen einer Runde
    .arg-text = Eine Runde; jetzt; oder Paarungen: 1-4 3-2 freilos 5
command-contest-round-help = `turnier runde`, `turnier runde 2`, `turnier runde jetzt`, `turnier runde 1-4 3-2 freilos 5`
    Zeigt eine Runde. Für Turnierleitung und Schiedsrichter: `jetzt` paart die nächste Runde, obwohl Partien laufen (für die Paarung gelten sie als remis), und Nummern von Teilnehmern paaren sie von Hand; ich sage, wenn zwei noch einmal spielen oder jemand zu oft dieselbe Farbe bekommt.
command-contest-result = turnier-ergebnis
    .typed = turnier-ergebnis
    .sub = ergebnis
    .about = Das Ergebnis einer Partie entscheiden oder berichtigen
    .form = Das Ergebnis einer Partie entscheiden
    .line = das Ergebnis einer Partie entscheiden
    .arg-text = Die Partie und ihr Ergebnis: 3.2 1-0
command-contest-result-help = `turnier ergebnis 3.2 1-0 weil …`
    Für Schiedsrichter und Turnierleitung, nicht in eigenen Partien. Alle können lesen, wer entschieden hat und warum. Schon gepaarte Runden bleiben.
command-contest-extend = turnier-verlängern
    .typed = turnier-verlängern, turnier-verlaengern
    .sub = verlängern
    .about = Die Frist der letzten Runde verschieben
    .line = die Frist einer Runde verschieben
    .arg-text = Wie viel länger oder bis wann: 3d, bis freitag
command-contest-extend-help = `turnier verlängern 3d`, `turnier verlängern bis freitag`
    Für Turnierleitung und Schiedsrichter; es gilt für die ganze Runde.
command-contest-late = turnier-nachmelden
    .typed = turnier-nachmelden
    .sub = nachmelden
    .about = Jemanden nach dem Beginn aufnehmen
    .line = jemanden nachmelden
    .arg-member = Wer nachrückt
command-contest-late-help = `turnier nachmelden @Bo`, `turnier nachmelden maschine:3`
    Für Turnierleitung und Schiedsrichter, bis ein Drittel der Runden gepaart ist. Wo Maschinen erlaubt sind, kann eine eine ungerade Zahl auffüllen.
command-contest-drop = turnier-ausschließen
    .typed = turnier-ausschließen, turnier-ausschliessen
    .sub = ausschließen
    .about = Einen Teilnehmer ausschließen
    .line = einen Teilnehmer ausschließen
    .arg-member = Wen
command-contest-drop-help = `turnier ausschließen @Bo weil …`
    Für Turnierleitung und Schiedsrichter. Der Ausgeschlossene erfährt es samt Grund.
command-contest-arbiter = turnier-schiedsrichter
    .typed = turnier-schiedsrichter
    .sub = schiedsrichter
    .about = Einen Schiedsrichter ernennen oder abberufen
    .line = einen Schiedsrichter ernennen
    .arg-member = Wer entscheidet
    .arg-on = Nein: abberufen
command-contest-arbiter-help = `turnier schiedsrichter @Bo`, `turnier schiedsrichter @Bo aus`
    Für die Turnierleitung. Schiedsrichter entscheiden Ergebnisse, verschieben Fristen und schließen Teilnehmer aus, aber nicht in eigenen Partien.
command-contest-substitute = turnier-ersatz
    .typed = turnier-ersatz
    .sub = ersatz
    .about = Jemand spielt für einen Teilnehmer weiter
    .line = einen Ersatzspieler einsetzen
    .arg-member = Wer kommt
    .arg-opponent = Wer geht
command-contest-substitute-help = `turnier ersatz @Bo für @Ada weil …`
    Für Turnierleitung und Schiedsrichter, in Ligen und in Spielen zu dritt und zu viert. Nummer und Punkte gehen weiter; frühere Ergebnisse bleiben beim alten Namen.
command-contest-challenge = turnier-forderung
    .typed = turnier-forderung, leiter-forderung
    .sub = forderung
    .about = Jemanden fordern, der auf der Leiter über dir steht
    .line = eine Forderung auf der Leiter
    .arg-member = Wen du forderst
command-contest-challenge-help = `turnier forderung @Bo`, `turnier forderung ja`, `turnier forderung nein weil …`
    Auf einer Leiter: jemanden, der höchstens drei Stufen über dir steht (`stufen=`). Gewinnst du, nimmst du die Stufe ein.
command-contest-again = turnier-nochmal
    .typed = turnier-nochmal
    .sub = nochmal
    .about = Sagen, ob du die nächste Saison einer Liga mitspielst
    .line = die nächste Saison mitspielen
    .arg-on = Nein: die nächste Saison nicht
command-contest-again-help = `turnier nochmal`, `turnier nochmal nein`
    Zwischen zwei Saisons. Wer seine Partien beendet hat, bleibt dabei, wenn er nicht absagt.
command-contest-files = turnier-dateien
    .typed = turnier-dateien, turnier-export
    .sub = dateien
    .about = Stand und Ergebnisse als Dateien
    .line = ein Turnier als Dateien
command-contest-files-help = `turnier dateien`
    Stand und alle Ergebnisse als CSV; Schweizer System und Rundenturnier zu zweit auch als Turnierbericht (TRF). Nach dem Ende gibt es auch das ganze Turnier als JSON, mit dem Zufallskeim der Lose.
command-contest-import = turnier-importieren
    .typed = turnier-importieren, turnier-import
    .sub = importieren
    .about = Neues Turnier für die Spieler eines Turnierberichts
    .form = Neues Turnier aus einem Turnierbericht
    .line = ein Turnier für die Spieler eines Berichts (TRF)
command-contest-import-help = `turnier importieren`, `turnier importieren schach time=3d`, `turnier importieren nochmal`
    Häng einen Turnierbericht (TRF16 oder TRF26) an. Ich kündige ein Turnier mit seinem Namen, seinem System und seiner Rundenzahl an und melde die Spieler an, die auf diesem Server unter demselben Namen gespielt haben. Bei der Anwesenheitsprüfung sagen sie, ob sie mitspielen; andere können sich selbst anmelden.

arg-opponent = gegner
    .about = Wen du herausforderst; leer: wer immer Lust hat
arg-opponent2 = gegner2
    .about = Noch jemand, in Spielen für drei oder vier
arg-opponent3 = gegner3
    .about = Noch jemand, in Spielen für vier
arg-side = seite
    .about = Der Platz, den du willst; sonst entscheidet das Los
arg-games = partien
    .about = Wie viele Partien zugleich, wenn du alle herausforderst
arg-table = tisch
    .about = Die Nummer des Tisches, wenn du mehrere hast
arg-seed = startwert
    .about = Ein eigener Startwert für den Würfel: bis zu 32 Buchstaben (a–z) und Ziffern
arg-game = spiel
    .about = Das Spiel, das gespielt wird
arg-seat1 = platz1
    .about = Wer auf dem ersten Platz des Spiels sitzt; leer: wer mag
arg-seat2 = platz2
    .about = Wer auf dem zweiten Platz sitzt; leer: wer mag
arg-seat3 = platz3
    .about = Wer auf dem dritten Platz sitzt, wenn das Spiel einen hat
arg-seat4 = platz4
    .about = Wer auf dem vierten Platz sitzt, wenn das Spiel einen hat
arg-seat5 = platz5
    .about = Wer auf dem fünften Platz sitzt, wenn das Spiel einen hat
arg-seat6 = platz6
    .about = Wer auf dem sechsten Platz sitzt, wenn das Spiel einen hat
arg-settings = einstellungen
    .about = Optionen des Spiels: truce=bound …; „hilfe“ mit dem Namen des Spiels listet sie auf
arg-seat = platz
    .about = Der gewünschte Platz; leer: der deiner Einladung oder der erste freie
arg-layout = ansicht
    .about = Wie das Brett gezeigt wird, wenn das Spiel mehrere Ansichten hat
arg-at = nach
    .about = Die Stellung nach so vielen Aktionen; leer: jetzt
arg-notation = notation
    .about = Der Zug oder das Angebot; tippe ein paar Zeichen, um zu sehen, was passt
arg-piece = figur
    .about = Die Figur oder das Feld, auf dem sie steht; leer: alle
arg-topic = thema
    .about = Ein Befehl oder ein Spiel; leer: alles
arg-language = sprache
    .about = Die Sprache; leer: welche es gerade ist
arg-on = an
    .about = An oder aus
arg-press = verhandlung
    .about = Wie offen ihr verhandelt; leer: vor allen
arg-names = namen
    .about = Ob bekannt ist, wer auf welchem Platz spielt; leer: ja
arg-time = zeit
    .about = Wie lange ein Zug dauern darf: 3d, 5d+12h/10d, daily 20:00 Europe/Berlin, none
arg-until = bis
arg-back = zurück
    .about = Ob du aus dem Urlaub zurück bist
arg-answer = antwort
    .about = Was du dazu sagst
arg-number = nummer
arg-note = notiz
    .about = Was du sagen willst, höchstens 1000 Zeichen; leer: deine letzten Notizen zeigen
arg-to = bis
    .about = Die Nummer der letzten Aktion, die bleibt; leer: alles vor deinem letzten Zug
arg-days = tage
    .about = Wie viele Tage; leer: 14
arg-member = mitglied
    .about = Wer den Platz bekommen soll
arg-level = stärke
    .about = Die Wertung in diesem Spiel: 1400-1800, 1400+, -1800; „!“ verlangt eine sichere
arg-reliable = zuverlässigkeit
    .about = Wie viele ihrer Fristen die Spieler einhalten: 80%; 80%! schließt Neulinge aus
arg-rated = gewertet
    .about = Ob das Ergebnis für die Wertung zählt
arg-more = mehr
    .about = Wie viel Zeit mehr: 12h, 2d
arg-contest = turnier
    .about = Die Nummer des Turniers; unnötig, wenn es nur eines gibt
arg-format = system
    .about = Wie gespielt wird
arg-rounds = runden
    .about = Wie viele Runden
arg-entries = anmeldung
    .about = Bis wann man sich anmelden kann
arg-round = runde
    .about = Welche Runde
arg-half = halb
    .about = Für einen halben Punkt
arg-reason = grund
    .about = Warum; alle, die gespielt haben, erfahren es
arg-now = sofort
    .about = Als Gastgeber oder Verwalter: sofort, ohne die anderen zu fragen
arg-zone = zeitzone
arg-limit = grenze
    .about = Wie viele Tische zugleich offen sein dürfen; 0: so viele, wie ich erlaube
arg-off = weg
arg-everywhere = überall
    .about = An allen deinen Tischen
arg-since = seit
    .about = Seit so vielen Aktionen; leer: seit du zuletzt nachgesehen hast
arg-line = züge
    .about = Die Züge, einer nach dem anderen
arg-text = text
    .about = Was du notieren willst; leer: deine Notizen zeigen
arg-file = datei
    .about = Die Aufzeichnung: ein Text von höchstens 1 MiB, den Liege geschrieben hat
arg-manner = wie
    .about = Die Partie fortsetzen oder nur aufbewahren; leer: was passt
arg-seats = plätze
    .about = Wer welchen Platz bekommt: rot=@ada weiß=frei
arg-again = nochmal
    .about = Auch wenn sie schon einmal importiert wurde
arg-when = wann
arg-where = wo
    .about = Wo ich dich erinnere
arg-for = dauer
    .about = Wie lange: 3h, 30 Minuten, morgen; leer: eine Stunde
arg-hour = stunde
    .about = Die Uhrzeit, 08:00; oder „aus“; leer: zeigen
arg-hours = stunden
    .about = 22:00-08:00; oder „aus“; leer: zeigen
arg-weekends = wochenende
    .about = Ob auch samstags und sonntags Ruhe ist
arg-place = ort
    .about = Eine Stadt oder der Abstand zu UTC, etwa UTC+3; leer: zeigen
arg-from = von
    .about = Die Nummer der ersten Aktion, wie im Verlauf; leer: die erste
arg-last = letzte
    .about = Nur so viele der letzten Aktionen
arg-tables = tische
    .about = Wo Tische geöffnet werden dürfen
arg-channel = kanal
    .about = Der einzige Kanal, in dem Tische geöffnet werden dürfen
arg-openers = öffnen
    .about = Wer Tische öffnen darf
arg-role = rolle
    .about = Die Rolle, die Tische öffnen darf
arg-defaults = vorgaben
    .about = Die Einstellungen neuer Tische: zeit=5d verhandlung=privat; „üblich“ setzt sie zurück
arg-selection = spiele
    .about = Welche Spiele dieser Server anbietet, der Reihe nach: schach, drachenschach, alle
arg-puzzle = aufgabe
    .about = Täglich eine Aufgabe in diesem Kanal: an, aus oder ein Spiel
arg-page = webseite
    .about = Ob jeder bei den Partien dieses Servers im Web zusehen kann
arg-signs = zeichen
    .about = Ob Steine Bilder statt Schriftzeichen zeigen
arg-standing = dauernachricht
    .about = Ob dieser Kanal eine Dauernachricht über seine Tische hat
arg-threads = threads
    .about = Ob jeder Tisch einen Thread bekommt
arg-what = was
    .about = Was du wissen oder tun lassen willst
arg-do = aktion
arg-name = name
    .about = Wie du es nennst: ein Wort
arg-scopes = rechte
    .about = Was es darf: lesen, spielen, verhandeln, meldungen; leer: alles

choice-what-accept = annehmen
choice-what-refuse = ablehnen
choice-what-withdraw = meine zurückziehen
choice-what-off = keine Herausforderungen annehmen
choice-what-on = wieder Herausforderungen annehmen
choice-format-swiss = Schweizer System
choice-format-robin = Rundenturnier
choice-format-double = doppeltes Rundenturnier
choice-format-knock-out = K.-o.-System
choice-format-ladder = Rangleiter
choice-format-league = Liga
choice-press-public = öffentlich: alles wird vor allen gesagt
choice-press-private = privat: Angebote bleiben bis zur Annahme unter zweien; Verträge erfahren alle
choice-press-secret = geheim: auch Verträge, bis einer gebrochen wird oder die Partie endet
choice-press-none = keine: nur, was die Regeln selbst brauchen
choice-names-open = offen: alle sehen, wer wo sitzt
choice-names-hidden = anonym: Plätze per Los, Namen erst am Ende
choice-answer-accept = ja
choice-answer-refuse = nein
choice-answer-withdraw = ich ziehe es zurück
choice-rated-yes = ja
choice-rated-no = nein: eine Partie ohne Wertung
choice-notation-liege = Lieges eigene Aufzeichnung
choice-notation-pgn = PGN
choice-notation-pdn = PDN
choice-notation-kif = KIF
choice-notation-csa = CSA
choice-manner-resume = die Partie fortsetzen
choice-manner-archive = nur aufbewahren
choice-where-here = dort, wo gespielt wird
choice-where-private = privat
choice-tables-everywhere = überall
choice-tables-here = nur in diesem Kanal
choice-openers-everybody = alle
choice-openers-managers = die Server-Verwaltung
choice-language-usual = wie der Server
choice-signs-on = ja
choice-signs-off = nein
choice-threads-on = ja
choice-threads-off = nein
choice-what-about = was gespeichert ist
choice-what-data = meine Daten anfordern
choice-what-forget = mich vergessen
choice-do-new = ein Token erzeugen
choice-do-revoke = widerrufen
choice-page-on = ja
choice-page-indexed = ja, und Suchmaschinen dürfen sie finden
choice-page-off = nein
choice-what-end = ihr Ende
choice-what-turns = jeden Zug
