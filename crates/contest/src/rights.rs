//! The rights of organisers, arbiters, entrants and the staff.

use crate::act::{Act, Author};
use crate::entrant::Entrant;
use crate::error::Error;
use crate::facts::GameId;
use crate::state::{Contest, Phase};

impl Contest {
    /// Whether somebody is the organiser. If there is none any more, the staff is.
    fn organises(&self, author: &Author) -> bool {
        match &self.organiser {
            Some(organiser) => author.member() == Some(organiser),
            None => matches!(author, Author::Staff(_)),
        }
    }

    fn judges(&self, author: &Author) -> bool {
        author.member().is_some_and(|id| self.arbiters.iter().any(|arbiter| arbiter.id == id))
    }

    /// Whether somebody may decide about these entrants: an arbiter or the organiser, but not about their own games. Where
    /// no official may, the staff does.
    fn decides<'a>(&self, author: &Author, about: impl Iterator<Item = &'a Entrant>) -> Result<(), Error> {
        let about: Vec<&Entrant> = about.collect();
        let concerned = |id: &str| about.iter().any(|entrant| entrant.has(id));
        let official = self.organises(author) || self.judges(author);
        match author.member() {
            Some(id) if official && !concerned(id) => return Ok(()),
            Some(id) if matches!(author, Author::Staff(_)) && !concerned(id) => {
                let organiser = self.organiser.iter().map(String::as_str);
                let mut officials = organiser.chain(self.arbiters.iter().map(|arbiter| arbiter.id.as_str()));
                if officials.all(concerned) {
                    return Ok(());
                }
            }
            _ => {}
        }
        Err(if official { Error::OwnGame } else { Error::NotArbiter })
    }

    fn seated(&self, game: GameId) -> Result<impl Iterator<Item = &Entrant>, Error> {
        let found = self.game(game).ok_or(Error::NoSuchGame { game })?;
        Ok(found.seats.iter().filter_map(|number| self.entrant(*number)))
    }

    /// Whether somebody may do this at all. The state of the contest may still refuse it when it is done.
    ///
    /// # Errors
    /// Returns the reason why they may not.
    pub fn may(&self, author: &Author, act: &Act) -> Result<(), Error> {
        let organiser = || if self.organises(author) { Ok(()) } else { Err(Error::NotOrganiser) };
        let entrant = || match author.member() {
            Some(id) if self.entrant_of(id).is_some() => Ok(()),
            Some(_) => Err(Error::NotEntrant),
            None => Err(Error::NotYours),
        };
        let when = |right: bool| if right { Ok(()) } else { Err(Error::NotYours) };
        match act {
            Act::New { .. } => Err(Error::NotYours),
            Act::Cancel { .. } if matches!(author, Author::Staff(_)) => Ok(()),
            Act::Edit { .. } | Act::Open | Act::Close | Act::Cancel { .. } | Act::Arbiter { .. } => {
                organiser()
            }
            Act::Pause | Act::Resume | Act::RoundNow | Act::PairByHand { .. } | Act::Extend { .. } => {
                self.decides(author, std::iter::empty())
            }
            Act::Late(_) => self.decides(author, std::iter::empty()),
            Act::Drop { member, .. } => self.decides(author, self.entrant_of(member).into_iter()),
            Act::Substitute { leaves, .. } => self.decides(author, self.entrant_of(leaves).into_iter()),
            Act::GiveBye { entrant, .. } => self.decides(author, self.entrant(*entrant).into_iter()),
            Act::Decide { game, .. } => self.decides(author, self.seated(*game)?),
            Act::Join(entering) => {
                when(author.member().is_some_and(|id| entering.members.iter().any(|person| person.id == id)))
            }
            Act::Leave
            | Act::Ready
            | Act::Withdraw
            | Act::AskBye { .. }
            | Act::Challenge { .. }
            | Act::Answer { .. } => entrant(),
            // Somebody who pauses from a league may say that they come back.
            Act::Again { .. } => when(author.member().is_some()),
            Act::Opened { .. }
            | Act::Moved { .. }
            | Act::Ended { .. }
            | Act::Annulled { .. }
            | Act::Judged { .. }
            | Act::Presence { .. }
            | Act::Holiday { .. }
            | Act::Forgotten { .. }
            | Act::Renamed { .. }
            | Act::OrganiserGone
            | Act::Outage { .. } => when(*author == Author::Table),
            Act::Due(_) => when(*author == Author::Time),
            Act::Numbered { .. }
            | Act::Parts { .. }
            | Act::Paired(_)
            | Act::SeasonOver { .. }
            | Act::Finished { .. } => when(*author == Author::Contest),
        }
    }

    /// Whether the phase allows this act at all.
    pub(crate) fn is_time_for(&self, act: &Act) -> Result<(), Error> {
        // Names change at any time, and tables end after the contest.
        let names = matches!(
            act,
            Act::Renamed { .. }
                | Act::Forgotten { .. }
                | Act::Opened { .. }
                | Act::Ended { .. }
                | Act::Moved { .. }
        );
        match self.phase {
            _ if names => Ok(()),
            Phase::Cancelled => Err(Error::Over),
            Phase::Finished { .. } if !matches!(act, Act::Decide { .. }) => Err(Error::Over),
            _ => Ok(()),
        }
    }
}
