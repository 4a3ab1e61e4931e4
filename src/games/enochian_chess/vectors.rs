//! The worked examples of the rules page (section 8).

use super::action::Action;
use super::position::Position;

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn after(text: &str, action: &str) -> Position {
    let mut position = at(text);
    position
        .play(action.parse::<Action>().unwrap())
        .unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    position
}

fn legal(text: &str) -> String {
    at(text).written_moves().join(" ")
}

fn acts(position: &Position) -> Vec<String> {
    let mut acts: Vec<String> = position.open_acts().iter().map(ToString::to_string).collect();
    acts.sort_unstable();
    acts
}

#[test]
fn start_positions() {
    let cases = [
        ("fire-of-fire", "fire-of-earth", [10, 91, 829]),
        ("water-of-fire", "water-of-earth", [11, 121, 1331]),
        ("air-of-fire", "air-of-earth", [11, 102, 951]),
        ("earth-of-fire", "earth-of-earth", [11, 112, 1142]),
        ("fire-of-air", "fire-of-water", [9, 66, 489]),
        ("water-of-air", "water-of-water", [9, 73, 593]),
        ("air-of-air", "air-of-water", [12, 134, 1498]),
        ("earth-of-air", "earth-of-water", [13, 169, 2197]),
    ];
    for (one, other, nodes) in cases {
        for name in [one, other] {
            let start = Position::start(name);
            assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), nodes, "{name}");
        }
    }
    assert_eq!(
        Position::start("earth-of-earth").written_moves().join(" "),
        "Na4-b6 Na4-c3 Na4-c5 Pb1-c1 Pb2-c2 Pb3-c3 Pb4-c4 Qa3-a5 Qa3-c1 Qa3-c3 Qa3-c5"
    );
}

#[test]
fn positions() {
    // V1: queens leap.
    assert_eq!(
        legal("yK6bK/8/3yr4/3kqkq3/3kQkq1br1/2kq5/2kr5/kK2rr3rK k KKKK - - - - *"),
        "Ka1-a2 Ka1-b1 Ka1-b2 Pc2-d2 Pc2xd1 Pc3-d3 Pe4-f4 Pe5-f5 Qd4-b2 Qd4-b4 Qd4-b6 Qd4-d2 Qd4-f2 Qd4-f4 \
         Qd4-f6 Qd4xd6"
    );
    // V2: a check has to be answered.
    let v2 = "yKkr4brbK/3yr4/8/8/8/8/2kR5/kK3rR2rK k KKKK - - - - *";
    assert_eq!(legal(v2), "Ka1-a2 Ka1-b2 Rc2-c1");
    assert_eq!([1, 2, 3].map(|depth| at(v2).perft(depth)), [3, 12, 36]);
    // V3: mate, the king steps last.
    let v3 = "yKkr4brbK/3yr4/8/4kR3/8/6rb1/3yR4/kK2rR3rK k KKKK - - - - *";
    assert_eq!(legal(v3), "Ka1-a2 Ka1-b1 Ka1-b2");
    assert_eq!(after(v3, "Ka1-b2").to_string(), "yKkr4brbK/3yr4/8/4kR3/8/6rb1/3yR4/3rR3rK y KKKf - - - - *");
    // V4: mate on the shared throne, the king walled in.
    let v4 = "yKyr4brbK/8/7kQ/8/5rr2/8/knkbrN5/(kKkR)kN5rK k KKKK - - - - *";
    assert_eq!(legal(v4), "Nb1-a3 Nb1-c3 Nb1-d2 Qh6-f6 Qh6-f8 Qh6-h4 Qh6xf4");
    assert_eq!(after(v4, "Qh6xf4").to_string(), "yKyr4brbK/8/8/8/5kQ2/8/knkbrN5/1kN5rK y KKKf r - - - *");
    // V5: a frozen army.
    let v5 = "1kr2yK1brbK/3yr4/8/4kR3/8/6rb1/4yR3/4rR2rK y KKKf - - - - *";
    assert_eq!(
        legal(v5),
        "Ke8-d8 Ke8-e7 Ke8-f8 Pd7-d6 Re2-a2 Re2-b2 Re2-c2 Re2-d2 Re2-e3 Re2-e4 Re2-f2 Re2-g2 Re2-h2"
    );
    let resigning: Vec<String> = acts(&at(v5)).into_iter().filter(|act| act.starts_with("resign")).collect();
    assert_eq!(resigning, ["resign blue"]);
    // V6: revival.
    let v6 = "1kryK3br1/3yr4/8/4kR3/8/6rb1/1bK6/7rK b KKKf - - - - *";
    assert_eq!(legal(v6), "Kb2-a1 Kb2-a2 Kb2-a3 Kb2-b1 Kb2-b3 Kb2-c1 Kb2-c2 Kb2-c3 Pg8-f8");
    let mut revived = after(v6, "Kb2-a1");
    assert_eq!(revived.to_string(), "1kryK3br1/3yr4/8/4kR3/8/6rb1/8/bK6rK r KKKr - - - - *");
    revived.play("Pg3-g4".parse().unwrap()).unwrap();
    revived = after("1kryK3br1/3yr4/8/4kR3/8/6rb1/8/bK6rK r KKKr - - - - *", "Pg3-g4");
    assert_eq!(revived.to_string(), "1kryK3br1/3yr4/8/4kR3/6rb1/8/8/bK6rK k KKKr - - - - *");
    assert_eq!(revived.mover(), Some(crate::game::Seat(1)));
    // V7: a waiting pawn.
    let v7 = "yK6bK/8/3yN3bR/3yq1kn2/1kq5kb/1kr6/5rR2/kK6rK y KKKK - - - - *";
    assert_eq!(
        legal(v7),
        "Ka8-a7 Ka8-b7 Ka8-b8 Nd6-b5 Nd6-b7 Nd6-c4 Nd6-c8 Nd6-e4 Nd6-e8 Nd6-f7 Nd6xf5 Pd5-d4"
    );
    assert_eq!(
        after(v7, "Nd6xf5").to_string(),
        "yK6bK/8/7bR/3yq1yN2/1kq5kB/1kr6/5rR2/kK6rK b KKKK k - - - *"
    );
    // V8: a privileged pawn.
    let v8 = "yK1bRyR3bK/8/8/8/6kn1/8/4rR3/kKkB5rK k KKKK k - - - *";
    assert_eq!(
        legal(v8),
        "Bb1-a2 Bb1-c2 Bb1-d3 Bb1-e4 Bb1-f5 Bb1-g6 Bb1-h7 Pg4-h4=B Pg4-h4=N Pg4-h4=Q Pg4-h4=R"
    );
    assert_eq!([1, 2, 3].map(|depth| at(v8).perft(depth)), [11, 31, 80]);
    assert_eq!(after(v8, "Pg4-h4=B").to_string(), "yK1bRyR3bK/8/8/8/7kB/8/4rR3/kKkn5rK y KKKK k - - - *");
    // V9: a concourse of bishops.
    let v9 = "yKyr4brbK/8/8/3rBbB3/4yB3/7rr/1kB6/kK1kr4rK k KKKK - - - - *";
    assert_eq!(legal(v9), "Bb2-a3 Bb2-c3 Bb2-d4 Pc1-d1");
    assert_eq!([1, 2, 3].map(|depth| at(v9).perft(depth)), [4, 35, 411]);
    assert_eq!(after(v9, "Bb2-d4").to_string(), "yKyr4brbK/8/8/8/3kB4/7rr/8/kK1kr4rK y KKKK - - - - *");
    // V10: a concourse of queens.
    let v10 = "yKyr4brbK/8/8/8/3kQ4/5yQbQrr/6rQ1/kK1kr4rK k KKKK - - - - *";
    assert_eq!(
        legal(v10),
        "Ka1-a2 Ka1-b1 Ka1-b2 Pc1-d1 Qd4-b2 Qd4-b4 Qd4-b6 Qd4-d2 Qd4-d6 Qd4-f2 Qd4-f4 Qd4-f6"
    );
    assert_eq!(after(v10, "Qd4-f2").to_string(), "yKyr4brbK/8/8/8/8/7rr/5kQ2/kK1kr4rK y KKKK - - - - *");
    // V11: an exchange, one throne occupied.
    let v11 = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";
    assert_eq!(legal(v11), "Kh8-g7 Kh8-h7 Pg8-f8");
    let some: Vec<String> =
        acts(&at(v11)).into_iter().filter(|act| act.contains("exchange") || act.contains("resign")).collect();
    assert_eq!(
        some,
        [
            "offer exchange blue>red a8",
            "offer exchange red>blue a2",
            "offer exchange red>blue b1",
            "resign blue",
            "resign red"
        ]
    );
    let mut offered = after(v11, "offer exchange red>blue b1");
    assert_eq!(offered.to_string().split(' ').nth(6), Some("r>b@b1"));
    offered.play("accept exchange blue>red a8".parse().unwrap()).unwrap();
    assert_eq!(offered.to_string(), "yK5brbK/2yryR4/8/8/8/6rbrK/1kr6/kRkK6 b KKKK - - - - *");
    // V12: stalemate.
    let v12 = "yK4br1bK/2yr5/8/8/8/1rR3rb2/6yR1/kK6rK r KKKK - - - - *";
    assert_eq!(
        legal(v12),
        "Kh1-g1 Kh1-h2 Pf3-f4 Rb3-a3 Rb3-b1 Rb3-b2 Rb3-b4 Rb3-b5 Rb3-b6 Rb3-b7 Rb3-b8 Rb3-c3 Rb3-d3 Rb3-e3"
    );
    assert_eq!([1, 2, 3].map(|depth| at(v12).perft(depth)), [14, 161, 505]);
    assert_eq!(after(v12, "Pf3-f4").to_string(), "yK4br1bK/2yr5/8/8/5rb2/1rR6/6yR1/kK6rK y KKKK - - - - *");
    // V13: the last move ends the game.
    let v13 = "2yK5/3yrkR3/8/8/bK7/8/yR6rR/1rR5rK b KKKf - - - - *";
    assert_eq!(legal(v13), "Ka4-a3 Ka4-a5 Ka4-b3 Ka4-b4 Ka4-b5");
    assert_eq!(after(v13, "Ka4-b4").to_string(), "2yK5/3yrkR3/8/8/8/8/yR6rR/1rR5rK - KfKf - - - - yr");
    // V14: a whole team cannot move.
    let v14 = "yK6bK/1yR6/2yr5/8/4kR3/6rR1/5rb2/7rK y KKKf - - - - *";
    assert_eq!(at(v14).moves().len(), 17);
    assert_eq!(after(v14, "Ka8-b8").to_string(), "1yK5bK/1yR6/2yr5/8/4kR3/6rR1/5rb2/7rK - KKKf - - - - draw");
    // V15: two bare kings.
    let v15 = "yK5brbK/4yN3/2rR5/8/8/5rb2/8/kK6rK y KKKK - - - - *";
    assert_eq!(at(v15).moves().len(), 8);
    assert_eq!(after(v15, "Ne7xg8").to_string(), "yK5yNbK/8/2rR5/8/8/5rb2/8/kK6rK - KKKK b - - - draw");
}

/// The sample game: red is mated at move 16, yellow at move 39.
pub(super) const SAMPLE: &str = "Na4-b6 Pa7xb6 Nh5-g3 Ph2xg3 Qa3-c3 Ra8-a3 Pg8-f8 Ne1-c2 Pb3xc2 Pb6-b5 Bh7-g8 Kh1-h2 \
    Qc3xa3 Pb7-b6 Qh6-f4 Kh2-h3 Ba2-d5 Qc8-c6 Rh8-h6 Bd5xc6 Nd8-b7 Kh8-h7 Bc6xb7 Ka8-a7 Pf8-e8 Qa3-c3 \
    Ka7xb7 Bg8-d5 Pb4-c4 Kb7-c8 Pe8xd7 Ra1-a7 Kc8-d8 Qf4-f6 Ra7xc7 Kd8-e8 Pg7-f7 Qc3-e5 Ke8-d8";

#[test]
fn sample_game() {
    let mut position = Position::start("earth-of-earth");
    for (number, text) in (1..).zip(SAMPLE.split_whitespace()) {
        position.play(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        if number == 16 {
            assert_eq!(
                position.to_string(),
                "yKyByQyN1brbB(bKbR)/2yqyn2bb1/1yb4bq1/1yr4bn1/1kn3bQ2/kQ5rr1/kBkbkq1rnrqrb1/(kKkR)kr3rQrBrR k \
                 KKfK - - - - *"
            );
        }
    }
    assert_eq!(
        position.to_string(),
        "1yB6/2kRbr1bb1bK/1yb3bQbqbR/1yr1bBkQ1bn1/2kn5/6rr1/1kbkq1rnrqrb1/kKkr3rQrBrR - fKfK y - - - bk"
    );
    let points: Vec<u32> =
        position.outcome().unwrap().points.iter().map(|points| points.in_halves()).collect();
    assert_eq!(points, [0, 2, 0, 2]);
}
