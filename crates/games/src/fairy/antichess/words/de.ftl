# Antichess.

antichess-name = Räuberschach
    .typed = schlagschach, fressschach, antischach
antichess-about = Schach mit Schlagzwang, bei dem gewinnt, wer alles verliert. Der König ist eine Figur wie jede andere.

antichess-moves-king = Ein Feld in jede Richtung. Er darf geschlagen werden wie jede andere Figur.
antichess-end-extinct-wins = { $winner } ist alle Figuren losgeworden und hat gewonnen.
    .plate = hat verloren

## The lesson.

lesson-antichess-take = Es besteht Schlagzwang. Lass dem Gegner wenig Auswahl: Schlage mit dem Turm, nicht mit dem Bauern.
    .hint = Der Turm zieht auf der Reihe: `Txd4`.
    .done = Wenn du schlagen kannst, musst du es; womit, entscheidest du.
lesson-antichess-give = Opfere eine Figur: Stelle die Dame dorthin, wo der Bauer sie schlagen muss.
    .hint = Der schwarze Bauer e5 schlägt schräg, auf d4 und f4: `Dd4`.
    .done = Der Bauer muss schlagen, und du hast eine Figur weniger.
lesson-antichess-king = Der König ist eine Figur wie jede andere. Lass ihn schlagen.
    .hint = Der Turm auf der d-Linie muss alles schlagen, was ihm im Weg steht: `Kd3`.
    .done = In diesem Spiel gibt es weder Schach noch Matt.
lesson-antichess-last = Gib deine letzte Figur her, und du gewinnst.
    .hint = Der Läufer b6 sieht die Diagonale bis g1: `Sd4`.
    .done = Schwarz muss schlagen, und Weiß gewinnt ohne eine Figur.
