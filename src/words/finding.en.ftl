# Finding a game: seeks, challenges, musters, blocks.
