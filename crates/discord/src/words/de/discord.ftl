# Was nur auf Discord gesagt wird: Slash-Befehle und ihre Optionen, und die eigenen Sätze des Transports.

# --- Sätze
# Above an answer by direct message: where it was asked, of which table, in which words.
discord-head = -# { $channel }{ $table ->
    [none] { "" }
   *[other] { " · #" }{ $table }
} · „{ $typed }“
discord-yours = Die Antwort siehst nur du.
discord-open = Antwort zeigen
discord-not-yours = Diese Antwort ist für die Person, die gefragt hat.
discord-open-gone = Diese Antwort habe ich nicht mehr: Frag noch einmal.
discord-shut = In <#{ $channel }> kann ich nicht schreiben, also steht meine Antwort hier.
discord-stranger = Ich bin nicht auf diesem Server. Schreib mir direkt oder bitte die Verwalter, mich einzuladen: { $link }
slash-outdated = Diese Form des Befehls kenne ich nicht; vielleicht hat er sich geändert, seit dein Discord ihn geladen hat. Starte Discord neu (Strg+R) und versuch es noch einmal.
