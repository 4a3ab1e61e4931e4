use super::{is_csa, is_kif, read_csa, read_kif, write_csa, write_kif};
use crate::pgn::{Ending, Fault, Game, Move};

const KIF: &str = "# KIF version=2.0 encoding=UTF-8
開始日時：2020/05/06 10:00:00
棋戦：名人戦
手合割：平手　　
先手：Ada
後手：Bo
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:16/00:00:16)
*よい手
   2 ３四歩(33)   ( 1:05/00:01:05)
   3 ２二角成(88) ( 0:01/00:00:17)
   4 同　銀(31)   ( 0:02/00:01:07)
   5 ４五角打     ( 0:09/00:00:26)
   6 投了
まで5手で先手の勝ち

変化：3手
   3 ２六歩(27)
";

fn tag<'g>(game: &'g Game, name: &str) -> Option<&'g str> {
    game.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

fn texts(game: &Game) -> Vec<&str> {
    game.moves.iter().map(|played| played.text.as_str()).collect()
}

#[test]
fn kif_is_read_and_written() {
    assert!(is_kif(KIF) && is_kif("1 ７六歩(77)\n2 ３四歩(33)") && is_kif("手合割：平手"));
    for other in
        ["1. e4 e5", "[White \"x\"]\n\n1. e4", "Liege record 1", "", "1 d4 d5 2 c4 e6", "V2.2\nPI\n+"]
    {
        assert!(!is_kif(other), "{other}");
    }
    let told = read_kif(KIF).unwrap();
    let game = &told.game;
    assert_eq!(told.kind, "平手");
    assert_eq!(texts(game), ["７六歩(77)", "３四歩(33)", "２二角成(88)", "同銀(31)", "４五角打"]);
    assert_eq!((tag(game, "White"), tag(game, "Black")), (Some("Ada"), Some("Bo")));
    assert_eq!((tag(game, "Date"), tag(game, "Event")), (Some("2020.05.06"), Some("名人戦")));
    assert_eq!((tag(game, "FEN"), game.result), (None, Some(Ending::White)));
    assert_eq!(game.moves[1].comments, ["[%emt 0:01:05]"]);
    assert_eq!(game.moves[0].comments.len(), 2);
    let again = read_kif(&write_kif(game, &told.kind)).unwrap();
    assert_eq!((texts(&again.game), again.game.result), (texts(game), game.result));
    assert_eq!(again.game.moves[4].comments, game.moves[4].comments);
}

#[test]
fn ends_belong_to_the_side_to_move() {
    for (end, result) in [
        ("投了", Some(Ending::Black)),
        ("切れ負け", Some(Ending::Black)),
        ("反則勝ち", Some(Ending::White)),
        ("千日手", Some(Ending::Draw)),
        ("中断", None),
    ] {
        let text = format!("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 {end}\n");
        assert_eq!(read_kif(&text).unwrap().game.result, result, "{end}");
    }
    let side = "手合割：平手\n1 ７六歩(77)\nまで1手で後手の勝ち\n";
    assert_eq!(read_kif(side).unwrap().game.result, Some(Ending::Black));
}

/// First positions in diagrams, hands, handicaps.
#[test]
fn positions_come_back() {
    let placements = [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] b - - 0 1",
        "1nr1g1nnl/ln3k1b1/spppgpsps/8p/3l1b3/7P1/+s1K4l1/4R4/4g3P[Gpppppppppp] b - - 0 44",
        "4k4/9/9/9/9/9/9/9/4K4[RRBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPPP] w - - 0 1",
    ];
    for placement in placements {
        let tags = vec![("FEN".to_owned(), placement.to_owned())];
        let moves = vec![Move { text: "７六歩(77)".to_owned(), ..Move::default() }];
        let game = Game { tags, moves, ..Game::default() };
        let board = super::board::Board::read(placement).unwrap();
        let kif = read_kif(&write_kif(&game, "平手")).unwrap();
        assert_eq!(tag(&kif.game, "FEN"), Some(board.sfen().as_str()));
        let csa = read_csa(&write_csa(&game)).unwrap();
        assert_eq!(tag(&csa.game, "FEN"), Some(board.sfen().as_str()));
        assert_eq!(super::board::Board::read(&board.sfen()), Some(board));
    }
    let giver = read_kif("手合割：二枚落ち\n上手：Bo\n下手：Ada\n1 ６二銀(71)\n").unwrap();
    assert_eq!(
        tag(&giver.game, "FEN"),
        Some("sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
    );
    assert_eq!(tag(&giver.game, "White"), Some("Ada"));
    let mini = read_kif("手合割：5五将棋\n1 ５四歩(55)\n").unwrap();
    assert_eq!(mini.kind, "5五将棋");
}

#[test]
fn csa_is_read_and_written() {
    let text = "'a comment\nV2.2\nN+Ada\nN-Bo\n$EVENT:WCSC\n$START_TIME:2020/05/06 10:00:00\nPI\n+\n\
                +7776FU\nT16\n-3334FU,T5\n+8822UM\n-3122GI\n+0045KA\n%TORYO\n";
    assert!(
        is_csa(text) && !is_kif(text) && !is_csa(KIF) && !is_csa("[White \"N+\"]\n\n1. e4") && !is_csa("")
    );
    let game = read_csa(text).unwrap().game;
    assert_eq!(texts(&game), ["+7776FU", "-3334FU", "+8822UM", "-3122GI", "+0045KA"]);
    assert_eq!((tag(&game, "White"), tag(&game, "Event")), (Some("Ada"), Some("WCSC")));
    assert_eq!((game.result, tag(&game, "FEN")), (Some(Ending::White), None));
    assert_eq!(game.moves[1].comments, ["[%emt 0:00:05]"]);
    let again = read_csa(&write_csa(&game)).unwrap().game;
    assert_eq!((texts(&again), again.result), (texts(&game), game.result));
    let fewer = read_csa("V2.2\nPI82HI22KA\n-\n-5142OU\n").unwrap().game;
    assert_eq!(tag(&fewer, "FEN"), Some("sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"));
    let all =
        read_csa("V2.2\nP1 *  *  *  * -OU\nP9 *  *  *  * +OU\nP+00KI\nP-00AL\n+\n+0052KI\n").unwrap().game;
    assert_eq!(tag(&all, "FEN"), Some("sfen 4k4/9/9/9/9/9/9/9/4K4 b G2r2b3g4s4n4l18p 1"));
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    assert_eq!(read_kif("手合割：十九枚落ち\n1 ７六歩(77)"), Err(Fault::Handicap(1)));
    assert_eq!(read_kif("先手：a\n|v香x桂|一"), Err(Fault::Diagram(2)));
    assert_eq!(read_kif("先手の持駒：馬鹿\n"), Err(Fault::Diagram(1)));
    assert_eq!(read_csa("V2.2\nP1-XX\n+"), Err(Fault::Diagram(2)));
    assert_eq!(read_csa("V2.2\nPI99\n+"), Err(Fault::Diagram(2)));
    assert_eq!(read_csa("PI\n+\n+7776FU\n/\nPI\n+"), Err(Fault::Second(4)));
    // Nothing that is typed is a panic.
    for text in [
        "P9",
        "PI5",
        "P+0",
        "P+00A",
        "P十香",
        "|",
        "|v",
        "1 ",
        "T",
        "$",
        "%",
        "まで",
        "手合割：",
        "  7 \u{3000}",
    ] {
        let _ = (read_kif(text), read_csa(text), is_kif(text), is_csa(text));
    }
}
