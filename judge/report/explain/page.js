/* The page of one ruling, or one that tells more and shows several boards. */
const page = document.getElementById("page");
const live = el("div", { class: "sr", "aria-live": "polite" });
const help = el("dialog", {}, el("p", {}), el("form", { method: "dialog" }, el("button", {}, "OK")));
document.body.append(live, help);
const views = (P.rulings ? P.rulings.map((one) => one.ruling) : P.slots ? [P] : []).map(view);
let shown = 0;
const current = () => views[shown];

function remember() {
  const told = new URLSearchParams({ ...(current() ? current().place() : {}), lang: P.languages[G.lang] });
  if (shown) told.set("board", shown);
  if (document.documentElement.dataset.theme) told.set("theme", document.documentElement.dataset.theme);
  history.replaceState(null, "", "#" + told);
}
function focused() {
  const on = document.activeElement;
  if (!on || on === document.body) return null;
  if (on.classList.contains("item")) return () => page.querySelector(`.item[data-i="${G.focus ?? on.dataset.i}"]`);
  const kinds = "button, input, a, summary", all = [...page.querySelectorAll(kinds)], i = all.indexOf(on);
  return i < 0 ? null : () => [...page.querySelectorAll(kinds)][i];
}
function draw() {
  document.documentElement.lang = P.languages[G.lang];
  const again = focused();
  const scrolled = page.querySelector(".trace")?.scrollTop;
  const one = current();
  if (!one) page.className = beside() ? "wide" : "narrow";
  page.replaceChildren(heading(),
    el("main", {}, ...(P.sections ? told() : [one.answer()]), ...(one ? [one.main()] : []), ...below()),
    el("footer", { class: "whole" }, P.versions));
  const trace = page.querySelector(".trace"), row = trace && trace.querySelector(".row.on");
  if (trace) trace.scrollTop = scrolled || 0;
  if (row) {
    const y = row.offsetTop - trace.offsetTop;
    if (y < trace.scrollTop || y + row.offsetHeight > trace.scrollTop + trace.clientHeight) trace.scrollTop = y - trace.clientHeight / 2;
  }
  help.firstChild.textContent = said(P.words, "keys");
  help.setAttribute("aria-label", said(P.words, "help"));
  live.textContent = one ? capital(one.told()) : "";
  again?.()?.focus({ preventScroll: true });
  remember();
}
document.addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.altKey || e.metaKey || help.open || (e.target.matches && e.target.matches("input"))) return;
  if (e.key === "?") { e.preventDefault(); help.showModal(); } else if (current()) current().keys(e);
});
for (const [moment, on] of [["beforeprint", true], ["afterprint", false]]) addEventListener(moment, () => current()?.printed(on));
/* Another page of the same folder opens in the language and the light of this one. */
document.addEventListener("click", (e) => {
  const link = e.target.closest && e.target.closest("a");
  if (!link || /^[a-z]+:/.test(link.getAttribute("href"))) return;
  link.href = `${link.getAttribute("href").split("#")[0]}#${new URLSearchParams({ lang: P.languages[G.lang], theme: document.documentElement.dataset.theme })}`;
});

const wanted = P.languages.indexOf(put.get("lang"));
if (wanted >= 0) G.lang = wanted;
const dark = window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme = put.get("theme") || (dark ? "dark" : "light");
if (views[Number(put.get("board"))]) shown = Number(put.get("board"));
views.forEach((one, i) => one.open(i === shown ? put : new URLSearchParams()));
draw();
