//! Random games of three-player chess, with much diplomacy and many captures, and the properties that must
//! hold in each of them:
//!
//! 1. every listed move and act can be played;
//! 2. every accepted text was listed; every refused text changes nothing and gets an explanation;
//! 3. a position string reads back as an equal position;
//! 4. a replay of the log gives an equal position.
//!
//! `LIEGE_RANDOM_GAMES` sets the number of games (default 80).

use crate::three_player_chess::dice;

use dice::{Dice, choose, start};
use liege_game::{Event, Game, Options, Seat, State, words};
use liege_words::Language;
use std::collections::BTreeMap;

/// The events that the games must include.
const EXPECTED: &[&str] = &[
    "tpc-moved",
    "tpc-moved-double",
    "tpc-took",
    "tpc-took-passing",
    "tpc-castled-short",
    "tpc-castled-long",
    "tpc-passed",
    "tpc-check",
    "tpc-check-declared",
    "tpc-check-stands",
    "tpc-mated",
    "tpc-mated-together",
    "tpc-resigned",
    "tpc-stalemate",
    "tpc-won",
    "tpc-drawn",
    "tpc-army-neutral",
    "tpc-throne-taken",
    "tpc-throne-passed",
    "tpc-throne-lost",
    "tpc-offered-vassalage",
    "tpc-offered-service",
    "tpc-offered-truce",
    "tpc-offered-draw",
    "tpc-draw-accepted",
    "tpc-draw-agreed",
    "tpc-refused-lord",
    "tpc-refused-vassal",
    "tpc-refused-truce",
    "tpc-refused-draw",
    "tpc-withdrawn",
    "tpc-lapsed",
    "tpc-void",
    "tpc-bound",
    "tpc-suspended-by-lord",
    "tpc-suspended-by-vassal",
    "tpc-stays-suspended",
    "tpc-restored",
    "tpc-freed-throne",
    "tpc-freed-lord-out",
    "tpc-freed-lord-vassal",
    "tpc-bond-ended-vassal-out",
    "tpc-claimed",
    "tpc-waived",
    "tpc-obeyed",
    "tpc-claim-lapsed",
    "tpc-choice-forfeited",
    "tpc-truce-made",
    "tpc-truce-broken",
    "tpc-truce-dissolved",
    "tpc-truce-expired",
    "tpc-truce-ended-out",
    "tpc-truce-ended-vassal",
];

fn game() -> &'static dyn Game {
    liege_game::by_id("three-player-chess").unwrap()
}

fn mutate(dice: &mut Dice, action: &str) -> String {
    let mut letters: Vec<char> = action.chars().collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(letters.len());
        let letter = "RWBTPCSV0123456789-x*^!+>:=/ QШ".chars().nth(dice.below(31)).unwrap();
        match dice.below(4) {
            0 if letters.len() > 1 => drop(letters.remove(at)),
            1 => letters.insert(at, letter),
            2 => {
                let other = dice.below(letters.len());
                letters.swap(at, other);
            }
            _ => letters[at] = letter,
        }
    }
    letters.into_iter().collect()
}

/// A move or act of well-formed notation that may well be illegal.
fn invent(dice: &mut Dice) -> String {
    let seat = |dice: &mut Dice| ['R', 'W', 'B'][dice.below(3)];
    let cell = |dice: &mut Dice| {
        let zone = dice.below(5);
        let number = 1 + dice.below(4 * zone + 2);
        format!("{}{}{number}", ['R', 'W', 'B'][dice.below(3)], ['T', 'P', 'C', 'S', 'V'][zone])
    };
    let actor = seat(dice);
    match dice.below(3) {
        0 => {
            let verbs = ["offer", "accept", "refuse", "withdraw", "claim", "waive", "obey"];
            let verb = verbs[dice.below(verbs.len())];
            let object = match dice.below(6) {
                0 => "draw".to_owned(),
                1 => format!(
                    "{}{}",
                    ["R=W", "R=B", "W=B"][dice.below(3)],
                    if verb == "offer" { "/3" } else { "" }
                ),
                _ => format!("{}>{}", seat(dice), seat(dice)),
            };
            format!("{actor}:{verb} {object}")
        }
        1 => format!("{actor}:{}{}{}", cell(dice), ['-', 'x', '*'][dice.below(3)], cell(dice)),
        _ => {
            let mark = ["", "!", "+"][dice.below(3)];
            let named = if mark.is_empty() { String::new() } else { seat(dice).to_string() };
            format!("{actor}:{}x{}^{}{mark}{named}", cell(dice), cell(dice), cell(dice))
        }
    }
}

struct Tally {
    events: BTreeMap<String, usize>,
    refusals: BTreeMap<String, usize>,
    /// Positions with a captured army, with two lords, …
    positions: BTreeMap<String, usize>,
}

impl Tally {
    fn note(&mut self, events: &[Event]) {
        for event in events {
            *self.events.entry(event.message.id().to_owned()).or_default() += 1;
            for language in Language::all() {
                let text = words().say_of(language, game(), &event.message);
                assert!(!text.contains(['{', '}', '$']) && !text.starts_with("tpc-"), "{text}");
            }
        }
    }

    fn look(&mut self, position: &str) {
        let fields: Vec<&str> = position.split(' ').collect();
        let commanders: Vec<char> = fields[2].chars().collect();
        let captured = commanders.iter().zip("RWB".chars()).any(|(has, own)| *has != '-' && *has != own);
        let bonds: Vec<&str> = fields[6].split(',').filter(|bond| *bond != "-").collect();
        let vassals: Vec<&str> = bonds.iter().filter_map(|bond| bond.get(2..3)).collect();
        let facts = [
            ("captured army", captured),
            ("a bond and a captured army", captured && !bonds.is_empty()),
            ("two lords", vassals.len() == 2 && vassals[0] == vassals[1]),
            ("two vassals", vassals.len() == 2 && vassals[0] != vassals[1]),
            ("suspended", bonds.iter().any(|bond| bond.contains(['l', 'v']))),
            ("en passant", fields[5] != "-"),
            ("two ways of a double step", fields[5].contains('.')),
            ("two closed marks", fields[8].contains(',')),
        ];
        for (fact, holds) in facts {
            *self.positions.entry(fact.to_owned()).or_default() += usize::from(holds);
        }
    }
}

/// Property 1 on one position, and the form of the lists.
fn everything_listed_plays(state: &dyn State, legal: &[String], acts: &[String]) {
    assert!(legal.is_sorted_by(|a, b| a < b), "sorted, without repeats");
    assert!(acts.is_sorted_by(|a, b| a < b), "sorted, without repeats");
    for action in legal.iter().chain(acts) {
        let mut after = state.boxed();
        let events = after.play(action).unwrap_or_else(|refusal| {
            panic!("{action} in {} is refused: {refusal:?}", state.position());
        });
        assert!(!events.is_empty(), "{action}");
        assert!(!state.display(action).is_empty());
    }
}

/// Property 2 on one text.
fn accepted_only_if_listed(
    state: &dyn State,
    text: &str,
    legal: &[String],
    acts: &[String],
    tally: &mut Tally,
) {
    let mut after = state.boxed();
    let before = state.position();
    let listed = legal.iter().chain(acts).any(|action| action == text);
    match after.play(text) {
        Ok(_) => assert!(listed, "{text} is accepted in {before}"),
        Err(refusal) => {
            assert!(!listed, "{text} is refused in {before}");
            assert_eq!(after.position(), before, "{text} is refused and changes the position");
            *tally.refusals.entry(refusal.message.id().to_owned()).or_default() += 1;
            assert_ne!(refusal.message.id(), "tpc-no-move", "{text} in {before} is not explained");
            for candidate in &refusal.candidates {
                assert!(legal.contains(candidate), "{candidate} is offered for {text} in {before}");
            }
            for language in Language::all() {
                let said = words().say_of(language, game(), &refusal.message);
                assert!(!said.contains(['{', '}', '$']) || text.contains('$'), "{said}");
                assert!(!said.starts_with("tpc-"), "{said}");
            }
        }
    }
}

/// Property 3 on one position.
fn reads_back(state: &dyn State, legal: &[String], acts: &[String]) {
    let text = state.position();
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game().options(), none).unwrap();
    let again = game().start(&options, Some(&text)).unwrap_or_else(|refusal| {
        panic!("{text} is refused: {refusal:?}");
    });
    assert_eq!(again.position(), text);
    assert_eq!(again.legal(), legal, "{text}");
    assert_eq!(again.acts(), acts, "{text}");
    assert_eq!(again.outcome(), state.outcome(), "{text}");
    assert_eq!(again.to_move(), state.to_move(), "{text}");
}

fn play_one(seed: u64, tally: &mut Tally) {
    let mut dice = Dice::seeded(seed);
    let (options, position) = start(&mut dice);
    let mut state = game().start(&options, position.as_deref()).unwrap();
    let mut log: Vec<String> = Vec::new();
    for _ in 0..160 {
        let (legal, acts) = (state.legal(), state.acts());
        tally.look(&state.position());
        if dice.chance(50) {
            reads_back(&*state, &legal, &acts);
        }
        if dice.chance(2) {
            everything_listed_plays(&*state, &legal, &acts);
        }
        let lists: Vec<&String> = legal.iter().chain(&acts).collect();
        for _ in 0..2 {
            let text = match dice.pick(&lists) {
                Some(action) if dice.chance(50) => mutate(&mut dice, action),
                _ => invent(&mut dice),
            };
            accepted_only_if_listed(&*state, &text, &legal, &acts, tally);
        }
        assert!(!state.summary().iter().any(|line| line.id().starts_with("tpc-line-bond")));
        for line in state.summary() {
            let said = words().say_of(Language::UKRAINIAN, game(), &line);
            assert!(!said.contains(['{', '}', '$']) && !said.starts_with("tpc-"), "{said}");
        }
        if let Some(outcome) = state.outcome() {
            assert!(legal.is_empty() && acts.is_empty() && state.to_move().is_empty());
            assert_eq!(outcome.points.iter().map(|points| points.in_halves()).sum::<i32>(), 6);
            break;
        }
        assert!(!state.to_move().is_empty());
        assert_eq!(state.perft(1), legal.len() as u64);
        for seat in (0..3).map(Seat) {
            assert_eq!(state.resignation(seat).is_some(), state.alive().contains(seat));
        }
        let Some(action) = choose(&mut dice, &legal, &acts) else { break };
        let events = state.play(&action).unwrap();
        tally.note(&events);
        log.push(action);
    }
    let mut replayed = game().start(&options, position.as_deref()).unwrap();
    for action in &log {
        replayed.play(action).unwrap();
    }
    assert_eq!(replayed.position(), state.position(), "seed {seed}");
}

#[test]
fn random_games() {
    let games = std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(80);
    let workers = 2;
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let work = |worker: u64| {
            let mut tally =
                Tally { events: BTreeMap::new(), refusals: BTreeMap::new(), positions: BTreeMap::new() };
            for seed in (worker..games).step_by(workers) {
                play_one(seed, &mut tally);
            }
            tally
        };
        let running: Vec<_> = (0..workers as u64).map(|worker| scope.spawn(move || work(worker))).collect();
        running.into_iter().map(|worker| worker.join().unwrap()).collect()
    });
    let total = |of: fn(&Tally) -> &BTreeMap<String, usize>| {
        let mut sum: BTreeMap<&str, usize> = BTreeMap::new();
        for (id, count) in tallies.iter().flat_map(of) {
            *sum.entry(id).or_default() += count;
        }
        sum
    };
    let events = total(|tally| &tally.events);
    let positions = total(|tally| &tally.positions);
    println!("{games} games\nevents: {events:#?}\npositions: {positions:#?}");
    println!("refusals: {:#?}", total(|tally| &tally.refusals));
    let missing: Vec<_> = EXPECTED.iter().filter(|id| !events.contains_key(*id)).collect();
    assert!(missing.is_empty(), "these never happened: {missing:?}");
    assert!(positions.values().all(|count| *count > 0), "{positions:?}");
}
