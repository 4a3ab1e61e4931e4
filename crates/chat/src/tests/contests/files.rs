//! Contests as files: what goes out, and what comes in again.

use super::*;
use liege_contest::Status as EntrantStatus;

/// A report of another program: p1 and P2 have played here, Doe has not.
const REPORT: &str = "012 Spring Open\r\n042 2026/03/01\r\n092 Individual: Swiss-System\r\nXXR 4\r\n\
001    1      P1                                2100                                    0.0    1\r\n\
001    2      p2                                                                        0.0    2\r\n\
001    3      Doe, Jane                         1800                                    0.0    3\r\n";

fn file<'a>(answers: &'a [Answer], name: &str) -> &'a str {
    let files = answers.iter().flat_map(|answer| &answer.files);
    let found = files.into_iter().find(|file| file.name == name);
    std::str::from_utf8(&found.unwrap_or_else(|| panic!("{name}: {answers:?}")).bytes).unwrap()
}

#[tokio::test]
async fn a_contest_is_written_for_other_programs_and_its_seed_only_at_the_end() {
    let club = Club::begun_contest("swiss chess, 3 rounds", 6).await;
    let seed = club.contest().await.seed().reveal();
    for round in 1..=3 {
        let files = club.say("p7", "contest files").await;
        let names: Vec<&str> = files[0].files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["contest-1.csv", "contest-1.trf", "contest-1-trf16.trf"], "round {round}");
        for file in &files[0].files {
            assert!(!std::str::from_utf8(&file.bytes).unwrap().contains(&seed), "{}", file.name);
        }
        club.second_seats_resign().await;
    }
    let files = club.say("p7", "contest files").await;
    assert!(file(&files, "contest-1.csv").starts_with("part,place,number,name,rating,points,BHC1"));
    assert!(file(&files, "contest-1.trf").contains("142 3"));
    assert!(file(&files, "contest-1-trf16.trf").contains("XXR 3"));
    let again = Contest::from_json(file(&files, "contest-1.json")).unwrap();
    assert_eq!(again, club.contest().await, "the file is the whole contest");
    // Its report makes a contest of the same people.
    let report = file(&files, "contest-1.trf").to_owned();
    club.attach("p1", "contest import", &report).await.says("Entered from the report: 6.");
    let imported = club.stored_contest(2).await.contest.clone();
    assert_eq!((imported.terms().name.as_str(), imported.entrants().len()), (again.terms().name.as_str(), 6));
}

#[tokio::test]
async fn a_report_is_imported_once_and_its_players_are_asked() {
    let club = Club::begun_contest("robin chess", 3).await;
    club.attach("p1", "contest import", REPORT).await.says("Doe, Jane");
    let contest = club.stored_contest(2).await.contest.clone();
    assert_eq!((contest.terms().name.as_str(), contest.terms().game.as_str()), ("Spring Open", "chess"));
    assert!(matches!(contest.terms().format, liege_contest::Format::Swiss { rounds: Some(4), .. }));
    let entrants: Vec<(&str, Option<i32>)> =
        contest.entrants().iter().map(|entrant| (entrant.members[0].id.as_str(), entrant.rating)).collect();
    assert_eq!(entrants, [("p1", Some(2100)), ("p2", None)]);
    // Nobody is ready before they say so.
    assert!(contest.entrants().iter().all(|entrant| entrant.status == EntrantStatus::Entered));
    assert!(contest.terms().checkin_hours > 0);
    // The same once more, also from another member and with other line ends.
    club.attach("p1", "contest import", REPORT).await.says("imported before");
    let other = REPORT.replace("\r\n", "\n");
    club.attach("p3", "contest import chess, 3 days a move", &other).await.says("contest #2");
    assert!(club.chat.store.contest(3).await.unwrap().is_none());
    club.attach("p1", "contest import again", REPORT).await.says("announced");
    assert!(club.chat.store.contest(3).await.unwrap().is_some());
    // Another start is another tournament.
    let later = REPORT.replace("2026/03/01", "2026/09/01");
    club.attach("p1", "contest import robin chess time=2d", &later).await.says("announced");
    let contest = club.stored_contest(4).await.contest.clone();
    assert!(matches!(contest.terms().format, liege_contest::Format::RoundRobin { .. }));
}

#[tokio::test]
async fn what_is_no_report_is_refused_with_what_would_be_right() {
    let club = Club::begun_contest("robin chess", 3).await;
    club.say("p1", "contest import").await.says("Attach one tournament report");
    club.attach("p1", "contest import", "").await.says("from 1 to 512 players");
    club.attach("p1", "contest import", "001    x Doe").await.says("1");
    club.attach("p1", "contest import chess checkin=off", REPORT).await.says("needs a check-in");
    club.attach("p1", "contest import nonsense", REPORT).await.says("nonsense");
    club.attach("p1", "contest import", &"x".repeat(600 << 10)).await.says("at most 512 KiB");
    // Somebody who takes no invitations is not entered by others.
    club.say("p2", "block p1").await;
    club.attach("p1", "contest import", REPORT).await.says("Entered from the report: 1.");
    assert!(club.chat.store.contest(3).await.unwrap().is_none());
    let contest = club.stored_contest(2).await.contest.clone();
    assert_eq!(contest.entrants().len(), 1);
}
