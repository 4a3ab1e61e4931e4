//! The tests that every game on squares gets, in one line of its own: random games in which every legal
//! action is read in every spelling, listed and completed. (`crates/games/tests/rules/every_game.rs` has the
//! tests for every game: positions that come back from their strings, and any other typed texts.)

use liege_game::{Options, RefusalKind, Seat, State, words};
use liege_squares::{LONGEST, Play, Rules, Sitting, Spec, sentences};
use liege_words::Language;
use liege_words::letters::look;
use liege_words::typist::writes_in;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// A random source that repeats.
struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

/// A game from its start, or from a position string.
///
/// # Panics
/// If the position is refused.
pub fn sitting(spec: &'static Spec, options: &Options, position: Option<&str>) -> Sitting {
    Sitting::new(spec.begin(options, position).unwrap_or_else(|refusal| panic!("{position:?}: {refusal:?}")))
}

/// Runs [`hold`] for several games, two at a time; only for the one that `LIEGE_GAME` names, if it is set.
///
/// # Panics
/// If a check fails; the thread has the name of the game.
pub fn hold_all(specs: &[&'static Spec]) {
    let only = std::env::var("LIEGE_GAME").ok();
    let wanted = specs.iter().filter(|spec| only.as_deref().is_none_or(|only| spec.id == only));
    let (next, wanted) = (AtomicUsize::new(0), wanted.collect::<Vec<_>>());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(spec) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let held = thread::Builder::new().name(spec.id.to_owned()).spawn(|| hold(spec));
                    assert!(held.expect("a thread").join().is_ok(), "{} does not hold", spec.id);
                }
            });
        }
    });
}

/// Plays random games of a kind, a few for each set of options, and checks positions on the way.
///
/// # Panics
/// If a check fails.
pub fn hold(spec: &'static Spec) {
    for seed in 0..4 {
        let mut dice = Dice(ChaCha8Rng::seed_from_u64(seed));
        let given = spec.options.iter().map(|option| {
            let listed = option.values.listed();
            (option.name, dice.pick(listed).copied().filter(|_| seed > 1).unwrap_or(option.default))
        });
        let options = Options::check(spec.options, given.collect::<Vec<_>>()).expect("options of the game");
        let mut sitting = sitting(spec, &options, None);
        if seed == 0 {
            the_longest_are_answered_soon(&sitting);
        }
        for step in 0..100 {
            if sitting.is_over() {
                break;
            }
            if step % 16 == seed as usize * 3 {
                looked_at(&mut dice, &sitting);
            }
            let action = next(&mut dice, &sitting);
            sitting.enter(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        }
    }
}

/// A legal action; captures and rare actions are chosen more often than by chance.
fn next(dice: &mut Dice, sitting: &Sitting) -> String {
    if let Some(draw) = dice.pick(sitting.rules().chance()) {
        return (*draw).to_owned();
    }
    let plays = sitting.plays();
    let words = sitting.rules().words();
    if plays.is_empty() || !words.is_empty() && dice.below(6) == 0 {
        return dice.pick(&words).expect("something legal").to_string();
    }
    let rare: Vec<&Play> = plays
        .iter()
        .filter(|play| !play.taken.is_empty() || play.becomes.is_some() || play.beside.is_some())
        .collect();
    let play = match dice.pick(&rare) {
        Some(rare) if dice.below(3) == 0 => rare,
        _ => dice.pick(plays).expect("a legal move"),
    };
    sitting.rules().canonical(play)
}

/// Checks a few of the legal moves of a position.
fn looked_at(dice: &mut Dice, sitting: &Sitting) {
    let rules = sitting.rules();
    let (plays, text) = (sitting.plays(), sitting.position());
    for _ in 0..12.min(plays.len()) {
        let Some(play) = dice.pick(plays) else { break };
        let canonical = rules.canonical(play);
        for spelling in spellings(rules, play) {
            understood(sitting, play.piece.seat, &spelling, &canonical);
        }
        // Shown text is read as its readers mean it: L is a lance to some, and a bishop to others.
        for language in Language::all() {
            let shown = sentences::shown(rules, play, language);
            writes_in(language, || understood(sitting, play.piece.seat, &shown, &canonical));
        }
        if let Some(from) = play.from {
            let named = format!("{}{}", rules.spec().geometry.prefix(from), rules.spec().geometry.name(from));
            let listed = sitting.moves_of(play.piece.seat, &named);
            assert!(
                listed.as_ref().is_ok_and(|moves| moves.contains(&canonical)),
                "{named} in {text}: {listed:?}"
            );
        }
        let completed = sitting.complete(play.piece.seat, &canonical);
        assert!(
            completed.iter().take(4).any(|(_, action)| *action == canonical),
            "{canonical} in {text}: {completed:?}"
        );
    }
}

/// The full spellings of a move that people use.
fn spellings(rules: &dyn Rules, play: &Play) -> Vec<String> {
    let geometry = rules.spec().geometry;
    let canonical = rules.canonical(play);
    let mut texts: Vec<String> =
        Language::all().into_iter().map(|language| sentences::shown(rules, play, language)).collect();
    texts.extend([canonical.to_lowercase(), format!(" 12. {canonical} !"), canonical.replace('-', " – ")]);
    // A small b (or с, or d) is rather a file.
    let last = char::from(b'a' + geometry.files.saturating_sub(1));
    let is_file = |c: char| c.to_lowercase().next().is_some_and(|c| ('a'..=last.max('h')).contains(&look(c)));
    let plain = |text: &&String| !text.rsplit(':').next().unwrap_or_default().starts_with(is_file);
    texts.extend(texts.clone().iter().filter(plain).map(|text| text.to_lowercase()));
    if play.beside.is_some() {
        texts.push(texts[0].replace('O', "0"));
    }
    if let (Some(from), None, true) = (play.from, play.put, play.via.is_empty()) {
        let sign = if play.taken.is_empty() { " – " } else { "×" };
        let becomes = play.becomes.map_or("", |kind| rules.spec().kind(kind).letter);
        let way = format!("{}{sign}{}{becomes}", geometry.name(from), geometry.name(play.to));
        let prefix = geometry.prefix(from);
        texts.push(format!("{prefix}{way}"));
        for language in Language::all() {
            let name = words().say(language, &rules.spec().kind(play.piece.kind).name());
            texts.push(format!("{prefix}{name} {way}"));
        }
    }
    // Squares with a dash may be named otherwise by the game's own tradition.
    texts
        .retain(|text| rules.heard(play.piece.seat, text).is_none_or(|heard| heard == Ok(canonical.clone())));
    texts.extend(rules.forms(play));
    texts
}

/// Checks that a spelling is read as the move, or that the move is among its meanings.
fn understood(sitting: &Sitting, seat: Seat, text: &str, canonical: &str) {
    match sitting.read(seat, text) {
        Ok(actions) => assert_eq!(actions, [canonical], "`{text}` in {}", sitting.position()),
        Err(refusal) => {
            let several = matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided);
            let listed = refusal.candidates.iter().any(|candidate| candidate == canonical);
            assert!(several && listed, "`{text}` ({canonical}) in {}: {refusal:?}", sitting.position());
        }
    }
}

/// Checks texts of the largest length and longer, of the parts that take most time to read.
fn the_longest_are_answered_soon(sitting: &Sitting) {
    for part in [
        "в", "Nf3", "W2f3", "x", "х", "с", "ст", "на", "шах", "2", "+", "ch", "(", "=", "\u{fdfa}",
        "Z\u{301}",
    ] {
        for length in [LONGEST, LONGEST + 1, 5_000] {
            let text: String = part.chars().cycle().take(length).collect();
            let start = Instant::now();
            for seat in sitting.rules().turn().iter() {
                let _ = (sitting.read(seat, &text), sitting.moves_of(seat, &text));
                let _ = sitting.complete(seat, &text);
            }
            assert!(start.elapsed() < Duration::from_secs(5), "{length} × {part} took {:?}", start.elapsed());
        }
    }
}
