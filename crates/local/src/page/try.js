// Moves that are tried on the board of a table: lines with names, kept in this browser, and plans made of them.

import { $, when } from "./dom.js";
import { kept } from "./server.js";

let table = null;
/** The table's board: {page, goTo(number, actions), send(id), line, at}. */
let board = null;
let seen = null;

const known = () => kept.get(`tries.${table}`) ?? [];

function keep(lines) {
  kept.set(`tries.${table}`, lines);
  showKept();
}

function showKept() {
  const hint = new Option(board.page.word("tries-kept"), "", true, true);
  $("try-kept").replaceChildren(hint, ...known().map(({ name }, index) => new Option(name, index)));
  $("try-kept").hidden = known().length === 0;
  $("try-drop").hidden = true;
}

export const tries = {
  /** Says of which table. */
  of(number, its) {
    table = number;
    board = its;
    $("try-said").replaceChildren();
    showKept();
  },
  /** Shows what can be done with a line; null: nothing is tried. */
  show(next, line) {
    seen = next;
    const on = line !== null;
    $("try").ariaPressed = on;
    $("tries").hidden = !on;
    if (!on) return;
    $("try-line").textContent = [next.line.join(" ") || board.page.word("tries-hint"), next.said].filter(Boolean).join(" · ");
    $("try-plan").hidden = !next.plan;
    $("try-keep").hidden = line.length === 0;
    $("try-first").hidden = !next.first;
    $("try-first").textContent = next.first?.label ?? "";
  },
};

when($("try"), "click", () => board.goTo(board.at, board.line ? null : []));
when($("try-first"), "click", async () => {
  const { id } = seen.first;
  await board.goTo(null);
  await board.send(id);
});
when($("try-plan"), "click", async () => {
  const { page } = board;
  try {
    $("try-said").replaceChildren(await page.plan(seen.plan));
  } catch (fault) {
    page.fail(fault);
  }
});
when($("try-keep"), "submit", (event) => {
  event.preventDefault();
  const name = $("try-name").value.trim() || seen.line.join(" ");
  keep([...known().filter((one) => one.name !== name), { name, at: seen.number, line: board.line }]);
  $("try-name").value = "";
});
when($("try-kept"), "change", () => {
  const chosen = known()[$("try-kept").value];
  if (chosen) board.goTo(chosen.at, [...chosen.line]);
  $("try-drop").hidden = !chosen;
});
when($("try-drop"), "click", () => keep(known().toSpliced($("try-kept").value, 1)));
