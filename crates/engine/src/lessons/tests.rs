//! Tests of every step of every lesson against the rules of its game.

use super::*;
use liege_game::tap::{self, Asks};
use liege_game::{self as game, words};
use liege_words::Language;
use std::collections::BTreeSet;

/// The number of choices that a menu can hold.
const MENU: usize = 25;

fn steps() -> impl Iterator<Item = (&'static dyn Game, &'static Step)> {
    game::all().iter().copied().flat_map(|game| {
        let lesson = of(game).unwrap_or_else(|| panic!("{} has no lesson that can be read", game.id()));
        lesson.steps.iter().map(move |step| (game, step))
    })
}

/// The positions in which an answer is given, each with its action; an answer's last action may be a pattern.
fn answered(game: &'static dyn Game, step: &Step, answer: &str) -> Vec<(Position, String)> {
    let actions: Vec<String> = answer.split(';').map(|action| action.trim().to_owned()).collect();
    let position = |played: usize| {
        let position = step.after(game, &actions[..played]);
        position.unwrap_or_else(|refusal| panic!("{} {}: {refusal:?}", game.id(), step.id))
    };
    actions.iter().enumerate().map(|(played, action)| (position(played), action.clone())).collect()
}

#[test]
fn what_is_right_can_be_played_by_whoever_is_asked() {
    for (game, step) in steps() {
        let name = format!("{} {}", game.id(), step.id);
        assert!(!step.answers.is_empty(), "{name}");
        Options::check(game.options(), &step.options).unwrap_or_else(|error| panic!("{name}: {error}"));
        for answer in &step.answers {
            for (mut position, action) in answered(game, step, answer) {
                let Some(beginning) = action.strip_suffix(ANY) else {
                    assert_eq!(position.state.actor(&action), Some(position.seat), "{name}: {action}");
                    position.state.play(&action).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
                    continue;
                };
                let open = position.state.samples().into_iter().chain(position.state.acts());
                let mut fits = open.filter(|action| action.starts_with(beginning));
                assert!(fits.any(|action| position.state.clone().play(&action).is_ok()), "{name}: {action}");
            }
        }
    }
}

#[test]
fn the_board_stays_on_the_side_of_whoever_answers() {
    for (game, step) in steps() {
        let asked = step.after(game, &[]).expect("a position").seat;
        for answer in step.answers.iter().filter(|answer| !answer.contains(ANY)) {
            let actions: Vec<String> = answer.split(';').map(|action| action.trim().to_owned()).collect();
            let answered = step.after(game, &actions).expect("a position");
            assert_eq!(answered.seat, asked, "{} {}: {answer}", game.id(), step.id);
        }
    }
}

#[test]
fn what_is_right_is_read_as_it_is_shown_in_every_language() {
    for (game, step) in steps() {
        for answer in step.answers.iter().filter(|answer| !answer.contains(ANY)) {
            for (position, action) in answered(game, step, answer) {
                for language in Language::all() {
                    let shown = position.state.display_in(&action, language);
                    let read = position.state.read(position.seat, &shown);
                    assert_eq!(
                        read.as_deref(),
                        Ok(&[action.clone()][..]),
                        "{} {}: {shown}",
                        game.id(),
                        step.id
                    );
                }
            }
        }
    }
}

#[test]
fn something_else_is_wrong() {
    for (game, step) in steps().filter(|(_, step)| step.answers != ["*"]) {
        let position = step.after(game, &[]).expect("a position");
        let open = position.state.samples().into_iter().chain(position.state.acts());
        let own: Vec<String> =
            open.filter(|action| position.state.actor(action) == Some(position.seat)).collect();
        let wrong = own.iter().filter(|action| step.verdict(&[(*action).clone()]) == Verdict::Wrong).count();
        assert!(wrong > 0, "{} {}: whatever is played is right", game.id(), step.id);
    }
}

/// A player who points instead of typing finds the right move in the menus, which have no further pages here.
#[test]
fn what_is_right_can_be_pointed_out() {
    for (game, step) in steps() {
        let Some(answer) = step.answers.iter().find(|answer| !answer.contains(ANY)) else { continue };
        for (position, action) in answered(game, step, answer) {
            let taps = position.state.taps(position.seat);
            let Some(wanted) = taps.iter().find(|tap| tap.action == action) else { continue };
            let mut spots: Vec<String> = Vec::new();
            loop {
                let names: Vec<&str> = spots.iter().map(String::as_str).collect();
                let pointed = tap::point(&taps, &names).expect("something to point at");
                let listed: Vec<_> =
                    pointed.choices.iter().filter(|choice| !choice.passed).take(MENU).collect();
                let has =
                    |choice: &&&tap::Choice<'_>| choice.taps.iter().any(|tap| tap.action == wanted.action);
                let choice = listed.iter().find(has);
                let choice = choice.unwrap_or_else(|| panic!("{} {}: {action}", game.id(), step.id));
                if choice.action(pointed.asks).is_some() || pointed.asks == Asks::Which {
                    break;
                }
                spots = pointed.spots.iter().map(|spot| spot.name().to_owned()).collect();
                spots.extend(choice.spot.map(|spot| spot.name().to_owned()));
                assert!(spots.len() < 9, "{} {}: no end of pointing", game.id(), step.id);
            }
        }
    }
}

#[test]
fn every_step_is_said_in_every_language_and_nothing_else() {
    let mut used = BTreeSet::new();
    for (game, step) in steps() {
        let id = step.words(game);
        assert!(used.insert(id.clone()), "{id} is there twice");
        for language in Language::all() {
            let parts = [words().text(language, &id)]
                .into_iter()
                .chain(["hint", "done"].map(|part| words().attribute(language, &id, part)));
            for part in parts {
                let part = part.unwrap_or_else(|| panic!("{id} lacks a part in {}", language.code()));
                let chars = part.chars().count();
                assert!((10..=400).contains(&chars), "{id} in {}: {chars} characters", language.code());
                let cyrillic = part.chars().any(|c| ('а'..='я').contains(&c));
                assert_eq!(cyrillic, !language.is_latin(), "{id} in {}", language.code());
                let english = words().text(Language::ENGLISH, &id);
                assert!(
                    language == Language::ENGLISH || english != Some(part),
                    "{id} in {}",
                    language.code()
                );
            }
        }
    }
    for language in Language::all() {
        let said: Vec<&str> = game::all().iter().map(|game| game.words(language)).collect();
        let said = said.iter().flat_map(|source| source.lines()).filter_map(|line| line.split_once(" = "));
        let said = said.map(|(id, _)| id).filter(|id| id.starts_with("lesson-"));
        let lost: Vec<&str> = said.filter(|id| !used.contains(*id)).collect();
        assert!(lost.is_empty(), "of no step: {lost:?}");
    }
}

#[test]
fn every_game_has_a_lesson_that_is_short() {
    for game in game::all() {
        let steps = of(*game).map_or(0, |lesson| lesson.steps.len());
        assert!((4..=12).contains(&steps), "{}: {steps} steps", game.id());
    }
}

#[test]
fn answers_of_several_actions_are_begun_and_ended() {
    let step = |answers: &[&str]| Step {
        id: String::new(),
        options: BTreeMap::new(),
        position: None,
        before: Vec::new(),
        seat: None,
        answers: answers.iter().map(|answer| (*answer).to_owned()).collect(),
    };
    let verdict = |answers: &[&str], played: &[&str]| {
        step(answers).verdict(&played.iter().map(|action| (*action).to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(verdict(&["a1a2; b1b2", "c1c2"], &["a1a2"]), Verdict::Begun);
    assert_eq!(verdict(&["a1a2; b1b2", "c1c2"], &["a1a2", "b1b2"]), Verdict::Right);
    assert_eq!(verdict(&["a1a2; b1b2", "c1c2"], &["c1c2"]), Verdict::Right);
    assert_eq!(verdict(&["a1a2; b1b2", "c1c2"], &["b1b2"]), Verdict::Wrong);
    assert_eq!(verdict(&["a1a2"], &["a1a2", "b1b2"]), Verdict::Wrong);
    assert_eq!(verdict(&["w3 *"], &["w3 37 80"]), Verdict::Right);
    assert_eq!(verdict(&["w3 *"], &["w4 37 80"]), Verdict::Wrong);
    assert_eq!(verdict(&["a1a2"], &[]), Verdict::Begun);
}

/// Every notation that a hint tells the learner to type can be read: as the answer, or as another legal
/// action.
#[test]
fn something_in_every_hint_is_the_answer() {
    let mut dumb = Vec::new();
    for (game, step) in steps() {
        let position = step.after(game, &[]).expect("a position");
        for language in Language::all() {
            let hint = words().attribute(language, &step.words(game), "hint").unwrap_or_default();
            let spans: Vec<&str> = hint.split('`').skip(1).step_by(2).collect();
            let answers = |text: &&str| {
                let read = position.state.read(position.seat, text);
                read.is_ok_and(|actions| step.verdict(&actions) != Verdict::Wrong)
            };
            if !spans.is_empty() && !spans.iter().any(answers) {
                dumb.push(format!("{} in {}: {spans:?}", step.words(game), language.code()));
            }
        }
    }
    assert!(dumb.is_empty(), "what these hints name is not the answer: {dumb:#?}");
}
