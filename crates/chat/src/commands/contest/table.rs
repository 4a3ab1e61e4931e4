//! `contest table`: the standing, or the games of an entrant.

use crate::desk::contest::{contest_meant, member_meant, of_contest_number};
use crate::desk::{Answer, Answers, Asker, Desk, press, private, with_buttons};
use crate::post::contest::{News, fitting, value_text};
use liege_contest::{Format, Row};
use liege_store::StoredContest;
use liege_words::Message;

/// Runs `contest table` and `contest table @x`.
pub(crate) async fn table(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, who: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    if who.trim().is_empty() {
        return Ok(vec![standing(asker, &contest)]);
    }
    let member = member_meant(asker, &contest.contest, who)?;
    Ok(games_of(asker, &contest, &member))
}

/// Runs the button *My games*.
pub(crate) async fn mine(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    Ok(games_of(asker, &contest, &asker.who.id))
}

/// Returns the standing of all groups or divisions; before the start, the entrants.
fn standing(asker: &Asker<'_>, stored: &StoredContest) -> Answer {
    let news = News::about(asker.language, stored);
    let contest = &stored.contest;
    let mut lines = news.heading();
    lines.extend(news.state_lines());
    let parts = contest.parts().len().max(1);
    let mut listed = false;
    for part in (1u32..).take(parts) {
        let rows = contest.standing(part).unwrap_or_default();
        if parts > 1 && !rows.is_empty() {
            lines.push(asker.say(&Message::new("contest-part").with("part", i64::from(part))));
        }
        listed |= !rows.is_empty();
        lines.extend(rows.iter().map(|row| line(&news, row)));
    }
    if !listed {
        let entrants = contest.entrants().iter().filter(|entrant| entrant.is_in());
        lines.extend(entrants.map(|entrant| {
            let rating = entrant.rating.map_or_else(String::new, |rating| format!(" · {rating}"));
            format!("• {}{rating}", news.names(entrant))
        }));
    }
    let cross = press("contest-cross", &[&stored.id]);
    let cross = cross.plain(asker.say(&Message::new("contest-button-cross"))).filter(|_| listed);
    with_buttons(private(fitting(&lines)), [cross])
}

/// Returns a row with its tie-breaks.
fn line(news: &News<'_>, row: &Row) -> String {
    let seats = news.stored.contest.terms().seats;
    let values: Vec<String> = row
        .values
        .iter()
        .take(3)
        .map(|(code, value)| format!("{code} {}", value_text(seats, *value)))
        .collect();
    match (values.is_empty(), &news.stored.contest.terms().format) {
        (true, _) | (_, Format::Ladder { .. } | Format::KnockOut { .. }) => news.place(row),
        _ => format!("{} ({})", news.place(row), values.join(", ")),
    }
}

/// Returns the games of an entrant, round by round.
fn games_of(asker: &Asker<'_>, stored: &StoredContest, member: &str) -> Vec<Answer> {
    let news = News::about(asker.language, stored);
    let contest = &stored.contest;
    let Some(entrant) = contest.entrants().iter().rev().find(|entrant| entrant.has(member)) else {
        let message = of_contest_number("contest-not-in", stored.id);
        return asker.tell(&message.with("who", crate::wording::person(member)));
    };
    let mut lines =
        vec![asker.say(&of_contest_number("contest-games-of", stored.id).with("who", news.names(entrant)))];
    let mut buttons = Vec::new();
    for round in 1..=contest.rounds() {
        let Some(paired) = contest.pairings(round) else { continue };
        for (id, game) in paired.numbered(round).filter(|(_, game)| game.seat_of(entrant.number).is_some()) {
            lines.push(format!("{}.{}", round, news.game(id, game)));
            if let Some(table) = game.table.filter(|_| game.is_open()) {
                let label = asker.say(&Message::new("contest-button-board").with("table", table.to_string()));
                buttons.push(press("board", &[&table]).plain(label));
            }
        }
        if let Some(bye) = paired.byes.get(&entrant.number) {
            let byes = std::collections::BTreeMap::from([(entrant.number, *bye)]);
            lines.extend(news.byes(&byes).map(|line| format!("{round}. {line}")));
        }
    }
    if lines.len() == 1 {
        lines.push(asker.say(&Message::new("contest-no-games")));
    }
    vec![with_buttons(private(fitting(&lines)), buttons)]
}
