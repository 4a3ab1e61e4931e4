//! Data stored about people: described, exported, deleted.

use crate::desk::asked::asks_press;
use crate::desk::challenge::end_challenge;
use crate::desk::change::change;
use crate::desk::contest::tell_contests;
use crate::desk::{Answers, Asker, ButtonStyle, Desk, Fault, File, press, private, with_buttons};
use liege_contest::Act;
use liege_store::{ChallengeState, Which, WhichChallenges};
use liege_table::Status;
use liege_words::{Message, lexicon};
use serde_json::Value;
use std::fmt::Write as _;

/// A request about the data stored about a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// A description of the stored data, in words.
    About,
    /// A file with all data stored under the member's id.
    Data,
    /// The deletion of the member's data.
    Forget,
}

impl Privacy {
    /// Returns the word that buttons and slash commands use.
    pub fn code(self) -> &'static str {
        match self {
            Privacy::About => "about",
            Privacy::Data => "data",
            Privacy::Forget => "forget",
        }
    }

    /// Returns the request with this word.
    pub fn of_code(code: &str) -> Option<Privacy> {
        [Privacy::About, Privacy::Data, Privacy::Forget].into_iter().find(|what| what.code() == code)
    }

    /// Reads the text after the command.
    pub(crate) fn read(text: &str) -> Option<Privacy> {
        match text.split_whitespace().next() {
            None => Some(Privacy::About),
            Some(word) => lexicon::value("privacy", word).and_then(Privacy::of_code),
        }
    }
}

pub(crate) async fn privacy(desk: &Desk, asker: &Asker<'_>, what: Privacy) -> Answers {
    match what {
        Privacy::About => {
            let data = press("privacy", &[&Privacy::Data.code()]);
            let forget = press("privacy", &[&Privacy::Forget.code()]);
            let buttons = [
                data.plain(asker.say(&Message::new("privacy-button-data"))),
                forget.button(asker.say(&Message::new("privacy-button-forget")), ButtonStyle::Bad),
            ];
            Ok(vec![with_buttons(private(asker.say(&Message::new("privacy-about"))), buttons)])
        }
        Privacy::Data => own_data(desk, asker).await,
        Privacy::Forget => ask_forgetting(desk, asker).await,
    }
}

/// Sends all data stored about the asker, as a file.
async fn own_data(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let mut data = desk.store.data_of(&asker.who.id).await?;
    if let Some(Value::Array(actions)) = data.get_mut("actions") {
        number_as_shown(desk, &asker.who.id, actions).await?;
    }
    let bytes = serde_json::to_vec_pretty(&data).unwrap_or_default();
    let mut answer = private(asker.say(&Message::new("privacy-data")));
    answer.files.push(File { name: "liege.json".to_owned(), media: "application/json", bytes: bytes.into() });
    Ok(vec![answer])
}

/// Replaces the numbers of a member's actions in running games by the public numbers: the log's own numbers
/// count hidden actions of others.
async fn number_as_shown(desk: &Desk, who: &str, actions: &mut [Value]) -> Result<(), Fault> {
    let number = |row: &Value| row["number"].as_u64().and_then(|number| usize::try_from(number).ok());
    for line in desk.store.tables(Which::Of(who)).await? {
        let Some(table) = desk.table(line.id).await? else { continue };
        let mut theirs: Vec<&mut Value> =
            actions.iter_mut().filter(|row| row["table_id"].as_i64() == Some(line.id)).collect();
        let said = table.actions(&theirs.iter().filter_map(|row| number(row)).collect())?;
        for row in &mut theirs {
            let Some(entry) = number(row) else { continue };
            let counted = entry > 0 && table.shown(entry) > table.shown(entry - 1);
            row["number"] = if counted { table.shown(entry).into() } else { Value::Null };
            // An entry beside the game names other entries of the log.
            if let Some(said) = said.get(&entry).filter(|said| said.display.starts_with('@')) {
                row["action"] = said.display.as_str().into();
            }
        }
    }
    Ok(())
}

/// Asks for confirmation. The member must first leave the tables where they play: those games continue.
async fn ask_forgetting(desk: &Desk, asker: &Asker<'_>) -> Answers {
    asker.unless(still_playing(desk, asker).await?)?;
    let button = press("forget-me", &[&"yes"])
        .button(asker.say(&Message::new("privacy-button-sure")), ButtonStyle::Bad);
    Ok(asks_press(desk, asker, with_buttons(private(asker.say(&Message::new("privacy-sure"))), [button])))
}

/// Forgets a member who has confirmed.
pub(crate) async fn forget(desk: &Desk, asker: &Asker<'_>) -> Answers {
    asker.unless(still_playing(desk, asker).await?)?;
    let who = asker.who.id.as_str();
    // Contests keep the number and the results; their games end by themselves.
    tell_contests(desk, who, &Act::Forgotten { member: who.to_owned() }).await?;
    // Challenges that wait for this member are declined.
    for challenge in desk.store.challenges(WhichChallenges::To(who)).await? {
        end_challenge(desk, &challenge, ChallengeState::Declined, Some(who), None).await?;
    }
    // The member leaves tables that have not begun; tables that they host are closed.
    for line in desk.store.tables(Which::Of(who)).await? {
        let now = desk.now();
        change(desk, line.id, None, |table| match table.host().id == who {
            true if table.status() == Status::Lobby => table.abandon(who, now),
            _ => table.leave(who, now),
        })
        .await?;
    }
    desk.store.forget(who, desk.now()).await?;
    Ok(asker.tell(&Message::new("privacy-forgotten")))
}

/// Returns the reason why a member cannot be forgotten yet, if there is one.
async fn still_playing(desk: &Desk, asker: &Asker<'_>) -> Result<Option<Message>, Fault> {
    let who = asker.who.id.as_str();
    let mut list = String::new();
    for line in desk.store.tables(Which::Of(who)).await? {
        let Some(table) = desk.table(line.id).await? else { continue };
        let of_contest = desk.store.contest_game(table.id()).await?.is_some();
        if table.status() == Status::Playing && table.plays(who) && !of_contest {
            let space = if list.is_empty() { "" } else { ", " };
            let _ = write!(list, "{space}#{}", table.id());
        }
    }
    Ok((!list.is_empty()).then(|| Message::new("privacy-playing").with("tables", list)))
}
