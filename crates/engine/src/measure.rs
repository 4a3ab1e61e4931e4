use super::contest::next;
use super::*;
use liege_game::{self as game, Options};
use std::time::Instant;

fn line(name: &str, what: &str, state: &dyn State, level: u8) {
    let Some(seat) = state.to_move().iter().next() else { return };
    if !state.chance().is_empty() {
        return;
    }
    let effort = Effort::of_level(level, 1);
    let begun = Instant::now();
    let Some(t) = think(state, seat, &effort) else { return };
    let us = begun.elapsed().as_micros();
    println!(
        "M {name} {what} L{level} nodes={} work={} us={us} depth={} legal={}",
        t.nodes,
        t.work,
        t.depth,
        state.legal().len()
    );
}

#[test]
fn usual() {
    let only = std::env::var("M_GAME").ok();
    for game in game::all().iter().filter(|g| only.as_deref().is_none_or(|o| o == g.id())) {
        let options = Options::check(game.options(), [("", ""); 0]).unwrap();
        for round in 0..3_u64 {
            let mut state = game.start(&options, None).unwrap();
            let mut n = 0_u64;
            while state.outcome().is_none() && n < 120 {
                if n % 9 == 3 {
                    for level in [1, 2, 3, 4] {
                        line(game.id(), "usual", &*state, level);
                    }
                }
                let lot = mixed(&(round, n));
                let Some(action) = next(&*state, lot, |seat| {
                    if n < 4 {
                        return None;
                    }
                    think(&*state, seat, &Effort::of_level(2, lot)).map(|t| t.action)
                }) else {
                    break;
                };
                state.play(&action).unwrap();
                n += 1;
            }
        }
    }
}

#[test]
fn hostile() {
    let path = std::env::var("M_FILE").unwrap();
    for text in std::fs::read_to_string(path).unwrap().lines() {
        let Some((id, position)) = text.split_once('\t') else { continue };
        let game = game::by_id(id).unwrap();
        let options = Options::check(game.options(), [("", ""); 0]).unwrap();
        match game.start(&options, Some(position)) {
            Ok(state) => {
                for level in [1, 2, 3, 4, 5] {
                    line(id, "hostile", &*state, level);
                }
            }
            Err(error) => println!("M {id} refused {position}: {:?}", error),
        }
    }
}

#[test]
fn starts() {
    for game in game::all() {
        let options = Options::check(game.options(), [("", ""); 0]).unwrap();
        let state = game.start(&options, None).unwrap();
        println!("M {}\t{}", game.id(), state.position());
    }
}
