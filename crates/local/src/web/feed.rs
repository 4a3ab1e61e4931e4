//! The finished games of a server, as an Atom feed (RFC 4287).

use super::answer::{Answer, public};
use super::html::escaped;
use super::server::{asked, title_of};
use super::shared::{Web, say};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use jiff::Timestamp;
use liege_chat::spectator::{TableCard, over_games};
use liege_store::PagePolicy;
use liege_words::Language;
use std::fmt::Write as _;
use std::sync::Arc;

/// `GET /s/<server>/finished.atom`
pub(super) async fn finished(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Answer {
    let (id, policy) = asked(&web, path).await?;
    let language = web.language(&headers);
    let (cards, _) = over_games(&web.chat, &id, None, language).await?;
    let text = feed(&web, language, &id, &cards);
    let response = crate::etag::marked(&headers, "application/atom+xml; charset=utf-8", text);
    Ok(public(response, policy == PagePolicy::Indexed))
}

fn feed(web: &Web, language: Language, server: &str, cards: &[TableCard]) -> String {
    let own = escaped(&web.public_url.to(&format!("/s/{server}/finished.atom")));
    let page = escaped(&web.public_url.to(&format!("/s/{server}")));
    let updated = cards.iter().map(|card| card.changed).max().unwrap_or(Timestamp::UNIX_EPOCH);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>{own}</id>\n<title>{}</title>\n<updated>{updated:.0}</updated>\n<author><name>Liege</name></author>\n\
         <link rel=\"self\" type=\"application/atom+xml\" href=\"{own}\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"{page}\"/>\n",
        language.code(),
        escaped(&say(language, "web-feed")),
    );
    for card in cards {
        let address = escaped(&web.public_url.to(&format!("/t/{}", card.id)));
        let result = card.points.as_ref().map(|points| format!(" ({points})")).unwrap_or_default();
        let _ = writeln!(
            text,
            "<entry>\n<id>{address}</id>\n<title>{}</title>\n<updated>{:.0}</updated>\n<link rel=\"alternate\" type=\"text/html\" \
             href=\"{address}\"/>\n<summary>{}</summary>\n</entry>",
            escaped(&title_of(language, &card.game, card.id)),
            card.changed,
            escaped(&format!("{}{result}", card.players)),
        );
    }
    text.push_str("</feed>\n");
    text
}
