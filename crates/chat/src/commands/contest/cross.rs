//! `contest cross`: the cross-table.

use crate::desk::contest::contest_meant;
use crate::desk::{Answer, Answers, Asker, Desk, File, private};
use crate::post::contest::News;
use liege_store::StoredContest;
use liege_words::Message;

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
        bytes: stored.contest.to_csv().into_bytes().into(),
    });
    answer
}
