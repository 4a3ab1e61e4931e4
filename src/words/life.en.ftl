# The life of a table: motions, pauses, substitutes, private notes.
