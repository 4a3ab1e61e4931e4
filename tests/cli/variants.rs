//! Games of the host's own, told by texts that the configuration names: from the start of the program to old tables
//! whose texts are gone.

use crate::program;

use program::{Ground, Ran};

const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-02", "--seed", "1", "--blank"];

/// A game in which the white king has to reach the last rank: two moves win, whatever Black does.
const RACE: &str = "\
[club-race:chess]
# liege: name = Club race
# liege: name-ru = Клубные гонки
# liege: piece-h = hippogriff
# liege: figure-h = griffon
maxFile = 5
maxRank = 5
pawn = -
castling = false
customPiece1 = h:NA
promotionPieceTypes = -
flagPiece = k
flagRegionWhite = *5
flagRegionBlack = *1
startFen = 4k/5/2K1H/5/5 w - - 0 1
";

/// A ground whose configuration names a file, in a folder of its own.
fn ground(text: &str) -> Ground {
    let ground = Ground::new();
    std::fs::create_dir(ground.path("etc")).unwrap();
    ground.write("etc/club.toml", "data = \"club.sqlite\"\n[games]\nvariants = [\"club.ini\"]\n");
    ground.write("etc/club.ini", text);
    ground
}

fn run(ground: &Ground, arguments: &[&str]) -> Ran {
    ground.run(&[&["--config", "etc/club.toml"], arguments].concat())
}

/// Says something in the console.
fn talk(ground: &Ground, lines: &[&str]) -> String {
    let arguments = [&["--config", "etc/club.toml"], CONSOLE].concat();
    ground.feed(&arguments, &format!("{}\n", lines.join("\n"))).well().out
}

/// The refusal of a start.
fn refused(ran: Ran) -> String {
    assert_eq!(ran.code, Some(2), "{}\n{}", ran.out, ran.err);
    assert_eq!(ran.out, "");
    ran.err
}

#[test]
fn a_game_of_a_file_is_played_like_any_other() {
    let ground = ground(RACE);
    let doctor = run(&ground, &["doctor", "--offline"]).well().out;
    assert!(doctor.contains("well   games: etc/club.ini: club-race\n"), "{doctor}");
    let config = run(&ground, &["config"]).well().out;
    assert!(config.contains("variants = [\"club.ini\"]  # etc/club.toml, line 3"), "{config}");

    let said = talk(
        &ground,
        &[
            "p1: games house",
            "p1: help club-race",
            "p1: help club-race hippogriff",
            "p3: language ru",
            "p3: help club-race",
            "p1: new club-race white=p1 black=p2",
            "p2: join",
            "p1 #1: Ha4",
            "p1 #1: Kb4",
            "p2 #1: Kd4",
            "p1 #1: Kb5",
        ],
    );
    for fact in [
        // The catalogue, in the family of the house.
        "Club race",
        // Help follows from the text.
        "Moves and captures by one leap in any direction",
        "hippogriff",
        "Клубные гонки",
        // A wrong move is refused in words; a goal that is reached is told.
        "reached the goal and won",
    ] {
        assert!(said.contains(fact), "{fact}: {said}");
    }
    let verified = run(&ground, &["verify"]).well().out;
    assert_eq!(verified, "1 table, 3 actions: everything agrees\n");
    let referee = ground
        .feed(&["--config", "etc/club.toml", "referee"], "{\"game\":\"club-race\",\"moves\":[\"c3c4\"]}\n");
    assert!(referee.out.contains("\"to_move\":[\"black\"]"), "{}", referee.out);
    run(&ground, &["render", "--game", "club-race", "--out", "race.png"]).well();
    assert!(ground.path("race.png").exists());
}

#[test]
fn a_machine_plays_it() {
    let ground = ground(RACE);
    let said = talk(
        &ground,
        &["p1: new club-race white=p1 black=machine:1", "p1 #1: Kb4", "!advance 2m", "p1 #1: Kb5"],
    );
    assert!(said.contains("reached the goal and won"), "{said}");
    assert_eq!(run(&ground, &["verify"]).well().out, "1 table, 3 actions: everything agrees\n");
}

#[test]
fn a_changed_or_missing_file_changes_no_game_that_is_on() {
    let ground = ground(RACE);
    talk(&ground, &["p1: new club-race white=p1 black=p2", "p2: join", "p1 #1: Kb3"]);
    let kept = run(&ground, &["export", "1"]).well().out;
    assert!(kept.contains("Text 1: [chess]\n") && kept.contains(": [club-race:chess]\n"), "{kept}");

    // From now on the fourth rank is the goal: of new tables only.
    ground.write("etc/club.ini", &RACE.replace("flagRegionWhite = *5", "flagRegionWhite = *4"));
    let said = talk(
        &ground,
        &[
            "p2 #1: Ke4",
            "p1 #1: Kb4",
            "p1: new club-race white=p1 black=p2",
            "p2: join #2",
            "p1 #2: Kb4",
            "p1: board #1",
        ],
    );
    assert_eq!(said.matches("  | White reached the goal and won").count(), 1, "{said}");
    assert_eq!(run(&ground, &["verify"]).well().out, "2 tables, 4 actions: everything agrees\n");
    let record = run(&ground, &["export", "1"]).well().out;
    assert!(record.contains("Result: *\n") && record.contains("flagRegionWhite = *5"), "{record}");
    let rules = |record: &str| record.lines().find(|line| line.starts_with("Rules: ")).map(str::to_owned);
    let later = run(&ground, &["export", "2"]).well().out;
    assert_ne!(rules(&record), rules(&later));
    assert_eq!(rules(&record), rules(&kept));

    // The file tells another game, and then there is none.
    ground.write("etc/club.ini", "[other-chess:chess]\nnMoveRule = 20\n");
    ground.write("etc/bare.toml", "data = \"club.sqlite\"\n");
    let goes_on = talk(&ground, &["p2 #1: Ke5", "p1: help club-race", "p1: new club-race white=p1 black=p2"]);
    assert!(!goes_on.contains("table #3"), "nobody can open a table any more: {goes_on}");
    let bare = |arguments: &[&str]| ground.run(&[&["--config", "etc/bare.toml"], arguments].concat());
    assert_eq!(bare(&["verify"]).well().out, "2 tables, 5 actions: everything agrees\n");
    let record = bare(&["export", "1"]).well().out;
    bare(&["replay", "1", "--out", "race.gif"]).well();
    let arguments = [&["--config", "etc/bare.toml"], CONSOLE].concat();
    let ended = ground.feed(&arguments, "p1: board #1\np1: tables\np1 #1: Kb5\np1: rematch #1\n").well().out;
    assert!(ended.contains("reached the goal and won"), "{ended}");
    assert!(!ended.contains("table #3"), "{ended}");

    // A record carries the text, so another house can take it.
    let there = Ground::new();
    there.write("race.txt", &record);
    let done = there.run(&["import", "race.txt", "--archive"]).well().out;
    assert!(done.starts_with("Table #1: club-race, 4 actions"), "{done}");
    assert_eq!(there.run(&["export", "1"]).well().out, record, "out, in and out again");
    assert_eq!(there.run(&["verify"]).well().out, "1 table, 4 actions: everything agrees\n");
}

#[test]
fn every_kind_of_bad_file_stops_the_start_and_says_what_would_be_right() {
    for (text, facts) in [
        (
            RACE.replace("flagRegionBlack", "flagRegonBlack"),
            &["etc/club.ini, line 14, flagRegonBlack: ", "flagRegionBlack"][..],
        ),
        (RACE.replace("maxRank = 5", "maxRank = eleven"), &["line 7: maxRank: “eleven”", "from 1 to 10"]),
        (RACE.replace("[club-race:chess]", "[club-race:ches]"), &["line 1, club-race: ", "chess"]),
        (RACE.replace("club-race", "dragonchess"), &["line 1, dragonchess: ", "already a game"]),
        (RACE.replace("club-race", "grand"), &["line 1, grand: ", "already a game"]),
        (RACE.replace("h:NA", "h:NDD"), &["line 10, customPiece1: ", "NDD"]),
        (RACE.replace("castling = false", "castling"), &["line 9: ", "key = value"]),
        (RACE.replace("2K1H", "2K1Y"), &["line 15, startFen: ", "on e3"]),
        (RACE.replace("griffon", "grifin"), &["line 5, figure-h: ", "griffon"]),
        (RACE.replace("piece-h", "piece-y"), &["line 4: piece-y: ", "“y”"]),
        (RACE.replace("liege: name =", "liege: nmae ="), &["line 2, nmae: ", "name"]),
        ("; nothing\n".to_owned(), &["line 1: ", "[my-game]"]),
        (format!("; {}\n", "x".repeat(65 << 10)), &["line 1: ", "65536"]),
        (format!("{RACE}\n{RACE}"), &["line 17, club-race: ", "already described from line 1"]),
    ] {
        let ground = ground(&text);
        let said = refused(run(&ground, &["console"]));
        assert!(facts.iter().all(|fact| said.contains(fact)), "{facts:?}: {said}");
        assert!(said.contains("hint: ") && !ground.path("club.sqlite").exists(), "nothing was begun: {said}");
        let doctor = run(&ground, &["doctor", "--offline"]);
        assert_eq!(doctor.code, Some(1));
        let line = doctor.out.lines().find(|line| line.starts_with("WRONG  games: ")).unwrap_or_default();
        assert!(facts.iter().all(|fact| line.contains(fact)), "{facts:?}: {}", doctor.out);
        // The setting can be looked at all the same.
        assert!(run(&ground, &["config"]).well().out.contains("club.ini"));
    }

    // All faults of all files are told; a game may stand in one file.
    let ground = ground(RACE);
    ground.write(
        "etc/club.toml",
        "[games]\nvariants = [\"club.ini\", \"more.ini\", \"../gone.ini\", \"latin.ini\"]\n",
    );
    ground.write("etc/more.ini", &format!("{RACE}[more-race:club-race]\nmaxFile = 99\n"));
    std::fs::write(ground.path("etc/latin.ini"), b"[caf\xe9:chess]\n").unwrap();
    let said = refused(run(&ground, &["console"]));
    for fact in [
        "etc/more.ini, line 1, club-race: There is already a game",
        "etc/more.ini, line 17: maxFile: “99”",
        "etc/../gone.ini: the file cannot be read",
        "etc/latin.ini: the file cannot be read: it is not UTF-8",
    ] {
        assert!(said.contains(fact), "{fact}: {said}");
    }
    ground.write("etc/club.toml", "[games]\nvariants = \"club.ini\"\n");
    assert!(refused(run(&ground, &["console"])).contains("[\"club.ini\"]"));
    // By a variable, paths are from the folder where Liege is started.
    let named = ground.run_with(&["doctor", "--offline"], &[("LIEGE_GAMES_VARIANTS", "etc/club.ini")]).well();
    assert!(named.out.contains("well   games: etc/club.ini: club-race\n"), "{}", named.out);
}
