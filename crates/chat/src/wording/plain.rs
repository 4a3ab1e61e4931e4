//! Texts without the markup that a client shows as names and times.

use jiff::Timestamp;

/// The names behind mentions of people and places.
pub trait Names {
    /// Returns the name of a member.
    fn member(&self, id: &str) -> Option<String>;
    /// Returns the name of a place.
    fn place(&self, id: &str) -> Option<String>;
}

/// Returns the text with names for `<@id>` and `<#id>`, a time for `<t:unix:R>`, and without the backslashes
/// that escape characters. All other markup stays as it is, and so does text that only looks like markup.
pub fn plain(text: &str, names: &impl Names) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(['<', '\\']) {
        out.push_str(&rest[..start]);
        let tail = &rest[start..];
        if let Some(escaped) = tail.strip_prefix('\\') {
            let c = escaped.chars().next().filter(char::is_ascii_punctuation);
            out.push(c.unwrap_or('\\'));
            rest = &escaped[c.map_or(0, char::len_utf8)..];
            continue;
        }
        let read = tail.find('>').and_then(|end| Some((mark(&tail[1..end], names)?, end)));
        if let Some((shown, end)) = read {
            rest = &tail[end + 1..];
            // Discord shows a time twice, as a date and as a distance; here both are the same.
            let twice = out.strip_suffix(" (").filter(|before| before.ends_with(&shown)).map(str::len);
            match (twice, rest.strip_prefix(')')) {
                (Some(length), Some(after)) if tail.starts_with("<t:") => {
                    out.truncate(length);
                    rest = after;
                }
                _ => out.push_str(&shown),
            }
        } else {
            out.push('<');
            rest = &tail[1..];
        }
    }
    out.push_str(rest);
    out
}

fn mark(inner: &str, names: &impl Names) -> Option<String> {
    if let Some(id) = inner.strip_prefix('@') {
        return names.member(id.trim_start_matches('!'));
    }
    if let Some(id) = inner.strip_prefix('#') {
        return names.place(id);
    }
    let seconds = inner.strip_prefix("t:")?.split(':').next()?.parse().ok()?;
    Timestamp::from_second(seconds).ok().map(time)
}

/// Formats a time in UTC, to the minute.
pub fn time(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two;

    impl Names for Two {
        fn member(&self, id: &str) -> Option<String> {
            (id == "p1").then(|| "@Ada".to_owned())
        }

        fn place(&self, id: &str) -> Option<String> {
            (id == "thread-3").then(|| "#Table 3".to_owned())
        }
    }

    #[test]
    fn marks_become_names_and_everything_else_stays() {
        let cases = [
            ("<@p1> to move in <#thread-3>", "@Ada to move in #Table 3"),
            ("until <t:1793620800:R>.", "until 2026-11-02 12:00 UTC."),
            ("until <t:1793620800:f> (<t:1793620800:R>).", "until 2026-11-02 12:00 UTC."),
            (
                "<t:1793620800:f> (<t:1793707200:R>) (<t:0:R>",
                "2026-11-02 12:00 UTC (2026-11-03 12:00 UTC) (1970-01-01 00:00 UTC",
            ),
            ("<@p1> (<@p1>)", "@Ada (@Ada)"),
            ("<@nobody> < 3 <t:x> <", "<@nobody> < 3 <t:x> <"),
            ("a<b<@p1>>", "a<b@Ada>"),
            ("**ü** `W:WC5-WV7`", "**ü** `W:WC5-WV7`"),
            (r"\*a\* \<@p1\> \\ \ü \", r"*a* <@p1> \ \ü \"),
            ("<t:99999999999999:R>", "<t:99999999999999:R>"),
        ];
        for (text, expected) in cases {
            assert_eq!(plain(text, &Two), expected);
        }
    }
}
