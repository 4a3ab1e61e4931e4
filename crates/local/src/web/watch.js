"use strict";
// Without this file every page works as well: it tells when a game has gone on, and lets the arrow keys step through it.
const news = document.getElementById("news");
const EVERY = 20000;

async function mark() {
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  return answer.ok ? answer.headers.get("etag") : null;
}

async function look(known) {
  let seen = known;
  try {
    if (document.visibilityState === "visible") {
      const now = await mark();
      if (seen === null) seen = now;
      else if (now !== null && now !== seen) {
        news.hidden = false;
        return;
      }
    }
  } catch {
    // The network is away: the next look may find it again.
  }
  setTimeout(() => look(seen), EVERY);
}

if (news && document.querySelector("main[data-live]")) look(null);

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && document.querySelector(`.steps a[rel=${rel}]`);
  if (link) link.click();
});
