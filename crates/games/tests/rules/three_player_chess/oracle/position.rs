//! The state of 4.1, from and to the thirteen fields of 6.4.

use super::lattice::{LETTERS, lattice};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, PartialEq)]
pub struct Bond {
    pub since: usize,
    /// `a`, `l` or `v`.
    pub state: char,
    pub claim: bool,
    pub chosen: bool,
}

/// The topic of an offer or closed mark, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// Lord and vassal.
    Bond(usize, usize),
    /// A pair in seat order.
    Truce(usize, usize),
    Draw,
}

impl Topic {
    pub fn of(text: &str) -> Topic {
        let letters: Vec<char> = text.chars().collect();
        match letters[..] {
            [lord, '>', vassal] => Topic::Bond(seat(lord), seat(vassal)),
            [a, '=', b] => Topic::Truce(seat(a), seat(b)),
            _ => Topic::Draw,
        }
    }

    pub fn text(self) -> String {
        match self {
            Topic::Bond(lord, vassal) => format!("{}>{}", LETTERS[lord], LETTERS[vassal]),
            Topic::Truce(a, b) => format!("{}={}", LETTERS[a], LETTERS[b]),
            Topic::Draw => "draw".to_owned(),
        }
    }

    /// Whether it joins this seat; a draw joins all.
    pub fn concerns(self, seat: usize) -> bool {
        match self {
            Topic::Bond(a, b) | Topic::Truce(a, b) => seat == a || seat == b,
            Topic::Draw => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub by: usize,
    pub turns: usize,
    pub accepted: BTreeSet<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Army and kind.
    pub board: Vec<Option<(usize, char)>>,
    pub turn: usize,
    pub cmd: [Option<usize>; 3],
    /// Army and `s` or `l`.
    pub castling: BTreeSet<(usize, char)>,
    pub last: [Option<usize>; 3],
    /// The pawn's cell and the set I.
    pub ep: [Option<(usize, Vec<usize>)>; 3],
    /// By lord and vassal.
    pub bonds: BTreeMap<(usize, usize), Bond>,
    pub offers: BTreeMap<Topic, Offer>,
    pub closed: BTreeSet<(Topic, usize)>,
    pub truces: BTreeMap<(usize, usize), [usize; 2]>,
    pub exits: Vec<usize>,
    pub drawn: bool,
    pub mode: String,
}

pub fn seat(letter: char) -> usize {
    LETTERS.iter().position(|own| *own == letter).unwrap_or_else(|| panic!("{letter}"))
}

fn list(text: &str) -> Vec<&str> {
    if text == "-" { Vec::new() } else { text.split(',').collect() }
}

fn seats(text: &str) -> [Option<usize>; 3] {
    let seats: Vec<Option<usize>> = text.chars().map(|c| (c != '-').then(|| seat(c))).collect();
    seats.try_into().unwrap()
}

fn read_board(text: &str) -> Vec<Option<(usize, char)>> {
    let mut board = Vec::new();
    for zone in text.split(['/', '|']) {
        let mut letters = zone.chars().peekable();
        while let Some(c) = letters.next() {
            if let Some(digit) = c.to_digit(10) {
                let second = letters.next_if(char::is_ascii_digit).and_then(|c| c.to_digit(10));
                let run = second.map_or(digit, |second| 10 * digit + second);
                board.extend((0..run).map(|_| None));
            } else {
                board.push(Some((seat(c.to_ascii_uppercase()), letters.next().unwrap())));
            }
        }
    }
    board
}

impl State {
    pub fn read(text: &str) -> State {
        let fields: Vec<&str> = text.split(' ').collect();
        let first = |text: &str| seat(text.chars().next().unwrap());
        let mut castling = BTreeSet::new();
        let mut army = 0;
        for c in fields[3].chars().filter(|c| *c != '-') {
            if "sl".contains(c) {
                castling.insert((army, c));
            } else {
                army = seat(c);
            }
        }
        let mut ep = [None, None, None];
        for entry in list(fields[5]) {
            let (owner, rest) = entry.split_once('@').unwrap();
            let (pawn, over) = rest.split_once(':').unwrap();
            let over = over.split('.').map(|name| lattice().cell(name)).collect();
            ep[first(owner)] = Some((lattice().cell(pawn), over));
        }
        let bonds = list(fields[6]).into_iter().map(|entry| {
            let letters: Vec<char> = entry.chars().collect();
            let bond = Bond {
                since: letters[4].to_digit(10).unwrap() as usize,
                state: letters[5],
                claim: entry.contains('c'),
                chosen: entry.contains('!'),
            };
            ((seat(letters[0]), seat(letters[2])), bond)
        });
        let offers = list(fields[7]).into_iter().map(|entry| {
            let (about, by) = entry.split_once('?').unwrap();
            let (about, turns) = about.split_once('/').unwrap_or((about, "0"));
            let accepted = by.chars().skip(2).map(seat).collect();
            (Topic::of(about), Offer { by: first(by), turns: turns.parse().unwrap(), accepted })
        });
        let closed = list(fields[8]).into_iter().map(|entry| {
            let (about, by) = entry.split_once('#').unwrap();
            (Topic::of(about), first(by))
        });
        let truces = list(fields[9]).into_iter().map(|entry| {
            let letters: Vec<char> = entry.chars().collect();
            let left = [letters[4], letters[6]].map(|c| c.to_digit(10).unwrap() as usize);
            ((seat(letters[0]), seat(letters[2])), left)
        });
        State {
            board: read_board(fields[0]),
            turn: first(fields[1]),
            cmd: seats(fields[2]),
            castling,
            last: seats(fields[4]),
            ep,
            bonds: bonds.collect(),
            offers: offers.collect(),
            closed: closed.collect(),
            truces: truces.collect(),
            exits: fields[10].chars().filter(|c| *c != '-').map(seat).collect(),
            drawn: fields[11] == "=",
            mode: fields[12].to_owned(),
        }
    }

    pub fn write(&self) -> String {
        let list = |entries: Vec<String>| if entries.is_empty() { "-".to_owned() } else { entries.join(",") };
        let seats = |seats: &[Option<usize>; 3]| -> String {
            seats.iter().map(|seat| seat.map_or('-', |seat| LETTERS[seat])).collect()
        };
        let mut castling = String::new();
        for (army, letter) in LETTERS.into_iter().enumerate() {
            let rights: String =
                ['s', 'l'].into_iter().filter(|side| self.castling.contains(&(army, *side))).collect();
            if !rights.is_empty() {
                castling.push(letter);
                castling.push_str(&rights);
            }
        }
        let ep = self.ep.iter().enumerate().filter_map(|(seat, step)| {
            let (pawn, over) = step.as_ref()?;
            let name = |cell: &usize| lattice().names[*cell].clone();
            let over: Vec<String> = over.iter().map(name).collect();
            Some(format!("{}@{}:{}", LETTERS[seat], name(pawn), over.join(".")))
        });
        let bonds = self.bonds.iter().map(|((lord, vassal), bond)| {
            let mark = |on, mark| if on { mark } else { "" };
            let about = Topic::Bond(*lord, *vassal).text();
            let (claim, chosen) = (mark(bond.claim, "c"), mark(bond.chosen, "!"));
            format!("{about}:{}{}{claim}{chosen}", bond.since, bond.state)
        });
        let offers = self.offers.iter().map(|(topic, offer)| {
            let turns = if offer.turns > 0 { format!("/{}", offer.turns) } else { String::new() };
            let accepted: String = offer.accepted.iter().map(|seat| LETTERS[*seat]).collect();
            let plus = if accepted.is_empty() { "" } else { "+" };
            format!("{}{turns}?{}{plus}{accepted}", topic.text(), LETTERS[offer.by])
        });
        let closed = self.closed.iter().map(|(topic, by)| format!("{}#{}", topic.text(), LETTERS[*by]));
        let truces = self
            .truces
            .iter()
            .map(|((a, b), [first, second])| format!("{}:{first}.{second}", Topic::Truce(*a, *b).text()));
        let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        [
            self.write_board(),
            LETTERS[self.turn].to_string(),
            seats(&self.cmd),
            or_dash(castling),
            seats(&self.last),
            list(ep.collect()),
            list(bonds.collect()),
            list(offers.collect()),
            list(closed.collect()),
            list(truces.collect()),
            or_dash(self.exits.iter().map(|seat| LETTERS[*seat]).collect()),
            if self.drawn { "=" } else { "*" }.to_owned(),
            self.mode.clone(),
        ]
        .join(" ")
    }

    fn write_board(&self) -> String {
        let mut cells = self.board.iter();
        let mut kingdoms = Vec::new();
        for _ in LETTERS {
            let zones = [2, 6, 10, 14, 18].map(|size| {
                let mut text = String::new();
                let mut empty = 0;
                let put = |empty: &mut usize, text: &mut String| {
                    if *empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    *empty = 0;
                };
                for cell in cells.by_ref().take(size) {
                    match cell {
                        None => empty += 1,
                        Some((army, kind)) => {
                            put(&mut empty, &mut text);
                            text.push(LETTERS[*army].to_ascii_lowercase());
                            text.push(*kind);
                        }
                    }
                }
                put(&mut empty, &mut text);
                text
            });
            kingdoms.push(zones.join("/"));
        }
        kingdoms.join("|")
    }
}
