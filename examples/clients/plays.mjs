// A program that plays random moves at its member's tables, with the client beside it:
//
//     LIEGE_TOKEN=liege_… node examples/clients/plays.mjs http://127.0.0.1:8180 SERVER [GAMES [CHANNEL "new reversi size=4 black=me"]]
//
// With a channel and words it opens tables there, some at a time; without, it sits down at the tables of the server that wait
// for players. It ends after so many games, or never.

import { Liege, Problem } from "./liege.mjs";

const AT_ONCE = 5;
const [address, server, games, channel, words] = process.argv.slice(2);
const wanted = games ? Number(games) : Infinity;
const liege = new Liege(address, process.env.LIEGE_TOKEN);
const mine = new Set();
const over = new Set();

async function takeTurn(table) {
  const { moves, number } = await liege.legal(table);
  if (moves.length === 0) return;
  const { action } = moves[Math.floor(Math.random() * moves.length)];
  try {
    await liege.play(table, { move: action, number });
  } catch (problem) {
    // The game went on meanwhile: there is another turn.
    if (!(problem instanceof Problem) || problem.kind !== "stale") throw problem;
  }
}

while (over.size < wanted) {
  const known = new Map((await liege.tables()).map((line) => [line.id, line]));
  for (const table of mine) if (!known.has(table)) over.add(table);
  if (words) {
    for (let open = mine.size - over.size; open < AT_ONCE && mine.size < wanted; open += 1) {
      const { table } = await liege.openTable({ server, channel, say: words });
      mine.add(table.id);
    }
  } else {
    for (const { id } of await liege.openTables({ server })) {
      if (known.has(id)) continue;
      await liege.act(id, { say: "join" });
      mine.add(id);
    }
  }
  let moved = false;
  for (const { id, status, urgency } of known.values()) {
    if (!mine.has(id) || status !== "playing" || urgency !== "turn") continue;
    await takeTurn(id);
    moved = true;
  }
  if (!moved) await new Promise((resume) => { setTimeout(resume, 50); });
}
console.log(over.size, "games are over");
