//! `contest`: the state of the contest that is meant, or the list of those on the server.

use crate::desk::contest::{contest_meant, contests_here, line_of};
use crate::desk::{Answers, Asker, Desk, press, private, with_buttons};
use crate::post::contest::{News, fitting};
use liege_words::Message;

/// Runs `contest`.
pub(crate) async fn list(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let lines = contests_here(desk, asker).await?;
    if named.is_some() || lines.len() == 1 {
        let contest = contest_meant(desk, asker, named.or(lines.first().map(|line| line.id))).await?;
        let news = News::about(asker.language, &contest);
        let mut told = news.heading();
        told.extend(news.state_lines());
        let table = press("contest-table", &[&contest.id]);
        let table = table.plain(asker.say(&Message::new("contest-button-table")));
        return Ok(vec![with_buttons(private(fitting(&told)), [table])]);
    }
    if lines.is_empty() {
        let none = if asker.place.server.is_some() { "contest-none" } else { "contest-on-server" };
        return Ok(asker.tell(&Message::new(none)));
    }
    let listed: Vec<String> = lines.iter().map(|line| line_of(asker, line)).collect();
    Ok(vec![private(fitting(&listed))])
}
