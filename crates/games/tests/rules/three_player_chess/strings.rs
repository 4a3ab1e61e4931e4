//! Tests of impossible position strings (6.4).

use crate::three_player_chess::{Play, game};
use liege_game::{Options, words};
use liege_words::Language;

#[test]
fn position_strings_that_cannot_be_are_refused_by_field() {
    let good = "1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";
    Play::at(good);
    let refusal = |text: &str| {
        let none: [(&str, &str); 0] = [];
        let options = Options::check(game().options(), none).unwrap();
        let refusal = game().start(&options, Some(text)).err().unwrap_or_else(|| panic!("{text}"));
        words().say_of(Language::ENGLISH, game(), &refusal.message)
    };
    for (from, to, field) in [
        (" word", " maybe", "(truce mode)"),
        (" word", "", "13 fields"),
        (" W RWB", "  W RWB", "13 fields"),
        ("1wK/6/10", "1wK/5/10", "(board): zone WP has 6 cells, not 5"),
        ("1wK/6/10", "1wK/06/10", "(board)"),
        ("1wK/6/10", "1wK/3wX2/10", "(board)"),
        ("1wK/6/10", "1wK/6wP/10", "(board): zone WP has 6 cells, not 7"),
        ("1wK/6/10/14/18", "1wK/6/10/14", "(board): kingdom W needs five zones"),
        ("|1bK/6/4bP5/14/18", "", "(board): three kingdoms"),
        ("1wK/", "2/", "(board): White must have exactly one king, not 0"),
        ("1wK/", "wKwK/", "(board): White must have exactly one king, not 2"),
        (" W RWB", " W -WB", "(board): Red is out of the game, but its king"),
        (" W RWB", " X RWB", "field 2 (turn)"),
        (" W RWB", " WB RWB", "field 2 (turn)"),
        (" W RWB", " W RWX", "field 3 (cmd)"),
        (" W RWB", " W RW", "field 3 (cmd)"),
        (
            "1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 W RWB",
            "2/6/10/14/18|1wK/6/10/14/18|2/6/10/14/18 W BW-",
            "field 3 (cmd): “BW-”: Black is out",
        ),
        ("1rK/6/10/14/18|1wK", "2/6/10/14/18|1wK", "(board): Red must have"),
        (" - --- - -", " Ws --- - -", "field 4 (castling)"),
        (" - --- - -", " W --- - -", "field 4 (castling)"),
        (" - --- - -", " - -W- - -", "field 5 (last)"),
        (" - --- - -", " - -- - -", "field 5 (last)"),
        (" --- - - - - - - * ", " --- W@WV7:WS6 - - - - - * ", "field 6 (ep)"),
        (" --- - - - - - - * ", " --- B@BC5:BC1 - - - - - * ", "field 6 (ep)"),
        (" --- - - - - - - * ", " --- B@BC5 - - - - - * ", "field 6 (ep)"),
        (" --- - - - - - - * ", " --- - W>R:4a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>R:3x - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>W:3a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>R:3vc - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - R>W:3a,W>B:3a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - W>R:3a,R>B:3a - - - - * ", "field 7 (bonds)"),
        (" --- - - - - - - * ", " --- - - W>R?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - R=W/0?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - R=W?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - R=W/3?B - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - draw?W,R=W/3?W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - draw?W+RB - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - draw?W+W - - - * ", "field 8 (offers)"),
        (" --- - - - - - - * ", " --- - - - W>R#B - - * ", "field 9 (closed)"),
        (" --- - - - - - - * ", " --- - - - W>R#W,W>R#R - - * ", "field 9 (closed)"),
        // A seat can't have made an offer that is closed to it (4.6, 4.9, 4.10).
        (" --- - - - - - - * ", " -R- - - W>R?W W>R#W - - * ", "field 9 (closed)"),
        (" --- - - - - - - * ", " --- - - R=W/3?R R=W#R - - * ", "field 9 (closed)"),
        (" --- - - - - - - * ", " --- - - draw?W draw#W - - * ", "field 9 (closed)"),
        (" --- - - - - - - * ", " --- - - - - R=W:0.0 - * ", "field 10 (truces)"),
        (" --- - - - - - - * ", " --- - - - - R=W:10.1 - * ", "field 10 (truces)"),
        (" --- - - - - - - * ", " --- - - - - W=R:1.1 - * ", "field 10 (truces)"),
        (" --- - - - - - - * ", " --- - - R=W/3?R - R=W:1.1 - * ", "field 10 (truces)"),
        (" --- - - - - - - * word", " --- - - - - R=W:1.1 - * off", "field 10 (truces)"),
        (" - * ", " RR * ", "field 11 (exits)"),
        (" - * ", " X * ", "field 11 (exits)"),
        (" * ", " ? ", "field 12 (end)"),
    ] {
        assert!(good.contains(from), "{from}");
        let text = good.replacen(from, to, 1);
        let said = refusal(&text);
        assert!(said.contains(field), "{text}: {said}");
    }
    // The other side may have made the offer.
    let offered = " -R- - - W>R?R,R=W/3?W,draw?B W>R#W,R=W#R,draw#W - - * ";
    Play::at(&good.replace(" --- - - - - - - * ", offered));
    // Faults that settling can correct are not refused: exits that are missing or too many, a mate.
    assert_eq!(Play::at(&good.replace(" - * ", " R * ")).field(11), "-");
    let headless = "2/6/10/14/18|1wK/6/10/14/18|1bK/6/4bP5/14/18 W WWB - --- - - - - - - * off";
    let play = Play::at(headless);
    assert_eq!((play.field(3).as_str(), play.field(11).as_str()), ("-WB", "R"));
}
