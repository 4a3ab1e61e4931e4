//! `contest new`: announces a contest, and opens entries unless that is to be later.

use crate::announce::contest::of_new_contest;
use crate::commands::contest::terms::Reader;
use crate::desk::contest::{create_contest, of_contest_number, told};
use crate::desk::defaults::table_defaults;
use crate::desk::new_table::venue_for;
use crate::desk::selection::not_offered;
use crate::desk::{Answers, Asker, Desk, Stop};
use crate::wording::escaped;
use liege_contest::{Act, Author, Contest, Entry, Error, Terms};
use liege_store::WhichContests;
use liege_words::Message;

/// The most contests that are not over and that a member who does not manage the server organises.
const MOST: usize = 5;

/// Runs `contest new`.
pub(crate) async fn new(desk: &Desk, asker: &Asker<'_>, text: &str) -> Answers {
    if asker.place.server.is_none() {
        return Ok(asker.tell(&Message::new("contest-on-server")));
    }
    let defaults = asker.or_tell(table_defaults(desk, asker).await?)?;
    let reader = Reader { asker, defaults: &defaults, now: desk.now() };
    let terms = asker.or_tell(reader.new_contest(text))?;
    announce(desk, asker, terms, Vec::new(), None).await
}

/// Stores a new contest with further entries, and answers. `import`: the digest of the file from which it is made.
pub(crate) async fn announce(
    desk: &Desk,
    asker: &Asker<'_>,
    terms: Terms,
    more: Vec<(Author, Act)>,
    import: Option<&str>,
) -> Answers {
    let defaults = asker.or_tell(table_defaults(desk, asker).await?)?;
    if let Some(game) = liege_game::by_id(&terms.game) {
        asker.unless(not_offered(desk, asker.place.server.as_deref(), game).await?)?;
    }
    asker.unless(too_many(desk, asker).await?)?;
    let venue = venue_for(desk, asker, &defaults);
    let opens_now = terms.opens.is_none();
    let contest = made(desk, asker, terms, more, opens_now).map_err(|error| asker.stop(&error.message()))?;
    let rows = of_new_contest(defaults.threads);
    let Some(stored) = create_contest(desk, asker, &venue, &contest, (&rows, import)).await? else {
        return Ok(Vec::new());
    };
    let message = of_contest_number("contest-made", stored.id)
        .with("name", escaped(&contest.terms().name))
        .with("place", format!("<#{}>", venue.channel));
    told(asker, &message)
}

/// Makes a contest of its first entries.
fn made(
    desk: &Desk,
    asker: &Asker<'_>,
    terms: Terms,
    more: Vec<(Author, Act)>,
    opens_now: bool,
) -> Result<Contest, Error> {
    let (at, by) = (desk.now(), Author::Member(asker.who.id.clone()));
    let act = Act::New { terms: Box::new(terms), seed: desk.new_seed().reveal() };
    let mut contest = Contest::new(&Entry { at, by: by.clone(), act })?;
    if opens_now {
        contest.apply(Entry { at, by, act: Act::Open })?;
    }
    for (by, act) in more {
        contest.apply(Entry { at, by, act })?;
    }
    Ok(contest)
}

/// Returns the reason why a member may not organise one more contest, if there is one.
async fn too_many(desk: &Desk, asker: &Asker<'_>) -> Result<Option<Message>, Stop> {
    if asker.who.rights.manages {
        return Ok(None);
    }
    let mine = desk.store.contests(WhichContests::Of(&asker.who.id)).await?;
    let mine = mine.iter().filter(|line| line.organiser.as_deref() == Some(asker.who.id.as_str())).count();
    Ok((mine >= MOST).then(|| Message::new("contest-too-many").with("count", MOST as i64)))
}
