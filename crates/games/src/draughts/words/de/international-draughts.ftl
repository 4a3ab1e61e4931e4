# Internationale Dame.

int-name = Internationale Dame
    .typed = polnische dame, holländische dame, hollaendische dame, hundertfelderdame
int-about = „Polnische“ Dame auf hundert Feldern: Damen fliegen, und es müssen so viele Steine wie möglich geschlagen werden.

int-help =
    Weiß beginnt. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

int-help-notation = { -drt-typed-numbers(quiet: "32-28", spaced: "32 28", take: "28x17x8", short: "28x8", to: "28", other: "d4-e5") }

## The lesson.

lesson-international-draughts-move = Züge schreibst du mit den Nummern der Felder, die im Bild stehen. Ein Stein zieht ein Feld schräg nach vorn. Zieh von 32 nach 28.
    .hint = `32-28`, auch `32 28`.
    .done = Linien und Reihen werden auch gelesen: `d4-e5` ist derselbe Zug.
lesson-international-draughts-most = Es besteht Schlagzwang, vorwärts und rückwärts, und von mehreren Schlagzügen musst du einen wählen, der die meisten Steine schlägt. Schlag mit dem Stein auf 28.
    .hint = Ein Weg schlägt nur einen Stein, der andere zwei: `28x17x8`, oder einfach `28x8`.
    .done = `28x39` wäre abgelehnt worden: Es lassen sich zwei schlagen. Damen und einfache Steine zählen gleich.
lesson-international-draughts-king = Eine Dame fliegt: Sie zieht beliebig weit, schlägt aus der Ferne und landet auf einem beliebigen leeren Feld dahinter. Schlag und lande so weit weg wie möglich.
    .hint = Ihre Diagonale führt von 46 hinauf bis 5: `46x5`.
    .done = Könnte sie von einem dieser Felder aus weiterschlagen, müsste sie dort landen.
lesson-international-draughts-passing = Ein Stein wird nur zur Dame, wenn sein Zug auf der letzten Reihe endet. Durchquert er sie beim Schlagen, bleibt er ein Stein. Schlag zwei mit dem Stein auf 12.
    .hint = Über 8 nach 3 und zurück über 9: `12x3x14`, oder einfach `12x14`.
    .done = Er ist immer noch ein Stein. Um Dame zu werden, muss ein Schlagzug dort oben enden.
lesson-international-draughts-shot = Der Stein auf 31 ist ohnehin bedroht. Nutze den Zug, um danach drei schlagen zu können.
    .hint = Eine neue Dame auf der letzten Reihe sieht weit: `10-4`.
    .done = Schwarz muss `36x27` spielen, und `4x13x22x31` schlägt drei.
