//! A generated part of a page, between two comments. People write around it.

/// The comment before a part.
fn begin(part: &str) -> String {
    format!("<!-- made by liege-dev docs: {part} -->\n")
}

/// The comment after it.
const END: &str = "<!-- end -->\n";

/// A page that consists of an empty part.
pub(super) fn empty(part: &str) -> String {
    format!("{}{END}", begin(part))
}

/// A page with this text in its part.
///
/// # Errors
/// Returns an error if the page has no such part, two of them, or no end of it.
pub(super) fn filled(page: &str, part: &str, made: &str) -> Result<String, String> {
    let begin = begin(part);
    let (before, rest) =
        page.split_once(&begin).ok_or_else(|| format!("there is no line `{}`", begin.trim_end()))?;
    if rest.contains(&begin) {
        return Err(format!("there are two lines `{}`", begin.trim_end()));
    }
    let (_, after) = rest
        .split_once(END)
        .ok_or_else(|| format!("no line `{}` comes after `{}`", END.trim_end(), begin.trim_end()))?;
    let made = made.trim_end();
    let made = if made.is_empty() { String::new() } else { format!("{made}\n") };
    Ok(format!("{before}{begin}{made}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_changes() {
        let page = "# A\n\nmine\n<!-- made by liege-dev docs: x -->\nold\n<!-- end -->\nmine too\n";
        let new = filled(page, "x", "new\nlines\n\n").unwrap();
        assert_eq!(new, page.replace("old", "new\nlines"));
        assert_eq!(filled(&new, "x", "new\nlines").unwrap(), new);
        assert_eq!(filled(&empty("x"), "x", "").unwrap(), empty("x"));
    }

    #[test]
    fn a_page_without_marks_is_refused() {
        for (page, why) in [
            ("nothing", "no line `<!-- made by"),
            ("<!-- made by liege-dev docs: x -->\nold\n", "no line `<!-- end -->`"),
            ("<!-- made by liege-dev docs: y -->\n<!-- end -->\n", "no line `<!-- made by"),
        ] {
            let refused = filled(page, "x", "new").unwrap_err();
            assert!(refused.contains(why), "{page}: {refused}");
        }
        let twice = empty("x").repeat(2);
        assert!(filled(&twice, "x", "new").unwrap_err().contains("two lines"));
    }
}
