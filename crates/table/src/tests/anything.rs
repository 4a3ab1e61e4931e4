//! Random actions of people and time, in any order.

use super::*;
use liege_game::{Audience, Standing};
use liege_testing::cases::{is_looked_at, property};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::ops::RangeInclusive;

/// The source of random decisions.
struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

/// Checks that the table's stints and conduct fit its log.
fn records_are_right(table: &Table) {
    let stints = table.stints(&[]);
    let all = || stints.iter().flatten();
    let late = table.log().iter().filter(|entry| entry.action.starts_with("@late ")).count();
    assert_eq!(all().map(|stint| stint.late).sum::<usize>(), late, "every missed deadline is somebody's");
    assert!(all().all(|stint| stint.in_time <= stint.moves));
    if table.terms().time == Time::Endless {
        assert!(all().all(|stint| stint.in_time == 0 && stint.late == 0));
    }
    for (stints, seat) in stints.iter().zip((0..).map(Seat)) {
        // The present holder is the last one; of the others only the last can still hold the seat.
        if let (Some(holder), Some(last)) = (table.holder(seat), stints.last()) {
            assert_eq!((last.member.as_deref(), last.over), (Some(holder.id.as_str()), false));
        }
        assert!(stints.iter().rev().skip(1).all(|stint| stint.over));
    }
    let conduct = table.conduct(&[]);
    assert!(conduct.windows(2).all(|pair| pair[0].member < pair[1].member));
    assert!(conduct.iter().all(|one| !(one.finished && one.left)));
    if let Some(rated_result) = table.rated_result(&[]) {
        assert!(table.status() == Status::Over && table.terms().rated && rated_result.sitters.len() > 1);
        let seats: u32 = rated_result.sitters.iter().map(|sitter| sitter.seats).sum();
        assert_eq!(seats as usize, table.chairs().len());
    }
}

/// The players, the host, and two strangers.
const PEOPLE: [&str; 6] = ["k", "l", "m", "h", "y", "z"];

fn begun(game: &'static dyn Game, dice: &mut Dice) -> Table {
    let terms = Terms {
        negotiation: *dice.pick(&Negotiation::ALL).unwrap(),
        anonymous: dice.below(3) == 0,
        dealing: Dealing::ALL[usize::from(dice.below(3) == 0)],
        partners: None,
        offer_hours: [0, 1, 5, 72][dice.below(4)],
        order_hours: [0, 1, 5, 24][dice.below(4)],
        patience_days: [0, 1, 3][dice.below(3)],
        time: a_time(dice),
        missed: *dice.pick(&Missed::ALL).unwrap(),
        excuses: [0, 1, 3][dice.below(3)],
        leave_days: [0, 2, 21][dice.below(3)],
        muster: ReadyCheckPolicy::Stale,
        rated: dice.below(4) > 0,
        ..Terms::default()
    };
    let mut table = parley_lobby(game, terms, dice.below(256) as u8, None);
    let alone = dice.below(6) == 0;
    if table.terms().by_dice() {
        let players = if alone { 1 } else { 2 + dice.below(2) };
        for name in &["k", "l", "m"][..players] {
            table = table.sit(&player(name), None, at(1)).unwrap().table;
        }
        return if players < 3 { table.start("h", true, at(1)).unwrap().table } else { table };
    }
    for (name, seat) in ["k", "l", "m"].iter().zip((0..).map(Seat)) {
        let name = if alone { "k" } else { name };
        table = table.sit(&player(name), Some(seat), at(1)).unwrap().table;
    }
    table
}

/// Any time control.
fn a_time(dice: &mut Dice) -> Time {
    let texts =
        ["none", "1h", "3d", "5h+2h/9h", "2d+1d/4d", "daily 20:00 Europe/Kyiv", "mon,thu 08:30 Asia/Tokyo"];
    dice.pick(&texts).unwrap().parse().unwrap()
}

fn a_motion(table: &Table, dice: &mut Dice) -> Motion {
    let seat = Seat(dice.below(4) as u8);
    match dice.below(6) {
        0 => Motion::Pause { days: dice.below(63) as u16 },
        1 => Motion::Resume,
        2 if dice.below(8) == 0 => Motion::Annul,
        3 => Motion::Hand { seat, to: (*dice.pick(&PEOPLE).unwrap()).to_owned() },
        _ => Motion::Takeback { to: dice.below(table.log().len() + 2) },
    }
}

/// A random action of somebody, with their id; `None` for the action of time.
fn anything(table: &Table, dice: &mut Dice, now: Timestamp) -> (Option<String>, Result<Step, TableError>) {
    let who = *dice.pick(&PEOPLE).unwrap();
    if table.is_dealing() && dice.below(3) > 0 {
        let seat = Seat(dice.below(4) as u8);
        return (Some(who.to_owned()), table.choose(who, seat, now));
    }
    if !table.late().is_empty() && dice.below(4) == 0 {
        let seat = (dice.below(4) > 0).then(|| table.late()[0].0);
        return (Some(who.to_owned()), table.claim(who, seat, now));
    }
    let step = match dice.below(24) {
        0..=7 => {
            let mut open = table.state().legal();
            if dice.below(2) == 0 || open.is_empty() {
                open = table.state().acts();
                // A game in which everybody resigns at once shows little.
                open.retain(|act| !act.ends_with("resign") || dice.below(30) == 0);
            }
            let Some(action) = dice.pick(&open).cloned() else {
                return (None, Err(TableError::NotStarted));
            };
            let holder = table.state().actor(&action).and_then(|seat| table.holder(seat));
            let who =
                if dice.below(8) == 0 { who.to_owned() } else { holder.map_or(who, |h| &h.id).to_owned() };
            let step = table.act(&who, &action, now);
            return (Some(who), step);
        }
        8 => {
            let texts = ["step", "@abort", "@agree 1", "K:offer", "", "*:lapse", "@propose annul ask lee"];
            table.act(who, dice.pick(&texts).unwrap(), now)
        }
        9..=10 => table.propose(who, &a_motion(table, dice), now),
        11..=15 => {
            let open: Vec<usize> = table.ledger().open().map(|deal| deal.number).collect();
            let any = dice.below(table.log().len() + 1);
            let number = if dice.below(5) == 0 { any } else { dice.pick(&open).copied().unwrap_or(any) };
            // An acceptance leads on.
            let answer =
                *dice.pick(&[Answer::Accept, Answer::Accept, Answer::Refuse, Answer::Withdraw]).unwrap();
            table.answer(&player(who), number, answer, now)
        }
        16 => {
            let who = if dice.below(2) == 0 { "h" } else { who };
            return (Some(who.to_owned()), table.vacate(who, Seat(dice.below(5) as u8), now));
        }
        17 => {
            let seat = (dice.below(2) == 0).then(|| Seat(dice.below(4) as u8));
            table.sit(&player(who), seat, now)
        }
        18 => match dice.below(10) {
            0 => table.abort(who, now),
            1 => table.resign(who, None, now),
            _ => table.referee_act(dice.pick(&["*:lapse", "@resume", "K-step", "*:1"]).unwrap(), now),
        },
        19 => match dice.below(3) {
            0 => table.go_on_leave(who, dice.below(5) as u16, now),
            1 => table.end_leave(who, now),
            _ => table.claim(who, None, now),
        },
        20 if dice.below(4) == 0 => {
            let manages = dice.below(2) == 0;
            let who = if dice.below(3) == 0 { "h" } else { who };
            let steward = Steward { id: who, manages };
            let step = match dice.below(12) {
                0..=2 => table.pause_now(steward, dice.below(9) as u16, now),
                3..=6 => table.resume_now(steward, now),
                7..=8 => table.extend_all(steward, 24, now),
                9..=10 => table.vacate(steward, Seat(dice.below(4) as u8), now),
                _ => table.void(steward, "a test", now),
            };
            return (Some(if manages { format!("{who}, who manages") } else { who.to_owned() }), step);
        }
        20 if dice.below(2) == 0 => {
            let who = if dice.below(2) == 0 { "h" } else { who };
            let step = table.extend(who, Seat(dice.below(4) as u8), dice.below(60) as u16, now);
            return (Some(who.to_owned()), step);
        }
        20 => {
            let from = now - jiff::SignedDuration::from_mins(dice.below(600) as i64);
            let step = table.credit(from, now).unwrap();
            return (None, step.ok_or(TableError::NotStarted));
        }
        _ => {
            let step = table.tick(now).unwrap();
            return (None, step.ok_or(TableError::NotStarted));
        }
    };
    (Some(who.to_owned()), step)
}

/// Checks that the pacts in the position are those of the ledger.
fn ledger_is_right(table: &Table) {
    if table.status() != Status::Playing {
        assert_eq!(table.ledger().open().count(), 0);
        return;
    }
    let (mut open, mut standing) = (Vec::new(), Vec::new());
    for pact in table.state().pacts() {
        match pact.standing {
            Standing::Offered { by, waiting } => open.push((pact.key, Some(by), waiting)),
            Standing::InForce => standing.push((pact.key, Faith::Kept)),
            Standing::Suspended { by } => standing.push((pact.key, Faith::Suspended { by })),
        }
    }
    let mut deals: Vec<_> = table
        .ledger()
        .open()
        .filter_map(|deal| {
            let DealState::Open { waiting, .. } = deal.state else { return None };
            Some((deal.key()?.to_owned(), deal.proposer, waiting))
        })
        .collect();
    let mut agreed: Vec<_> = table
        .ledger()
        .standing()
        .map(|deal| (deal.key().unwrap().to_owned(), deal.agreement.as_ref().unwrap().faith))
        .collect();
    for list in [&mut open, &mut deals] {
        list.sort_by(|one, other| one.0.cmp(&other.0));
    }
    for list in [&mut standing, &mut agreed] {
        list.sort_by(|one, other| one.0.cmp(&other.0));
    }
    assert_eq!(open, deals);
    assert_eq!(standing, agreed);
    for deal in &table.ledger().deals {
        assert_eq!(deal.is_open(), deal.decided.is_none(), "{deal:?}");
        if let Some(made) = &deal.agreement {
            assert_eq!(made.ended.is_none(), matches!(made.faith, Faith::Kept | Faith::Suspended { .. }));
        }
    }
}

/// Checks that after takebacks the state equals that of the counted entries alone.
fn only_what_counts_counts(table: &Table) {
    let record = table.record();
    let mut plain = crate::log::timeline::Timeline::start(record).unwrap();
    for number in table.timeline.trail() {
        let before = plain.state.boxed();
        plain.play(record, &record.log[number - 1], &*before).unwrap();
    }
    assert_eq!(plain.state.position(), table.state().position());
    let standing = |timeline: &crate::log::timeline::Timeline| {
        let deals = timeline.keys.iter().map(|(key, index)| {
            let deal = &timeline.ledger.deals[*index];
            (
                key.clone(),
                deal.number,
                format!("{:?}", (&deal.agreement, deal.proposer, deal.parties, deal.decided)),
            )
        });
        deals.collect::<Vec<_>>()
    };
    if table.status() == Status::Playing {
        assert_eq!(standing(&plain), standing(&table.timeline));
        assert_eq!(plain.moves(), table.timeline.moves());
    }
}

/// Checks that the recent entries of a table equal those of a replay, from any first entry.
fn what_is_kept_is_what_was_played(table: &Table, from: RangeInclusive<usize>) {
    let number = table.log().len();
    let seen = |stretch: Stretch| {
        let Stretch { moment, played, before } = stretch;
        let Moment { state, moves, last_move, last, paused, owed, absent, stocks, dealing, .. } = &moment;
        let before = before.map(|(before, to_move)| (before.position(), to_move));
        let times = (paused, owed, absent, stocks, dealing);
        let there = (state.position(), moves, last_move, last, times, &moment.outcome, &moment.standing);
        format!("{there:?} {played:?} {before:?}")
    };
    for first in from {
        for told in [number, first] {
            let replayed = table.replayed_stretch(first, number, told).unwrap();
            if let Some(kept) = table.present_stretch(first, number, told) {
                assert_eq!(seen(kept), seen(replayed), "from {first}");
            }
        }
        assert_eq!(table.history(first..=number).unwrap(), table.replayed(first..=number).unwrap());
    }
}

/// Checks that nobody did what they had no right to do.
fn rightful(before: &Table, who: Option<&str>, step: &Step) {
    let (who, manages) = match who.and_then(|who| who.strip_suffix(", who manages")) {
        Some(who) => (Some(who), true),
        None => (who, false),
    };
    let host = manages || who == Some(before.host().id.as_str());
    let plays = who.is_some_and(|who| before.plays(who));
    let mine = |seat: Seat| who.is_some_and(|who| before.seats_of(who).contains(seat));
    let claimed = step.played[0].entry.action.starts_with("@claim ");
    for played in &step.played {
        let entry = &played.entry;
        let by_time = entry.player.is_none();
        assert!(by_time || entry.player.as_deref() == who, "{entry:?} by {who:?}");
        let action = entry.action.as_str();
        let right = match (entry.seat, action.split(' ').next().unwrap()) {
            // The referee makes the entries that follow from a claim, for the seat claimed against.
            (Some(_), _) | (None, "@vacate") if by_time => {
                who.is_none() && before.next_timer().is_some() || claimed
            }
            (Some(seat), _) => mine(seat),
            (None, "@choose") => {
                let chooser = before.chooser().map(|chooser| chooser.id.as_str());
                by_time || who == chooser
            }
            (None, "@abort") if before.is_dealing() => who.is_some_and(|who| before.plays(who) || who == "h"),
            (None, "@extend") => {
                let seat = before.game().seats().iter().position(|info| action.contains(info.id)).unwrap();
                host && !mine(Seat(seat as u8))
            }
            (None, "@vacate" | "@abort") => host,
            (None, "@pause") => host && (!plays || before.late().iter().all(|(seat, _)| !mine(*seat))),
            (None, "@void" | "@free") => manages && !plays,
            (None, "@resume") if !by_time => host && before.is_halted(),
            (None, "@sit") => !before.vacated().is_empty(),
            (None, "@agree" | "@decline") => before.ledger().deals.iter().any(|deal| {
                matches!(&deal.matter, Matter::Motion(Motion::Hand { to, .. }) if Some(to.as_str()) == who)
            }),
            (None, "@expire" | "@resume" | "@excuse" | "@late" | "@back" | "@credit") => who.is_none(),
            (None, _) => by_time && action.starts_with("*:"),
        };
        assert!(right, "{entry:?} by {who:?}");
    }
}

/// Checks that disclosed facts stay disclosed, and shown numbers stay unchanged.
fn nothing_is_unsaid(before: &Table, after: &Table) {
    for number in 1..=before.log().len() {
        for seats in (0..8u8).map(|bits| (0..3).map(Seat).filter(|s| bits >> s.0 & 1 == 1).collect()) {
            if before.entry_known_to(number, seats) {
                assert!(after.entry_known_to(number, seats));
            }
        }
        assert_eq!(before.shown(number), after.shown(number));
    }
}

fn shown_and_back(table: &Table) {
    let count = table.log().len();
    assert_eq!(table.shown(0), 0);
    for number in 0..=count {
        let shown = table.shown(number);
        let last = table.of_shown(shown);
        assert!(last >= number && table.shown(last) == shown);
        assert!(last == count || table.shown(last + 1) == shown + 1);
    }
    assert_eq!(table.of_shown(usize::MAX), count);
}

/// Checks that all messages have texts.
fn has_words(messages: impl IntoIterator<Item = liege_words::Message>) {
    for message in messages {
        if !message.id().starts_with("table-") {
            continue;
        }
        for language in Language::all() {
            assert!(words().has(language, message.id()), "{} in {}", message.id(), language.code());
            let text = words().say_of(language, &PARLEY, &message);
            assert!(!text.contains(['{', '}', '$']), "{text}");
        }
    }
}

fn play(game: &'static dyn Game, seed: u64, length: usize) -> Table {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(seed));
    let mut table = begun(game, &mut dice);
    let mut now = at(10);
    for count in 0..length {
        now += jiff::SignedDuration::from_mins(if dice.below(6) == 0 { dice.below(4_000) as i64 } else { 1 });
        let record = (table.log().len(), table.version());
        let (who, done) = anything(&table, &mut dice, now);
        assert_eq!(record, (table.log().len(), table.version()), "nothing happens to the table itself");
        let step = match done {
            Ok(step) => step,
            Err(error) => {
                assert!(!matches!(error, TableError::Unplayable(_)), "{error}");
                has_words([error.message()]);
                continue;
            }
        };
        rightful(&table, who.as_deref(), &step);
        assert!(!step.played.is_empty());
        assert_eq!(step.base + 1, step.table.version());
        assert_eq!(step.ended, step.table.status() != Status::Playing);
        let (first, last) = step.numbers().unwrap();
        assert_eq!((first, last), (table.log().len() + 1, step.table.log().len()));
        assert_eq!(step.table.log()[..first - 1], *table.log(), "the log is never edited");
        has_words(step.played.iter().flat_map(|p| &p.events).map(|event| event.message.clone()));
        has_words(step.table.ledger().deals.iter().map(|deal| deal.terms.clone()));
        ledger_is_right(&step.table);
        records_are_right(&step.table);
        // These checks replay the log: a fault in between shows later too.
        if is_looked_at(count, 4) || step.ended {
            only_what_counts_counts(&step.table);
            nothing_is_unsaid(&table, &step.table);
            what_is_kept_is_what_was_played(&step.table, first - 1..=last);
        }
        if dice.below(4) == 0 || step.ended {
            assert_eq!(step.table.history(first..=last).unwrap(), step.played);
            same_when_restored(&step.table);
            let anywhere = dice.below(last + 1);
            let moment = step.table.view_at(anywhere).unwrap();
            assert_eq!(moment.moves == 0, moment.last_move.is_none());
            for seats in [SeatSet::EMPTY, SeatSet::one(KIM)] {
                let hidden = step.table.hidden_at(anywhere, seats);
                let known: Vec<String> = moment.state.pacts().into_iter().map(|pact| pact.key).collect();
                assert!(hidden.iter().all(|key| known.contains(key)), "{hidden:?} of {known:?}");
            }
        }
        table = step.table;
        if table.status() != Status::Playing {
            break;
        }
    }
    shown_and_back(&table);
    same_when_restored(&table);
    assert_eq!(table.bent_draw().unwrap(), None);
    let moment = table.view().unwrap();
    assert_eq!(moment.state.position(), table.state().position());
    let open = table.terms().negotiation;
    if table.status() != Status::Playing || matches!(open, Negotiation::Public | Negotiation::None) {
        let mut events = table.history(1..=usize::MAX).unwrap().into_iter().flat_map(|p| p.events);
        let unnamed = table.terms().anonymous && table.status() == Status::Playing;
        assert!(unnamed || events.all(|event| event.audience == Audience::Everyone));
    }
    // Time alone comes to an end.
    for _ in 0..1_000 {
        let Some(wake) = table.next_timer() else { return table };
        assert!(table.tick(wake - jiff::SignedDuration::from_millis(1)).unwrap().is_none());
        let step = table.tick(wake).unwrap().unwrap();
        rightful(&table, None, &step);
        ledger_is_right(&step.table);
        table = step.table;
    }
    panic!("time has no end");
}

proptest! {
    #![proptest_config(property(40))]

    #[test]
    fn whatever_happens_at_a_table_its_log_gives_it_back(seed: u64) {
        play(&PARLEY, seed, 90);
    }
}

proptest! {
    #![proptest_config(property(6))]

    #[test]
    fn also_in_three_player_chess(seed: u64) {
        play(liege_game::by_id("three-player-chess").unwrap(), seed, 60);
    }
}

#[test]
fn random_tables_come_to_everything() {
    // The properties are meaningful only if every kind of entry and every end of a deal occurs.
    let (mut verbs, mut states) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
    for seed in 0..150 {
        let table = play(&PARLEY, seed, 120);
        for entry in table.log().iter().filter(|entry| entry.action.starts_with('@')) {
            let words: Vec<&str> = entry.action.split(' ').collect();
            verbs.insert(words[..words.len().min(if words[0] == "@propose" { 2 } else { 1 })].join(" "));
        }
        for deal in &table.ledger().deals {
            let state = format!("{:?}", deal.state);
            states.insert(state.split(' ').next().unwrap().to_owned());
        }
    }
    let all = [
        "@abort",
        "@agree",
        "@away",
        "@back",
        "@choose",
        "@claim",
        "@credit",
        "@decline",
        "@dice",
        "@excuse",
        "@expire",
        "@extend",
        "@free",
        "@late",
        "@pause",
        "@propose annul",
        "@propose hand",
        "@propose pause",
        "@propose resume",
        "@propose takeback",
        "@resume",
        "@sit",
        "@vacate",
        "@void",
        "@withdraw",
    ];
    assert_eq!(verbs.iter().map(String::as_str).collect::<Vec<_>>(), all);
    let all = ["Expired", "Lapsed", "Made", "Open", "Refused", "Void", "Withdrawn"];
    assert!(all.iter().all(|state| states.contains(*state) || *state == "Open"), "{states:?}");
}
