use super::*;

fn settled(name: &str, value: &str) -> Option<Terms> {
    let mut terms = Terms::default();
    Term::called(name)?.settle(&mut terms, value).ok()?;
    Some(terms)
}

#[test]
fn settings_are_read_in_three_languages() {
    let usual = Terms::default;
    for (name, values, expected) in [
        ("press", ["private", "частные", "приватні"], Terms { negotiation: Negotiation::Private, ..usual() }),
        ("переговоры", ["secret", "тайные", "таємні"], Terms { negotiation: Negotiation::Secret, ..usual() }),
        ("переговори", ["none", "нет", "ні"], Terms { negotiation: Negotiation::None, ..usual() }),
        ("names", ["hidden", "скрыты", "приховані"], Terms { anonymous: true, ..usual() }),
        ("names", ["anonymous", "анонимные", "анонімні"], Terms { anonymous: true, ..usual() }),
        ("dealing", ["dice", "кости", "кості"], Terms { dealing: Dealing::Dice, ..usual() }),
        ("раздача", ["choice", "выбор", "вибір"], usual()),
        ("partners", ["on", "да", "так"], Terms { partners: Some(true), ..usual() }),
        ("союзники", ["off", "нет", "ні"], Terms { partners: Some(false), ..usual() }),
        ("offers", ["36h", "36 часов", "36 годин"], Terms { offer_hours: 36, ..usual() }),
        ("пропозиції", ["never", "никогда", "ніколи"], Terms { offer_hours: 0, ..usual() }),
        ("orders", ["2d", "2 дня", "2 дні"], Terms { order_hours: 48, ..usual() }),
        ("время", ["36h", "36 ч", "36 год"], Terms { time: Time::Move { hours: 36 }, ..usual() }),
        ("time", ["none", "нет", "ні"], Terms { time: Time::Endless, ..usual() }),
        ("час", ["unlimited", "без ограничений", "необмежено"], Terms { time: Time::Endless, ..usual() }),
        ("время", ["Unlimited", "без ограничения", "без обмежень"], Terms { time: Time::Endless, ..usual() }),
        ("rated", ["unrated", "нерейтинговая", "нерейтингова"], Terms { rated: false, ..usual() }),
        ("muster", ["always", "всегда", "завжди"], Terms { muster: ReadyCheckPolicy::Always, ..usual() }),
        ("перекличка", ["never", "нет", "ні"], Terms { muster: ReadyCheckPolicy::Never, ..usual() }),
        ("rated", ["no", "нет", "ні"], Terms { rated: false, ..usual() }),
        ("рейтинг", ["yes", "да", "так"], usual()),
        (
            "надежность",
            ["80%", "80 %", "80"],
            Terms { reliable: Reliable { percent: 80, proven: false }, ..usual() },
        ),
        (
            "reliable",
            ["95%!", "95!", "95 %!"],
            Terms { reliable: Reliable { percent: 95, proven: true }, ..usual() },
        ),
        ("PATIENCE", ["2 weeks", "2 недели", "2 тижні"], Terms { patience_days: 14, ..usual() }),
    ] {
        for value in values {
            assert_eq!(settled(name, value).as_ref(), Some(&expected), "{name}={value}");
        }
    }
}

#[test]
fn every_value_that_is_shown_may_be_typed() {
    let mut most = Terms {
        negotiation: Negotiation::Secret,
        anonymous: true,
        dealing: Dealing::Dice,
        partners: Some(true),
        offer_hours: Terms::MOST_HOURS,
        order_hours: 0,
        patience_days: Terms::MOST_DAYS,
        time: "mon,thu 20:00 Europe/Kyiv".parse().unwrap(),
        missed: Missed::Replace,
        excuses: 0,
        leave_days: 0,
        muster: ReadyCheckPolicy::Always,
        reliable: Reliable { percent: 100, proven: true },
        level: Level { low: Some(1400), high: Some(1800), proven: true },
        ..Terms::default()
    };
    for switch in Switch::ALL {
        switch.turn(&mut most, !switch.is_on(&Terms::default()));
    }
    for terms in [Terms::default(), most] {
        let mut read = Terms::default();
        for term in Term::all() {
            term.settle(&mut read, &term.value(&terms)).unwrap();
        }
        assert_eq!(read, terms);
    }
}

#[test]
fn what_cannot_be_is_refused_with_what_can() {
    for (name, value) in [
        ("press", "loud"),
        ("press", ""),
        ("names", "maybe"),
        ("dealing", "cards"),
        ("partners", "sometimes"),
        ("offers", "72"),
        ("offers", "90m"),
        ("offers", "61d"),
        ("offers", "-1h"),
        ("offers", "3 moons"),
        ("orders", "1441h"),
        ("patience", "36h"),
        ("reliable", "0%"),
        ("reliable", "101%"),
        ("reliable", "often"),
        ("level", "1400"),
        ("level", "1800-1400"),
        ("level", "good"),
        ("patience", "121d"),
        ("patience", "99999999999999999999d"),
    ] {
        let mut terms = Terms::default();
        let why = Term::called(name).unwrap().settle(&mut terms, value).unwrap_err();
        for language in liege_words::Language::all() {
            let text = liege_game::words().say(language, &why);
            assert!(
                text.contains(&format!("“{value}”"))
                    || text.contains(&format!("«{value}»"))
                    || text.contains(&format!("„{value}“")),
                "{text}"
            );
            assert!(["none", "hidden", "dice", "off"].iter().any(|value| text.contains(value)), "{text}");
        }
        assert_eq!(terms, Terms::default(), "{name}={value}");
    }
}

#[test]
fn settings_are_pairs() {
    let read = pairs("red=@ada, white = open name=\"two words\" x=1").unwrap();
    let expected = [("red", "@ada"), ("white", "open"), ("name", "two words"), ("x", "1")];
    assert_eq!(read, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
    let read = pairs("time=mon,thu 20:00 Europe/Kyiv red = @ada, time=3d, x=1 time=5d + 12h").unwrap();
    let expected = [
        ("time", "mon,thu 20:00 Europe/Kyiv"),
        ("red", "@ada"),
        ("time", "3d"),
        ("x", "1"),
        ("time", "5d + 12h"),
    ];
    assert_eq!(read, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
    let read = pairs("leave=2 weeks gold=@ada, for=7 days").unwrap();
    let read: Vec<(&str, &str)> = read.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(read, [("leave", "2 weeks"), ("gold", "@ada"), ("for", "7 days")]);
    assert_eq!(pairs("time= red=1"), Err("time=".to_owned()));
    assert_eq!(pairs("red"), Err("red".to_owned()));
    assert_eq!(pairs("red="), Err("red=".to_owned()));
    assert_eq!(pairs("two words=1"), Err("two".to_owned()));
}

#[test]
fn quotation_marks_of_all_kinds_hold_a_value_together() {
    for quoted in ["\"a b\"", "“a b”", "„a b“", "«a b»", "”a b”", "‘a b’", "'a b'", "`a b`", "»a b«", "‚a b‘"]
    {
        let expected: Vec<(String, String)> =
            [("time", "a b"), ("red", "me")].map(|(a, b)| (a.to_owned(), b.to_owned())).into();
        assert_eq!(pairs(&format!("time={quoted} red=me")).as_ref(), Ok(&expected), "{quoted}");
        assert_eq!(pairs(&format!("TIME = {quoted}, red=me")).unwrap()[0].1, "a b", "{quoted}");
        assert_eq!(straight(&format!("time={quoted} red=me")), "time=\"a b\" red=me");
        let (position, others) = taken_whole(&format!("x=1 Position={quoted} red=me"), "position").unwrap();
        assert_eq!((position.as_str(), others.as_str()), ("a b", "x=1 red=me"), "{quoted}");
    }
    // Without quotation marks the value is the rest of the text.
    let (position, others) = taken_whole("x=1 POSITION = 8/8 w - - 0 1", "position").unwrap();
    assert_eq!((position.as_str(), others.as_str()), ("8/8 w - - 0 1", "x=1 "));
    assert_eq!(taken_whole("x=1 composition=2", "position"), None);
    assert_eq!(straight("red=@d'Artagnan white=me"), "red=@d'Artagnan white=me");
}
