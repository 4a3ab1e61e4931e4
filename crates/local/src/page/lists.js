// The list of places. Tables stand in heaps; those that are over, and those of others, are folded.

import { element, when } from "./dom.js";

const FOLDED = ["over", "others"];
/** The folded heaps: {item, box, summary, field, list}. They stay, so that what is open stays open. */
const folds = {};
/** The place for which a heap was opened last. */
let openedFor = null;

function sift({ field, list }) {
  const wanted = field?.value.trim().toLowerCase() ?? "";
  for (const item of list.children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
}

function foldOf(heap) {
  const summary = element("summary", "");
  summary.dataset.key = `fold-${heap}`;
  const list = element("ul", "");
  const fold = { summary, list, field: null };
  if (heap === "over") {
    fold.field = element("input", "");
    fold.field.type = "search";
    fold.field.dataset.key = "search-over";
    when(fold.field, "input", () => sift(fold));
  }
  fold.box = element("details", "", summary, ...(fold.field ? [fold.field] : []), list);
  fold.item = element("li", "fold", fold.box);
  return fold;
}

/**
 * The items of the list.
 * @param {object[]} lines the places
 * @param {string} place the one that is shown
 * @param {(line: object) => Element} linkOf
 * @param {(key: string) => string} word
 */
export function itemsOf(lines, place, linkOf, word) {
  let heap = null;
  const items = lines.filter((line) => !FOLDED.includes(line.heap)).map((line) => {
    const item = element("li", "", linkOf(line));
    if (line.heap && line.heap !== heap) item.prepend(element("span", "heap", word(`heap-${line.heap}`)));
    ({ heap } = line);
    return item;
  });
  for (const name of FOLDED) {
    const inside = lines.filter((line) => line.heap === name);
    if (inside.length === 0) continue;
    const fold = folds[name] ??= foldOf(name);
    fold.summary.textContent = `${word(`heap-${name}`)} (${inside.length})`;
    fold.field?.setAttribute("aria-label", word("search"));
    if (fold.field) fold.field.placeholder = word("search");
    fold.list.replaceChildren(...inside.map((line) => element("li", "", linkOf(line))));
    sift(fold);
    if (openedFor !== place && inside.some((line) => line.id === place)) fold.box.open = true;
    items.push(fold.item);
  }
  openedFor = place;
  return items;
}
