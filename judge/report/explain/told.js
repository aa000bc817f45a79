/* What a page tells beside boards: the question, the answer, sections; and which board is shown. */
function told() {
  return [
    el("section", { "aria-label": said(P.words, "answer") },
      P.question ? el("p", { class: "question", lang: langOf(tr(P.question)) }, tr(P.question)) : null,
      el("h1", { class: `tone-${P.tone}` }, ...typed(tr(P.headline))),
      P.chips.length ? el("div", { class: "chips" }, ...P.chips.map((one) => el("span", { class: `chip ${one.tone || ""}` }, tr(one.text)))) : null),
    P.search ? searchBox() : null,
    P.search === "site" ? el("div", { class: "found" }) : null,
    ...spread(P.sections.map((one, i) => (views.length && one.shape === "links" ? null : section(one, i)))),
    views.length ? boardsOf() : null,
  ].filter(Boolean);
}
/* What stands beside the rest where there is room is put apart. */
const beside = () => !views.length && P.sections.some((one) => one.side);
function spread(all) {
  if (!beside()) return all;
  const columns = [false, true].map((side) => el("div", {}, ...all.filter((_, i) => Boolean(P.sections[i].side) === side)));
  return [el("div", { class: "spread" }, ...columns)];
}
/* Where boards are shown, what else there is stands below them. */
const below = () => [...(views.length ? (P.sections || []).map((one, i) => (one.shape === "links" ? section(one, i) : null)).filter(Boolean) : []),
  ...(P.beside || []).map((one, i) => section(one, `b${i}`))];
const SHAPES = { lines: linesOf, tree: treeOf, folds: foldsOf, table: tableOf, links: linksOf };
function section(one, at) {
  const inside = SHAPES[one.shape](one, at);
  if (one.folded) return el("details", { class: "card told" }, el("summary", {}, el("h2", {}, capital(tr(one.head)))), ...inside);
  return el("section", { class: `card told told-${one.shape}` }, one.head ? el("h2", {}, capital(tr(one.head))) : null, ...inside);
}
function cites(clauses, key) {
  const first = (clauses || []).slice(0, 6);
  return [first.map((c) => chipOf(P.clauses, c, `${key} ${c}`)), first.filter((c) => G.gists.has(`${key} ${c}`) && P.clauses[c])
    .map((c) => gistIn(P.clauses, P.words, c))];
}
function text(one) {
  const inner = one.lang ? [el("span", { lang: one.lang }, tr(one.text))] : typed(tr(one.text));
  if (one.href) return el("a", { href: one.href }, ...inner);
  if (one.board === undefined) return el("span", {}, ...inner);
  return el("button", { class: "goto", type: "button", onclick: () => show(one.board, one.n) }, ...inner);
}
function show(board, n) {
  shown = board;
  n ? current().goTo(n) : draw();
  page.querySelector(".boards")?.scrollIntoView({ block: "start" });
}
function linesOf(one, at) {
  return one.items.flatMap((item, i) => {
    const [chips, gists] = cites(item.clauses, `s${at} ${i}`);
    return [el("p", { class: `line ${item.tone || ""}` }, item.label && tr(item.label) ? el("b", {}, tr(item.label) + " ") : null, text(item), " ", ...chips),
      item.code ? el("pre", { class: "code" }, item.code) : null, ...gists].filter(Boolean);
  });
}
function treeOf(one, at) {
  return [el("ul", { class: "tree" }, ...one.items.map((item, i) => {
    const [chips, gists] = cites(item.clauses, `s${at} ${i}`);
    return el("li", { style: `--depth:${Math.min(item.depth, 8)}`, class: item.tone || "" }, text(item), " ", ...chips,
      item.note ? el("small", {}, " " + tr(item.note)) : null, ...gists);
  }))];
}
/* A tree whose branches fold: what is small is open, of what is large the first two levels. */
function foldsOf(one, at) {
  let i = 0;
  const few = one.items.length <= 30;
  const level = (depth) => {
    const rows = [];
    while (i < one.items.length && one.items[i].depth >= depth) {
      const item = one.items[i], key = `f${at} ${i}`;
      i += 1;
      const inside = i < one.items.length && one.items[i].depth > item.depth;
      if (!inside) rows.push(el("li", {}, text(item)));
      else {
        const open = G.folds.has(key) ? G.folds.get(key) : few || item.depth < 2;
        rows.push(el("li", {}, el("details", { open, ontoggle: (e) => G.folds.set(key, e.target.open) },
          el("summary", {}, el("span", {}, ...typed(tr(item.text)))), level(item.depth + 1))));
      }
    }
    return el("ul", { class: "folds" }, ...rows);
  };
  return [level(0)];
}
function tableOf(one) {
  const cell = (kind, held) => el(kind, {}, held !== null && typeof held === "object" && !Array.isArray(held) ? text(held) : tr(held));
  return [el("div", { class: "scroll" }, el("table", {}, el("thead", {}, el("tr", {}, ...one.columns.map((c) => cell("th", c)))),
    el("tbody", {}, ...one.rows.map((row) => el("tr", {}, ...row.map((c) => cell("td", c)))))))];
}
function linksOf(one) {
  const all = one.items.map((item) => el("li", { "data-words": `${tr(item.text)} ${item.note ? tr(item.note) : ""} ${item.words || ""}`.toLowerCase() },
    text(item), " ", item.tag ? el("span", { class: `chip ${item.tone || ""}` }, tr(item.tag)) : null, ...editions(item.tags), item.note ? el("small", { lang: item.lang || null }, tr(item.note)) : null));
  return [el("ul", { class: "links" }, ...all)];
}
/* What is ruled alike under several editions: the page of each. */
const editions = (tags) => (tags || []).flatMap((one) => [el("a", { class: "chip", href: one.href }, one.text), " "]);
function boardsOf() {
  const one = P.rulings[shown];
  return el("section", { class: "boards", "aria-label": said(P.words, "board") },
    views.length > 1 ? el("div", { class: "chips", role: "group" }, ...P.rulings.map((board, i) => el("button", {
      type: "button", "aria-pressed": String(i === shown), onclick: () => { shown = i; draw(); },
    }, tr(board.label)))) : null,
    one.note && tr(one.note) ? el("p", { class: "question", lang: langOf(tr(one.note)) }, ...typed(tr(one.note))) : null,
    el("h2", { class: `tone-${one.ruling.tone}` }, ...typed(tr(one.ruling.headline))),
    tells(tr(one.ruling.answer), tr(one.ruling.headline)) ? el("details", { class: "whole" }, el("summary", {}, said(P.words, "answer")), ...typed(tr(one.ruling.answer))) : null);
}
/* A search over what the page lists: what has none of the words is not shown. */
function searchBox() {
  const box = el("input", { class: "search", type: "search", value: G.asked || "", placeholder: said(P.words, "search"), "aria-label": said(P.words, "search"),
    oninput: (e) => { G.asked = e.target.value; sift(); } });
  queueMicrotask(sift);
  return box;
}
function sift() {
  if (P.search === "site") return lookUp();
  const words = (G.asked || "").toLowerCase().normalize("NFKC").split(/\s+/).filter(Boolean);
  for (const list of page.querySelectorAll(".told-links")) {
    let any = false;
    for (const one of list.querySelectorAll("li")) {
      one.hidden = !words.every((word) => one.dataset.words.includes(word));
      any = any || !one.hidden;
    }
    list.hidden = !any;
  }
}
/* The search of a site: FOUND, in a file of its own that is read when somebody asks, has all there is. */
const KINDS = ["card", "clause", "claim", "ruling", "scenario"];
const plain = (text) => text.toLowerCase().normalize("NFKC").replace(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 96));
function lookUp() {
  const words = plain(G.asked || "").split(/\s+/).filter(Boolean), box = page.querySelector(".found");
  for (const list of page.querySelectorAll(".told-links")) list.hidden = words.length > 0;
  if (!words.length) return box.replaceChildren();
  if (typeof FOUND === "undefined") {
    if (!G.asking) { G.asking = el("script", { src: P.found }); G.asking.addEventListener("load", lookUp); document.head.append(G.asking); }
    return undefined;
  }
  G.all = G.all || FOUND.map((one) => ({ kind: one[0], href: one[1], text: one[2], note: one[3], tags: one[5], head: plain([one[2]].flat().join(" ")), rest: plain(`${[one[3]].flat().join(" ")} ${one[4]}`) }));
  const near = (one) => words.reduce((sum, word) => {
    const at = one.head.includes(word) ? (one.head === word ? 20 : 8) : one.rest.split(" ").includes(word) ? 6 : one.rest.includes(word) ? 3 : -1000;
    return sum + at;
  }, -one.head.length / 400);
  const found = G.all.map((one) => [near(one), one]).filter(([score]) => score > -100).sort((a, b) => b[0] - a[0]);
  const parts = KINDS.map((kind) => [kind, found.filter(([, one]) => one.kind === kind)]).filter(([, those]) => those.length)
    .map(([kind, those]) => el("section", { class: "card told" }, el("h2", {}, `${capital(tr(P.kinds[kind]))} (${those.length})`),
      el("ul", { class: "links" }, ...those.slice(0, 12).map(([, one]) => el("li", {}, el("a", { href: one.href }, tr(one.text)), " ", ...editions(one.tags),
        one.note ? el("small", {}, tr(one.note)) : null)))));
  return box.replaceChildren(...(parts.length ? parts : [el("p", {}, said(P.words, "nothing_found"))]));
}
