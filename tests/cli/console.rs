//! The console, as scripts use it.

use crate::program;

use program::Ground;

/// The lines printed, standard error aside.
fn said(ground: &Ground, arguments: &[&str], input: &str) -> Vec<String> {
    let ran = ground.feed(arguments, input).well();
    ran.out.lines().map(str::to_owned).collect()
}

const CONSOLE: &[&str] = &["console", "--as-of", "2026-11-02"];

const SEATED: &str = "\
p1: new three-player-chess red=p1 white=p2 black=p3
p2: join
p3: press Join
";

fn has(lines: &[String], beginning: &str, part: &str) -> bool {
    lines.iter().any(|line| line.starts_with(beginning) && line.contains(part))
}

#[test]
fn a_game_is_laid_joined_and_played() {
    let ground = Ground::new();
    let lines = said(
        &ground,
        CONSOLE,
        &format!("{SEATED}p2 #1: C5-V7\np3 #1: c5-v7\np1 #1: КС5-КС5\np1: #1 C5-V7\n"),
    );
    assert!(has(&lines, "#main | ", "@p2, invited"), "{lines:#?}");
    assert!(has(&lines, "@p3 privately | ", "You sit at table #1"), "{lines:#?}");
    let thread: Vec<&String> =
        lines.iter().filter(|line| line.starts_with("#Three-player chess #1: p1, p2, p3 | ")).collect();
    // Four boards: the start, and one after every move.
    let pictures: Vec<&str> = thread.iter().filter_map(|line| line.split("picture: ").nth(1)).collect();
    assert_eq!(pictures.len(), 4, "{lines:#?}");
    for picture in pictures {
        let (path, alt) = picture.split_once(" (").expect("a path and an alt text");
        let bytes = std::fs::read(ground.path(path)).expect("the picture is where the line says");
        assert!(bytes.starts_with(b"\x89PNG\r\n"), "{path}");
        assert!(alt.len() > 30, "{alt}");
    }
    assert!(has(&lines, "@p1 privately | ", "no piece on RV5"), "the wrong move is answered: {lines:#?}");
    let ran = ground.run(&["verify"]).well();
    assert_eq!(ran.out, "1 table, 3 actions: everything agrees\n");
}

#[test]
fn the_same_lines_give_the_same_output() {
    let script = format!("{SEATED}p2 #1: C5-V7\np1: tables\np3 #1: acts\n!advance 3d\np3: tables\n");
    let (one, two) = (Ground::new(), Ground::new());
    assert_eq!(said(&one, CONSOLE, &script), said(&two, CONSOLE, &script));
}

#[test]
fn every_line_printed_says_where_it_goes() {
    let ground = Ground::new();
    for line in said(
        &ground,
        CONSOLE,
        &format!("p1: help\n{SEATED}p2 #1: help three-player-chess\nnonsense\n!help\n"),
    ) {
        let mark = line.split(" | ").next().unwrap_or_default();
        let good = line.starts_with("! ")
            || mark.starts_with('#')
            || (mark.starts_with('@') && mark.trim_end_matches(" |").ends_with(" privately"));
        assert!(good, "{line:?}");
    }
}

#[test]
fn buttons_are_pressed_by_number_and_by_label() {
    let ground = Ground::new();
    let lines = said(
        &ground,
        CONSOLE,
        "p1: new three-player-chess red=p1 white=p2 black=p3\np2: press 1\np3: press join\np2: press 99\np2: press Castle\n\
         p2: press [4]\np2: acts\np1: press 9\n",
    );
    assert!(lines.iter().any(|line| line == "#main | [1] Join  [2] Help  [3] Learn"), "{lines:#?}");
    assert!(has(&lines, "@p2 privately | ", "You sit at table #1"), "{lines:#?}");
    assert!(has(&lines, "@p3 privately | ", "You sit at table #1"), "{lines:#?}");
    assert!(lines.iter().any(|line| line == "! There is no button 99."), "{lines:#?}");
    assert!(lines.iter().any(|line| line == "! p2 sees no button “Castle”."), "{lines:#?}");
    // The fourth button is the first under the board: p2's moves, with a board for p2 alone.
    assert!(has(&lines, "@p2 privately | ", "picture: "), "{lines:#?}");
    // The ninth is p2's own: nobody else can press it.
    assert!(has(&lines, "@p2 privately | [7] ", "[9] "), "{lines:#?}");
    assert!(lines.iter().any(|line| line == "! There is no such button here."), "{lines:#?}");
}

#[test]
fn a_later_run_goes_on_where_the_first_ended() {
    let ground = Ground::new();
    said(&ground, CONSOLE, SEATED);
    let lines = said(&ground, CONSOLE, "p2 #1: C5-V7\np3 #1: press Moves\n");
    assert!(!has(&lines, "#main", ""), "nothing is told twice: {lines:#?}");
    assert!(has(&lines, "#Three-player chess #1", "picture: "), "{lines:#?}");
    assert!(has(&lines, "@p3 privately", "picture: "), "{lines:#?}");
}

#[test]
fn places_speakers_and_members() {
    let ground = Ground::new();
    let lines = said(
        &ground,
        CONSOLE,
        &format!(
            "{SEATED}!as p2\n!in #1\nW:WC5-WV7\n!in @\ntables\n!in #nowhere\n!in #three-player\n!in\n!as\nC5-V7\n\
             ada: hello\n!member Ада\nада: help about\n!member p1\n!member a:b\n!members\n!as nobody\np1 #9: board\n"
        ),
    );
    let expected = [
        "! Lines without a name now come from p2.",
        "! Lines now go to #Three-player chess #1: p1, p2, p3.",
        "! Lines now go to @.",
        "! There is no channel “#nowhere”. There are: #main, #Three-player chess #1: p1, p2, p3.",
        "! Lines now go to #main.",
        "! Lines without a name are now nobody’s.",
        "! I don’t know who says this. Write `name: text`, for example `p1: help`. `!help` explains the console.",
        "! Nobody here is called “ada”. Here are: p1, p2, p3. `!member ada` lets a new member in.",
        "! Ада has come in.",
        "! There is already somebody called “p1”.",
        "! Here are: p1, p2, p3, Ада.",
        "! Nobody here is called “nobody”. Here are: p1, p2, p3, Ада. `!member nobody` lets a new member in.",
        "! There is no channel “#9”. There are: #main, #Three-player chess #1: p1, p2, p3.",
    ];
    for line in expected {
        assert!(lines.iter().any(|said| said == line), "{line}\n{lines:#?}");
    }
    assert!(has(&lines, "! “a:b” can’t be a name", ""), "{lines:#?}");
    assert!(has(&lines, "#Three-player chess #1", "picture: "), "the move was played: {lines:#?}");
    assert!(has(&lines, "#main | ", "who made me"), "help is given where it was asked: {lines:#?}");
}

#[test]
fn the_clock_moves_when_it_is_told_to() {
    let ground = Ground::new();
    let lines = said(
        &ground,
        CONSOLE,
        "!now\n!advance 2d\n!advance 1h 30m\n!advance\n!advance soon\n!advance -1d\n!advance 1y\n!advance 9999999d\n!advnce 1d\n!now\n",
    );
    let times: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("! It is now ")).collect();
    assert_eq!(
        times,
        ["2026-11-02 00:00 UTC.", "2026-11-04 00:00 UTC.", "2026-11-04 01:30 UTC.", "2026-11-04 01:30 UTC."]
    );
    assert!(has(&lines, "! I can’t move the clock by “-1d”", "only goes forward"), "{lines:#?}");
    assert!(has(&lines, "! I can’t move the clock by “9999999d”", ""), "{lines:#?}");
    assert!(has(&lines, "! There is no `!advnce`. Did you mean `!advance`?", ""), "{lines:#?}");
}

#[test]
fn odd_input_ends_nothing() {
    let ground = Ground::new();
    let long = "x".repeat(5000);
    let script =
        format!("\n;\n; p1: help\n:\n!\n::\np1:\np1 #: x\n\u{0}\np1: {long}\np1: press\np1 @: help about");
    let lines = said(&ground, CONSOLE, &script);
    assert!(lines.iter().any(|line| line == "! A message has at most 4000 characters."), "{lines:#?}");
    let mut bytes = b"p1: \xff\xfe help\n!quit\np1: help\n".to_vec();
    bytes.extend([0xc3]);
    let ran = ground.feed_bytes(CONSOLE, &bytes).well();
    assert!(!ran.out.contains("open a table"), "nothing is read after !quit: {}", ran.out);
}

#[test]
fn the_console_speaks_the_language_that_is_set() {
    let ground = Ground::new();
    let mut command = ground.liege(&["console"]);
    command.env("LIEGE_CHAT_LANGUAGE", "uk");
    let lines = Ground::feed_command(command, b"!advnce\np1: help\n").well().out;
    assert!(lines.contains("! Немає такої команди: `!advnce`. Може, `!advance`?"), "{lines}");
}

#[test]
fn a_data_file_in_use_is_refused() {
    let ground = Ground::new();
    let served = program::Served::start(&ground, "127.0.0.1:0");
    let ran = ground.feed(CONSOLE, "p1: help\n");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("in use by another running Liege"), "{}", ran.err);
    // Commands that only read work at the same time.
    ground.run(&["verify"]).well();
    ground.run(&["backup", "copy.sqlite"]).well();
    assert_eq!(served.stop(), Some(0));
    ground.run(&["verify", "--db", "copy.sqlite"]).well();
    let again = ground.run(&["backup", "copy.sqlite"]);
    assert_eq!(again.code, Some(1));
    assert!(again.err.contains("exists already"), "{}", again.err);
}

#[test]
fn a_position_is_drawn() {
    let ground = Ground::new();
    let render = |arguments: &[&str]| {
        let mut all = vec!["render", "--out", "board.png"];
        all.extend(arguments);
        ground.run(&all)
    };
    render(&[
        "--game",
        "three-player-chess",
        "--moves",
        "W:WC9-WS11",
        "BC5-BV7; R:RC5-RV7",
        "--seat",
        "red",
        "--letters",
        "--language",
        "uk",
        "--names",
        "Ілзе,Тарас,Mirek",
    ])
    .well();
    let png = std::fs::read(ground.path("board.png")).expect("the picture");
    assert!(png.starts_with(b"\x89PNG\r\n") && png.len() < 400_000);
    for (arguments, right) in [
        (&["--game", "ludo"][..], "three-player-chess"),
        (&["--game", "three-player-chess", "--seat", "green"][..], "red, white, black"),
        (&["--game", "three-player-chess", "--language", "fr"][..], "en, ru, uk"),
        (&["--game", "three-player-chess", "--option", "truce=maybe"][..], "word, bound, off"),
        (&["--game", "three-player-chess", "--position", "x"][..], "position"),
        (&["--game", "three-player-chess", "--moves", "W:WC9-BT1"][..], "W:WC9-BT1"),
        (&["--game", "three-player-chess", "--names", "Ada,Bo"][..], "red, white, black"),
    ] {
        let ran = render(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.err.contains(right), "{arguments:?}: {}", ran.err);
    }
    // A file is named by its type, and a picture with another ending is refused.
    for (arguments, right) in [
        (&["render", "--game", "chess", "--out", "board.jpg"][..], "--out board.png"),
        (&["replay", "1", "--out", "game.png"][..], "--out game.gif"),
        (&["replay", "1", "--sheet", "--out", "game.gif"][..], "--out game.png"),
        (&["replay", "1", "--out", "game.gif", "--width", "5"][..], "120..=640"),
    ] {
        let ran = ground.run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.err.contains(right), "{arguments:?}: {}", ran.err);
    }
    assert!(!ground.path("board.jpg").exists());
}
