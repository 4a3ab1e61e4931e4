# Italienische Dame.

ita-name = Italienische Dame
ita-about = Einfache Steine schlagen nie Damen, Damen gehen Schritt für Schritt, und welcher Schlagzug Pflicht ist, ist streng geregelt.

ita-help =
    Weiß beginnt. Das Brett ist gedreht: Jeder hat rechts ein Eckfeld, auf dem gespielt wird. { -drt-lead }
    { -drt-rule-forward } Er **schlägt nie eine Dame**.
    { -drt-rule-short }
    { -drt-rule-stops }
    { -drt-rule-take }
    • Welcher Schlagzug Pflicht ist, der Reihe nach: der mit **den meisten Steinen**; eher mit einer Dame als mit einem Stein; der mit den meisten Damen; der, der am frühesten auf eine Dame trifft.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 40) }

ita-help-notation = { -drt-typed-numbers(quiet: "22-18", spaced: "22 18", take: "22x15x8", short: "22x8", to: "18", other: "d3-c4") }

## The lesson.

lesson-italian-draughts-move = Das Brett ist gedreht: Auf dem Eckfeld rechts von dir wird gespielt. Züge schreibst du mit den Nummern im Bild. Zieh von 22 nach 18.
    .hint = `22-18`, auch `22 18`.
    .done = Linien und Reihen werden auch gelesen: `d3-c4` ist derselbe Zug.
lesson-italian-draughts-most = Steine ziehen und schlagen nur vorwärts. Von mehreren Schlagzügen ist einer Pflicht, der die meisten Steine schlägt. Schlag die Steine auf 19 und 12.
    .hint = Der Stein auf 9 könnte einen schlagen, der auf 22 schlägt zwei: `22x15x8`, oder einfach `22x8`.
    .done = Das ist die erste von vier Regeln, welcher Schlagzug Pflicht ist; jede entscheidet, wo die vorigen noch eine Wahl lassen.
lesson-italian-draughts-king = Können beide gleich viele schlagen, muss die Dame schlagen, nicht der Stein. Sie schlägt nur über das Nachbarfeld, aber in alle Richtungen. Schlag mit ihr den Stein auf 18.
    .hint = Von 21 über 18 nach 14: `21x14`.
    .done = Der Stein auf 28 durfte 23 nicht schlagen. Dritte Regel: die meisten Damen. Vierte: der Schlagzug, der am frühesten auf eine Dame trifft.
lesson-italian-draughts-never = Ein einfacher Stein schlägt nie eine Dame. Deiner auf 18 kann den schwarzen Damen nichts tun, deine Dame schon. Schlag die auf 14.
    .hint = Von 10 über 14 nach 19: `10x19`.
    .done = So darf eine Dame furchtlos direkt vor gegnerischen Steinen stehen.
lesson-italian-draughts-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort. Schlag den Stein auf 6.
    .hint = Er landet auf 2, neben 5, darf den dort aber noch nicht schlagen: `11x2`.
    .done = Im nächsten Zug kann er als Dame schlagen, wenn Schwarz es zulässt.
lesson-italian-draughts-shot = Lass Schwarz einen Stein schlagen, damit du drei schlagen kannst.
    .hint = Der schwarze Stein auf 17 muss 21 schlagen. Welcher von deinen kann dann von 27 aus das Brett hinauf? `31-27`.
    .done = Schwarz muss `17x26` spielen, und `27x20x11x4` schlägt drei und wird zur Dame.
