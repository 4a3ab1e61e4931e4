# Wo eine beendete Partie kippte.

review-on = Die Partie an Tisch #{ $table } läuft noch. Ich analysiere sie, wenn sie zu Ende ist.
review-unfinished = Die Partie von Tisch #{ $table } wurde hier nie zu Ende gespielt und läuft vielleicht anderswo. Ich analysiere nur beendete Partien.
review-source = Die Partie, aus der Tisch #{ $table } entstand, läuft noch. Ich analysiere diese hier, wenn auch jene zu Ende ist.
review-repeated = Eine andere Partie, die noch läuft, ist dieselbe wie die an Tisch #{ $table }. Ich analysiere diese hier, wenn auch jene zu Ende ist.
review-short = An Tisch #{ $table } wurde zu wenig für eine Analyse gespielt.
review-making = Ich sehe die Partie von Tisch #{ $table } durch{ $ahead ->
    [0] {""}; das dauert bis zu einer halben Minute.
    [one] {""}; eine andere kommt zuerst.
   *[other] {""}; { $ahead } andere kommen zuerst.
}
review-of-table = Tisch #{ $table }
review-head = { $of }, { $game }: { $count ->
    [0] Kein einzelner Zug hat die Partie gekippt.
    [one] wo die Partie kippte.
   *[other] die { $count } Momente, in denen die Partie kippte.
}
review-better = Ich hätte { $best } gespielt.
review-about = { $about ->
    [mate-missed] { $moves ->
        [one] Hier gab es Matt in einem Zug.
       *[other] Hier gab es Matt in { $moves } Zügen.
    }
    [win-missed] { $known ->
        [yes] { $moves ->
            [one] Hier gab es einen Gewinn in einem Zug.
           *[other] Hier gab es einen erzwungenen Gewinn in { $moves } Zügen.
        }
       *[no] Hier gab es einen erzwungenen Gewinn.
    }
    [mate-allowed] { $moves ->
        [one] Das erlaubt ein Matt in einem Zug.
       *[other] Das erlaubt ein Matt in { $moves } Zügen.
    }
    [loss-allowed] { $known ->
        [yes] { $moves ->
            [one] Danach kann die Partie in einem Zug verloren gehen.
           *[other] Danach ist die Partie in { $moves } Zügen erzwungen verloren.
        }
       *[no] Danach ist die Partie erzwungen verloren.
    }
    [draw-missed] Hier war ein Remis drin, und es wurde verpasst.
    [win-to-loss] Aus einer gewonnenen Partie wurde eine verlorene.
    [win-gone] Eine gewonnene Partie wurde verschenkt.
    [advantage-gone] Der Vorteil wurde verschenkt.
    [good-lost] Aus einer guten Partie wurde eine verlorene.
    [even-lost] Aus einer ausgeglichenen Partie wurde eine verlorene.
    [chances-gone] Die letzten Chancen wurden verschenkt.
   *[worse] Die Stellung wurde deutlich schlechter.
}
review-aimed = Ein Schuss wird danach beurteilt, wo die Steine liegen blieben, und meiner danach, was von ihm zu erwarten ist.
review-alt = Vor Aktion { $number }, der bessere Zug ist markiert.
review-alt-move = Vor { $round } { $move }, der bessere Zug ist markiert.
button-review = Analyse
