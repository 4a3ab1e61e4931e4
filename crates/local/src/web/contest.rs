//! The page of a contest: its standing, its cross-table, its rounds; and its files.

use super::answer::{Answer, Otherwise, public, shown};
use super::html::{Page, escaped};
use super::server::time;
use super::shared::{Web, number_in, number_of, said, say};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue};
use liege_chat::spectator::{
    ContestShown, PartShown, RoundShown, Width, contest_file, contest_on_web, contest_shown, cross_shown,
};
use liege_store::{PagePolicy, StoredContest};
use liege_words::{Language, Message};
use serde::Deserialize;
use std::fmt::Write as _;
use std::sync::Arc;

/// Which rounds are shown.
#[derive(Deserialize)]
pub(super) struct Rounds {
    /// Those before this one; none: the last.
    before: Option<u32>,
}

/// Which picture of the cross-table is asked for.
#[derive(Deserialize)]
pub(super) struct Part {
    /// The page, from 1.
    #[serde(default = "first")]
    page: u32,
    /// Whether it is for a large screen.
    #[serde(default)]
    wide: bool,
}

const fn first() -> u32 {
    1
}

/// Returns the contest of this number, if everybody may see it.
async fn asked(web: &Web, id: Option<i64>) -> Result<(Arc<StoredContest>, PagePolicy), Otherwise> {
    contest_on_web(&web.chat, id.ok_or(Otherwise::Missing)?).await?.ok_or(Otherwise::Missing)
}

/// `GET /c/<contest>`
pub(super) async fn contest(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    rounds: Result<Query<Rounds>, QueryRejection>,
    headers: HeaderMap,
) -> Answer {
    let (stored, policy) = asked(&web, number_of(path)).await?;
    let Ok(Query(Rounds { before })) = rounds else { return Err(Otherwise::Missing) };
    let language = web.language(&headers);
    let _making = web.making.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let contest = contest_shown(&stored, before, language);
    Ok(shown(&headers, &page(&web, language, policy, before.is_some(), &contest)))
}

fn page(web: &Web, language: Language, policy: PagePolicy, past: bool, shown: &ContestShown) -> Page {
    let (id, say) = (shown.id, |id| escaped(&say(language, id)));
    let mut body = format!("<nav><a href=\"/s/{}\">{}</a></nav>\n", escaped(&shown.server), say("web-up"));
    let live = if shown.live && !past { " data-live" } else { "" };
    let _ = writeln!(body, "<main{live}>\n<h1>{}</h1>", escaped(&shown.title));
    let news = say("web-contest-news");
    let _ = writeln!(body, "<p id=\"news\" role=\"status\" hidden><a href=\"/c/{id}\">{news}</a></p>");
    for line in &shown.lines {
        let _ = writeln!(body, "<p>{}</p>", escaped(line));
    }
    if !past {
        for part in &shown.parts {
            standing(&mut body, language, shown, part);
        }
        if !shown.entrants.is_empty() {
            let _ = writeln!(body, "<h2>{}</h2>\n<ul>", say("web-entrants"));
            for name in &shown.entrants {
                let _ = writeln!(body, "<li>{}</li>", escaped(name));
            }
            body.push_str("</ul>\n");
        }
        pictures(&mut body, language, shown);
    }
    for (nth, round) in shown.rounds.iter().enumerate() {
        self::round(&mut body, language, round, nth == 0);
    }
    if let Some(more) = shown.more {
        let _ = writeln!(body, "<p><a href=\"/c/{id}?before={more}\">{}</a></p>", say("web-more"));
    }
    let _ = write!(body, "<p>{}", say("web-download"));
    for kind in &shown.files {
        let _ = write!(body, " <a href=\"/c/{id}/files/{kind}\">{}</a>", kind.to_uppercase());
    }
    body.push_str("</p>\n</main>");
    let has_picture = shown.pictures[0] > 0;
    Page {
        language,
        title: shown.title.clone(),
        about: if has_picture { shown.alt.clone() } else { shown.lines.join(" ") },
        address: Some(web.public_url.to(&format!("/c/{id}"))),
        picture: has_picture.then(|| web.public_url.to(&format!("/c/{id}/cross.png"))),
        feed: None,
        indexed: policy == PagePolicy::Indexed,
        body,
    }
}

/// Writes a standing as a table; a narrow screen shows places, names and points.
fn standing(body: &mut String, language: Language, shown: &ContestShown, part: &PartShown) {
    let say = |id| escaped(&say(language, id));
    let title = part.title.as_deref().map_or_else(|| say("web-standing"), escaped);
    let _ = writeln!(body, "<h2>{title}</h2>\n<table class=\"standing\">\n<thead><tr>");
    let _ = write!(body, "<th scope=\"col\">{}</th>", say("web-place"));
    let _ = write!(body, "<th scope=\"col\">{}</th>", say("web-player"));
    let has_points = part.rows.iter().any(|row| row.points.is_some());
    if has_points {
        let _ = write!(body, "<th scope=\"col\">{}</th>", say("web-points"));
    }
    for code in &shown.tie_breaks {
        let _ = write!(body, "<th scope=\"col\" class=\"more\">{}</th>", escaped(code));
    }
    body.push_str("</tr></thead>\n<tbody>\n");
    for row in &part.rows {
        let name = escaped(&row.name);
        let name = if row.out { format!("<s>{name}</s>") } else { name };
        let _ = write!(body, "<tr><td>{}</td><td>{name}</td>", escaped(&row.place));
        if has_points {
            let _ = write!(body, "<td>{}</td>", escaped(row.points.as_deref().unwrap_or_default()));
        }
        for value in &row.values {
            let _ = write!(body, "<td class=\"more\">{}</td>", escaped(value));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</tbody>\n</table>\n");
}

/// Writes the pictures of the cross-table: a phone gets others than a large screen.
fn pictures(body: &mut String, language: Language, shown: &ContestShown) {
    let [narrow, wide] = shown.pictures;
    if narrow == 0 {
        return;
    }
    let _ = writeln!(body, "<h2>{}</h2>", escaped(&say(language, "web-cross")));
    for page in 1..=narrow.max(wide) {
        let (id, alt) = (shown.id, escaped(if page == 1 { &shown.alt } else { "" }));
        let (small, large) = (page.min(narrow), page.min(wide.max(1)));
        let only = match (page > narrow, page > wide) {
            (true, _) => " class=\"large\"",
            (_, true) => " class=\"small-only\"",
            _ => "",
        };
        let _ = writeln!(
            body,
            "<p{only}><picture class=\"cross\"><source media=\"(min-width: 62rem)\" \
             srcset=\"/c/{id}/cross.png?page={large}&amp;wide=true\"><img src=\"/c/{id}/cross.png?page={small}\" \
             alt=\"{alt}\" loading=\"lazy\"></picture></p>"
        );
    }
}

/// Writes a round; those before the last are folded.
fn round(body: &mut String, language: Language, round: &RoundShown, last: bool) {
    let title = said(language, &Message::new("web-round").with("round", i64::from(round.number)));
    let unfolded = if last || round.open { " open" } else { "" };
    let _ = writeln!(body, "<details{unfolded}>\n<summary><h2>{}</h2></summary>", escaped(&title));
    if let Some(until) = round.until {
        let _ = writeln!(body, "<p>{} {}</p>", escaped(&say(language, "web-deadline")), time(until));
    }
    body.push_str("<ul class=\"games\">\n");
    for game in &round.games {
        let text = escaped(&game.text);
        let _ = match game.table {
            Some(table) => writeln!(body, "<li>{text} <a href=\"/t/{table}\">#{table}</a></li>"),
            None => writeln!(body, "<li>{text}</li>"),
        };
    }
    body.push_str("</ul>\n");
    if let Some(byes) = &round.byes {
        let _ = writeln!(body, "<p>{}</p>", escaped(byes));
    }
    body.push_str("</details>\n");
}

/// `GET /c/<contest>/cross.png`
pub(super) async fn cross(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    part: Result<Query<Part>, QueryRejection>,
    headers: HeaderMap,
) -> Answer {
    let (stored, policy) = asked(&web, number_of(path)).await?;
    let Ok(Query(Part { page, wide })) = part else { return Err(Otherwise::Missing) };
    let language = web.language(&headers);
    let _drawing = web.drawing.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let width = if wide { Width::Wide } else { Width::Phone };
    let picture = cross_shown(&web.chat, &stored, (width, page), language).await;
    let picture = picture.ok_or(Otherwise::Missing)?;
    let response = crate::etag::marked(&headers, "image/png", &picture.bytes);
    Ok(public(response, policy == PagePolicy::Indexed))
}

/// `GET /c/<contest>/files/<kind>`
pub(super) async fn file(
    State(web): State<Arc<Web>>,
    path: Result<Path<(String, String)>, PathRejection>,
    headers: HeaderMap,
) -> Answer {
    let Ok(Path((contest, kind))) = path else { return Err(Otherwise::Missing) };
    let (stored, policy) = asked(&web, number_in(&contest)).await?;
    let _making = web.making.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let file = contest_file(&stored, &kind).ok_or(Otherwise::Missing)?;
    let mut response = crate::etag::marked(&headers, file.media, &file.bytes);
    if let Ok(name) = HeaderValue::try_from(format!("attachment; filename=\"{}\"", file.name)) {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    Ok(public(response, policy == PagePolicy::Indexed))
}
