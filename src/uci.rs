//! `liege uci`: the engine for programs and tournament managers that speak the Universal Chess Interface, in the games
//! whose moves that can say.
//!
//! Whatever is no command or makes no sense is answered with `info string`, and changes nothing.

mod search;

use self::search::{Go, Limits, Signals, perft, search};
use liege_engine::{CHARACTERS, Character, Effort, LEVELS};
use liege_game::{self as game, Options, State, words};
use liege_words::Language;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

/// The game that is played where nobody sets `UCI_Variant`.
const USUAL: &str = "chess";
/// In how many moves the time left is to be spent.
const SPREAD: u32 = 30;
/// A line longer than this is not read.
const MOST_LINE: u64 = 1 << 20;
/// `go perft` goes no deeper.
const DEEPEST: u32 = 30;

/// What is set by `setoption`.
#[derive(Clone, Debug)]
struct Settings {
    variant: &'static str,
    level: u8,
    seed: u64,
    character: &'static Character,
}

/// A search that goes on.
struct Running<'scope> {
    thread: ScopedJoinHandle<'scope, ()>,
    /// Whether its answer is held back until it is told to stop.
    is_endless: bool,
    /// Whether it is about a move that the opponent has not made yet.
    is_ahead: bool,
}

/// The games that it plays, as values of `UCI_Variant`.
fn variants() -> Vec<&'static str> {
    game::all().iter().filter(|game| game.speaks_uci()).map(|game| game.id()).collect()
}

/// Answers commands until `quit`, or until there are no more.
///
/// # Errors
/// When the input can't be read or nothing can be written.
pub fn run(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let (output, signals) = (Mutex::new(output), Signals::default());
    std::thread::scope(|scope| {
        let mut talk = Talk {
            scope,
            output: &output,
            signals: &signals,
            settings: Settings { variant: USUAL, level: 5, seed: 1, character: &CHARACTERS[0] },
            state: None,
            running: None,
        };
        let heard = talk.hear(&mut input);
        // Who only asked for something to be found waits for it, if it is still possible to say it.
        let waits = talk.running.as_ref().is_some_and(|running| !running.is_endless && !running.is_ahead);
        talk.end(!matches!(heard, Ok(true)) || !waits);
        heard.map(|_| ())
    })
}

/// A conversation.
struct Talk<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<W>,
    signals: &'env Signals,
    settings: Settings,
    /// The position; `None`: the start.
    state: Option<Box<dyn State>>,
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
            if read == 0 || text.trim() == "quit" {
                return Ok(read == 0);
            }
            self.answer(text.trim())?;
        }
    }

    fn answer(&mut self, line: &str) -> io::Result<()> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let said = match command {
            "" | "debug" | "register" => Ok(()),
            "ponderhit" => {
                if let Some(running) = &mut self.running {
                    running.is_ahead = false;
                    self.signals.hit();
                }
                Ok(())
            }
            "uci" => return self.introduce(),
            "isready" => return say(self.output, "readyok"),
            "ucinewgame" => {
                self.end(true);
                self.state = None;
                Ok(())
            }
            "setoption" => self.set(rest),
            "position" => self.place(rest),
            "go" => self.go(rest),
            "stop" => {
                self.end(true);
                Ok(())
            }
            _ => Err(format!(
                "there is no command `{}`: those here are uci, isready, ucinewgame, setoption, position, go, ponderhit, stop, quit",
                command.chars().take(40).collect::<String>()
            )),
        };
        said.or_else(|wrong| say(self.output, &format!("info string {}", wrong.replace(['\n', '\r'], " "))))
    }

    /// Waits for the search to end, at once if `breaks_off`.
    fn end(&mut self, breaks_off: bool) {
        if let Some(running) = self.running.take() {
            if breaks_off {
                self.signals.stop();
            }
            // What a thread had to say it has said.
            let _ = running.thread.join();
        }
    }

    fn introduce(&self) -> io::Result<()> {
        let vars = |ids: &mut dyn Iterator<Item = &'static str>| {
            ids.flat_map(|id| [" var ", id]).collect::<String>()
        };
        let variants = vars(&mut variants().into_iter());
        let characters = vars(&mut CHARACTERS.iter().map(|character| character.id));
        say(
            self.output,
            &format!(
                "id name Liege {}\nid author the people of Liege\n\
                 option name UCI_Variant type combo default {}{variants}\n\
                 option name Skill Level type spin default {most} min 1 max {most}\n\
                 option name Ponder type check default false\n\
                 option name Seed type spin default 1 min 0 max 2147483647\n\
                 option name Character type combo default {}{characters}\nuciok",
                env!("CARGO_PKG_VERSION"),
                USUAL,
                CHARACTERS[0].id,
                most = LEVELS.len(),
            ),
        )
    }

    fn set(&mut self, text: &str) -> Result<(), String> {
        let named = text.trim().strip_prefix("name ").ok_or("it is `setoption name NAME value VALUE`")?;
        let (name, value) = named.split_once(" value ").unwrap_or((named, ""));
        let value = value.trim();
        let one_of =
            |ids: &[&str]| format!("`{value}` is no value of {name}: it is one of {}", ids.join(", "));
        match name.trim().to_lowercase().as_str() {
            "uci_variant" => {
                let variants = variants();
                let found = variants.iter().find(|id| **id == value).ok_or_else(|| one_of(&variants))?;
                self.end(true);
                self.settings.variant = *found;
                self.state = None;
            }
            "skill level" => {
                let level =
                    value.parse().ok().filter(|level| (1..=LEVELS.len()).contains(&usize::from(*level)));
                self.settings.level = level.ok_or_else(|| format!("the level is 1 to {}", LEVELS.len()))?;
            }
            // When to think ahead is said with `go`.
            "ponder" if matches!(value, "true" | "false") => {}
            "ponder" => return Err(one_of(&["true", "false"])),
            "seed" => {
                self.settings.seed = value.parse().map_err(|_| "the seed is a whole number".to_owned())?;
            }
            "character" => {
                let ids = CHARACTERS.each_ref().map(|character| character.id);
                self.settings.character = Character::named(value).ok_or_else(|| one_of(&ids))?;
            }
            other => {
                return Err(format!(
                    "there is no option `{other}`: those here are UCI_Variant, Skill Level, Ponder, Seed, Character"
                ));
            }
        }
        Ok(())
    }

    /// A position of the game that is set.
    fn laid(&self, position: Option<&str>) -> Result<Box<dyn State>, String> {
        let game = game::by_id(self.settings.variant).ok_or("the game is gone")?;
        let options = Options::check(game.options(), [("", ""); 0]).map_err(|error| error.to_string())?;
        let refused = |refusal: game::Refusal| words().say_of(Language::ENGLISH, game, &refusal.message);
        game.start(&options, position).map_err(refused)
    }

    fn place(&mut self, text: &str) -> Result<(), String> {
        let mut parts = text.split_whitespace();
        let kind = parts.next();
        let before: Vec<&str> = parts.by_ref().take_while(|part| *part != "moves").collect();
        let mut state = match kind {
            Some("startpos") if before.is_empty() => self.laid(None)?,
            Some("fen") => self.read(before)?,
            _ => {
                return Err(
                    "it is `position startpos` or `position fen FEN`, then perhaps `moves` and these"
                        .to_owned(),
                );
            }
        };
        let game = game::by_id(self.settings.variant).ok_or("the game is gone")?;
        for mv in parts {
            let legal = state.legal();
            let Some(action) = legal.iter().find(|action| action.eq_ignore_ascii_case(mv)) else {
                let example = legal.last().map_or("none", String::as_str);
                return Err(format!(
                    "the move `{mv}` is not legal there (one that is: {example}); nothing has changed"
                ));
            };
            state
                .play(action)
                .map_err(|refusal| words().say_of(Language::ENGLISH, game, &refusal.message))?;
        }
        self.end(true);
        self.state = Some(state);
        Ok(())
    }

    /// Reads a FEN, also one that leaves out the counters or names a square passed over where nothing can be taken.
    fn read(&self, mut fields: Vec<&str>) -> Result<Box<dyn State>, String> {
        if fields.len() == 4 {
            fields.extend(["0", "1"]);
        }
        self.laid(Some(&fields.join(" "))).or_else(|wrong| {
            if fields.get(3).is_none_or(|passed| *passed == "-") {
                return Err(wrong);
            }
            fields[3] = "-";
            self.laid(Some(&fields.join(" "))).map_err(|_| wrong)
        })
    }

    fn go(&mut self, text: &str) -> Result<(), String> {
        self.end(true);
        let state = match &self.state {
            Some(state) => state.boxed(),
            None => self.laid(None)?,
        };
        let go = self.asked(&*state, text)?;
        self.signals.reset();
        let (output, signals) = (self.output, self.signals);
        let (is_endless, is_ahead) = match &go {
            Go::Perft(_) => (false, false),
            Go::Think(_, limits) => (limits.is_endless, limits.is_ahead),
        };
        let work = move || {
            // Who does not listen any more has no use for an answer.
            let _ = match go {
                Go::Perft(depth) => perft(output, signals, &*state, depth),
                Go::Think(effort, limits) => search(output, signals, &*state, &effort, limits),
            };
        };
        let thread = std::thread::Builder::new().spawn_scoped(self.scope, work);
        let thread = thread.map_err(|error| format!("there can be no thread that thinks: {error}"))?;
        self.running = Some(Running { thread, is_endless, is_ahead });
        Ok(())
    }

    /// What the words after `go` mean.
    fn asked(&self, state: &dyn State, text: &str) -> Result<Go, String> {
        let mut effort = Effort {
            character: self.settings.character,
            ..Effort::of_level(self.settings.level, self.settings.seed)
        };
        let is_white = state.to_move().iter().next().is_none_or(|seat| seat.0 == 0);
        let (mut time, mut left, mut more, mut moves) = (None, None, 0, SPREAD);
        let (mut is_endless, mut is_ahead, mut nodes) = (false, false, None);
        let words: Vec<&str> = text.split_whitespace().collect();
        for (place, word) in words.iter().enumerate() {
            let number = || {
                let number = words.get(place + 1).and_then(|text| text.parse::<i64>().ok());
                number
                    .map(|number| number.max(0).unsigned_abs())
                    .ok_or_else(|| format!("after `{word}` comes a number"))
            };
            match *word {
                "perft" => return Ok(Go::Perft(u32::try_from(number()?).unwrap_or(DEEPEST).min(DEEPEST))),
                "nodes" => nodes = Some(number()?),
                "depth" => {
                    effort.depth = effort.depth.min(u32::try_from(number()?).unwrap_or(u32::MAX)).max(1);
                    nodes = nodes.or(Some(u64::MAX));
                }
                "mate" => {
                    let plies = u32::try_from(number()?.saturating_mul(2)).unwrap_or(u32::MAX);
                    effort.depth = effort.depth.min(plies).max(1);
                }
                "movetime" => time = Some(Duration::from_millis(number()?)),
                "wtime" if is_white => left = Some(number()?),
                "btime" if !is_white => left = Some(number()?),
                "winc" if is_white => more = number()?,
                "binc" if !is_white => more = number()?,
                "movestogo" => moves = u32::try_from(number()?).unwrap_or(SPREAD).clamp(2, SPREAD),
                "infinite" => is_endless = true,
                "ponder" => is_ahead = true,
                "searchmoves" => {
                    let only = &words[place + 1..];
                    effort.without = state.legal();
                    effort.without.retain(|action| !only.contains(&action.as_str()));
                }
                _ => {}
            }
        }
        if let Some(left) = left.filter(|_| time.is_none()) {
            time = Some(Duration::from_millis(
                ((left / u64::from(moves)).saturating_add(more / 4 * 3)).min(left / 2),
            ));
        }
        if time.is_some() || is_endless {
            nodes = nodes.or(Some(u64::MAX));
        }
        // A weak player does not become stronger by time.
        let is_weak = usize::from(self.settings.level) < LEVELS.len();
        effort.nodes =
            nodes.map_or(effort.nodes, |nodes| if is_weak { nodes.min(effort.nodes) } else { nodes });
        Ok(Go::Think(Box::new(effort), Limits { time, is_endless, is_ahead }))
    }
}
