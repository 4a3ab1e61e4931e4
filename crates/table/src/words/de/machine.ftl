# Machines that play.

machine-name = Computer { $level }{ $even ->
    [yes] { "" }
   *[no] , { $character }
}{ $slow ->
    [yes] , langsam
   *[no] { "" }
}
machine-unknown = Den Computer { $typed } kenne ich nicht. Er heißt `computer`, auf Wunsch mit einer Stufe von 1 bis 5, einem Charakter und `langsam`, wenn er sich wie ein Mensch Minuten Zeit lassen soll: `computer:4`, `computer:4:{ $example }:langsam`. Charaktere: { $characters }.
machine-rated = Eine Partie mit einem Computer zählt nicht für die Wertung: Lass `rated=yes` weg.
machine-dice = Computer würfeln nicht um Plätze. Schreib `dealing=choice`.
machine-alone = Dort würden nur Computer spielen. Lass einen Platz für jemanden frei: `{ $seat }=frei`.
machine-hidden = Computer sitzen nur an Tischen mit `names=open`: Wo die Namen verborgen sind, könnte niemand sehen, dass ein Computer spielt.
machine-hand-alone = Dann würden nur noch Computer weiterspielen. `aufgeben` beendet die Partie, `unterbrechen` lässt sie ruhen.
machine-elsewhere = In einer laufenden Partie steht diese Stellung oder stand vor ein paar Zügen. Computer spielen von dort aus erst, wenn jene Partie weiter ist.
machine-fill = Mit Computern auffüllen
machine-filled = An Tisch #{ $table } spielen Computer mit; die Partie zählt nicht für die Wertung.
machine-whisper = { $seat } wird von einem Computer gespielt. Er liest keine geflüsterten Nachrichten, beantwortet aber Angebote: `angebote` zeigt sie.
