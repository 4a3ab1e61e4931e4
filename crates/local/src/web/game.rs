//! The page of a game: its board, its players, its log; and its record as a file.

use super::answer::{Answer, HTML, Otherwise, public};
use super::html::{Page, escaped};
use super::server::{time, title_of};
use super::shared::{Kept, Web, number_of, said, say};
use axum::Router;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue};
use axum::routing::get;
use liege_chat::spectator::{TableShown, board_shown, record_shown, shown_on_web, table_shown};
use liege_game::Foreign;
use liege_store::PagePolicy;
use liege_table::{Status, Table};
use liege_words::{Language, Message};
use serde::Deserialize;
use std::fmt::Write as _;
use std::sync::Arc;

/// The point of a game that is looked at.
#[derive(Deserialize)]
pub(super) struct At {
    /// After so many actions; none: now.
    at: Option<usize>,
}

type Asked = Result<Path<String>, PathRejection>;

/// Returns the table that was asked for, if everybody may see it.
async fn asked(web: &Web, path: Asked) -> Result<(Arc<Table>, PagePolicy), Otherwise> {
    let id = number_of(path).ok_or(Otherwise::Missing)?;
    shown_on_web(&web.chat, id).await?.ok_or(Otherwise::Missing)
}

fn point(at: Result<Query<At>, QueryRejection>) -> Result<Option<usize>, Otherwise> {
    at.map(|Query(At { at })| at).map_err(|_| Otherwise::Missing)
}

/// `GET /t/<table>`
pub(super) async fn game(
    State(web): State<Arc<Web>>,
    path: Asked,
    at: Result<Query<At>, QueryRejection>,
    headers: HeaderMap,
) -> Answer {
    let (table, policy) = asked(&web, path).await?;
    let (at, language) = (point(at)?, web.language(&headers));
    let (key, of) = ((table.id(), at, language), fingerprint(&table, policy));
    let kept = match web.kept.get(&key).filter(|kept| kept.is_fresh(&of)) {
        Some(kept) => kept,
        None => {
            let _making = web.making.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
            let shown = table_shown(&table, at, language)?.map_err(|_| Otherwise::Missing)?;
            let html = page(&web, language, policy, at.is_some(), &shown).html();
            let kept = Arc::new(Kept::new(of, html));
            web.kept.insert(key, Arc::clone(&kept));
            kept
        }
    };
    let response = crate::etag::marked_as(&headers, HTML, &kept.mark, kept.html.as_bytes());
    Ok(public(response, policy == PagePolicy::Indexed))
}

/// The public state from which a page was made. Private actions do not change it.
fn fingerprint(table: &Table, policy: PagePolicy) -> String {
    let shown = table.shown(table.log().len());
    format!("{shown} {} {} {}", table.seen_changed(), table.status().code(), policy.code())
}

/// Returns an address of the table's page after so many actions.
fn step(table: i64, at: usize, last: usize) -> String {
    if at == last { format!("/t/{table}") } else { format!("/t/{table}?at={at}") }
}

fn page(web: &Web, language: Language, policy: PagePolicy, past: bool, shown: &TableShown) -> Page {
    let title = title_of(language, &shown.game, shown.id);
    let id = shown.id;
    let mut body = format!(
        "<nav><a href=\"/s/{}\">{}</a></nav>\n",
        escaped(&shown.server),
        escaped(&say(language, "web-up"))
    );
    let live =
        if past || matches!(shown.status, Status::Over | Status::Abandoned) { "" } else { " data-live" };
    let _ = writeln!(body, "<main class=\"game\"{live}>\n<h1>{}</h1>", escaped(&title));
    let _ = writeln!(
        body,
        "<p id=\"news\" role=\"status\" hidden><a href=\"/t/{id}\">{}</a></p>",
        escaped(&say(language, "web-news"))
    );
    let picture = format!("/t/{id}/board.png?at={}", shown.at);
    if shown.has_board {
        let alt = escaped(&shown.alt);
        let _ = writeln!(
            body,
            "<section class=\"board\">\n<img src=\"{picture}\" alt=\"{alt}\">\n{}</section>",
            steps(language, shown)
        );
    }
    body.push_str("<section class=\"facts\">\n");
    players(&mut body, language, shown);
    paragraphs(&mut body, &shown.lines);
    if !shown.treaties.is_empty() {
        let _ = writeln!(body, "<h2>{}</h2>", escaped(&say(language, "web-treaties")));
        items(&mut body, &shown.treaties);
    }
    if !shown.log.is_empty() {
        let _ = writeln!(body, "<h2>{}</h2>", escaped(&say(language, "web-log")));
        log(&mut body, language, shown);
    }
    let _ = writeln!(body, "<h2>{}</h2>", escaped(&say(language, "web-terms")));
    items(&mut body, &shown.terms);
    downloads(&mut body, language, shown);
    let _ = writeln!(
        body,
        "<p class=\"small\">{} {}</p>",
        escaped(&say(language, "web-changed")),
        time(shown.changed)
    );
    body.push_str("</section>\n</main>");
    let people: Vec<&str> = shown.seats.iter().filter_map(|seat| seat.player.as_deref()).collect();
    let titled = if people.is_empty() { title } else { format!("{title}: {}", people.join(", ")) };
    Page {
        language,
        title: titled,
        about: if shown.has_board { shown.alt.clone() } else { shown.lines.join(" ") },
        address: Some(web.public_url.to(&step(id, shown.at, shown.last))),
        picture: shown.has_board.then(|| web.public_url.to(&picture)),
        feed: None,
        indexed: policy == PagePolicy::Indexed,
        body,
    }
}

fn steps(language: Language, shown: &TableShown) -> String {
    let (at, last) = (shown.at, shown.last);
    let mut nav = format!("<nav class=\"steps\" aria-label=\"{}\">", escaped(&say(language, "web-steps")));
    let mut link = |sign: &str, label: &'static str, to: Option<usize>, rel: &str| {
        let label = escaped(&say(language, label));
        let _ = match to {
            Some(to) => write!(
                nav,
                "<a href=\"{}\"{rel} aria-label=\"{label}\" title=\"{label}\">{sign}</a>",
                step(shown.id, to, last)
            ),
            None => write!(nav, "<span aria-hidden=\"true\">{sign}</span>"),
        };
        if sign == "◀" {
            let _ = write!(nav, "<b>{at}/{last}</b>");
        }
    };
    link("⏮", "web-first", (at > 0).then_some(0), "");
    link("◀", "web-back", at.checked_sub(1), " rel=\"prev\"");
    link("▶", "web-next", (at < last).then_some(at + 1), " rel=\"next\"");
    link("⏭", "web-last", (at < last).then_some(last), "");
    nav.push_str("</nav>\n");
    nav
}

fn players(body: &mut String, language: Language, shown: &TableShown) {
    if !shown.places.is_empty() {
        return items(body, &shown.places);
    }
    let _ = writeln!(body, "<table><caption>{}</caption>\n<tbody>", escaped(&say(language, "web-players")));
    for seat in &shown.seats {
        let player = seat.player.as_deref().map_or_else(|| "—".to_owned(), escaped);
        let note = match (&seat.points, seat.to_move) {
            (Some(points), _) => escaped(points),
            (None, true) => escaped(&say(language, "web-to-move")),
            (None, false) => String::new(),
        };
        let _ = writeln!(
            body,
            "<tr><th scope=\"row\">{}</th><td>{player}</td><td>{note}</td></tr>",
            escaped(&seat.seat)
        );
    }
    body.push_str("</tbody></table>\n");
}

fn paragraphs(body: &mut String, lines: &[String]) {
    for line in lines {
        let _ = writeln!(body, "<p>{}</p>", escaped(line));
    }
}

fn items(body: &mut String, lines: &[String]) {
    body.push_str("<ul>\n");
    for line in lines {
        let _ = writeln!(body, "<li>{}</li>", escaped(line));
    }
    body.push_str("</ul>\n");
}

fn log(body: &mut String, language: Language, shown: &TableShown) {
    let (first, end) =
        (shown.log.first().map_or(1, |mark| mark.number), shown.log.last().map_or(0, |mark| mark.number));
    let cut = |body: &mut String, count: usize, to: usize| {
        let line = said(language, &Message::new("web-log-cut").with("count", count as i64));
        let _ =
            writeln!(body, "<p><a href=\"{}\">{}</a></p>", step(shown.id, to, shown.last), escaped(&line));
    };
    if first > 1 {
        cut(body, first - 1, first - 1);
    }
    let _ = writeln!(body, "<ol class=\"log\" start=\"{first}\">");
    for mark in &shown.log {
        let here = if mark.number == shown.at { " aria-current=\"true\"" } else { "" };
        let _ = writeln!(
            body,
            "<li value=\"{}\"><a href=\"{}\"{here}>{}</a></li>",
            mark.number,
            step(shown.id, mark.number, shown.last),
            escaped(&mark.text)
        );
    }
    body.push_str("</ol>\n");
    if end < shown.last {
        cut(body, shown.last - end, end + 1);
    }
}

fn downloads(body: &mut String, language: Language, shown: &TableShown) {
    if !shown.has_record {
        return;
    }
    let mut links =
        vec![format!("<a href=\"/t/{}/record.txt\">{}</a>", shown.id, escaped(&say(language, "web-record")))];
    for notation in &shown.notations {
        links.push(format!(
            "<a href=\"/t/{}/game.{}\">{}</a>",
            shown.id,
            notation.id(),
            notation.id().to_uppercase()
        ));
    }
    let _ = writeln!(body, "<p>{} {}</p>", escaped(&say(language, "web-download")), links.join(" · "));
}

/// `GET /t/<table>/board.png`
pub(super) async fn board(
    State(web): State<Arc<Web>>,
    path: Asked,
    at: Result<Query<At>, QueryRejection>,
    headers: HeaderMap,
) -> Answer {
    let (table, policy) = asked(&web, path).await?;
    let (at, language) = (point(at)?, web.language(&headers));
    let _drawing = web.drawing.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let picture = board_shown(&web.chat, &table, at, language).await?.ok_or(Otherwise::Missing)?;
    let response = crate::etag::marked(&headers, "image/png", &picture.bytes);
    Ok(public(response, policy == PagePolicy::Indexed))
}

/// `GET /t/<table>/record.txt`
pub(super) async fn record(web: State<Arc<Web>>, path: Asked, headers: HeaderMap) -> Answer {
    file(web, path, headers, None).await
}

/// `GET /t/<table>/game.pgn`, and so for each notation of other programs.
pub(super) fn files() -> Router<Arc<Web>> {
    Foreign::ALL.into_iter().fold(Router::new(), |router, notation| {
        let answer = move |web, path, headers| file(web, path, headers, Some(notation));
        router.route(&format!("/t/{{table}}/game.{}", notation.id()), get(answer))
    })
}

async fn file(
    State(web): State<Arc<Web>>,
    path: Asked,
    headers: HeaderMap,
    notation: Option<Foreign>,
) -> Answer {
    let (table, policy) = asked(&web, path).await?;
    let _making = web.making.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let found = record_shown(&web.chat, &table, notation).await?;
    let (name, text) = found.map_err(|_| Otherwise::Missing)?;
    let mut response = crate::etag::marked(&headers, "text/plain; charset=utf-8", text);
    let attached = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    response.headers_mut().extend(attached.ok().map(|attached| (CONTENT_DISPOSITION, attached)));
    Ok(public(response, policy == PagePolicy::Indexed))
}
