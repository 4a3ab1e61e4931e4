# Partien noch einmal gezeigt: Animationen und Bilderbögen.

# --- Sätze
replay-how = Tippe `wiedergabe` für die ganze Partie, `wiedergabe 10-40` für ein Stück davon oder `wiedergabe letzte 20`; danach können ein Platz und eine Ansicht folgen. `wiedergabe bilderbogen` zeigt stattdessen die Schlüsselstellungen.
replay-backwards = Nenne die frühere Aktion zuerst: `wiedergabe 10-40`.
replay-nothing = An Tisch #{ $table } wurde noch nichts gespielt.
replay-future = An Tisch #{ $table } gibt es erst { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}; `wiedergabe letzte 10` zeigt die neuesten.
replay-making = { $what ->
    [film] Ich mache die Animation von { $count ->
        [one] einer Aktion
       *[other] { $count } Aktionen
    }
   *[sheet] Ich mache den Bilderbogen
}{ $ahead ->
    [0] {""}; das dauert einen Moment.
    [one] {""}; eine Anfrage ist vor dir dran.
   *[other] {""}; { $ahead } Anfragen sind vor dir dran.
}
replay-yours = Ich bin noch mit der letzten Wiedergabe für dich beschäftigt. Frag noch einmal, wenn sie da ist.
replay-full = Gerade wollen zu viele Leute ihre Partien sehen. Versuch es in einer Minute wieder.
replay-caption = Tisch #{ $table }, { $game }, { $same ->
    [yes] Aktion { $from }
   *[no] Aktionen { $from }–{ $to }
}{ $what ->
    [film] : Animation, { $time } Min.
   *[sheet] : Schlüsselstellungen.
}
replay-fewer = Zu sehen sind { $shown } von { $count } Stellungen, die wichtigsten; `wiedergabe letzte 50` zeigt jede einzelne.
replay-start = Der Anfang
replay-title = { $game }, Tisch #{ $table }
replay-show-button = Allen zeigen
replay-sheet-button = Schlüsselstellungen
replay-film-button = Animation
replay-shown = Jetzt können es alle sehen.
replay-shown-lately = Das wurde hier gerade erst gezeigt.
replay-alone = Hier liest sonst niemand mit. Nimm den Befehl dort, wo gespielt wird, und drück dort den Knopf.
replay-not-yours = Solange die Partie an Tisch #{ $table } läuft, können sie nur die Spieler und der Gastgeber allen zeigen.
replay-alt-film = Animation von { $same ->
    [yes] Aktion { $from }
   *[no] Aktion { $from } bis { $to }
}, { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}. Am Ende:
replay-alt-sheet = Schlüsselstellungen von { $same ->
    [yes] Aktion { $from }
   *[no] Aktion { $from } bis { $to }
}. Die letzte:
