//! A player who resigns, or lets the time run out, gets a draw against a side that could never win (the Laws
//! of FIDE, 5.1.2 and 6.9).

use liege_game::{Points, Seat, State, by_id, under, words};
use liege_words::Language;

fn begun(id: &str, rules: u32, position: &str, given: &[(&str, &str)]) -> Box<dyn State> {
    let game = under(by_id(id).unwrap(), rules).unwrap();
    let options = liege_game::Options::check(game.options(), given.iter().copied()).unwrap();
    game.start(&options, Some(position)).unwrap_or_else(|refusal| panic!("{id} {position}: {refusal:?}"))
}

/// Whether a resignation of the seat makes a draw.
fn is_drawn(mut state: Box<dyn State>, seat: u8) -> bool {
    let action = state.resignation(Seat(seat)).unwrap();
    let before = state.position();
    let events = state.play(&action).unwrap();
    assert_eq!((state.position(), state.legal().len()), (before, 0));
    let outcome = state.outcome().unwrap();
    let other = outcome.points[usize::from(1 - seat)];
    assert_eq!(other, if outcome.drawn { Points::halves(1) } else { Points::whole(1) });
    let last = &events.last().unwrap().message;
    assert_eq!(last.id() == "sqr-end-spared", outcome.drawn, "{last:?}");
    outcome.drawn
}

/// For chess: the men of the side that does not resign, and the men of the other.
#[test]
fn nobody_loses_to_what_could_never_mate() {
    for (white, black, drawn) in [
        // A king alone never wins, whatever the other side has.
        ("8/8/8/8/8/8/8/K7", "rrqq", true),
        ("8/8/8/8/8/8/8/K7", "p", true),
        // A knight alone: a queen beside the king can capture it, but any other man may block the king.
        ("8/8/8/8/8/8/8/KN6", "q", true),
        ("8/8/8/8/8/8/8/KN6", "qq", true),
        ("8/8/8/8/8/8/8/KN6", "p", false),
        ("8/8/8/8/8/8/8/KN6", "r", false),
        ("8/8/8/8/8/8/8/KN6", "qb", false),
        ("8/8/8/8/8/8/8/KNN5", "q", false),
        // Bishops of one colour.
        ("8/8/8/8/8/8/8/KB6", "q", true),
        ("8/8/8/8/8/8/8/KB6", "rr", true),
        ("8/8/8/8/8/8/8/KB6", "n", false),
        ("8/8/8/8/8/8/8/KB6", "p", false),
        ("8/8/8/8/8/8/8/KBB5", "q", false),
        ("8/8/8/8/8/8/2B5/KB6", "r", true),
        ("8/8/8/8/8/8/8/KBN5", "q", false),
        // A pawn, a rook and a queen can always do it.
        ("8/8/8/8/8/8/P7/K7", "q", false),
        ("8/8/8/8/8/8/8/KR6", "q", false),
        ("8/8/8/8/8/8/8/KQ6", "q", false),
    ] {
        // Black's men are on the right of the seventh rank, its king on h8; then all of them with the colours
        // changed.
        let width = 8 - black.len();
        let ranks: Vec<&str> = white.split('/').skip(2).collect();
        let position = format!("7k/{width}{black}/{} w - - 0 1", ranks.join("/"));
        assert_eq!(is_drawn(begun("chess", 2, &position, &[]), 1), drawn, "{position}");
        let swapped: String = position
            .chars()
            .map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
            .collect();
        let (placement, _) = swapped.split_once(' ').unwrap();
        let turned: Vec<&str> = placement.split('/').rev().collect();
        let position = format!("{} b - - 0 1", turned.join("/"));
        assert_eq!(is_drawn(begun("chess", 2, &position, &[]), 0), drawn, "{position}");
    }
}

/// Every game of the family in which a king alone can't win; and those where it may, because kings are
/// captured or others help.
#[test]
fn a_lone_king_wins_nowhere_that_checkmate_decides() {
    let bare = "8/3p4/4k3/8/8/2K5/8/8";
    for (id, rest, options, drawn) in [
        ("chess", " b - - 0 1", &[][..], true),
        ("cylinder-chess", " b - - 0 1", &[], true),
        ("mobius-chess", " b - - 0 1", &[], true),
        ("chess-transformations", " b - - 0 1", &[], true),
        ("chess-appearances", "[] b - - 0 1", &[], true),
        ("chess-appearances", "[Q] b - - 0 1", &[], false),
        ("swedish-relocation", " b - - 0 1", &[], true),
        ("dice-chess", " b - - 0 1 -", &[("win", "mate")], true),
        ("dice-chess", " b - - 0 1 -", &[("win", "king-capture")], false),
        ("two-move-chess", " b - - 0 1 1 -", &[], false),
    ] {
        let rules = by_id(id).unwrap().rules();
        let position = format!("{bare}{rest}");
        assert_eq!(is_drawn(begun(id, rules, &position, options), 1), drawn, "{id} {position} {options:?}");
        // The side with the pawn can win.
        assert!(!is_drawn(begun(id, rules, &position, options), 0), "{id}");
    }
}

/// Tables from before the change keep their rules to the end, and every end is told in each language.
#[test]
fn older_tables_keep_their_rules() {
    for (id, rest) in [
        ("chess", " b - - 0 1"),
        ("cylinder-chess", " b - - 0 1"),
        ("mobius-chess", " b - - 0 1"),
        ("chess-transformations", " b - - 0 1"),
        ("chess-appearances", "[] b - - 0 1"),
        ("swedish-relocation", " b - - 0 1"),
        ("dice-chess", " b - - 0 1 -"),
    ] {
        let position = format!("8/3p4/4k3/8/8/2K5/8/8{rest}");
        assert!(!is_drawn(begun(id, 1, &position, &[]), 1), "{id}");
        let game = by_id(id).unwrap();
        let end = liege_words::Message::new("sqr-end-spared").with("seat", Seat(1));
        for language in Language::all() {
            let said = words().say_of(language, game, &end);
            assert!(!said.contains('{') && said.chars().count() > 20, "{said}");
        }
    }
}
