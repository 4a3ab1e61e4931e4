# What is said on Discord alone: slash commands and their options, and the transport's own sentences.

# --- Sentences
discord-closed = { $who }, my answer is for you alone, but you take no direct messages from this server’s members. Allow them, or use my slash commands: their answers only you can see.
discord-shut = I can’t post in <#{ $channel }>, so here is my answer.
slash-outdated = I don’t know this form of the command; it may have changed since your Discord loaded it. Restart Discord (Ctrl+R) and try again.
