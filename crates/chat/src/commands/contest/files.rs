//! `contest files`: the contest for other programs.

use crate::desk::contest::{contest_meant, of_contest_number};
use crate::desk::{Answers, Asker, Desk, File, private};
use liege_contest::Phase;
use liege_contest::files::trf::Version;

/// Runs `contest files`: the standing as CSV, a tournament report where there is one for the format, and the whole contest as
/// JSON once it is over, since that has the seed of the lots.
pub(crate) async fn files(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let stored = contest_meant(desk, asker, named).await?;
    let (id, contest) = (stored.id, &stored.contest);
    let mut answer = private(asker.say(&of_contest_number("contest-files", id)));
    let mut add = |end: &str, media: &'static str, text: String| {
        let name = format!("contest-{id}.{end}");
        answer.files.push(File { name, media, bytes: text.into_bytes().into() });
    };
    add("csv", "text/csv", contest.to_csv());
    let place = stored.venue.server.as_deref().unwrap_or_default();
    if let Some(report) = contest.to_trf(Version::Trf26, place) {
        add("trf", "text/plain", report);
    }
    if matches!(contest.phase(), Phase::Finished { .. } | Phase::Cancelled) {
        add("json", "application/json", contest.to_json());
    }
    Ok(vec![answer])
}
