//! A member's deadlines as a calendar (RFC 5545), by a private address. The address is never logged.

use super::answer::{Answer, Otherwise};
use super::shared::{Web, said};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use jiff::Timestamp;
use liege_chat::spectator::{self, CalendarEntry, calendar_name};
use liege_store::BearerSecret;
use liege_words::{Language, Message};
use std::sync::Arc;

/// The most bytes of a line, without its end.
const LINE: usize = 75;

/// `GET /calendar/<secret>.ics`
pub(super) async fn calendar(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Answer {
    let Ok(Path(file)) = path else { return Err(Otherwise::Missing) };
    let secret = file.strip_suffix(".ics").and_then(BearerSecret::given).ok_or(Otherwise::Missing)?;
    let found = spectator::calendar(&web.chat, &secret).await?;
    let (language, entries) = found.ok_or(Otherwise::Missing)?;
    let text = written(language, web.public_url.host(), &entries);
    let mut response = crate::etag::marked(&headers, "text/calendar; charset=utf-8", text);
    let own = response.headers_mut();
    own.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    own.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow"));
    Ok(response)
}

/// Returns the calendar as a text.
fn written(language: Language, host: &str, entries: &[CalendarEntry]) -> String {
    let mut text = String::new();
    let mut line = |name: &str, value: &str| fold(&mut text, &format!("{name}:{value}"));
    line("BEGIN", "VCALENDAR");
    line("VERSION", "2.0");
    line("PRODID", "-//Liege//Deadlines//EN");
    line("CALSCALE", "GREGORIAN");
    line("METHOD", "PUBLISH");
    line("X-WR-CALNAME", &quoted(&calendar_name(language)));
    line("REFRESH-INTERVAL;VALUE=DURATION", "PT1H");
    for entry in entries {
        let CalendarEntry { table, seat, until, since, title, address } = entry;
        line("BEGIN", "VEVENT");
        // One event for each seat: the next deadline takes the place of the one before.
        line("UID", &format!("{table}-{seat}@{host}"));
        line("DTSTAMP", &utc(*since));
        line("DTSTART", &utc(*until));
        line("SUMMARY", &quoted(title));
        if let Some(address) = address {
            line("URL", address);
        }
        line("TRANSP", "TRANSPARENT");
        line("BEGIN", "VALARM");
        line("ACTION", "DISPLAY");
        line("DESCRIPTION", &quoted(&said(language, &Message::new("calendar-alarm"))));
        line("TRIGGER", "-PT6H");
        line("END", "VALARM");
        line("END", "VEVENT");
    }
    line("END", "VCALENDAR");
    text
}

fn utc(at: Timestamp) -> String {
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// Escapes a text (RFC 5545, 3.3.11).
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n");
    text.chars().filter(|c| !c.is_control()).collect()
}

/// Adds a line, folded where it is too long (RFC 5545, 3.1).
fn fold(text: &mut String, line: &str) {
    let mut length = 0;
    for c in line.chars() {
        if length + c.len_utf8() > LINE {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(c);
        length += c.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_is_written_as_the_standard_has_it() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let entry = CalendarEntry {
            table: 12,
            seat: "white",
            until: at("2026-03-01T12:30:15.5Z"),
            since: at("2026-02-26T12:30:15Z"),
            title: "Ваш ход, Шахматы; #12: очень длинное название партии, которое не входит в строку"
                .to_owned(),
            address: Some("https://liege.example/t/12".to_owned()),
        };
        let text = written(Language::RUSSIAN, "liege.example", &[entry]);
        assert!(text.ends_with("END:VCALENDAR\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']));
        assert!(text.split("\r\n").all(|line| line.len() <= LINE), "{text}");
        let unfolded = text.replace("\r\n ", "");
        for line in [
            "UID:12-white@liege.example",
            "DTSTAMP:20260226T123015Z",
            "DTSTART:20260301T123015Z",
            "SUMMARY:Ваш ход\\, Шахматы\\; #12: очень длинное название партии\\, которое не входит в строку",
            "URL:https://liege.example/t/12",
        ] {
            assert!(unfolded.split("\r\n").any(|there| there == line), "{line}: {unfolded}");
        }
        let count = |what: &str| unfolded.matches(what).count();
        assert_eq!(
            (count("BEGIN:VEVENT"), count("END:VEVENT"), count("BEGIN:"), count("END:")),
            (1, 1, 3, 3)
        );
    }
}
