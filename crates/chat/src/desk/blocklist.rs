//! Keeping people apart: who has blocked whom, and who is not to be named for seats.
//!
//! Whoever has blocked somebody is told so plainly; the one who is blocked reads what others read for ordinary
//! reasons. At a table where it is not told who sits there, blocks keep nobody from sitting down: a refusal would
//! tell.

use super::{Desk, Fault};
use crate::desk::Asker;
use crate::wording::{masked, of_table, person};
use liege_game::Seat;
use liege_store::WhichPlayers;
use liege_table::{Chair, Player, Table, TableError};
use liege_words::Message;
use std::collections::HashSet;

/// Those with whom a member is not seated anew.
pub struct Blocklist {
    /// Whom they have blocked.
    mine: HashSet<String>,
    /// These, and those who have blocked them.
    all: HashSet<String>,
}

impl Blocklist {
    /// Whether there is anybody.
    pub fn is_nobody(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether the member has blocked somebody.
    pub fn has_blocked(&self, member: &str) -> bool {
        self.mine.contains(member)
    }

    /// Whether it is somebody with whom they are kept apart, by whoever's wish.
    pub fn contains(&self, member: &str) -> bool {
        self.all.contains(member)
    }

    /// Why the member may not sit down at a table, if they may not. `but`: a seat whose holder gets up for
    /// them.
    ///
    /// Where two are invited who are kept apart, the one who is blocked may sit down: they must not learn of it.
    /// The other is told, and has the choice.
    pub fn refuses(&self, table: &Table, member: &str, but: Option<Seat>) -> Option<Message> {
        if self.is_nobody() || masked(table) || !table.seats_of(member).is_empty() {
            return None;
        }
        let chairs = || {
            let chairs = table.chairs().iter().zip((0u8..).map(Seat));
            chairs.filter(|(_, seat)| Some(*seat) != but).map(|(chair, _)| chair)
        };
        let mut blocked: Vec<&str> = Vec::new();
        for player in chairs().filter_map(Chair::person).filter(|player| self.mine.contains(&player.id)) {
            if !blocked.contains(&player.id.as_str()) {
                blocked.push(&player.id);
            }
        }
        if let Some(first) = blocked.first() {
            let who: Vec<String> = blocked.iter().map(|id| person(id)).collect();
            let message = of_table("block-sits-there", table.id())
                .with("who", who.join(", "))
                .with("first", person(first));
            return Some(message);
        }
        let invited = !table.invitations_of(member).is_empty() || but.is_some();
        let against = |chair: &Chair| match chair {
            Chair::Held(player) => self.all.contains(&player.id),
            Chair::Invited(player) => !invited && self.all.contains(&player.id),
            Chair::Open => false,
        };
        chairs().any(against).then(|| TableError::NoSeatFree.message())
    }
}

/// Those with whom a member is not seated anew.
pub(crate) async fn blocklist(desk: &Desk, member: &str) -> Result<Blocklist, Fault> {
    let all = desk.store.blocked_either_way(member).await?;
    let mine = match all.is_empty() {
        true => HashSet::new(),
        false => desk
            .store
            .players(WhichPlayers::BlockedBy(member))
            .await?
            .into_iter()
            .map(|player| player.id)
            .collect(),
    };
    Ok(Blocklist { mine, all })
}

/// Why these people can't be named for seats (or challenged) by the asker, if they can't: the asker has blocked
/// one; or one takes no invitations, or none of the asker's, which reads the same.
pub(crate) async fn unwilling(
    desk: &Desk,
    asker: &Asker<'_>,
    people: impl IntoIterator<Item = &Player>,
) -> Result<Option<Message>, Fault> {
    let blocklist = self::blocklist(desk, &asker.who.id).await?;
    let people: Vec<&Player> = people.into_iter().filter(|player| player.id != asker.who.id).collect();
    let ids: Vec<&str> = people.iter().map(|player| player.id.as_str()).collect();
    let members = desk.store.members(&ids).await?;
    for player in people {
        let who = || person(&player.id);
        if blocklist.has_blocked(&player.id) {
            return Ok(Some(Message::new("block-yours").with("who", who())));
        }
        let closed = members.get(&player.id).is_some_and(|member| !member.takes_challenges);
        if closed || blocklist.contains(&player.id) {
            return Ok(Some(Message::new("challenge-door-closed").with("who", who())));
        }
    }
    Ok(None)
}
