// What can be pointed at on a picture of a board, laid over it: a piece, where it goes, and a choice where that leaves
// one, by taps, keys or dragging. What may be pointed at says the server, which draws its pictures by the same.

import { buttonOf, element, give, once, shape, when } from "./dom.js";
import { ask, get, newRequest } from "./server.js";

const outline = (corners) => corners.map((corner) => corner.join(",")).join(" ");

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

/** How many pixels a pointer moves before it drags. */
const DRAGS = 8;

/**
 * Lays over a picture what can be pointed at on it.
 * @param {HTMLElement} frame where the picture is
 * @param {HTMLElement} panel where the question stands, and what is on no cell
 * @param {{width: number, height: number, cells: object[]}} board
 * @param {{lit(spots: string[], angle?: number): Promise<object>, play(choice: object, spots: string[]): Promise<void>, fail(fault: Error): void, word(key: string): string}} how
 */
export function layOver(frame, panel, board, how) {
  const overlay = shape("svg", { viewBox: `0 0 ${board.width} ${board.height}`, class: "overlay", role: "group" });
  const said = element("p", "");
  said.role = "status";
  const moves = element("div", "buttons");
  moves.role = "group";
  moves.ariaLabel = how.word("buttons");
  panel.replaceChildren(said, moves);
  const areas = new Map();
  for (const { spot, corners } of board.cells) areas.set(spot, [...(areas.get(spot) ?? []), corners]);
  /** The first question, and the one that is asked. */
  let pieces = null;
  let now = null;
  /** What takes a move back that is not sent yet. */
  let undo = null;
  /** The piece under a pressed pointer. */
  let held = null;

  const put = (choice, className, act) => (areas.get(choice.spot) ?? []).forEach((corners, copy) => {
    const cell = shape("polygon", { points: outline(corners), class: `cell ${className}` });
    cell.dataset.spot = choice.spot;
    cell.middle = middle(corners);
    // Beyond a joined edge cells are seen once more: one of them is enough for keys and screen readers.
    give(cell, copy ? { "aria-hidden": true } : { role: "button", "aria-label": choice.label, tabindex: -1 });
    when(cell, "click", act);
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
    now = lit;
    const chosen = lit.asks === "piece" ? [] : lit.spots;
    overlay.replaceChildren();
    moves.replaceChildren();
    said.textContent = lit.question;
    overlay.ariaLabel = lit.question;
    const others = lit.asks === "piece" || undo ? [] : (pieces?.choices ?? []);
    const targets = new Set(lit.choices.map((choice) => choice.spot));
    for (const choice of others) {
      if (choice.spot === null || targets.has(choice.spot)) continue;
      const again = chosen.includes(choice.spot);
      put(choice, again ? "chosen" : "piece", () => (again ? back() : point([choice.spot], true)));
    }
    for (const spot of chosen) {
      if (!overlay.querySelector(`[data-spot="${CSS.escape(spot)}"]`) && !targets.has(spot)) {
        put({ spot, label: spot }, "chosen", back);
      }
    }
    for (const choice of lit.choices) {
      const spots = choice.spot === null ? lit.spots : [...lit.spots, choice.spot];
      const act = () => (choice.play ? play(choice, spots) : point(spots, true));
      if (areas.has(choice.spot)) {
        put(choice, lit.asks === "piece" ? "piece" : "target", act);
        if (lit.asks !== "piece") dot(choice);
      } else {
        moves.append(buttonOf("", choice.label, act));
      }
    }
    if (held?.ghost) overlay.append(held.ghost);
    const first = overlay.querySelector(".target") ?? overlay.querySelector("[role=button]");
    if (first) first.tabIndex = 0;
    if (focus) (first ?? moves.querySelector("button"))?.focus({ preventScroll: true });
  }

  const back = () => (undo ? undo() : pieces && show(pieces, true));

  const point = (spots, focus, angle) =>
    once(overlay, async () => show(await how.lit(spots, angle), focus), how.fail);

  const play = (choice, spots) => once(overlay, async () => {
    overlay.classList.add("busy");
    await how.play(choice, spots).finally(() => overlay.classList.remove("busy"));
  }, how.fail);

  // Dragging.

  const at = ({ clientX, clientY }) => {
    const box = overlay.getBoundingClientRect();
    return [(clientX - box.left) * board.width / box.width, (clientY - box.top) * board.height / box.height];
  };

  /** What follows the pointer: the piece, or the line of a shot. */
  function lift() {
    if (pieces.flicks) return shape("g", { class: "aim" }, shape("line", {}), shape("text", {}));
    const { width, height } = board;
    const points = outline(held.corners);
    const clip = shape("clipPath", { id: "held" }, shape("polygon", { points }));
    const href = frame.querySelector("img").src;
    return shape("g", { class: "ghost" }, clip, shape("image", { href, width, height, "clip-path": "url(#held)" }), shape("polygon", { points }));
  }

  function follow(event) {
    const [x, y] = at(event);
    const [fromX, fromY] = held.from;
    if (!pieces.flicks) {
      held.ghost.setAttribute("transform", `translate(${x - fromX} ${y - fromY})`);
      return;
    }
    const [midX, midY] = middle(held.corners);
    held.angle = Math.round(Math.atan2(midY - y, x - midX) * 1800 / Math.PI + 3600) % 3600;
    held.power = Math.min(3, Math.floor(Math.hypot(x - midX, y - midY) / board.width * 9));
    const [line, text] = held.ghost.children;
    give(line, { x1: midX, y1: midY, x2: x, y2: y });
    give(text, { x, y: y - 40 });
    text.textContent = `${Math.round(held.angle / 10)}° · ${held.power * 25 + 25} %`;
  }

  async function drop(event) {
    const drag = held;
    held = null;
    if (!drag?.ghost) return;
    drag.ghost.remove();
    await drag.ready;
    if (event.type !== "pointerup") return;
    if (drag.angle !== undefined) {
      await point([drag.spot], false, drag.angle);
      overlay.append(drag.ghost);
      moves.children[drag.power]?.classList.add("main");
      return;
    }
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    under.find((cell) => cell.matches(".target") && overlay.contains(cell))?.dispatchEvent(new MouseEvent("click"));
  }

  when(overlay, "pointerdown", (event) => {
    const cell = event.target.closest(".piece, .chosen");
    if (!cell || event.button > 0 || !event.isPrimary || undo) return;
    const { spot } = cell.dataset;
    cell.setPointerCapture(event.pointerId);
    held = { spot, corners: areas.get(spot)[0], from: at(event), x: event.clientX, y: event.clientY };
  });
  when(overlay, "pointermove", (event) => {
    if (!held) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAGS) return;
      overlay.setPointerCapture(event.pointerId);
      held.ghost = lift();
      const asked = now.asks === "target" && now.spots[0] === held.spot;
      if (asked) overlay.append(held.ghost);
      held.ready = asked ? null : point([held.spot]);
    }
    follow(event);
  });
  for (const kind of ["pointerup", "pointercancel"]) when(overlay, kind, drop);

  when(overlay, "keydown", (event) => {
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
        cell.tabIndex = -1;
        next.tabIndex = 0;
        next.focus({ preventScroll: true });
      }
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  frame.append(overlay);
  return {
    start(lit, focus) {
      pieces = lit;
      undo = null;
      show(lit, focus);
    },
    /** Shows a move that is not sent yet; whatever is tapped on it takes it back. */
    keep(label, spots, takeBack) {
      undo = takeBack;
      show({ asks: "which", question: label, spots, choices: [] }, false);
    },
    /** Lets nothing more be pointed at. */
    still: () => overlay.classList.add("busy"),
    gone() {
      overlay.remove();
      panel.replaceChildren();
    },
  };
}

/**
 * Lets a posted picture be pointed on, if its member may choose there now.
 * @param {HTMLElement} frame where the picture is, and nothing else
 * @param {string} picture its name
 * @param {(choice: object) => ?Promise<void>} press presses what a lesson or puzzle offers; null: it is a table's
 */
export async function makeClickable(frame, picture, press, page) {
  if (frame.dataset.lit) return;
  frame.dataset.lit = "yes";
  const who = page.me();
  const lit = (spots, angle) => ask(`/api/point?as=${who}`, { picture, spots, angle }, () => {});
  const board = await get("/api/board", { as: who, picture }).catch(() => null);
  if (!board || !frame.isConnected) return;
  const panel = element("div", "pointing");
  frame.after(panel);
  const over = layOver(frame, panel, board, {
    lit,
    word: page.word,
    fail: page.fail,
    async play(choice) {
      const body = { place: page.place(), play: choice.play, request: newRequest() };
      await (press ? press(choice, panel) : ask(`/api/play?as=${who}`, body, () => {}));
      over.gone();
    },
  });
  over.start(await lit([]), false);
}
