# King of the Hill.

king-of-the-hill-name = King of the Hill
    .typed = koth, hill
king-of-the-hill-about = Chess in which the king also wins by reaching one of the four squares in the middle.

king-of-the-hill-end-flag = { $winner } brought the king to the hill and won.
    .plate = the hill is lost
