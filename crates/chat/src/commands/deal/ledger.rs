//! `treaties`: the agreements between the seats, the open offers, and the ends of earlier deals, as far as
//! the reader may know them.

use crate::desk::look::look_at;
use crate::desk::parts::cards::{card_line, cite, deal_buttons, is_numbered};
use crate::desk::{Answer as Reply, Answers, Asker, Desk, press, private, with_buttons};
use crate::wording::moments::day;
use crate::wording::{Reader, Speaker};
use liege_table::{Agreement, Deal, Faith, Matter, Negotiation, Status, Table};
use liege_words::{Message, capitalised};

/// The most characters of one message.
const PAGE: usize = 1_900;
/// The most messages that the ledger fills; beyond that, the oldest lines are left out.
const PAGES: usize = 3;

pub(crate) async fn treaties(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let press = |table: &Table| press("treaties", &[&table.id()]);
    let table = look_at(desk, asker, named, press).await?;
    let speaker = asker.of(table.game());
    let reader = Reader::of(&table, &asker.who.id);
    let lines = lines(speaker, &table, reader);
    let mut replies: Vec<Reply> = pages(speaker, lines).into_iter().map(private).collect();
    let buttons = table
        .ledger()
        .open()
        .filter(|deal| reader.has_say(&table, deal))
        .flat_map(|deal| deal_buttons(speaker, &table, deal, reader));
    if let Some(last) = replies.pop() {
        replies.push(with_buttons(last, buttons));
    }
    Ok(replies)
}

/// Whether everybody knows of an offer, a motion or an agreement at a table, or of one that has ended.
pub(crate) fn has_any(table: &Table) -> bool {
    let known = |deal: &Deal| deal.open_offer || deal.open_agreement && deal.agreement.is_some();
    table.ledger().deals.iter().any(known)
}

/// Returns the ledger as lines.
pub(crate) fn lines(speaker: Speaker, table: &Table, reader: Reader<'_>) -> Vec<String> {
    let say = |id: &'static str| speaker.say(&Message::new(id));
    let ledger = table.ledger();
    let head = speaker.of_table("herald-ledger", table.id());
    let mut lines = vec![format!("**{}**", speaker.say(&head))];
    let standing: Vec<String> = ledger
        .standing()
        .filter(|deal| deal.agreement_known_to(reader.seats))
        .filter_map(|deal| Some(standing_line(speaker, table, deal.agreement.as_ref()?, reader)))
        .collect();
    if standing.is_empty() {
        lines.push(say("herald-ledger-none"));
    }
    lines.extend(standing);
    let open: Vec<&Deal> = ledger.open().filter(|deal| reader.knows(deal)).collect();
    if !open.is_empty() {
        lines.push(format!("**{}**", say("herald-ledger-open")));
        lines.extend(open.iter().map(|deal| {
            // A number lets a player answer in words: `answer 17 yes`.
            let number = is_numbered(table, deal).then(|| format!("{}: ", table.shown(deal.number)));
            let line = number.unwrap_or_default() + &card_line(speaker, table, deal);
            match lapse(speaker, table, deal) {
                Some(lapse) => format!("• {line}. {lapse}"),
                None => format!("• {line}"),
            }
        }));
    }
    let earlier: Vec<String> =
        ledger.deals.iter().rev().filter_map(|deal| earlier_line(speaker, table, deal, reader)).collect();
    if !earlier.is_empty() {
        lines.push(format!("**{}**", say("herald-ledger-earlier")));
        lines.extend(earlier);
    }
    match (table.status(), table.terms().negotiation) {
        (Status::Over, Negotiation::Private | Negotiation::Secret) => {
            lines.push(format!("-# {}", say("herald-ledger-disclosed")));
        }
        (Status::Playing, Negotiation::Private) => {
            lines.push(format!("-# {}", say("herald-ledger-private")));
        }
        (Status::Playing, Negotiation::Secret) => {
            lines.push(format!("-# {}", say("herald-ledger-secret")));
        }
        _ => {}
    }
    lines
}

/// Returns the line of an agreement in force: its seats, its beginning and end, and what it forbids; if it is
/// suspended, also the reason.
fn standing_line(speaker: Speaker, table: &Table, agreement: &Agreement, reader: Reader<'_>) -> String {
    let mut line = format!("• {}", speaker.say(&agreement.pact.line));
    let say = |id: &'static str| speaker.say(&Message::new(id));
    let cited = |id: &'static str, number: usize| {
        let action = cite(speaker, table, number, reader)?;
        Some(speaker.say(&Message::new(id).with("action", action)))
    };
    let suspended = agreement.suspended.and_then(|number| cited("herald-suspended", number));
    let since = match (agreement.since, agreement.suspended) {
        (0, None) => Some(say("herald-since-start")),
        (0, Some(_)) => Some(say("herald-agreed-start")),
        (number, None) => cited("herald-since", number),
        (number, Some(_)) => cited("herald-agreed", number),
    };
    let until = agreement.pact.until.as_ref().map(|until| speaker.say(until));
    let forbids = agreement.pact.forbids.as_ref().map(|forbids| speaker.say(forbids));
    for part in [suspended, since, until, forbids].into_iter().flatten() {
        line.push(' ');
        line.push_str(&part);
    }
    line
}

/// Says when an open offer lapses, in the game's words.
fn lapse(speaker: Speaker, table: &Table, deal: &Deal) -> Option<String> {
    let key = deal.key()?;
    let pacts = table.state().pacts();
    let pact = pacts.iter().find(|pact| pact.key == key && pact.is_offer())?;
    Some(speaker.say(pact.until.as_ref()?))
}

/// Says how a deal ended that is neither open nor in force.
fn earlier_line(speaker: Speaker, table: &Table, deal: &Deal, reader: Reader<'_>) -> Option<String> {
    if deal.is_open() {
        return None;
    }
    let agreement = deal.agreement.as_ref().filter(|_| deal.agreement_known_to(reader.seats));
    if let Some(agreement) = agreement {
        let cited = agreement.ended.and_then(|number| cite(speaker, table, number, reader));
        let at = agreement.ended.and_then(|number| table.log().get(number.checked_sub(1)?));
        let mut when: Vec<String> = cited.into_iter().chain(at.map(|entry| day(entry.at))).collect();
        when.dedup();
        let message = match agreement.faith {
            Faith::Kept | Faith::Suspended { .. } => return None,
            Faith::Ended => Message::new("herald-earlier-ended"),
            Faith::Broken { by } => Message::new("herald-earlier-broken").with("seat", by),
        };
        let message = message.with("terms", deal.terms.clone()).with("when", when.join(", "));
        return Some(format!("• {}", capitalised(&speaker.say(&message))));
    }
    // A deal that was agreed is listed as its agreement, or not at all.
    let made = matches!(deal.matter, Matter::Game(_)) && deal.agreement.is_some();
    if made || deal.number == 0 || !reader.knows(deal) {
        return None;
    }
    Some(format!("• {}", card_line(speaker, table, deal)))
}

/// Splits lines into messages; lines that do not fit are counted.
fn pages(speaker: Speaker, lines: Vec<String>) -> Vec<String> {
    let mut pages = vec![String::new()];
    let count = lines.len();
    for (index, line) in lines.into_iter().enumerate() {
        let full = pages.len() >= PAGES;
        let Some(page) = pages.last_mut() else { break };
        let room = PAGE.saturating_sub(page.chars().count());
        if line.chars().count() < room {
            if !page.is_empty() {
                page.push('\n');
            }
            page.push_str(&line);
        } else if !full {
            pages.push(line.chars().take(PAGE).collect());
        } else {
            let rest = Message::new("herald-ledger-cut").with("count", (count - index) as i64);
            page.push('\n');
            page.push_str(&speaker.say(&rest));
            break;
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::{SignedDuration, Timestamp};
    use liege_game::Options;
    use liege_table::{Chair, NewTable, Player, Seed, Terms, Venue};
    use liege_testing::nim::played_by;
    use liege_testing::parley::PARLEY;
    use liege_words::Language;

    /// A table that has started: `k` is kim, `l` is lee, `m` is max.
    fn begun() -> Table {
        let player = |id: &str| Player { id: id.to_owned(), name: id.to_uppercase() };
        let at = Timestamp::from_second(1_800_000_000).unwrap();
        let table = Table::new(NewTable {
            game: &PARLEY,
            options: Options::check(&[], [("", ""); 0]).unwrap(),
            terms: Terms::untimed(),
            start: None,
            host: player("h"),
            venue: Venue {
                server: None,
                channel: "c".to_owned(),
                thread: None,
                lobby_message: None,
                language: Language::ENGLISH,
            },
            seed: Seed::from_bytes([7; 32]),
            chairs: vec![Chair::Open; 3],
            at,
        });
        ["k", "l", "m"]
            .into_iter()
            .fold(table.unwrap(), |table, id| table.sit(&player(id), None, at).unwrap().table)
    }

    /// Returns the table after these actions, each by the holder of its seat, a second apart.
    fn after(table: &Table, actions: &[&str]) -> Table {
        actions.iter().fold(table.clone(), |table, action| {
            let seat = table.state().actor(action).unwrap();
            let holder = table.holder(seat).unwrap().id.clone();
            let now = table.changed() + SignedDuration::from_secs(1);
            table.act(&holder, action, now).unwrap_or_else(|error| panic!("{action}: {error}")).table
        })
    }

    #[test]
    fn a_long_ledger_is_told_in_one_replay() {
        let mut table = begun();
        for _ in 0..40 {
            table = after(&table, &["K:offer KL/2", "L:refuse KL", "K:offer KM/2", "K:withdraw KM"]);
        }
        let speaker = Speaker { language: Language::ENGLISH, game: &PARLEY };
        let (lines, played) = played_by(|| lines(speaker, &table, Reader::public()));
        assert_eq!(lines.len(), 2 + 1 + 80, "{lines:?}");
        assert!(lines[3].contains("taken back"), "{}", lines[3]);
        assert_eq!(played, 0);
    }

    #[test]
    fn what_is_suspended_says_by_which_action() {
        let speaker = Speaker { language: Language::ENGLISH, game: &PARLEY };
        let line = |table: &Table| lines(speaker, table, Reader::public()).remove(1);
        let made = after(&begun(), &["K:offer KL/9", "L:accept KL", "K-step"]);
        assert!(line(&made).contains("Since action 2."), "{}", line(&made));
        let rests = after(&made, &["L:rest KL"]);
        let told = line(&rests);
        assert!(told.contains("Suspended: action 4. Agreed: action 2."), "{told}");
        let again = after(&rests, &["L:renew KL"]);
        assert!(!line(&again).contains("Suspended"), "{}", line(&again));
    }
}
