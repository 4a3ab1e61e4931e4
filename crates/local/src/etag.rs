//! Marks of answers (`ETag`): a reader who asks again with the mark learns that nothing has changed.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, ETAG, HeaderMap, HeaderValue, IF_NONE_MATCH};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// Returns the mark of a body.
pub(crate) fn mark_of(body: &[u8]) -> String {
    format!("\"{}\"", URL_SAFE_NO_PAD.encode(&Sha256::digest(body)[..18]))
}

/// Makes an answer with a mark of what it says; for a reader who sends that mark, an answer that nothing has changed.
///
/// The mark is made of what the reader sees and not of the table's version, which counts what others do in private.
pub(crate) fn marked(headers: &HeaderMap, kind: &'static str, body: impl AsRef<[u8]>) -> Response {
    let body = body.as_ref();
    marked_as(headers, kind, &mark_of(body), body)
}

/// Makes an answer with a mark that is known already.
pub(crate) fn marked_as(headers: &HeaderMap, kind: &'static str, mark: &str, body: &[u8]) -> Response {
    let mut response = match is_known(headers, mark) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => ([(CONTENT_TYPE, kind)], body.to_vec()).into_response(),
    };
    response.headers_mut().extend(HeaderValue::from_str(mark).ok().map(|mark| (ETAG, mark)));
    response
}

/// Whether a mark is among those sent as `If-None-Match`, compared weakly (RFC 9110, 13.1.2): a proxy that packs an answer
/// makes a weak mark of it, `W/"…"`.
fn is_known(headers: &HeaderMap, mark: &str) -> bool {
    let sent = headers.get_all(IF_NONE_MATCH).iter().filter_map(|sent| sent.to_str().ok());
    let mut marks = sent.flat_map(|sent| sent.split(',')).map(str::trim);
    marks.any(|sent| sent == "*" || sent.strip_prefix("W/").unwrap_or(sent) == mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_compared_weakly() {
        for (sent, same) in [
            (&["\"abc\""][..], true),
            (&["W/\"abc\""], true),
            (&["\"x\", W/\"abc\" , \"y\""], true),
            (&["\"x\"", "\"y\",\"abc\""], true),
            (&["*"], true),
            (&["\"x\", W/\"ab\""], false),
            (&["W/abc"], false),
            (&["W/*"], false),
            (&[], false),
        ] {
            let mut headers = HeaderMap::new();
            for sent in sent {
                headers.append(IF_NONE_MATCH, HeaderValue::from_static(sent));
            }
            assert_eq!(is_known(&headers, "\"abc\""), same, "{sent:?}");
        }
    }
}
