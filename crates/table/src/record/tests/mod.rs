//! Records of real games: whole, changed, cut off and made up.

mod faults;

use super::*;
use crate::{
    Answer, Chair, Dealing, Level, Manner, Missed, Motion, Negotiation, NewTable, OfContest, Player,
    ReadyCheckPolicy, Reliable, Seed, Status, Table, Terms, Venue, Weekends, guest,
};
use jiff::{SignedDuration, Timestamp};
use liege_game::{self as game, Options};
use liege_testing::nim::{NIM, games as nim_games};
use liege_words::Language;
use proptest::prelude::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::OnceLock;

/// The source of random decisions.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_millisecond(1_800_000_000_000 + second * 1_000 + 7).unwrap()
}

fn player(id: &str) -> Player {
    Player { id: id.to_owned(), name: name(id) }
}

/// The names by ids: two people have equal names.
fn name(id: &str) -> String {
    crate::guest_name(id).unwrap_or_else(|| match id {
        "id1" => "Ada Lovelace".to_owned(),
        "id2" | "id3" => "Bo: the 2nd; <b>".to_owned(),
        other => other.to_uppercase(),
    })
}

fn venue() -> Venue {
    Venue {
        server: None,
        channel: "c".to_owned(),
        thread: None,
        lobby_message: None,
        language: Language::ENGLISH,
    }
}

/// A table of a game that has started, with two or more members and random options.
fn begun(game: &'static dyn Game, dice: &mut Dice, terms: Terms) -> Table {
    let given: Vec<(&str, String)> = game
        .options()
        .iter()
        .filter(|_| dice.below(2) == 0)
        .collect::<Vec<_>>()
        .into_iter()
        .filter_map(|option| {
            let listed = option.values.listed();
            dice.pick(listed).map(|value| (option.name, (*value).to_owned()))
        })
        .collect();
    let options = Options::check(game.options(), given).unwrap();
    // Options may change the seats.
    let game = game::seated(game, &options, None);
    let mut seed = [0; 32];
    dice.0.fill_bytes(&mut seed);
    let seats = game.seats().len();
    let mut table = Table::new(NewTable {
        game,
        options,
        terms,
        start: None,
        host: player("host"),
        venue: venue(),
        seed: Seed::from_bytes(seed),
        chairs: vec![Chair::Open; seats],
        at: at(0),
    })
    .unwrap();
    for index in 0..seats {
        let who = player(&format!("id{}", index + 1));
        table = table.sit(&who, None, at(1)).unwrap().table;
    }
    // Who took the last seat is here already.
    for index in 1..if table.asks_for_seeds() { seats } else { 1 } {
        let seed = (index == 1).then_some("north");
        table = table.here(&format!("id{index}"), seed, at(1)).unwrap().table;
    }
    while let Some(chooser) = table.chooser().cloned() {
        let free = table.dice().unwrap().free();
        let seat = *dice.pick(&free).unwrap();
        table = table.choose(&chooser.id, seat, at(2)).unwrap().table;
    }
    table
}

/// Plays this number of random actions, and sometimes a table event.
fn played(mut table: Table, dice: &mut Dice, count: usize) -> Table {
    for second in 0..count {
        if table.status() != Status::Playing {
            break;
        }
        let now = at(10 + second as i64 * 700);
        let members: Vec<String> = table.players().iter().map(|player| player.id.clone()).collect();
        let who = dice.pick(&members).unwrap().clone();
        let mut open = table.state().samples();
        if dice.below(3) == 0 {
            open.extend(table.state().acts());
        }
        let action = dice.pick(&open).cloned().unwrap_or_default();
        let step = match dice.below(14) {
            0 => table.propose(&who, &Motion::Takeback { to: dice.below(table.log().len() + 1) }, now),
            1 => {
                let seat = table.seats_of(&who).iter().next().unwrap();
                table.propose(&who, &Motion::Hand { seat, to: "late comer".to_owned() }, now)
            }
            2 => match table.ledger().open().last().map(|deal| deal.number) {
                Some(number) => {
                    let by = if dice.below(2) == 0 { "late comer" } else { who.as_str() };
                    table.answer(&player(by), number, Answer::Accept, now)
                }
                None => continue,
            },
            _ => match table.state().actor(&action).and_then(|seat| table.holder(seat)) {
                Some(player) => table.act(&player.id.clone(), &action, now),
                None => continue,
            },
        };
        if let Ok(step) = step {
            table = step.table;
        }
    }
    table
}

fn plan(sheet: &Sheet, manner: Manner) -> Plan {
    let nth = |index: usize, name: &str| {
        sheet.people.iter().take(index + 1).filter(|other| other.name == name).count()
    };
    Plan {
        manner,
        people: (sheet.people.iter().enumerate())
            .map(|(index, someone)| Player {
                id: guest(&someone.name, nth(index, &someone.name)),
                name: someone.name.clone(),
            })
            .collect(),
        chairs: vec![Chair::Open; sheet.chairs.len()],
        host: player("me"),
        venue: venue(),
        seed: Seed::from_bytes([9; 32]),
        at: later(),
    }
}

/// The time of imports here.
fn later() -> Timestamp {
    at(100_000_000)
}

fn brought(text: &str, manner: Manner) -> Result<Table, Fault> {
    let sheet = read(text.as_bytes(), game::by_id, Texts::Any)?;
    sheet.table(plan(&sheet, manner))
}

fn games() -> Vec<&'static dyn Game> {
    game::all().to_vec()
}

#[test]
fn a_record_brought_in_and_written_again_is_the_same() {
    let mut dice = Dice::new(1);
    let (mut over, mut on, mut handed) = (0, 0, 0);
    for round in 0..4 {
        for game in games() {
            let mut table = begun(game, &mut dice, Terms::default());
            table = played(table, &mut dice, [0, 3, 30, 50][round]);
            if round % 2 == 1 && table.status() == Status::Playing {
                // Everybody resigns, as far as the rules let them.
                for index in 0..8 {
                    let players: Vec<String> = table.players().iter().map(|p| p.id.clone()).collect();
                    let who = players[index % players.len()].clone();
                    let seat = table.seats_of(&who).iter().next().unwrap();
                    let Some(resigns) = table.state().resignation(seat) else { continue };
                    if let Ok(step) = table.act(&who, &resigns, at(90_000)) {
                        table = step.table;
                    }
                    if table.status() != Status::Playing {
                        break;
                    }
                }
            }
            let text = write(&table, name, Depth::Public).unwrap();
            handed += usize::from(text.contains("@propose hand"));
            assert!(!text.contains("late comer"), "no ids: {text}");
            let words = |c: char| !c.is_alphanumeric();
            assert!(!text.split(words).any(|word| word == "id1"), "no ids: {text}");
            let kept = brought(&text, Manner::Archived).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(write(&kept, name, Depth::Public).unwrap(), text);
            assert_eq!(kept.log().len(), table.log().len());
            assert_eq!(kept.state().position(), table.state().position());
            assert_eq!(kept.outcome(), table.outcome());
            assert!(kept.to_move().is_empty() && kept.next_timer().is_none() && kept.owed().is_empty());
            assert_eq!(kept.status(), kept.implied_status());
            let seed = table.seed().reveal();
            if table.is_finished() {
                over += 1;
                assert_eq!(kept.status(), table.status());
                assert_eq!(text.contains(&seed), table.uses_chance());
                assert!(brought(&text, Manner::Resumed).is_err(), "it is over");
                continue;
            }
            on += 1;
            assert!(!text.contains(&seed), "the seed is a secret while the game is on");
            assert_eq!(kept.status(), Status::Abandoned);
            assert_eq!(kept.revealed_seed(), None);
            let waiting = brought(&text, Manner::Resumed).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(waiting.status(), Status::Lobby);
            assert_eq!(write(&waiting, name, Depth::Public).unwrap(), text);
            // With all secrets.
            let whole = write(&table, name, Depth::Whole).unwrap();
            assert_eq!(whole.contains(&seed), table.uses_chance());
            let again = brought(&whole, Manner::Archived).unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(again.bent_draw().unwrap(), None);
            assert_eq!(write(&again, name, Depth::Public).unwrap(), text, "the seed stays where it is");
        }
    }
    assert!(over >= 3 && on >= 8 && handed > 0, "{over} {on} {handed}");
}

#[test]
fn a_game_goes_on_from_its_record() {
    let mut dice = Dice::new(2);
    for game in games() {
        // Some games are over quickly.
        let mut some =
            (4..=20).rev().map(|moves| played(begun(game, &mut dice, Terms::default()), &mut dice, moves));
        let table = some.find(|table| table.status() == Status::Playing).expect("a game that is on");
        let text = write(&table, name, Depth::Public).unwrap();
        let mut waiting = brought(&text, Manner::Resumed).unwrap();
        assert!(waiting.resumes() && waiting.to_move().is_empty() && waiting.owed().is_empty());
        // Years later other people sit down, and nobody is late.
        let later = at(0).saturating_add(SignedDuration::from_hours(24 * 400)).unwrap();
        for index in 0..game.seats().len() {
            let seat = Seat(u8::try_from(index).unwrap());
            waiting = waiting.sit(&player(&format!("n{index}")), Some(seat), later).unwrap().table;
        }
        assert_eq!(waiting.status(), Status::Playing);
        assert_eq!(waiting.log()[table.log().len()].action, "@reopen");
        assert_eq!(waiting.state().position(), table.state().position());
        assert_eq!(waiting.to_move(), table.to_move());
        for owed in waiting.owed() {
            assert!(owed.began >= later && owed.until.is_none_or(|until| until > later), "{owed:?}");
        }
        assert!(waiting.next_timer().is_none_or(|wake| wake > later), "{:?}", waiting.next_timer());
        let on = played(waiting, &mut dice, 15);
        assert!(on.log().len() > table.log().len() + 1);
        assert_eq!(on.bent_draw().unwrap(), None, "what is drawn here is drawn from a seed of our own");
        // Its own record has both seeds' hashes, and can be imported like the first.
        let text = write(&on, name, Depth::Public).unwrap();
        assert_eq!(text.contains("\nSealed "), on.uses_chance(), "{text}");
        let kept = brought(&text, Manner::Archived).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(write(&kept, name, Depth::Public).unwrap(), text);
    }
}

#[test]
fn what_may_be_dealt_in_private_stays_private() {
    let mut dice = Dice::new(3);
    let game = game::by_id("three-player-chess").unwrap();
    for terms in [
        Terms { negotiation: Negotiation::Private, ..Terms::default() },
        Terms { negotiation: Negotiation::Secret, ..Terms::default() },
        Terms { anonymous: true, ..Terms::default() },
    ] {
        let table = played(begun(game, &mut dice, terms), &mut dice, 10);
        assert_eq!(write(&table, name, Depth::Public), Err(Unfit::Secret));
        let whole = write(&table, name, Depth::Whole).unwrap();
        let kept = brought(&whole, Manner::Archived).unwrap();
        assert_eq!(write(&kept, name, Depth::Public), Err(Unfit::Secret), "also where it is only kept");
    }
    let lobby = Table::new(NewTable {
        game,
        options: Options::check(game.options(), [("truce", "off")]).unwrap(),
        terms: Terms::default(),
        start: None,
        host: player("host"),
        venue: venue(),
        seed: Seed::from_bytes([1; 32]),
        chairs: vec![Chair::Open; 3],
        at: at(0),
    })
    .unwrap();
    assert_eq!(write(&lobby, name, Depth::Whole), Err(Unfit::NotBegun));
}
