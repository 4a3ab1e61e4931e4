//! Tests of the game's side of diplomacy: the acts, the offers and agreements between seats, their changes by
//! events, and the seats that events concern.
//!
//! `LIEGE_RANDOM_GAMES` sets the number of random games (default 150).

use crate::three_player_chess::dice::{Dice, choose, start};
use crate::three_player_chess::{Play, game};
use liege_game::{Event, Role, Seat, SeatSet, Standing, State, Turn, words};
use liege_words::{Language, Message};
use std::collections::{BTreeMap, BTreeSet};

/// The state of a matter between seats, as news tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Offered,
    InForce,
    Suspended,
}

type Standings = BTreeMap<String, (Stands, SeatSet)>;

fn standings(state: &dyn State) -> Standings {
    let pacts = state.pacts();
    let standings: Standings = pacts
        .iter()
        .map(|pact| {
            let stands = match pact.standing {
                Standing::Offered { .. } => Stands::Offered,
                Standing::InForce => Stands::InForce,
                Standing::Suspended { .. } => Stands::Suspended,
            };
            (pact.key.clone(), (stands, pact.parties))
        })
        .collect();
    assert_eq!(standings.len(), pacts.len(), "one key twice in {}", state.position());
    standings
}

/// The states after the news of events; every step must be a possible one.
fn folded(mut standings: Standings, events: &[Event], at: &str) -> Standings {
    for news in events.iter().filter_map(|event| event.news.as_ref()) {
        let before = standings.get(&news.key).copied();
        if let Some((_, parties)) = before {
            assert_eq!(parties, news.parties, "{news:?} at {at}");
        }
        let stood = before.map(|(stands, _)| stands);
        let possible: &[Option<Stands>] = match news.turn {
            Turn::Offered => &[None],
            Turn::Joined | Turn::Made | Turn::Refused | Turn::Withdrawn | Turn::Lapsed | Turn::Void => {
                &[Some(Stands::Offered)]
            }
            Turn::Suspended | Turn::Ended => &[Some(Stands::InForce), Some(Stands::Suspended)],
            Turn::Resumed => &[Some(Stands::Suspended)],
            Turn::Used | Turn::Broken { .. } => &[Some(Stands::InForce)],
        };
        assert!(possible.contains(&stood), "{news:?} of what was {stood:?} at {at}");
        if let Turn::Broken { by } = news.turn {
            assert!(news.parties.contains(by), "{news:?} at {at}");
        }
        let stands = match news.turn {
            Turn::Offered | Turn::Joined => Some(Stands::Offered),
            Turn::Made | Turn::Resumed | Turn::Used => Some(Stands::InForce),
            Turn::Suspended => Some(Stands::Suspended),
            Turn::Refused
            | Turn::Withdrawn
            | Turn::Lapsed
            | Turn::Void
            | Turn::Ended
            | Turn::Broken { .. } => None,
        };
        match stands {
            Some(stands) => standings.insert(news.key.clone(), (stands, news.parties)),
            None => standings.remove(&news.key),
        };
    }
    standings
}

/// Checks that an answer's effect is told by the news of its event, and by nothing else.
fn news_follow_the_act(state: &dyn State, action: &str, events: &[Event]) {
    let info = state.act(action);
    let wanted = |turn: Turn| match turn {
        Turn::Offered => Some(Role::Offer),
        Turn::Joined | Turn::Made => Some(Role::Accept),
        Turn::Refused => Some(Role::Refuse),
        Turn::Withdrawn => Some(Role::Withdraw),
        _ => None,
    };
    for news in events.iter().filter_map(|event| event.news.as_ref()) {
        if let Some(role) = wanted(news.turn) {
            let act = info.as_ref().unwrap_or_else(|| panic!("{news:?} came of {action}"));
            assert_eq!((act.role, act.key.as_deref()), (role, Some(news.key.as_str())), "{action}");
        }
    }
    let Some(info) = info else { return };
    let own = events.iter().filter_map(|event| event.news.as_ref());
    let own: Vec<Turn> =
        own.filter(|news| Some(&news.key) == info.key.as_ref()).map(|news| news.turn).collect();
    let told = match info.role {
        Role::Declare => own.contains(&Turn::Used),
        role => own.iter().any(|turn| wanted(*turn) == Some(role)),
    };
    assert!(told, "{action} is told by {own:?}");
}

/// Checks the seats that an event concerns: each once, never the acting seat, and no seat that was out
/// before.
fn concerns_are_right(state: &dyn State, living: SeatSet, action: &str, events: &[Event]) {
    let actor = state.actor(action);
    for event in events {
        let at = format!("{:?} after {action} in {}", event.message, state.position());
        let set: SeatSet = event.concerns.iter().copied().collect();
        assert_eq!(set.len(), event.concerns.len(), "somebody twice: {at}");
        for seat in &event.concerns {
            assert_ne!(Some(*seat), actor, "{at}");
            assert!(living.contains(*seat), "{seat:?} was out before: {at}");
        }
        let Some(news) = &event.news else { continue };
        match news.turn {
            // The seats that have to answer are asked.
            Turn::Offered => {
                let asked = news.parties.iter().filter(|seat| Some(*seat) != actor);
                assert!(asked.eq(set.iter()), "{at}");
            }
            // A seat that is told something about an agreement is a party; the two lords of one vassal hear
            // of the vassal's choice.
            Turn::Made | Turn::Suspended | Turn::Resumed | Turn::Broken { .. } => {
                assert!(set.iter().all(|seat| news.parties.contains(seat)), "{at}");
                let others =
                    news.parties.iter().filter(|seat| Some(*seat) != actor && living.contains(*seat));
                let draw = news.key == "draw";
                assert!(draw || others.eq(set.iter()), "{at}");
            }
            // A seat hears of the end of an offer that it made or was asked.
            Turn::Refused | Turn::Withdrawn | Turn::Lapsed | Turn::Void => {
                let anybody = news.parties.iter().any(|seat| Some(seat) != actor && living.contains(seat));
                assert!(!anybody || !set.is_empty(), "{at}");
            }
            Turn::Joined | Turn::Used | Turn::Ended => {}
        }
    }
}

fn sayable(message: &Message) -> String {
    for language in Language::all() {
        let said = words().say_of(language, game(), message);
        assert!(!said.contains(['{', '}', '$']) && !said.contains("tpc-") && !said.is_empty(), "{said}");
        assert!(!said.contains("  ") && !said.contains('=') && !said.contains(": ."), "{said}");
    }
    words().say_of(Language::ENGLISH, game(), message)
}

/// Checks that every open act states its role, about a matter in the right state.
fn acts_fit_what_stands(state: &dyn State) {
    let pacts = state.pacts();
    let acts = state.acts();
    let mut series: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for action in &acts {
        let Some(info) = state.act(action) else {
            assert!(action.ends_with(":resign") || action == "*:lapse", "{action} is nobody's talk");
            continue;
        };
        let actor = state.actor(action).unwrap();
        let key = info.key.as_deref().unwrap();
        let stands = pacts.iter().find(|pact| pact.key == key).map(|pact| pact.standing);
        let right = match (info.role, stands) {
            (Role::Offer, None) | (Role::Declare, Some(Standing::InForce)) => true,
            (Role::Accept | Role::Refuse, Some(Standing::Offered { waiting, .. })) => waiting.contains(actor),
            (Role::Withdraw, Some(Standing::Offered { by, .. })) => by == actor,
            _ => false,
        };
        assert!(right, "{action} about {stands:?}");
        assert_eq!(info.required, !key.contains('='), "{action}");
        for language in Language::all() {
            assert!(words().say_of(language, game(), &info.spoken).chars().count() <= 80, "{action}");
        }
        sayable(&info.spoken);
        if let Some(one) = info.series {
            assert_eq!(one.key, format!("{} offer {key}", &action[..1]));
            assert!(!one.key.contains(':'));
            series.entry(one.key).or_default().insert(sayable(&one.spoken));
        } else {
            assert!(!action.contains('/'), "{action} is one of a series");
        }
    }
    assert!(series.values().all(|spoken| spoken.len() == 1), "{series:?}");
    for pact in pacts {
        let Standing::Offered { by, waiting } = pact.standing else { continue };
        assert!(!waiting.is_empty() && !waiting.contains(by));
        let open = |seat: Seat, verb: &str| {
            acts.contains(&format!("{}:{verb} {}", game().seats()[seat.index()].code, pact.key))
        };
        assert!(open(by, "withdraw"), "{pact:?}");
        assert!(waiting.iter().all(|seat| open(seat, "accept") && open(seat, "refuse")), "{pact:?}");
    }
}

/// Checks that offers and agreements are told in every language, and that the position shows those marked as
/// evident.
fn pacts_are_told(state: &dyn State) {
    for pact in state.pacts() {
        for message in [Some(&pact.terms), Some(&pact.line), pact.until.as_ref(), pact.short.as_ref()] {
            sayable(message.expect("all of it is told"));
        }
        assert_eq!(pact.forbids.is_none(), pact.is_offer(), "{pact:?}");
        pact.forbids.iter().for_each(|message| drop(sayable(message)));
        let short = sayable(pact.short.as_ref().unwrap());
        assert!(short.chars().count() <= 50, "{short}");
        // Everybody can see a lord who is about to move for his vassal.
        if let (Some(lord), Standing::InForce) = (pact.key.chars().next(), pact.standing)
            && pact.key.contains('>')
        {
            let orders = state.legal().first().is_some_and(|mv| mv.starts_with(lord))
                && state.turn_note().is_some_and(|note| note.id() == "tpc-line-order");
            assert!(!orders || pact.evident, "{pact:?} in {}", state.position());
            assert!(!pact.evident || state.turn_note().is_some(), "{pact:?} in {}", state.position());
        }
    }
}

fn play_one(seed: u64, seen: &mut BTreeMap<String, usize>) {
    let mut dice = Dice::seeded(seed);
    let (options, position) = start(&mut dice);
    let mut state = game().start(&options, position.as_deref()).unwrap();
    for _ in 0..160 {
        let (legal, acts) = (state.legal(), state.acts());
        acts_fit_what_stands(&*state);
        if dice.chance(10) {
            pacts_are_told(&*state);
        }
        let Some(action) = choose(&mut dice, &legal, &acts) else { break };
        let (before, living) = (state.clone(), state.alive());
        let events = state.play(&action).unwrap();
        let at = format!("{action} in {}", before.position());
        assert_eq!(folded(standings(&*before), &events, &at), standings(&*state), "after {at}");
        news_follow_the_act(&*before, &action, &events);
        concerns_are_right(&*before, living, &action, &events);
        for news in events.iter().filter_map(|event| event.news.as_ref()) {
            let turn = format!("{:?}", news.turn);
            *seen.entry(turn.split(' ').next().unwrap().to_owned()).or_default() += 1;
        }
        if state.outcome().is_some() {
            assert!(state.pacts().iter().all(|pact| !pact.is_offer()), "an offer outlives the game: {at}");
            let idle = events.iter().any(|event| event.message.id() == "tpc-army-neutral");
            assert!(!idle, "who would command an army is told after the end: {at}");
        }
    }
}

#[test]
fn news_and_concerns_of_random_games() {
    let games = std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(150);
    let halves: Vec<BTreeMap<String, usize>> = std::thread::scope(|scope| {
        let work = |worker: u64| {
            let mut seen = BTreeMap::new();
            for seed in (worker..games).step_by(2) {
                play_one(1_000_000 + seed, &mut seen);
            }
            seen
        };
        let running: Vec<_> = (0..2).map(|worker| scope.spawn(move || work(worker))).collect();
        running.into_iter().map(|worker| worker.join().unwrap()).collect()
    });
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (turn, count) in halves.into_iter().flatten() {
        *seen.entry(turn).or_default() += count;
    }
    println!("{games} games: {seen:?}");
    assert_eq!(seen.len(), 12, "every turn of a deal is met: {seen:?}");
}

#[test]
fn spoken_acts_are_read_back_by_the_door_they_are_typed_at() {
    let mut read = 0;
    for seed in 0..12 {
        let mut dice = Dice::seeded(2_000_000 + seed);
        let (options, position) = start(&mut dice);
        let mut state = game().start(&options, position.as_deref()).unwrap();
        for _ in 0..60 {
            let acts = state.acts();
            for action in acts.iter().filter(|_| dice.chance(6)) {
                let (Some(info), Some(actor)) = (state.act(action), state.actor(action)) else { continue };
                for language in Language::all() {
                    let said = words().say_of(language, game(), &info.spoken);
                    let at = state.position();
                    assert_eq!(
                        state.read(actor, &said).as_ref(),
                        Ok(&vec![action.clone()]),
                        "{said} in {at}"
                    );
                    let Some(series) = &info.series else { continue };
                    // The sentence with its number left open asks for the number.
                    let said = words().say_of(language, game(), &series.spoken);
                    let asked = state.read(actor, &said).expect_err("the number is asked for");
                    assert_eq!(asked.candidates.len(), 9, "{said} in {at}: {asked:?}");
                    assert!(asked.candidates.contains(action), "{said} in {at}: {asked:?}");
                }
                read += 1;
            }
            let Some(action) = choose(&mut dice, &state.legal(), &acts) else { break };
            state.play(&action).unwrap();
        }
    }
    assert!(read > 200, "only {read} acts were read");
}

#[test]
fn whom_what_happens_concerns() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    let seats = Play::seats;
    // An offer concerns its addressee, an answer the proposer.
    let mut play = Play::new(pieces, "B RWB - -R- - - - - - - * word");
    assert_eq!(play.concerns("W:offer W>R"), [("tpc-offered-vassalage", seats("R"))]);
    assert_eq!(play.concerns("R:refuse W>R"), [("tpc-refused-lord", seats("W"))]);
    assert_eq!(play.concerns("R:offer draw"), [("tpc-offered-draw", seats("WB"))]);
    assert_eq!(play.concerns("W:accept draw"), [("tpc-draw-accepted", seats("B"))]);
    // A proposer who ends the offer knows it; the seats that were asked do not.
    assert_eq!(play.concerns("R:withdraw draw"), [("tpc-withdrawn", seats("WB"))]);
    let mut play = Play::new(pieces, "W RWB - -R- - - - - - - * word");
    assert_eq!(play.concerns("W:offer W>R; W:WC5-WC4")[1], ("tpc-lapsed", seats("R")));
    // A breach concerns the seat whose piece was captured, and nobody else.
    let mut play = Play::new("WV10=wR RV9=rP RC5=rP BC5=bP", "W RWB - --- - - - - R=W:3.3 - * word");
    assert_eq!(
        play.concerns("W:WV10xRV9")[..2],
        [("tpc-took", seats("R")), ("tpc-truce-broken", seats("R"))]
    );
    // The end concerns all seats that were in the game, except the one that caused it.
    let mut play = Play::new(pieces, "B RWB - --- - W>R:3a - - - R * off");
    assert_eq!(play.concerns("B:resign"), [("tpc-resigned", seats("")), ("tpc-won", seats("RW"))]);
}

#[test]
fn two_lords_both_hear_of_the_choice() {
    let pieces = "RC5=rP WC5=wP BC5=bP";
    let start = || Play::new(pieces, "R RWB - --- - W>R:3ac,B>R:3ac - - - R * off");
    assert_eq!(start().concerns("R:obey B>R"), [("tpc-obeyed", Play::seats("WB"))]);
    assert_eq!(start().concerns("*:lapse"), [("tpc-choice-forfeited", Play::seats("RWB"))]);
    // While the choice is open everybody sees both bonds; afterwards the bond of the lord who moves.
    let evident = |play: &Play| -> Vec<bool> { play.0.pacts().iter().map(|pact| pact.evident).collect() };
    let mut play = start();
    assert_eq!(evident(&play), [true, true]);
    play.plays("R:obey B>R");
    assert_eq!(evident(&play), [false, true]);
    play.plays("B:waive B>R; W:waive W>R");
    assert_eq!(evident(&play), [false, false]);
}

#[test]
fn what_stands_is_told_with_all_that_counts() {
    let said = |position: &str| -> Vec<String> {
        let play = Play::new("RC5=rP WC5=wP BC5=bP", position);
        let pacts = play.0.pacts();
        pacts.iter().map(|pact| words().say_of(Language::ENGLISH, game(), &pact.line)).collect()
    };
    assert_eq!(
        said("W RWB - --- - W>R:1a - - - R * off"),
        ["Red is White’s vassal; White can give the next order when Red has completed one more turn."]
    );
    assert_eq!(
        said("R RWB - --- - W>R:3ac - - - R * off"),
        ["Red is White’s vassal, and White makes this move for Red."]
    );
    assert_eq!(
        said("W RWB - --- - - R=B/2?R,draw?W+R - R=W:2.1 - * bound"),
        [
            "Truce between Red (2 turns left) and White (one turn left).",
            "Red’s offer is open: a truce between Red and Black for 2 turns each. Yet to answer: Black.",
            "White’s offer is open: a draw. Yet to answer: Black."
        ]
    );
    let play = Play::new("RC5=rP WC5=wP BC5=bP", "R RWB - --- - W>R:3v - - - - * off");
    let pact = &play.0.pacts()[0];
    assert_eq!(pact.standing, Standing::Suspended { by: Seat(0) });
    assert!(pact.evident, "the check was declared in the sight of everybody");
}

#[test]
fn offers_end_with_the_game() {
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP", "W RWB - --- - - R=W/3?R,draw?W+R - - - * word");
    let events = play.plays("B:accept draw");
    assert_eq!(events, ["tpc-draw-agreed", "tpc-void", "tpc-drawn"]);
    assert!(play.0.pacts().is_empty());
    // A bond that is in force at the end is described in that state.
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP", "B RWB - --- - W>R:3a - - - R * off");
    assert_eq!(play.plays("B:resign"), ["tpc-resigned", "tpc-won"]);
    assert_eq!(play.0.pacts().len(), 1);
}
