# Chess960.

chess960-name = Chess960
    .typed = fischer random, fischerandom, freestyle chess
chess960-about = Chess in which the pieces of the first rank stand in one of 960 orders.

chess960-option-start = the number of the array
