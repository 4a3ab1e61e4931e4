//! Tests of pointing on a board: every move takes at most three taps, on cells that the picture has.

use liege_game::scene::View;
use liege_game::tap::{self, Asks, Pointed};
use liege_game::{Game, Seat, State, Tap};
use liege_words::Language;
use std::collections::BTreeSet;

/// Checks that a move can be made by taps: the piece, the target, and a choice if several moves remain.
/// Returns the number of taps.
fn taps_needed(taps: &[Tap], tap: &Tap) -> usize {
    let plays = |pointed: &Pointed<'_>| {
        let choices = pointed.choices.iter();
        choices.filter_map(|choice| choice.action(pointed.asks)).any(|action| action == tap.action)
    };
    let piece = tap::point(taps, &[tap.from.name()]).expect("a piece");
    assert_eq!(piece.asks, Asks::Target);
    if plays(&piece) {
        return 2;
    }
    let target = tap::point(taps, &[tap.from.name(), tap.to.name()]).expect("a target");
    assert!(plays(&target), "{} can't be pointed out: {target:?}", tap.action);
    3
}

/// Checks this for the moves of a position.
pub fn every_move_can_be_pointed_out(game: &dyn Game, state: &dyn State) {
    let legal = state.legal();
    let mut known = BTreeSet::new();
    for seat in (0u8..).map(Seat).take(game.seats().len()) {
        let taps = state.taps(seat);
        if !state.to_move().contains(seat) {
            assert!(
                taps.is_empty(),
                "{} may not move in {}",
                game.seats()[seat.index()].id,
                state.position()
            );
            continue;
        }
        let views = [None, Some(seat)];
        let scenes = views.map(|bottom| state.scene(&View { bottom, ..View::plain(Language::ENGLISH) }));
        let first = tap::point(&taps, &[]);
        assert_eq!(first.is_some(), !taps.is_empty());
        for tap in &taps {
            assert_eq!(state.actor(&tap.action), Some(seat), "{} in {}", tap.action, state.position());
            assert!(state.patterned() || legal.contains(&tap.action), "{} is not legal", tap.action);
            for spot in [&tap.from, &tap.to].into_iter().chain(&tap.via).chain(&tap.then) {
                for scene in &scenes {
                    // A drop from a hand that no tray shows has no place.
                    let area = scene.area(spot);
                    assert!(
                        area.is_some() || spot.is_hand() && scene.trays.is_empty(),
                        "{}: {spot}",
                        game.id()
                    );
                }
            }
            assert!(taps_needed(&taps, tap) <= 3);
        }
        known.extend(taps.into_iter().map(|tap| tap.action));
    }
    if !state.patterned() {
        let words = |action: &&String| !state.chance().contains(action) && !action.contains(' ');
        for action in legal.iter().filter(words) {
            let is_word = action.chars().all(|c| c.is_ascii_lowercase());
            assert!(is_word || known.contains(action), "{}: {action} can't be pointed out", game.id());
        }
    }
}
