//! The tables that are copied from one database to another. All tables of the database are, and they are
//! found in its schema.

use super::error::MoveError;
use crate::database::Connection;
use crate::schema;

/// Tables that belong to a database and not to the games: the locks of its transactions, and its writers.
pub(crate) const OF_THE_DATABASE: [&str; 2] = ["locks", "tenures"];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Number,
    Real,
    Text,
    Bytes,
}

/// A column that is not generated from others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// A table as it is copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
    /// The columns of its primary key, by which its rows are ordered.
    pub(super) key: Vec<String>,
}

impl Layout {
    /// The statement that returns all rows in the order of their keys, which is the same in all databases:
    /// texts are compared by their bytes.
    pub(super) fn selection(&self) -> String {
        let columns = quoted(self.columns.iter().map(|column| &column.name));
        format!("SELECT {columns} FROM \"{}\" ORDER BY {}", self.name, quoted(&self.key))
    }

    /// The statement that adds this number of rows.
    pub(super) fn insertion(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |row: usize| {
            let values: Vec<String> = (1..=width).map(|at| format!("${}", row * width + at)).collect();
            format!("({})", values.join(", "))
        };
        let values: Vec<String> = (0..rows).map(row).collect();
        let columns = quoted(self.columns.iter().map(|column| &column.name));
        format!("INSERT INTO \"{}\" ({columns}) VALUES {}", self.name, values.join(", "))
    }
}

fn quoted<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    names.into_iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}

/// The tables of a database that are copied, each after those that it refers to.
pub(super) async fn layouts(connection: &mut Connection) -> Result<Vec<Layout>, MoveError> {
    let mut found = Vec::new();
    for name in schema::tables(connection).await? {
        if OF_THE_DATABASE.contains(&name.as_str()) {
            continue;
        }
        let mut columns = Vec::new();
        for (column, kind) in schema::columns(connection, &name).await? {
            let kind = match kind.as_str() {
                "INTEGER" => Kind::Number,
                "REAL" => Kind::Real,
                "TEXT" => Kind::Text,
                "BLOB" => Kind::Bytes,
                _ => return Err(MoveError::Layout { table: name }),
            };
            columns.push(Column { name: column, kind });
        }
        let key = schema::key(connection, &name).await?;
        if columns.is_empty() || key.is_empty() {
            return Err(MoveError::Layout { table: name });
        }
        found.push(Layout { name, columns, key });
    }
    Ok(in_order(found, &schema::references(connection).await?))
}

/// Puts each table after those that it refers to.
fn in_order(mut tables: Vec<Layout>, references: &[(String, String)]) -> Vec<Layout> {
    let mut ordered: Vec<Layout> = Vec::with_capacity(tables.len());
    while !tables.is_empty() {
        let waits = |table: &Layout| {
            let mut others = references.iter().filter(|(from, to)| *from == table.name && to != from);
            others.any(|(_, to)| tables.iter().any(|other| other.name == *to))
        };
        let (later, mut next): (Vec<Layout>, Vec<Layout>) = tables.iter().cloned().partition(waits);
        if next.is_empty() {
            // They refer to each other in a circle: the database reports which of them can't be copied this
            // way.
            ordered.extend(later);
            break;
        }
        ordered.append(&mut next);
        tables = later;
    }
    ordered
}

/// Makes sure that two databases have the same tables, as databases of the same version do.
pub(super) fn are_alike(one: &[Layout], other: &[Layout]) -> Result<(), MoveError> {
    let sorted = |table: &Layout| {
        let mut columns = table.columns.clone();
        columns.sort();
        (columns, table.key.clone())
    };
    let lacks = |from: &[Layout], table: &Layout| {
        !from.iter().any(|other| other.name == table.name && sorted(other) == sorted(table))
    };
    let lone = one.iter().find(|table| lacks(other, table));
    let lone = lone.or_else(|| other.iter().find(|table| lacks(one, table)));
    lone.map_or(Ok(()), |table| Err(MoveError::Layout { table: table.name.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> Layout {
        let column = Column { name: "id".to_owned(), kind: Kind::Number };
        Layout { name: name.to_owned(), columns: vec![column], key: vec!["id".to_owned()] }
    }

    #[test]
    fn each_table_comes_after_those_that_it_refers_to() {
        let tables = ["actions", "hooks", "members", "tables", "tokens"].map(table).to_vec();
        let references = [
            ("actions", "tables"),
            ("actions", "members"),
            ("hooks", "tokens"),
            ("tables", "members"),
            ("tokens", "members"),
            ("members", "members"),
        ];
        let references = references.map(|(from, to)| (from.to_owned(), to.to_owned()));
        let names: Vec<String> =
            in_order(tables.clone(), &references).into_iter().map(|table| table.name).collect();
        assert_eq!(names, ["members", "tables", "tokens", "actions", "hooks"]);
        // A circle loses no table.
        let circle = [("tables", "actions"), ("actions", "tables")];
        let circle = circle.map(|(from, to)| (from.to_owned(), to.to_owned()));
        assert_eq!(in_order(tables, &circle).len(), 5);
    }

    #[test]
    fn a_table_that_only_one_of_them_has_is_named() {
        let (one, other) = ([table("members"), table("tables")], [table("tables")]);
        assert!(are_alike(&one, &one).is_ok());
        for (left, right) in [(&one[..], &other[..]), (&other, &one)] {
            let error = are_alike(left, right).unwrap_err();
            assert!(error.to_string().contains("`members`"), "{error}");
        }
    }
}
