//! Tables as CSV (RFC 4180): a line a row, fields with commas, quotes or line ends in quotes.

use std::borrow::Cow;

/// The text of a table.
#[must_use]
pub fn write<'a>(rows: impl IntoIterator<Item = Vec<Cow<'a, str>>>) -> String {
    rows.into_iter().fold(String::new(), |mut text, row| {
        for (index, field) in row.iter().enumerate() {
            if index > 0 {
                text.push(',');
            }
            // A spreadsheet takes such a field for a formula.
            let field = if field.starts_with(['=', '@', '\t'])
                || (field.starts_with(['+', '-']) && field.parse::<f64>().is_err())
            {
                Cow::Owned(format!("'{field}"))
            } else {
                field.clone()
            };
            if field.contains([',', '"', '\n', '\r']) {
                text.push('"');
                text.push_str(&field.replace('"', "\"\""));
                text.push('"');
            } else {
                text.push_str(&field);
            }
        }
        text.push_str("\r\n");
        text
    })
}
