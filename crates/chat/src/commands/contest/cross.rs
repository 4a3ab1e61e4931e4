//! `contest cross`: the cross-table.

use crate::desk::contest::contest_meant;
use crate::desk::{Answer, Answers, Asker, Desk, File, private};
use crate::post::contest::{News, points_text, result_text};
use liege_contest::files::csv;
use liege_contest::{Game, Stage};
use liege_store::StoredContest;
use liege_words::Message;
use std::borrow::Cow;

/// Runs `contest cross`.
pub(crate) async fn cross(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    Ok(vec![crosstable(desk, asker, &contest)])
}

/// Returns the cross-table of a contest as an answer: a table as text, with all of it as a file.
pub(crate) fn crosstable(_desk: &Desk, asker: &Asker<'_>, stored: &StoredContest) -> Answer {
    let news = News { language: asker.language, stored };
    let mut lines = news.heading();
    if stored.contest.rounds() == 0 {
        lines.push(asker.say(&Message::new("contest-no-games")));
        return private(lines.join("\n"));
    }
    lines.push(asker.say(&Message::new("contest-cross-file")));
    let mut answer = private(lines.join("\n"));
    answer.files.push(File {
        name: format!("contest-{}.csv", stored.id),
        media: "text/csv",
        bytes: csv_of(stored).into_bytes().into(),
    });
    answer
}

/// Returns the standing and all results as CSV, a line an entrant.
pub(crate) fn csv_of(stored: &StoredContest) -> String {
    let contest = &stored.contest;
    let seats = contest.terms().seats;
    let rounds = contest.rounds();
    let mut head: Vec<Cow<'_, str>> = ["part", "place", "number", "name", "points"].map(Cow::Borrowed).to_vec();
    head.extend(contest.tie_breaks().iter().map(|code| Cow::Borrowed(code.code())));
    head.extend((1..=rounds).map(|round| Cow::Owned(format!("round {round}"))));
    let mut rows = vec![head];
    for part in (1u32..).take(contest.parts().len().max(1)) {
        for row in contest.standing(part).unwrap_or_default() {
            let name = contest.entrant(row.number).map(liege_contest::Entrant::name).unwrap_or_default();
            let mut fields: Vec<Cow<'_, str>> = vec![
                Cow::Owned(part.to_string()),
                Cow::Owned(row.place.to_string()),
                Cow::Owned(row.number.to_string()),
                Cow::Owned(name),
                Cow::Owned(points_text(seats, row.points)),
            ];
            fields.extend(contest.tie_breaks().iter().map(|code| {
                let value = row.values.iter().find(|(known, _)| known == code);
                Cow::Owned(value.map_or_else(String::new, |(_, value)| points_text(seats, *value)))
            }));
            fields.extend((1..=rounds).map(|round| Cow::Owned(cell(stored, round, row.number))));
            rows.push(fields);
        }
    }
    csv::write(rows)
}

/// Returns what an entrant did in a round: the opponents, the seat, the result; a letter for a bye.
fn cell(stored: &StoredContest, round: u32, number: u32) -> String {
    let contest = &stored.contest;
    let Some(paired) = contest.pairings(round) else { return String::new() };
    if let Some(bye) = paired.byes.get(&number) {
        let letter = serde_json::to_value(bye).ok();
        return letter.as_ref().and_then(|letter| letter.as_str()).unwrap_or_default().to_owned();
    }
    let of_game = |game: &Game| {
        let own = game.seat_of(number)?;
        let others: Vec<String> =
            game.seats.iter().filter(|other| **other != number).map(ToString::to_string).collect();
        let result = match &game.stage {
            Stage::Over(_) => result_text(contest.terms().seats, game),
            Stage::Struck => "x".to_owned(),
            Stage::Waiting | Stage::ToOpen | Stage::Open { .. } => "*".to_owned(),
        };
        Some(format!("{}:{}:{result}", others.join("+"), own + 1))
    };
    let games: Vec<String> = paired.games.iter().filter_map(of_game).collect();
    games.join(" ")
}
