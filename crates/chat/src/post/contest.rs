//! Posts of a contest: its standing message, and everything that is told beside it, in as few words as possible.

use crate::announce::Announcement;
use crate::announce::contest::happening_of;
use crate::desk::contest::{game_of, of_contest_number, threads_of_round};
use crate::desk::cross::cross_pictures;
use crate::desk::{ButtonStyle, Desk, Fault, press};
use crate::post::Post;
use crate::post::hook::hook_post;
use crate::transport::{OutboundMessage, Target};
use crate::wording::{Speaker, control, escaped, limit, person, sanitize};
use liege_contest::picture::Width;
use liege_contest::{
    Bye, Cancellation, Contest, Entrant, Format, Game, GameId, Happening, Parting, Phase, Row, Stage, Status,
    Warning,
};
use liege_game::words;
use liege_store::{FORMER, OutboxKind, Queued, StoredContest};
use liege_table::{Terms, is_machine};
use liege_words::{Language, Message};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The number of places that the standing message shows.
const PLACES: usize = 5;
/// The most characters of a post; a message holds 2,000.
const MOST: usize = 1_900;

/// The buttons whose ids carry the row of their post.
const MARKED: [&str; 4] = ["contest-join:", "contest-ready:", "contest-table:", "contest-again:"];

/// Returns the message of a row about a contest, for the present contest.
pub(crate) async fn contest_post(
    desk: &Desk,
    row: &Queued,
    stored: &StoredContest,
) -> Result<OutboundMessage, Fault> {
    let language = match &row.target {
        Some(member) => desk.store.member(member).await?.and_then(|member| member.language),
        None => None,
    };
    let language = language.unwrap_or(stored.venue.language);
    let venue = &stored.venue;
    let happening = happening_of(row);
    let post = match &happening {
        _ if row.kind == OutboxKind::Lobby => standing_message(desk, stored),
        Some(happening @ Happening::Paired { round, last, .. }) => {
            let mut threads = BTreeMap::new();
            for round in *round..=(*last).max(*round) {
                threads.extend(threads_of_round(desk, stored, round).await?);
            }
            News::about(language, stored).linked(threads).post(happening)
        }
        Some(happening) => News::about(language, stored).post(happening),
        // A row about a contest may also be an announcement of another kind.
        None => match Announcement::of(row) {
            Announcement::Hook { url } => hook_post(|message| words().say(language, message), &url),
            _ => Post::default(),
        },
    };
    let everybody = matches!(
        happening,
        Some(
            Happening::EntriesOpen
                | Happening::EntriesCloseSoon
                | Happening::Finished
                | Happening::Cancelled(_)
        )
    );
    let to = match &row.target {
        Some(member) => Target::Member(member.clone()),
        None if row.kind == OutboxKind::Lobby || everybody => Target::Channel(venue.channel.clone()),
        None => Target::Channel(venue.board_channel().to_owned()),
    };
    let Post { text, mut mentions, mut buttons, mut pictures } = post;
    if matches!(happening, Some(Happening::Finished)) {
        pictures = cross_pictures(desk, language, stored, Width::Phone, None).await;
    }
    if buttons.is_empty() && row.target.is_none() {
        buttons.push(News::about(language, stored).button("contest-table", ButtonStyle::Plain));
    }
    // Before a second attempt the transport looks for a button that no other message has.
    if let Some(Some(first)) = buttons.first_mut()
        && MARKED.iter().any(|id| first.id.starts_with(id))
    {
        first.id = format!("{}:{}", first.id, row.id);
    }
    mentions.retain(|member| !member.is_empty() && !is_machine(member) && !member.starts_with(FORMER));
    mentions.sort_unstable();
    mentions.dedup();
    Ok(OutboundMessage {
        to,
        text: sanitize::message(&text),
        silent: mentions.is_empty() && (row.target.is_none() || happening.is_none()),
        mentions,
        pictures,
        buttons: buttons.into_iter().flatten().take(25).collect(),
        nonce: row.nonce.clone(),
        look_first: false,
    })
}

/// Returns the name of a contest's thread.
pub(crate) fn thread_name(stored: &StoredContest) -> String {
    let name = sanitize::message(&stored.contest.terms().name);
    format!("🏆 {name}").chars().take(100).collect()
}

/// Returns the message that shows the state of a contest, with its buttons.
pub(crate) fn standing_message(_desk: &Desk, stored: &StoredContest) -> Post {
    let language = stored.venue.language;
    let news = News::about(language, stored);
    let contest = &stored.contest;
    let mut lines = news.heading();
    lines.extend(news.state_lines());
    if !contest.terms().text.is_empty() {
        lines.push(sanitize::message(&contest.terms().text));
    }
    lines.extend(news.first_places());
    let mut buttons = Vec::new();
    match contest.phase() {
        _ if contest.is_paused() => {}
        Phase::Announced | Phase::Cancelled | Phase::Finished { .. } => {}
        Phase::Entries => buttons.push(news.button("contest-join", ButtonStyle::Good)),
        Phase::CheckIn { .. } => buttons.push(news.button("contest-ready", ButtonStyle::Good)),
        Phase::Running => {
            if takes_late(contest) {
                buttons.push(news.button("contest-join", ButtonStyle::Plain));
            }
            buttons.push(news.button("contest-mine", ButtonStyle::Plain));
        }
    }
    if !matches!(contest.phase(), Phase::Announced) {
        buttons.push(news.button("contest-table", ButtonStyle::Plain));
    }
    Post { text: lines.join("\n"), buttons, ..Post::default() }
}

/// Whether newcomers may still enter a contest that runs.
fn takes_late(contest: &Contest) -> bool {
    matches!(contest.terms().format, Format::Ladder { .. } | Format::League { .. })
}

/// The sentences about a contest in a language.
pub(crate) struct News<'a> {
    pub(crate) language: Language,
    pub(crate) stored: &'a StoredContest,
    /// The threads of tables, by the numbers of the tables.
    threads: BTreeMap<i64, String>,
}

impl<'a> News<'a> {
    pub(crate) fn about(language: Language, stored: &'a StoredContest) -> News<'a> {
        News { language, stored, threads: BTreeMap::new() }
    }

    /// Names the tables of games by their threads, where these are known.
    pub(crate) fn linked(self, threads: BTreeMap<i64, String>) -> News<'a> {
        News { threads, ..self }
    }

    fn contest(&self) -> &Contest {
        &self.stored.contest
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        match game_of(self.contest()) {
            Some(game) => Speaker { language: self.language, game }.say(message),
            None => words().say(self.language, message),
        }
    }

    /// Returns a message with the number and the name of the contest.
    pub(crate) fn of(&self, id: &'static str) -> Message {
        of_contest_number(id, self.stored.id).with("name", escaped(&self.contest().terms().name))
    }

    fn button(&self, id: &'static str, style: ButtonStyle) -> Option<crate::Button> {
        let label = match id {
            "contest-join" => "contest-button-join",
            "contest-ready" => "contest-button-ready",
            "contest-mine" => "contest-button-mine",
            _ => "contest-button-table",
        };
        press(id, &[&self.stored.id]).button(self.say(&Message::new(label)), style)
    }

    /// Returns the name of the game.
    pub(crate) fn game_name(&self) -> String {
        let game = game_of(self.contest()).map(|game| Speaker { language: self.language, game }.game_name());
        game.unwrap_or_else(|| self.contest().terms().game.clone())
    }

    /// Returns the title and the terms of the contest.
    pub(crate) fn heading(&self) -> Vec<String> {
        let contest = self.contest();
        let terms = contest.terms();
        let title = self.of("contest-title").with("game", self.game_name());
        let mut facts = vec![self.say(&self.format())];
        if let Ok(table) = serde_json::from_str::<Terms>(&terms.table) {
            facts.push(self.say(&control(&table.time)));
        }
        if !terms.rated {
            facts.push(self.say(&Message::new("contest-unrated")));
        }
        vec![self.say(&title), facts.join(" · ")]
    }

    /// Returns the format in a few words.
    pub(crate) fn format(&self) -> Message {
        let contest = self.contest();
        let rounds = match contest.terms().format {
            Format::Swiss { rounds: Some(rounds), .. } => i64::from(rounds),
            _ => i64::from(contest.rounds_planned()),
        };
        match &contest.terms().format {
            Format::RoundRobin { cycles, .. } if *cycles > 1 => Message::new("contest-format-robin-double"),
            Format::RoundRobin { .. } => Message::new("contest-format-robin"),
            Format::Swiss { .. } if rounds > 0 => Message::new("contest-format-swiss").with("rounds", rounds),
            Format::Swiss { .. } => Message::new("contest-format-swiss-open"),
            Format::KnockOut { games, .. } => {
                Message::new("contest-format-knock-out").with("games", i64::from(*games))
            }
            Format::Ladder { range, .. } => {
                Message::new("contest-format-ladder").with("range", i64::from(*range))
            }
            Format::League { size, weeks, .. } => Message::new("contest-format-league")
                .with("size", i64::from(*size))
                .with("weeks", i64::from(*weeks)),
        }
    }

    /// Returns the lines about the present phase.
    pub(crate) fn state_lines(&self) -> Vec<String> {
        let contest = self.contest();
        let terms = contest.terms();
        let entered = contest.entrants().iter().filter(|entrant| entrant.is_in()).count() as i64;
        let waiting = contest.entrants().iter().filter(|entrant| entrant.status == Status::Waiting).count();
        let mut lines = Vec::new();
        if contest.is_paused() {
            lines.push(self.say(&Message::new("contest-is-paused")));
        }
        lines.push(match contest.phase() {
            Phase::Announced => match terms.opens {
                Some(opens) => self.say(&Message::new("contest-opens-at").with("until", limit(opens))),
                None => self.say(&Message::new("contest-is-announced")),
            },
            Phase::Entries => {
                let message = match terms.closes {
                    Some(closes) => Message::new("contest-is-open-until").with("until", limit(closes)),
                    None => Message::new("contest-is-open"),
                };
                let most = terms.limit.map_or_else(String::new, |most| format!("/{most}"));
                self.say(&message.with("count", entered).with("most", most))
            }
            Phase::CheckIn { until } => {
                let ready = contest.entrants().iter().filter(|entrant| entrant.status == Status::Ready);
                let message = Message::new("contest-is-checking").with("until", limit(until));
                self.say(&message.with("ready", ready.count() as i64).with("count", entered))
            }
            Phase::Running => self.running(entered),
            Phase::Finished { .. } => self.say(&Message::new("contest-is-finished")),
            Phase::Cancelled => self.say(&Message::new("contest-is-cancelled")),
        });
        if waiting > 0 {
            lines.push(self.say(&Message::new("contest-waiting").with("count", waiting as i64)));
        }
        lines
    }

    fn running(&self, entered: i64) -> String {
        let contest = self.contest();
        let number = contest.rounds();
        let open = contest.games().filter(|(_, game)| game.is_open()).count() as i64;
        let all = contest.games().count() as i64;
        if matches!(contest.terms().format, Format::Ladder { .. }) {
            let message = Message::new("contest-is-ladder").with("count", entered).with("open", open);
            return self.say(&message);
        }
        let message = match contest.pairings(number).and_then(|round| round.deadline) {
            Some(until) if open > 0 => Message::new("contest-is-running-until").with("until", limit(until)),
            _ => Message::new("contest-is-running"),
        };
        let message = message.with("round", i64::from(number)).with("over", all - open).with("games", all);
        self.say(&message.with("rounds", i64::from(contest.rounds_planned().max(number))))
    }

    /// Returns the names of an entrant, as mentions.
    pub(crate) fn entrant(&self, number: u32) -> String {
        self.contest().entrant(number).map_or_else(|| format!("#{number}"), |entrant| self.names(entrant))
    }

    pub(crate) fn names(&self, entrant: &Entrant) -> String {
        let name = |id: &str| match id.is_empty() || id.starts_with(FORMER) {
            true => self.say(&Message::new("contest-former")),
            false => person(id),
        };
        let names: Vec<String> = entrant.members.iter().map(|member| name(&member.id)).collect();
        names.join(" & ")
    }

    /// Returns the first places of each group or division, once there are any.
    fn first_places(&self) -> Vec<String> {
        let contest = self.contest();
        if contest.rounds() == 0 && !matches!(contest.terms().format, Format::Ladder { .. }) {
            return Vec::new();
        }
        let parts = contest.parts().len().max(1);
        let each = (2 * PLACES / parts).clamp(1, PLACES);
        let mut lines = Vec::new();
        for part in (1u32..).take(parts) {
            let rows = contest.standing(part).unwrap_or_default();
            if parts > 1 && !rows.is_empty() {
                lines.push(self.say(&Message::new("contest-part").with("part", i64::from(part))));
            }
            lines.extend(rows.iter().take(each).map(|row| self.place(row)));
        }
        lines
    }

    /// Returns the line of a row of a standing.
    pub(crate) fn place(&self, row: &Row) -> String {
        let contest = self.contest();
        let shared = if row.shared { "=" } else { "" };
        let points = match contest.terms().format {
            Format::Ladder { .. } | Format::KnockOut { .. } => String::new(),
            _ => format!(" · {}", points_text(contest.terms().seats, row.points)),
        };
        let out = contest.entrant(row.number).is_some_and(|entrant| matches!(entrant.status, Status::Out(_)));
        let name = self.entrant(row.number);
        let name = if out { format!("~~{name}~~") } else { name };
        format!("{}{shared}. {name}{points}", row.place)
    }

    /// Returns the line of a game: its table in the round, the players in seat order, the result, the number of the table.
    pub(crate) fn game(&self, id: GameId, game: &Game) -> String {
        let names: Vec<String> = game.seats.iter().map(|number| self.entrant(*number)).collect();
        let result = match &game.stage {
            Stage::Over(_) => format!(" · **{}**", result_text(self.contest().terms().seats, game)),
            Stage::Struck(_) => format!(" · {}", self.say(&Message::new("contest-struck"))),
            Stage::Waiting | Stage::ToOpen | Stage::Open { .. } => String::new(),
        };
        let table = game.table.map_or_else(String::new, |table| match self.threads.get(&table) {
            Some(thread) => format!(" · <#{thread}>"),
            None => format!(" · #{table}"),
        });
        format!("{}. {}{result}{table}", id.table, names.join(" – "))
    }

    /// Returns the line of the entrants without a game in a round.
    pub(crate) fn byes(&self, byes: &BTreeMap<u32, Bye>) -> Option<String> {
        let bye = |(number, bye): (&u32, &Bye)| {
            let points = match bye {
                Bye::Allocated | Bye::Full => "1",
                Bye::Half => "½",
                Bye::None => "0",
            };
            format!("{} ({points})", self.entrant(*number))
        };
        let byes: Vec<String> = byes.iter().map(bye).collect();
        (!byes.is_empty()).then(|| self.say(&Message::new("contest-byes").with("who", byes.join(", "))))
    }

    /// Returns the post about a happening.
    fn post(&self, happening: &Happening) -> Post {
        let contest = self.contest();
        let line = |message: Message| Post { text: self.say(&message), ..Post::default() };
        let calls = |message: Message, members: &[String]| Post {
            text: self.say(&message.with("who", people(members))),
            mentions: members.to_vec(),
            ..Post::default()
        };
        match happening {
            Happening::EntriesOpen => {
                let buttons = vec![self.button("contest-join", ButtonStyle::Good)];
                Post { buttons, ..line(self.of("contest-news-open")) }
            }
            Happening::EntriesCloseSoon => {
                let buttons = vec![self.button("contest-join", ButtonStyle::Good)];
                let closes = contest.terms().closes.map(limit).unwrap_or_default();
                Post { buttons, ..line(self.of("contest-news-closing").with("until", closes)) }
            }
            Happening::AskAgain { members } => {
                let buttons = vec![self.button("contest-ready", ButtonStyle::Good)];
                Post { buttons, ..calls(self.of("contest-news-changed"), members) }
            }
            Happening::CheckInOpen { members, until } => {
                let buttons = vec![self.button("contest-ready", ButtonStyle::Good)];
                Post {
                    buttons,
                    ..calls(self.of("contest-news-checkin").with("until", limit(*until)), members)
                }
            }
            Happening::TooFew { entered, needed } => {
                let organiser: Vec<String> = contest.organiser().map(str::to_owned).into_iter().collect();
                let message = self.of("contest-news-few").with("count", i64::from(*entered));
                calls(message.with("needed", i64::from(*needed)), &organiser)
            }
            Happening::MovedUp { .. } => line(self.of("contest-news-moved-up")),
            Happening::Parted { parting, .. } => line(self.parted(parting)),
            Happening::Paired { round, first, last, byes, by_hand, warnings } => {
                let post = self.paired(*round..=(*last).max(*round), *first, *by_hand);
                let mut lines = vec![post.text];
                // Each round of several has byes of its own.
                lines.extend(self.byes(byes).filter(|_| last <= round));
                lines.extend(warnings.iter().map(|warning| self.say(&self.warning(warning))));
                let sitting_out = byes.keys().filter_map(|number| contest.entrant(*number));
                let sitting_out = sitting_out.flat_map(|entrant| &entrant.members);
                let mut mentions = post.mentions;
                mentions.extend(sitting_out.map(|member| member.id.clone()));
                Post { text: fitting(&lines), mentions, ..Post::default() }
            }
            Happening::DeadlineNear { round, members, until } => {
                let message = self.of("contest-news-near").with("round", i64::from(*round));
                calls(message.with("until", limit(*until)), members)
            }
            Happening::Extended { round, until } => {
                let message = self.of("contest-news-extended").with("round", i64::from(*round));
                line(message.with("until", limit(*until)))
            }
            Happening::RoundOver { round } => {
                line(self.of("contest-news-over").with("round", i64::from(*round)))
            }
            Happening::NotPairable { round } => {
                line(self.of("contest-news-stuck").with("round", i64::from(*round)))
            }
            Happening::Challenged { challenge, members, until } => {
                let by = contest.challenges().get((*challenge as usize).wrapping_sub(1));
                let by = by.map(|challenge| self.entrant(challenge.by)).unwrap_or_default();
                let answer = |code: &'static str, label: &'static str, style| {
                    let press = press("contest-answer", &[&self.stored.id, challenge, &code]);
                    press.button(self.say(&Message::new(label)), style)
                };
                let buttons = vec![
                    answer("yes", "contest-button-accept", ButtonStyle::Good),
                    answer("no", "contest-button-refuse", ButtonStyle::Plain),
                ];
                let message = self.of("contest-news-challenged").with("by", by).with("until", limit(*until));
                Post { buttons, ..calls(message, members) }
            }
            Happening::Refused { challenge, reason } => {
                let by = contest.challenges().get((*challenge as usize).wrapping_sub(1));
                let by = by.and_then(|challenge| contest.entrant(challenge.by));
                let by: Vec<String> =
                    by.into_iter().flat_map(|by| &by.members).map(|member| member.id.clone()).collect();
                calls(self.of("contest-news-refused").with("reason", sanitize::cited(reason)), &by)
            }
            Happening::SeasonOver { season, champions, up, down, asked, next } => {
                let names = |numbers: &[u32]| {
                    let names: Vec<String> = numbers.iter().map(|number| self.entrant(*number)).collect();
                    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
                };
                let message = self
                    .of("contest-news-season")
                    .with("season", i64::from(*season))
                    .with("champions", names(champions))
                    .with("up", names(up))
                    .with("down", names(down));
                let mut post = line(message);
                if let Some(next) = next {
                    let ask = Message::new("contest-news-again").with("until", limit(*next));
                    post.text = format!("{}\n{}", post.text, self.say(&ask.with("who", people(asked))));
                    let press = press("contest-again", &[&self.stored.id, &"yes"]);
                    let again = self.say(&Message::new("contest-button-again"));
                    post.buttons.push(press.button(again, ButtonStyle::Good));
                    post.mentions.clone_from(asked);
                }
                post
            }
            Happening::Paused { paused } => {
                line(self.of(if *paused { "contest-news-paused" } else { "contest-news-resumed" }))
            }
            Happening::Organiser { member } => match member {
                Some(member) => calls(self.of("contest-news-organiser"), std::slice::from_ref(member)),
                None => line(self.of("contest-news-no-organiser")),
            },
            Happening::Finished => self.finished("contest-news-finished"),
            Happening::Corrected => self.finished("contest-news-corrected"),
            Happening::Cancelled(why) => line(match why {
                Cancellation::TooFew => self.of("contest-news-cancelled-few"),
                Cancellation::Decided { reason } => {
                    self.of("contest-news-cancelled").with("reason", sanitize::cited(reason))
                }
            }),
            Happening::Entered { .. }
            | Happening::Started
            | Happening::Open(_)
            | Happening::Close { .. }
            | Happening::Judge { .. }
            | Happening::Substituted { .. }
            | Happening::Result { .. }
            | Happening::Rungs { .. } => Post::default(),
        }
    }

    /// Says to a member why they are out.
    fn parted(&self, parting: &Parting) -> Message {
        match parting {
            Parting::NotReady => self.of("contest-parted-not-ready"),
            Parting::NotAgreed => self.of("contest-parted-not-agreed"),
            Parting::Absent => self.of("contest-parted-absent"),
            Parting::Excluded { reason } => {
                self.of("contest-parted-excluded").with("reason", sanitize::cited(reason))
            }
            Parting::Left | Parting::Withdrew | Parting::Gone | Parting::Forgotten | Parting::Pauses => {
                self.of("contest-parted-left")
            }
        }
    }

    /// Returns the pairs of rounds, in the first of them from a game on, and those who play them.
    fn paired(&self, rounds: RangeInclusive<u32>, first: u32, by_hand: bool) -> Post {
        let contest = self.contest();
        let (from, to) = (*rounds.start(), *rounds.end());
        let title = match by_hand {
            _ if to > from => self.of("contest-news-paired-rounds").with("rounds", format!("{from}–{to}")),
            true => self.of("contest-news-paired-by-hand").with("round", i64::from(from)),
            false => self.of("contest-news-paired").with("round", i64::from(from)),
        };
        let mut lines = vec![self.say(&title)];
        let until = contest.pairings(to).and_then(|paired| paired.deadline).map(limit);
        lines
            .extend(until.map(|until| self.say(&Message::new("contest-news-deadline").with("until", until))));
        let paired = rounds.filter_map(|number| Some(contest.pairings(number)?.numbered(number)));
        let games: Vec<(GameId, &Game)> =
            paired.flatten().filter(|(id, _)| id.round > from || id.table >= first).collect();
        lines.extend(games.iter().map(|(id, game)| match to > from {
            true => format!("{}.{}", id.round, self.game(*id, game)),
            false => self.game(*id, game),
        }));
        let playing = games.iter().flat_map(|(_, game)| &game.seats);
        let members =
            playing.filter_map(|number| contest.entrant(*number)).flat_map(|entrant| &entrant.members);
        let mentions = members.map(|member| member.id.clone()).collect();
        Post { text: fitting(&lines), mentions, ..Post::default() }
    }

    pub(crate) fn warning(&self, warning: &Warning) -> Message {
        match warning {
            Warning::Repeated { one, other } => Message::new("contest-warns-repeated")
                .with("one", self.entrant(*one))
                .with("other", self.entrant(*other)),
            Warning::Colours { entrant } => {
                Message::new("contest-warns-colours").with("who", self.entrant(*entrant))
            }
            Warning::Forgotten { entrant } => {
                Message::new("contest-warns-forgotten").with("who", self.entrant(*entrant))
            }
        }
    }

    /// Returns the post at the end: the first three people of each division.
    fn finished(&self, id: &'static str) -> Post {
        let contest = self.contest();
        let parts = contest.parts().len().max(1);
        let mut lines = vec![self.say(&self.of(id))];
        let mut mentions = Vec::new();
        for part in (1u32..).take(parts) {
            if parts > 1 {
                lines.push(self.say(&Message::new("contest-part").with("part", i64::from(part))));
            }
            for (place, number) in contest.prizes(part) {
                let medal = ["🥇", "🥈", "🥉"].get(place as usize - 1).copied().unwrap_or_default();
                lines.push(format!("{medal} {}", self.entrant(number)));
                let members = contest.entrant(number).into_iter().flat_map(|entrant| &entrant.members);
                mentions.extend(members.map(|member| member.id.clone()));
            }
        }
        let table = self.button("contest-table", ButtonStyle::Plain);
        let press = press("contest-cross", &[&self.stored.id]);
        let cross = press.plain(self.say(&Message::new("contest-button-cross")));
        Post { text: fitting(&lines), mentions, buttons: vec![table, cross], ..Post::default() }
    }
}

/// Returns the lines as one text; those that a message has no room for are left out.
pub(crate) fn fitting(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + line.chars().count() >= MOST {
            text.push_str("\n…");
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
    }
    text
}

fn people(members: &[String]) -> String {
    members.iter().map(|member| person(member)).collect::<Vec<_>>().join(" ")
}

/// Returns points as people read them: quarters of a point of games for two as halves, twelfths of others with decimals.
pub(crate) fn points_text(seats: u8, points: i64) -> String {
    if seats > 2 {
        let hundredths = (points * 100 + 6).div_euclid(12);
        let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
        return text.trim_end_matches('0').trim_end_matches('.').to_owned();
    }
    let fraction = match points.rem_euclid(4) {
        1 => "¼",
        2 => "½",
        3 => "¾",
        _ => "",
    };
    match points.div_euclid(4) {
        0 if !fraction.is_empty() => fraction.to_owned(),
        whole => format!("{whole}{fraction}"),
    }
}

/// Returns the value of a tie-break as people read it; in games for more they are weighed sums, and no parts of one.
pub(crate) fn value_text(seats: u8, value: i64) -> String {
    if seats == 2 { points_text(seats, value) } else { value.to_string() }
}

/// Returns the result of a game: `1–0`, `½–½`, `+ –`, or the points of each seat.
pub(crate) fn result_text(seats: u8, game: &Game) -> String {
    let Some(result) = game.result() else { return String::new() };
    let each = (0u8..).zip(&result.points).map(|(seat, points)| {
        match (seats, result.forfeits.is_empty(), result.forfeits.contains(&seat)) {
            (2, false, true) => "−".to_owned(),
            (2, false, false) => "+".to_owned(),
            // Results are in twelfths for any number of seats.
            (2, ..) => points_text(2, points / 3),
            _ => points_text(seats, *points),
        }
    });
    // A dash between signs would be read as another sign.
    let between = if seats == 2 && !result.forfeits.is_empty() { ":" } else { "–" };
    each.collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::points_text;

    #[test]
    fn points_are_read_as_people_write_them() {
        let two: Vec<String> = [0, 2, 4, 6, 7, 40].map(|points| points_text(2, points)).to_vec();
        assert_eq!(two, ["0", "½", "1", "1½", "1¾", "10"]);
        let three: Vec<String> = [0, 3, 12, 16, 30].map(|points| points_text(3, points)).to_vec();
        assert_eq!(three, ["0", "0.25", "1", "1.33", "2.5"]);
    }
}
