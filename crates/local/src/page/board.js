// A board that can be clicked: a piece, where it goes, and a choice where that leaves one. What may be pointed at
// says the server, which draws its pictures by the same.

import { ask, get, newRequest } from "./server.js";

const SVG = "http://www.w3.org/2000/svg";

const shape = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const middle = (corners) => {
  const [x, y] = corners.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  return [x / corners.length, y / corners.length];
};

/** How far something is in a direction; what is not there at all is infinitely far. */
function distance([x, y], [otherX, otherY], key) {
  const [right, down] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  const along = (otherX - x) * right + (otherY - y) * down;
  const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
  return along > 1 ? along + 2 * aside : Infinity;
}

/**
 * Lays over a picture of a board what can be clicked on it, if its member may play there now.
 * @param {HTMLElement} frame where the picture is, and nothing else
 * @param {{name: string, url: string}} picture
 * @param {{me(): string, place(): string, word(key: string): string, say(text: string, isFault: boolean): void}} page
 */
export async function makeClickable(frame, picture, page) {
  if (frame.querySelector("svg")) return;
  const who = page.me();
  const board = await get("/api/board", { as: who, picture: picture.name }).catch(() => null);
  if (!board || !frame.isConnected || frame.querySelector("svg")) return;
  const overlay = shape("svg", { viewBox: `0 0 ${board.width} ${board.height}`, class: "overlay", role: "group" });
  const panel = document.createElement("div");
  panel.className = "pointing";
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  const moves = document.createElement("div");
  moves.className = "buttons";
  moves.setAttribute("role", "group");
  moves.setAttribute("aria-label", page.word("buttons"));
  panel.append(said, moves);
  const areas = new Map();
  for (const { spot, corners } of board.cells) {
    if (!areas.has(spot)) areas.set(spot, []);
    areas.get(spot).push(corners);
  }
  let pieces = null;
  let busy = false;

  const put = (choice, className, act) => (areas.get(choice.spot) ?? []).forEach((corners, copy) => {
    const cell = shape("polygon", { points: corners.map((corner) => corner.join(",")).join(" "), class: className });
    cell.dataset.spot = choice.spot;
    cell.middle = middle(corners);
    // Beyond a joined edge cells are seen once more: one of them is enough for keys and screen readers.
    if (copy === 0) {
      cell.setAttribute("role", "button");
      cell.setAttribute("aria-label", choice.label);
      cell.setAttribute("tabindex", "-1");
    } else {
      cell.setAttribute("aria-hidden", "true");
    }
    cell.addEventListener("click", act);
    overlay.append(cell);
  });

  const dot = (choice) => (areas.get(choice.spot) ?? []).forEach((corners) => {
    const [x, y] = middle(corners);
    const radius = Math.min(...corners.map((corner, at) => {
      const next = corners[(at + 1) % corners.length];
      return Math.hypot((corner[0] + next[0]) / 2 - x, (corner[1] + next[1]) / 2 - y);
    }));
    const share = choice.takes ? 0.82 : choice.passed ? 0.18 : 0.34;
    const kind = choice.takes && !choice.passed ? "ring" : "dot";
    overlay.append(shape("circle", { cx: x, cy: y, r: radius * share, class: kind }));
  });

  /** Shows what may be pointed at; `focus`: whether whoever uses keys goes on from there. */
  function show(lit, focus) {
    const chosen = lit.asks === "piece" ? [] : lit.spots;
    overlay.replaceChildren();
    moves.replaceChildren();
    panel.hidden = lit.asks === "piece" && lit.choices.every((choice) => choice.spot !== null);
    said.textContent = lit.question;
    overlay.setAttribute("aria-label", lit.question);
    const others = lit.asks === "piece" ? [] : (pieces?.choices ?? []);
    const targets = new Set(lit.choices.map((choice) => choice.spot));
    for (const choice of others) {
      if (choice.spot === null || targets.has(choice.spot)) continue;
      const again = chosen.includes(choice.spot);
      put(choice, again ? "cell chosen" : "cell piece", () => (again ? back() : point([choice.spot], true)));
    }
    for (const spot of chosen) {
      if (!overlay.querySelector(`[data-spot="${CSS.escape(spot)}"]`) && !targets.has(spot)) {
        put({ spot, label: spot }, "cell chosen", back);
      }
    }
    for (const choice of lit.choices) {
      const act = () => (choice.play ? play(choice.play) : point([...lit.spots, choice.spot], true));
      if (choice.spot !== null && areas.has(choice.spot)) {
        put(choice, lit.asks === "piece" ? "cell piece" : "cell target", act);
        if (lit.asks !== "piece") dot(choice);
      } else {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = choice.label;
        button.addEventListener("click", act);
        moves.append(button);
      }
    }
    const first = overlay.querySelector(".target") ?? overlay.querySelector("[role=button]");
    first?.setAttribute("tabindex", "0");
    if (focus) (first ?? moves.querySelector("button"))?.focus({ preventScroll: true });
  }

  const back = () => pieces && show(pieces, true);

  async function point(spots, focus) {
    if (busy) return;
    busy = true;
    try {
      const lit = await ask("/api/point", { as: who, table: board.table, number: board.number, spots }, () => {});
      if (spots.length === 0) pieces = lit;
      show(lit, focus);
    } catch (fault) {
      gone();
      page.say(fault.message, true);
    } finally {
      busy = false;
    }
  }

  async function play(id) {
    if (busy) return;
    busy = true;
    overlay.classList.add("busy");
    try {
      await ask("/api/play", { as: who, place: page.place(), play: id, request: newRequest() }, () => {});
      gone();
      page.say("", false);
    } catch (fault) {
      overlay.classList.remove("busy");
      page.say(fault.message, true);
    } finally {
      busy = false;
    }
  }

  function gone() {
    overlay.remove();
    panel.remove();
  }

  overlay.addEventListener("keydown", (event) => {
    const cell = event.target.closest("[role=button]");
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      cell.dispatchEvent(new MouseEvent("click"));
    } else if (event.key === "Escape") {
      back();
    } else if (event.key.startsWith("Arrow")) {
      const all = [...overlay.querySelectorAll("[role=button]")].filter((other) => other !== cell);
      const far = (other) => distance(cell.middle, other.middle, event.key);
      const next = all.reduce((best, other) => (far(other) < far(best) ? other : best), all[0]);
      if (next && far(next) < Infinity) {
        cell.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus({ preventScroll: true });
      }
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  frame.append(overlay);
  frame.after(panel);
  await point([], false);
}
