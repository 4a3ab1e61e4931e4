//! Tests of the ledger over random games of three-player chess: it lists exactly the open offers and
//! agreements, every statement in it was told by the entry it names, and a takeback restores the earlier
//! ledger.
//!
//! `LIEGE_RANDOM_GAMES` sets the number of games (default 24).

use crate::three_player_chess::dice;

use dice::{Dice, choose, start};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Audience, News, Seat, SeatSet, Standing, Turn};
use liege_table::{
    Answer, Chair, Deal, DealState, Faith, Motion, Negotiation, NewTable, Player, Seed, Status, Table, Terms,
    Venue,
};
use liege_words::Language;
use std::collections::{BTreeMap, BTreeSet};

const NAMES: [&str; 3] = ["r", "w", "b"];

fn player(id: &str) -> Player {
    Player { id: id.to_owned(), name: id.to_owned() }
}

fn at(minute: usize) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minute as i64)
}

fn begun(dice: &mut Dice) -> Table {
    let (options, start) = start(dice);
    let negotiation = [Negotiation::Public, Negotiation::Private, Negotiation::Secret][dice.below(3)];
    let mut table = Table::new(NewTable {
        game: liege_game::by_id("three-player-chess").unwrap(),
        options,
        terms: Terms { negotiation, offer_hours: 0, ..Terms::default() },
        start,
        host: player("h"),
        venue: Venue {
            server: None,
            channel: "c".to_owned(),
            thread: None,
            lobby_message: None,
            language: Language::ENGLISH,
        },
        seed: Seed::from_bytes([1; 32]),
        chairs: vec![Chair::Open; 3],
        at: at(0),
    })
    .unwrap();
    for name in NAMES {
        table = table.sit(&player(name), None, at(0)).unwrap().table;
    }
    table
}

/// The open offers and agreements, from the position and from the ledger.
fn stands(table: &Table) -> [BTreeMap<String, String>; 2] {
    let pacts = table.state().pacts().into_iter().map(|pact| {
        let stands = match pact.standing {
            Standing::Offered { by, waiting } => format!("offered by {by:?} to {waiting:?}"),
            Standing::InForce => "in force".to_owned(),
            Standing::Suspended { by } => format!("suspended by {by:?}"),
        };
        (pact.key, stands)
    });
    let open = table.ledger().open().filter_map(|deal| {
        let DealState::Open { waiting, .. } = deal.state else { return None };
        Some((deal.key()?.to_owned(), format!("offered by {:?} to {waiting:?}", deal.proposer?)))
    });
    let standing = table.ledger().standing().filter_map(|deal| {
        let stands = match deal.agreement.as_ref()?.faith {
            Faith::Kept => "in force".to_owned(),
            Faith::Suspended { by } => format!("suspended by {by:?}"),
            Faith::Ended | Faith::Broken { .. } => return None,
        };
        Some((deal.key()?.to_owned(), stands))
    });
    [pacts.collect(), open.chain(standing).collect()]
}

/// The news about a key that an entry told.
fn told(table: &Table, number: usize, key: &str) -> Vec<News> {
    let played = table.history(number..=number).unwrap().remove(0);
    let news = played.events.into_iter().filter_map(|event| event.news);
    news.filter(|news| news.key == key).collect()
}

/// Checks that the ledger's statements about a deal were told by the entries it names.
fn is_told(table: &Table, deal: &Deal) {
    let Some(key) = deal.key() else { return };
    if deal.number > 0 {
        let opened = told(table, deal.number, key);
        assert!(opened.iter().any(|news| matches!(news.turn, Turn::Offered | Turn::Made)), "{deal:?}");
    }
    let back = |number: usize| table.log()[number - 1].action.starts_with('@');
    if let Some(decided) = deal.decided.filter(|decided| *decided > 0 && !back(*decided)) {
        let how: fn(&Turn) -> bool = match deal.state {
            DealState::Open { .. } => panic!("{deal:?}"),
            DealState::Made => |turn| *turn == Turn::Made,
            DealState::Refused { .. } => |turn| *turn == Turn::Refused,
            DealState::Withdrawn => |turn| *turn == Turn::Withdrawn,
            DealState::Lapsed | DealState::Expired => |turn| *turn == Turn::Lapsed,
            DealState::Void => |turn| *turn == Turn::Void,
        };
        // The end of the game ends offers without a sentence for each.
        let ends = decided == table.log().len() && table.status() == Status::Over;
        let news = told(table, decided, key);
        assert!(news.iter().any(|news| how(&news.turn)) || ends, "{deal:?}: {news:?}");
    }
    let Some(agreement) = &deal.agreement else { return };
    if let Some(ended) = agreement.ended.filter(|ended| !back(*ended)) {
        let how = match agreement.faith {
            Faith::Broken { by } => Turn::Broken { by },
            _ => Turn::Ended,
        };
        assert!(told(table, ended, key).iter().any(|news| news.turn == how), "{deal:?}");
    }
}

/// Takes actions back, with everybody's consent, if that is possible.
fn taken_back(table: &Table, to: usize, minute: usize) -> Option<Table> {
    let by = table.state().alive().iter().next()?;
    let member = &table.holder(by)?.id;
    let mut table = table.propose(member, &Motion::Takeback { to }, at(minute)).ok()?.table;
    let number = table.log().len();
    for name in NAMES {
        if table.ledger().deal(number).is_some_and(|deal| table.answers(name, deal).contains(&Answer::Accept))
        {
            table = table.answer(&player(name), number, Answer::Accept, at(minute)).unwrap().table;
        }
    }
    Some(table)
}

#[test]
fn the_ledger_says_what_stands_and_what_became_of_the_rest() {
    let games = std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(24);
    let (mut seen, mut disclosed) = (BTreeSet::new(), 0);
    for seed in 0..games {
        let mut dice = Dice::seeded(seed);
        let mut table = begun(&mut dice);
        for minute in 1..120 {
            if table.status() != Status::Playing {
                break;
            }
            let [pacts, ledger] = stands(&table);
            assert_eq!(pacts, ledger, "game {seed} after {:?}", table.log().last());
            if dice.chance(3) {
                let to = table.log().len().saturating_sub(dice.below(8));
                if let Some(back) = taken_back(&table, to, minute) {
                    let [pacts, ledger] = stands(&back);
                    assert_eq!(pacts, ledger, "game {seed}, back to {to}");
                    // Earlier takebacks do not count: the motion names the actions it means.
                    let motion = &back.log()[table.log().len()].action;
                    let to = motion.split(' ').nth(2).unwrap().parse().unwrap();
                    let then = table.view_at(to).unwrap();
                    assert_eq!(back.state().position(), then.state.position());
                    let again = Table::restore(back.record().clone()).unwrap();
                    assert_eq!(again.ledger(), back.ledger());
                    seen.insert("taken back".to_owned());
                    table = back;
                    continue;
                }
            }
            let Some(action) = choose(&mut dice, &table.state().legal(), &table.state().acts()) else {
                break;
            };
            let step = match table.state().actor(&action) {
                // An offer has no time limit here: only a player who holds up a turn has one.
                None => Ok(table.tick(table.blocked_until().unwrap()).unwrap().expect("a lapse is due")),
                Some(seat) => table.act(&table.holder(seat).unwrap().id.clone(), &action, at(minute)),
            };
            let step = step.unwrap_or_else(|error| panic!("game {seed}: {action}: {error}"));
            // A seat that may not know of an agreement is told nothing of it.
            let over = step.table.status() != Status::Playing;
            for reader in (0..3).map(Seat).map(SeatSet::one).chain([SeatSet::EMPTY]) {
                let hidden = step.table.hidden_at(usize::MAX, reader);
                assert!(!over || hidden.is_empty());
                for event in step.played.iter().flat_map(|played| &played.events) {
                    let Some(news) = event.news.as_ref().filter(|news| hidden.contains(&news.key)) else {
                        continue;
                    };
                    assert_eq!(event.audience, Audience::Seats(news.parties));
                    assert!(!event.audience.includes(reader));
                }
            }
            if table.terms().negotiation == Negotiation::Secret && !over {
                let open = |table: &Table| {
                    table.ledger().deals.iter().filter(|d| d.number > 0 && d.open_agreement).count()
                };
                disclosed += open(&step.table) - open(&table);
            }
            table = step.table;
        }
        for deal in &table.ledger().deals {
            is_told(&table, deal);
            seen.insert(format!("{:?}", deal.state).split(' ').next().unwrap().to_owned());
            if let Some(agreement) = &deal.agreement {
                seen.insert(format!("{:?}", agreement.faith).split(' ').next().unwrap().to_owned());
            }
        }
        let again = Table::restore(table.record().clone()).unwrap();
        assert_eq!(again.ledger(), table.ledger());
    }
    if games >= 60 {
        let all = ["Broken", "Ended", "Kept", "Lapsed", "Made", "Refused", "Void", "Withdrawn", "taken back"];
        let missing: Vec<_> = all.iter().filter(|one| !seen.contains(**one)).collect();
        assert!(missing.is_empty(), "never came up: {missing:?}");
        assert!(disclosed > 0, "no secret ever came to light");
    }
}

#[test]
fn a_candidate_that_was_offered_is_taken_at_its_word() {
    let mut asked = 0;
    for seed in 0..16 {
        let mut dice = Dice::seeded(seed);
        let mut table = begun(&mut dice);
        for minute in 1..80 {
            for mv in table.state().legal().iter().filter(|mv| mv.contains(['!', '+'])) {
                let member = table.holder(table.state().actor(mv).unwrap()).unwrap().id.clone();
                let typed = mv[2..].split(['!', '+']).next().unwrap();
                let Err(error) = table.act(&member, typed, at(minute)) else { continue };
                asked += usize::from(!error.candidates().is_empty());
                for candidate in error.candidates() {
                    let step = table.act(&member, candidate, at(minute)).unwrap();
                    assert_eq!(step.played[0].entry.action, *candidate);
                }
            }
            let Some(action) = choose(&mut dice, &table.state().legal(), &table.state().acts()) else {
                break;
            };
            let Some(seat) = table.state().actor(&action) else { continue };
            table = table.act(&table.holder(seat).unwrap().id.clone(), &action, at(minute)).unwrap().table;
            if table.status() != Status::Playing {
                break;
            }
        }
    }
    assert!(asked > 20, "only {asked} questions were asked");
}
