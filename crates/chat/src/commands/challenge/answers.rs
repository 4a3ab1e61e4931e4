//! Accepting and declining challenges, taking them back, and what one may do with one that came to nothing.

use crate::chat::announce::{Announcement, ChallengeTold};
use crate::chat::desk::{
    Answer, Answers, Asker, Changed, Chat, Ending, Fault, Stop, press, private, with_buttons,
};
use crate::chat::wording::{of_table, person};
use crate::store::{
    Cause, Challenge, ChallengeEnd, ChallengeState, Setting, StoreError, Which, WhichChallenges,
};
use crate::table::{Chair, Status, Table};
use crate::words::Message;

/// Why a challenge is not ended at its table.
enum NotEnded {
    /// Its game has begun, or it was closed before.
    Gone,
    /// The member is not among those challenged, or has accepted.
    NotAsked,
}

impl Chat {
    /// The challenge meant by its table's number, or the only one among `mine`; else what to answer.
    async fn meant_challenge(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        mine: Vec<Challenge>,
        none: &'static str,
    ) -> Result<Challenge, Stop> {
        if let Some(id) = named {
            let found = self.store.challenges(WhichChallenges::At(id)).await?.pop();
            let why = || of_table("challenge-no-such", id);
            return found.ok_or_else(|| asker.stop(&why()));
        }
        let mut mine = mine;
        match mine.len() {
            0 => Err(asker.stop(&Message::new(none))),
            1 => Ok(mine.remove(0)),
            _ => Err(Stop::Said(vec![self.challenges(asker, Some("challenge-which")).await?])),
        }
    }

    /// `challenge accept`
    pub(crate) async fn accept_challenge(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let mine = self.store.challenges(WhichChallenges::To(&asker.who.id)).await?;
        let challenge = self.meant_challenge(asker, named, mine, "challenge-none-to-you").await?;
        self.join(asker, Some(named.unwrap_or(challenge.table)), None).await
    }

    /// `challenge decline`, or the button.
    pub(crate) async fn decline_challenge(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let me = asker.who.id.as_str();
        let mine = self.store.challenges(WhichChallenges::To(me)).await?;
        let challenge = self.meant_challenge(asker, named, mine, "challenge-none-to-you").await?;
        let id = named.unwrap_or(challenge.table);
        if challenge.anyone {
            return Ok(asker.tell(&of_table("challenge-not-you", id)));
        }
        let asked = |table: &Table| {
            let invited = !table.invitations_of(me).is_empty() && table.seats_of(me).is_empty();
            if invited { Ok(()) } else { Err(NotEnded::NotAsked) }
        };
        let ended =
            self.end_at_table(&challenge, ChallengeState::Declined, Some(me), asker.heard, asked).await?;
        let message = match ended {
            Ok(true) => Message::new("challenge-declined").with("who", person(&challenge.challenger.id)),
            Ok(false) => return Ok(Vec::new()),
            Err(NotEnded::NotAsked) => Message::new("challenge-not-you"),
            Err(NotEnded::Gone) => Message::new("challenge-gone"),
        };
        Ok(asker.tell(&message.with("table", id.to_string())))
    }

    /// `challenge withdraw`
    pub(crate) async fn withdraw_challenge(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let mine = self.store.challenges(WhichChallenges::By(&asker.who.id)).await?;
        let challenge = self.meant_challenge(asker, named, mine, "challenge-none-of-yours").await?;
        self.take_back(asker, &challenge).await
    }

    /// A challenge is taken back by whoever made it.
    pub(crate) async fn take_back(&self, asker: &Asker<'_>, challenge: &Challenge) -> Answers {
        let id = challenge.table.to_string();
        if challenge.challenger.id != asker.who.id {
            return Ok(asker.tell(&Message::new("challenge-not-yours").with("table", id)));
        }
        let me = asker.who.id.as_str();
        let ended = self.end_challenge(challenge, ChallengeState::Withdrawn, Some(me), asker.heard).await?;
        let message = match (ended, challenge.anyone) {
            (true, false) => "challenge-withdrawn",
            (true, true) => "challenge-withdrawn-anyone",
            (false, _) => "challenge-gone",
        };
        Ok(asker.tell(&Message::new(message).with("table", id)))
    }

    /// The table created for a challenge last.
    async fn last_table_of(&self, challenge: &Challenge) -> Result<i64, StoreError> {
        let known = self.store.challenges(WhichChallenges::Of(challenge.id)).await?.pop();
        Ok(known.map_or(challenge.table, |known| known.table))
    }

    /// Ends a challenge that stands; whether it did.
    pub(crate) async fn end_challenge(
        &self,
        challenge: &Challenge,
        state: ChallengeState,
        by: Option<&str>,
        heard: Option<&str>,
    ) -> Result<bool, Fault> {
        if challenge.state != ChallengeState::Open {
            return Ok(false);
        }
        // Of a challenge to anyone the last table is the one that can be joined, if there is one.
        let last = self.last_table_of(challenge).await?;
        let challenge = Challenge { table: last, ..challenge.clone() };
        match self.end_at_table(&challenge, state, by, heard, |_| Ok(())).await? {
            Ok(_) => Ok(true),
            Err(_) if challenge.anyone => {
                let end = ChallengeEnd { state, by: by.map(str::to_owned) };
                let told = told(&challenge, &end);
                let ended = self.store.end_challenge(&challenge, &end, &told, self.clock.now()).await?;
                self.queued.notify_one();
                // From now on none is created for it any more; but one may have been created meanwhile.
                let last = self.last_table_of(&challenge).await?;
                if last != challenge.table {
                    let now = self.clock.now();
                    let close = |table: &Table| match table.status() {
                        Status::Lobby => table.abandon(&table.host().id, now).map_err(|_| NotEnded::Gone),
                        _ => Err(NotEnded::Gone),
                    };
                    self.change(last, None, close).await?;
                }
                Ok(ended)
            }
            Err(_) => Ok(false),
        }
    }

    /// Ends a challenge by closing its table, if `may`; whether that was not done before for the same message.
    async fn end_at_table(
        &self,
        challenge: &Challenge,
        state: ChallengeState,
        by: Option<&str>,
        heard: Option<&str>,
        may: impl Fn(&Table) -> Result<(), NotEnded>,
    ) -> Result<Result<bool, NotEnded>, Fault> {
        let end = ChallengeEnd { state, by: by.map(str::to_owned) };
        let ending = Ending { rows: told(challenge, &end), end };
        let now = self.clock.now();
        let close = |table: &Table| {
            if table.status() != Status::Lobby {
                return Err(NotEnded::Gone);
            }
            may(table)?;
            table.abandon(&table.host().id, now).map_err(|_| NotEnded::Gone)
        };
        Ok(match self.change_noting(challenge.table, heard, close, Some(&ending)).await? {
            Changed::Done(_) => Ok(true),
            Changed::HeardBefore => Ok(false),
            Changed::NoTable => Err(NotEnded::Gone),
            Changed::Refused(_, why) => Err(why),
        })
    }

    /// Whoever leaves the table of a challenge before the game has begun declines the challenge, or takes it back.
    pub(crate) async fn leave_challenge(
        &self,
        asker: &Asker<'_>,
        table: &Table,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        if table.status() != Status::Lobby {
            return Ok(None);
        }
        let Some(challenge) = self.store.challenges(WhichChallenges::At(table.id())).await?.pop() else {
            return Ok(None);
        };
        let me = asker.who.id.as_str();
        if challenge.challenger.id == me {
            return Ok(Some(self.take_back(asker, &challenge).await?));
        }
        let asked = !table.invitations_of(me).is_empty() && table.seats_of(me).is_empty();
        match asked && !challenge.anyone {
            true => Ok(Some(self.decline_challenge(asker, Some(table.id())).await?)),
            false => Ok(None),
        }
    }

    /// The challenger opens the seats of those who have not come to anyone: the same table is created anew.
    pub(crate) async fn open_seats(&self, asker: &Asker<'_>, id: i64) -> Answers {
        let (Some(table), Some(challenge)) =
            (self.table(id).await?, self.store.challenges(WhichChallenges::At(id)).await?.pop())
        else {
            return Ok(asker.tell(&Message::new("button-gone")));
        };
        if challenge.challenger.id != asker.who.id {
            return Ok(asker.tell(&of_table("challenge-not-yours", id)));
        }
        if table.status() != Status::Abandoned || challenge.anyone {
            return Ok(asker.tell(&of_table("challenge-gone", id)));
        }
        if let Some(next) = self.store.tables(Which::RematchOf(id)).await?.first() {
            return Ok(asker.tell(&of_table("challenge-opened", next.id)));
        }
        asker.unless(self.may_lay_again(asker, &table, "challenge-there").await?)?;
        let gone = challenge.ended_by.as_deref();
        let chair = |chair: &Chair| match chair {
            Chair::Held(player) => Chair::Invited(player.clone()),
            Chair::Invited(player) if gone.is_some_and(|gone| gone != player.id) => chair.clone(),
            Chair::Invited(_) | Chair::Open => Chair::Open,
        };
        let chairs = table.chairs().iter().map(chair).collect();
        let new = self.again(asker, &table, chairs);
        let threads = self.threads_at(new.venue.server.as_deref()).await?;
        match self.create_new_table(asker, new, (Cause::Rematch(id), threads), None).await? {
            Some(answers) => Ok(answers),
            // Somebody was quicker.
            None => Box::pin(self.open_seats(asker, id)).await,
        }
    }

    /// `challenge off`, `challenge on`
    pub(crate) async fn set_takes_challenges(&self, asker: &Asker<'_>, open: bool) -> Answers {
        self.store.set(&asker.who.id, Setting::TakesChallenges(open), self.clock.now()).await?;
        let message = Message::new(if open { "challenge-door-opened" } else { "challenge-door-shut" });
        Ok(vec![with_buttons(private(asker.say(&message)), [takes_challenges_button(asker, !open)])])
    }
}

/// The button by which one takes challenges, or none.
pub fn takes_challenges_button(asker: &Asker<'_>, open: bool) -> Option<crate::chat::Button> {
    let label = Message::new(if open { "challenge-button-door-open" } else { "challenge-button-door-shut" });
    press("challenges", &[&(if open { "on" } else { "off" })]).plain(asker.say(&label))
}

/// What the challenger is told of the end, unless it is their own doing.
fn told(challenge: &Challenge, end: &ChallengeEnd) -> Vec<crate::store::OutboxEntry> {
    if end.by.as_deref() == Some(challenge.challenger.id.as_str()) {
        return Vec::new();
    }
    let told = ChallengeTold { state: end.state.code().to_owned(), by: end.by.clone() };
    vec![Announcement::ChallengeEnded(told).announce(0, 0).to(challenge.challenger.id.as_str())]
}
