//! `contest`: the state of the contest that is meant, or the list of those on the server.

use crate::desk::contest::{author, contest_meant, contests_here, line_of};
use crate::desk::fill_in::{before_form, form_about, form_button, member_menu};
use crate::desk::{Answer, Answers, Asker, Desk, press, private, with_buttons};
use crate::post::contest::{News, fitting};
use liege_contest::Act;
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
        let answer = with_buttons(private(fitting(&told)), [table]);
        if contest.contest.may(&author(asker), &Act::Pause).is_err() {
            return Ok(vec![answer]);
        }
        // An organiser or arbiter names people here.
        let form = |command, label| form_about(desk, asker, command, Some(contest.id), label);
        let menu = member_menu(desk, asker, "contest-late", Some(contest.id), "pick-late");
        let forms = [form("contest-substitute", "form-substitute"), form("contest-drop", "form-drop")];
        return Ok(vec![with_buttons(Answer { menu, ..answer }, forms)]);
    }
    if lines.is_empty() {
        if asker.place.server.is_none() {
            return Ok(asker.tell(&Message::new("contest-on-server")));
        }
        let none = before_form(desk, asker, asker.say(&Message::new("contest-none")));
        return Ok(vec![with_buttons(none, [form_button(desk, asker, "contest-new")])]);
    }
    let listed: Vec<String> = lines.iter().map(|line| line_of(asker, line)).collect();
    Ok(vec![private(fitting(&listed))])
}
