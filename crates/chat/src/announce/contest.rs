//! Announcements of a change of a contest: from its happenings to rows of the outbox.

use liege_contest::{Contest, Happening, Parting};
use liege_store::{OutboxEntry, OutboxKind, Queued};
use serde_json::Value;

/// Returns the rows of a new contest: its standing message, and the thread that begins there.
pub(crate) fn of_new_contest(threads: bool) -> Vec<OutboxEntry> {
    let kinds = [Some(OutboxKind::Lobby), threads.then_some(OutboxKind::Thread)];
    kinds.into_iter().flatten().map(|kind| OutboxEntry::new(kind, 0, 0)).collect()
}

/// Returns the announcements of a change that led to the contest `after`. A round that follows at once, or the end, says
/// also that the one before is over.
pub(crate) fn of_contest(happenings: &[Happening], after: &Contest) -> Vec<OutboxEntry> {
    let number = after.log().len();
    let goes_on = happenings.iter().any(|one| matches!(one, Happening::Paired { .. } | Happening::Finished));
    let row = |happening: &Happening| {
        let (kind, to) = address(happening)?;
        if goes_on && matches!(happening, Happening::RoundOver { .. }) {
            return None;
        }
        let payload = serde_json::to_value(happening).ok()?;
        let row = OutboxEntry::new(kind, 0, number).with(payload);
        Some(match to {
            Some(member) => row.to(member),
            None => row,
        })
    };
    together(happenings).iter().filter_map(row).collect()
}

/// Tells rounds that were paired at once as one.
fn together(happenings: &[Happening]) -> Vec<Happening> {
    let mut told: Vec<Happening> = Vec::with_capacity(happenings.len());
    for happening in happenings {
        let paired = |one: &&mut Happening| matches!(one, Happening::Paired { by_hand: false, .. });
        if let Happening::Paired { round: next, first: 1, by_hand: false, .. } = happening
            && let Some(Happening::Paired { round, first: 1, last, .. }) = told.iter_mut().rev().find(paired)
            && (*last).max(*round) + 1 == *next
        {
            *last = *next;
        } else {
            told.push(happening.clone());
        }
    }
    told
}

/// Reads the happening of a row; `None` for the standing message.
pub(crate) fn happening_of(row: &Queued) -> Option<Happening> {
    match &row.payload {
        Value::Null => None,
        payload => serde_json::from_value(payload.clone()).ok(),
    }
}

/// Returns how a happening is announced, and to whom if it concerns one member; `None` if the standing message alone shows
/// it, or the answer to its author.
fn address(happening: &Happening) -> Option<(OutboxKind, Option<&str>)> {
    match happening {
        Happening::EntriesOpen
        | Happening::EntriesCloseSoon
        | Happening::AskAgain { .. }
        | Happening::CheckInOpen { .. }
        | Happening::TooFew { .. }
        | Happening::Paired { .. }
        | Happening::DeadlineNear { .. }
        | Happening::Extended { .. }
        | Happening::RoundOver { .. }
        | Happening::NotPairable { .. }
        | Happening::Challenged { .. }
        | Happening::Refused { .. }
        | Happening::SeasonOver { .. }
        | Happening::Paused { .. }
        | Happening::Organiser { .. }
        | Happening::Finished
        | Happening::Corrected
        | Happening::Cancelled(_) => Some((OutboxKind::Post, None)),
        Happening::MovedUp { member } => Some((OutboxKind::Notice, Some(member))),
        Happening::Parted { member, parting } => match parting {
            Parting::NotReady | Parting::NotAgreed | Parting::Absent | Parting::Excluded { .. } => {
                Some((OutboxKind::Notice, Some(member)))
            }
            Parting::Left | Parting::Withdrew | Parting::Gone | Parting::Forgotten | Parting::Pauses => None,
        },
        Happening::Entered { .. }
        | Happening::Started
        | Happening::Open(_)
        | Happening::Close { .. }
        | Happening::Judge { .. }
        | Happening::Substituted { .. }
        | Happening::Result { .. }
        | Happening::Rungs { .. } => None,
    }
}
