//! Which puzzle is next: of a game, of a channel's day, or of whatever game somebody chooses.

use super::show::At;
use crate::chat::commands::exercise::Word;
use crate::chat::desk::{
    Answer, Answers, Asker, ButtonStyle, Chat, Menu, MenuOption, press, private, with_buttons,
};
use crate::chat::wording::{GameOrFamily, game_or_family, quoted, typed_game};
use crate::game::{self, Family, Game};
use crate::puzzles::{self, Puzzle};
use crate::store::{PuzzleProgress, Which};
use crate::words::{Message, lexicon};

/// How many games that were begun are offered.
const BEGUN: usize = 5;

impl Chat {
    /// `puzzle`: of a game, the next one; `puzzle off`; else of the game that is played, or of one to be chosen.
    pub(crate) async fn puzzle(&self, asker: &Asker<'_>, what: &str) -> Answers {
        let what = what.trim();
        if lexicon::switch(what) == Some(false) {
            return self.puzzle_stop(asker).await;
        }
        if let Some(word) = Word::of(what)
            && let Some(at) = self.store.open_puzzle(&asker.who.id).await?.and_then(At::of)
        {
            return self.heed_word(asker, &at, word).await;
        }
        let progress = self.store.puzzles_of(&asker.who.id).await?;
        if what.is_empty() {
            if let Some(at) = progress.iter().find(|progress| progress.open).cloned().and_then(At::of) {
                return Ok(vec![self.shown_puzzle(asker, &at, "", &[]).await?]);
            }
            return match self.game_played(asker, &progress).await? {
                Some(game) => self.next_of(asker, game, &progress, None).await,
                None => Ok(vec![overview(asker, &progress)]),
            };
        }
        match game_or_family(what) {
            Some(GameOrFamily::Family(family)) => self.puzzles_of_family(asker, family.id()).await,
            Some(GameOrFamily::Game(game)) => {
                let open = progress.iter().find(|progress| progress.open && progress.game == game.id());
                match open.cloned().and_then(At::of) {
                    Some(at) => Ok(vec![self.shown_puzzle(asker, &at, "", &[]).await?]),
                    None => self.next_of(asker, game, &progress, None).await,
                }
            }
            None => Ok(asker.tell(&Message::new("games-unknown").with("typed", quoted(what)))),
        }
    }

    /// The next puzzle of a game, but for this one.
    pub(crate) async fn puzzle_after(&self, asker: &Asker<'_>, game: &str, but: &str) -> Answers {
        let game = game::by_id(game).ok_or_else(|| asker.stop(&Message::new("button-gone")))?;
        let progress = self.store.puzzles_of(&asker.who.id).await?;
        self.next_of(asker, game, &progress, Some(but)).await
    }

    /// The puzzle of the day of a channel.
    pub(crate) async fn puzzle_of_day(&self, asker: &Asker<'_>, channel: &str, number: usize) -> Answers {
        let gone = || asker.stop(&Message::new("button-gone"));
        let posts = self.store.daily_posts(channel, u32::MAX).await?;
        let number = i64::try_from(number).map_err(|_| gone())?;
        let post = posts.into_iter().find(|post| post.number == number).ok_or_else(gone)?;
        let daily = Some((channel.to_owned(), number));
        let progress = PuzzleProgress { daily, ..begun(&post.game, &post.puzzle, self.clock.now()) };
        let at = At::of(progress).ok_or_else(gone)?;
        self.store.note_puzzle(&asker.who.id, &at.progress).await?;
        Ok(vec![self.shown_puzzle(asker, &at, "", &[]).await?])
    }

    /// The games of a family that have puzzles, as something to choose from.
    pub(crate) async fn puzzles_of_family(&self, asker: &Asker<'_>, family: &str) -> Answers {
        let progress = self.store.puzzles_of(&asker.who.id).await?;
        let option = |game: &'static dyn Game| MenuOption {
            id: press("puzzle", &[&game.id()]).0,
            label: asker.of(game).game_name(),
            about: counted(asker, game, &progress),
        };
        let games = puzzles::games().filter(|game| game.family().id() == family);
        let options: Vec<MenuOption> = games.map(option).take(Menu::MOST).collect();
        let hint = asker.say(&Message::new("puzzle-choose"));
        Ok(vec![Answer { menu: Some(Menu { hint: hint.clone(), options, below: false }), ..private(hint) }])
    }

    /// A game with puzzles left that the asker plays.
    async fn game_played(
        &self,
        asker: &Asker<'_>,
        progress: &[PuzzleProgress],
    ) -> Result<Option<&'static dyn Game>, crate::chat::desk::Fault> {
        let tables = self.store.tables(Which::Of(&asker.who.id)).await?;
        let mut games = tables.iter().filter_map(|table| game::by_id(&table.game));
        Ok(games.find(|game| next_puzzle(*game, progress, None).is_some()))
    }

    async fn next_of(
        &self,
        asker: &Asker<'_>,
        game: &'static dyn Game,
        progress: &[PuzzleProgress],
        but: Option<&str>,
    ) -> Answers {
        let name = || asker.of(game).game_name();
        if puzzles::of(game).is_empty() {
            return Ok(asker.tell(&Message::new("puzzle-none").with("game", name())));
        }
        if but.is_none()
            && let Some(at) = left(game, progress)
        {
            let progress = PuzzleProgress { open: true, at: self.clock.now(), ..at.progress };
            let at = At { progress, ..at };
            self.store.note_puzzle(&asker.who.id, &at.progress).await?;
            return Ok(vec![self.shown_puzzle(asker, &at, "", &[]).await?]);
        }
        let Some(puzzle) = next_puzzle(game, progress, but) else {
            let all = Message::new("puzzle-all").with("game", name());
            let all = all.with("count", puzzles::of(game).len() as i64);
            return Ok(vec![with_buttons(private(asker.say(&all)), families(asker))]);
        };
        let progress = begun(game.id(), &puzzle.id(), self.clock.now());
        let at = At::of(progress).ok_or_else(|| asker.stop(&Message::new("button-gone")))?;
        self.store.note_puzzle(&asker.who.id, &at.progress).await?;
        Ok(vec![self.shown_puzzle(asker, &at, "", &[]).await?])
    }
}

/// A puzzle of which nothing was played yet.
pub fn begun(game: &str, puzzle: &str, now: jiff::Timestamp) -> PuzzleProgress {
    PuzzleProgress {
        game: game.to_owned(),
        puzzle: puzzle.to_owned(),
        played: Vec::new(),
        open: true,
        solved: None,
        daily: None,
        at: now,
    }
}

/// What somebody was at last in a game, if they left it for something else.
fn left(game: &dyn Game, progress: &[PuzzleProgress]) -> Option<At> {
    let last = progress.iter().find(|progress| progress.game == game.id())?;
    let at = At::of(last.clone())?;
    // Whoever was told the answer has seen all of it.
    (last.solved.is_none() && last.played != at.puzzle.line).then_some(at)
}

/// The easiest that was never looked at, then what was looked at and not solved, the longest ago first; `None`: all are
/// solved.
fn next_puzzle(game: &dyn Game, progress: &[PuzzleProgress], but: Option<&str>) -> Option<&'static Puzzle> {
    let known = |puzzle: &Puzzle| {
        progress.iter().find(|known| known.game == game.id() && known.puzzle == puzzle.id())
    };
    let is_left = |puzzle: &&Puzzle| known(puzzle).is_none_or(|known| known.solved.is_none());
    let left: Vec<&Puzzle> = puzzles::of(game).iter().filter(is_left).collect();
    let last = |puzzle: &&&Puzzle| known(puzzle).map(|known| known.at);
    let other = left.iter().filter(|puzzle| but != Some(puzzle.id().as_str())).min_by_key(last);
    other.or_else(|| left.first()).copied()
}

/// How many of a game's puzzles somebody has solved, and how many there are.
fn counted(asker: &Asker<'_>, game: &dyn Game, progress: &[PuzzleProgress]) -> String {
    let message = Message::new("puzzle-solved-count").with("solved", solved(game, progress) as i64);
    asker.say(&message.with("count", puzzles::of(game).len() as i64))
}

fn solved(game: &dyn Game, progress: &[PuzzleProgress]) -> usize {
    let had = |puzzle: &&Puzzle| {
        let id = puzzle.id();
        progress.iter().any(|had| had.solved.is_some() && had.game == game.id() && had.puzzle == id)
    };
    puzzles::of(game).iter().filter(had).count()
}

/// What there is to solve: what was begun, and the families.
fn overview(asker: &Asker<'_>, progress: &[PuzzleProgress]) -> Answer {
    let mut games: Vec<&'static dyn Game> = Vec::new();
    for game in progress.iter().filter_map(|progress| game::by_id(&progress.game)) {
        let is_left = next_puzzle(game, progress, None).is_some();
        if is_left && games.iter().all(|known| known.id() != game.id()) {
            games.push(game);
        }
    }
    let begun = games.into_iter().take(BEGUN).map(|game| {
        let of = puzzles::of(game).len();
        let label = format!("{} {}/{of}", asker.of(game).game_name(), solved(game, progress));
        press("puzzle", &[&game.id()]).button(label, ButtonStyle::Main)
    });
    let game = puzzles::games().next().map(|game| typed_game(asker.language, game)).unwrap_or_default();
    let text = asker.say(&Message::new("puzzle-which").with("game", game));
    with_buttons(private(text), begun.chain(families(asker)).collect::<Vec<_>>())
}

/// The families that have games with puzzles.
fn families(asker: &Asker<'_>) -> Vec<Option<crate::chat::desk::Button>> {
    let has = |family: &Family| puzzles::games().any(|game| game.family() == *family);
    let family = |family: Family| {
        let name = Message::new(format!("games-family-{}", family.id()));
        press("puzzle-family", &[&family.id()]).plain(asker.say(&name))
    };
    Family::ALL.into_iter().filter(has).map(family).collect()
}
