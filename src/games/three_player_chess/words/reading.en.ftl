# Sentences of reading typed input.
