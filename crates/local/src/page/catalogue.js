// The catalogue: every game with its picture, and a button that begins it with everybody who is here.

import { element } from "./dom.js";
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
  const made = element("button", className, label);
  made.type = "button";
  made.setAttribute("aria-label", `${label}: ${name}`);
  made.addEventListener("click", async () => {
    if (made.getAttribute("aria-disabled") === "true") return;
    made.setAttribute("aria-disabled", "true");
    try {
      await act();
    } catch (fault) {
      page.fail(fault);
    } finally {
      made.removeAttribute("aria-disabled");
    }
  });
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
  const rules = button("", page.word("rules"), game.name, page, () => page.type(`${page.word("help-word")} ${game.id}`));
  return element("li", "game", image, element("div", "",
    element("h3", "", game.name),
    element("p", "small", game.players),
    element("p", "line", render(game.line, page.names)),
    element("div", "buttons", begin, rules)));
}

/** Lines in backticks become buttons that say them. */
function linesOf(page) {
  const out = element("p", "lines");
  page.word("try").split("`").forEach((part, index) => {
    if (index % 2 === 0) {
      out.append(part);
      return;
    }
    const made = element("button", "typed", part);
    made.type = "button";
    made.addEventListener("click", () => page.type(part));
    out.append(made);
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
    if (box.dataset.catalogue === key) box.append(element("ul", "games", ...games.map((game) => cardOf(game, page))));
  } catch (fault) {
    page.fail(fault);
  }
}
