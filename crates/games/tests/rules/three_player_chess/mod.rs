//! Tests of the subtle parts of three-player chess, one situation at a time (rules page, sections 3 to 5).

mod agreements;
mod bonds;
pub mod dice;
mod diplomacy;
mod oracle;
mod pieces;
mod refusals;
mod second_reading;
mod strings;

use liege_game::{Game, Options, Seat, State, words};
use liege_games::three_player_chess::board::{CELLS, Cell};
use liege_words::{Language, Message};

fn game() -> &'static dyn Game {
    liege_game::by_id("three-player-chess").unwrap()
}

/// A position from pieces, `RT2=rK`, and the fields after the board.
fn board(pieces: &str) -> String {
    let mut board: Vec<Option<&str>> = vec![None; CELLS];
    for entry in pieces.split_whitespace() {
        let (cell, piece) = entry.split_once('=').unwrap();
        let place = &mut board[Cell::from_name(cell).unwrap().index()];
        assert!(place.is_none(), "{cell} twice");
        *place = Some(piece);
    }
    let mut cells = board.into_iter();
    let mut kingdoms = Vec::new();
    for _ in 0..3 {
        let mut zones = Vec::new();
        for size in [2, 6, 10, 14, 18] {
            let (mut text, mut empty) = (String::new(), 0);
            for cell in cells.by_ref().take(size) {
                match cell {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        text.push_str(piece);
                        empty = 0;
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            zones.push(text);
        }
        kingdoms.push(zones.join("/"));
    }
    kingdoms.join("|")
}

const KINGS: &str = "RT2=rK WT2=wK BT2=bK";

struct Play(Box<dyn State>);

/// A message's id, kept until the tests end.
fn id(message: &Message) -> &'static str {
    message.id().to_owned().leak()
}

impl Play {
    /// Kings at home, other pieces, and the fields after the board.
    fn new(pieces: &str, fields: &str) -> Play {
        Play::bare(&format!("{KINGS} {pieces}"), fields)
    }

    fn bare(pieces: &str, fields: &str) -> Play {
        Play::at(&format!("{} {fields}", board(pieces)))
    }

    fn at(position: &str) -> Play {
        let none: [(&str, &str); 0] = [];
        let options = Options::check(game().options(), none).unwrap();
        Play(game().start(&options, Some(position)).unwrap_or_else(|refusal| {
            panic!("{position}: {}", words().say_of(Language::ENGLISH, game(), &refusal.message))
        }))
    }

    /// Plays the actions; returns the ids of the last one's events.
    fn plays(&mut self, actions: &str) -> Vec<&'static str> {
        let mut ids = Vec::new();
        for action in actions.split(';').map(str::trim) {
            let events = self.0.play(action).unwrap_or_else(|refusal| {
                let said = words().say_of(Language::ENGLISH, game(), &refusal.message);
                panic!("{action} in {}: {said}", self.0.position())
            });
            ids = events.iter().map(|event| id(&event.message)).collect();
        }
        ids
    }

    /// The id of the reason why an action is refused.
    fn refuses(&self, action: &str) -> &'static str {
        let mut trial = self.0.clone();
        let refusal = trial.play(action).expect_err(action);
        assert_eq!(trial.position(), self.0.position());
        assert!(!self.0.legal().iter().chain(&self.0.acts()).any(|listed| listed == action));
        id(&refusal.message)
    }

    fn said(&self, action: &str) -> String {
        let refusal = self.0.clone().play(action).expect_err(action);
        words().say_of(Language::ENGLISH, game(), &refusal.message)
    }

    fn allows(&self, action: &str) -> bool {
        self.0.legal().iter().chain(&self.0.acts()).any(|listed| listed == action)
    }

    /// Seats by their letters in notation.
    fn seats(letters: &str) -> Vec<Seat> {
        (0..3).map(Seat).filter(|seat| letters.contains(game().seats()[seat.index()].code)).collect()
    }

    /// Plays the actions; returns the id of each event of the last one, with the seats it concerns.
    fn concerns(&mut self, actions: &str) -> Vec<(&'static str, Vec<Seat>)> {
        let (before, last) = actions.rsplit_once(';').unwrap_or(("", actions));
        if !before.is_empty() {
            self.plays(before);
        }
        let events = self.0.play(last.trim()).unwrap();
        events.into_iter().map(|event| (id(&event.message), event.concerns)).collect()
    }

    /// A field of the position string, numbered from 1 as on the rules page.
    fn field(&self, number: usize) -> String {
        self.0.position().split(' ').nth(number - 1).unwrap().to_owned()
    }

    fn to_move(&self) -> String {
        self.0.to_move().iter().map(|seat| game().seats()[seat.index()].code).collect()
    }

    /// Half points of red, white, black.
    fn points(&self) -> [i32; 3] {
        let outcome = self.0.outcome().expect("the game is over");
        [0, 1, 2].map(|seat| outcome.points[seat].in_halves())
    }
}
