//! The effort and the character of the engine: how hard it thinks, and which moves it prefers.

/// A style of play, apart from strength: small weights that decide between moves of nearly equal value, and
/// whether the engine keeps its agreements.
#[derive(Debug, PartialEq, Eq)]
pub struct Character {
    /// The id; its name and what it favours are the messages `engine-character-<id>` and its `.about`.
    pub id: &'static str,
    /// The cost of a draw, in hundredths of a pawn; negative for a character that likes draws.
    pub draws: i32,
    /// The percentage of a capture's gain that is added to the move's value; negative for a character that
    /// keeps the tension.
    pub takes: i32,
    /// The gain, in hundredths of a pawn, for which it breaks an agreement that it may break; `None`: it
    /// never does.
    pub word: Option<i32>,
}

/// The characters; the first is the default.
pub static CHARACTERS: [Character; 4] = [
    Character { id: "even", draws: 0, takes: 0, word: None },
    Character { id: "careful", draws: -30, takes: 6, word: None },
    Character { id: "bold", draws: 50, takes: 10, word: Some(300) },
    Character { id: "patient", draws: 10, takes: -10, word: None },
];

impl Character {
    /// The character with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Character> {
        CHARACTERS.iter().find(|character| character.id == id)
    }
}

/// The strength of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The number of quick nodes it may search.
    pub nodes: u64,
    /// The number of quick nodes in games of three sides. Luck counts for more there, so levels are further
    /// apart; the first level skips some of its moves.
    pub of_three: u64,
    /// The search depth in moves.
    pub depth: u32,
    /// The largest error in its judgement of a move, in hundredths of a pawn.
    pub noise: i32,
}

/// The levels, in order, from 1.
pub static LEVELS: [Level; 5] = [
    Level { nodes: 1_000, of_three: 60, depth: 1, noise: 150 },
    Level { nodes: 5_000, of_three: 500, depth: 2, noise: 60 },
    Level { nodes: 30_000, of_three: 5_000, depth: 4, noise: 15 },
    Level { nodes: 200_000, of_three: 50_000, depth: 8, noise: 0 },
    Level { nodes: 1_500_000, of_three: 1_000_000, depth: 60, noise: 0 },
];

/// The effort spent on one move.
#[derive(Clone, Debug)]
pub struct Effort {
    /// The number of quick nodes that may be searched; fewer in positions where a node takes more work than
    /// in usual play ([`liege_game::Node::usual`]).
    pub nodes: u64,
    /// The largest search depth in moves.
    pub depth: u32,
    /// The largest error in the judgement of a move, in hundredths of a pawn.
    pub noise: i32,
    /// The seed that decides between equal moves.
    pub seed: u64,
    /// The style of play.
    pub character: &'static Character,
    /// Moves to leave out, in canonical notation: this is how the second best move is found.
    pub without: Vec<String>,
    /// The number of nodes for games of three sides, if only one opponent answers each move: the one with the
    /// better answer, while the other passes. Such a search sees twice as far. With `None` both opponents
    /// answer each move, and a win found in that way is certain.
    pub of_three: Option<u64>,
}

impl Effort {
    /// The default level.
    pub const USUAL: u8 = 3;

    /// The effort of a level from 1 to 5; any other number counts as the nearest of these.
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

    /// An effort of this many nodes, without errors of judgement.
    #[must_use]
    pub fn of_nodes(nodes: u64) -> Effort {
        Effort { nodes, of_three: None, ..Effort::of_level(5, 0) }
    }

    /// This effort with another number of nodes, for two sides and for three alike.
    #[must_use]
    pub fn within(self, nodes: u64) -> Effort {
        Effort { nodes, of_three: self.of_three.map(|_| nodes), ..self }
    }
}
