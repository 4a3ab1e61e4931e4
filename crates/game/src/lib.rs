//! The interface of every game: rules as pure, deterministic values behind two traits.
//!
//! A [`Game`] describes a kind of game (its seats, options, words) and sets up a [`State`]. A [`State`] is a
//! position with everything that the rules look at. A game uses concrete types inside; `dyn` appears only
//! here, at the border to the table.
//!
//! Everything that a seat does is an *action*: a string in the game's *canonical notation*: one string for
//! each legal action, and the log of these strings is the game.
#![forbid(unsafe_code)]

mod event;
mod family;
mod foreign;
pub mod kif;
mod kind;
mod notation;
mod options;
mod outcome;
mod pact;
pub mod pgn;
mod registry;
mod round;
pub mod scene;
mod seat;
mod seed;
pub mod tap;
mod tree;

pub use event::{Audience, Event, EventKind, notation_in};
pub use family::Family;
pub use foreign::{Foreign, Score};
pub use kind::KindInfo;
pub use notation::{Refusal, RefusalKind};
pub use options::{Allowed, OptionError, OptionSpec, Options, Preset};
pub use outcome::{Outcome, Points};
pub use pact::{ActInfo, Cause, News, Pact, Role, Series, Standing, Turn};
pub use registry::{
    Entry, House, NotRecalled, Sentences, Teller, all, by_id, entries, install, is_present, recall,
    sentences, under,
};
pub use round::Round;
pub use scene::{Scene, View};
pub use seat::{Seat, SeatInfo, SeatSet};
pub use seed::{Seed, Tremor};
pub use tap::{Spot, Tap};
pub use tree::{Line, Node, Stake, Step, Tree, WIN, Worth, between_two, mixed};

use liege_words::{Cast, Language, Message, Words};
use std::fmt::Debug;
use std::sync::OnceLock;

/// All sentences of the program, the general ones and each game's; they are read once. Those of a recalled game
/// are added to them ([`recall`]).
#[must_use]
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        Words::of(|language| {
            let games = all().iter().map(|game| game.words(language));
            sentences(language).into_iter().chain(games).collect()
        })
    })
}

/// A kind of game, with its rules. The registry lists one static value for each game.
pub trait Game: Cast + Send + Sync {
    /// The id, e.g. `three-player-chess`: the name of the game's rules page.
    fn id(&self) -> &'static str;

    /// The version of the rules; it is stored with every table. It grows when an existing log could be read
    /// differently: then the earlier version of the game stays for older tables ([`under`]).
    fn rules(&self) -> u32;

    /// The text that tells the game, if it is one of a host's own: the version of its rules is a part of the
    /// text's hash. The text is stored with tables and records, so that they can always be read
    /// ([`recall`]).
    fn text(&self) -> Option<&'static str> {
        None
    }

    /// The seats, in seat order; [`Seat`] is an index into this list.
    fn seats(&self) -> &'static [SeatInfo];

    /// The options with allowed values and defaults (the option `position` is common to all games and
    /// is not listed here).
    fn options(&self) -> &'static [OptionSpec];

    /// The named ways to play it, each with its settings as they are typed. The first is the default. The
    /// names are the messages `<prefix>-preset-<id>`.
    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    /// The names of those options that concern the table and not the rules: no position string has them, and
    /// a referee does not know them.
    fn table_options(&self) -> &'static [&'static str] {
        &[]
    }

    /// The game's sentences: Fluent source. All messages in a game's file start with the game's own
    /// [`Game::prefix`]; seats are `<seat prefix>-seat-<seat id>` (with the attributes of cases, see
    /// [`liege_words`] and [`Game::seat_prefix`]).
    fn words(&self, language: Language) -> &'static str;

    /// The prefix of the game's messages in its Fluent files, e.g. `tpc`.
    fn prefix(&self) -> &'static str;

    /// The prefix of the seats' names.
    fn seat_prefix(&self) -> &'static str {
        self.prefix()
    }

    /// The kinds of pieces, in the order of the help. Each has a name and a few sentences on how it moves
    /// ([`KindInfo::words`]).
    fn kinds(&self) -> &[KindInfo] {
        &[]
    }

    /// The picture of how a kind of piece moves, on an otherwise (nearly) empty board; `None` if the game has
    /// no such kind.
    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        let _ = (kind, language);
        None
    }

    /// Whether its board is hard to read without letters on the pieces and names in the empty cells. If so,
    /// everybody sees them in their first game. On boards with coordinates at the edge only people who ask
    /// for them see them.
    fn needs_letters(&self) -> bool {
        false
    }

    /// The name of a cell as readers of a language know it; `cell` is its canonical name.
    fn cell_in(&self, cell: &str, language: Language) -> String {
        let _ = language;
        cell.to_owned()
    }

    /// The ids of the other arrangements of the picture that a person can ask for ([`View::layout`]). Their
    /// names are the messages `<prefix>-layout-<id>`.
    fn layouts(&self) -> &[&'static str] {
        &[]
    }

    /// The family of the game.
    fn family(&self) -> Family {
        Family::Other
    }

    /// The number of moves that a player usually makes in a game.
    fn usual_moves(&self) -> u32 {
        40
    }

    /// Whether it is on the short shelf of games to start with: most people know its pieces, its rules are soon
    /// told, and a game is not long.
    fn is_to_start_with(&self) -> bool {
        false
    }

    /// The option whose values are different ways to set the board up, if there is one: the help shows a
    /// picture of each.
    fn setups(&self) -> Option<&'static str> {
        None
    }

    /// Whether seats of one team may whisper to each other unless the table says otherwise. It is false for
    /// games in which allies must not tell each other their plans.
    fn allies_whisper(&self) -> bool {
        true
    }

    /// Whether dice deal the seats unless the table says otherwise: each player rolls, and the highest
    /// chooses first.
    fn deals_by_dice(&self) -> bool {
        false
    }

    /// Its name in the Universal Chess Interface (`UCI_Variant`), if its moves can be written there.
    fn uci(&self) -> Option<&'static str> {
        None
    }

    /// Whether the referee may have to draw by chance ([`State::chance`]) in a game with these options. If
    /// so, players are told beforehand how they can check the draws.
    fn uses_chance(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// Whether each player may add a seed of their own to the draws in a game with these options. The game
    /// then begins when each player has done so, or has said that they need none.
    fn takes_seeds(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// The game's name in a notation of other programs; `None` if that notation has no such game.
    fn named_in(&self, notation: Foreign) -> Option<&'static str> {
        let _ = notation;
        None
    }

    /// The game as a whole file in a notation of other programs; `None` if that notation can't express it.
    fn foreign(&self, notation: Foreign, score: &Score<'_>) -> Option<String> {
        let _ = (notation, score);
        None
    }

    /// Sets up the game with these options (already checked against [`Game::options`]). With `position` it
    /// starts from that position string.
    ///
    /// # Errors
    /// A refusal that names the wrong field of the position string.
    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal>;
}

/// The position string as the game read it, if it differs from the typed one (corrected counters, castling
/// rights dropped because there is no rook). Omitted fields at the end do not count as a difference, nor does
/// the order inside a field.
#[must_use]
pub fn read_otherwise(typed: &str, read: &dyn State) -> Option<String> {
    let read = read.position();
    let signs = |field: &str| {
        let plain = field.chars().filter(|sign| sign.is_alphanumeric());
        let mut signs: Vec<char> = plain.map(|sign| sign.to_ascii_lowercase()).collect();
        signs.sort_unstable();
        signs
    };
    let mut fields = read.split(' ').map(signs);
    let is_same = typed.split_whitespace().all(|field| fields.next() == Some(signs(field)));
    (!is_same).then_some(read)
}

/// The name of a seat in sentences, for a game that lists its seats in [`Game::seats`]: the value for its
/// [`Cast::seat_words`].
#[must_use]
pub fn seat_words(game: &impl Game, place: u8) -> Option<(&'static str, String)> {
    let info = game.seats().get(usize::from(place))?;
    Some((info.id, format!("{}-seat-{}", game.seat_prefix(), info.id)))
}

/// A position with everything that the rules look at. It is a plain value: cloning is cheap, and a refused
/// action changes nothing.
pub trait State: Debug + Send + Sync {
    /// A boxed copy.
    fn boxed(&self) -> Box<dyn State>;

    /// The seats that may enter a move now (empty at the end of the game, or when a draw of chance is due).
    fn to_move(&self) -> SeatSet;

    /// The seat whose turn it is, whoever may enter the move (a lord moves on his vassal's turn); `None` if
    /// it is not the turn of one seat.
    fn turn(&self) -> Option<Seat> {
        let seats = self.to_move();
        seats.iter().next().filter(|_| seats.len() == 1)
    }

    /// Whether the seat to move has already made a move of this turn. People are told of such a turn once it
    /// is over.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// All legal moves in canonical notation, sorted by byte value.
    fn legal(&self) -> Vec<String>;

    /// Whether [`State::legal`] lists patterns, each for many moves, because there are too many to list one
    /// by one. A pattern is not an action: it can't be played.
    fn patterned(&self) -> bool {
        false
    }

    /// Legal moves that can be played as they are: all of them, or some of every sort if [`State::legal`]
    /// lists patterns. The last one is an example of the notation.
    fn samples(&self) -> Vec<String> {
        self.legal()
    }

    /// All open acts (diplomacy, resignation, …) of all seats in canonical notation, sorted by byte
    /// value.
    fn acts(&self) -> Vec<String>;

    /// The equally likely draws of chance that the referee has to choose from now; empty if none is due. The
    /// chosen draw is then played as an action.
    fn chance(&self) -> Vec<String> {
        Vec::new()
    }

    /// The seat that enters `action` (canonical); `None` for the referee (chance, lapse of time).
    fn actor(&self, action: &str) -> Option<Seat>;

    /// Plays one canonical action, a move or an act, and settles all its consequences. Returns the events.
    ///
    /// # Errors
    /// The refusal says what is wrong with the action; the state is then unchanged.
    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal>;

    /// Reads the text that the holder of `seat` typed, generously. Returns the canonical actions it means
    /// (several where a game's turn has several); they can be played in this order.
    ///
    /// # Errors
    /// The refusal says what is wrong, and lists the candidates if several actions fit, or the near misses if
    /// none does.
    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal>;

    /// The action by which `seat` resigns now, if it may resign.
    fn resignation(&self, seat: Seat) -> Option<String>;

    /// The action by which `seat` passes now, if the rules have one.
    fn pass(&self, seat: Seat) -> Option<String> {
        let _ = seat;
        None
    }

    /// The legal moves of the piece or cell that `text` names, for the seat that may move it now (or, when it
    /// is another's turn, the moves it could make for `seat`).
    ///
    /// # Errors
    /// The refusal says what is wrong with the text, or that there is nothing movable there.
    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal>;

    /// The legal moves and open acts of `seat` that match the text typed so far, best first, as pairs of the
    /// shown text and the canonical action. There are at most 25. It must be quick, because it is called for
    /// every key.
    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        let bare = |text: &str| {
            text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>()
        };
        let typed = bare(typed);
        let own = |action: &String| self.actor(action) == Some(seat);
        let open = self.legal().into_iter().chain(self.acts()).filter(own);
        let mut fits: Vec<(Option<usize>, String)> = open
            .map(|action| {
                (bare(action.split_once(':').map_or(&action, |(_, rest)| rest)).find(&typed), action)
            })
            .filter(|(place, _)| place.is_some())
            .collect();
        // Matches at the beginning come before matches inside.
        fits.sort_by_key(|(place, _)| *place != Some(0));
        fits.into_iter().take(25).map(|(_, action)| (self.display(&action), action)).collect()
    }

    /// The action as people read it: piece letters, dashes, check marks. `self` is the position before the
    /// action.
    fn display(&self, action: &str) -> String;

    /// The action as people read it, with the piece letters of a language where the game's notation has such
    /// letters.
    fn display_in(&self, action: &str, language: Language) -> String {
        let _ = language;
        self.display(action)
    }

    /// The legal moves of `seat` as targets on the board ([`tap::point`]). Moves that are a word are not
    /// among them. If there are too many moves to list, only some are.
    fn taps(&self, seat: Seat) -> Vec<Tap> {
        let _ = seat;
        Vec::new()
    }

    /// A short text for a button, for a decision that the notation does not show at a glance: "gives up two
    /// checkers". `None` for most actions.
    fn choice(&self, action: &str) -> Option<Message> {
        let _ = action;
        None
    }

    /// The shot that a move asks for, in games of dexterity. A player who tries it out is not told its
    /// result, not even its legality after another move. `None` for moves with a certain result.
    fn aim(&self, action: &str) -> Option<Message> {
        let _ = action;
        None
    }

    /// The moves that flick the piece on a spot in a direction, in games of dexterity, the gentlest first. `angle` is
    /// in tenths of a degree, counter-clockwise from the right of a picture with the seat `bottom` at the bottom.
    /// Other games have none.
    fn flicks(&self, spot: &str, bottom: Option<Seat>, angle: u16) -> Vec<String> {
        let _ = (spot, bottom, angle);
        Vec::new()
    }

    /// The strength with which a move flicks, in a word. `None` for moves that are not among those of
    /// [`State::flicks`].
    fn power(&self, action: &str) -> Option<Message> {
        let _ = action;
        None
    }

    /// The move that is really made when a player asks for `action`, where a table's options let hands
    /// tremble. `draw` gives a whole number from −n to n, all equally likely. `None` if the move is made
    /// exactly as asked.
    fn tremble(&self, action: &str, options: &Options, draw: &mut dyn FnMut(u32) -> i32) -> Option<String> {
        let _ = (action, options, draw);
        None
    }

    /// The position string.
    fn position(&self) -> String;

    /// The end of the game, if it is reached.
    fn outcome(&self) -> Option<Outcome>;

    /// The outcome if all agree to a draw, for games that leave draws by agreement to the table; `None` if
    /// the game has its own acts for that.
    fn drawn(&self) -> Option<Outcome> {
        None
    }

    /// The seats that are still in the game (not mated, resigned…).
    fn alive(&self) -> SeatSet;

    /// The number of pieces on the board, of all sides: a capture shows in it.
    fn pieces(&self) -> usize;

    /// The meaning of an act in the talk between seats, and its sentence. `None` for moves, for the referee's
    /// actions and for acts that are not talk (resigning).
    fn act(&self, action: &str) -> Option<ActInfo> {
        let _ = action;
        None
    }

    /// The open offers and the agreements between seats now, in a fixed order. Each begins with an event that
    /// carries [`News`] of its key and ends with another such event.
    fn pacts(&self) -> Vec<Pact> {
        Vec::new()
    }

    /// A seat's pieces, if its name does not say which they are: "Light", "Blue and Black".
    fn side(&self, seat: Seat) -> Option<Message> {
        let _ = seat;
        None
    }

    /// The position in short lines, for alt text and the text-only reader: checks, thrones, material. The
    /// lines of [`State::pacts`] are not repeated.
    fn summary(&self) -> Vec<Message>;

    /// The number of the next move, in games whose players count moves as in chess.
    fn round(&self) -> Option<Round> {
        None
    }

    /// A remark on an unusual turn (a seat moves for another, a choice comes first), for the post.
    fn turn_note(&self) -> Option<Message> {
        None
    }

    /// The picture of the position: shapes, pieces, marks and labels, without pixels.
    fn scene(&self, view: &View<'_>) -> Scene;

    /// The last action as an animation, in games where the way is worth seeing. It ends with [`State::scene`]
    /// of the same view.
    fn motion(&self, view: &View<'_>) -> Option<scene::Motion> {
        let _ = view;
        None
    }

    /// Counts the leaf nodes of the tree of moves (without acts) to `depth`.
    fn perft(&self, depth: u32) -> u64;

    /// The tree of moves below the position as engines walk it. It shows only what `seat` may see; `None` if
    /// the seat may not move now.
    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        let _ = seat;
        None
    }

    /// Whether a legal move leads back to an earlier position of the game.
    fn returns(&self, action: &str) -> bool {
        let _ = action;
        false
    }
}

impl Clone for Box<dyn State> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
