use super::*;
use proptest::prelude::*;

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating { rating, deviation, volatility: 0.06 }
}

fn entrant(team: u8, halves: i32, rating: Rating) -> Entrant {
    Entrant { team, seats: 1, halves, rating }
}

fn new(team: u8, halves: i32) -> Entrant {
    entrant(team, halves, Rating::default())
}

fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} is not {expected}");
}

/// Glickman's own example: 1500 (200) against three opponents in one period. As games of two, combined with
/// full weight, they must give the paper's result.
#[test]
fn the_example_of_the_paper_comes_out() {
    let player = rating(1500.0, 200.0);
    let results = [(1400.0, 30.0, 2), (1550.0, 100.0, 0), (1700.0, 300.0, 0)];
    let pair = |(their, deviation, halves): (f64, f64, i32)| {
        rate(&[entrant(0, halves, player), entrant(1, 2 - halves, rating(their, deviation))])[0]
    };
    let after = together(player, &results.map(pair), 1.0);
    near(after.rating, 1464.06, 0.02);
    near(after.deviation, 151.52, 0.01);
    near(after.volatility, 0.05999, 0.00001);
    // The crate's own way with a whole period agrees.
    let period: Vec<(Glicko2Rating, Outcomes)> = results
        .iter()
        .map(|(their, deviation, halves)| {
            let outcome = if *halves == 2 { Outcomes::WIN } else { Outcomes::LOSS };
            (rating(*their, *deviation).glicko(), outcome)
        })
        .collect();
    let whole =
        skillratings::glicko2::glicko2_rating_period(&player.glicko(), &period, &Glicko2Config::new());
    near(after.rating, whole.rating, 0.02);
    near(after.deviation, whole.deviation, 0.01);
}

#[test]
fn two_new_players_gain_and_lose_what_is_worked_out_by_hand() {
    let after = rate(&[new(0, 2), new(1, 0)]);
    near(after[0].rating, 1662.2, 0.15);
    near(after[1].rating, 1337.8, 0.15);
    near(after[0].deviation, 290.3, 0.1);
    near(after[0].deviation, after[1].deviation, 1e-12);
    let drawn = rate(&[new(0, 1), new(1, 1)]);
    near(drawn[0].rating, 1500.0, 1e-9);
    near(drawn[1].rating, 1500.0, 1e-9);
}

/// Three new players: each pair has `g = 0.669` and `v = 8.94`, so `φ'² = 1/(1/4.063 + ¾·2/8.94) = 2.417`;
/// the last one left has won two pairs by `g/2` each and gains `173.7 · 2.417 · ¾ · 0.669 = 210.7`, the
/// second has won one and lost one.
#[test]
fn three_players_gain_and_lose_what_is_worked_out_by_hand() {
    let after = rate(&[new(0, 4), new(1, 2), new(2, 0)]);
    near(after[0].rating, 1710.7, 0.3);
    near(after[1].rating, 1500.0, 1e-9);
    near(after[2].rating, 1289.3, 0.3);
    for rating in &after {
        near(rating.deviation, 2.417f64.sqrt() * SCALE, 0.3);
    }
    // It says more than a game of two, and less than two of them.
    let one = rate(&[new(0, 2), new(1, 0)])[0];
    let two = rate(&[entrant(0, 2, one), new(1, 0)])[0];
    assert!(after[0].deviation < one.deviation && after[0].deviation > two.deviation);
    // 1.5–1.5–0: the first two have drawn between them and won against the third.
    let shared = rate(&[new(0, 3), new(1, 3), new(2, 0)]);
    near(shared[0].rating, shared[1].rating, 1e-9);
    assert!(shared[0].rating > 1500.0 && shared[0].rating < after[0].rating);
    near(shared[2].rating, after[2].rating, 1e-9);
}

#[test]
fn teams_gain_and_lose_what_is_worked_out_by_hand() {
    let after = rate(&[new(0, 2), new(1, 0), new(0, 2), new(1, 0)]);
    for winner in [0, 2] {
        near(after[winner].rating, 1646.6, 0.15);
    }
    for loser in [1, 3] {
        near(after[loser].rating, 1353.4, 0.15);
    }
    // A player with a strong partner gains less by a win and loses more by a loss.
    let won = |partner: f64| {
        rate(&[new(0, 2), new(1, 0), entrant(0, 2, rating(partner, 100.0)), new(1, 0)])[0].rating - 1500.0
    };
    let lost = |partner: f64| {
        rate(&[new(0, 0), new(1, 2), entrant(0, 0, rating(partner, 100.0)), new(1, 2)])[0].rating - 1500.0
    };
    assert!(won(1900.0) < won(1500.0) && won(1500.0) < won(1100.0));
    assert!(lost(1900.0) < lost(1500.0) && lost(1500.0) < lost(1100.0));
}

#[test]
fn who_holds_both_seats_of_a_side_is_that_side() {
    let strong = rating(1800.0, 80.0);
    let both = Entrant { seats: 2, ..entrant(0, 2, strong) };
    let others = [entrant(1, 0, rating(1600.0, 90.0)), entrant(1, 0, rating(1400.0, 90.0))];
    let as_two_alone = rate(&[entrant(0, 2, strong), entrant(1, 0, rating(1500.0, 90.0))]);
    let alone = rate(&[both, others[0], others[1]]);
    near(alone[0].rating, as_two_alone[0].rating, 1e-9);
    near(alone[0].deviation, as_two_alone[0].deviation, 1e-9);
    // Both partners lose, with the same odds.
    assert!(alone[1].rating < 1600.0 && alone[2].rating < 1400.0);
}

#[test]
fn a_rating_is_provisional_until_enough_is_known() {
    assert_eq!(rating(1523.4, 100.0).shown(4), "1523?");
    assert_eq!(rating(1523.5, 100.0).shown(5), "1524");
    assert_eq!(rating(1523.4, 110.5).shown(50), "1523?");
    assert_eq!(Rating::default().shown(0), "1500?");
}

fn any_rating() -> impl Strategy<Value = Rating> {
    (600.0..2600.0f64, 30.0..350.0f64, 0.03..0.09f64).prop_map(|(rating, deviation, volatility)| Rating {
        rating,
        deviation,
        volatility,
    })
}

/// A game of `sides` sides with one or two people each.
fn any_game() -> impl Strategy<Value = Vec<Entrant>> {
    let side = (-5i32..5, prop::collection::vec((any_rating(), 1u32..3), 1..3));
    prop::collection::vec(side, 2..5).prop_map(|sides| {
        let side = |(team, (halves, people)): (u8, (i32, Vec<(Rating, u32)>))| {
            let person = move |(rating, seats)| Entrant { team, seats, halves, rating };
            people.into_iter().map(person)
        };
        (0u8..).zip(sides).flat_map(side).collect()
    })
}

proptest! {
    #[test]
    fn the_order_of_seats_does_not_matter(game in any_game(), turn in 0usize..8) {
        let after = rate(&game);
        let mut turned = game.clone();
        let by = turn % game.len();
        turned.rotate_left(by);
        let mut again = rate(&turned);
        again.rotate_right(by);
        for (one, other) in after.iter().zip(&again) {
            prop_assert!((one.rating - other.rating).abs() < 1e-6, "{one:?} {other:?}");
            prop_assert!((one.deviation - other.deviation).abs() < 1e-6);
        }
    }

    #[test]
    fn a_win_never_lowers_and_a_defeat_never_raises(game in any_game()) {
        let best = game.iter().map(|entrant| entrant.halves).max().unwrap();
        let worst = game.iter().map(|entrant| entrant.halves).min().unwrap();
        for (before, after) in game.iter().zip(rate(&game)) {
            let alone = |halves| {
                let with = game.iter().filter(|other| other.halves == halves && other.team != before.team);
                before.halves == halves && with.count() == 0
            };
            if alone(best) {
                prop_assert!(after.rating >= before.rating.rating, "{before:?} {after:?}");
            }
            if alone(worst) {
                prop_assert!(after.rating <= before.rating.rating, "{before:?} {after:?}");
            }
            prop_assert!(after.deviation > 0.0 && after.deviation <= 350.0, "{after:?}");
            prop_assert!(after.volatility > 0.0 && after.volatility < 1.0);
        }
    }

    #[test]
    fn more_points_are_never_worth_less(game in any_game(), who in 0usize..8) {
        let who = who % game.len();
        let team = game[who].team;
        let mut better = game.clone();
        for entrant in better.iter_mut().filter(|entrant| entrant.team == team) {
            entrant.halves += 1;
        }
        // The volatility may fall when a surprise is gone, so the rating moves a little less.
        prop_assert!(rate(&better)[who].rating >= rate(&game)[who].rating - 1.0);
    }

    #[test]
    fn what_one_of_two_equals_wins_the_other_loses(rating in any_rating()) {
        let after = rate(&[entrant(0, 2, rating), entrant(1, 0, rating)]);
        prop_assert!((after[0].rating + after[1].rating - 2.0 * rating.rating).abs() < 1e-6);
    }
}
