//! Tests of typed texts in games of the chess family, and of readings that must not happen.

use liege_game::{Game, Options, RefusalKind, Seat, State};

fn game(id: &str) -> &'static dyn Game {
    *liege_game::all().iter().find(|game| game.id() == id).expect("a game of that id")
}

fn position(id: &str, text: &str) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    game(id).start(&Options::check(game(id).options(), none).unwrap(), Some(text)).expect("a position")
}

fn start(id: &str) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    game(id).start(&Options::check(game(id).options(), none).unwrap(), None).expect("a start")
}

/// The one action that a text of White's means, or the message of the refusal.
fn read(state: &dyn State, text: &str) -> Result<String, String> {
    let read = state.read(Seat(0), text).map_err(|refusal| refusal.message.id().to_owned());
    read.map(|actions| actions.join(";"))
}

#[test]
fn squares_that_are_written_out_are_meant() {
    let rooks = "6k1/8/8/8/8/8/P7/K1R1B3 w - - 0 1";
    // A capital does not mean a bishop if it is part of a written square.
    assert_eq!(read(&*position("chess", rooks), "C1-D1").as_deref(), Ok("c1d1"));
    assert_eq!(read(&*position("chess", rooks), "С1-С3").as_deref(), Ok("c1c3"), "in Cyrillic");
    assert_eq!(
        read(&*position("shashmaty", "6k1/8/8/8/8/8/P7/K1R1B3 w - - 0 -"), "C1-D2").as_deref(),
        Ok("c1-d2")
    );
    // With only one capital it does: here the bishop on the fifth rank, though a pawn is on b5.
    let bishops = position("chess", "8/p7/P2P4/BP1k4/5n2/1K1P1P2/3P2B1/B7 w - - 0 95");
    assert_eq!(read(&*bishops, "B5c3").as_deref(), Ok("a5c3"));
    // A letter with a file behind it is not the beginning of a word either.
    let pawns = position("chess", "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    assert_eq!(read(&*pawns, "пe4d5").as_deref(), Ok("e4d5"));
    let queen = position("shashmaty", "7k/8/8/8/8/8/8/3QK3 w - - 0 -");
    assert_eq!(read(&*queen, "Фe1-d2"), Err("sqr-no-other-piece".to_owned()), "the king stands there");
    let rooks = position("chess", "6k1/8/8/8/8/8/R6R/K7 w - - 0 1");
    assert_eq!(read(&*rooks, "Лa2-d2").as_deref(), Ok("a2d2"));
}

#[test]
fn nothing_is_played_by_guessing() {
    for (id, text) in [("chess", "Сc3"), ("chess", "Bb3"), ("cylinder-chess", "Bb3"), ("shashmaty", "Сc3")]
    {
        let refusal = start(id).read(Seat(0), text).expect_err(text);
        assert_eq!(refusal.kind, RefusalKind::Illegal, "{id} {text}");
    }
    // Small letters mean files first, then bishops.
    assert_eq!(read(&*start("chess"), "b3").as_deref(), Ok("b2b3"));
    let open = position("chess", "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 1");
    assert_eq!(read(&*open, "be3").as_deref(), Ok("c1e3"));
    // A pawn can't become a king: a Latin K may look like a knight's letter, so the player is asked.
    let last = position("chess", "3r1k2/2P5/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(read(&*last, "cd8=K").ok(), None);
    assert_eq!(read(&*last, "cd8=К").as_deref(), Ok("c7d8n"), "in Cyrillic");
}

/// German letters are read by everybody; where a letter means something else in English, the typist's language decides.
#[test]
fn a_letter_is_first_what_it_is_in_the_typists_language() {
    let german = |state: &dyn State, text: &str| {
        liege_words::typist::writes_in(liege_words::Language::GERMAN, || read(state, text))
    };
    let chess = start("chess");
    for (text, action) in [("Sf3", "g1f3"), ("d4", "d2d4"), ("D4", "d2d4"), ("e4", "e2e4"), ("Nf3", "g1f3")] {
        assert_eq!(read(&*chess, text).as_deref(), Ok(action), "{text}");
    }
    for (text, action) in [("Sf3", "g1f3"), ("d4", "d2d4"), ("Nf3", "g1f3"), ("Springer f3", "g1f3")] {
        assert_eq!(german(&*chess, text).as_deref(), Ok(action), "{text}");
    }
    let pieces = position("chess", "4k3/8/8/8/8/8/R2Q1B2/4K3 w - - 0 1");
    for (text, action) in
        [("Dd5", "d2d5"), ("Tb2", "a2b2"), ("Lg3", "f2g3"), ("Kf1", "e1f1"), ("Bg3", "f2g3")]
    {
        assert_eq!(german(&*pieces, text).as_deref(), Ok(action), "{text}");
        assert_eq!(read(&*pieces, text).as_deref(), Ok(action), "{text} typed by somebody else");
    }
    // In Dragonchess S is a sylph in both languages, and D a dwarf in English alone.
    let dragons = start("dragonchess");
    assert_eq!(read(&*dragons, "S2b3").ok(), german(&*dragons, "S2b3").ok());
    let state = position("three-player-chess", &start("three-player-chess").position());
    assert_eq!(state.read(Seat(1), "S WS3").ok(), state.read(Seat(1), "N WS3").ok());
}

#[test]
fn what_is_put_back_needs_no_sign_before_it() {
    let state = position("swedish-relocation", "4k3/8/8/8/8/8/3p4/3QK3 w - - 0 1");
    for text in ["Qxd2>h4", "Qd2 h4", "Qd2→h4", "d1d2 h4", "Qxd2+ h4", "Фd1:d2 (h4)", "Qxd2 h4+"] {
        assert_eq!(read(&*state, text).as_deref(), Ok("d1d2>h4"), "{text}");
    }
}

#[test]
fn a_chain_written_whole_is_no_longer_one() {
    let state = position("shashmaty", "8/8/8/7P/2p1p1p1/2K4k/2p1p1q1/8 w - - 7 -");
    assert!(state.legal().contains(&"h5:f3:d1:b3:d5:f3:h1".to_owned()), "{:?}", state.legal());
    for text in ["H5:F3:H1", "пh5:f3:h1", "h5: f3:h1", "h5:f3:h1!", "h5:f3=Q:h1"] {
        assert_eq!(read(&*state, text).as_deref(), Ok("h5:f3:h1"), "{text}");
    }
}

#[test]
fn signs_after_a_castling_say_nothing() {
    let state = position("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for text in ["0-0", "0– 0.", "О-О!", "12. 0-0+"] {
        assert_eq!(read(&*state, text).as_deref(), Ok("e1g1"), "{text}");
    }
}

#[test]
fn refusals_speak_of_what_was_typed() {
    // If only one such piece exists, the refusal says what blocks it.
    let state = position("chess", "4k3/8/8/8/8/3P4/8/K2Q4 w - - 0 1");
    assert_eq!(read(&*state, "Qd5"), Err("sqr-no-blocked".to_owned()));
    // A typed file is part of the answer.
    assert_eq!(read(&*start("chess"), "bc4"), Err("sqr-read-no-pawn-file".to_owned()));
    // Over a seam there are two ways around.
    let cylinder = position("cylinder-chess", "4k3/8/8/8/8/8/8/R1n1K2R w - - 0 1");
    assert_eq!(read(&*cylinder, "Rh1-b1").is_ok(), cylinder.legal().contains(&"h1b1".to_owned()));
    let both = position("cylinder-chess", "4k3/p7/8/8/8/8/8/B2NK2R w - - 0 1");
    assert_eq!(read(&*both, "Rh1-b1"), Err("sqr-no-blocked-all".to_owned()));
    // The text has more moves than the turn.
    assert_eq!(read(&*start("two-move-chess"), "e4 e5"), Err("sqr-read-too-many".to_owned()));
    // Of several impossible moves the first is named.
    assert_eq!(read(&*start("move-all"), "exd5, Nf3"), Err("sqr-read-item".to_owned()));
}

#[test]
fn on_two_boards_everybody_is_told_of_their_own() {
    let state = start("swedish-bughouse");
    let refused = |seat: u8, text: &str| state.read(Seat(seat), text).expect_err(text).message;
    assert_eq!(refused(0, "B:e4").id(), "sqr-read-other-board");
    // The pawn in the way is White B's own.
    let own = refused(2, "Qd2");
    assert!(own.id().starts_with("sqr-no-own") || own.id() == "sqr-read-own", "{own:?}");
    // Black B waits for White B.
    let turn = refused(3, "e5");
    assert_eq!((turn.id(), &turn.args()[0].1), ("sqr-no-turn", &liege_words::Arg::Seat(2)));
}

#[test]
fn where_a_turn_has_many_moves_its_start_counts_as_a_position() {
    let mut state = start("move-all");
    for round in 0..4 {
        assert!(state.outcome().is_none(), "{round}");
        for action in ["g1f3", "end", "g8f6", "end", "f3g1", "end", "f6g8", "end"] {
            state.play(action).unwrap();
        }
        assert_eq!(
            !state.acts().is_empty(),
            (1..3).contains(&round),
            "a claim from the third time on: {round}"
        );
    }
    assert!(state.outcome().is_some(), "the fifth time");
}

/// The sign of a capture in a displayed move.
fn captures(shown: &str) -> bool {
    let shown = shown.strip_prefix("A:").or_else(|| shown.strip_prefix("B:")).unwrap_or(shown);
    shown.contains(['×', 'x', ':'])
}

/// A displayed or stored move, with the sign of a capture in place of its dash or between its two squares.
fn as_captures(text: &str) -> Vec<String> {
    let signs = ["x", ":", "×", " x ", "х"];
    let dash = text.find(['-', '–']).map(|at| (at, at + text[at..].chars().next().map_or(1, char::len_utf8)));
    let cell = |at: usize| {
        let (before, after) = text.split_at(at);
        before.ends_with(|c: char| c.is_ascii_digit()) && after.starts_with(|c: char| c.is_ascii_lowercase())
    };
    let between = || text.char_indices().map(|(at, _)| at).find(|at| *at > 0 && cell(*at)).map(|at| (at, at));
    let lone = || {
        // `Nf3`: the sign goes before the square.
        let at = text.char_indices().rev().find(|(_, c)| c.is_ascii_lowercase())?.0;
        text[..at].chars().all(|c| c.is_ascii_uppercase()).then_some((at, at)).filter(|(at, _)| *at > 0)
    };
    let Some((from, to)) = dash.or_else(between).or_else(lone) else { return Vec::new() };
    signs.iter().map(|sign| format!("{}{sign}{}", &text[..from], &text[to..])).collect()
}

/// In every game, if the sign of a capture is typed, a capture is played, or the player is asked.
#[test]
fn a_capture_that_is_typed_is_no_quiet_move() {
    use liege_testing::games::{usual, wanted};
    let mut tried = 0;
    for game in wanted() {
        // A shot of Chapaev has no sign, and a disc of Reversi captures wherever it is put.
        // In Ugolki nothing is ever captured. The notations of xiangqi and janggi have no sign of a capture.
        if ["chapaev", "reversi", "ugolki", "xiangqi", "janggi"].contains(&game.id()) {
            continue;
        }
        let mut state = game.start(&usual(game), None).expect("a start");
        for ply in 0..24 {
            let legal = state.legal();
            let Some(played) = legal.get((ply * 7 + 3) % legal.len().max(1)).cloned() else { break };
            let Some(seat) = state.to_move().iter().next() else { break };
            let quiet = legal.iter().filter(|action| !captures(&state.display(action)));
            for action in quiet.step_by(legal.len() / 3 + 1) {
                for text in [state.display(action), action.clone()].iter().flat_map(|text| as_captures(text))
                {
                    tried += 1;
                    let Ok(read) = state.read(seat, &text) else { continue };
                    let shown: Vec<String> = read.iter().map(|action| state.display(action)).collect();
                    assert!(
                        shown.iter().all(|shown| captures(shown)),
                        "{}: {text} is played as {shown:?} in {}",
                        game.id(),
                        state.position()
                    );
                }
            }
            state.play(&played).expect("a legal action");
        }
    }
    let enough = if wanted().len() > 1 { 2_000 } else { 20 };
    assert!(tried > enough, "{tried}");
}

#[test]
fn a_capture_that_takes_nothing_is_asked_about() {
    for (id, text, meant) in [
        ("three-player-chess", "C5xV7", "W:WC5-WV7"),
        ("three-player-chess", "п WC6:WV8", "W:WC6-WV8"),
        ("three-player-chess", "пешка БГ7 бьёт БС11", "W:WC7-WV11"),
        ("international-draughts", "32x28", "32-28"),
        ("russian-draughts", "c3:d4", "c3-d4"),
        ("dragonchess", "W2f2x2f3", "2f3"),
    ] {
        let state = start(id);
        let refusal = state.read(Seat(state.to_move().iter().next().unwrap().0), text).expect_err(text);
        assert_ne!(refusal.kind, RefusalKind::Unreadable, "{id} {text}");
        assert!(
            refusal.candidates.iter().any(|action| action.ends_with(meant)),
            "{id} {text}: {meant} is not among {:?}",
            refusal.candidates
        );
    }
}

#[test]
fn castling_may_be_said_in_words() {
    let both = position("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for text in [
        "castle short",
        "Castles kingside!",
        "короткая рокировка",
        "рокируюсь коротко",
        "коротке рокірування",
        "king-side castling",
    ] {
        assert_eq!(read(&*both, text).as_deref(), Ok("e1g1"), "{text}");
    }
    for text in ["castles queenside", "long castle", "длинная рокировка", "довга рокіровка"]
    {
        assert_eq!(read(&*both, text).as_deref(), Ok("e1c1"), "{text}");
    }
    for text in ["castle", "рокировка", "рокіруюсь"] {
        // Both are possible, so the player is asked.
        let refusal = both.read(Seat(0), text).expect_err(text);
        assert_eq!((refusal.kind, refusal.candidates.len()), (RefusalKind::Ambiguous, 2), "{text}");
        // Only one is possible.
        let long = position("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        assert_eq!(read(&*long, text).as_deref(), Ok("e1c1"), "{text}");
        assert!(
            start("chess").read(Seat(0), text).is_err_and(|refusal| refusal.kind == RefusalKind::Illegal)
        );
        // In a game without castling the refusal says so.
        assert_eq!(read(&*start("russian-draughts"), text), Err("sqr-read-no-castling".to_owned()), "{text}");
    }
    assert!(start("three-player-chess").read(Seat(0), "castle").is_err());
}
