//! The one way in which a contest changes: entries.

use crate::act::{Act, Author, Entry};
use crate::error::Error;
use crate::happening::Happening;
use crate::round::PAIRING_VERSION;
use crate::state::Contest;
use jiff::Timestamp;

impl Contest {
    /// Makes a contest of its first entry, [`Act::New`].
    ///
    /// # Errors
    /// It is another act, or the terms can't be held.
    pub fn new(entry: &Entry) -> Result<Contest, Error> {
        Contest::announced(entry)
    }

    /// Applies an entry, and appends it to the log with all that follows from it. On an error nothing has changed.
    ///
    /// # Errors
    /// Returns the reason for which the contest refuses it.
    pub fn apply(&mut self, entry: Entry) -> Result<Vec<Happening>, Error> {
        if entry.by == Author::Contest {
            return Err(Error::NotYours);
        }
        // The log only grows, so it is not copied.
        let log = std::mem::take(&mut self.log);
        let length = log.len();
        let mut after = self.clone();
        after.log = log;
        let told = after.enter_all(entry);
        match &told {
            Ok(_) => *self = after,
            Err(_) => {
                self.log = after.log;
                self.log.truncate(length);
            }
        }
        told
    }

    /// Enters an entry with all that follows from it.
    fn enter_all(&mut self, entry: Entry) -> Result<Vec<Happening>, Error> {
        let at = entry.at;
        let mut told = self.enter(entry)?;
        while let Some(act) = self.owed() {
            told.extend(self.enter(Entry { at, by: Author::Contest, act })?);
        }
        Ok(told)
    }

    /// Makes a contest of the lines of a log.
    ///
    /// # Errors
    /// Returns the first line that can't be read or does not fit those before it.
    pub fn replay<'l>(lines: impl IntoIterator<Item = &'l str>) -> Result<Contest, Error> {
        let mut made: Option<Contest> = None;
        for (line, text) in (1u32..).zip(lines) {
            let bad = |_| Error::BadLog { line };
            let entry = Entry::read(text).map_err(|_| Error::BadLog { line })?;
            match &mut made {
                None => made = Some(Contest::new(&entry).map_err(bad)?),
                Some(contest) => {
                    contest.enter(entry).map_err(bad)?;
                }
            }
        }
        made.ok_or(Error::BadLog { line: 1 })
    }

    /// Makes every pairing of the log of this program's version once more. Returns the lines, from 1, that differ.
    ///
    /// # Errors
    /// The log does not fit itself.
    pub fn verify(&self) -> Result<Vec<u32>, Error> {
        let mut differing = Vec::new();
        let mut entries = (1u32..).zip(&self.log);
        let Some((_, first)) = entries.next() else { return Err(Error::BadLog { line: 1 }) };
        let mut contest = Contest::new(first)?;
        for (line, entry) in entries {
            let same_version =
                !matches!(&entry.act, Act::Paired(paired) if paired.version != PAIRING_VERSION);
            if entry.by == Author::Contest && same_version && !contest.would_pair(&entry.act) {
                differing.push(line);
            }
            contest.enter(entry.clone()).map_err(|_| Error::BadLog { line })?;
        }
        Ok(differing)
    }

    /// Enters one entry, and nothing that follows from it.
    fn enter(&mut self, entry: Entry) -> Result<Vec<Happening>, Error> {
        if self.log.last().is_some_and(|last| entry.at < last.at) {
            return Err(Error::Backwards);
        }
        self.may(&entry.by, &entry.act)?;
        self.is_time_for(&entry.act)?;
        let told = self.act(&entry.act, &entry.by, entry.at)?;
        self.log.push(entry);
        Ok(told)
    }

    fn act(&mut self, act: &Act, by: &Author, at: Timestamp) -> Result<Vec<Happening>, Error> {
        match act {
            Act::New { .. } => Err(Error::NotYours),
            Act::Edit { terms } => self.edit(terms),
            Act::Open => self.open_entries(),
            Act::Close => self.close(at),
            Act::Cancel { reason } => Ok(self.cancel(reason)),
            Act::Pause => self.pause(at),
            Act::Resume => self.resume(at),
            Act::Arbiter { member, on } => {
                self.arbiter(member, *on);
                Ok(Vec::new())
            }
            Act::Join(entering) => self.join(entering, false, at),
            Act::Late(entering) => self.join(entering, true, at),
            Act::Leave => self.leave(by),
            Act::Ready => self.ready(by),
            Act::Withdraw => self.withdraw(by, at),
            Act::AskBye { round, half } => self.ask_bye(by, *round, *half),
            Act::GiveBye { entrant, round, bye, reason } => self.give_bye(*entrant, *round, *bye, reason),
            Act::Drop { member, reason } => self.exclude(member, reason, at),
            Act::RoundNow => self.round_now(),
            Act::PairByHand { tables, byes } => self.pair_by_hand(tables, byes, at),
            Act::Extend { round, until } => self.extend(*round, *until, at),
            Act::Decide { game, verdict, reason } => self.decide(*game, verdict, reason, at),
            Act::Substitute { leaves, comes, reason } => self.substitute(leaves, comes, reason),
            Act::Challenge { whom } => self.challenge(by, whom, at),
            Act::Answer { challenge, accepts, reason } => self.answer(by, *challenge, *accepts, reason, at),
            Act::Again { plays } => self.again(by, *plays),
            Act::Opened { game, table } => self.opened(*game, *table, at),
            Act::Moved { game, seat } => self.moved(*game, *seat, at),
            Act::Ended { game, outcome } => self.ended(*game, outcome, at),
            Act::Annulled { game } => self.annulled(*game, at),
            Act::Judged { game, points, by_time } => self.judged(*game, points, *by_time, at),
            Act::Presence { member, here } => {
                self.presence(member, *here, at);
                Ok(Vec::new())
            }
            Act::Holiday { member, begins, until } => self.holiday(member, *begins, *until, at),
            Act::Forgotten { member } => Ok(self.forget(member, at)),
            Act::Renamed { member } => {
                self.rename(member);
                Ok(Vec::new())
            }
            Act::OrganiserGone => Ok(self.succeed()),
            Act::Outage { seconds } => {
                // A pause gives its whole time back when it ends.
                if !self.is_paused() {
                    self.shift(jiff::SignedDuration::from_secs((*seconds).max(0)));
                }
                Ok(Vec::new())
            }
            Act::Due(due) => self.come(due, at),
            Act::Numbered { order } => self.numbered_as(order, at),
            Act::Parts { season, parts } => self.begun(*season, parts),
            Act::Paired(paired) => self.paired(paired, at),
            Act::SeasonOver { champions, up, down } => self.season_over(champions, up, down, at),
            Act::Finished { stuck } => Ok(self.finished(*stuck, at)),
        }
    }
}
