//! Tests that every game must pass: the public vectors, and random games in which
//!
//! 1. every listed move and act can be played, and is understood when typed (canonical, in lower case, and as
//!    displayed);
//! 2. every accepted text was listed; every refused text, even pieces of notation in any order, changes
//!    nothing and gets an explanation;
//! 3. a position string reads back as an equal position;
//! 4. every move can be pointed out on the board;
//! 5. a replay of the log gives an equal position, sentence by sentence.
//!
//! `LIEGE_RANDOM_GAMES` sets the number of games of each kind (default 4); `LIEGE_GAME` names the only kind
//! to play.

use crate::tapping::every_move_can_be_pointed_out;
use liege_game::scene::View;
use liege_game::{Game, Options, State, seated, words};
use liege_testing::corpus::{End, ends};
use liege_testing::games::{cases, file, open, options, outcome, strings, to_move, usual, wanted};
use liege_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

/// The length after which a game is left unfinished.
const LONGEST: usize = 260;

struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

#[test]
fn public_vectors() {
    for game in wanted() {
        let cases = cases(game.id(), "vectors");
        for case in &cases {
            let line = &case.value;
            let from = line.get("from").and_then(|from| from.as_str());
            let given = options(game, &line["options"]);
            let game = seated(game, &given, from);
            let mut state = game.start(&given, from).expect("a start");
            for action in strings(&line["moves"]) {
                if let Err(refusal) = state.play(&action) {
                    panic!("{case}: {action} in {}: {refusal:?}", state.position());
                }
            }
            assert_eq!(state.position(), line["position"].as_str().expect("a position"), "{case}");
            assert_eq!(to_move(game, &*state), strings(&line["to_move"]), "{case}");
            assert_eq!(open(&*state).1, strings(&line["legal"]), "{case}");
            if let Some(acts) = line.get("acts") {
                assert_eq!(state.acts(), strings(acts), "{case}");
            }
            assert_eq!(outcome(game, &*state), line["outcome"], "{case}");
        }
        assert!(cases.len() >= 40, "{}: only {} vectors", game.id(), cases.len());
    }
}

/// The letters that do not belong to pieces: those of castling, of boards, and of cells without Ukrainian
/// names.
fn other_letters(game: &dyn Game, language: Language) -> &'static str {
    match (game.id(), language.code()) {
        ("three-player-chess", "uk") => "RWBTPCSVO",
        ("swedish-bughouse", _) => "ABO",
        ("chapaev", _) => "",
        _ => "O",
    }
}

#[test]
fn moves_are_shown_in_the_letters_of_the_reader_and_read_in_them() {
    for game in wanted() {
        let mut dice = Dice(ChaCha8Rng::seed_from_u64(3));
        let mut state = game.start(&usual(game), None).expect("a start");
        for step in 0..40 {
            let draws = state.chance();
            let legal = if draws.is_empty() { state.samples() } else { draws };
            let Some(next) = dice.pick(&legal).cloned() else { break };
            if step % 4 == 0 && !state.to_move().is_empty() {
                for language in Language::all() {
                    for action in (0..6).filter_map(|_| dice.pick(&legal)) {
                        read_as_shown(game, &*state, action, language);
                    }
                }
            }
            state.play(&next).expect("a legal move");
        }
    }
}

fn read_as_shown(game: &dyn Game, state: &dyn State, action: &str, language: Language) {
    let shown = state.display_in(action, language);
    let place = format!("{} {}: `{shown}` ({action})", game.id(), language.code());
    let known = other_letters(game, language);
    let strange = |c: &char| c.is_ascii_uppercase() && !known.contains(*c);
    if !language.is_latin() {
        assert_eq!(shown.chars().find(strange), None, "{place}: a letter of English pieces");
    }
    let seat = state.actor(action).expect("somebody's move");
    let fits = match state.read(seat, &shown) {
        Ok(read) => read == [action],
        // If several moves are displayed alike, the player is asked.
        Err(refusal) => refusal.candidates.iter().any(|candidate| candidate == action),
    };
    assert!(fits, "{place}: {:?}", state.read(seat, &shown));
}

/// Whether an action is among those listed, or fits a pattern among them: `w3:0-3599:1-100`.
fn is_listed(state: &dyn State, listed: &[String], action: &str) -> bool {
    let fits = |pattern: &String| {
        let parts: Vec<(&str, &str)> = pattern.split(':').zip(action.split(':')).collect();
        let [(disc, own), angle, power] = parts[..] else { return false };
        let within = |(range, number): (&str, &str)| {
            let (least, most) = range.split_once('-').expect("a range");
            let number = number.parse::<u32>().ok().filter(|known| known.to_string() == number);
            let whole: [u32; 2] = [least, most].map(|end| end.parse().expect("a number"));
            // A full turn is written as zero.
            number.is_some_and(|number| {
                (whole[0]..=whole[1]).contains(&number) && number != 3600 || number == 0 && whole[1] == 3600
            })
        };
        disc == own && action.split(':').count() == 3 && within(angle) && within(power)
    };
    listed.iter().any(|known| known == action) || state.patterned() && listed.iter().any(fits)
}

/// A text like `action` that may mean something else, or nothing.
fn mutate(dice: &mut Dice, action: &str, other: &str) -> String {
    let mut letters: Vec<char> = action.chars().collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(letters.len());
        let Some(new) = other.chars().nth(dice.below(other.chars().count())) else { continue };
        match dice.below(4) {
            0 if letters.len() > 1 => drop(letters.remove(at)),
            1 => letters.insert(at, new),
            2 => {
                let two = dice.below(letters.len());
                letters.swap(at, two);
            }
            _ if !letters.is_empty() => letters[at] = new,
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// Pieces of notation in any order, and of actions.
fn soup(dice: &mut Dice, samples: &[String]) -> String {
    const BITS: &str = "e4|d5|h9|i3|Q|К|кр|ф|x|×|:|-|0-0|О-О-О|=|(Q)|@|N@|>|h4|+|#|1.|end|,| |е.р.|\u{1f600}";
    let bits: Vec<&str> = BITS.split('|').collect();
    let mut text = String::new();
    for _ in 0..=dice.below(7) {
        match (dice.below(3), dice.pick(samples)) {
            (0, Some(action)) => {
                let letters: Vec<char> = action.chars().collect();
                let (from, to) = (dice.below(letters.len()), dice.below(letters.len() + 1));
                text.extend(&letters[from.min(to)..to.max(from)]);
            }
            _ => text.push_str(bits[dice.below(bits.len())]),
        }
    }
    text
}

fn said(game: &dyn Game, language: Language, message: &liege_words::Message) -> String {
    let text = words().say_of(language, game, message);
    assert!(!text.contains(['{', '}']), "{text}");
    assert!(!text.starts_with(&format!("{}-", game.prefix())), "not said in {language:?}: {text}");
    text
}

fn understood(game: &dyn Game, state: &dyn State, action: &str) {
    let Some(seat) = state.actor(action) else { return };
    let own = [action.to_owned()];
    for text in [action.to_owned(), action.to_lowercase(), state.display(action)] {
        match state.read(seat, &text) {
            Ok(actions) => assert_eq!(actions, own, "`{text}` in {}", state.position()),
            // In small letters two actions may look alike: then both are named.
            Err(refusal) => assert!(
                text != action && refusal.candidates.contains(&own[0]),
                "{}: `{text}` in {} is refused: {refusal:?}",
                game.id(),
                state.position()
            ),
        }
    }
}

fn position_reads_back(game: &dyn Game, options: &Options, state: &dyn State) {
    let text = state.position();
    let again = game.start(options, Some(&text)).unwrap_or_else(|refusal| {
        panic!("{}: {text} is refused: {refusal:?}", game.id());
    });
    assert_eq!(again.position(), text);
    // A position has no past: a game that ended by repetition continues from there.
    if state.outcome().is_some() == again.outcome().is_some() {
        assert_eq!(again.to_move(), state.to_move(), "{text}");
    }
    if state.outcome().is_none() && again.outcome().is_none() {
        assert_eq!(again.legal(), state.legal(), "{text}");
        // A position has no past: claims that depend on the past are not open.
        let acts = |state: &dyn State| {
            let mut acts = state.acts();
            acts.retain(|act| !act.starts_with("claim "));
            acts
        };
        assert_eq!(acts(&*again), acts(state), "{text}");
    }
}

fn refused_or_listed(dice: &mut Dice, game: &dyn Game, state: &dyn State, listed: &[String]) {
    let samples = [state.samples(), state.acts()].concat();
    let (Some(one), Some(two)) = (dice.pick(&samples), dice.pick(&samples)) else { return };
    let text = if dice.chance(30) { soup(dice, &samples) } else { mutate(dice, one, two) };
    let before = state.position();
    let mut after = state.boxed();
    match after.play(&text) {
        Ok(_) => assert!(is_listed(state, listed, &text), "{}: {text} is accepted in {before}", game.id()),
        Err(refusal) => {
            assert!(!is_listed(state, listed, &text), "{}: {text} is refused in {before}", game.id());
            assert_eq!(after.position(), before, "{text} is refused and changes the position");
            for language in Language::all() {
                assert!(!said(game, language, &refusal.message).is_empty());
            }
            for candidate in &refusal.candidates {
                assert!(is_listed(state, listed, candidate), "{candidate} is offered for {text} in {before}");
            }
        }
    }
    for seat in (0u8..).map(liege_game::Seat).take(game.seats().len()) {
        match state.read(seat, &text) {
            Ok(actions) => {
                let mut after = state.boxed();
                for action in &actions {
                    assert_eq!(after.actor(action), Some(seat), "`{text}` acts for another seat in {before}");
                    after.play(action).unwrap_or_else(|why| panic!("{action} in {before}: {why:?}"));
                }
            }
            Err(refusal) => {
                for candidate in &refusal.candidates {
                    assert!(is_listed(state, listed, candidate), "`{text}` offers {candidate} in {before}");
                }
            }
        }
        let _ = state.moves_of(seat, &text);
        for (label, action) in state.complete(seat, &text) {
            assert!(is_listed(state, listed, &action), "{action} is suggested in {before}");
            assert!(!label.is_empty(), "{action} is suggested without a word in {before}");
        }
    }
}

/// A random value for each option, and sometimes a position to start from.
fn chosen_options(dice: &mut Dice, game: &dyn Game) -> Options {
    let mut given = Vec::new();
    for spec in game.options() {
        let value = match dice.pick(spec.values.listed()) {
            Some(value) if dice.chance(60) => (*value).to_owned(),
            _ => spec.default.to_owned(),
        };
        given.push((spec.name, value));
    }
    Options::check(game.options(), given).expect("options of the game")
}

fn play_one(game: &'static dyn Game, ends: &BTreeSet<String>, seed: u64) {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(seed));
    let options = chosen_options(&mut dice, game);
    let game = seated(game, &options, None);
    let mut state = game.start(&options, None).expect("a start");
    let mut log = Vec::new();
    let mut told = Vec::new();
    for _ in 0..LONGEST {
        let ((movers, legal), acts) = (open(&*state), state.acts());
        assert!(legal.is_sorted_by(|a, b| a < b), "{}: sorted, without repeats", game.id());
        assert!(acts.is_sorted_by(|a, b| a < b), "{}: sorted, without repeats", game.id());
        let listed: Vec<String> = legal.iter().chain(&acts).cloned().collect();
        let choice = if state.patterned() { state.samples() } else { legal.clone() };
        if dice.chance(10) {
            position_reads_back(game, &options, &*state);
        }
        if dice.chance(2) {
            // Some games have thousands of moves: of many moves only some are tried.
            for action in choice.iter().chain(&acts).step_by(1 + listed.len() / 120) {
                let mut after = state.boxed();
                after.play(action).unwrap_or_else(|refusal| {
                    panic!("{}: {action} in {} is refused: {refusal:?}", game.id(), state.position());
                });
                understood(game, &*state, action);
            }
            let _ = state.scene(&View::plain(Language::UKRAINIAN));
        }
        if dice.chance(8) {
            every_move_can_be_pointed_out(game, &*state);
        }
        refused_or_listed(&mut dice, game, &*state, &listed);
        for line in state.summary().iter().chain(state.turn_note().as_ref()) {
            for language in Language::all() {
                said(game, language, line);
            }
        }
        if let Some(outcome) = state.outcome() {
            assert!(listed.is_empty() && state.to_move().is_empty(), "{}", game.id());
            assert_eq!(outcome.points.len(), game.seats().len());
            break;
        }
        assert!(!legal.is_empty() && !movers.is_empty(), "{}", state.position());
        if !state.patterned() {
            assert_eq!(state.perft(1), legal.len() as u64, "{}", state.position());
        }
        for action in &listed {
            // A draw of chance belongs to the referee.
            let known = state.actor(action).is_some_and(|seat| seat.index() < game.seats().len());
            assert!(known || state.chance().contains(action), "{action}");
        }
        // Captures and other rare moves are chosen more often than by chance, and acts now and then.
        let rare: Vec<&String> =
            choice.iter().filter(|mv| mv.contains(['x', ':', '=', '+', '@', '('])).collect();
        let action = match (dice.below(100), dice.pick(&rare), dice.pick(&acts)) {
            (0..6, _, Some(act)) if !act.starts_with("resign") || dice.chance(5) => act.clone(),
            (6..50, Some(rare), _) => (*rare).clone(),
            _ => dice.pick(&choice).expect("a legal move").clone(),
        };
        understood(game, &*state, &action);
        let events = state.play(&action).expect("a listed action");
        assert!(!events.is_empty(), "{}: nothing is said of {action}", game.id());
        for event in &events {
            for language in Language::all() {
                said(game, language, &event.message);
            }
        }
        log.push(action);
        if state.outcome().is_some() {
            let end = End::of(&events).expect("the end is told");
            assert!(
                ends.contains(&end.said),
                "no game of {} ends with {end:?}: add this one to it, or let `liege-dev corpus {}` look for one: {log:?}",
                file(game.id(), "corpus").display(),
                game.id()
            );
        }
        told.push(events);
    }
    let mut again = game.start(&options, None).expect("a start");
    for (action, events) in log.iter().zip(&told) {
        assert_eq!(&again.play(action).expect("played before"), events, "{action}");
    }
    assert_eq!(again.position(), state.position(), "{} seed {seed}", game.id());
}

#[test]
fn random_games() {
    let games: u64 =
        std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(4).max(1);
    let ends_of = |game| ends(game).into_iter().map(|end| end.said).collect::<BTreeSet<_>>();
    let wanted: Vec<_> = wanted().into_iter().map(|game| (game, ends_of(game))).collect();
    // Whoever is done takes the next game of any kind: nobody waits for the longest of a kind.
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some((game, ends)) = wanted.get((number / games) as usize) else { break };
                    play_one(*game, ends, number % games);
                }
            });
        }
    });
}

/// Every sentence that the help and the transports need of a game exists in every language.
#[test]
fn words_of_every_game() {
    for game in wanted() {
        let mut letters = BTreeSet::new();
        for language in Language::all() {
            let text = |id: String| {
                words().text(language, &id).unwrap_or_else(|| panic!("{id} is not said in {language:?}"))
            };
            for part in ["name", "about", "help", "help-notation"] {
                assert!(!text(format!("{}-{part}", game.prefix())).is_empty());
            }
            for option in game.options() {
                assert!(!text(format!("{}-option-{}", game.prefix(), option.name)).is_empty());
                assert!(option.values.contains(option.default), "{}", option.name);
            }
            for seat in game.seats() {
                assert!(!text(format!("{}-seat-{}", game.seat_prefix(), seat.id)).is_empty());
            }
            for layout in game.layouts() {
                assert!(!text(format!("{}-layout-{layout}", game.prefix())).is_empty());
            }
            for kind in game.kinds() {
                assert!(!text(format!("{}-kind-{}", kind.words, kind.id)).is_empty());
                assert!(!text(format!("{}-moves-{}", kind.words, kind.id)).is_empty());
                assert!(game.reach(kind.id, language).is_some(), "{}", kind.id);
                letters.insert(kind.id);
            }
        }
        assert_eq!(letters.len(), game.kinds().len(), "kinds of {} have different ids", game.id());
        assert!(game.reach("no such piece", Language::ENGLISH).is_none());
    }
}
