//! Position strings, both ways.

use super::START;
use crate::dragons_breakthrough::position::Position;
use liege_game::RefusalKind;

#[test]
fn the_start_is_written_as_on_the_page() {
    let start = START;
    assert_eq!(Position::start(true, false).to_string(), start);
    assert_eq!(start.parse(), Ok(Position::start(true, false)));
    let plain = start.replace(" a ", " - ").replace("- 0", "t 0");
    assert_eq!(Position::start(false, true).to_string(), plain);
}

#[test]
fn any_set_up_is_read_back() {
    for text in [
        "4/2dK/4/3K/k3/4/CD2/4 L K/K - fs - 0",
        "C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs t 0",
        "cDkr/3c/d2c/4/CC2/4/2c1/RK2 D KN/C - fs - 0",
        "4/4/4/4/4/4/4/4 D CKN/KRR - sf - 99",
        "nkkr/ccdc/cccc/4/1C2/CC1C/CDCC/RKKN D -/- b fs - 0",
        "C3/4/4/4/1d1D/4/4/4 L CCC/- - fs - 100",
    ] {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
}

#[test]
fn faults_are_named_by_their_field() {
    let start = START;
    for (old, new, fault) in [
        ("nkkr/", "", "sqr-position-ranks"),
        ("nkkr", "nkk", "sqr-position-rank"),
        ("nkkr", "nkkrr", "sqr-position-rank"),
        ("/4/4/", "/22/4/", "sqr-position-run"),
        ("/4/4/", "/0C3/4/", "sqr-position-run"),
        ("/4/4/", "/5/4/", "sqr-position-run"),
        ("nkkr", "nkqr", "sqr-position-sign"),
        ("nkkr", "nkшr", "sqr-position-sign"),
        (" L ", " W ", "drb-position-word"),
        ("-/-", "-", "drb-position-unreadable"),
        ("-/-", "D/-", "drb-position-reserve"),
        ("-/-", "/-", "sqr-position-canonical"),
        ("-/-", "CKNR/-", "drb-position-full"),
        ("-/-", "KC/-", "sqr-position-canonical"),
        (" a ", " c ", "drb-position-word"),
        ("a fs", "a ff", "drb-position-word"),
        ("fs - 0", "fs x 0", "drb-position-word"),
        ("- 0", "- 101", "drb-position-clock"),
        ("- 0", "- 00", "drb-position-clock"),
        ("- 0", "- +1", "drb-position-clock"),
        ("nkkr/ccdc", "dkkr/ccdc", "drb-position-dragons"),
        ("nkkr/ccdc", "eker/ccdc", "drb-position-empresses"),
        ("4/4", "4/ee2", "drb-position-empresses"),
        (" L ", " D ", "drb-position-pie-turn"),
        ("L -/- a", "L -/- b", "drb-position-pie-turn"),
        ("fs", "sf", "drb-position-pie-holder"),
    ] {
        let text = start.replacen(old, new, 1);
        let refusal = text.parse::<Position>().unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::BadPosition, "{text}");
        let told = format!("{:?}", refusal.message);
        assert!(told.contains(fault), "{text}: {told}");
    }
    for text in ["", " ", "4 L", "4/4/4/4/4/4/4/4  L -/- - fs - 0"] {
        let refusal = text.parse::<Position>().unwrap_err();
        assert_eq!(refusal.message.id(), "sqr-position-fields", "{text}");
    }
    for text in ["D3/4/4/4/4/4/4/3d L -/- - fs - 0", "4/4/4/4/4/4/4/4 L -/- - fs t 0"] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}
