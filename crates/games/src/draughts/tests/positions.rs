//! Tests of position strings: the accepted ones, and those refused with the name of a field.

use super::{SPECS, spec};
use liege_game::{Options, Refusal};
use liege_squares::{Rules, Spec};
use liege_words::Arg;

const RUSSIAN: &str = "russian-draughts";

fn started(spec: &Spec, text: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
    let none: [(&str, &str); 0] = [];
    (spec.start)(&Options::check(spec.options, none).unwrap(), text)
}

fn read(id: &str, text: &str) -> Result<Box<dyn Rules>, Refusal> {
    started(spec(id), Some(text))
}

#[test]
fn diagrams_of_other_programs_are_accepted() {
    for (text, position) in [
        ("B:W32,K18:B1", "B:WK18,32:B1 0 - -"),
        ("W:B12,1-3:WK31-32.", "W:WK31,K32:B1,2,3,12 0 - -"),
        ("W:Wg1,Kf2:Bb8:H3:F12 4", "W:WK27,32:B1 4 - -"),
        ("W:W05:B", "W:W5:B 0 - -"),
        ("w:w32,k31:b1-3", "W:WK31,32:B1,2,3 0 - -"),
        ("B: W 30 , K18 : B 1", "B:WK18,30:B1 0 - -"),
        ("W:W 30-32:B 1-2:H0:F1", "W:W30,31,32:B1,2 0 - -"),
        ("b:wkf2:bb8.", "B:WK27:B1 0 - -"),
        ("W:W32:B 4", "W:W32:B 4 - -"),
    ] {
        assert_eq!(read("english-draughts", text).unwrap().position(), position);
    }
    assert_eq!(read(RUSSIAN, "W:W21:B4").unwrap().position(), "W:Wa3:Bh8 0 - -");
    for spec in SPECS {
        let start = started(spec, None).unwrap().position();
        assert_eq!(started(spec, Some(&start)).unwrap().position(), start);
    }
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    for (text, field) in [
        ("", 1),
        ("W:Wa1", 1),
        ("W:Wa1:Wc1", 1),
        ("W:Wa2:Bb8", 1),
        ("W:Wa1,:Bb8", 1),
        ("W:Wa1,a1:Bb8", 1),
        ("W:Wb8:Bh8", 1),
        ("W:Wa1:B1-13", 1),
        ("W:Wa1:B2-1", 1),
        ("W:Wa1:Bb8 00", 2),
        ("W:WKa1:BKb8 1 b8-a7,a1-b2 -", 3),
        ("W:WKa1:BKb8 1 a1-b2,a7-b8 -", 3),
        ("W:WKa1:BKb8 2 c3-a1,h1-b8 -", 3),
        ("W:Wa1:Bb8 0 - men_backward=yes", 4),
    ] {
        let refusal = read(RUSSIAN, text).unwrap_err();
        let named = ("number", Arg::Number(field));
        assert!(refusal.message.args().contains(&named), "{text}: {:?}", refusal.message);
    }
    for text in ["W:W:B 0 - - -", "W:W:B 0 -  "] {
        assert!(read(RUSSIAN, text).is_err());
    }
    for options in ["men_backward=no", "promotion=continue,men_backward=yes", "men_backward", "-,-"] {
        assert!(read("turkish-draughts", &format!("W:Wd4:Bh8 0 - {options}")).is_err(), "{options}");
    }
    for (text, is_right) in [
        ("0 - - 46*3/-", true),
        ("0 - - -/5*1", false),
        ("0 - - -/9*1", true),
        ("0 - - 46*4/-", false),
        ("0 - - 46*0/-", false),
        ("0 - - 41*1/-", false),
        ("0 - - 46*3", false),
        ("1 41-46 - 46*1/-", true),
        ("1 41-46 - 46*3/-", true),
        ("1 41-46 -", true),
        ("1 41-46 - -/-", false),
        ("0 - - 46*3/- -", false),
    ] {
        let turn = if text.starts_with('1') { "B" } else { "W" };
        let read = read("frisian-draughts", &format!("{turn}:WK46,50:BK9,6 {text}"));
        assert_eq!(read.is_ok(), is_right, "{text}: {read:?}");
    }
    let both = "W:Wd4:Bh8 0 - men_backward=yes,promotion=continue";
    assert_eq!(read("turkish-draughts", both).unwrap().position(), both);
}
