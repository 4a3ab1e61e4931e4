//! Charts on paper, one under the other.

use super::chart::{Chart, Column};
use super::legend::Legend;
use super::paper::{Ground, MARGIN, Paper};
use super::view::{View, Width};
use liege_game::scene::{Align, Colour, Weight};

/// Draws charts below all that is there. The paper becomes as wide as they need.
pub fn draw(charts: &mut [Chart], view: &View<'_>, paper: &mut Paper, legend: &mut Legend) {
    align(charts);
    let most = |of: &dyn Fn(&Chart) -> f64| charts.iter().map(of).fold(0.0, f64::max);
    let fixed = most(&Chart::fixed);
    if view.width == Width::Wide {
        paper.width = paper.width.max((fixed + most(&|chart| chart.names) + 2.0 * MARGIN).ceil());
    }
    let names = paper.width - 2.0 * MARGIN - fixed;
    for chart in charts {
        one(chart, names, paper, legend);
    }
}

/// Makes the columns of places, points and tie-breaks as wide in each chart as in the others.
fn align(charts: &mut [Chart]) {
    let most = charts.iter().map(|chart| chart.columns.len()).max().unwrap_or_default();
    let own = |column: &Column| column.width.filter(|_| !column.is_square);
    for index in 0..most {
        let widths = charts.iter().filter_map(|chart| own(chart.columns.get(index)?));
        let widest = widths.fold(0.0, f64::max);
        let columns = charts.iter_mut().filter_map(|chart| chart.columns.get_mut(index));
        for column in columns.filter(|column| own(column).is_some()) {
            column.width = Some(widest);
        }
    }
}

fn one(chart: &Chart, names: f64, paper: &mut Paper, legend: &mut Legend) {
    let scale = paper.scale;
    let small = f64::from(scale.small);
    if let Some(title) = &chart.title {
        let at = [MARGIN, paper.height + small * 0.9];
        let room = paper.width - 2.0 * MARGIN;
        paper.text(title, at, (scale.text, Weight::Bold), Colour::Gold, Align::Left, Some(room));
        paper.height += small * 1.7;
    }
    let widths: Vec<f64> = chart.columns.iter().map(|column| column.width.unwrap_or(names)).collect();
    let lefts: Vec<f64> = widths
        .iter()
        .scan(MARGIN, |left, width| {
            *left += width;
            Some(*left - width)
        })
        .collect();
    let right = MARGIN + widths.iter().sum::<f64>();
    let pad = f64::from(scale.text) * 0.3;
    for ((column, left), width) in chart.columns.iter().zip(&lefts).zip(&widths) {
        let x = match column.align {
            Align::Left => left + pad,
            Align::Centre => left + width / 2.0,
            Align::Right => left + width - 1.4 * pad,
        };
        let at = [x, paper.height + small * 0.75];
        paper.text(&column.head, at, (scale.small, Weight::Bold), Colour::Dim, column.align, None);
    }
    let top = paper.height + small * 1.5;
    let wide = right - MARGIN;
    let row_top = |index: usize| top + scale.row * index as f64;
    let bottom = row_top(chart.lines.len());
    paper.fill([MARGIN, top, wide, bottom - top], Colour::Plate);
    for (index, _) in chart.lines.iter().enumerate().filter(|(_, line)| line.lit) {
        paper.fill([MARGIN, row_top(index), wide, scale.row], Colour::PlateLit);
    }
    let (thick, colour) =
        if chart.rungs { (scale.row * 0.09, Colour::Frame) } else { (2.0, Colour::PlateEdge) };
    for index in 1..chart.lines.len() {
        paper.line(&[[MARGIN, row_top(index)], [right, row_top(index)]], thick, colour);
    }
    for (column, left) in chart.columns.iter().zip(&lefts) {
        if column.is_square {
            paper.line(&[[*left, top], [*left, bottom]], 2.0, colour);
        }
    }
    for (index, line) in chart.lines.iter().enumerate() {
        let ground = if line.lit { Ground::Lit } else { Ground::Plain };
        for (((cell, column), left), width) in line.cells.iter().zip(&chart.columns).zip(&lefts).zip(&widths)
        {
            let place = [*left, row_top(index), *width, scale.row];
            cell.fill_cell(paper, legend, place, ground, column.align);
        }
    }
    if chart.rungs {
        // Two rails.
        for x in [MARGIN, right] {
            paper.line(
                &[[x, top - scale.row * 0.2], [x, bottom + scale.row * 0.2]],
                scale.row * 0.16,
                colour,
            );
        }
    }
    for (index, _) in chart.lines.iter().enumerate().filter(|(_, line)| line.own) {
        paper.frame([MARGIN, row_top(index), wide, scale.row], scale.row * 0.09, Colour::Gold);
    }
    paper.height = bottom + small * if chart.rungs { 1.0 } else { 0.6 };
}
