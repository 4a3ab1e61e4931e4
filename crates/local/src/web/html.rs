//! HTML: texts of others are escaped, and every page has the same frame.

use super::shared::say;
use liege_words::Language;
use std::fmt::Write as _;

/// Escapes a text for HTML and XML, in elements and in quoted attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + text.len() / 8);
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Neither HTML nor XML may have them.
            c if c.is_control() && !matches!(c, '\n' | '\t') => safe.push('\u{fffd}'),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

/// A page, without its frame.
pub(super) struct Page {
    pub(super) language: Language,
    pub(super) title: String,
    /// The text of a preview below the title.
    pub(super) about: String,
    /// The address of the page itself.
    pub(super) address: Option<String>,
    /// The address of the picture of a preview.
    pub(super) picture: Option<String>,
    /// The address of the feed that belongs to it.
    pub(super) feed: Option<String>,
    /// Whether search engines may list it.
    pub(super) indexed: bool,
    /// Everything between the head and the foot, as HTML.
    pub(super) body: String,
}

impl Page {
    /// Returns the whole page.
    pub(super) fn html(&self) -> String {
        let (title, about) = (escaped(&self.title), escaped(&self.about));
        let mut head = String::new();
        let mut meta = |name: &str, key: &str, value: &str| {
            let _ = writeln!(head, "<meta {name}=\"{key}\" content=\"{value}\">");
        };
        if !self.indexed {
            meta("name", "robots", "noindex, nofollow");
        }
        meta("name", "description", &about);
        meta("property", "og:site_name", "Liege");
        meta("property", "og:type", "website");
        meta("property", "og:title", &title);
        meta("property", "og:description", &about);
        if let Some(address) = &self.address {
            meta("property", "og:url", &escaped(address));
        }
        match &self.picture {
            Some(picture) => {
                meta("property", "og:image", &escaped(picture));
                meta("property", "og:image:type", "image/png");
                meta("property", "og:image:alt", &about);
                meta("name", "twitter:card", "summary_large_image");
            }
            None => meta("name", "twitter:card", "summary"),
        }
        if let Some(address) = &self.address {
            let _ = writeln!(head, "<link rel=\"canonical\" href=\"{}\">", escaped(address));
        }
        if let Some(feed) = &self.feed {
            let name = escaped(&say(self.language, "web-feed"));
            let feed = escaped(feed);
            let _ = writeln!(
                head,
                "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"{name}\" href=\"{feed}\">"
            );
        }
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n{head}\
             <link rel=\"icon\" href=\"/icon.svg\">\n<link rel=\"stylesheet\" href=\"/web.css\">\n\
             <script src=\"/watch.js\" defer></script>\n</head>\n<body>\n{}\n<footer><p><a href=\"/\">Liege</a> · {}</p></footer>\n\
             </body>\n</html>\n",
            self.language.code(),
            self.body,
            escaped(&say(self.language, "web-foot")),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_text_becomes_markup() {
        assert_eq!(
            escaped("<b> & \"x\" 'y' \u{0}\u{1b}[0m"),
            "&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39; \u{fffd}\u{fffd}[0m"
        );
        assert_eq!(escaped("Ада ♞\nчет"), "Ада ♞\nчет");
    }
}
