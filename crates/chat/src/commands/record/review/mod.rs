//! `review`: where a finished game turned, and what a machine would have played there.
//!
//! The bot reviews no game that is still on, by any way. That includes a finished table that copies a running
//! game: from its record, with its moves typed again, or continued from its position, as far as the bot can
//! know.

pub mod told;

use crate::commands::record::review::told::{pictures, told};
use crate::desk::asker::mark;
use crate::desk::background::Places;
use crate::desk::draw::Legend;
use crate::desk::elsewhere::goes_on_elsewhere;
use crate::desk::letters::legend;
use crate::desk::look::look_at;
use crate::desk::render_queue::{Busy, Ticket};
use crate::desk::reviews::{Reviews, not_reviewed};
use crate::desk::turns::Party;
use crate::desk::{Answer, Answers, Asker, Deferred, Desk, Fault, Look, press, private};
use crate::wording::{of_table, own_seat, sanitize};
use futures::FutureExt as _;
use liege_engine::review::{Budget, Turning};
use liege_game::{Seat, SeatSet};
use liege_render::Renderer;
use liege_table::Table;
use liege_words::{Language, Message};
use std::sync::Arc;

/// An order for a review, with everything that it needs: the work runs without a desk.
struct Order {
    table: Arc<Table>,
    language: Language,
    bottom: Option<Seat>,
    legend: Legend,
    reader: SeatSet,
    budget: Option<Budget>,
    reviews: Arc<Reviews>,
    places: Arc<Places>,
    party: Party,
    renderer: Arc<Renderer>,
}

/// Runs `review`, and the button in *More*.
pub(crate) async fn review(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let press = |table: &Table| press("review", &[&table.id()]);
    let table = look_at(desk, asker, named, press).await?;
    asker.unless(not_reviewed(&table))?;
    if goes_on_elsewhere(desk, asker, &table, false).await? {
        let id = if table.origin().is_some() { "review-source" } else { "review-repeated" };
        return Ok(asker.tell(&of_table(id, table.id())));
    }
    let ticket = match desk.reviews.known(&table) {
        Some(_) => None,
        None => match desk.reviews.queue.enter(&asker.who.id) {
            Ok(ticket) => Some(ticket),
            Err(Busy::Yours) => return Ok(asker.tell(&Message::new("replay-yours"))),
            Err(Busy::Full) => return Ok(asker.tell(&Message::new("replay-full"))),
        },
    };
    let ahead = ticket.as_ref().map_or(0, |ticket| ticket.ahead);
    let making = of_table("review-making", table.id()).with("ahead", ahead as i64);
    let order = Order {
        language: asker.language,
        bottom: own_seat(&table, &asker.who.id),
        legend: legend(desk, &asker.member, &table).await,
        reader: table.seats_of(&asker.who.id),
        budget: desk.settings.review,
        reviews: Arc::clone(&desk.reviews),
        places: Arc::clone(&desk.places),
        party: asker.party(),
        renderer: Arc::clone(&desk.renderer),
        table,
    };
    let (clock, language) = (Arc::clone(&desk.clock), asker.language);
    let work = async move {
        order.answers(ticket).await.unwrap_or_else(|fault| {
            let mark = Message::new("fault").with("mark", mark(clock.now(), &fault));
            vec![private(liege_game::words().say(language, &mark))]
        })
    };
    let Some(patience) = desk.settings.patience else { return Ok(work.await) };
    let mut work = work.boxed();
    Ok(match tokio::time::timeout(patience, &mut work).await {
        Ok(answers) => answers,
        Err(_) => vec![Answer { later: Some(Deferred::new(work)), ..private(asker.say(&making)) }],
    })
}

impl Order {
    async fn answers(&self, ticket: Option<Ticket>) -> Result<Vec<Answer>, Fault> {
        let turn = match &ticket {
            Some(ticket) => Some(ticket.turn().await),
            None => None,
        };
        let turnings: Arc<[Turning]> =
            self.reviews.of(&self.table, self.budget, (&self.places, &self.party)).await?;
        // The next in the queue need not wait for the pictures.
        drop((turn, ticket));
        let told = told(self.language, &self.table, &turnings, None)?;
        let look = Look {
            language: self.language,
            bottom: self.bottom,
            layout: "",
            legend: self.legend,
            targets: &[],
            reader: self.reader,
        };
        let drawn = pictures(&self.renderer, &self.table, &told, look).await;
        let pictures = drawn.map_err(|fault| Fault::Stopped(fault.to_string()))?;
        Ok(vec![Answer { pictures, ..private(sanitize::message(&told.text())) }])
    }
}
