//! The buttons of a post for one of its readers: under an offer or motion each reader gets the answers that
//! they can give, and its maker gets the button that withdraws it.

use crate::desk::parts::cards::{DealRef, deal_buttons, deal_meant};
use crate::desk::{Desk, Fault, Person};
use crate::wording::{Reader, Speaker};
use liege_store::shown::Button;

/// Reads the id of a button that answers an offer or motion: the table, and the deal.
fn answers(id: &str) -> Option<(i64, DealRef)> {
    let (table, rest) = id.strip_prefix("deal:")?.split_once(':')?;
    let (deal, _) = rest.rsplit_once(':')?;
    Some((table.parse().ok()?, DealRef::read(deal)?))
}

/// Returns the buttons of a public post that one reader can use, if it is known who they are.
///
/// # Errors
/// If the data can't be read.
pub async fn theirs(desk: &Desk, who: &Person, buttons: Vec<Button>) -> Result<Vec<Button>, Fault> {
    if !buttons.iter().any(|button| answers(&button.id).is_some()) {
        return Ok(buttons);
    }
    let member = desk.store.member(&who.id).await?;
    let language = member.and_then(|member| member.language).or(who.locale);
    let (mut theirs, mut told): (Vec<Button>, Vec<(i64, DealRef)>) = (Vec::new(), Vec::new());
    for button in buttons {
        let Some(about) = answers(&button.id) else {
            theirs.push(button);
            continue;
        };
        if told.contains(&about) {
            continue;
        }
        if let Some(table) = desk.table(about.0).await? {
            let speaker =
                Speaker { language: language.unwrap_or(table.venue().language), game: table.game() };
            let (reader, number) = (Reader::of(&table, &who.id), deal_meant(&table, &about.1));
            if let Some(deal) = table.ledger().deal(number).filter(|deal| reader.knows(deal)) {
                theirs.extend(deal_buttons(speaker, &table, deal, reader).into_iter().flatten());
            }
        }
        told.push(about);
    }
    Ok(theirs)
}
