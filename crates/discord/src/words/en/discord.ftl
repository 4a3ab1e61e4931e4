# What is said on Discord alone: slash commands and their options, and the transport's own sentences.

# --- Sentences
# Above an answer by direct message: where it was asked, of which table, in which words.
discord-head = -# { $channel }{ $table ->
    [none] { "" }
   *[other] { " · #" }{ $table }
} · “{ $typed }”
discord-yours = The answer is for your eyes alone.
discord-open = Show me
discord-not-yours = This answer is for whoever asked.
discord-open-gone = I don’t have this answer any more: ask once more.
discord-shut = I can’t post in <#{ $channel }>, so here is my answer.
slash-outdated = I don’t know this form of the command; it may have changed since your Discord loaded it. Restart Discord (Ctrl+R) and try again.
