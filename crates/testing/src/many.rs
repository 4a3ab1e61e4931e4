//! Many toy games, so that lists grow longer than those of the real ones: [`NIM`] and [`PARLEY`] under other
//! names, in all families and of all lengths, each with a lesson.

use crate::nim::NIM;
use crate::parley::PARLEY;
use liege_game::{Entry, Family, Game, House, OptionSpec, Options, Refusal, SeatInfo, State};
use liege_words::Language;

/// A toy under another name.
struct Toy {
    like: &'static dyn Game,
    number: usize,
    id: &'static str,
    prefix: &'static str,
    words: &'static str,
}

/// The lesson of a toy.
const LESSON: &str = "[[step]]\nid = \"take\"\nanswers = [\"x1\"]\n";

/// The lengths of the toys' games, in moves.
const MOVES: [u32; 3] = [15, 30, 60];

/// Returns a house with this number of games. The names and descriptions are as long as those of real games
/// become; every tenth game is to start with, and one is called Griffin.
pub fn house(count: usize) -> House {
    let toys = (0..count).map(|number| -> &'static dyn Game { Box::leak(Box::new(Toy::new(number))) });
    let entry = |game| Entry { game, lesson: LESSON, puzzles: "" };
    House { games: toys.map(entry).collect(), ..House::default() }
}

impl Toy {
    fn new(number: usize) -> Toy {
        let like: &'static dyn Game = if number.is_multiple_of(4) { &PARLEY } else { &NIM };
        let (id, prefix) = (format!("remarkable-toy-{number}"), format!("toy{number}"));
        let name = if number == 33 { "Griffin".to_owned() } else { format!("The Remarkable Toy {number}") };
        let words = format!(
            "{prefix}-name = {name}\n{prefix}-about = Two heaps of stones lie on the table, and number {number} \
             says in which of its many ways they are taken away again until none is left. It is old.\n"
        );
        // Toys live as long as the program.
        Toy { like, number, id: id.leak(), prefix: prefix.leak(), words: words.leak() }
    }
}

impl liege_words::Cast for Toy {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        self.like.seat_words(place)
    }
}

impl Game for Toy {
    fn id(&self) -> &'static str {
        self.id
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> &'static [SeatInfo] {
        self.like.seats()
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.like.options()
    }

    fn words(&self, _: Language) -> &'static str {
        self.words
    }

    fn prefix(&self) -> &'static str {
        self.prefix
    }

    fn seat_prefix(&self) -> &'static str {
        self.like.seat_prefix()
    }

    fn family(&self) -> Family {
        // Most toys are of one family, as most games are chess. None is told by a text.
        const FAMILIES: [Family; 4] = [Family::Great, Family::Chess, Family::Draughts, Family::Other];
        if self.number.is_multiple_of(2) { Family::Chess } else { FAMILIES[self.number / 2 % FAMILIES.len()] }
    }

    fn usual_moves(&self) -> u32 {
        MOVES[self.number % MOVES.len()]
    }

    fn is_to_start_with(&self) -> bool {
        self.number.is_multiple_of(10)
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        self.like.start(options, position)
    }
}
