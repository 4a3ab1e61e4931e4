//! `contest join`: a member enters.

use crate::desk::blocklist::blocklist;
use crate::desk::contest::{act, contest_meant, game_of, of_contest_number, told};
use crate::desk::reliability::latest;
use crate::desk::{Answers, Asker, Desk, Fault};
use liege_contest::{Act, Entering, Happening, Person};
use liege_table::Player;
use liege_words::Message;

/// Runs `contest join`.
pub(crate) async fn join(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let me = asker.who.player();
    // The later one is told that there is a block, without a name.
    let blocked = blocklist(desk, &me.id).await?;
    let entrants = contest.contest.entrants().iter().filter(|entrant| entrant.is_in());
    if entrants.flat_map(|entrant| &entrant.members).any(|member| blocked.contains(&member.id)) {
        return Ok(asker.tell(&of_contest_number("contest-blocked", contest.id)));
    }
    let entering = entering(desk, game_of(&contest.contest), &me).await?;
    let done = act(desk, asker, contest.id, Act::Join(entering)).await?;
    let waits = done.happenings.iter().any(
        |happening| matches!(happening, Happening::Entered { member, waiting: true } if *member == me.id),
    );
    let count = done.contest.contest.entrants().iter().filter(|entrant| entrant.is_in()).count();
    let id = if waits { "contest-joined-waiting" } else { "contest-joined" };
    told(asker, &of_contest_number(id, contest.id).with("count", count as i64))
}

/// Returns the entry of a member, with their rating in the game.
pub(crate) async fn entering(
    desk: &Desk,
    game: Option<&'static dyn liege_game::Game>,
    player: &Player,
) -> Result<Entering, Fault> {
    let games = desk.store.games_of(&player.id).await?;
    let rating =
        game.and_then(|game| latest(&games, game.id())).map(|(rating, _)| rating.rating.round() as i32);
    let person = Person { id: player.id.clone(), name: player.name.clone() };
    Ok(Entering { members: vec![person], rating, machine: player.is_machine() })
}

/// Returns the message for a member who is none of the people known here.
pub(crate) fn unknown(name: &str) -> Message {
    Message::new("person-unknown").with("name", crate::wording::quoted(name))
}
