// The table in view: its live board, who plays, the moves, the offers. It stays where it is whatever is said beside it.

import { layOver } from "./board.js";
import { $, buttonOf, element, pennonOf, when } from "./dom.js";
import { showLetters } from "./looks.js";
import { addressOf, ask, get, kept, newRequest } from "./server.js";
import { tries } from "./try.js";

/** How many seconds a move that may be a slip waits before it is sent. */
const WAITS = 10;
/** A cell of fewer pixels is easily missed. */
const SMALL = 40;

/**
 * The page around: {me(), place(), word(key), say(text, isFault), fail(fault), plan(line), language(), every}, and perhaps
 * `answered(answer)` and `lost(fault)`; `every`: how many milliseconds pass until the table is looked at again.
 */
let page = null;
/** The number of the table; null: there is none here. */
let table = null;
/** What stands beside the board, and the board, as the server told them last. */
let face = null;
let board = null;
/** The number of actions before the position that is looked at; null: all. */
let at = null;
/** Whether moves are tried: the actions, and those that were stepped back over. */
let line = null;
let undone = [];
/** What is laid over the board, and for which question. */
let over = null;
let shown = "";
/** A move that waits to be sent: the timer. */
let waits = null;
/** Looks at the table again and again: the timer. */
let watching = null;
let visit = 0;
let drawing = 0;

const seat = () => kept.get(`seat.${table}`);

function forget() {
  clearInterval(waits);
  waits = null;
  $("hold").hidden = true;
}

function clear() {
  forget();
  over?.gone();
  over = null;
  shown = "";
}

/** Presses what a button of the table stands for. */
export async function send(id) {
  forget();
  over?.still();
  const body = { place: page.place(), play: id, request: newRequest() };
  try {
    const told = await ask(`/api/play?as=${page.me()}`, body, (trouble) => page.say(trouble ? page.word("failed") : "", trouble));
    page.answered?.(told);
  } catch (fault) {
    page.fail(fault);
  }
  clear();
  await refreshTable();
}

function undo() {
  forget();
  over?.start(board.lit, true);
}

/** Whether a tap is easily one that was not meant. */
function slips() {
  const [width] = board.cells.map(({ corners }) => {
    const across = corners.map(([x]) => x);
    return Math.max(...across) - Math.min(...across);
  });
  return matchMedia("(pointer: coarse)").matches || width * $("frame").clientWidth / board.width < SMALL;
}

async function play(choice, spots) {
  if (line) {
    line.push(choice.play);
    undone = [];
    await draw(true);
    return;
  }
  if (!slips()) {
    await send(choice.play);
    return;
  }
  over.keep(`${page.word("hold")}: ${choice.label}`, spots, undo);
  let left = WAITS;
  const tell = () => { $("hold-left").value = left; };
  tell();
  $("hold").hidden = false;
  $("hold-now").onclick = () => send(choice.play);
  waits = setInterval(() => {
    left -= 1;
    tell();
    if (left <= 0) send(choice.play);
  }, 1000);
  $("hold-undo").focus({ preventScroll: true });
}

const asked = () => {
  const out = { table };
  if (at !== null) out.number = at;
  if (seat()) out.seat = seat();
  return out;
};

/** Shows the board as it is looked at; `focus`: whether keys go on from there. */
async function draw(focus) {
  drawing += 1;
  const mine = drawing;
  const who = page.me();
  const parameters = { as: who, ...asked() };
  if (line) parameters.line = JSON.stringify(line);
  let next = null;
  try {
    next = await get("/api/view", parameters);
  } catch (fault) {
    if (mine === drawing) page.fail(fault);
    if (mine === drawing && line?.length) {
      line.pop();
      await draw(focus);
    }
    return;
  }
  if (mine !== drawing) return;
  const image = $("position");
  const address = addressOf(`/api/view.png?${new URLSearchParams({ ...parameters, v: next.mark })}`);
  if (image.getAttribute("src") !== address) {
    // What could be pointed at is not where it was.
    clear();
    image.src = address;
    image.alt = next.alt;
    await image.decode().catch(() => {});
    if (mine !== drawing) return;
  }
  board = next;
  $("frame").style.setProperty("--ratio", next.width / next.height);
  showSteps();
  tries.show(next, line);
  const key = JSON.stringify([who, address, next.lit]);
  if (key === shown) return;
  clear();
  shown = key;
  if (!next.lit) return;
  const number = next.number;
  over = layOver($("frame"), $("pointing"), next, {
    word: page.word,
    fail: page.fail,
    play,
    lit: (spots, angle) => ask(`/api/point?as=${who}`, { ...asked(), number, line, spots, angle }, () => {}),
  });
  over.start(next.lit, focus);
}

// ---------------------------------------------------------------- beside the board

function showSeats() {
  $("seats").replaceChildren(...face.seats.map((seat) => {
    const name = element("strong", "", seat.name);
    const made = element("li", seat.toMove ? "to-move" : seat.alive ? "" : "dead", name);
    if (seat.toMove) name.prepend(pennonOf(page.word("to-move")));
    if (seat.player) made.append(element("span", "", seat.player));
    if (seat.clock) {
      const clock = element("time", seat.late ? "late" : "", seat.clock);
      if (seat.until) clock.title = new Intl.DateTimeFormat(page.language(), { dateStyle: "full", timeStyle: "short" }).format(new Date(seat.until));
      made.append(clock);
    }
    return made;
  }));
}

/** Makes a list anew if it has changed, so that a button in it stays under the finger and in focus. */
function fill(list, told, make) {
  const now = JSON.stringify(told);
  if (list.dataset.of === now) return;
  list.dataset.of = now;
  list.replaceChildren(...told.map(make));
}

const pressing = (button) => buttonOf(button.style, button.label, () => send(button.id));

function showOffers() {
  $("offers").hidden = face.offers.length === 0;
  fill($("offer-list"), face.offers, (offer) => element(
    "li", offer.yours ? "yours" : "", element("p", "", offer.text), element("p", "small", offer.waits),
    element("div", "buttons", ...offer.buttons.map(pressing)),
  ));
}

/** The numbers of the positions that can be stepped to. */
const stops = () => [0, ...face.moves.map((move) => move.number)];
/** Which of them is looked at. */
const stop = () => (at === null ? stops().length - 1 : Math.max(0, stops().findLastIndex((number) => number <= at)));

function showMoves() {
  fill($("move-list"), face.moves, (move) => {
    const made = buttonOf("", move.text, () => goTo(move.number));
    made.tabIndex = -1;
    return element("li", "", made);
  });
}

function showSteps() {
  const [here, last] = [stop(), face.moves.length];
  const [back, on] = line ? [line.length > 0, undone.length > 0] : [here > 0, here < last];
  for (const button of $("steps").querySelectorAll("[data-step]")) {
    button.ariaDisabled = !(Number(button.dataset.step) < 0 ? back : on);
  }
  $("where").textContent = here === last ? "" : `${here ? face.moves[here - 1].text : "0"} (${here}/${last})`;
  $("table").classList.toggle("past", at !== null || line !== null);
  [...$("move-list").querySelectorAll("button")].forEach((button, index) => {
    const current = index === here - 1 || (here === 0 && index === 0);
    button.tabIndex = current ? 0 : -1;
    if (current && here) button.ariaCurrent = "true";
    else button.ariaCurrent = null;
  });
  const list = $("move-list");
  const current = list.querySelector("[aria-current]");
  if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

/** Looks at the position after so many actions; with a line, tries it from there. */
export async function goTo(number, actions = null) {
  if (!face) return;
  forget();
  line = actions;
  undone = [];
  // A line that is tried keeps its beginning when the game goes on.
  at = line ? number ?? face.number : number === null || number >= stops().at(-1) ? null : number;
  await draw(line !== null);
}

async function step(by) {
  forget();
  if (!line) {
    const to = Math.min(stops().length - 1, Math.max(0, stop() + by));
    await goTo(stops()[to]);
    return;
  }
  const [from, to] = by < 0 ? [line, undone] : [undone, line];
  for (let left = Math.min(Math.abs(by), from.length); left > 0; left -= 1) to.push(from.pop());
  await draw();
}

// ---------------------------------------------------------------- the page

/** Asks how things stand at the table, and shows it. */
export async function refreshTable() {
  if (table === null) {
    showLetters();
    return;
  }
  visit += 1;
  const mine = visit;
  const next = await get("/api/table", { as: page.me(), table }).catch((fault) => page.lost?.(fault));
  if (mine !== visit) return;
  if (next) face = next;
  showLetters(face?.letters);
  $("table").hidden = !face;
  if (!face) return;
  showSeats();
  showOffers();
  showMoves();
  await draw();
}

/** Shows a table, or none. */
export async function showTable(around, number) {
  page = around;
  watching ??= setInterval(() => document.visibilityState === "visible" && !waits && refreshTable(), page.every);
  visit += 1;
  // A board that is still on its way was another table's.
  drawing += 1;
  clear();
  at = null;
  line = null;
  if (number !== table) face = null;
  table = number;
  if (!face) $("table").hidden = true;
  tries.of(table, { page, goTo, send, get line() { return line; }, get at() { return at; } });
  await refreshTable();
}

/** What a posted picture of the table in view shows: {number, tried}, the number of actions and whether moves were tried. */
export function shownBy(picture) {
  const [, tried, of, number, side] = /^(preview-)?table-(\d+)-(\d+)(?:-([\w-]+))?\.png$/u.exec(picture.name) ?? [];
  const here = Number(of) === table && (!side || (face?.seats.some(({ seat }) => seat === side) ?? false));
  return here ? { number: Number(number), tried } : {};
}

const listMoves = (on) => {
  $("move-list").hidden = !on;
  $("moves").ariaExpanded = on;
};
listMoves(matchMedia("(min-width: 64rem)").matches);
when($("moves"), "click", () => listMoves($("move-list").hidden));
when($("hold-undo"), "click", undo);
for (const button of $("steps").querySelectorAll("[data-step]")) {
  when(button, "click", () => step(Number(button.dataset.step)));
}
when($("move-list"), "keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }[event.key];
  if (by === undefined || event.altKey) return;
  event.preventDefault();
  step(by).then(() => $("move-list").querySelector("[tabindex='0']")?.focus());
});
when($("flip"), "click", () => {
  const order = face.seats.map(({ seat }) => seat);
  const own = face.bottom ?? order[0];
  const next = order[(order.indexOf(seat() ?? own) + 1) % order.length];
  kept.set(`seat.${table}`, next === own ? null : next);
  draw();
});
