//! `contest files`: the contest for other programs.

use crate::desk::contest::{contest_meant, of_contest_number};
use crate::desk::contest_files::contest_files;
use crate::desk::{Answers, Asker, Desk, private};

/// Runs `contest files`.
pub(crate) async fn files(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let stored = contest_meant(desk, asker, named).await?;
    let mut answer = private(asker.say(&of_contest_number("contest-files", stored.id)));
    answer.files = contest_files(&stored).into_iter().map(|(_, file)| file).collect();
    Ok(vec![answer])
}
