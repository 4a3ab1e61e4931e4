//! `contest files`: the contest for other programs.

use crate::commands::contest::cross::csv_of;
use crate::desk::contest::{contest_meant, of_contest_number};
use crate::desk::{Answers, Asker, Desk, File, private};
use liege_contest::Phase;

/// Runs `contest files`: the standing as CSV, and the log once the contest is over, since it has the seed of the lots.
pub(crate) async fn files(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let mut answer = private(asker.say(&of_contest_number("contest-files", contest.id)));
    let id = contest.id;
    let mut add = |name: String, media: &'static str, text: String| {
        answer.files.push(File { name, media, bytes: text.into_bytes().into() });
    };
    add(format!("contest-{id}.csv"), "text/csv", csv_of(&contest));
    if matches!(contest.contest.phase(), Phase::Finished { .. } | Phase::Cancelled) {
        let lines: Vec<String> = contest.contest.log().iter().map(ToString::to_string).collect();
        add(format!("contest-{id}.jsonl"), "application/jsonl", lines.join("\n") + "\n");
    }
    Ok(vec![answer])
}
