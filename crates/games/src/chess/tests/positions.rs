//! Position strings that are refused, with the reasons; and those of other programs.

use super::spec;
use liege_game::{Options, Refusal};
use liege_squares::Rules;
use liege_words::Arg;

fn start(game: &str, position: &str) -> Result<Box<dyn Rules>, Refusal> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(spec(game).options, none).unwrap();
    (spec(game).start)(&options, Some(position))
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    let cases = [
        ("8/8 w - - 0", "sqr-position-fields", 0),
        ("8/8 w - - 0 1", "sqr-position-ranks", 1),
        ("k7/8/8/8/8/8/8/K6 w - - 0 1", "sqr-position-rank", 1),
        ("k7/8/8/8/8/8/8/K07 w - - 0 1", "sqr-position-run", 1),
        ("k7/8/8/8/8/8/8/K6x w - - 0 1", "sqr-position-sign", 1),
        ("k7/8/8/8/8/8/8/K6M w - - 0 1", "sqr-position-sign", 1),
        ("k7/8/8/8/8/8/8/K5é1 w - - 0 1", "sqr-position-sign", 1),
        ("k7/8/8/8/8/8/8/K5K1 w - - 0 1", "sqr-position-kings", 1),
        ("k7/8/8/8/8/8/8/8 w - - 0 1", "sqr-position-kings", 1),
        ("k6P/8/8/8/8/8/8/K7 w - - 0 1", "sqr-position-pawn", 1),
        ("k7/8/8/8/8/8/8/K511 w - - 0 1", "sqr-position-run", 1),
        ("k7/8/8/8/8/8/8/K7 x - - 0 1", "sqr-position-side", 2),
        ("k6R/8/8/8/8/8/8/K7 w - - 0 1", "sqr-position-check", 2),
        ("4k3/8/8/8/8/8/8/R3K2R w X - 0 1", "sqr-position-castling", 3),
        ("4k3/8/8/4p3/8/8/8/4K3 w - e 0 1", "sqr-position-squares", 4),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0x 1", "sqr-position-number", 5),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", "sqr-position-number", 6),
    ];
    for (text, id, number) in cases {
        let message = start("chess", text).unwrap_err().message;
        let mut fault = &message;
        if number > 0 {
            assert_eq!(message.args()[0].1, Arg::Number(number), "{text}: {message:?}");
            let Arg::Say(inner) = &message.args()[2].1 else { unreachable!() };
            fault = inner;
        }
        assert_eq!(fault.id(), id, "{text}");
    }
}

#[test]
fn positions_of_other_programs_are_accepted() {
    for (game, text, read) in [
        ("chess", "4k3/8/8/8/8/8/8/4K3 w", Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1")),
        ("chess", "4k2r/8/8/8/8/8/8/R3K3  w  kQ - 3 7", Some("4k2r/8/8/8/8/8/8/R3K3 w Qk - 3 7")),
        ("chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", Some("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")),
        ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", Some("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1")),
        ("chess-appearances", "4k3/8/8/8/8/8/8/4K3 w - - 0 9", Some("4k3/8/8/8/8/8/8/4K3[] w - - 0 9")),
        ("two-move-chess", "4k3/8/8/8/8/8/8/4K3 b - - 0 9", Some("4k3/8/8/8/8/8/8/4K3 b - - 0 9 1 -")),
        // Counters from 0 or none, sides and squares in any case, castling rights without a rook or by files.
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1")),
        ("chess", "4k3/8/8/8/8/8/8/4K3 B - - - -", Some("4k3/8/8/8/8/8/8/4K3 b - - 0 1")),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 07 012", Some("4k3/8/8/8/8/8/8/4K3 w - - 7 12")),
        ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - E3 0 0", Some("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")),
        ("chess", "4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1", Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")),
        ("chess", "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", Some("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1")),
        ("chess", "r3k3/8/8/8/8/8/8/4K2R w HAha - 0 0", Some("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1")),
        ("chess", "r3k3/8/8/8/8/8/8/4K2R b KKqq e6", Some("r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1")),
        ("cylinder-chess", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 0", Some("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")),
        ("two-move-chess", "4k3/8/8/8/8/8/8/4K3 b kq - 0 0", Some("4k3/8/8/8/8/8/8/4K3 b - - 0 1 1 -")),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w KX - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - x 1", None),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", None),
        ("chess", "", None),
        ("chess", "hello", None),
        ("chess", "4k3/8/8/8/8/8/8/8 w - - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", None),
    ] {
        let position = start(game, text).ok().map(|rules| rules.position());
        assert_eq!(position.as_deref(), read, "{text}");
    }
}
