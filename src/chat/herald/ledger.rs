//! `treaties`: what stands between the seats, what is offered, and what became of earlier deals, each as far
//! as the reader may know of it.

use super::cards::{Reader, action_named, card_line, deal_buttons};
use crate::chat::buttons::Press;
use crate::chat::hear::{Asker, private, with_buttons};
use crate::chat::io::Answer as Reply;
use crate::chat::speaker::Speaker;
use crate::chat::{Chat, Fault};
use crate::table::{Agreement, Deal, Faith, Matter, Negotiation, Status, Table};
use crate::words::Message;

/// Characters of one message.
const PAGE: usize = 1_900;
/// Messages that the ledger fills at most; then the oldest is left out.
const PAGES: usize = 3;

impl Chat {
    /// `treaties`
    pub(in crate::chat) async fn treaties(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
    ) -> Result<Vec<Reply>, Fault> {
        let press = |table: &Table| Press::Treaties { table: table.id() };
        let table = match self.look_at(asker, named, press).await? {
            Ok(table) => table,
            Err(answers) => return Ok(answers),
        };
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
}

/// The ledger as lines.
fn lines(speaker: Speaker, table: &Table, reader: Reader<'_>) -> Vec<String> {
    let say = |id: &'static str| speaker.say(&Message::new(id));
    let ledger = table.ledger();
    let head =
        Message::new("herald-ledger").with("table", table.id().to_string()).with("game", speaker.game_name());
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
            let line = card_line(speaker, table, deal, reader);
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

/// An agreement that stands: who, since when, until when, what it forbids.
fn standing_line(speaker: Speaker, table: &Table, agreement: &Agreement, reader: Reader<'_>) -> String {
    let mut line = format!("• {}", speaker.say(&agreement.pact.line));
    let since = match agreement.since {
        0 => Some(speaker.say(&Message::new("herald-since-start"))),
        number => action_named(speaker, table, number, reader)
            .map(|action| speaker.say(&Message::new("herald-since").with("action", action))),
    };
    let until = agreement.pact.until.as_ref().map(|until| speaker.say(until));
    let forbids = agreement.pact.forbids.as_ref().map(|forbids| speaker.say(forbids));
    for part in [since, until, forbids].into_iter().flatten() {
        line.push(' ');
        line.push_str(&part);
    }
    line
}

/// What makes an open offer lapse, as the game says it.
fn lapse(speaker: Speaker, table: &Table, deal: &Deal) -> Option<String> {
    let key = deal.key()?;
    let pacts = table.state().pacts();
    let pact = pacts.iter().find(|pact| pact.key == key && pact.is_offer())?;
    Some(speaker.say(pact.until.as_ref()?))
}

/// What became of something that waits no more and does not stand.
fn earlier_line(speaker: Speaker, table: &Table, deal: &Deal, reader: Reader<'_>) -> Option<String> {
    if deal.is_open() {
        return None;
    }
    let agreement = deal.agreement.as_ref().filter(|_| deal.agreement_known_to(reader.seats));
    if let Some(agreement) = agreement {
        let when = agreement.ended.and_then(|number| action_named(speaker, table, number, reader));
        let at = agreement.ended.and_then(|number| table.log().get(number.checked_sub(1)?));
        let at = at.map(|entry| format!("<t:{}:D>", entry.at.as_second())).unwrap_or_default();
        let message = match agreement.faith {
            Faith::Kept | Faith::Suspended { .. } => return None,
            Faith::Ended => Message::new("herald-earlier-ended"),
            Faith::Broken { by } => Message::new("herald-earlier-broken").with("seat", by),
        };
        let message = message
            .with("terms", deal.terms.clone())
            .with("action", when.unwrap_or_else(|| "?".to_owned()))
            .with("when", at);
        return Some(format!("• {}", speaker.say(&message)));
    }
    // A deal that was made is told of as the agreement that came of it, or not at all.
    let made = matches!(deal.matter, Matter::Game(_)) && deal.agreement.is_some();
    if made || deal.number == 0 || !reader.knows(deal) {
        return None;
    }
    Some(format!("• {}", card_line(speaker, table, deal, reader)))
}

/// Lines as messages; what does not fit is counted.
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
