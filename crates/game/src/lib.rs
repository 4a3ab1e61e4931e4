//! What every game is: rules as pure, deterministic values behind two traits.
//!
//! A [`Game`] describes a kind of game (its seats, options, words) and sets up a [`State`]; a
//! [`State`] is a position with everything the rules look at. Inside a game concrete types are used;
//! `dyn` appears only here, at the border to the table.
//!
//! Everything that seats do is an *action*, a string in the game's *canonical notation*: one string
//! for each legal action, and the log of these strings is the game.
#![forbid(unsafe_code)]

mod event;
mod family;
mod foreign;
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
pub use registry::{Entry, House, Sentences, all, by_id, entries, install, sentences, under};
pub use round::Round;
pub use scene::{Scene, View};
pub use seat::{Seat, SeatInfo, SeatSet};
pub use tap::{Spot, Tap};
pub use tree::{Line, Node, Stake, Step, Tree, WIN, Worth, between_two, mixed};

use liege_words::{Cast, Language, Message, Words};
use std::fmt::Debug;
use std::sync::OnceLock;

/// All sentences of the program, the general ones and each game's, read once.
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

/// A kind of game, with its rules. One static value a game, listed in the registry.
pub trait Game: Cast + Send + Sync {
    /// The id, e.g. `three-player-chess`: the name of the game's rules page.
    fn id(&self) -> &'static str;

    /// Version of the rules; stored with every table. It grows when an existing log could be read
    /// differently: then the game as it was stays for older tables ([`under`]).
    fn rules(&self) -> u32;

    /// The seats, in seat order; [`Seat`] is an index into this list.
    fn seats(&self) -> &'static [SeatInfo];

    /// The options with allowed values and defaults (the option `position` is common to all games and
    /// is not listed here).
    fn options(&self) -> &'static [OptionSpec];

    /// Ways to play it that have names: each with its settings, as they are typed. The first is the usual one. The
    /// names are the messages `<prefix>-preset-<id>`.
    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    /// Those of the options, by name, that are a table's business and not the rules': they stand in no position string,
    /// and a referee does not know them.
    fn table_options(&self) -> &'static [&'static str] {
        &[]
    }

    /// The game's sentences: Fluent source. All messages of a game's file start with the game's own
    /// [`Game::prefix`]; seats are `<seat prefix>-seat-<seat id>` (with the attributes of cases, see
    /// [`liege_words`] and [`Game::seat_prefix`]).
    fn words(&self, language: Language) -> &'static str;

    /// Prefix of the game's messages in its Fluent files, e.g. `tpc`.
    fn prefix(&self) -> &'static str;

    /// The prefix of the seats' names.
    fn seat_prefix(&self) -> &'static str {
        self.prefix()
    }

    /// The kinds of pieces, in the order help tells of them. Each has a name and a few sentences on how it moves
    /// ([`KindInfo::words`]).
    fn kinds(&self) -> &[KindInfo] {
        &[]
    }

    /// The picture of how a kind of piece moves, on an otherwise (nearly) empty board; `None` for what is no
    /// kind of this game.
    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        let _ = (kind, language);
        None
    }

    /// Whether its board is hard to read without letters on the pieces and names in the empty cells: then everybody has
    /// them in their first game. On boards with coordinates at the edge they are for those who ask for them.
    fn needs_letters(&self) -> bool {
        false
    }

    /// A cell as readers of a language know it from their board; `cell` is its canonical name.
    fn cell_in(&self, cell: &str, language: Language) -> String {
        let _ = language;
        cell.to_owned()
    }

    /// The arrangements of the picture that can be asked for beside the usual one ([`View::layout`]), with the
    /// names `<prefix>-layout-<id>`.
    fn layouts(&self) -> &[&'static str] {
        &[]
    }

    /// What it is like.
    fn family(&self) -> Family {
        Family::Other
    }

    /// How many moves a player usually makes in a game.
    fn usual_moves(&self) -> u32 {
        40
    }

    /// The option whose values are different ways to set the board up, where there is one: help shows a
    /// picture of each.
    fn setups(&self) -> Option<&'static str> {
        None
    }

    /// Whether seats of one team may whisper to each other unless the table says otherwise: games where
    /// allies must not tell each other their plans say no.
    fn allies_whisper(&self) -> bool {
        true
    }

    /// Whether the seats are dealt by dice unless the table says otherwise: each player rolls, the highest
    /// chooses first.
    fn deals_by_dice(&self) -> bool {
        false
    }

    /// Whether its moves can be said in the Universal Chess Interface.
    fn speaks_uci(&self) -> bool {
        false
    }

    /// Whether the referee may have to draw by chance ([`State::chance`]) in a game with these options: players
    /// are then told beforehand how they can check the draws.
    fn uses_chance(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// Whether each player may add a seed of their own to what is drawn in a game with these options: the game then
    /// begins when each has done so, or has said that they need none.
    fn takes_seeds(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// What the game is called in a notation of other programs; `None` where that notation can't say it.
    fn named_in(&self, notation: Foreign) -> Option<&'static str> {
        let _ = notation;
        None
    }

    /// A game in a notation of other programs, as a whole file; `None` where that notation can't say it.
    fn foreign(&self, notation: Foreign, score: &Score<'_>) -> Option<String> {
        let _ = (notation, score);
        None
    }

    /// Sets up the game from its options (already checked against [`Game::options`]); with
    /// `position`, from that position string.
    ///
    /// # Errors
    /// A refusal naming the field of the position string that is wrong.
    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal>;
}

/// A position as it was read, where that is not what was typed (counters put right, castling rights without a rook dropped);
/// what was only left out at its end is no news, nor is the order of what stands in a field.
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

/// How a game that lists its seats in [`Game::seats`] names them in sentences: what its [`Cast::seat_words`] gives.
#[must_use]
pub fn seat_words(game: &impl Game, place: u8) -> Option<(&'static str, String)> {
    let info = game.seats().get(usize::from(place))?;
    Some((info.id, format!("{}-seat-{}", game.seat_prefix(), info.id)))
}

/// A position with everything that the rules look at. A value: cloning is cheap, playing an action
/// that is refused changes nothing.
pub trait State: Debug + Send + Sync {
    /// A copy behind a fresh box.
    fn boxed(&self) -> Box<dyn State>;

    /// The seats that may enter a move now (empty at the end, or when a draw of chance is due).
    fn to_move(&self) -> SeatSet;

    /// Whose turn it is, whoever may enter the move (a lord moves on his vassal's turn); `None` where that
    /// can't be said of one seat.
    fn turn(&self) -> Option<Seat> {
        let seats = self.to_move();
        seats.iter().next().filter(|_| seats.len() == 1)
    }

    /// Whether the seat that is to move has made a move of this turn already: of such a turn people are told once it is over.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// All legal moves in canonical notation, sorted by byte value.
    fn legal(&self) -> Vec<String>;

    /// Whether [`State::legal`] lists patterns, each for many moves, because there are too many to be listed one by
    /// one. A pattern is no action: it can't be played.
    fn patterned(&self) -> bool {
        false
    }

    /// Legal moves that can be played as they stand: all of them or, where [`State::legal`] has patterns, some of all
    /// sorts. The last one is an example of the notation.
    fn samples(&self) -> Vec<String> {
        self.legal()
    }

    /// All open acts (diplomacy, resignation, …) of all seats in canonical notation, sorted by byte
    /// value.
    fn acts(&self) -> Vec<String>;

    /// The equally likely draws of chance that the referee has to choose from now; empty if none is
    /// due. The one drawn is played as an action.
    fn chance(&self) -> Vec<String> {
        Vec::new()
    }

    /// Who enters `action` (canonical): `None` for the referee (chance, lapse of time).
    fn actor(&self, action: &str) -> Option<Seat>;

    /// Plays one canonical action, a move or an act, and settles all its consequences.
    ///
    /// # Errors
    /// Says what is wrong with the action; the state is then unchanged.
    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal>;

    /// Reads what the holder of `seat` typed, generously, and gives the canonical actions it means
    /// (several where a game's turn has several), all playable in this order.
    ///
    /// # Errors
    /// Says what is wrong, with the candidates where several actions fit and the near misses where
    /// none does.
    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal>;

    /// The action by which `seat` resigns now, if it may.
    fn resignation(&self, seat: Seat) -> Option<String>;

    /// The action by which `seat` lets its turn pass now, where the rules have one.
    fn pass(&self, seat: Seat) -> Option<String> {
        let _ = seat;
        None
    }

    /// The legal moves of the piece or cell that `text` names, for whoever may move it now (or the
    /// moves it could make for `seat`, were it its turn).
    ///
    /// # Errors
    /// Says what is wrong with the text, or that nothing movable stands there.
    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal>;

    /// The legal moves and open acts of `seat` that fit what it has typed so far, best first: what is
    /// shown, and the canonical action. At most 25, and quick: it is asked at every key.
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
        // What begins like the text comes before what only contains it.
        fits.sort_by_key(|(place, _)| *place != Some(0));
        fits.into_iter().take(25).map(|(_, action)| (self.display(&action), action)).collect()
    }

    /// The action as people read it: piece letters, dashes, check marks. `self` is the position
    /// *before* the action.
    fn display(&self, action: &str) -> String;

    /// The same with the letters of a language, where the game's notation has such.
    fn display_in(&self, action: &str, language: Language) -> String {
        let _ = language;
        self.display(action)
    }

    /// The legal moves of `seat` as they are pointed out on the board ([`tap::point`]); not those that are said in a
    /// word, and of very many that can't be listed only some.
    fn taps(&self, seat: Seat) -> Vec<Tap> {
        let _ = seat;
        Vec::new()
    }

    /// What an action decides beside what its notation shows at a glance, in a few words for a button:
    /// "gives up two checkers". `None` for most.
    fn choice(&self, action: &str) -> Option<Message> {
        let _ = action;
        None
    }

    /// What a move asks for, in games of dexterity: what comes of it is not foretold to whoever tries it out, not even
    /// its legality after another. `None` for moves that do what they say.
    fn aim(&self, action: &str) -> Option<Message> {
        let _ = action;
        None
    }

    /// The moves that flick what stands on a spot in a direction, in games of dexterity, the gentlest first. `angle` is in
    /// tenths of a degree, against the clock from the right of a picture with the seat `bottom` below. Other games have
    /// none.
    fn flicks(&self, spot: &str, bottom: Option<Seat>, angle: u16) -> Vec<String> {
        let _ = (spot, bottom, angle);
        Vec::new()
    }

    /// How hard a move flicks, in a word. `None` for moves that are not among those of [`State::flicks`].
    fn power(&self, action: &str) -> Option<Message> {
        let _ = action;
        None
    }

    /// The move that is made when `action` is asked for, where a table's options let hands tremble: `draw` gives a
    /// whole number from −n to n, all equally likely. `None` where moves are made as they are asked for.
    fn tremble(&self, action: &str, options: &Options, draw: &mut dyn FnMut(u32) -> i32) -> Option<String> {
        let _ = (action, options, draw);
        None
    }

    /// The position string.
    fn position(&self) -> String;

    /// The end, if it is reached.
    fn outcome(&self) -> Option<Outcome>;

    /// The end if all agree to a draw, for games that leave draws by agreement to the table; `None` where the
    /// game has acts of its own for it.
    fn drawn(&self) -> Option<Outcome> {
        None
    }

    /// The seats that are still concerned by the game (not mated, resigned…).
    fn alive(&self) -> SeatSet;

    /// How many pieces there are on the board, whosever they are: what is taken is seen by it.
    fn pieces(&self) -> usize;

    /// What an act does in the talk between seats, and how it is said. `None` for moves, for the
    /// referee's actions and for what is nobody's talk (resigning).
    fn act(&self, action: &str) -> Option<ActInfo> {
        let _ = action;
        None
    }

    /// What stands between seats now: open offers and agreements, in a fixed order. Each begins with an
    /// event that carries [`News`] of its key and ends with another.
    fn pacts(&self) -> Vec<Pact> {
        Vec::new()
    }

    /// What a seat plays with now, where its name does not say it: "Light", "Blue and Black".
    fn side(&self, seat: Seat) -> Option<Message> {
        let _ = seat;
        None
    }

    /// The position in short lines, for alt text and the text-only reader: checks, thrones, material; not
    /// what [`State::pacts`] says.
    fn summary(&self) -> Vec<Message>;

    /// The number of the next move, in games whose players count as those of chess do.
    fn round(&self) -> Option<Round> {
        None
    }

    /// What is unusual about the turn (somebody moves for another, a choice comes first), for the post.
    fn turn_note(&self) -> Option<Message> {
        None
    }

    /// The picture of the position in words: shapes, pieces, marks and labels.
    fn scene(&self, view: &View<'_>) -> Scene;

    /// The last action in real time, in games where the way there is worth seeing. It ends with
    /// [`State::scene`] of the same view.
    fn motion(&self, view: &View<'_>) -> Option<scene::Motion> {
        let _ = view;
        None
    }

    /// Counts the leaf nodes of the tree of moves (no acts) to `depth`.
    fn perft(&self, depth: u32) -> u64;

    /// The tree of moves below the position as engines walk it, with what `seat` may see and no more; `None` where it
    /// may not move now.
    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        let _ = seat;
        None
    }

    /// Whether a legal move brings about a position that was there before.
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
