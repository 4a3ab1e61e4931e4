# What is said on Discord alone: slash commands and their options, and the transport's own sentences.

# --- Sentences
# Above an answer by direct message: where it was asked, of which table, in which words.
discord-head = -# { $channel }{ $table ->
    [none] { "" }
   *[other] { " · #" }{ $table }
} · “{ $typed }”
discord-yours = Only you can see the answer.
discord-open = Show me
discord-not-yours = This answer is for the person who asked.
discord-open-gone = I no longer have this answer: please ask again.
discord-shut = I can’t post in <#{ $channel }>, so here is my answer.
discord-stranger = I am not on this server. Write to me directly, or ask its managers to invite me: { $link }
slash-outdated = I don’t know this form of the command; it may have changed since your Discord loaded it. Restart Discord (Ctrl+R) and try again.
