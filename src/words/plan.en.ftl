# Conditional moves, previews, one’s own notes, what happened while one was away.
