# Records of games, out and in; positions set up.
