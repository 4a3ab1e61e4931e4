//! Seats dealt by dice, as people read and do it: who rolled what, who is to choose, taking a colour by a
//! button, a word or `join`; and the seed by which every draw can be checked.

use crate::chat::desk::{Answer, Answers, Asker, Changed, Chat, Fault, press, private, with_buttons};
use crate::chat::post::Post;
use crate::chat::post::dice::{choice_buttons, rolls_lines};
use crate::chat::wording::{Speaker, add_lines, of_table, person, seat_called, shown_now};
use crate::game::Seat;
use crate::store::Queued;
use crate::table::{Table, TableError};
use crate::words::{Message, lexicon::says};
use std::fmt::Write as _;

/// The seat that somebody names as one chooses it ("blue", "I choose blue"): a name, and little words.
pub fn chosen(table: &Table, text: &str) -> Option<Seat> {
    let marks = |c: char| matches!(c, '.' | '!' | ',' | '"' | '«' | '»' | '“' | '”');
    let words = text.split_whitespace().map(|word| word.trim_matches(marks));
    let words: Vec<&str> = words.filter(|word| !says("little-choice", word)).collect();
    seat_called(table.game(), &words.join(" "))
}

/// Whether a text is how somebody would choose a seat that is theirs to take at this table.
pub fn chooses(table: &Table, member: &str, text: &str) -> bool {
    let theirs = table.chooser().is_some_and(|chooser| chooser.id == member);
    let free = |seat: &Seat| table.dice().is_some_and(|dice| dice.free().contains(seat));
    theirs && chosen(table, text).as_ref().is_some_and(free)
}

impl Chat {
    /// A colour that was typed: alone, or after "choose".
    pub(crate) async fn choose_typed(&self, asker: &Asker<'_>, table: &Table, text: &str) -> Answers {
        match chosen(table, text) {
            Some(seat) => self.choose(asker, table.id(), Some(seat), None).await,
            // Whatever it was, it is not the time for it; whoever is to choose may have misspelt.
            None if table.chooser().is_some_and(|chooser| chooser.id == asker.who.id) => {
                Ok(self.ask_choice(asker, table, Some(text)))
            }
            None => Ok(self.refuse_choice(asker, table, None)),
        }
    }

    /// A seat is chosen; `shown`: by a button, made when people were shown so many actions.
    pub(crate) async fn choose(
        &self,
        asker: &Asker<'_>,
        id: i64,
        seat: Option<Seat>,
        shown: Option<usize>,
    ) -> Answers {
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        let choose = |table: &Table| {
            let stale = |seen: &usize| *seen != shown_now(table) && table.is_dealing();
            match (seat, shown.filter(stale)) {
                (_, Some(seen)) => Err(Some(TableError::Stale { seen, now: shown_now(table) })),
                (None, _) => Err(None),
                (Some(seat), _) => table.choose(who, seat, now).map_err(Some),
            }
        };
        match self.change(id, asker.heard, choose).await? {
            Changed::NoTable => Ok(asker.tell(&of_table("table-unknown", id))),
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, error) => Ok(self.refuse_choice(asker, &table, error.as_ref())),
            Changed::Done(done) => {
                if asker.sees_posts_of(&done.table) {
                    return Ok(Vec::new());
                }
                let message = of_table("dice-chosen", id);
                Ok(asker.tell_of(&done.table, &message.with("seat", seat.unwrap_or(Seat(0)))))
            }
        }
    }

    /// Why a seat is not theirs; whoever is to choose is shown what they may take.
    pub(crate) fn refuse_choice(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        error: Option<&TableError>,
    ) -> Vec<Answer> {
        let theirs = table.chooser().is_some_and(|chooser| chooser.id == asker.who.id);
        match error {
            None | Some(TableError::Stale { .. }) if theirs => self.ask_choice(asker, table, None),
            Some(TableError::SeatTaken { .. } | TableError::SeatYours { .. }) if theirs => {
                let mut answers = self.refuse(asker, table, error.unwrap_or(&TableError::NoSuchSeat), "");
                answers.extend(self.ask_choice(asker, table, None));
                answers
            }
            None | Some(TableError::Stale { .. }) => {
                let why = match table.chooser() {
                    Some(chooser) if table.plays(&asker.who.id) => {
                        TableError::Dealing { name: chooser.name.clone() }
                    }
                    Some(_) => TableError::NoSeatFree,
                    None => TableError::AlreadyStarted,
                };
                self.refuse(asker, table, &why, "")
            }
            Some(error) => self.refuse(asker, table, error, ""),
        }
    }

    /// Asks somebody for their colour: a button for each that is free. `typed`: what could not be read.
    #[allow(clippy::unused_self)] // Reads as one of the chat's own.
    fn ask_choice(&self, asker: &Asker<'_>, table: &Table, typed: Option<&str>) -> Vec<Answer> {
        let speaker = asker.of(table.game());
        // One answer: what was not understood, and what can be done.
        let unread = typed.map(|typed| asker.say(&speaker.no_such_seat(typed)));
        let lines = unread.into_iter().chain([speaker.say(&of_table("dice-ask", table.id()))]);
        let text = lines.collect::<Vec<_>>().join("\n");
        vec![with_buttons(private(text), choice_buttons(speaker, table))]
    }

    /// The post of a dealing: what was rolled, or who has taken what, and who is to choose now.
    pub(crate) async fn dealing_post(
        &self,
        speaker: Speaker,
        table: &Table,
        row: &Queued,
        call: &[String],
        drawn: bool,
    ) -> Result<Post, Fault> {
        let number = row.number.min(table.log().len());
        let mut text = String::new();
        if row.first <= 1 {
            add_lines(&mut text, rolls_lines(speaker, table));
        }
        for event in table.history(row.first.max(1)..=number)?.iter().flat_map(|played| &played.events) {
            if event.message.id().starts_with("table-chosen") {
                let _ = writeln!(text, "{}", speaker.say(&event.message));
            }
        }
        let board = press("board", &[&table.id(), &table.shown(number)]);
        let mut buttons = vec![board.plain(speaker.say(&Message::new("button-board")))];
        // What was asked is answered in later posts; here nothing more can be pressed then.
        if table.log().len() == number
            && let Some(chooser) = table.chooser()
        {
            let example = table.dice().and_then(|dice| dice.free().first().copied());
            let ask = Message::new("dice-choose")
                .with("who", person(&chooser.id))
                .with("example", example.map(|seat| speaker.seat(seat).to_lowercase()).unwrap_or_default());
            let _ = writeln!(text, "**{}**", speaker.say(&ask));
            buttons.extend(choice_buttons(speaker, table));
        }
        let help = speaker.say(&Message::new("button-help"));
        buttons.push(press("help", &[&table.id()]).plain(help));
        let text = text.trim_end().to_owned();
        let mut post = Post { text, mentions: call.to_vec(), buttons, pictures: Vec::new() };
        if drawn && row.first <= 1 {
            self.add_public_picture(speaker, table, number, &mut post).await?;
        }
        Ok(post)
    }
}
