// The catalogue: every game with its picture, and buttons that begin it with everybody who is here or against the
// machine.

import { buttonOf, element, once, selectOf, when } from "./dom.js";
import { get } from "./server.js";
import { render } from "./text.js";

/** The games as they were told last: {language, games}. */
let told = { language: null, games: [] };

async function gamesFor(page) {
  const { language } = page;
  if (told.language !== language) {
    told = { language, games: (await get("/api/games", { as: page.me })).games };
  }
  return told.games;
}

/** A button that does something once at a time. */
function button(className, label, name, page, act) {
  const made = buttonOf(className, label, () => once(made, act, page.fail));
  made.ariaLabel = `${label}: ${name}`;
  return made;
}

// Pictures are drawn when they come into view, one after the other: all at once they would take every connection
// that the browser has, and what is said would wait for them.
const wanted = [];
let drawing = false;

async function draw() {
  if (drawing) return;
  drawing = true;
  for (let image = wanted.shift(); image; image = wanted.shift()) {
    if (!image.isConnected) continue;
    image.src = image.dataset.picture;
    image.alt = image.dataset.shows;
    await image.decode().catch(() => { /* its place stays dark, and says what it would show */ });
  }
  drawing = false;
}

const inView = new IntersectionObserver((entries) => {
  for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
    inView.unobserve(target);
    wanted.push(target);
  }
  draw();
}, { rootMargin: "200px" });

function cardOf(game, page) {
  const image = element("img", "");
  image.alt = "";
  image.dataset.picture = game.picture;
  image.dataset.shows = game.alt;
  inView.observe(image);
  const begin = button("main", page.word("begin"), game.name, page, () => page.begin(game.id));
  const levels = element("div", "levels", `${page.word("level")} `, ...[1, 2, 3, 4, 5].map((level) =>
    button("", `${level}`, `${page.word("level")}, ${game.name}`, page, () => page.begin(game.id, level))));
  levels.hidden = true;
  const machine = button("", page.word("machine"), game.name, page, () => {
    levels.hidden = !levels.hidden;
    machine.ariaExpanded = !levels.hidden;
    if (!levels.hidden) levels.querySelector("button").focus();
  });
  machine.ariaExpanded = "false";
  const rules = button("", page.word("rules"), game.name, page, () => page.type(`${page.word("help-word")} ${game.id}`));
  const card = element("li", "game", image, element("div", "",
    element("h3", "", game.name),
    element("p", "small", game.players),
    element("p", "line", render(game.line, page.names)),
    element("div", "buttons", begin, machine, rules), levels));
  card.game = game;
  return card;
}

/** The shelf for beginners and all other games, with a search and filters above them. */
function shelvesOf(games, page) {
  const { word } = page;
  const listOf = (first) =>
    element("ul", "games", ...games.filter((game) => game.first === first).map((game) => cardOf(game, page)));
  const lists = [listOf(true), listOf(false)];
  const head = element("h3", "", word("shelf"));
  const none = element("p", "", word("no-games"));
  none.role = "status";
  none.hidden = true;
  const sift = () => {
    const text = search.value.toLowerCase().split(/\s+/);
    let found = false;
    for (const list of lists) {
      for (const card of list.children) {
        const { words, line, family: kind, seats, pace: takes } = card.game;
        const known = `${words} ${line}`.toLowerCase();
        card.hidden = !text.every((word) => known.includes(word)) || (family.value && kind !== family.value)
          || (players.value && String(seats) !== players.value) || (pace.value && takes !== pace.value);
      }
      list.hidden = [...list.children].every((card) => card.hidden);
      found ||= !list.hidden;
    }
    head.hidden = lists[0].hidden;
    none.hidden = found;
  };
  const search = element("input", "");
  search.type = "search";
  search.placeholder = word("search");
  search.ariaLabel = word("search");
  when(search, "input", sift);
  const families = [...new Map(games.map((game) => [game.family, game.familyName]))];
  const counts = [...new Map(games.map((game) => [game.seats, game.players]))].sort(([one], [other]) => one - other);
  const family = selectOf(word("family"), [["", word("any")], ...families], sift);
  const paces = [...new Map(games.map((game) => [game.pace, game.paceName]))];
  const players = selectOf(word("players"), [["", word("any-number")], ...counts], sift);
  const pace = selectOf(word("length"), [["", word("any-length")], ...paces], sift);
  return [element("div", "sieve", search, family, players, pace), none, head, ...lists];
}

/** Lines in backticks become buttons that say them. */
function linesOf(page) {
  const out = element("p", "lines");
  page.word("try").split("\u0060").forEach((part, index) => {
    out.append(index % 2 ? buttonOf("typed", part, () => page.type(part)) : part);
  });
  return out;
}

/** Shows it in an element, once for a language and its members. */
export async function showCatalogue(box, page) {
  const people = page.members.map((member) => member.name).join(", ");
  const key = `${page.language} ${people}`;
  if (box.dataset.catalogue === key && box.childElementCount > 0) return;
  box.dataset.catalogue = key;
  box.replaceChildren(
    element("p", "", render(page.word("greeting"), page.names)),
    linesOf(page),
  );
  try {
    const games = await gamesFor(page);
    if (box.dataset.catalogue === key) box.append(...shelvesOf(games, page));
  } catch (fault) {
    page.fail(fault);
  }
}
