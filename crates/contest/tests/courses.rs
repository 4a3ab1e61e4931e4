//! Random contests of every format: what always holds.

mod play;

use jiff::SignedDuration;
use liege_contest::files::trf;
use liege_contest::{Act, Author, ChallengeState, Contest, Format, Happening, Phase, Plan, Purpose, Terms};
use play::{Club, host, member};
use rand::RngExt as _;
use std::collections::{BTreeMap, BTreeSet};

fn swiss(rounds: Option<u32>) -> Terms {
    Terms { format: Format::Swiss { rounds, half_byes: 1 }, ..Terms::default() }
}

fn robin(seats: u8, cycles: u8, together: Option<u8>) -> Terms {
    let format = Format::RoundRobin {
        cycles,
        plan: Plan::Standard,
        together,
        rounds: None,
        groups: None,
        final_group: false,
    };
    Terms { seats, least: seats, format, ..Terms::default() }
}

fn knockout(seats: u8, games: u8) -> Terms {
    let format = Format::KnockOut { games, advance: None, lot: games == 2, third: seats == 2 };
    Terms { seats, least: seats, format, ..Terms::default() }
}

fn ladder(seats: u8, swap: bool) -> Terms {
    let format =
        Format::Ladder { range: 3, at_once: 2, answer_days: 3, swap, idle_days: 60, by_rating: false };
    Terms { seats, least: 2, format, ..Terms::default() }
}

fn league(seats: u8, seasons: u32) -> Terms {
    let format =
        Format::League { size: 6, cycles: 1, weeks: 8, up: 2, down: 2, gap_days: 7, seasons: Some(seasons) };
    Terms { seats, least: seats, format, ..Terms::default() }
}

/// People who come late, ask for byes, do not come, withdraw, and are dropped.
fn disturbs(club: &mut Club, entrants: u32) {
    let who = club.random.random_range(1..=entrants);
    let round = club.contest.rounds() + 1;
    let _ = match club.random.random_range(0..12) {
        0 => club.tries(&member(who), Act::Withdraw),
        1 => {
            club.tries(&host(), Act::Drop { member: play::person(who).id, reason: "says nothing".to_owned() })
        }
        2 | 3 => club.tries(&member(who), Act::AskBye { round, half: true }),
        4 => club.tries(&member(who), Act::AskBye { round, half: false }),
        5 => club.tries(&member(entrants + who), Act::Join(Club::entering(entrants + who))),
        6 => club.tries(&Author::Table, Act::Presence { member: play::person(who).id, here: false }),
        7 => club.tries(&Author::Table, Act::Forgotten { member: play::person(who).id }),
        8 => club.tries(&Author::Table, Act::Outage { seconds: 5_000 }),
        9 => {
            let open = club.open_games();
            match open.first() {
                Some(game) => club.tries(&Author::Table, Act::Annulled { game: *game }),
                None => Ok(Vec::new()),
            }
        }
        10 => {
            let paused = club.tries(&host(), Act::Pause);
            club.later(30);
            paused.and_then(|_| club.tries(&host(), Act::Resume))
        }
        _ => {
            club.waits();
            Ok(Vec::new())
        }
    };
}

fn plays_disturbed(club: &mut Club, entrants: u32, rate: f64) {
    for _ in 0..20_000 {
        if !matches!(club.contest.phase(), Phase::Running) {
            club.checks();
            return;
        }
        if club.random.random_bool(rate) {
            disturbs(club, entrants);
        } else if !club.plays_one() {
            // Whatever is refused, time goes on.
            assert!(club.waits().is_some() || !matches!(club.contest.phase(), Phase::Running));
        }
    }
    panic!("the contest never ends");
}

/// Nobody meets twice; nobody is twice in a round; nobody has more than two of a colour in a row or a difference beyond two
/// before the last round.
fn check_swiss(contest: &Contest) {
    let mut met: BTreeSet<(u32, u32)> = BTreeSet::new();
    let mut colours: BTreeMap<u32, Vec<i32>> = BTreeMap::new();
    for number in 1..=contest.rounds() {
        let round = contest.pairings(number).unwrap();
        let mut seen = BTreeSet::new();
        for game in &round.games {
            let [white, black] = game.seats[..] else { panic!("{game:?}") };
            assert!(seen.insert(white) && seen.insert(black));
            if !game.result().is_some_and(|result| result.played) {
                continue;
            }
            assert!(met.insert((white.min(black), white.max(black))), "{white} and {black} meet twice");
            for (entrant, colour) in [(white, 1), (black, -1)] {
                let own = colours.entry(entrant).or_default();
                own.push(colour);
                if number < contest.rounds() {
                    assert!(own.iter().sum::<i32>().abs() <= 2, "{entrant}: {own:?}");
                    assert!(
                        own.windows(3).all(|three| three.iter().sum::<i32>().abs() < 3),
                        "{entrant}: {own:?}"
                    );
                }
            }
        }
        for number in round.byes.keys() {
            assert!(seen.insert(*number));
        }
    }
}

#[test]
fn a_swiss_never_pairs_twice() {
    for seed in 0..60 {
        let entrants = 5 + (seed as u32 * 7) % 36;
        let mut club = Club::started(swiss(None), entrants, seed);
        plays_disturbed(&mut club, entrants, if seed % 3 == 0 { 0.0 } else { 0.08 });
        check_swiss(&club.contest);
        let rows = club.contest.standing(1).unwrap();
        assert!(rows.is_sorted_by_key(|row| (row.place, std::cmp::Reverse(row.points))));
        let text = club.contest.to_trf(trf::Version::Trf26, "Club").unwrap();
        let read = trf::read(&text).unwrap();
        for (number, round) in (1..).zip(&read.played) {
            let games = &club.contest.pairings(number).unwrap().games;
            let unplayed_draw = |points: &[i64], played: bool| !played && points.iter().all(|own| *own == 6);
            let told = games.iter().filter(|game| {
                game.result().is_some_and(|result| !unplayed_draw(&result.points, result.played))
            });
            assert_eq!(round.games.len(), told.count(), "{text}");
        }
    }
}

#[test]
fn five_hundred_are_paired_and_never_twice() {
    let mut club = Club::started(swiss(Some(9)), 500, 5);
    for _ in 0..2 * 250 {
        assert!(club.plays_one());
    }
    assert_eq!(club.contest.rounds(), 3);
    check_swiss(&club.contest);
}

#[test]
fn in_a_round_robin_all_meet() {
    for (entrants, cycles, together) in
        (3..=16).flat_map(|n| [(n, 1, None), (n, 2, Some(1)), (n, 1, Some(2))])
    {
        let mut club = Club::started(robin(2, cycles, together), entrants, u64::from(entrants));
        while matches!(club.contest.phase(), Phase::Running) {
            let running = |number: u32| {
                club.contest.open_tables().filter(|(_, game)| game.seats.contains(&number)).count()
            };
            let most = together.map_or(usize::MAX, usize::from);
            assert!((1..=entrants).all(|number| running(number) <= most));
            assert!(club.plays_one());
        }
        club.checks();
        let mut meetings: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        for (_, game) in club.contest.games() {
            let (one, other) = (game.seats[0].min(game.seats[1]), game.seats[0].max(game.seats[1]));
            *meetings.entry((one, other)).or_default() += 1;
        }
        assert_eq!(meetings.len() as u32, entrants * (entrants - 1) / 2);
        assert!(meetings.values().all(|count| *count == u32::from(cycles)));
    }
}

#[test]
fn an_entrant_who_leaves_a_round_robin_early_is_struck() {
    let mut club = Club::started(robin(2, 1, None), 6, 1);
    let own = |club: &Club, number: u32| -> Vec<_> {
        club.contest
            .games()
            .filter(|(_, game)| game.seats.contains(&number))
            .map(|(id, game)| (id, game.clone()))
            .collect()
    };
    for (id, _) in own(&club, 3).into_iter().take(2) {
        club.plays(id, vec![1, 0]);
    }
    for (id, game) in own(&club, 5).into_iter().filter(|(_, game)| !game.seats.contains(&3)).take(3) {
        if game.is_open() {
            club.plays(id, vec![1, 0]);
        }
    }
    club.does(&member(3), Act::Withdraw);
    assert!(own(&club, 3).iter().all(|(_, game)| game.is_struck()));
    club.does(&member(5), Act::Withdraw);
    assert!(own(&club, 5).iter().all(|(_, game)| game.seats.contains(&3) || game.result().is_some()));
    club.plays_all();
}

#[test]
fn round_robins_survive_everything() {
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as u8;
        let entrants = u32::from(seats).max(3) + (seed as u32 * 5) % 20;
        let together = [None, Some(1), Some(2)][seed as usize % 3];
        let mut terms = robin(seats, 1, together);
        if let Format::RoundRobin { final_group, .. } = &mut terms.format {
            *final_group = seed % 2 == 0;
        }
        terms.play_on = seed % 5 == 0;
        let mut club = Club::started(terms, entrants, seed);
        plays_disturbed(&mut club, entrants, 0.05);
    }
}

#[test]
fn groups_lead_to_a_final() {
    for (seats, entrants) in [(2, 30), (3, 20), (4, 33)] {
        let mut terms = robin(seats, 1, None);
        if let Format::RoundRobin { final_group, .. } = &mut terms.format {
            *final_group = true;
        }
        let mut club = Club::started(terms, entrants, 3);
        let groups = club.contest.parts().to_vec();
        let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
        assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
        assert_eq!(sizes.iter().sum::<usize>() as u32, entrants);
        club.plays_all();
        assert_eq!(club.contest.season(), 2);
        assert_eq!(club.contest.parts().len(), 1);
        assert!(club.contest.parts()[0].len() >= usize::from(seats).max(3));
    }
}

#[test]
fn a_knock_out_of_every_size_ends_with_one_winner() {
    for entrants in 2..=64 {
        let games = if entrants % 2 == 0 { 1 } else { 2 };
        let mut club = Club::started(knockout(2, games), entrants, u64::from(entrants));
        club.plays_all();
        assert_eq!(club.contest.rounds(), entrants.next_power_of_two().trailing_zeros());
        let rows = club.contest.standing(1).unwrap();
        assert_eq!(rows.len() as u32, entrants);
        assert_eq!(rows.iter().filter(|row| row.place == 1).count(), 1, "{rows:?}");
        let third = club.contest.games().filter(|(_, game)| game.purpose == Purpose::ThirdPlace).count();
        assert_eq!(third > 0, entrants >= 4, "{entrants}");
    }
}

#[test]
fn knock_outs_of_three_and_four_seats_end() {
    for seats in [3, 4] {
        for entrants in u32::from(seats)..=40 {
            let mut club = Club::started(knockout(seats, 1), entrants, u64::from(entrants));
            club.plays_all();
            let rows = club.contest.standing(1).unwrap();
            assert_eq!(rows.len() as u32, entrants);
            for (_, game) in club.contest.games() {
                assert_eq!(game.seats.len(), usize::from(seats));
            }
        }
    }
}

#[test]
fn knock_outs_survive_everything() {
    for seed in 0..80 {
        let seats = 2 + (seed % 3) as u8;
        let entrants = u32::from(seats) + (seed as u32 * 11) % 30;
        let mut club = Club::started(knockout(seats, 1 + (seed % 2) as u8), entrants, seed);
        plays_disturbed(&mut club, entrants, 0.07);
    }
}

#[test]
fn a_seat_swiss_seats_everybody_evenly() {
    for seed in 0..40 {
        let seats = 3 + (seed % 2) as u8;
        let entrants = 2 * u32::from(seats) + (seed as u32 * 5) % 25;
        let mut terms = swiss(None);
        (terms.seats, terms.least, terms.short_tables) = (seats, seats - 1, seed % 4 < 2);
        let short = terms.short_tables;
        let mut club = Club::started(terms, entrants, seed);
        plays_disturbed(&mut club, entrants, if seed % 2 == 0 { 0.0 } else { 0.05 });
        for number in 1..=club.contest.rounds() {
            let round = club.contest.pairings(number).unwrap();
            let seen: BTreeSet<u32> =
                round.games.iter().flat_map(|game| game.seats.iter().copied()).collect();
            assert_eq!(seen.len(), round.games.iter().map(|game| game.seats.len()).sum::<usize>());
            assert!(
                round.games.iter().all(|game| game.seats.len() + usize::from(short) >= usize::from(seats))
            );
        }
    }
}

/// The rungs are those who play, each once.
fn check_rungs(contest: &Contest) {
    let mut rungs = contest.rungs().to_vec();
    rungs.sort_unstable();
    let mut playing: Vec<u32> = contest
        .entrants()
        .iter()
        .filter(|entrant| entrant.number > 0 && entrant.is_in())
        .map(|entrant| entrant.number)
        .collect();
    playing.sort_unstable();
    assert_eq!(rungs, playing);
}

#[test]
fn rungs_are_a_permutation_of_those_who_play() {
    let mut played = 0;
    for seed in 0..30 {
        let seats = 2 + (seed % 2) as u8;
        let entrants = 5 + seed as u32 % 12;
        let mut club = Club::started(ladder(seats, seed % 3 == 0), entrants, seed);
        for _ in 0..400 {
            let who = club.random.random_range(1..=entrants);
            match club.random.random_range(0..10) {
                0..=3 => {
                    let rungs = club.contest.rungs().to_vec();
                    let whom: BTreeSet<u32> = (1..seats)
                        .filter_map(|_| rungs.get(club.random.random_range(0..rungs.len())).copied())
                        .collect();
                    let _ = club.tries(&member(who), Act::Challenge { whom: whom.into_iter().collect() });
                }
                4 | 5 => {
                    let open = (1..).zip(club.contest.challenges());
                    let open = open.filter(|(_, challenge)| challenge.state == ChallengeState::Open).last();
                    if let Some((challenge, whom)) = open.map(|(number, known)| (number, known.whom.clone()))
                    {
                        for number in whom {
                            let own = club.contest.entrant(number).unwrap().members[0].id.clone();
                            let accepts = club.random.random_bool(0.8);
                            let act = Act::Answer { challenge, accepts, reason: "busy".to_owned() };
                            let _ = club.tries(&Author::Member(own), act);
                        }
                    }
                }
                6 | 7 if club.random.random_bool(0.8) => {
                    club.plays_one();
                }
                7 => {
                    let begins = club.random.random_bool(0.5);
                    let days = club.random.random_range(1..50);
                    let until = Some(club.now + SignedDuration::from_hours(24 * days));
                    let holiday = Act::Holiday { member: play::person(who).id, begins, until };
                    let _ = club.tries(&Author::Table, holiday);
                }
                8 if club.random.random_bool(0.2) => disturbs(&mut club, entrants),
                _ => {
                    let hours = club.random.random_range(1..12);
                    club.later(hours);
                    while club.contest.due().is_some_and(|next| next.at <= club.now) {
                        club.waits();
                    }
                }
            }
            check_rungs(&club.contest);
            if club.contest.phase() != Phase::Running || club.contest.rungs().is_empty() {
                break;
            }
        }
        played += club.contest.games().filter(|(_, game)| !game.is_open()).count();
        club.checks();
    }
    assert!(played > 300, "{played}");
}

#[test]
fn divisions_keep_their_size() {
    for seed in 0..24 {
        let seats = 2 + (seed % 3) as u8;
        let entrants = 6 + (seed as u32 * 7) % 30;
        let mut club = Club::started(league(seats, 3), entrants, seed);
        let mut season = 0;
        for _ in 0..20_000 {
            let parts = club.contest.parts().to_vec();
            if club.contest.season() > season {
                season = club.contest.season();
                let all: Vec<u32> = parts.concat();
                assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
                let (last, others) = parts.split_last().unwrap();
                assert!((4..=9).contains(&last.len()), "{parts:?}");
                assert!(others.iter().all(|part| part.len() == 6), "{parts:?}");
            }
            if club.contest.phase() != Phase::Running {
                break;
            }
            if club.random.random_bool(0.01) {
                disturbs(&mut club, entrants);
            } else if !club.plays_one() {
                assert!(club.waits().is_some() || club.contest.phase() != Phase::Running);
            }
        }
        assert!(matches!(club.contest.phase(), Phase::Finished { .. }));
        let over = club.told.iter().filter(|told| matches!(told, Happening::SeasonOver { .. })).count();
        assert!(over >= 1);
        club.checks();
    }
}
