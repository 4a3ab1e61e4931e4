//! `liege uci`: the engine for programs and tournament managers that speak the Universal Chess Interface, in
//! the games whose moves it can express; or the protocols of shogi (USI) and xiangqi (UCCI), if a program begins with
//! `usi` or `ucci`.
//!
//! A line that is not a command or makes no sense is answered with `info string`, and changes nothing. There
//! are two exceptions, because the other program waits: `go` is always answered with a `bestmove`, and after
//! a refused position the answer is `bestmove (none)`, because a move for another position could not be
//! played.

mod dialect;
mod search;

use self::dialect::{Dialect, size};
use self::search::{CARRIED, Go, Limits, Signals, perft, search};
use liege_engine::{CHARACTERS, Character, Effort, LEVELS};
use liege_game::{self as game, Options, State, words};
use liege_words::Language;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

/// The number of moves over which the time left is spread.
const SPREAD: u32 = 30;
/// The largest length of a line.
const MOST_LINE: u64 = 1 << 20;
/// Options that programs set before they play, and that have no effect on this engine, each with its type and
/// usual value. They are accepted, because many programs stop if one is missing.
const TAKEN: [(&str, &str); 8] = [
    ("Hash", "spin default 16 min 1 max 33554432"),
    ("Threads", "spin default 1 min 1 max 1024"),
    ("MultiPV", "spin default 1 min 1 max 1"),
    ("Clear Hash", "button"),
    ("UCI_AnalyseMode", "check default false"),
    ("UCI_ShowWDL", "check default false"),
    ("UCI_Opponent", "string default <empty>"),
    ("SyzygyPath", "string default <empty>"),
];
/// The longest time that may be reserved for the transport of a move, in milliseconds.
const MOST_OVERHEAD: u64 = 5_000;
/// The words that begin another part of `go`.
const PARTS: [&str; 16] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
    "perft",
    "byoyomi",
    "time",
    "increment",
];
/// The greatest depth of `go perft`.
const DEEPEST: u32 = 30;

/// The values set by `setoption`.
#[derive(Clone, Debug)]
struct Settings {
    dialect: Dialect,
    /// The id of the game.
    variant: &'static str,
    /// Whether the times of UCCI are milliseconds.
    counts_ms: bool,
    level: u8,
    seed: u64,
    character: &'static Character,
    /// Whether castling is written as the king taking his own rook.
    castles_by_rook: bool,
    /// The time reserved for the transport of a move.
    overhead: Duration,
}

/// The position to think about.
enum Place {
    /// The start of the present game.
    Start,
    Laid(Box<dyn State>),
    /// None: a position was refused, for this reason.
    Refused(String),
}

/// A running search.
struct Running<'scope> {
    thread: ScopedJoinHandle<'scope, ()>,
    /// Whether its answer is held back until it is told to stop.
    is_endless: bool,
    /// Whether it is about a move that the opponent has not made yet.
    is_ahead: bool,
}

/// The games that it plays: the values of `UCI_Variant`, with their ids.
fn variants() -> Vec<(&'static str, &'static str)> {
    game::all().iter().filter_map(|game| Some((game.uci()?, game.id()))).collect()
}

/// Answers commands until `quit`, or until there are no more.
///
/// # Errors
/// Returns an error if the input can't be read or nothing can be written.
pub fn run(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let (output, signals) = (Mutex::new(output), Signals::default());
    std::thread::scope(|scope| {
        let mut talk = Talk {
            scope,
            output: &output,
            signals: &signals,
            settings: Settings {
                dialect: Dialect::Uci,
                variant: Dialect::Uci.usual(),
                counts_ms: false,
                level: 5,
                seed: 1,
                character: &CHARACTERS[0],
                castles_by_rook: false,
                overhead: CARRIED,
            },
            place: Place::Start,
            running: None,
        };
        let heard = talk.hear(&mut input);
        // A program that only asked for a search waits for its answer, if that can still be written.
        let waits = talk.running.as_ref().is_some_and(|running| !running.is_endless && !running.is_ahead);
        talk.end(!matches!(heard, Ok(true)) || !waits);
        if matches!(heard, Ok(false)) && talk.settings.dialect == Dialect::Ucci {
            say(talk.output, "bye")?;
        }
        heard.map(|_| ())
    })
}

/// A conversation.
struct Talk<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<W>,
    signals: &'env Signals,
    settings: Settings,
    place: Place,
    running: Option<Running<'scope>>,
}

fn say<W: Write>(output: &Mutex<W>, text: &str) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{text}")?;
    output.flush()
}

impl<W: Write + Send> Talk<'_, '_, W> {
    /// Answers commands; `false` if the last one was `quit`.
    fn hear(&mut self, input: &mut impl BufRead) -> io::Result<bool> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = io::Read::take(&mut *input, MOST_LINE).read_until(b'\n', &mut line)?;
            let text = String::from_utf8_lossy(&line);
            if read == 0 || text.trim().eq_ignore_ascii_case("quit") {
                return Ok(read == 0);
            }
            self.answer(text.trim())?;
        }
    }

    fn answer(&mut self, line: &str) -> io::Result<()> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = command.to_ascii_lowercase();
        if let Some(dialect) = Dialect::of(&command) {
            return self.introduce(dialect);
        }
        let said = match command.as_str() {
            "" | "debug" | "register" | "banmoves" => Ok(()),
            "ponderhit" => {
                if let Some(running) = &mut self.running {
                    running.is_ahead = false;
                    self.signals.hit();
                }
                Ok(())
            }
            "isready" => return say(self.output, "readyok"),
            "ucinewgame" | "usinewgame" | "gameover" => {
                self.end(true);
                self.place = Place::Start;
                Ok(())
            }
            "setoption" => self.set(&self.settings.dialect.option(rest)),
            "position" => {
                let placed = self.laid_out(rest);
                self.end(true);
                let said = placed.as_ref().map(|_| ()).map_err(String::clone);
                self.place = placed.map_or_else(Place::Refused, Place::Laid);
                said
            }
            "go" => return self.go(rest),
            "stop" => {
                self.end(true);
                Ok(())
            }
            _ => Err(format!(
                "there is no command `{}`: those here are uci, isready, ucinewgame, setoption, position, go, ponderhit, stop, quit",
                command.chars().take(40).collect::<String>()
            )),
        };
        said.or_else(|wrong| self.note(&wrong))
    }

    /// Writes a note for people.
    fn note(&self, text: &str) -> io::Result<()> {
        say(self.output, &format!("info string {}", text.replace(['\n', '\r'], " ")))
    }

    /// Waits for the search to end, at once if `breaks_off` is true.
    fn end(&mut self, breaks_off: bool) {
        if let Some(running) = self.running.take() {
            if breaks_off {
                self.signals.stop();
            }
            // The thread has written all its answers.
            let _ = running.thread.join();
        }
    }

    fn introduce(&mut self, dialect: Dialect) -> io::Result<()> {
        if self.settings.variant == self.settings.dialect.usual() {
            self.settings.variant = dialect.usual();
            self.end(true);
            self.place = Place::Start;
        }
        self.settings.dialect = dialect;
        let vars = |ids: &mut dyn Iterator<Item = &'static str>| {
            ids.flat_map(|id| [" var ", id]).collect::<String>()
        };
        let variants = vars(&mut variants().into_iter().map(|(name, _)| name));
        let characters = vars(&mut CHARACTERS.iter().map(|character| character.id));
        let taken: String =
            TAKEN.iter().flat_map(|(name, kind)| ["option name ", name, " type ", kind, "\n"]).collect();
        say(
            self.output,
            dialect
                .options(&format!(
                    "id name Liege {}\nid author the people of Liege\n\
                 option name UCI_Variant type combo default {}{variants}\n\
                 option name Skill Level type spin default {most} min 1 max {most}\n\
                 option name Ponder type check default false\n\
                 option name Seed type spin default 1 min 0 max 2147483647\n\
                 option name Character type combo default {}{characters}\n\
                 option name UCI_Chess960 type check default false\n\
                 option name Move Overhead type spin default {} min 0 max {MOST_OVERHEAD}\n{taken}",
                    env!("CARGO_PKG_VERSION"),
                    variants_named(self.settings.variant),
                    CHARACTERS[0].id,
                    CARRIED.as_millis(),
                    most = LEVELS.len(),
                ))
                .trim_end(),
        )?;
        say(self.output, dialect.ready())
    }

    /// Sets an option. Names and values may have any letter case, and any spaces between.
    fn set(&mut self, text: &str) -> Result<(), String> {
        let mut words = text.split_whitespace();
        if !words.next().is_some_and(|word| word.eq_ignore_ascii_case("name")) {
            return Err("it is `setoption name NAME value VALUE`".to_owned());
        }
        let name: Vec<&str> = words.by_ref().take_while(|word| !word.eq_ignore_ascii_case("value")).collect();
        let (name, value) = (name.join(" "), words.collect::<Vec<_>>().join(" "));
        let one_of =
            |ids: &[&str]| format!("`{value}` is no value of {name}: it is one of {}", ids.join(", "));
        let named = |ids: &[&'static str]| {
            let found = ids.iter().find(|id| id.eq_ignore_ascii_case(&value)).copied();
            found.ok_or_else(|| one_of(ids))
        };
        match name.to_lowercase().as_str() {
            "uci_variant" => {
                let known = variants();
                let is = |one: &str| one.eq_ignore_ascii_case(&value);
                let id = known.iter().find(|(name, id)| is(name) || is(id)).map(|(_, id)| *id);
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                self.settings.variant = id.ok_or_else(|| one_of(&names))?;
                self.end(true);
                self.place = Place::Start;
            }
            "skill level" => {
                let level =
                    value.parse().ok().filter(|level| (1..=LEVELS.len()).contains(&usize::from(*level)));
                self.settings.level = level.ok_or_else(|| format!("the level is 1 to {}", LEVELS.len()))?;
            }
            // `go` says when to think ahead.
            "ponder" => {
                named(&["true", "false"])?;
            }
            "usemillisec" => self.settings.counts_ms = named(&["true", "false"])? == "true",
            "uci_chess960" => self.settings.castles_by_rook = named(&["true", "false"])? == "true",
            "move overhead" => {
                let least = value.parse::<u64>().map_err(|_| "the overhead is a number of milliseconds")?;
                self.settings.overhead = Duration::from_millis(least.min(MOST_OVERHEAD));
            }
            "seed" => {
                self.settings.seed = value.parse().map_err(|_| "the seed is a whole number".to_owned())?;
            }
            "character" => {
                let id = named(&CHARACTERS.each_ref().map(|character| character.id))?;
                self.settings.character = Character::named(id).ok_or_else(|| one_of(&[id]))?;
            }
            other if TAKEN.iter().any(|(known, _)| known.eq_ignore_ascii_case(other)) => {}
            other => {
                let known = [
                    "UCI_Variant",
                    "Skill Level",
                    "Ponder",
                    "Seed",
                    "Character",
                    "UCI_Chess960",
                    "Move Overhead",
                ];
                let taken = TAKEN.iter().map(|(name, _)| *name);
                let known: Vec<&str> = known.into_iter().chain(taken).collect();
                return Err(format!("there is no option `{other}`: those here are {}", known.join(", ")));
            }
        }
        Ok(())
    }

    /// A position of the present game.
    fn laid(&self, position: Option<&str>) -> Result<Box<dyn State>, String> {
        let game = game::by_id(self.settings.variant).ok_or("the game is gone")?;
        let options = Options::check(game.options(), [("", ""); 0]).map_err(|error| error.to_string())?;
        let refused = |refusal: game::Refusal| words().say_of(Language::ENGLISH, game, &refusal.message);
        game.start(&options, position).map_err(refused)
    }

    /// The position of a command.
    fn laid_out(&self, text: &str) -> Result<Box<dyn State>, String> {
        let mut parts = text.split_whitespace();
        let kind = parts.next().unwrap_or_default().to_ascii_lowercase();
        let before: Vec<&str> =
            parts.by_ref().take_while(|part| !part.eq_ignore_ascii_case("moves")).collect();
        let mut state = match kind.as_str() {
            "startpos" if before.is_empty() => self.laid(None)?,
            "fen" => self.read(&before)?,
            "sfen" => self.laid(Some(&format!("sfen {}", before.join(" "))))?,
            _ => {
                return Err(
                    "it is `position startpos`, `position fen FEN` or `position sfen SFEN`, then perhaps `moves` and these"
                        .to_owned(),
                );
            }
        };
        let game = game::by_id(self.settings.variant).ok_or("the game is gone")?;
        for mv in parts {
            let legal = state.legal();
            let position = state.position();
            let (dialect, size) = (self.settings.dialect, size(&position));
            let found = legal.iter().find(|action| dialect.means(mv, action, size)).or_else(|| {
                legal
                    .iter()
                    .find(|action| by_rook(&position, action).is_some_and(|own| own.eq_ignore_ascii_case(mv)))
            });
            let Some(action) = found else {
                let example =
                    legal.last().map_or_else(|| "none".to_owned(), |action| dialect.written(action, size));
                return Err(format!("the move `{mv}` is not legal there (one that is: {example})"));
            };
            state
                .play(action)
                .map_err(|refusal| words().say_of(Language::ENGLISH, game, &refusal.message))?;
        }
        Ok(state)
    }

    /// Reads a FEN in the form of other programs, and notes the parts that were dropped.
    fn read(&self, fields: &[&str]) -> Result<Box<dyn State>, String> {
        let state = self.laid(Some(&fields.join(" ")))?;
        let position = state.position();
        if let (Some(given), Some(read)) = (fields.get(2), position.split(' ').nth(2))
            && given.chars().filter(|sign| sign.is_alphabetic()).count()
                > read.chars().filter(|sign| sign.is_alphabetic()).count()
        {
            // The answer is right even if nobody reads this.
            let _ = self.note(&format!(
                "castling rights `{given}` without king or rook are dropped: `{read}` is left"
            ));
        }
        Ok(state)
    }

    /// Thinks. There is an answer whatever came after it.
    fn go(&mut self, text: &str) -> io::Result<()> {
        self.end(true);
        let state = match &self.place {
            Place::Laid(state) => Ok(state.boxed()),
            Place::Start => self.laid(None),
            Place::Refused(why) => Err(format!("there is no position, for the last one was refused: {why}")),
        };
        let state = match state {
            Ok(state) => state,
            Err(why) => {
                self.note(&why)?;
                return say(self.output, self.settings.dialect.none());
            }
        };
        let (go, passed) = self.asked(&*state, text);
        for passed in passed {
            self.note(&passed)?;
        }
        self.signals.reset();
        let (output, signals) = (self.output, self.signals);
        let (is_endless, is_ahead) = match &go {
            Go::Perft(_) => (false, false),
            Go::Think(_, limits) => (limits.is_endless, limits.is_ahead),
        };
        let (castles_by_rook, dialect) = (self.settings.castles_by_rook, self.settings.dialect);
        let size = size(&state.position());
        let work = move || {
            // A program that no longer listens needs no answer.
            let _ = match go {
                Go::Perft(depth) => perft(output, signals, &*state, depth),
                Go::Think(effort, limits) => {
                    let written = |line: &[String]| {
                        let line = written(&*state, line, castles_by_rook);
                        line.iter().map(|action| dialect.written(action, size)).collect::<Vec<String>>()
                    };
                    search(output, signals, &*state, &effort, limits, (&written, dialect.none()))
                }
            };
        };
        let thread = match std::thread::Builder::new().spawn_scoped(self.scope, work) {
            Ok(thread) => thread,
            Err(error) => {
                self.note(&format!("there can be no thread that thinks: {error}"))?;
                return say(self.output, self.settings.dialect.none());
            }
        };
        self.running = Some(Running { thread, is_endless, is_ahead });
        Ok(())
    }

    /// The meaning of the words after `go`, and the words that are ignored.
    fn asked(&self, state: &dyn State, text: &str) -> (Go, Vec<String>) {
        let mut effort = Effort {
            character: self.settings.character,
            ..Effort::of_level(self.settings.level, self.settings.seed)
        };
        let is_first = state.to_move().iter().next().is_none_or(|seat| seat.0 == 0);
        let dialect = self.settings.dialect;
        let (own_time, own_increment) = dialect.clock(is_first);
        let ms = |number: u64| {
            u64::try_from(dialect.time(number, self.settings.counts_ms).as_millis()).unwrap_or(u64::MAX)
        };
        let mut byoyomi = None;
        let (mut time, mut left, mut more, mut moves) = (None, None, 0, SPREAD);
        let (mut is_endless, mut is_ahead, mut nodes) = (false, false, None);
        let mut passed = Vec::new();
        let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
        for (place, word) in words.iter().enumerate() {
            let mut number = || {
                let read = words.get(place + 1).and_then(|text| whole(text));
                if read.is_none() {
                    passed.push(format!("after `{word}` comes a number; it is passed over"));
                }
                read
            };
            match word.as_str() {
                "perft" => {
                    let depth = number().map_or(1, |depth| u32::try_from(depth).unwrap_or(DEEPEST));
                    return (Go::Perft(depth.min(DEEPEST)), passed);
                }
                "nodes" => nodes = number().or(nodes),
                "depth" => {
                    if let Some(depth) = number() {
                        effort.depth = effort.depth.min(u32::try_from(depth).unwrap_or(u32::MAX)).max(1);
                        nodes = nodes.or(Some(u64::MAX));
                    }
                }
                "mate" => {
                    if let Some(moves) = number() {
                        let plies = u32::try_from(moves.saturating_mul(2)).unwrap_or(u32::MAX);
                        effort.depth = effort.depth.min(plies).max(1);
                    }
                }
                "movetime" => time = number().map(Duration::from_millis).or(time),
                word if word == own_time => left = number().map(ms).or(left),
                word if word == own_increment => more = number().map_or(more, ms),
                "byoyomi" => byoyomi = number().or(byoyomi),
                "movestogo" => {
                    let asked = number().map(|moves| u32::try_from(moves).unwrap_or(SPREAD));
                    moves = asked.map_or(moves, |moves| moves.clamp(2, SPREAD));
                }
                "infinite" => is_endless = true,
                "ponder" => is_ahead = true,
                "searchmoves" => {
                    let only = words[place + 1..].iter().take_while(|word| !PARTS.contains(&word.as_str()));
                    let only: Vec<&String> = only.collect();
                    let (position, legal) = (state.position(), state.legal());
                    let size = size(&position);
                    let is_meant = |action: &String| {
                        let other = by_rook(&position, action);
                        let is = |typed: &&&String| {
                            dialect.means(typed, action, size)
                                || other.as_ref().is_some_and(|other| other.eq_ignore_ascii_case(typed))
                        };
                        only.iter().any(|typed| is(&typed))
                    };
                    if legal.iter().any(is_meant) {
                        effort.without = legal.into_iter().filter(|action| !is_meant(action)).collect();
                    } else {
                        passed.push(
                            "none of the moves after `searchmoves` is legal: all moves are searched"
                                .to_owned(),
                        );
                    }
                }
                _ => {}
            }
        }
        if let Some(left) = left.filter(|_| time.is_none()) {
            let share = ((left / u64::from(moves)).saturating_add(more / 4 * 3)).min(left / 2);
            // The seconds of each move are lost if they are not used.
            time = Some(Duration::from_millis(share.saturating_add(byoyomi.unwrap_or_default())));
        }
        time = time.or(byoyomi.map(Duration::from_millis));
        if time.is_some() || is_endless {
            nodes = nodes.or(Some(u64::MAX));
        }
        // A weak player does not get stronger by time.
        let is_weak = usize::from(self.settings.level) < LEVELS.len();
        effort.nodes =
            nodes.map_or(effort.nodes, |nodes| if is_weak { nodes.min(effort.nodes) } else { nodes });
        let time = time.map(|time| time.saturating_sub(self.settings.overhead).max(Duration::from_millis(1)));
        (Go::Think(Box::new(effort), Limits { time, is_endless, is_ahead }), passed)
    }
}

/// The value of `UCI_Variant` for a game.
fn variants_named(id: &str) -> &'static str {
    variants().into_iter().find(|(_, known)| *known == id).map_or("chess", |(name, _)| name)
}

/// A number in the form of other programs: below 0 it counts as missing, fractions are cut off, and one that
/// is too large is the largest.
fn whole(text: &str) -> Option<u64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (digits, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    if !is_number(digits) || !part.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    Some(if text.starts_with('-') { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

/// Castling as the king taking his own rook (`e1h1` for `e1g1`), as with `UCI_Chess960`; `None` for other
/// moves.
fn by_rook(position: &str, action: &str) -> Option<String> {
    let (from, to) = (action.get(..2)?, action.get(2..).filter(|to| to.len() == 2)?);
    let rook = match (from, to) {
        ("e1", "g1") => "h1",
        ("e1", "c1") => "a1",
        ("e8", "g8") => "h8",
        ("e8", "c8") => "a8",
        _ => return None,
    };
    let ranks: Vec<&str> = position.split(' ').next()?.split('/').collect();
    let rank = if from == "e1" { ranks.last() } else { ranks.first() }?;
    let mut file = 0;
    for sign in rank.chars() {
        match sign.to_digit(10) {
            Some(empty) => file += empty,
            None if file == 4 => return sign.eq_ignore_ascii_case(&'k').then(|| format!("{from}{rook}")),
            None => file += 1,
        }
    }
    None
}

/// A line of moves in the form to be written.
fn written(state: &dyn State, line: &[String], castles_by_rook: bool) -> Vec<String> {
    if !castles_by_rook {
        return line.to_vec();
    }
    let mut state = state.boxed();
    let one = |action: &String| {
        let written = by_rook(&state.position(), action).unwrap_or_else(|| action.clone());
        // A line of the search can be played; if not, it is written unchanged.
        let _ = state.play(action);
        written
    };
    line.iter().map(one).collect()
}
