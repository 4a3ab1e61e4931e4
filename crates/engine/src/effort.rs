//! How hard it thinks, and what it likes.

/// How it plays, besides well or badly: small weights that decide between moves of nearly the same worth, and whether it
/// keeps its word.
#[derive(Debug, PartialEq, Eq)]
pub struct Character {
    /// The id; its name and what it favours are the messages `engine-character-<id>` and its `.about`.
    pub id: &'static str,
    /// What it thinks a draw costs, in hundredths of a pawn; less than nothing for those who like one.
    pub draws: i32,
    /// How many hundredths of what a move takes are added to its worth: less than nothing for those who would rather keep
    /// the tension.
    pub takes: i32,
    /// For how many hundredths of a pawn it breaks an agreement that it may break; `None`: for nothing.
    pub word: Option<i32>,
}

/// The characters, the usual one first.
pub static CHARACTERS: [Character; 4] = [
    Character { id: "even", draws: 0, takes: 0, word: None },
    Character { id: "careful", draws: -30, takes: 6, word: None },
    Character { id: "bold", draws: 50, takes: 10, word: Some(300) },
    Character { id: "patient", draws: 10, takes: -10, word: None },
];

impl Character {
    /// The character of an id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Character> {
        CHARACTERS.iter().find(|character| character.id == id)
    }
}

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// How many quick nodes it may look at.
    pub nodes: u64,
    /// The same of three sides, where luck has more to say and levels have to lie further apart; the first doesn't look at
    /// all its moves.
    pub of_three: u64,
    /// How many moves deep.
    pub depth: u32,
    /// By how much it misjudges moves, in hundredths of a pawn.
    pub noise: i32,
}

/// The levels, from 1.
pub static LEVELS: [Level; 5] = [
    Level { nodes: 1_000, of_three: 60, depth: 1, noise: 150 },
    Level { nodes: 5_000, of_three: 500, depth: 2, noise: 60 },
    Level { nodes: 30_000, of_three: 5_000, depth: 4, noise: 15 },
    Level { nodes: 200_000, of_three: 50_000, depth: 8, noise: 0 },
    Level { nodes: 1_500_000, of_three: 1_000_000, depth: 60, noise: 0 },
];

/// What is spent on a move.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How many quick nodes may be looked at; fewer where they take more than in usual play ([`liege_game::Node::usual`]).
    pub nodes: u64,
    /// How many moves deep at most.
    pub depth: u32,
    /// By how much moves are misjudged.
    pub noise: i32,
    /// Decides where nothing else does.
    pub seed: u64,
    /// What is liked.
    pub character: &'static Character,
    /// Moves that are not to be considered, in canonical notation: to find what is second best.
    pub without: Vec<String>,
    /// `None`: of three sides both others are thought to answer each move, and what is won then is won for certain. Else
    /// whichever of them answers best, while the other lets its turn pass, which sees twice as far; so many nodes may be
    /// looked at then.
    pub of_three: Option<u64>,
}

impl Effort {
    /// The usual level.
    pub const USUAL: u8 = 3;

    /// What a level spends, from 1 to 5; the nearest of these for any other number.
    #[must_use]
    pub fn of_level(level: u8, seed: u64) -> Effort {
        let Level { nodes, of_three, depth, noise } = LEVELS[usize::from(level.clamp(1, 5)) - 1];
        Effort {
            nodes,
            depth,
            noise,
            seed,
            character: &CHARACTERS[0],
            without: Vec::new(),
            of_three: Some(of_three),
        }
    }

    /// So many nodes, and nothing overlooked.
    #[must_use]
    pub fn of_nodes(nodes: u64) -> Effort {
        Effort { nodes, of_three: None, ..Effort::of_level(5, 0) }
    }

    /// The same with so many nodes, however many sides there are.
    #[must_use]
    pub fn within(self, nodes: u64) -> Effort {
        Effort { nodes, of_three: self.of_three.map(|_| nodes), ..self }
    }
}
