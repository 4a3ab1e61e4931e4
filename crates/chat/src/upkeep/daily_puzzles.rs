//! The daily puzzle, in channels that want one: posted once a day, solved in private, with its solution and
//! solvers in the next day's post.

use crate::desk::daily_puzzles::puzzles_rest;
use crate::desk::selection::{Selection, offered};
use crate::desk::uptime::{time_goes_on, time_goes_on_at};
use crate::desk::{Desk, Fault};
use crate::post::daily_puzzle::{Of, Yesterday, daily_puzzle_post};
use crate::transport::{OutboundMessage, PostError, Refused, Transport};
use jiff::{SignedDuration, Timestamp};
use liege_engine::puzzles::{self, Puzzle};
use liege_game as game;
use liege_store::{DailyPost, DailyPuzzle, Done, Job, Work};
use liege_table::reminding::daily_after;

/// The number of channels that one round handles.
const AT_ONCE: u32 = 8;
/// The time after which a failed puzzle is tried again.
const REST: SignedDuration = SignedDuration::from_mins(15);
/// The longest time without a look: another program with this data may have added a channel.
const UNSEEN: SignedDuration = SignedDuration::from_mins(1);
/// The delay after which a puzzle is dropped: the next one is nearer.
const STALE: SignedDuration = SignedDuration::from_hours(12);

/// Posts the daily puzzles whose time has come.
pub(crate) async fn post_daily_puzzles(desk: &Desk, transport: &dyn Transport) {
    if !time_goes_on(desk) {
        return;
    }
    let now = desk.now();
    let rest = *puzzles_rest(desk);
    // A clock that was set back is not a reason to wait.
    if rest.is_some_and(|until| now < until && until.duration_since(now) <= UNSEEN) {
        return;
    }
    let jobs = match desk.store.take(&[Work::Puzzles], now, AT_ONCE).await {
        Ok(jobs) => jobs,
        Err(fault) => {
            tracing::error!(%fault, "the channels that want a puzzle can't be read");
            return;
        }
    };
    for job in jobs {
        let Job::Puzzle(daily) = job else { continue };
        let until = match post_daily_puzzle(desk, &daily, transport).await {
            Ok(None) => continue,
            Ok(Some(until)) => until,
            Err(fault) => {
                tracing::error!(channel = daily.channel, %fault, "a puzzle of the day can't be posted");
                Next::At(added(now, REST))
            }
        };
        let until = if let Next::At(until) = until { Some(until) } else { None };
        if let Err(fault) = desk.store.done(Done::PuzzleLater(&daily, until), now).await {
            tracing::error!(channel = daily.channel, %fault, "that a puzzle comes later can't be noted");
            return;
        }
    }
    match desk.store.next(&[Work::Puzzles]).await {
        Ok(next) => {
            let seen = added(now, UNSEEN);
            *puzzles_rest(desk) = Some(next.map_or(seen, |next| next.min(seen)));
        }
        Err(fault) => tracing::error!(%fault, "when the next puzzle is due can't be read"),
    }
}

/// Posts the daily puzzle of a channel; if it fails, returns when to try again.
async fn post_daily_puzzle(
    desk: &Desk,
    daily: &DailyPuzzle,
    transport: &dyn Transport,
) -> Result<Option<Next>, Fault> {
    let now = desk.now();
    if !time_goes_on_at(desk, Some(&daily.server)) {
        // Nobody could answer there.
        return Ok(Some(Next::At(added(now, REST))));
    }
    let zone = desk.store.server(&daily.server).await?.zone;
    let next = daily_after(zone.as_ref(), now, Some(now));
    let posts = desk.store.daily_posts(&daily.channel, u32::MAX).await?;
    // A post that was begun may have arrived: the transport looks for that one.
    let begun = posts.first().filter(|post| post.message.is_none()).cloned();
    if begun.is_none() && now.duration_since(daily.due) > STALE {
        // The channel has had no puzzle yet today.
        return Ok(Some(Next::At(daily_after(zone.as_ref(), now, None))));
    }
    let (post, look_first) = match begun {
        Some(post) => (post, true),
        None => {
            let offered = offered(desk, Some(&daily.server)).await?;
            // The managers may yet choose a game that has puzzles.
            let Some(post) = chosen(daily, &offered, &posts, now) else { return Ok(Some(Next::At(next))) };
            desk.store.choose_daily(&daily.channel, &post).await?;
            (post, false)
        }
    };
    let before = match posts.iter().find(|known| known.number < post.number && known.message.is_some()) {
        Some(last) => yesterday(desk, daily, last).await?,
        None => None,
    };
    let Some(of) = of(&post) else { return Ok(Some(Next::At(next))) };
    let outbound = daily_puzzle_post(desk, daily, post.number, of, before.as_ref()).await;
    let outbound = OutboundMessage { look_first, ..outbound };
    match transport.post(&outbound).await {
        Ok(posted) => {
            let (number, message) = (post.number, posted.message.as_str());
            desk.store.done(Done::PuzzlePosted { daily, number, message, next }, now).await?;
            Ok(None)
        }
        Err(PostError::Later { after, .. }) => {
            let after = after.and_then(|after| SignedDuration::try_from(after).ok());
            let after = after.unwrap_or_default().max(SignedDuration::from_secs(5));
            Ok(Some(Next::At(added(now, after))))
        }
        Err(PostError::Refused { refused: Refused::Gone, .. }) => {
            tracing::warn!(channel = daily.channel, "a channel with a puzzle a day is gone");
            Ok(Some(Next::Never))
        }
        Err(PostError::Refused { why, .. }) => {
            tracing::warn!(channel = daily.channel, why, "a puzzle of the day is refused");
            Ok(Some(Next::At(next)))
        }
    }
}

/// Returns the facts about the puzzle before.
async fn yesterday(desk: &Desk, daily: &DailyPuzzle, last: &DailyPost) -> Result<Option<Yesterday>, Fault> {
    let Some(of) = of(last) else { return Ok(None) };
    let solvers = desk.store.daily_solvers(&daily.channel, last.number).await?;
    let first = match solvers.first() {
        Some(id) => desk.store.member(id).await?.map(|member| member.name),
        None => None,
    };
    Ok(Some(Yesterday { of, first, solvers: solvers.len() }))
}

/// Returns the puzzle of a post; `None` if it no longer exists.
fn of(post: &DailyPost) -> Option<Of> {
    let game = game::by_id(&post.game)?;
    let (_, puzzle) = puzzles::by_id(game, &post.puzzle)?;
    Some(Of { game, puzzle })
}

/// The next step for a channel's puzzle.
enum Next {
    At(Timestamp),
    Never,
}

/// Chooses the next puzzle of a channel: one that it has not had, as long as there are such, and of another
/// game than the last one if possible. It is of the channel's own game, as long as the server offers that, else of
/// any game that the server offers. The choice depends only on these games, the channel and the number.
fn chosen(
    daily: &DailyPuzzle,
    offered: &Selection,
    posts: &[DailyPost],
    now: Timestamp,
) -> Option<DailyPost> {
    let number = posts.first().map_or(0, |post| post.number) + 1;
    let wanted = daily.game.as_deref().and_then(game::by_id).filter(|game| offered.has(*game));
    let all = || {
        let games = puzzles::games().filter(|game| match wanted {
            Some(wanted) => wanted.id() == game.id(),
            None => offered.has(*game),
        });
        games.flat_map(|game| puzzles::of(game).iter().map(move |puzzle| (game.id(), puzzle)))
    };
    let had = |(game, puzzle): &(&str, &Puzzle)| {
        let id = puzzle.id();
        posts.iter().any(|post| post.game == *game && post.puzzle == id)
    };
    let last = posts.first().map(|post| post.game.as_str());
    let lot = |(game, puzzle): &(&str, &Puzzle)| {
        let again = had(&(game, puzzle));
        (again, Some(*game) == last, game::mixed(&(&daily.channel, number, &puzzle.position)))
    };
    let (game, puzzle) = all().min_by_key(lot)?;
    let (game, puzzle) = (game.to_owned(), puzzle.id());
    Some(DailyPost { number, game, puzzle, message: None, chosen: now })
}

fn added(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(at)
}
