//! Conversion of help, which is written for Discord, to Markdown for pages.

/// Help as paragraphs and lists. A line of the chat that is not a list item becomes a paragraph.
pub(super) fn paragraphs(text: &str) -> String {
    let mut made = String::new();
    let mut in_list = false;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let item = line.strip_prefix('•').map(str::trim_start);
        // In a list a line with a dash belongs to the item before it.
        let more = line.strip_prefix("– ").filter(|_| in_list);
        let goes_on = in_list && (item.is_some() || more.is_some());
        if !made.is_empty() && !goes_on {
            made.push('\n');
        }
        in_list = item.is_some() || more.is_some();
        let (mark, words) = match (item, more) {
            (Some(item), _) => ("- ", item),
            (None, Some(more)) => ("  - ", more),
            (None, None) => ("", line),
        };
        for part in [mark, words, "\n"] {
            made.push_str(part);
        }
    }
    made
}

/// A text as a cell of a table.
pub(super) fn cell(text: &str) -> String {
    text.trim().replace('|', "\\|").replace('\n', "<br>")
}

/// Notation as code; nothing for an empty text.
pub(super) fn code(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("`{text}`") }
}

/// A text with a capital and a full stop.
pub(super) fn sentence(text: &str) -> String {
    let text = liege_words::capitalised(text.trim());
    if text.is_empty() || text.ends_with(['.', '!', '?', ':']) { text } else { format!("{text}.") }
}

/// The anchor of a heading, as in forges and mdBook.
pub(super) fn anchor(heading: &str) -> String {
    liege_testing::handbook::anchor(heading)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_paragraphs_and_items() {
        let said = "White begins.\n• one\n• two, **bold**\nThen:\n\n• three";
        assert_eq!(paragraphs(said), "White begins.\n\n- one\n- two, **bold**\n\nThen:\n\n- three\n");
        assert_eq!(paragraphs("• offer\n   – he says: yes\n• more"), "- offer\n  - he says: yes\n- more\n");
        assert_eq!(paragraphs("  "), "");
    }

    #[test]
    fn cells_stay_in_one_line() {
        assert_eq!(cell("infantry | cavalry\n+ …"), "infantry \\| cavalry<br>+ …");
        assert_eq!(sentence("propose a pause"), "Propose a pause.");
        assert_eq!(sentence("Whose?"), "Whose?");
    }
}
