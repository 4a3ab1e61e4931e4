//! The list of acts, their buttons, and acts that come in a series.

use crate::desk::asked::asks_sure;
use crate::desk::find::table_of_button;
use crate::desk::look::{board_now, look_at};
use crate::desk::parts::acts::{LIKELY, Line, choices, drawn_together, offering, open_to};
use crate::desk::parts::cards::{card_line, deal_buttons};
use crate::desk::{Answers, Asker, Button, ButtonStyle, Desk, press, private, with_buttons};
use crate::wording::{Reader, Speaker, of_table, shown_now};
use liege_table::{Deal, Status, Table};
use liege_words::Message;

/// The most buttons of a message.
const BUTTONS: usize = 25;
/// Runs `acts`.
pub(crate) async fn acts(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let which = |table: &Table| press("acts", &[&table.id(), &shown_now(table)]);
    let table = look_at(desk, asker, named, which).await?;
    let speaker = asker.of(table.game());
    let acts = open_to(&table, &asker.who.id);
    let proposals = proposals(speaker, &table, &asker.who.id);
    if acts.is_empty() {
        // A member can withdraw their own offer.
        let reader = Reader::of(&table, &asker.who.id);
        let own: Vec<&Deal> = table.ledger().open().filter(|deal| reader.proposed(deal)).collect();
        let id = if proposals.is_empty() { "acts-none" } else { "acts-proposals" };
        let mut text = asker.say(&of_table(id, table.id()));
        let mut buttons = Vec::new();
        for deal in own {
            text = format!("{text}\n{}", card_line(speaker, &table, deal));
            buttons.extend(deal_buttons(speaker, &table, deal, reader));
        }
        let answer = with_buttons(private(text).about(table.id()), buttons);
        return Ok(vec![with_buttons(answer, proposals)]);
    }
    let text = asker.say(&of_table("acts-list", table.id()));
    let mut answer = offering(speaker, private(text), choices(speaker, &table, acts), BUTTONS);
    answer.buttons.extend(proposals.into_iter().flatten());
    answer.buttons.truncate(BUTTONS);
    Ok(vec![answer])
}

/// Returns the buttons for proposals that belong to the table and not to the game: a draw, if the game leaves
/// that to the table, and a takeback.
fn proposals(speaker: Speaker, table: &Table, member: &str) -> Vec<Option<Button>> {
    if table.status() != Status::Playing || !table.plays(member) {
        return Vec::new();
    }
    let button = |what: &'static str, label: &'static str| {
        press(what, &[&table.id()]).plain(speaker.say(&Message::new(label)))
    };
    let draw = table.state().drawn().is_some().then(|| button("draw", "button-draw"));
    let target = table.takeback_target(member).filter(|_| table.terms().takebacks);
    let takeback = target.map(|_| button("takeback", "button-takeback"));
    draw.into_iter().chain(takeback).collect()
}

/// Shows a button for each number of a series of acts.
pub(crate) async fn series_pressed(
    desk: &Desk,
    asker: &Asker<'_>,
    table: i64,
    number: usize,
    key: &str,
) -> Answers {
    let table = table_of_button(desk, asker, table).await?;
    let speaker = asker.of(table.game());
    let lines = drawn_together(&table, open_to(&table, &asker.who.id));
    let found = lines.into_iter().find_map(|line| match line {
        Line::Many(series, acts) if series.key == key => Some((series, acts)),
        _ => None,
    });
    let Some((series, acts)) = found else {
        if shown_now(&table) != number {
            let message = of_table("stale", table.id());
            return board_now(desk, asker, &table, &asker.say(&message)).await;
        }
        return Ok(asker.tell(&of_table("herald-series-none", table.id())));
    };
    let spoken = speaker.say(&series.spoken);
    let text = speaker.say(&Message::new("herald-series").with("what", format!("**{spoken}**")));
    let stem = common_stem(&acts);
    let choices = acts.iter().map(|act| {
        let number = act.get(stem..).unwrap_or(act);
        (number.to_owned(), press("do", &[&table.id(), &shown_now(&table), &act]).plain(number))
    });
    Ok(vec![offering(speaker, private(text), choices.collect(), LIKELY)])
}

/// Asks for confirmation of an act that cannot be taken back.
pub(crate) async fn sure(desk: &Desk, asker: &Asker<'_>, table: i64, number: usize, action: &str) -> Answers {
    let table = table_of_button(desk, asker, table).await?;
    // Anybody can forge the text of a button's id, so the bot repeats it only if it is an act.
    let Some(info) = table.state().act(action) else {
        if shown_now(&table) != number {
            let message = of_table("stale", table.id());
            return board_now(desk, asker, &table, &asker.say(&message)).await;
        }
        return Ok(asker.tell(&Message::new("button-gone")));
    };
    let spoken = asker.of(table.game()).say(&info.spoken);
    let question = of_table("herald-sure", table.id()).with("what", spoken.clone());
    let press = press("do", &[&table.id(), &number, &action]);
    let answer = with_buttons(private(asker.say(&question)), [press.button(spoken, ButtonStyle::Bad)]);
    Ok(asks_sure(desk, asker, vec![answer]))
}

/// Returns the length in bytes of the common beginning of a series of acts.
fn common_stem(acts: &[String]) -> usize {
    let Some((first, others)) = acts.split_first() else { return 0 };
    let common = |other: &String| {
        let same = first.char_indices().zip(other.chars()).take_while(|((_, a), b)| a == b);
        same.last().map_or(0, |((at, c), _)| at + c.len_utf8())
    };
    let stem = others.iter().map(common).min().unwrap_or_else(|| digits_at(first));
    // Numbers of several digits (10 and 11) are not cut in the middle, nor are squares (a2 and a3).
    let stem = stem.min(digits_at(first));
    match first[..stem].trim_end_matches(char::is_alphanumeric).len() {
        0 => stem,
        word => word,
    }
}

/// Returns the byte offset at which the digits at the end of an act begin.
fn digits_at(act: &str) -> usize {
    act.trim_end_matches(|c: char| c.is_ascii_digit()).len()
}

#[cfg(test)]
mod tests {
    use super::common_stem;

    #[test]
    fn numbers_of_a_series_are_whole() {
        let stem = |acts: &[&str]| {
            let acts: Vec<String> = acts.iter().map(|act| (*act).to_owned()).collect();
            acts[0][common_stem(&acts)..].to_owned()
        };
        assert_eq!(stem(&["W:offer R=W/1", "W:offer R=W/2"]), "1");
        assert_eq!(stem(&["W:offer R=W/10", "W:offer R=W/11"]), "10");
        assert_eq!(stem(&["offer exchange red>blue a2", "offer exchange red>blue a3"]), "a2");
        assert_eq!(stem(&["offer exchange red>blue a2", "offer exchange red>blue b1"]), "a2");
        assert_eq!(stem(&["W:offer R=W/7"]), "7");
        assert_eq!(stem(&["Ж1", "Ж2"]), "1");
    }
}
