"use strict";
/* What every page has: its data P, the language of the reader, elements, clauses that unfold, the head. */
const P = JSON.parse(document.getElementById("data").textContent);
const G = { lang: P.lang, gists: new Set(), folds: new Map(), focus: null };
const put = new URLSearchParams(location.hash.slice(1));

function el(tag, more, ...inside) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(more || {})) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...inside.filter((one) => one !== null && one !== undefined && one !== false));
  return node;
}
const tr = (text) => (Array.isArray(text) ? text[G.lang] : text);
const said = (words, key, n, of) => words[G.lang][key].replace("%n", n).replace("%of", of);
const last = (list) => list[list.length - 1];
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/* The language of what an author wrote, by its letters. */
const langOf = (text) => (/[\u3040-\u30ff]/.test(text) ? "ja" : /[\uac00-\ud7af]/.test(text) ? "ko" : "en");
const apart = () => (P.languages[G.lang] === "ja" ? "：" : ": ");
/* Whether an answer tells more than its headline, but for that it is as expected. */
function tells(answer, headline) {
  const [whole, head] = [answer, headline].map((one) => one.toLowerCase().replace(/[.。]$/, ""));
  return !(whole.endsWith(head) && whole.length - head.length < 20);
}
/* What stands between backticks is to be typed. */
const typed = (text) => text.split("`").map((part, i) => (i % 2 ? el("code", {}, part) : part));

function chipOf(clauses, clause, key, tab) {
  const known = clauses[clause];
  if (!known) return el("span", { class: "clause" }, clause);
  const shown = G.gists.has(key);
  return el("button", {
    class: "clause", type: "button", "aria-expanded": String(shown), title: tr(known.title), tabindex: tab,
    onclick: (e) => { e.stopPropagation(); G.gists.has(key) ? G.gists.delete(key) : G.gists.add(key); draw(); },
  }, tr(known.cited));
}
function gistIn(clauses, words, clause) {
  const known = clauses[clause];
  return el("div", { class: "gist" },
    el("b", {}, `${tr(known.cited)} · ${tr(known.title)}`),
    tr(known.gist) !== tr(known.title) ? el("p", {}, tr(known.gist)) : null,
    known.text ? el("p", {}, el("b", {}, said(words, "under") + apart()), known.text) : null,
    known.href ? el("p", {}, el("a", { href: known.href }, tr(known.cited) + " →")) : null);
}
function heading() {
  return el("header", { class: "top" },
    P.home ? el("a", { class: "home", href: P.home }, "Judge") : el("b", {}, "Judge"), el("span", { class: "title", lang: langOf(tr(P.trail || P.title)) }, tr(P.trail || P.title)),
    el("span", { class: "group", role: "group", "aria-label": said(P.words, "language") },
      ...P.languages.map((one, i) => el("button", {
        type: "button", lang: one, "aria-pressed": String(G.lang === i), onclick: () => { G.lang = i; draw(); },
      }, ["EN", "日本語", "한국어"][i]))),
    el("button", { type: "button", "aria-label": said(P.words, "theme"), onclick: turnTheme }, "◐"),
    el("button", { type: "button", "aria-label": said(P.words, "help"), onclick: () => help.showModal() }, "?"));
}
function turnTheme() {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  remember();
}
