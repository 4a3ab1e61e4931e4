//! Answers to offers and motions, by button or word.

use crate::desk::blocklist::blocklist;
use crate::desk::change::change;
use crate::desk::parts::cards::{card_line, cite, deal_buttons, seat_and_holder, state, waited_for};
use crate::desk::refuse::refuse;
use crate::desk::reliability::unsuited;
use crate::desk::{
    Answer as Reply, Answers, Asker, Button, Changed, Desk, Fault, Stop, private, with_buttons,
};
use crate::wording::{Reader, Speaker, asked, of_table};
use liege_store::Scope;
use liege_table::{Answer, Deal, DealState, Matter, Motion, Table, TableError};
use liege_words::{Message, capitalised, lexicon};
use std::fmt::Write as _;

/// The reason why an answer is not given.
enum Denied {
    /// The state of the offer, as a sentence.
    Says(String),
    /// The table's refusal.
    Table(TableError),
}

/// Answers the offer or motion that entry `number` opened.
pub(crate) async fn deal_pressed(
    desk: &Desk,
    asker: &Asker<'_>,
    table: i64,
    number: usize,
    answer: Answer,
) -> Answers {
    let player = asker.who.player();
    let now = desk.now();
    // A member who takes over a seat must fulfil the conditions of anybody who sits down.
    if answer == Answer::Accept
        && let Some(table) = desk.table(table).await?
        && table.ledger().deal(number).is_some_and(|deal| asked(deal) == Some(&player.id))
        && let Some(why) = may_take_over(desk, asker, &table, number).await?
    {
        return Ok(asker.tell(&why));
    }
    let give = |table: &Table| match denied(asker, table, number, answer) {
        Some(why) => Err(Denied::Says(why)),
        None => table.answer(&player, number, answer, now).map_err(Denied::Table),
    };
    match change(desk, table, asker.heard, give).await? {
        Changed::Done(done) => Ok(crate::desk::done::done(asker, &done, Some(number))),
        Changed::Refused(table, Denied::Says(why)) => {
            // The proposer gets the button to withdraw it.
            let (speaker, reader) = (asker.of(table.game()), Reader::of(&table, &asker.who.id));
            let own = table.ledger().deal(number).filter(|deal| reader.proposed(deal));
            let buttons = own.map(|deal| deal_buttons(speaker, &table, deal, reader)).unwrap_or_default();
            Ok(vec![with_buttons(private(why), buttons)])
        }
        Changed::Refused(table, Denied::Table(error)) => Ok(refuse(desk, asker, &table, &error, "")),
        Changed::HeardBefore => Ok(Vec::new()),
        Changed::NoTable => Ok(asker.tell(&Message::new("button-gone"))),
    }
}

/// Returns the reason why a member may not take over the seat that a motion hands to them, if there is one.
async fn may_take_over(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    number: usize,
) -> Result<Option<Message>, Fault> {
    if let Some(why) = unsuited(desk, &asker.who.id, table, false).await? {
        return Ok(Some(why.message().clone()));
    }
    let seat = table.ledger().deal(number).and_then(|deal| match &deal.matter {
        Matter::Motion(Motion::Hand { seat, .. }) => Some(*seat),
        _ => None,
    });
    Ok(blocklist(desk, &asker.who.id).await?.refuses(table, &asker.who.id, seat))
}

/// Takes a word that the game cannot read as the answer to a motion that waits for the asker; `None` if it is
/// no answer, or no motion waits.
pub(crate) async fn answer_motion(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    text: &str,
) -> Result<Option<Vec<Reply>>, Stop> {
    let Some(answer) = answer_said(text) else { return Ok(None) };
    asker.errand_needs(Scope::Talk)?;
    let motions = motions_for(table, &asker.who.id);
    let own = |deal: &&Deal| {
        matches!(deal.matter, Matter::Motion(_))
            && table.answers(&asker.who.id, deal).contains(&Answer::Withdraw)
    };
    match motions.as_slice() {
        // The motion is the asker's own, and waits for others.
        [] => match table.ledger().open().find(own) {
            Some(deal) => Ok(Some(deal_pressed(desk, asker, table.id(), deal.number, answer).await?)),
            None => Ok(None),
        },
        [deal] => Ok(Some(deal_pressed(desk, asker, table.id(), deal.number, answer).await?)),
        several => Ok(Some(which_deal(asker, table, several))),
    }
}

/// Asks which of several offers and motions is meant.
pub fn which_deal(asker: &Asker<'_>, table: &Table, deals: &[&Deal]) -> Vec<Reply> {
    let (speaker, reader) = (asker.of(table.game()), Reader::of(table, &asker.who.id));
    let mut text = asker.say(&Message::new("herald-which"));
    let mut buttons = Vec::new();
    for deal in deals {
        // Motions have the same labels, so the number tells their buttons apart.
        let number = matches!(deal.matter, Matter::Motion(_)).then(|| table.shown(deal.number));
        let mark = number.map(|number| format!("{number}: ")).unwrap_or_default();
        let _ = write!(text, "\n{mark}{}", card_line(speaker, table, deal));
        buttons.extend(deal_buttons(speaker, table, deal, reader).into_iter().map(|button| {
            let button = button?;
            let label = match number {
                Some(number) => format!("{} {number}", button.label),
                None => button.label,
            };
            Some(Button { label, ..button })
        }));
    }
    vec![with_buttons(private(text), buttons)]
}

/// Returns the motions that wait for a member's answer.
pub fn motions_for<'a>(table: &'a Table, member: &str) -> Vec<&'a Deal> {
    let reader = Reader { member: Some(member), seats: table.seats_of(member) };
    let motion = |deal: &&Deal| matches!(deal.matter, Matter::Motion(_)) && reader.is_asked(table, deal);
    table.ledger().open().filter(motion).collect()
}

/// Whether something is open at a table that waits for a member's answer.
pub fn wants_answer(table: &Table, member: &str) -> bool {
    let reader = Reader { member: Some(member), seats: table.seats_of(member) };
    table.ledger().open().any(|deal| reader.is_asked(table, deal))
}

/// Reads yes or no.
pub fn answer_said(text: &str) -> Option<Answer> {
    let word = text.trim().trim_end_matches(['.', '!', ',']).trim().to_lowercase();
    // «Я согласен», "I agree": the pronoun adds nothing.
    let alone = lexicon::phrases("i").into_iter().find_map(|me| word.strip_prefix(me)?.strip_prefix(' '));
    let answer = lexicon::value("answer", alone.unwrap_or(&word)).and_then(Answer::of_code);
    answer.filter(|answer| *answer != Answer::Withdraw)
}

/// Says why a member cannot give an answer: who may, or how it ended.
fn denied(asker: &Asker<'_>, table: &Table, number: usize, answer: Answer) -> Option<String> {
    let speaker = asker.of(table.game());
    let reader = Reader::of(table, &asker.who.id);
    // Several may have had this number from the start: the one that can be answered is meant.
    let known = || table.ledger().deals.iter().filter(|deal| deal.number == number && reader.knows(deal));
    if known().any(|deal| table.answers(&asker.who.id, deal).contains(&answer)) {
        return None;
    }
    let Some(deal) = known().find(|deal| deal.is_open()).or_else(|| known().next()) else {
        return Some(asker.say(&of_table("herald-no-deal", table.id())));
    };
    let DealState::Open { waiting, .. } = deal.state else {
        return Some(decided(speaker, table, deal, reader));
    };
    let who = match (answer, deal.proposer) {
        (Answer::Withdraw, Some(seat)) => seat_and_holder(speaker, table, seat),
        (Answer::Withdraw, None) => return None,
        _ => waited_for(speaker, table, deal, waiting),
    };
    let id = match answer {
        // The table says why it cannot be withdrawn.
        Answer::Withdraw if reader.proposed(deal) => return None,
        Answer::Withdraw => "herald-not-yours",
        _ if reader.proposed(deal) => "herald-yours",
        _ if reader.seats.iter().any(|seat| deal.parties.contains(seat)) => "herald-answered",
        _ => "herald-not-asked",
    };
    Some(speaker.say(&Message::new(id).with("what", deal.terms.clone()).with("who", who)))
}

/// Says how an offer or motion ended that waits for nobody any more.
pub(crate) fn decided(speaker: Speaker, table: &Table, deal: &Deal, reader: Reader<'_>) -> String {
    let mut text = speaker.say(
        &Message::new("herald-decided")
            .with("what", capitalised(&speaker.say(&deal.terms)))
            .with("state", state(speaker, table, deal)),
    );
    let ended = deal.agreement.as_ref().and_then(|agreement| agreement.ended);
    if let Some(action) = ended.and_then(|number| cite(speaker, table, number, reader))
        && deal.agreement_known_to(reader.seats)
    {
        let _ = write!(text, " {}", speaker.say(&Message::new("herald-ended-since").with("action", action)));
    }
    text
}

/// Reads the answer that a word gives.
pub fn answer_word(word: &str) -> Option<Answer> {
    let word = word.trim_matches(['.', ',', '!', ':', '"', '«', '»']);
    lexicon::value("answer", word).and_then(Answer::of_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_enough_in_three_languages() {
        for yes in [
            "yes",
            "Yes!",
            " OK ",
            "I agree",
            "I accept.",
            "Да.",
            "Я согласен",
            "соглашаюсь",
            "згода",
            "я згоден",
            "погоджуюся",
            "погоджуюсь",
            "Я погоджуюся.",
            "Приймаю!",
        ] {
            assert_eq!(answer_said(yes), Some(Answer::Accept), "{yes}");
        }
        for no in [
            "no",
            "I decline",
            "Нет!",
            "не согласен",
            "я не согласна",
            "отклоняю",
            "ні",
            "відмовляюся.",
            "відхиляю",
            "я не згоден",
        ] {
            assert_eq!(answer_said(no), Some(Answer::Refuse), "{no}");
        }
        for neither in ["", "!", "maybe", "yes but", "WC5-WV7", "know", "i", "я", "я тут"] {
            assert_eq!(answer_said(neither), None, "{neither}");
        }
    }
}
