//! Section 8 of the rules page.

use crate::dragons_breakthrough::{at, rules, start};
use liege_game::State;
use serde_json::json;

fn legal(position: &str) -> String {
    at(position).legal().join(" ")
}

fn outcome(state: &dyn State) -> serde_json::Value {
    state.outcome().unwrap().to_json(rules().seats())
}

fn play(state: &mut Box<dyn State>, action: &str) {
    state.play(action).unwrap_or_else(|refusal| panic!("{action} in {}: {refusal:?}", state.position()));
}

#[test]
fn perft() {
    for (pie, nodes) in [("true", [1, 9, 90, 724]), ("false", [1, 9, 81, 643])] {
        let state = start(&[("pie", pie)]);
        for (depth, nodes) in (0..).zip(nodes) {
            assert_eq!(state.perft(depth), nodes, "pie {pie}, depth {depth}");
        }
    }
}

#[test]
fn first_moves() {
    let mut state = start(&[]);
    assert_eq!(state.legal().join(" "), "21-17 22-17 22-18 23-18 23-19 24-19 24-20 32-19 32-20");
    play(&mut state, "22-18");
    assert_eq!(state.legal().join(" "), "1-13 1-14 10-14 10-15 11-15 11-16 12-16 9-13 9-14 swap");
}

#[test]
fn p1_and_p2_royal_jumps_of_the_source() {
    let mut state = at("4/2d1/4/4/k3/4/1DK1/4 L -/K - fs - 0");
    assert_eq!(state.legal().join(" "), "26-22 26-23 27-23+26-19 27-24 27-31 27-32");
    play(&mut state, "27-23+26-19");
    let answers = state.legal();
    assert!(answers.contains(&"K@10+7-14-21".to_owned()), "{answers:?}");
    assert!(!answers.contains(&"K@10".to_owned()), "{answers:?}");
}

#[test]
fn p3_a_triple_royal_jump() {
    let position = "4/2dK/4/3K/k3/4/CD2/4 L K/K - fs - 0";
    let mut state = at(position);
    play(&mut state, "K@23+26-19-12-3");
    assert_eq!(outcome(&*state), json!({"first": 1, "second": 0}));
    assert!(state.legal().is_empty() && state.to_move().is_empty());
    assert_eq!(
        legal(&position.replace(" L ", " D ")),
        "17-13 17-14 17-21 17-22 7-10 7-11 K@1 K@10+7-14-21 K@11 K@12 K@13 K@14 K@15 K@18 K@19 K@2 K@20 K@21 \
         K@22 K@23 K@24 K@27 K@28 K@29 K@3 K@30 K@31 K@32 K@4 K@5 K@6 K@9"
    );
}

#[test]
fn p4_a_full_reserve() {
    assert_eq!(
        legal("4/1c1d/K3/4/1c2/2C1/1D2/4 L CKN/R - fs - 0"),
        "23:14!C 23:14!K 23:14!N 9:2!C 9:2!K 9:2!N"
    );
}

#[test]
fn p5_a_pending_royal_jump_and_two_ways_to_it() {
    assert_eq!(
        legal("r3/2d1/4/1K2/1DK1/4/4/4 L -/- - fs - 0"),
        "14-10 14-17 14-9 18-15 19-15+18-11 19-15+18-9 19-16+18-9 19-23+18-9 19-24+18-9"
    );
}

#[test]
fn p6_an_immortal_dragon_blocks() {
    assert_eq!(
        legal("4/2d1/4/1cr1/1K2/4/1D2/4 L CKR/- - fs - 3"),
        "18:11!C 18:11!K 18:11!R 18:9!C 18:9!K 18:9!R"
    );
}

#[test]
fn p7_an_empress_is_taken_while_two_checkers_wait() {
    let mut state = at("C1C1/2d1/4/4/4/4/1DE1/3r D -/- - fs - 0");
    assert_eq!(state.legal().join(" "), "32-28 32:27 7-10 7-11");
    play(&mut state, "32:27");
    assert_eq!(state.position(), "E1C1/2d1/4/4/4/4/1Dr1/4 L -/C - fs - 0");
}

#[test]
fn p8_promotion() {
    let mut state = at("4/C1d1/4/4/4/4/1D2/4 L -/- - fs - 0");
    assert_eq!(state.legal().join(" "), "26-22 26-23 5-1");
    play(&mut state, "5-1");
    assert!(state.position().starts_with("E3/"), "{}", state.position());
}

#[test]
fn p9_no_moves() {
    let state = at("4/2d1/4/4/4/c1c1/ccc1/1D2 L -/- - fs - 0");
    assert!(state.legal().is_empty());
    assert_eq!(outcome(&*state), json!({"first": 0, "second": 1}));
}

#[test]
fn p10_a_mortal_dragon() {
    let position = "C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs t 0";
    let all = "26-22 26-23 3:7 8-10 8-11 8-12 8-15 8-18 8-19 8-2 8-20 8-22 8-25 8-29 8-4";
    assert_eq!(legal(position), all);
    assert_eq!(legal(&position.replace('t', "-")), all.replace(" 3:7", ""));
    let mut state = at(position);
    play(&mut state, "3:7");
    assert_eq!(outcome(&*state), json!({"first": 1, "second": 0}));
}

/// The sample game: the moves as on the page, and as the source prints them.
const SAMPLE: [(&str, &str); 41] = [
    ("32-20", "32-20"),
    ("1-14", "1-14"),
    ("22-18", "22-18"),
    ("12-16", "12-16"),
    ("21-17", "21-17"),
    ("11-15", "11-15"),
    ("20:15", "20:15Р"),
    ("14:25", "14:25Р"),
    ("15:2", "15:2Р"),
    ("25:31", "25:31Р"),
    ("C@14", "ш→14"),
    ("31:28", "31:28Р"),
    ("2:5", "2:5Р"),
    ("7-11", "7-11"),
    ("14:7", "14:7Р"),
    ("3:10!C", "3:10В"),
    ("18-14", "18-14"),
    ("9:18!C", "9:18В"),
    ("23:14:7!CC", "23:7 (Вш Ркш)"),
    ("11:2", "11:2В"),
    ("K@23+26-19", "кш→23-19"),
    ("C@12", "ш→12"),
    ("K@15+19-10", "кш→15-10"),
    ("C@1", "ш→1"),
    ("C@7", "ш→7"),
    ("2:11:18", "2:18В"),
    ("10-7", "10-7"),
    ("6-10", "6-10"),
    ("7:14", "7:14В"),
    ("28:23", "28:23Р"),
    ("14-10", "14-10"),
    ("K@3", "кш→3"),
    ("10-7", "10-7"),
    ("K@2", "кш→2"),
    ("5:2", "5:2Р"),
    ("16-20", "16-20"),
    ("2-14", "2-14"),
    ("18:9", "18:9В"),
    ("27:18", "27:18Р"),
    ("20:27", "20:27Р"),
    ("7-2", "7-2."),
];

/// Positions of the sample game by the number of plies.
const POSITIONS: [(usize, &str); 7] = [
    (8, "1kkr/ccdc/cc2/2Nc/CC2/2CC/nDCC/RKK1 L C/C - fs - 0"),
    (16, "3r/Nc1c/ckd1/3c/CC2/2CC/1DCn/RK2 L CCK/CCK - fs - 0"),
    (20, "1d1r/Nc1c/4/3c/C3/3C/1DCn/RK2 L CKK/CCK - fs - 0"),
    (24, "cd1r/Nc1c/1D1c/2Kc/C3/2KC/2Cn/RK2 L C/K - fs - 0"),
    (30, "c2r/N2c/3c/1D1c/Cd2/2nC/2C1/RK2 L -/KK - fs - 0"),
    (38, "c1kr/2Dc/d2c/4/C2c/2nC/2C1/RK2 L K/- - fs - 0"),
    (41, "cDkr/3c/d2c/4/CC2/4/2c1/RK2 D KN/C - fs - 0"),
];

#[test]
fn the_sample_game() {
    for pie in ["true", "false"] {
        let mut state = start(&[("pie", pie)]);
        for (ply, (action, _)) in (1..).zip(SAMPLE) {
            match ply {
                7 => assert_eq!(state.legal().join(" "), "18:11 20:15 20:8"),
                39 => assert_eq!(state.legal().join(" "), "27:18 29:8"),
                _ => {}
            }
            play(&mut state, action);
            for (_, position) in POSITIONS.iter().filter(|(number, _)| *number == ply) {
                assert_eq!(state.position(), *position, "after {ply} plies");
            }
        }
        assert_eq!(outcome(&*state), json!({"first": 1, "second": 0}));
    }
}

#[test]
fn the_sample_game_typed_as_the_source_prints_it() {
    for pie in ["true", "false"] {
        let mut state = start(&[("pie", pie)]);
        for (action, printed) in SAMPLE {
            let seat = state.to_move().iter().next().unwrap();
            let read = state.read(seat, printed);
            assert_eq!(read.as_deref(), Ok(&[action.to_owned()][..]), "{printed}");
            play(&mut state, action);
        }
        assert_eq!(state.position(), POSITIONS[6].1);
    }
}
