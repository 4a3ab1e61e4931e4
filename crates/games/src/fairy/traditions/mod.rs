//! The notations that games have by their own traditions, beside the algebraic one: `notation` in `game.toml` names one.

mod janggi;
mod shogi;
mod thai;
mod tradition;
mod xiangqi;

use super::moves::{Act, Move};
use super::running::Running;
use liege_game::{Refusal, Seat};
use liege_squares::LONGEST;
use liege_words::letters::tidy;
pub use tradition::Tradition;
use tradition::says;

/// All notations, by their names in `game.toml`.
const ALL: [(&str, &dyn Tradition); 4] = [
    ("shogi", &shogi::Shogi),
    ("xiangqi", &xiangqi::Xiangqi),
    ("janggi", &janggi::Janggi),
    ("makruk", &thai::Thai),
];

/// The notation with a name.
pub fn named(name: &str) -> Option<&'static dyn Tradition> {
    ALL.iter().find_map(|(known, tradition)| (*known == name).then_some(*tradition))
}

/// The notation of a game's own tradition, if it has one.
pub fn of(running: &Running) -> Option<&'static dyn Tradition> {
    named(running.made.declared.notation.as_deref()?)
}

/// The name of a square in sentences.
pub fn called(running: &Running, at: u8) -> String {
    let game = &*running.game.definition;
    of(running).map_or_else(|| game.square(at), |tradition| tradition.square(game, at))
}

/// Reads a text that a seat's holder typed: [`liege_squares::Rules::heard`].
pub fn heard(running: &Running, seat: Seat, text: &str) -> Option<Result<String, Refusal>> {
    let game = &*running.game.definition;
    let tidy = tidied(text)?;
    let canonical = |mv: &Move| running.position().canonical(game, *mv);
    if game.rules.pass != [false; 2] && says(&tidy, "sqr-typed-passes") || tidy == "한수쉼" {
        let pass = running.game.moves().into_iter().find(|mv| mv.act == Act::Pass)?;
        return Some(Ok(canonical(&pass)));
    }
    // A canonical move is read as it is.
    if running.game.find(text.trim()).is_some() {
        return None;
    }
    let heard = of(running)?.heard(running, &tidy)?;
    if running.position().turn != seat.index() {
        // Any move of the other side is told that it is not this side's turn.
        return Some(Ok(running.game.moves().first().map_or_else(|| tidy.clone(), canonical)));
    }
    Some(heard.map(|heard| match &heard.moves[..] {
        [mv] => canonical(mv),
        _ => heard.otherwise,
    }))
}

/// The ways to write a legal move in the tradition.
pub fn forms(running: &Running, mv: Move) -> Vec<String> {
    of(running).map_or_else(Vec::new, |tradition| tradition.forms(running, mv))
}

/// A text without the number of the move before it, spaces, and marks that mean nothing here; dashes as `-`.
fn tidied(text: &str) -> Option<String> {
    let text = tidy(text.trim_matches(|c: char| c == '*' || c.is_whitespace()), LONGEST)?;
    let number = |word: &str| word.trim_end_matches(['.', '…', ')']).bytes().all(|c| c.is_ascii_digit());
    let text = match text.split_once(char::is_whitespace) {
        Some((word, rest)) if number(word) && rest.contains(char::is_alphabetic) => rest,
        _ => text
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .trim_start_matches("..")
            .strip_prefix('.')
            .filter(|rest| rest.chars().count() > 1)
            .unwrap_or(&text),
    };
    let text = text.trim_end_matches(['!', '?', '#', ';', ',']);
    let plain = |c: char| match c {
        '–' | '—' | '−' | '‑' | '‐' | '‒' | '―' | '→' => '-',
        '×' | '✕' => 'x',
        '’' | '‘' | '′' | '`' => '\'',
        c => c,
    };
    Some(text.chars().filter(|c| !c.is_whitespace()).map(plain).collect())
}

#[cfg(test)]
mod tests {
    use super::super::made::SPECS;
    use liege_game::{Options, Seat, State as _};
    use liege_squares::Sitting;
    use liege_words::Language;
    use liege_words::typist::writes_in;

    /// The moves of a random game.
    const MOVES: usize = 30;

    #[test]
    fn every_form_is_read_as_its_move() {
        let entries = crate::fairy::entries();
        assert!(entries.len() > 20);
        let specs = SPECS.lock().expect("the games").clone();
        let mut seen = 0;
        for spec in specs {
            let options = Options::check(spec.options, [("", ""); 0]).expect("the usual options");
            for seed in 1..=liege_testing::cases::cases(2) as u64 {
                let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                let mut below = |n: usize| {
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    (random >> 33) as usize % n
                };
                let mut sitting = Sitting::new(spec.begin(&options, None).expect("a start"));
                for _ in 0..MOVES {
                    if sitting.is_over() {
                        break;
                    }
                    let plays = sitting.plays().to_vec();
                    for _ in 0..3 {
                        let play = &plays[below(plays.len())];
                        let canonical = sitting.rules().canonical(play);
                        // In algebraic notation a letter may be another piece's in another language: then the bot asks.
                        let listed = |refusal: &liege_game::Refusal| {
                            sitting.rules().forms(play).is_empty() && refusal.candidates.contains(&canonical)
                        };
                        for language in Language::all() {
                            let form = sitting.display_in(&canonical, language);
                            let read = writes_in(language, || sitting.read(play.piece.seat, &form));
                            let fits =
                                read.as_ref().map_or_else(listed, |read| read[..] == [canonical.clone()]);
                            assert!(fits, "{}: `{form}` in {}: {read:?}", spec.id, sitting.position());
                        }
                        let shown = Language::all().into_iter();
                        let shown = shown.map(|language| sitting.display_in(&canonical, language));
                        let shown: Vec<String> = shown.collect();
                        let other = |form: &String| !shown.contains(form);
                        for form in sitting.rules().forms(play).into_iter().filter(other) {
                            seen += 1;
                            let read = sitting.read(play.piece.seat, &form);
                            assert_eq!(
                                read,
                                Ok(vec![canonical.clone()]),
                                "{}: `{form}` in {}",
                                spec.id,
                                sitting.position()
                            );
                        }
                    }
                    let play = plays[below(plays.len())].clone();
                    let canonical = sitting.rules().canonical(&play);
                    sitting.enter(&canonical).expect("a legal move");
                }
            }
        }
        assert!(seen > 2_000, "{seen}");
    }

    /// A game after some moves, or from a position.
    fn sitting(id: &str, moves: &str) -> Sitting {
        let _ = crate::fairy::entries().len();
        let spec = *SPECS.lock().expect("the games").iter().find(|spec| spec.id == id).expect("the game");
        let options = Options::check(spec.options, [("", ""); 0]).expect("the usual options");
        let position = moves.contains('/').then_some(moves);
        let mut sitting = Sitting::new(spec.begin(&options, position).expect("a start"));
        for action in moves.split_whitespace().filter(|_| position.is_none()) {
            sitting.enter(action).expect("a legal move");
        }
        sitting
    }

    fn on_turn(sitting: &Sitting) -> Seat {
        sitting.rules().turn().iter().next().expect("a side to move")
    }

    /// The move that a text means for the side to move, or the id of the refusal and its candidates.
    fn read(id: &str, moves: &str, text: &str) -> Result<String, (String, Vec<String>)> {
        let sitting = sitting(id, moves);
        let read = sitting.read(on_turn(&sitting), text);
        read.map(|actions| actions.join(" "))
            .map_err(|refusal| (refusal.message.id().to_owned(), refusal.candidates))
    }

    /// A legal move as readers of a language read it.
    fn shown(id: &str, moves: &str, action: &str, language: Language) -> String {
        sitting(id, moves).display_in(action, language)
    }

    #[test]
    fn shogi_is_read_in_all_its_notations() {
        let exchanged = "c3c4 g7g6 b2h8+";
        for (moves, text, meant) in [
            ("", "P-7f", "c3c4"),
            ("", "p7f", "c3c4"),
            ("", "P7g-7f", "c3c4"),
            ("", "P-76", "c3c4"),
            ("", "P76", "c3c4"),
            ("", "П-7f", "c3c4"),
            ("", "７六歩", "c3c4"),
            ("", "▲７六歩", "c3c4"),
            ("", "1. ☗76歩", "c3c4"),
            ("", "７六歩(77)", "c3c4"),
            ("", "7g7f", "c3c4"),
            ("", "+7776FU", "c3c4"),
            ("", "c3c4", "c3c4"),
            ("", "飛車", ""),
            ("c3c4 g7g6", "Bx2b+", "b2h8+"),
            ("c3c4 g7g6", "B-2b=", "b2h8"),
            ("c3c4 g7g6", "С2b перев.", "b2h8+"),
            ("c3c4 g7g6", "2二角成", "b2h8+"),
            ("c3c4 g7g6", "２二角不成", "b2h8"),
            ("c3c4 g7g6", "８八角成", ""),
            (exchanged, "△同銀", "g9h8"),
            (exchanged, "Sx2b", "g9h8"),
            (&format!("{exchanged} g9h8"), "B*5e", "B@e5"),
            (&format!("{exchanged} g9h8"), "B'55", "B@e5"),
            (&format!("{exchanged} g9h8"), "５五角打", "B@e5"),
            (&format!("{exchanged} g9h8"), "５五角", "B@e5"),
            (&format!("{exchanged} g9h8"), "С*5e", "B@e5"),
            (&format!("{exchanged} g9h8"), "+0055KA", "B@e5"),
            // Two golds beside the king.
            ("", "G6i-5h", "d1e2"),
            ("", "５八金左", "d1e2"),
            ("", "５八金右", "f1e2"),
            ("", "З4i-5h", "f1e2"),
        ] {
            let read = read("shogi", moves, text);
            if meant.is_empty() {
                assert!(read.is_err(), "{text}");
            } else {
                assert_eq!(read.as_deref(), Ok(meant), "{text}");
            }
        }
        for (moves, text, id) in [
            ("", "同歩", "fairy-no-last-square"),
            ("", "５八金寄", "fairy-no-such-way"),
            ("", "P-7f+", "fairy-no-turn"),
            ("", "+P-7f", "fairy-no-such-promoted"),
            ("", "G-5h", "sqr-read-several"),
            ("4k4/P8/9/9/9/9/9/9/4K4[] w - - 0 1", "P-9a=", "fairy-must-turn"),
        ] {
            assert_eq!(read("shogi", moves, text).unwrap_err().0, id, "{text}");
        }
        for (moves, action, english, russian) in [
            ("", "c3c4", "P-7f", "П-7f"),
            ("c3c4 g7g6", "b2h8+", "Bx2b+", "Сx2b+"),
            ("c3c4 g7g6", "b2h8", "Bx2b=", "Сx2b="),
            ("", "d1e2", "G6i-5h", "З6i-5h"),
            ("c3c4 g7g6 b2h8+ g9h8", "B@e5", "B*5e", "С*5e"),
        ] {
            assert_eq!(shown("shogi", moves, action, Language::ENGLISH), english);
            let other =
                Language::all().into_iter().find(|language| language.code() == "ru").expect("Russian");
            assert_eq!(shown("shogi", moves, action, other), russian);
        }
        assert_eq!(read("minishogi", "", "5三歩").as_deref(), Ok("a2a3"));
        assert_eq!(read("minishogi", "", "P-5c").as_deref(), Ok("a2a3"));
        // Sentences name squares as players do.
        assert!(read("shogi", "", "R-5e").unwrap_err().1.is_empty());
    }

    #[test]
    fn xiangqi_is_read_in_all_its_notations() {
        let rear = "5k3/9/9/9/4R4/9/9/9/4R4/3K5 w - - 0 1";
        for (moves, text, meant) in [
            ("", "C2=5", "h3e3"),
            ("", "C2.5", "h3e3"),
            ("", "c2.5", "h3e3"),
            ("", "П2=5", "h3e3"),
            ("", "Г2=5", "h3e3"),
            ("", "炮二平五", "h3e3"),
            ("", "炮2平5", "h3e3"),
            ("", "H2-E2", "h3e3"),
            ("", "h2-e2", "h3e3"),
            ("", "h3e3", "h3e3"),
            ("", "H2+3", "h1g3"),
            ("", "N2+3", "h1g3"),
            ("", "馬二進三", "h1g3"),
            ("", "马二进三", "h1g3"),
            ("", "B3+5", "g1e3"),
            ("", "E3+5", "g1e3"),
            ("", "A4+5", "f1e2"),
            ("", "仕四進五", "f1e2"),
            ("h3e3", "馬８進７", "h10g8"),
            ("h3e3", "H8+7", "h10g8"),
            ("h3e3", "h9-g7", "h10g8"),
            ("h3e3", "R9+1", "i10i9"),
            (rear, "+R-1", "e6e5"),
            (rear, "R+-1", "e6e5"),
            (rear, "-R+1", "e2e3"),
            (rear, "前俥退一", "e6e5"),
            (rear, "后车进一", "e2e3"),
            (rear, "R+.1", "e6i6"),
        ] {
            assert_eq!(read("xiangqi", moves, text).as_deref(), Ok(meant), "{text}");
        }
        for (moves, text, id) in [
            ("", "C5=4", "fairy-no-man-on-file"),
            ("", "+C=5", "fairy-no-men-on-file"),
            ("", "C2+9", "fairy-off-the-board"),
        ] {
            let (found, candidates) = read("xiangqi", moves, text).unwrap_err();
            assert_eq!(found, id, "{text}");
            assert!(!candidates.is_empty(), "{text}");
        }
        // The kit knows what stands in the way.
        assert!(read("xiangqi", "", "R1+3").unwrap_err().0.starts_with("sqr-"));
        assert_eq!(shown("xiangqi", "", "h3e3", Language::ENGLISH), "C2=5");
        assert_eq!(shown("xiangqi", rear, "e6e5", Language::ENGLISH), "+R-1");
    }

    #[test]
    fn janggi_and_makruk_are_read_as_their_players_write() {
        for (text, meant) in [
            ("P71-72", "a4b4"),
            ("71-72", "a4b4"),
            ("71 72", "a4b4"),
            ("71졸72", "a4b4"),
            ("71卒72", "a4b4"),
            ("п71-72", "a4b4"),
            ("a4-b4", "a4b4"),
            ("H02-83", "b1c3"),
            ("02마83", "b1c3"),
            ("N02-83", "b1c3"),
            ("pass", "e2e2"),
            ("пас", "e2e2"),
            ("한수쉼", "e2e2"),
        ] {
            assert_eq!(read("janggi", "", text).as_deref(), Ok(meant), "{text}");
        }
        assert_eq!(shown("janggi", "", "b1c3", Language::ENGLISH), "H02-83");
        assert_eq!(shown("janggi", "", "e2e2", Language::ENGLISH), "pass");
        assert!(read("janggi", "", "71-52").unwrap_err().0.starts_with("sqr-"));
        for (text, meant) in
            [("จ๔", "e3e4"), ("ม-ง๒", "b1d2"), ("Nd2", "b1d2"), ("e4", "e3e4"), ("Кd2", "b1d2")]
        {
            assert_eq!(read("makruk", "", text).as_deref(), Ok(meant), "{text}");
        }
    }

    /// Positions in the form of other programs.
    #[test]
    fn positions_are_read_in_the_forms_of_their_traditions() {
        let _ = crate::fairy::entries().len();
        let at = |id: &str, text: &str| {
            let spec = *SPECS.lock().expect("the games").iter().find(|spec| spec.id == id).expect("the game");
            let options = Options::check(spec.options, [("", ""); 0]).expect("the usual options");
            spec.begin(&options, Some(text))
                .map(|rules| rules.position())
                .map_err(|refusal| refusal.message.id().to_owned())
        };
        let own = "4k4/9/4P4/9/9/9/9/9/4K4[GPPp] b - - 0 21";
        for sfen in ["4k4/9/4P4/9/9/9/9/9/4K4 w G2Pp 42", "sfen 4k4/9/4P4/9/9/9/9/9/4K4 w G2Pp 41"] {
            assert_eq!(at("shogi", sfen).as_deref(), Ok(own), "{sfen}");
        }
        assert_eq!(at("shogi", own).as_deref(), Ok(own));
        assert!(at("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 w G2X 42").is_err());
        let red = at("xiangqi", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1");
        assert_eq!(
            red.as_deref(),
            Ok("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1")
        );
    }

    #[test]
    fn moves_are_completed_in_the_tradition() {
        for (id, typed, action) in [
            ("shogi", "P-7", "c3c4"),
            ("shogi", "７六", "c3c4"),
            ("shogi", "7g", "c3c4"),
            ("xiangqi", "C2=", "h3e3"),
            ("xiangqi", "炮二平", "h3e3"),
            ("janggi", "02마", "b1c3"),
            ("janggi", "P71", "a4b4"),
        ] {
            let sitting = sitting(id, "");
            let found = sitting.complete(on_turn(&sitting), typed);
            assert!(found.iter().any(|(_, canonical)| canonical == action), "{id} {typed}: {found:?}");
        }
    }
}
