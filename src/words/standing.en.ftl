# Ratings, leaderboards, reliability, the next game.
