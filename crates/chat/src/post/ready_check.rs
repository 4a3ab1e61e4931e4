//! The ready check in words: who is asked whether they are still there, who is reminded, and who has lost a
//! seat.

use crate::announce::ReadyCheckNews;
use crate::desk::parts::ready_check::{asking, here_button};
use crate::post::Post;
use crate::wording::{Speaker, limit, masked, person};
use jiff::Timestamp;
use liege_table::{Chair, Table};
use liege_words::Message;

/// Returns the post or notice of a ready check; `address`: the bot's mention, where others read too.
pub(crate) fn ready_check_post(
    speaker: Speaker,
    table: &Table,
    news: &ReadyCheckNews,
    address: &str,
) -> Post {
    let called = |ids: &[String]| ids.iter().map(|id| person(id)).collect::<Vec<_>>().join(", ");
    let until = |at: i64| limit(Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH));
    let unnamed = masked(table);
    let about = |id: &'static str| {
        // A notice that needs no answer reads alike everywhere.
        let asks = matches!(
            news,
            ReadyCheckNews::Called { .. } | ReadyCheckNews::Asked { .. } | ReadyCheckNews::Half { .. }
        );
        let message = if asks { asking(table, id) } else { Message::new(id) };
        let message = message.with("table", table.id().to_string()).with("game", speaker.game_name());
        message.with("address", address)
    };
    let count = |message: Message, count: usize| message.with("count", count as i64);
    let (message, mentions): (Message, &[String]) = match news {
        ReadyCheckNews::Called { missing, until: at } if unnamed => {
            (count(about("muster-called-unnamed"), missing.len()).with("until", until(*at)), &[])
        }
        ReadyCheckNews::Called { missing, until: at } => {
            (about("muster-called").with("who", called(missing)).with("until", until(*at)), missing)
        }
        ReadyCheckNews::Asked { until: at, again } => {
            let id = if *again { "muster-half-you" } else { "muster-asked" };
            (about(id).with("until", until(*at)), &[])
        }
        ReadyCheckNews::Half { missing, until: at } => {
            (about("muster-half").with("who", called(missing)).with("until", until(*at)), missing)
        }
        ReadyCheckNews::Lost { free, .. } if unnamed => (count(about("muster-lost-unnamed"), *free), &[]),
        ReadyCheckNews::Lost { lost, free } => {
            let host = person(&table.host().id);
            (count(about("muster-lost"), *free).with("who", called(lost)).with("host", host), lost)
        }
        ReadyCheckNews::LostYours => (about("muster-lost-you"), &[]),
        ReadyCheckNews::LostHost { free } => (count(about("muster-lost-host"), *free), &[]),
        ReadyCheckNews::Off => (about("muster-off"), &[]),
    };
    let mut mentions = mentions.to_vec();
    if let (ReadyCheckNews::Lost { .. }, false) = (news, unnamed) {
        let host = table.host().id.clone();
        if !mentions.contains(&host) {
            mentions.push(host);
        }
    }
    let buttons = match news {
        ReadyCheckNews::Called { .. } | ReadyCheckNews::Asked { .. } | ReadyCheckNews::Half { .. } => {
            vec![here_button(speaker, table)]
        }
        ReadyCheckNews::Lost { .. } | ReadyCheckNews::LostYours if table.chairs().contains(&Chair::Open) => {
            crate::desk::parts::buttons::join_buttons(speaker, table)
        }
        _ => Vec::new(),
    };
    Post { text: speaker.say(&message), mentions, buttons, pictures: Vec::new() }
}

/// Whether a reminder of a ready check still has to be sent.
pub(crate) fn ready_check_wanted(news: &ReadyCheckNews, table: &Table) -> bool {
    match news {
        ReadyCheckNews::Half { .. } | ReadyCheckNews::Asked { .. } => table.ready_check().is_some(),
        _ => true,
    }
}
