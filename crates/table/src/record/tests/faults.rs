//! Records with faults: the error, with its line, and changes that are not faults.

use super::*;

/// A record to be damaged: its seats were drawn by dice.
fn sample() -> &'static str {
    static SAMPLE: OnceLock<String> = OnceLock::new();
    SAMPLE.get_or_init(make_sample)
}

fn make_sample() -> String {
    let mut dice = Dice::new(4);
    let game = game::by_id("enochian-chess").unwrap();
    let terms = Terms { dealing: Dealing::Dice, ..Terms::default() };
    let table = played(begun(game, &mut dice, terms), &mut dice, 12);
    assert_eq!(table.status(), Status::Playing);
    write(&table, name, Depth::Public).unwrap()
}

/// A record with a new checksum, as another program would write it.
fn rechecked(body: &str) -> String {
    let body = body.split_once("\nCheck:").map_or(body, |(body, _)| body);
    let body = format!("{body}\n");
    let digest = check(&body);
    format!("{body}{CHECK}{digest}\n")
}

fn fault(text: &str) -> Fault {
    match brought(text, Manner::Archived) {
        Ok(_) => panic!("it was taken:\n{text}"),
        Err(fault) => fault,
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let good = sample();
    assert!(brought(good, Manner::Archived).is_ok());
    assert!(brought(&good.replace('\n', "\r\n"), Manner::Archived).is_ok(), "mail changes the ends of lines");
    assert!(brought(&format!("\u{feff}{good}\n\n"), Manner::Archived).is_ok(), "editors add marks");
    let line_of = |part: &str| good.lines().position(|line| line.contains(part)).map(|at| at + 1);
    let row = good.lines().find(|line| line.trim_start().starts_with("2 ")).unwrap();
    let words: Vec<&str> = row.split_whitespace().collect();
    let without: String =
        good.split_inclusive('\n').filter(|line| line.trim_end_matches('\n') != row).collect();
    let result = good.lines().find(|line| line.starts_with("Result: ")).unwrap();
    let count = good.lines().find(|line| line.starts_with("Log: ")).unwrap();
    for (spoilt, id, line) in [
        (good.replace("Liege record 1", "Liege record 2"), "record-newer", None),
        (good.replace("Liege record 1", "PGN"), "record-no-record", None),
        (good.replace("Check: sha256", "Chuck: sha256"), "record-cut-off", None),
        (format!("{good}one more line\n"), "record-after-check", Some(good.lines().count() + 1)),
        (good.replace("Ada Lovelace", "Ada Lovelacf"), "record-damaged", None),
        (rechecked(&good.replace("Rules: ", "Rulez: ")), "record-header-unknown", line_of("Rules: ")),
        (rechecked(&good.replace("Rules: ", "; Rules: ")), "record-header-missing", None),
        (rechecked(&good.replace("Rules: ", "Rules: 9")), "record-rules", line_of("Rules: ")),
        (rechecked(&good.replace("enochian-chess", "checkers")), "record-game", line_of("Game: ")),
        (
            rechecked(&good.replace("Term offer_hours: 72", "Term offer_hours: soon")),
            "record-term",
            line_of("Term offer_hours"),
        ),
        (
            rechecked(&good.replace("Term offer_hours", "Term weather")),
            "record-term-unknown",
            line_of("Term offer_hours"),
        ),
        (rechecked(&good.replace("Opened: 2", "Opened: x")), "record-time", line_of("Opened: ")),
        (rechecked(&good.replace("Opened: 2", "Opened: 9")), "record-yet-to-come", line_of("Opened: ")),
        (rechecked(&good.replace("Player 2:", "Player 7:")), "record-player-number", line_of("Player 2:")),
        (rechecked(&good.replace("Host: ", "Host: 9")), "record-nobody", line_of("Host: ")),
        (rechecked(&good.replace(row, &row.replacen(words[0], "7", 1))), "record-row-number", line_of(row)),
        (rechecked(&good.replace(row, &row.replacen(words[1], "pink", 1))), "record-row-seat", line_of(row)),
        (rechecked(&good.replace(row, &row.replacen(words[3], "noon", 1))), "record-row-time", line_of(row)),
        (
            rechecked(&good.replace(row, &row.replacen(words[3], "2150-01-01T00:00:00.000Z", 1))),
            "record-yet-to-come",
            line_of(row),
        ),
        (rechecked(&good.replace(row, "two")), "record-row", line_of(row)),
        (rechecked(&good.replace(row, &row.replacen(words[4], "xyzzy", 1))), "record-refused", line_of(row)),
        (rechecked(&without), "record-row-number", line_of(row)),
        (rechecked(&good.replace(count, "Log: 5000")), "record-fewer-entries", None),
        (rechecked(&good.replace(count, "Log: 1")), "record-more-entries", line_of(row)),
        (rechecked(&good.replace(count, "Log: 5001")), "record-too-many", line_of("Log: ")),
        (rechecked(&good.replace("Position: ", "Position: x")), "record-position", line_of("Position: ")),
        (rechecked(&good.replace(result, "Result: annulled")), "record-result", line_of("Result: ")),
        (rechecked(&good.replace("Seed-hash: ", "Seed-hash: 0")), "record-hash", line_of("Seed-hash: ")),
    ] {
        let fault = fault(&spoilt);
        assert_eq!((fault.id(), fault.line()), (id, line), "{fault}");
        for language in Language::all() {
            let said = fault.say(language);
            assert!(said.len() > 20 && !said.contains("{$") && !said.contains("=Text("), "{said}");
        }
    }
    let long = "x".repeat(MOST_BYTES + 1);
    assert_eq!(fault(&long).id(), "record-too-long");
    assert_eq!(
        read(b"\xff\xfe", game::by_id, Texts::Any).err().map(|fault| fault.id().to_owned()).as_deref(),
        Some("record-no-record")
    );
}

/// A record with further rows, numbered as they come.
fn with_rows(text: &str, rows: &[String]) -> String {
    let count = text.lines().find_map(|line| line.strip_prefix("Log: ")).unwrap();
    let all = count.parse::<usize>().unwrap() + rows.len();
    let first = all + 1 - rows.len();
    let numbered: Vec<String> = (first..).zip(rows).map(|(number, row)| format!("{number} {row}")).collect();
    let text = text.replace(&format!("Log: {count}\n"), &format!("Log: {all}\n"));
    rechecked(&text.replace("\nPosition: ", &format!("\n{}\nPosition: ", numbered.join("\n"))))
}

#[test]
fn what_is_yet_to_come_is_no_record_and_no_outage_stops_a_clock_for_ever() {
    let game = game::by_id("dragonchess").unwrap();
    for control in ["3d", "5d+12h/10d", "mon,thu 20:00 Europe/Kyiv", "none"] {
        let terms = Terms { time: control.parse().unwrap(), ..Terms::default() };
        let good = write(&begun(game, &mut Dice::new(6), terms), name, Depth::Public).unwrap();
        for action in ["@credit 4294967295", "@pause 60", "@extend gold 1"] {
            let rows = [format!("- 1 2150-01-01T00:00:00.000Z {action}")];
            let text = with_rows(&good, &rows);
            let line = text.lines().position(|line| line.contains("2150")).map(|at| at + 1);
            let fault = fault(&text);
            assert_eq!((fault.id(), fault.line()), ("record-yet-to-come", line), "{fault}");
        }
        // This is the latest time that a record may have, with the most that it may say.
        let now = time(later() + SignedDuration::from_hours(23));
        let mut rows = vec![format!("- - {now} @credit 4294967295"); 20];
        rows.extend(vec![format!("- 1 {now} @extend gold 65535"); 2_000]);
        rows.push(format!("- - {now} @credit 4294967295"));
        let text = with_rows(&good, &rows);
        let kept = brought(&text, Manner::Archived).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(kept.log().len(), rows.len());
        assert!(kept.view().is_ok());
        let mut on = brought(&text, Manner::Resumed).unwrap_or_else(|fault| panic!("{fault}"));
        let start = later() + SignedDuration::from_mins(1);
        for seat in 0..2 {
            on = on.sit(&player(&format!("n{seat}")), Some(Seat(seat)), start).unwrap().table;
        }
        assert_eq!(on.status(), Status::Playing);
        let latest = start + SignedDuration::from_hours(24 * 8);
        for owed in on.owed() {
            assert_eq!(owed.until.is_none(), control == "none");
            assert!(owed.until.is_none_or(|until| until <= latest), "{control}: {owed:?}");
            if control == "3d" {
                assert_eq!(owed.until, Some(start + SignedDuration::from_hours(72)), "nothing stands still");
            }
        }
    }
}

/// A record of only headers, each of them possible. `fits` says whether its checksum is right.
fn flood(name: &str, count: usize, fits: bool) -> String {
    let lines: Vec<String> = (0..count).map(|key| format!("{name} {key:x}:")).collect();
    let text = rechecked(&format!("Liege record 1\n{}", lines.join("\n")));
    if fits { text } else { text.replace(&text[text.len() - 65..], &"0".repeat(64)) }
}

#[test]
fn a_flood_of_headers_is_refused_with_the_limit() {
    // Short enough for 80,000 of them; and one more than allowed of each kind with keys.
    let floods = [("Term", 80_000), ("Seat", 80_000)].into_iter().chain(
        ["Option", "Term", "Player", "Player-id", "Seat", "Sealed"].map(|name| (name, MOST_HEADERS + 1)),
    );
    for (name, count) in floods {
        for fits in [true, false] {
            let text = flood(name, count, fits);
            assert!(text.len() <= MOST_BYTES, "{} bytes", text.len());
            let fault = fault(&text);
            let first = MOST_HEADERS + 2;
            assert_eq!(
                (fault.id(), fault.line()),
                ("record-too-many-headers", Some(first)),
                "{name}: {fault}"
            );
            for language in Language::all() {
                assert!(fault.say(language).contains("400"), "{}", fault.say(language));
            }
        }
    }
    // A repeated header is reported before there are too many.
    let twice = rechecked(&format!("{}Seat 0:\n", flood("Seat", 200, true).split("Check").next().unwrap()));
    assert_eq!((fault(&twice).id(), fault(&twice).line()), ("record-header-twice", Some(202)));
}

#[test]
fn as_many_people_as_a_record_may_name_fit_with_all_other_headers() {
    let good = sample();
    let there = good.lines().filter(|line| line.starts_with("Player ")).count();
    let more: Vec<String> = (there + 1..=MOST_PEOPLE).map(|number| format!("Player {number}: Zoe")).collect();
    let ids: Vec<String> = (1..=MOST_PEOPLE).map(|number| format!("Player-id {number}: z{number}")).collect();
    let host = good.lines().find(|line| line.starts_with("Host: ")).unwrap();
    let all = good.replace(host, &format!("{}\n{}\n{host}", more.join("\n"), ids.join("\n")));
    let sheet = read(rechecked(&all).as_bytes(), game::by_id, Texts::Any)
        .unwrap_or_else(|fault| panic!("{fault}\n{all}"));
    assert_eq!(sheet.people.len(), MOST_PEOPLE);
}

#[test]
fn what_lines_say_is_looked_at_only_where_the_check_fits() {
    let good = sample();
    let soon = good.replace("Term offer_hours: 72", "Term offer_hours: soon");
    assert_eq!(fault(&soon).id(), "record-damaged");
    assert_eq!(fault(&rechecked(&soon)).id(), "record-term");
    // An unknown header is reported in any case.
    let strange = good.replace("Rules: ", "Rulez: ");
    let line = good.lines().position(|line| line.starts_with("Rules: ")).map(|at| at + 1);
    assert_eq!((fault(&strange).id(), fault(&strange).line()), ("record-header-unknown", line));
}

/// The sample with another value of a term, and the number of its line.
fn with_term(key: &str, value: &str) -> (String, usize) {
    let good = sample();
    let head = format!("Term {key}: ");
    let at = good.lines().position(|line| line.starts_with(&head)).unwrap();
    let line = good.lines().nth(at).unwrap();
    (rechecked(&good.replace(line, &format!("{head}{value}"))), at + 1)
}

#[test]
fn terms_are_as_narrow_as_the_settings_of_a_new_table() {
    for (key, possible, impossible) in [
        ("offer_hours", &["0", "1440"][..], &["1441", "65535", "65536", "-1", "1.5", "soon"][..]),
        ("order_hours", &["0", "1440"], &["1441", "65535"]),
        ("patience_days", &["0", "120"], &["121", "65535"]),
        ("leave_days", &["0", "120"], &["121", "65535"]),
        ("excuses", &["0", "20"], &["21", "255", "256"]),
        (
            "time",
            &["none", "1h", "60d", "1h+0h/1h", "60d+60d/60d", "mon,thu 20:00 Europe/Kyiv"],
            &[
                "0h",
                "1441h",
                "61d",
                "65535h",
                "65535h+1h/65535h",
                "5d+61d/10d",
                "5d+1h/61d",
                "5d+12h/4d",
                "0h+1h/1h",
                "mon 25:00 UTC",
                "soon",
            ],
        ),
        (
            "reliable",
            &[r#"{"percent":0,"proven":false}"#, r#"{"percent":1}"#, r#"{"percent":100,"proven":true}"#],
            &[r#"{"percent":101}"#, r#"{"percent":255}"#, r#"{"percent":0,"proven":true}"#, "80"],
        ),
        (
            "level",
            &[
                r#"{"low":null,"high":null,"proven":false}"#,
                r#"{"low":1}"#,
                r#"{"high":4000}"#,
                r#"{"low":1500,"high":1500,"proven":true}"#,
            ],
            &[
                r#"{"low":9,"high":1}"#,
                r#"{"low":0}"#,
                r#"{"low":4001}"#,
                r#"{"high":0}"#,
                r#"{"high":65535}"#,
                r#"{"proven":true}"#,
            ],
        ),
        ("negotiation", &["public"], &["loud"]),
        ("partners", &["null", "true"], &["sometimes"]),
        ("rated", &["true", "false"], &["yes"]),
    ] {
        for value in possible {
            let (text, _) = with_term(key, value);
            let read = read(text.as_bytes(), game::by_id, Texts::Any);
            assert!(read.is_ok(), "{key}: {value}: {:?}", read.err());
        }
        for value in impossible {
            let (text, line) = with_term(key, value);
            let fault = fault(&text);
            assert_eq!((fault.id(), fault.line()), ("record-term", Some(line)), "{key}: {value}: {fault}");
            for language in Language::all() {
                let said = fault.say(language);
                assert!(said.contains(&format!("`{key}`")) && said.contains(&format!("`{value}`")), "{said}");
                assert!(said.contains(&terms::allowed(key)), "{said}");
            }
        }
    }
}

#[test]
fn it_is_said_what_may_stand_for_each_term() {
    let usual = serde_json::to_value(Terms::default()).unwrap();
    for (key, value) in usual.as_object().unwrap() {
        assert_eq!(terms::allowed(key) == "true, false", value.is_boolean(), "{key}");
        let (text, line) = with_term(key, r#"{"no":1}"#);
        assert_eq!((fault(&text).id(), fault(&text).line()), ("record-term", Some(line)), "{key}");
    }
}

#[test]
fn the_widest_terms_come_back_as_they_went() {
    let mut dice = Dice::new(6);
    for time in ["60d", "60d+60d/60d", "sun 23:59 Europe/Kyiv", "none"] {
        let widest = Terms {
            negotiation: Negotiation::Secret,
            anonymous: false,
            dealing: Dealing::Choice,
            partners: Some(true),
            offer_hours: Terms::MOST_HOURS,
            order_hours: Terms::MOST_HOURS,
            patience_days: Terms::MOST_DAYS,
            // Nobody is asked here whether they are still there.
            muster: ReadyCheckPolicy::Never,
            time: time.parse().unwrap(),
            missed: Missed::Replace,
            excuses: Terms::MOST_EXCUSES,
            leave_days: Terms::MOST_DAYS,
            rated: false,
            page: false,
            weekends: if time == "60d" { "off Europe/Kyiv".parse().unwrap() } else { Weekends::On },
            reliable: Reliable { percent: 100, proven: true },
            level: Level { low: Some(1), high: Some(Level::MOST), proven: true },
            ..Terms::default()
        };
        for game in games() {
            let table = played(begun(game, &mut dice, widest.clone()), &mut dice, 5);
            let text = write(&table, name, Depth::Whole).unwrap();
            let kept = brought(&text, Manner::Archived).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(kept.terms(), &widest);
            // Guests have no ids, and the digest covers those of the members.
            let nameless = |text: &str| -> String {
                let body = text.split("Check: ").next().unwrap_or(text);
                body.split_inclusive('\n').filter(|line| !line.starts_with("Player-id ")).collect()
            };
            assert_eq!(nameless(&write(&kept, name, Depth::Whole).unwrap()), nameless(&text));
        }
    }
}

/// The numbers of contests are those of another data file.
#[test]
fn a_game_that_is_brought_in_belongs_to_no_contest() {
    let contest = Some(OfContest { contest: 7, name: "Autumn cup".to_owned(), game: "1.1".to_owned() });
    let terms = Terms { contest, ..Terms::default() };
    let mut dice = Dice::new(7);
    for game in games() {
        let table = played(begun(game, &mut dice, terms.clone()), &mut dice, 3);
        let text = write(&table, name, Depth::Whole).unwrap();
        assert!(text.contains("Term contest: {"), "{text}");
        let kept = brought(&text, Manner::Archived).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!((kept.terms().contest.as_ref(), kept.log().len()), (None, table.log().len()));
    }
}

/// A term that is not written where it is as usual is read like all others.
#[test]
fn no_term_is_unknown() {
    let unusual = Terms { page: false, weekends: "off Europe/Kyiv".parse().unwrap(), ..Terms::default() };
    let (all, known) = (serde_json::to_value(&unusual).unwrap(), terms::names());
    for key in all.as_object().unwrap().keys() {
        assert!(known.contains(key), "{key}");
    }
}

#[test]
fn a_draw_that_was_bent_is_found() {
    let mut dice = Dice::new(5);
    let options = Options::check(NIM.options(), [("die", "on")]).unwrap();
    let lobby = Table::new(NewTable {
        game: &NIM,
        options,
        terms: Terms::default(),
        start: None,
        host: player("host"),
        venue: venue(),
        seed: Seed::from_bytes([3; 32]),
        chairs: vec![Chair::Open; 2],
        at: at(0),
    })
    .unwrap();
    let one = lobby.sit(&player("m1"), None, at(1)).unwrap().table;
    let table = played(one.sit(&player("m2"), None, at(2)).unwrap().table, &mut dice, 400);
    assert!(table.is_finished());
    let text = write(&table, name, Depth::Public).unwrap();
    let take = |text: &str| {
        let sheet = read(text.as_bytes(), nim_games, Texts::Any).unwrap();
        sheet
            .table(plan(&sheet, Manner::Archived))
            .map(|_| ())
            .map_err(|fault| &*fault.id().to_owned().leak())
    };
    assert_eq!(take(&text), Ok(()));
    let other = text.replace(&table.seed().reveal(), &"ab".repeat(32));
    assert_eq!(take(&rechecked(&other)), Err("record-bent"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_read_nothing_panics(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        lines in proptest::collection::vec("(Game|Rules|Player 1|Host|Seat red|Log|Position|Seed|Term x|[a-z ]{0,9})(: )?[ -~]{0,20}", 0..20),
    ) {
        prop_assert!(read(&bytes, game::by_id, Texts::Any).is_err());
        let text = rechecked(&format!("Liege record 1\n{}", lines.join("\n")));
        prop_assert!(brought(&text, Manner::Archived).is_err());
    }

    #[test]
    fn damage_is_noticed(at in 0usize..100_000, byte in 33u8..127, cut in 0usize..100_000) {
        let good = sample();
        let mut bytes = good.as_bytes().to_vec();
        let at = at % (bytes.len() - 1);
        let same = bytes[at] == byte;
        bytes[at] = byte;
        let spoilt = read(&bytes, game::by_id, Texts::Any).and_then(|sheet| sheet.table(plan(&sheet, Manner::Archived)));
        prop_assert_eq!(spoilt.is_ok(), same, "byte {}", at);
        let cut = cut % (good.len() - 1);
        prop_assert!(read(&good.as_bytes()[..cut], game::by_id, Texts::Any).is_err());
    }

    #[test]
    fn a_line_changed_and_checked_again_is_refused_or_plays(
        line in 0usize..200, with in "[ -~]{0,30}", swap in 0usize..200,
    ) {
        let good = sample();
        let mut lines: Vec<&str> = good.lines().collect();
        let last = lines.len() - 1;
        let (line, swap) = (1 + line % (last - 1), 1 + swap % (last - 1));
        lines[line] = &with;
        lines.swap(line, swap);
        // There is never a panic, and an accepted table describes itself.
        if let Ok(table) = brought(&rechecked(&lines.join("\n")), Manner::Archived) {
            prop_assert!(write(&table, name, Depth::Public).is_ok());
        }
    }
}
