//! Entries and the life of a contest: from the announcement to the start, and what people do on the way.

use crate::act::{Act, Author, Entry};
use crate::entrant::{Entrant, Status};
use crate::error::Error;
use crate::facts::{Bye, Entering, Person};
use crate::happening::{Cancellation, Happening, Parting};
use crate::results::{after, days};
use crate::state::{ChallengeState, Contest, Phase};
use crate::terms::{Format, Terms};
use jiff::{SignedDuration, Timestamp};
use liege_game::Seed;

type Told = Result<Vec<Happening>, Error>;

impl Contest {
    /// Makes a contest of its first entry.
    pub(crate) fn announced(entry: &Entry) -> Result<Contest, Error> {
        let Act::New { terms, seed } = &entry.act else { return Err(Error::NotYours) };
        let organiser = entry.by.member().ok_or(Error::NotYours)?;
        terms.check()?;
        let seed = Seed::read(seed).ok_or(Error::BadLog { line: 1 })?;
        Ok(Contest {
            terms: (**terms).clone(),
            seed,
            organiser: Some(organiser.to_owned()),
            arbiters: Vec::new(),
            phase: Phase::Announced,
            paused: None,
            entrants: Vec::new(),
            rounds: Vec::new(),
            season: 1,
            parts: Vec::new(),
            rungs: Vec::new(),
            challenges: Vec::new(),
            refusals: Vec::new(),
            champions: Vec::new(),
            next_season: None,
            total: 0,
            hurry: false,
            between: false,
            too_few: None,
            closing_said: false,
            log: vec![entry.clone()],
        })
    }

    fn in_count(&self) -> u32 {
        self.entrants.iter().filter(|entrant| entrant.is_in()).count() as u32
    }

    /// The index of a member's entry that has not been left.
    fn own(&self, author: &Author) -> Result<usize, Error> {
        let id = author.member().ok_or(Error::NotYours)?;
        let has = |entrant: &Entrant| entrant.has(id) && !matches!(entrant.status, Status::Out(_));
        self.entrants.iter().position(has).ok_or(Error::NotEntrant)
    }

    pub(crate) fn edit(&mut self, terms: &Terms) -> Told {
        terms.check()?;
        let old = self.terms.clone();
        let later = |old: Option<Timestamp>, new: Option<Timestamp>| match (old, new) {
            (Some(old), Some(new)) => old <= new,
            (Some(_), None) => true,
            (None, new) => new.is_none(),
        };
        // Nobody minds another name or text, and later dates.
        let harmless = Terms {
            name: old.name.clone(),
            text: old.text.clone(),
            opens: old.opens,
            closes: old.closes,
            ends: old.ends,
            ..terms.clone()
        } == old
            && later(old.opens, terms.opens)
            && later(old.closes, terms.closes)
            && later(old.ends, terms.ends);
        match self.phase {
            Phase::Announced => {}
            Phase::Entries => {
                if self.entrants.iter().any(Entrant::is_in) && terms.team != old.team {
                    return Err(Error::TeamSize { needed: old.team });
                }
            }
            _ if harmless => {}
            _ => return Err(Error::Started),
        }
        self.terms = terms.clone();
        self.too_few = None;
        if harmless || self.phase == Phase::Announced {
            return Ok(Vec::new());
        }
        let mut members = Vec::new();
        for entrant in self.entrants.iter_mut().filter(|entrant| !matches!(entrant.status, Status::Out(_))) {
            entrant.agreed = entrant.machine;
            if !entrant.machine {
                members.extend(entrant.members.iter().map(|person| person.id.clone()));
            }
        }
        Ok(if members.is_empty() { Vec::new() } else { vec![Happening::AskAgain { members }] })
    }

    pub(crate) fn open_entries(&mut self) -> Told {
        if self.phase != Phase::Announced {
            return Err(Error::EntriesClosed);
        }
        self.phase = Phase::Entries;
        Ok(vec![Happening::EntriesOpen])
    }

    /// Entries close, or a ladder or league that runs comes to its end.
    pub(crate) fn close(&mut self, at: Timestamp) -> Told {
        match self.phase {
            Phase::Announced => Err(Error::NotOpen),
            Phase::Entries => Ok(self.close_entries(at)),
            Phase::CheckIn { .. } => Ok(self.end_check_in()),
            Phase::Running => match &mut self.terms.format {
                Format::Ladder { .. } => {
                    let games = self.games().filter(|(_, game)| game.is_open()).count() as u32;
                    if games > 0 {
                        return Err(Error::RoundOpen { games });
                    }
                    self.phase = Phase::Finished { at };
                    Ok(vec![Happening::Finished])
                }
                Format::League { seasons, .. } => {
                    *seasons = Some(self.season);
                    if self.between {
                        self.next_season = None;
                    }
                    Ok(Vec::new())
                }
                _ => Err(Error::EntriesClosed),
            },
            Phase::Finished { .. } | Phase::Cancelled => Err(Error::Over),
        }
    }

    fn cancelled(&mut self, why: Cancellation) -> Vec<Happening> {
        let open: Vec<_> =
            self.games().filter(|(_, game)| game.is_open()).map(|(id, game)| (id, game.table)).collect();
        self.phase = Phase::Cancelled;
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games).filter(|game| game.is_open()) {
            game.strike();
        }
        let close = open.into_iter().map(|(game, table)| Happening::Close { game, table, loses: Vec::new() });
        close.chain([Happening::Cancelled(why)]).collect()
    }

    pub(crate) fn cancel(&mut self, reason: &str) -> Vec<Happening> {
        self.cancelled(Cancellation::Decided { reason: reason.to_owned() })
    }

    fn close_entries(&mut self, at: Timestamp) -> Vec<Happening> {
        let mut told = Vec::new();
        for index in 0..self.entrants.len() {
            if !self.entrants[index].agreed {
                self.leave_list(index, &Parting::NotAgreed, &mut told);
            }
        }
        let (entered, needed) = (self.in_count(), self.terms.least_entrants());
        if entered < 2 {
            told.extend(self.cancelled(Cancellation::TooFew));
        } else if entered < needed {
            if self.too_few.is_none() {
                told.push(Happening::TooFew { entered, needed });
            }
            self.too_few.get_or_insert(at);
        } else if self.terms.checkin_hours > 0 {
            let until = after(at, SignedDuration::from_hours(i64::from(self.terms.checkin_hours)));
            self.phase = Phase::CheckIn { until };
            for entrant in self.entrants.iter_mut().filter(|entrant| entrant.machine && entrant.is_in()) {
                entrant.status = Status::Ready;
            }
            let asked = self.entrants.iter().filter(|entrant| !entrant.machine);
            let asked = asked.filter(|entrant| matches!(entrant.status, Status::Entered | Status::Waiting));
            let members =
                asked.flat_map(|entrant| entrant.members.iter().map(|person| person.id.clone())).collect();
            told.push(Happening::CheckInOpen { members, until });
        } else {
            for entrant in self.entrants.iter_mut().filter(|entrant| entrant.is_in()) {
                entrant.status = Status::Ready;
            }
            self.start(&mut told);
        }
        told
    }

    /// Too few have entered, and the organiser has not decided.
    pub(crate) fn too_few_at_last(&mut self) -> Vec<Happening> {
        self.cancelled(Cancellation::TooFew)
    }

    fn start(&mut self, told: &mut Vec<Happening>) {
        self.phase = Phase::Running;
        told.push(Happening::Started);
    }

    /// The check-in is over: those who are not ready are out, and those who wait and are ready fill their places.
    pub(crate) fn end_check_in(&mut self) -> Vec<Happening> {
        let mut told = Vec::new();
        for index in 0..self.entrants.len() {
            if self.entrants[index].status == Status::Entered {
                let members: Vec<String> =
                    self.entrants[index].members.iter().map(|person| person.id.clone()).collect();
                self.entrants[index].status = Status::Out(Parting::NotReady);
                told.extend(
                    members
                        .into_iter()
                        .map(|member| Happening::Parted { member, parting: Parting::NotReady }),
                );
            }
        }
        self.move_up(&mut told, true);
        if self.in_count() < self.terms.least_entrants() {
            told.extend(self.cancelled(Cancellation::TooFew));
        } else {
            self.start(&mut told);
        }
        told
    }

    /// Lets those who wait take free places; in the check-in only those who are ready.
    fn move_up(&mut self, told: &mut Vec<Happening>, only_ready: bool) {
        while self.in_count() < self.terms.most_entrants() {
            let next = |entrant: &&mut Entrant| {
                entrant.status == Status::Waiting && (!only_ready || entrant.again == Some(true))
            };
            let Some(entrant) = self.entrants.iter_mut().find(next) else { return };
            entrant.status = if only_ready { Status::Ready } else { Status::Entered };
            entrant.again = None;
            told.extend(
                entrant.members.iter().map(|person| Happening::MovedUp { member: person.id.clone() }),
            );
        }
    }

    /// Takes an entry off the list before the start.
    fn leave_list(&mut self, index: usize, parting: &Parting, told: &mut Vec<Happening>) {
        let entrant = &mut self.entrants[index];
        if matches!(entrant.status, Status::Out(_)) {
            return;
        }
        entrant.status = Status::Out(parting.clone());
        let members: Vec<String> = entrant.members.iter().map(|person| person.id.clone()).collect();
        told.extend(members.into_iter().map(|member| Happening::Parted { member, parting: parting.clone() }));
        if self.phase == Phase::Entries {
            self.move_up(told, false);
        }
    }

    /// Somebody enters.
    pub(crate) fn join(&mut self, entering: &Entering, by_official: bool, at: Timestamp) -> Told {
        let team = usize::from(self.terms.team);
        let ids: Vec<&str> = entering.members.iter().map(|person| person.id.as_str()).collect();
        let is_double = ids.iter().enumerate().any(|(index, id)| ids[..index].contains(id));
        if ids.len() != team || is_double {
            return Err(Error::TeamSize { needed: self.terms.team });
        }
        if self.phase == Phase::Running {
            // Those who still wait for a place at the start enter late as others do.
            let waits = |known: &Entrant| known.number == 0 && known.status == Status::Waiting;
            self.entrants.retain(|known| !(waits(known) && ids.iter().any(|id| known.has(id))));
        }
        if entering.members.iter().any(|person| self.entrant_of(&person.id).is_some()) {
            return Err(Error::EnteredAlready);
        }
        let machines =
            self.entrants.iter().filter(|entrant| entrant.machine && entrant.is_in()).count() as u32;
        if entering.machine && machines >= self.terms.machines {
            return Err(Error::NoMachines { most: self.terms.machines });
        }
        let mut entrant = Entrant {
            number: 0,
            members: entering.members.clone(),
            former: Vec::new(),
            rating: entering.rating,
            machine: entering.machine,
            status: Status::Entered,
            agreed: true,
            from: 1,
            byes: std::collections::BTreeMap::new(),
            forfeits: 0,
            silent: 0,
            left: None,
            idle: None,
            holiday: None,
            back: None,
            holidays: std::collections::BTreeMap::new(),
            division: None,
            again: None,
        };
        let members: Vec<String> = entering.members.iter().map(|person| person.id.clone()).collect();
        match self.phase {
            Phase::Announced => return Err(Error::NotOpen),
            Phase::Running => return self.join_late(entrant, at),
            // When all places are taken, one may still wait for those who are not ready.
            Phase::CheckIn { .. } if !by_official && self.in_count() < self.terms.most_entrants() => {
                return Err(Error::EntriesClosed);
            }
            _ => {}
        }
        self.entrants.retain(|known| !(known.number == 0 && members.iter().any(|id| known.has(id))));
        let waiting = self.in_count() >= self.terms.most_entrants();
        entrant.status = match (waiting, self.phase) {
            (true, _) => Status::Waiting,
            (false, Phase::Entries) => Status::Entered,
            (false, _) => Status::Ready,
        };
        self.entrants.push(entrant);
        let mut told: Vec<Happening> =
            members.into_iter().map(|member| Happening::Entered { member, waiting }).collect();
        // A full list closes entries.
        if self.phase == Phase::Entries && self.terms.limit == Some(self.in_count()) && !waiting {
            told.extend(self.close_entries(at));
        }
        Ok(told)
    }

    /// A late entry: into a Swiss until a third of its rounds is paired, into a ladder at any time, into a league for the
    /// next season.
    fn join_late(&mut self, mut entrant: Entrant, at: Timestamp) -> Told {
        let rounds = self.rounds.len() as u32;
        let members: Vec<String> = entrant.members.iter().map(|person| person.id.clone()).collect();
        entrant.number = self.total_numbers() + 1;
        let was_here = |known: &Entrant| known.number > 0 && members.iter().any(|id| known.has(id));
        let known = self.entrants.iter().position(was_here);
        let mut waiting = false;
        match self.terms.format {
            Format::Swiss { .. } => {
                if known_left(&self.entrants, &members) {
                    return Err(Error::LeftAlready);
                }
                if 3 * rounds > self.total || self.in_count() >= self.terms.most_entrants() {
                    return Err(Error::TooLate);
                }
                entrant.from = rounds + 1;
                entrant.status = Status::Ready;
                let missed = if self.terms.late_half { Bye::Half } else { Bye::None };
                for round in &mut self.rounds {
                    round.byes.insert(entrant.number, missed);
                }
                self.entrants.push(entrant);
            }
            Format::Ladder { idle_days, by_rating, .. } => {
                let rating = entrant.rating;
                let number = match known {
                    Some(index) => {
                        self.entrants[index].status = Status::Ready;
                        self.entrants[index].number
                    }
                    None => {
                        entrant.status = Status::Ready;
                        let number = entrant.number;
                        self.entrants.push(entrant);
                        number
                    }
                };
                let worse = |rung: &u32| self.entrant(*rung).is_some_and(|other| other.rating < rating);
                let place =
                    self.rungs.iter().position(worse).filter(|_| by_rating).unwrap_or(self.rungs.len());
                let before = self.rungs.clone();
                self.rungs.insert(place, number);
                if let Some(entrant) = self.entrant_mut(number) {
                    entrant.idle = Some(after(at, days(i64::from(idle_days))));
                }
                let mut told: Vec<Happening> =
                    members.into_iter().map(|member| Happening::Entered { member, waiting }).collect();
                self.tell_rungs(&before, &mut told);
                return Ok(told);
            }
            Format::League { .. } => {
                waiting = true;
                match known {
                    // They come back, one division below the one that they left.
                    Some(index) => {
                        self.entrants[index].status = Status::Waiting;
                        self.entrants[index].again = Some(true);
                    }
                    None => {
                        entrant.status = Status::Waiting;
                        self.entrants.push(entrant);
                    }
                }
            }
            Format::RoundRobin { .. } | Format::KnockOut { .. } => return Err(Error::TooLate),
        }
        Ok(members.into_iter().map(|member| Happening::Entered { member, waiting }).collect())
    }

    fn total_numbers(&self) -> u32 {
        self.entrants.iter().map(|entrant| entrant.number).max().unwrap_or_default()
    }

    pub(crate) fn leave(&mut self, author: &Author) -> Told {
        let index = self.own(author)?;
        if self.phase == Phase::Running {
            return Err(Error::Started);
        }
        let mut told = Vec::new();
        self.leave_list(index, &Parting::Left, &mut told);
        Ok(told)
    }

    pub(crate) fn ready(&mut self, author: &Author) -> Told {
        let index = self.own(author)?;
        let is_check_in = matches!(self.phase, Phase::CheckIn { .. });
        let entrant = &mut self.entrants[index];
        match entrant.status {
            _ if self.phase == Phase::Entries && !entrant.agreed => entrant.agreed = true,
            Status::Entered if is_check_in => entrant.status = Status::Ready,
            // Noted for the end of the check-in.
            Status::Waiting if is_check_in => entrant.again = Some(true),
            Status::Ready if is_check_in => {}
            _ => return Err(Error::NoCheckIn),
        }
        Ok(Vec::new())
    }

    /// Takes somebody out, whatever the phase.
    pub(crate) fn remove(&mut self, index: usize, parting: &Parting, at: Timestamp) -> Vec<Happening> {
        let mut told = Vec::new();
        let number = self.entrants[index].number;
        if self.phase == Phase::Running && number > 0 {
            self.part(number, parting, at, &mut told);
        } else {
            self.leave_list(index, parting, &mut told);
        }
        told
    }

    pub(crate) fn withdraw(&mut self, author: &Author, at: Timestamp) -> Told {
        let index = self.own(author)?;
        if self.phase != Phase::Running {
            return Err(Error::NotStarted);
        }
        Ok(self.remove(index, &Parting::Withdrew, at))
    }

    pub(crate) fn exclude(&mut self, member: &str, reason: &str, at: Timestamp) -> Told {
        if reason.trim().is_empty() {
            return Err(Error::NoReason);
        }
        let index = self.own(&Author::Member(member.to_owned()))?;
        Ok(self.remove(index, &Parting::Excluded { reason: reason.to_owned() }, at))
    }

    /// The round for which a bye can still be asked.
    fn bye_round(&self, round: u32) -> Result<(), Error> {
        if !matches!(self.terms.format, Format::Swiss { .. }) {
            return Err(Error::NoByes);
        }
        let first = self.rounds.len() as u32 + 1;
        if round < first || (self.total > 0 && round > self.total) {
            return Err(Error::ByeTooLate { first });
        }
        Ok(())
    }

    pub(crate) fn ask_bye(&mut self, author: &Author, round: u32, half: bool) -> Told {
        let index = self.own(author)?;
        self.bye_round(round)?;
        if let Format::Swiss { half_byes: most, .. } = self.terms.format
            && half
        {
            let had = self.entrants[index]
                .byes
                .iter()
                .filter(|(known, bye)| **bye == Bye::Half && **known != round);
            if had.count() as u32 >= most || (self.total > 0 && round >= self.total) {
                return Err(Error::NoHalfBye { most });
            }
        }
        self.entrants[index].byes.insert(round, if half { Bye::Half } else { Bye::None });
        Ok(Vec::new())
    }

    pub(crate) fn give_bye(&mut self, number: u32, round: u32, bye: Bye, reason: &str) -> Told {
        if reason.trim().is_empty() {
            return Err(Error::NoReason);
        }
        self.bye_round(round)?;
        let entrant = self.entrant_mut(number).ok_or(Error::NoSuchEntrant { number })?;
        entrant.byes.insert(round, bye);
        Ok(Vec::new())
    }

    pub(crate) fn pause(&mut self, at: Timestamp) -> Told {
        if self.paused.is_some() {
            return Err(Error::Paused);
        }
        self.paused = Some(at);
        Ok(vec![Happening::Paused { paused: true }])
    }

    pub(crate) fn resume(&mut self, at: Timestamp) -> Told {
        let since = self.paused.take().ok_or(Error::NotPaused)?;
        self.shift(at.duration_since(since));
        Ok(vec![Happening::Paused { paused: false }])
    }

    /// Gives everybody time back: all moments that wait are later.
    pub(crate) fn shift(&mut self, by: SignedDuration) {
        let later = |moment: &mut Timestamp| *moment = after(*moment, by);
        let since = self.log.last().map(|entry| entry.at);
        for moment in
            [&mut self.terms.opens, &mut self.terms.closes, &mut self.terms.ends].into_iter().flatten()
        {
            // A moment that was handled stays.
            if since.is_none_or(|since| *moment > since) {
                later(moment);
            }
        }
        if let Phase::CheckIn { until } = &mut self.phase {
            later(until);
        }
        for moment in [&mut self.next_season, &mut self.too_few].into_iter().flatten() {
            later(moment);
        }
        for round in &mut self.rounds {
            if !round.closed {
                round.deadline.iter_mut().for_each(later);
            }
            for game in round.games.iter_mut().filter(|game| game.is_open()) {
                game.opened.iter_mut().for_each(later);
                game.moved.iter_mut().flatten().for_each(later);
            }
        }
        for challenge in self.challenges.iter_mut().filter(|known| known.state == ChallengeState::Open) {
            later(&mut challenge.until);
        }
        for entrant in &mut self.entrants {
            entrant.idle.iter_mut().for_each(later);
            entrant.left.iter_mut().for_each(later);
        }
    }

    pub(crate) fn arbiter(&mut self, member: &Person, on: bool) {
        self.arbiters.retain(|known| known.id != member.id);
        if on {
            self.arbiters.push(member.clone());
        }
    }

    pub(crate) fn substitute(&mut self, leaves: &str, comes: &Person, reason: &str) -> Told {
        let several =
            self.terms.seats > 2 || self.terms.team > 1 || matches!(self.terms.format, Format::League { .. });
        if !several {
            return Err(Error::NoSubstitutes);
        }
        if self.phase != Phase::Running {
            return Err(Error::NotStarted);
        }
        if reason.trim().is_empty() {
            return Err(Error::NoReason);
        }
        if self.entrant_of(&comes.id).is_some() {
            return Err(Error::EnteredAlready);
        }
        let index = self.own(&Author::Member(leaves.to_owned()))?;
        let round = self.rounds.len() as u32;
        let entrant = &mut self.entrants[index];
        let person =
            entrant.members.iter_mut().find(|person| person.id == leaves).ok_or(Error::NotEntrant)?;
        let old = std::mem::replace(person, comes.clone());
        entrant.former.push((round, old));
        entrant.left = None;
        entrant.silent = 0;
        let number = entrant.number;
        let games = self.open_tables().filter(|(_, game)| game.seats.contains(&number));
        Ok(games
            .map(|(id, game)| Happening::Substituted {
                game: id,
                table: game.table,
                leaves: leaves.to_owned(),
                comes: comes.clone(),
            })
            .collect())
    }

    pub(crate) fn again(&mut self, author: &Author, plays: bool) -> Told {
        if !matches!(self.terms.format, Format::League { .. }) {
            return Err(Error::NotLeague);
        }
        if !self.between {
            return Err(Error::NotAsked);
        }
        let id = author.member().ok_or(Error::NotYours)?;
        let entrant =
            self.entrants.iter_mut().filter(|entrant| entrant.number > 0).find(|entrant| entrant.has(id));
        let entrant = entrant.ok_or(Error::NotEntrant)?;
        entrant.again = Some(plays);
        if plays && matches!(entrant.status, Status::Out(_)) {
            entrant.status = Status::Waiting;
        }
        Ok(Vec::new())
    }

    /// Facts about members that nobody decides.
    pub(crate) fn presence(&mut self, member: &str, here: bool, at: Timestamp) {
        for entrant in self.entrants.iter_mut().filter(|entrant| entrant.has(member)) {
            entrant.left = (!here).then_some(at);
        }
    }

    pub(crate) fn forget(&mut self, member: &str, at: Timestamp) -> Vec<Happening> {
        let mut told = Vec::new();
        if let Ok(index) = self.own(&Author::Member(member.to_owned())) {
            told = self.remove(index, &Parting::Forgotten, at);
        }
        let people = self.entrants.iter_mut().flat_map(|entrant| {
            entrant.members.iter_mut().chain(entrant.former.iter_mut().map(|(_, person)| person))
        });
        for person in people.chain(&mut self.arbiters).filter(|person| person.id == member) {
            *person = Person { id: String::new(), name: String::new() };
        }
        self.arbiters.retain(|arbiter| !arbiter.id.is_empty());
        if self.organiser.as_deref() == Some(member) {
            told.extend(self.succeed());
        }
        told
    }

    pub(crate) fn rename(&mut self, member: &Person) {
        let people = self.entrants.iter_mut().flat_map(|entrant| &mut entrant.members);
        for person in people.chain(&mut self.arbiters).filter(|person| person.id == member.id) {
            person.name.clone_from(&member.name);
        }
    }

    /// The first arbiter becomes the organiser; without one the staff acts.
    pub(crate) fn succeed(&mut self) -> Vec<Happening> {
        let next = (!self.arbiters.is_empty()).then(|| self.arbiters.remove(0).id);
        self.organiser.clone_from(&next);
        vec![Happening::Organiser { member: next }]
    }
}

/// Whether one of these was in the contest and left it.
fn known_left(entrants: &[Entrant], members: &[String]) -> bool {
    let was = |entrant: &Entrant, id: &String| {
        entrant.has(id) || entrant.former.iter().any(|(_, person)| person.id == *id)
    };
    entrants
        .iter()
        .filter(|entrant| entrant.number > 0)
        .any(|entrant| members.iter().any(|id| was(entrant, id)))
}
