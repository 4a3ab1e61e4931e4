//! What the people who manage a server settle for it: where and by whom tables are opened, in which language
//! posts are, what new tables are like, whether they get threads.

pub(crate) mod change;
pub(crate) mod defaults;

use crate::chat::commands::you::server::defaults::{TableDefaults, defaults};
use crate::chat::desk::{Answer, Answers, Asker, Chat, Fault, press, private, with_buttons};
use crate::chat::wording::{Term, moment};
use crate::game;
use crate::reminding::{Zone, daily_after};
use crate::store::{DailyPuzzle, Done, Openers, Server};
use crate::table::Terms;
use crate::words::{Language, Message};
use change::Change;
use std::fmt::Write as _;

impl Chat {
    /// `setup`: shows what is settled, or settles something.
    pub(crate) async fn set_up(&self, asker: &Asker<'_>, text: &str) -> Answers {
        let id = asker.place.server.as_deref().ok_or_else(|| asker.stop(&Message::new("server-nowhere")))?;
        let server = self.store.server(id).await?;
        let text = text.trim();
        if text.is_empty() {
            return Ok(vec![self.server_card(asker, &server).await?]);
        }
        if !asker.who.rights.manages {
            return Ok(asker.tell(&Message::new("server-not-yours")));
        }
        let channel = asker.place.parent.as_deref().unwrap_or(&asker.place.channel);
        let most = self.settings.limits.tables_per_server;
        let (mut standing, mut puzzle) = (None, None);
        let (mut speaks_anew, mut wakes_anew) = (false, false);
        let change = |server: &mut Server| {
            let mut parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
            parts.try_for_each(|part| {
                let change = Change::read(part, channel, server.zone.as_ref())?;
                if let Change::Channels(channels) = &change
                    && let Some(unfit) = channels.iter().find(|id| asker.who.rights.unfit.contains(id))
                {
                    return Err(Message::new("server-unfit").with("channel", format!("<#{unfit}>")));
                }
                speaks_anew |= matches!(change, Change::Language(_));
                wakes_anew |= matches!(change, Change::Zone(_));
                if let Change::Standing(on) = change {
                    if on && asker.who.rights.forums.iter().any(|forum| forum == channel) {
                        return Err(Message::new("server-standing-forum"));
                    }
                    standing = Some(on);
                }
                if let Change::Puzzle(on, game) = change {
                    if on && asker.who.rights.forums.iter().any(|forum| forum == channel) {
                        return Err(Message::new("server-puzzle-forum"));
                    }
                    puzzle = Some(on.then_some(game));
                }
                change.make(server, most)
            })
        };
        let settled = self.store.change_server(id, &asker.who.id, self.clock.now(), change).await?;
        let server = asker.or_tell(settled)?;
        let language = server.language.or(asker.place.locale).unwrap_or(self.settings.language);
        if speaks_anew {
            self.store.speak_in(id, language).await?;
            self.queued.notify_one();
        }
        if let Some(on) = standing {
            self.store.keep_standing_message(channel, id, on.then_some(language)).await?;
            self.queued.notify_one();
        }
        if let Some(wanted) = puzzle {
            let wanted = wanted.map(|game| DailyPuzzle {
                channel: channel.to_owned(),
                server: id.to_owned(),
                language,
                game: game.map(str::to_owned),
                due: daily_after(server.zone.as_ref(), self.clock.now(), None),
            });
            self.store.keep_daily_puzzle(channel, wanted.as_ref()).await?;
        }
        if wakes_anew {
            self.put_off_puzzles(id, server.zone.as_ref()).await?;
        }
        if puzzle.is_some() || wakes_anew {
            self.look_for_puzzles();
            self.queued.notify_one();
        }
        Ok(vec![self.server_card(asker, &server).await?])
    }

    /// The hour of the daily puzzles of a server is another one. What is due already is posted.
    async fn put_off_puzzles(&self, server: &str, zone: Option<&Zone>) -> Result<(), Fault> {
        let now = self.clock.now();
        for daily in self.store.daily_puzzles_of(server).await? {
            let last = self.store.daily_posts(&daily.channel, 1).await?.first().map(|post| post.chosen);
            let due = daily_after(zone, now, last);
            if daily.due > now && daily.due != due {
                self.store.done(Done::PuzzleLater(&daily, Some(due)), now).await?;
            }
        }
        Ok(())
    }

    /// What holds for a table that somebody opens here.
    ///
    /// # Errors
    /// Where, or by whom, tables are opened on this server.
    pub(crate) async fn defaults(&self, asker: &Asker<'_>) -> Result<Result<TableDefaults, Message>, Fault> {
        let zone = self.zone_meant(asker).await?;
        let Some(id) = asker.place.server.as_deref() else {
            return Ok(Ok(TableDefaults { zone, ..self.defaults_of(None).await? }));
        };
        let server = self.store.server(id).await?;
        let channel = asker.place.parent.as_deref().unwrap_or(&asker.place.channel);
        if server.closed {
            return Ok(Err(Message::new("server-closed")));
        }
        let mut forum = None;
        if !server.channels.is_empty() && server.channels.iter().all(|known| known != channel) {
            // Nothing can be typed in a forum itself, so its tables are opened from anywhere.
            let rights = &asker.who.rights;
            let open = |id: &&String| rights.forums.contains(id) && !rights.hidden.contains(id);
            forum = server.channels.iter().find(open).cloned();
            if forum.is_none() {
                let message = Message::new("server-elsewhere").with("channels", channels(&server.channels));
                return Ok(Err(message));
            }
        }
        let may = match &server.openers {
            Openers::Everybody => true,
            Openers::Managers => asker.who.rights.manages,
            Openers::Role(role) => asker.who.rights.manages || asker.who.rights.roles.contains(role),
        };
        if !may {
            return Ok(Err(Message::new("server-openers").with("who", openers(asker, &server.openers))));
        }
        Ok(Ok(TableDefaults { zone, forum, ..self.defaults_of(Some(id)).await? }))
    }

    /// What holds for a table on a server, whoever opens it; in direct messages it is as usual.
    pub(crate) async fn defaults_of(&self, server: Option<&str>) -> Result<TableDefaults, Fault> {
        let Some(id) = server else {
            let (terms, settled) = (Terms::default(), Vec::new());
            let threads = self.settings.threads;
            return Ok(TableDefaults { terms, settled, language: None, threads, zone: None, forum: None });
        };
        let server = self.store.server(id).await?;
        // What was settled under an older program may not be read any more: then it is as usual.
        let zone = server.zone.clone().unwrap_or_default();
        let (terms, settled) = defaults(&server.defaults, Some(&zone)).unwrap_or_default();
        let threads = server.threads.unwrap_or(self.settings.threads);
        Ok(TableDefaults {
            terms,
            settled,
            language: server.language,
            threads,
            zone: server.zone,
            forum: None,
        })
    }

    /// The time zone that is settled for the server where somebody says something.
    pub(crate) async fn zone_here(&self, asker: &Asker<'_>) -> Result<Option<Zone>, Fault> {
        Ok(match asker.place.server.as_deref() {
            Some(id) => self.store.server(id).await?.zone,
            None => None,
        })
    }

    /// The time zone by which somebody means hours of the day where they name none: their own, else the
    /// server's.
    pub(crate) async fn zone_meant(&self, asker: &Asker<'_>) -> Result<Option<Zone>, Fault> {
        let reminder_settings = self.store.reminder_settings(&asker.who.id).await?;
        let known = reminder_settings.zone_chosen || reminder_settings.zone != Zone::default();
        if known { Ok(Some(reminder_settings.zone)) } else { self.zone_here(asker).await }
    }

    /// Whether a table's posts go to a thread of its own.
    pub(crate) async fn threads_at(&self, server: Option<&str>) -> Result<bool, Fault> {
        Ok(match server {
            Some(id) => self.store.server(id).await?.threads.unwrap_or(self.settings.threads),
            None => false,
        })
    }

    async fn server_card(&self, asker: &Asker<'_>, server: &Server) -> Result<Answer, Fault> {
        let here = asker.place.parent.as_deref().unwrap_or(&asker.place.channel);
        let stands = self.store.has_standing_message(here).await?;
        let puzzle = self.store.daily_puzzle_in(here).await?;
        let say = |message: &Message| asker.say(message);
        let place = match server.channels.as_slice() {
            [] if server.closed => Message::new("server-card-closed"),
            [] => Message::new("server-card-everywhere"),
            list => Message::new("server-card-channels").with("channels", channels(list)),
        };
        let openers = Message::new("server-card-openers").with("who", openers(asker, &server.openers));
        let language = match server.language {
            Some(language) => Message::new("server-card-language").with("language", language.name()),
            None => Message::new("server-card-language-own"),
        };
        let defaults = match server.defaults.as_str() {
            "" => Message::new("server-card-usual"),
            typed => Message::new("server-card-defaults").with("defaults", written(typed, server)),
        };
        let threads = server.threads.unwrap_or(self.settings.threads);
        let threads = Message::new(if threads { "server-card-threads" } else { "server-card-no-threads" });
        let zone = match &server.zone {
            Some(zone) => Message::new("server-card-zone").with("zone", zone.to_string()),
            None => Message::new("server-card-no-zone"),
        };
        let standing = Message::new(if stands { "server-card-standing" } else { "server-card-no-standing" });
        let most = self.settings.limits.tables_of(server.tables);
        let tables = server.tables.map(|_| Message::new("server-card-limit").with("count", i64::from(most)));
        let daily = puzzle.as_ref().map(|puzzle| {
            let game = puzzle.game.as_deref().and_then(game::by_id);
            let name = game.map(|game| asker.of(game).game_name());
            let name = name.unwrap_or_else(|| say(&Message::new("server-card-puzzle-any")));
            Message::new("server-card-puzzle").with("game", name).with("due", moment(puzzle.due))
        });
        let mut text = say(&Message::new("server-card"));
        let lines = [place, openers, language, defaults, threads, zone, standing].into_iter();
        for line in lines.chain(daily).chain(tables) {
            let _ = write!(text, "\n• {}", say(&line));
        }
        let rights = &asker.who.rights;
        let settled = |id: &String| server.channels.contains(id);
        if rights.forums.iter().any(settled) {
            let _ = write!(text, "\n• {}", say(&Message::new("server-card-forum")));
        }
        for (channel, lacks) in rights.lacking.iter().filter(|(id, _)| settled(id)) {
            let lacks: Vec<String> = lacks.iter().map(|right| say(&Message::new(right.id()))).collect();
            let line = Message::new("server-card-lacking").with("channel", format!("<#{channel}>"));
            let _ = write!(text, "\n⚠ {}", say(&line.with("lacks", lacks.join(", "))));
        }
        if !asker.who.rights.manages {
            let _ = write!(text, "\n{}", say(&Message::new("server-card-theirs")));
            return Ok(private(text));
        }
        let _ = write!(text, "\n{}", say(&Message::new("server-card-how")));
        let offer = |change: &str, label: Message| press("server", &[&change]).plain(say(&label));
        let mut buttons = Vec::new();
        if !server.channels.is_empty() || server.closed {
            buttons.push(offer("everywhere", Message::new("server-button-everywhere")));
        }
        if server.channels != [here] {
            buttons.push(offer("here", Message::new("server-button-here")));
        }
        buttons.push(match server.openers {
            Openers::Everybody => offer("open managers", Message::new("server-button-managers")),
            _ => offer("open everybody", Message::new("server-button-everybody")),
        });
        let others = Language::all().into_iter().filter(|language| server.language != Some(*language));
        buttons.extend(others.map(|language| {
            let label = Message::new("server-button-language").with("language", language.name());
            offer(&format!("language {}", language.code()), label)
        }));
        buttons.push(match server.threads.unwrap_or(self.settings.threads) {
            true => offer("threads off", Message::new("server-button-no-threads")),
            false => offer("threads on", Message::new("server-button-threads")),
        });
        buttons.push(match stands {
            true => offer("standing off", Message::new("server-button-no-standing")),
            false => offer("standing on", Message::new("server-button-standing")),
        });
        buttons.push(match puzzle {
            Some(_) => offer("puzzle off", Message::new("server-button-no-puzzle")),
            None => offer("puzzle on", Message::new("server-button-puzzle")),
        });
        Ok(with_buttons(private(text), buttons))
    }
}

/// Default settings in the words that everybody may type, whatever language they were typed in.
fn written(typed: &str, server: &Server) -> String {
    let zone = server.zone.clone().unwrap_or_default();
    let Ok((terms, settled)) = defaults(typed, Some(&zone)) else { return typed.to_owned() };
    let quote = |value: String| if value.contains(' ') { format!("\"{value}\"") } else { value };
    let pair = |term: Term| format!("{}={}", term.id(), quote(term.value(&terms)));
    settled.into_iter().map(pair).collect::<Vec<_>>().join(" ")
}

fn channels(ids: &[String]) -> String {
    ids.iter().map(|id| format!("<#{id}>")).collect::<Vec<_>>().join(", ")
}

fn openers(asker: &Asker<'_>, openers: &Openers) -> String {
    match openers {
        Openers::Everybody => asker.say(&Message::new("server-everybody")),
        Openers::Managers => asker.say(&Message::new("server-managers")),
        Openers::Role(id) => format!("<@&{id}>"),
    }
}
