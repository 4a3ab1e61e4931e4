//! Properties that hold for any shots.

use super::physics::{FULL_TURN, POWERS, Shot, shoot};
use super::rounds::Position;
use super::terms::{OPTIONS, Terms};
use super::{Chapaev, Match, sentences};
use liege_game::scene::View;
use liege_game::{Game as _, Options, State as _};
use liege_testing::cases::property;
use liege_words::Language;
use proptest::prelude::*;
use std::sync::Arc;

/// A disc by its index among those that may be flicked, an angle, a power.
type Choice = (usize, u16, u8);

fn shots() -> impl Strategy<Value = Vec<Choice>> {
    prop::collection::vec((0usize..48, 0..FULL_TURN, POWERS), 1..25)
}

fn options() -> impl Strategy<Value = Options> {
    let arms = prop::sample::select(vec!["infantry", "cavalry+heavy", "artillery", "tanks+heavy+artillery"]);
    let rest =
        (prop::bool::ANY, prop::sample::select(vec!["white", "winner", "loser", "alternate"]), 0u32..8);
    (arms, rest).prop_map(|(arms, (turns, starter, limit))| {
        let limit = limit.to_string();
        let turns = if turns { "yes" } else { "no" };
        let given =
            [("arms", arms), ("earth_turns", turns), ("round_start", starter), ("shot_limit", &limit)];
        Options::check(&OPTIONS, given).unwrap()
    })
}

/// The legal shot nearest to a choice.
fn shot(position: &Position, (disc, angle, power): Choice) -> Option<Shot> {
    let side = position.turn()?;
    let own: Vec<_> = position.of(side).collect();
    let angle = if position.terms.permits(side, angle) { angle } else { (angle + 1800) % FULL_TURN };
    Some(Shot { disc: own.get(disc % own.len())?.id, angle, power })
}

proptest! {
    #![proptest_config(property(16))]

    #[test]
    fn positions_read_back_and_nothing_is_lost(options in options(), choices in shots()) {
        let mut position = Position::start(Arc::new(Terms::of(&options)));
        for choice in choices {
            let Some(shot) = shot(&position, choice) else { break };
            prop_assert!(position.allows(shot), "{shot}");
            let before = position.clone();
            let report = position.play(shot);
            // A repeated shot has one result; recording its moments changes nothing.
            prop_assert_eq!(&shoot(&before.discs, shot, 7).rest, &report.trace.rest);
            let mut again = Position::read(&before.write()).unwrap();
            prop_assert_eq!(&again, &before);
            prop_assert_eq!(again.play(shot), report.clone());
            prop_assert_eq!(&again, &position);
            let weight = |discs: &[super::formation::Disc]| discs.iter().map(|disc| u32::from(disc.weight)).sum::<u32>();
            let fallen: Vec<_> = report.trace.fallen().collect();
            prop_assert_eq!(weight(&before.discs), weight(&report.trace.rest) + weight(&fallen));
            prop_assert!(report.trace.steps < 4000 && report.trace.hits.is_sorted_by_key(|hit| hit.step));
            prop_assert!(!sentences::events(&report, &position).is_empty());
            prop_assert!(position.turn().is_none() || position.gap() >= 0);
        }
    }

    #[test]
    fn pictures_and_suggestions_of_any_position(options in options(), choices in shots(), typed in ".{0,12}") {
        let mut game = Match::new(Position::start(Arc::new(Terms::of(&options))));
        for choice in choices {
            let Some(shot) = shot(&game.position, choice) else { break };
            game.play(&shot.to_string()).unwrap();
        }
        let last = [game.last().unwrap().shot.to_string()];
        let view = View { last: &last, ..View::plain(Language::ENGLISH) };
        prop_assert_eq!(game.motion(&view).unwrap().end, game.scene(&view));
        for seat in [0, 1].map(liege_game::Seat) {
            for (_, action) in game.complete(seat, &typed) {
                prop_assert!(game.boxed().play(&action).is_ok(), "{action}");
            }
        }
        for action in game.samples() {
            prop_assert!(game.boxed().play(&action).is_ok(), "{action}");
        }
        prop_assert!(Chapaev.start(&options, Some(&game.position())).is_ok());
    }
}
