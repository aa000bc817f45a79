/* A ruling: its answer, its board at every step, the trace, what interrupted what, the choices. */
function view(D) {
  const S = { level: 0, at: 0, folded: new Set() };
  const players = Object.keys(D.players);
  const say = (key, n, of) => said(D.words, key, n, of);
  const side = (player) => (players.includes(player) ? players.indexOf(player) : -1);
  const chip = (clause, key, tab) => chipOf(D.clauses, clause, key, tab);
  const gistOf = (clause) => gistIn(D.clauses, D.words, clause);

  /* The fact that has a part of its own on the board: the turn, the active player, the phase. */
  const pathOf = (shape) => D.slots.find((slot) => slot.shape === shape)?.path;
  const PROGRESS = ["turn", "active", "phase"];

  /* Turns part a long run: the timeline shows one of them, the trace folds the others. */
  const MANY = 70;
  const turns = (() => {
    const found = [];
    let turn;
    const path = pathOf("turn");
    for (const board of D.boards) if (path in board.facts && board.facts[path] !== turn) {
      turn = board.facts[path];
      found.push({ from: found.length ? board.n : 0, turn });
    }
    return found.length ? found : [{ from: 0, turn: "" }];
  })();
  /* What happens in a turn lies below the line with which it begins. */
  function byTurn(lines) {
    let next = 1, under = false;
    return lines.map((line) => {
      if (next < turns.length && line.n >= turns[next].from) { next += 1; under = true; return line; }
      return under ? { ...line, depth: line.depth + 1 } : line;
    });
  }

  /* What is known of each level: its lines, the events at which it stops, the line that says each stop. */
  const levels = D.lines.map((told) => {
    const lines = turns.length > 1 && new Set(told.map((line) => line.n)).size > MANY ? byTurn(told) : told;
    const stops = [0];
    const parents = [];
    const open = [];
    lines.forEach((line, i) => {
      if (line.n !== last(stops)) stops.push(line.n);
      while (open.length && lines[last(open)].depth >= line.depth) open.pop();
      parents[i] = open.length ? last(open) : -1;
      open.push(i);
    });
    const parent = new Set(parents);
    return { lines, stops, parents, parent };
  });
  const level = () => levels[S.level];
  const stops = () => level().stops;
  const here = () => stops()[S.at];
  const spoken = (n) => level().lines.filter((line) => line.n === n);

  /* The board after an event: the facts that were new up to there, and those that are new since the stop before. */
  function boardAt(n, since) {
    const facts = {}, was = {}, fresh = new Set();
    for (const board of D.boards) {
      if (board.n > n) break;
      for (const [path, value] of Object.entries(board.facts)) {
        if (board.n > since) { if (!fresh.has(path)) was[path] = facts[path]; fresh.add(path); }
        facts[path] = value;
      }
    }
    return { facts, was, fresh };
  }
  const everSet = new Set();
  for (const board of D.boards) for (const [path, value] of Object.entries(board.facts)) {
    const flat = Array.isArray(value) ? value[0] : value;
    if (Array.isArray(flat) ? flat.length : flat) everSet.add(path);
  }
  const slots = D.slots.filter((slot) => slot.stays || everSet.has(slot.path));

  function windowOf(n) {
    const all = stops();
    let low = 0, high = all.length - 1, turn = turns[0].turn;
    if (all.length > MANY) {
      const i = turns.reduce((found, one, j) => (one.from <= n ? j : found), 0);
      turn = turns[i].turn;
      low = all.findIndex((stop) => stop >= turns[i].from);
      const end = i + 1 < turns.length ? all.findIndex((stop) => stop >= turns[i + 1].from) : all.length;
      high = Math.max(low, (end < 0 ? all.length : end) - 1);
      if (high - low > 150) {
        const part = Math.floor((S.at - low) / 100);
        low += part * 100;
        high = Math.min(high, low + 99);
      }
    } else turn = turns.reduce((found, one) => (one.from <= n ? one.turn : found), turn);
    return { low, high, turn };
  }

  function go(at) {
    S.at = Math.max(0, Math.min(stops().length - 1, at));
    draw();
  }
  function goTo(n) {
    const all = stops();
    let i = all.findIndex((stop) => stop >= n);
    if (i < 0) i = all.length - 1;
    go(i);
  }
  function who(player) {
    return el("span", { class: `who who-${side(player)}` }, tr(D.players[player] || D.deciders[player] || player));
  }
  function answer() {
    const chips = [];
    if (D.deciding) chips.push(el("button", { class: "go", type: "button", onclick: () => goTo(D.deciding) }, "★ " + say("go_deciding")));
    const line = D.lines[0].find((one) => one.n === D.deciding);
    if (line && line.clauses.length) chips.push(el("span", { class: "chip" }, `${tr(D.clauses[line.clauses[0]].cited)} · ${tr(D.clauses[line.clauses[0]].title)}`));
    for (const fact of D.facts) chips.push(el("span", { class: "chip" }, fact.of ? who(fact.of) : null, ` ${tr(fact.label)} `, String(fact.was), " → ", el("b", {}, String(fact.now))));
    chips.push(el("span", { class: "chip" }, D.tone === "undecided" ? "? " + say("undecided") : D.tone === "refused" ? "✕ " + say("refused") : "✓ " + say("decided")));
    if (D.checks[1]) chips.push(el("span", { class: "chip" }, (D.checks[0] === D.checks[1] ? "✓ " : "✕ ") + say("as_expected", D.checks[0], D.checks[1])));
    const whole = tells(tr(D.answer), tr(D.headline));
    return el("section", { "aria-label": say("answer") },
      D.question ? el("p", { class: "question", lang: langOf(tr(D.question)) }, tr(D.question)) : null,
      el("h1", { class: `tone-${D.tone}` }, ...typed(tr(D.headline))),
      el("div", { class: "chips" }, ...chips),
      ...D.refused.flatMap((one, i) => [el("p", { class: "against" }, "✕ ", tr(one.text), " ", ...one.clauses.map((c) => chip(c, `r${i} ${c}`))),
        ...one.clauses.filter((c) => G.gists.has(`r${i} ${c}`)).map(gistOf)]),
      whole && tr(D.answer).length < 220 ? el("p", { class: "whole" }, ...typed(tr(D.answer))) : null,
      whole && tr(D.answer).length >= 220 ? el("details", { class: "whole" }, el("summary", {}, say("answer")), ...typed(tr(D.answer))) : null);
  }

  const GLYPH = { state: "◇", response: "↩", use: "▷", attack: "→" };
  const causeOf = (bar) => ({ state: "state", response: "response", "use by an effect": "use", "attack by an effect": "attack" }[bar.cause] || "");
  function timeline() {
    const { low, high, turn } = windowOf(here());
    const all = stops();
    const span = Math.max(1, high - low);
    const place = (i) => ((i - low) / span) * 100;
    const index = (n) => { let i = low; while (i < high && all[i] < n) i++; return i; };
    const until = (n) => { let i = high; while (i > low && all[i] > n) i--; return i; };
    const inside = D.bars.filter((bar) => bar.to >= all[low] && bar.from <= all[high] && !(bar.from < all[low] && bar.to > all[high]));
    const current = inside.filter((bar) => bar.from <= here() && here() <= bar.to);
    const least = Math.min(...inside.map((bar) => bar.depth), Infinity);
    const deepest = current.length ? last(current).depth : least;
    const first = Math.max(least, deepest - 8);
    const shown = inside.filter((bar) => bar.depth >= first && bar.depth < first + 10);
    const rows = Math.max(0, ...shown.map((bar) => bar.depth - first + 1));
    const under = Math.max(0, ...inside.map((bar) => bar.depth - first - 9));
    const bars = el("div", { class: "bars", style: `height:${rows ? rows * 22 : 8}px` });
    shown.forEach((bar, i) => {
      const x = place(index(bar.from)), width = Math.max(place(until(bar.to)) - x, 1.2), cause = causeOf(bar);
      bars.append(el("button", {
        class: `bar cause cause-${cause} ${current.includes(bar) ? "on" : ""}`, type: "button", title: capital(tr(bar.text)),
        tabindex: i ? -1 : 0, style: `left:${x}%;width:${width}%;top:${(bar.depth - first) * 22}px`, onclick: () => goTo(bar.from),
        onkeydown: (e) => along(e, bars, ".bar"),
      }, `${GLYPH[cause] ? GLYPH[cause] + " " : ""}${capital(tr(bar.text))}`));
    });
    bars.append(el("div", { class: "needle", style: `left:${place(S.at)}%` }));
    const marks = el("div", { class: "marks", "aria-hidden": "true" });
    for (let i = low; i <= high; i++) {
      const line = spoken(all[i])[0];
      const kind = all[i] === D.deciding && D.deciding ? "deciding" : !line ? "begin" : line.kind;
      marks.append(el("i", { class: `${kind} by-${line ? side(line.by) : -1}`, style: `left:${place(i)}%` }));
    }
    const said = spoken(here());
    const text = said.length ? said.map((one) => capital(tr(one.text))).join(" · ") : say("start");
    const slider = el("input", {
      type: "range", min: low, max: high, step: 1, value: S.at, "aria-label": say("interrupts"), "aria-valuetext": text,
      oninput: (e) => go(Number(e.target.value)),
    });
    const key = (to, label, glyph, far) => el("button", { type: "button", class: far ? "far" : null, "aria-label": say(label), title: say(label), onclick: () => go(to) }, glyph);
    const counted = say("step_of", S.at, all.length - 1) + (here() ? ` · #${here()}` : "") + (turn === "" ? "" : ` · ${tr(D.slots.find((slot) => slot.shape === "turn").label)} ${turn}`);
    const dock = el("div", { class: "dock" }, slider, el("div", { class: "step" },
      key(0, "first", "|◀", true), key(S.at - 1, "back", "◀"), key(S.at + 1, "next", "▶"), key(all.length - 1, "last", "▶|", true),
      el("div", { class: "said" }, el("b", {}, text), " ", ...(said[0] ? said[0].clauses.slice(0, 3).map((c) => chip(c, "now " + c)) : []),
        el("small", {}, counted)),
      D.lines.length > 1 ? el("label", {}, el("input", { type: "checkbox", checked: S.level === 1, onchange: turnLevel }), " " + say("every_clause")) : null),
    ...(said[0] ? said[0].clauses.filter((c) => G.gists.has("now " + c)).map(gistOf) : []));
    const legend = ["response", "state", "attack", "use"].filter((cause) => D.bars.some((bar) => causeOf(bar) === cause));
    return el("section", { class: "card timeline", "aria-label": say("interrupts") },
      el("div", { class: "head" }, el("h2", {}, say("interrupts")),
        first > least || under > 0 ? el("small", {}, say("deeper", first - least, under)) : null,
        el("span", { class: "legend right" }, ...legend.map((cause) => el("span", {}, el("span", { class: `cause cause-${cause}` }, GLYPH[cause]), " " + say("cause_" + cause))))),
      turns.length > 1 && all.length > MANY ? el("div", { class: "chips" }, ...turns.map((one) => el("button", {
        type: "button", "aria-pressed": String(one.turn === turn), onclick: () => goTo(one.from),
      }, String(one.turn)))) : null,
      bars, marks, dock);
  }
  function along(e, box, what) {
    const all = [...box.querySelectorAll(what)];
    const to = all.indexOf(e.currentTarget) + ({ ArrowDown: 1, ArrowUp: -1 }[e.key] || 0);
    if (["ArrowDown", "ArrowUp"].includes(e.key) && all[to]) { e.preventDefault(); e.stopPropagation(); all[to].focus(); }
  }
  function turnLevel() {
    const n = here();
    S.level = S.level ? 0 : D.lines.length - 1;
    S.at = 0;
    goTo(n);
  }

  function drawn(slot, board) {
    const value = board.facts[slot.path], fresh = board.fresh.has(slot.path), was = board.was[slot.path];
    if (value === undefined) return null;
    const label = el("span", { class: "label" }, tr(slot.label));
    const box = (...inside) => el("div", { class: `slot ${fresh ? "new" : ""} of-${side(slot.of)}`, "data-path": slot.path }, label, ...inside);
    if (slot.shape === "cards" || slot.shape === "stack") {
      const names = tr(value), before = fresh && was ? [...tr(was)] : names;
      if (!names.length && !slot.stays && !fresh) return null;
      const count = el("b", {}, ` ${names.length || "–"}`);
      if (slot.shape === "stack") return box(count, names.length ? el("div", { class: "piece", title: names.join(", ") }, `▮ × ${names.length}`) : null);
      const left = [...before];
      return box(count, ...names.map((name) => {
        const i = left.indexOf(name);
        if (i >= 0) left.splice(i, 1);
        const [, own, more] = /^(.*?)(\s?[(（].*)?$/s.exec(name);
        return el("div", { class: `piece ${i < 0 ? "new" : ""} ${slot.path.endsWith(".used") ? "used" : ""}` }, own, more ? el("small", {}, more) : null);
      }));
    }
    if (slot.shape === "word") {
      if (!value || !tr(value)) return null;
      return tr(value) === tr(slot.label) ? box(" ✓") : box(" ", el("b", {}, tr(value)));
    }
    const petals = (slot.shape === "crystals" || (slot.shape === "gauge" && slot.most)) && Math.max(value, slot.most || 0) <= 12
      ? el("span", { class: "petals", "aria-hidden": "true" }, (slot.shape === "gauge" ? "●" : "✿").repeat(Math.max(0, value)),
        slot.most > value ? el("span", { class: "off" }, (slot.shape === "gauge" ? "○" : "✿").repeat(slot.most - value)) : null) : null;
    return box(" ", fresh && was !== undefined && was !== value ? el("s", {}, String(was)) : null, el("b", {}, String(value)), petals);
  }
  /* The attacks under way, and those that this step has ended as they were until then. */
  function attacksAt(n, since) {
    const upto = D.boards.filter((one) => one.n <= n), now = last(upto)?.attacks || {};
    const lately = upto.filter((one, i) => one.n > since || i + 1 === upto.length || upto[i + 1].n > since);
    const until = Object.assign({}, ...lately.map((one) => one.attacks));
    return Object.entries(until).map(([number, [by, range, damage]]) => {
      const made = upto.find((one) => number in one.attacks).attacks[number];
      return { by, range, damage, over: !(number in now), text: D.attacks[number], was: made[2] === damage ? "" : made[2] };
    });
  }
  function reaches(numbers) {
    const parts = [];
    for (const n of numbers) last(parts) && last(parts)[1] === n - 1 ? last(parts)[1] = n : parts.push([n, n]);
    return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
  }
  function underWay(value, most) {
    return attacksAt(here(), S.at ? stops()[S.at - 1] : 0).map((one) => {
      const inside = one.range.includes(value);
      const scale = el("div", { class: "track reach", "aria-hidden": "true" });
      for (let i = 0; i <= most; i++) scale.append(el("span", { class: one.range.includes(i) ? "in" : "" }));
      return el("div", { class: `attack of-${side(one.by)} ${one.over ? "over" : ""}` }, scale,
        el("div", {}, who(one.by), " ", el(one.over ? "s" : "b", {}, capital(tr(one.text))), ` ${say("range")} `, el("b", {}, reaches(one.range) || "–"), ` ${inside ? "✓" : "✕"} · ${say("damage")} `,
          one.was ? el("s", {}, one.was) : null, " ", el("b", {}, one.damage)));
    });
  }
  function track(slot, board) {
    const value = board.facts[slot.path], was = board.was[slot.path], below = board.facts[slot.below];
    const line = el("div", { class: "track", role: "img", "aria-label": `${tr(slot.label)} ${value}` });
    for (let i = 0; i <= Math.max(slot.most || 10, value); i++) line.append(el("span", { class: `${i === value ? "here" : i === was && board.fresh.has(slot.path) ? "was" : i <= below ? "below" : ""}` }, String(i)));
    return el("div", { "data-path": slot.path }, el("span", { class: "label" }, tr(slot.label)), " ", el("b", {}, String(value)), line, ...underWay(value, Math.max(slot.most || 10, value)));
  }
  function board() {
    const now = boardAt(here(), S.at ? stops()[S.at - 1] : -1);
    if (!S.at) now.fresh.clear();
    const of = (player) => {
      const own = slots.filter((slot) => slot.of === player).map((slot) => [slot, drawn(slot, now)]).filter(([, node]) => node);
      const piles = own.filter(([slot]) => slot.shape === "cards" || slot.shape === "stack");
      const acting = now.facts[pathOf("active")], active = acting && tr(acting) === tr(D.players[player]);
      return el("section", { "aria-label": tr(D.players[player]) },
        el("div", { class: "side" }, who(player), tr(D.heads[player]), active ? el("span", { class: "active" }, tr(now.facts[pathOf("phase")] || "")) : null),
        el("div", { class: "counts" }, ...own.filter((one) => !piles.includes(one)).map(([, node]) => node)),
        el("div", { class: "piles" }, ...piles.map(([, node]) => node)));
    };
    const common = slots.filter((slot) => !slot.of && !PROGRESS.includes(slot.shape));
    const middle = el("div", { class: `middle ${common.length ? "" : "bare"}` },
      ...common.filter((slot) => slot.shape === "track").map((slot) => track(slot, now)),
      el("div", { class: "counts" }, ...common.filter((slot) => slot.shape !== "track").map((slot) => drawn(slot, now)).filter(Boolean)));
    const [near, ...far] = players;
    const title = S.at ? spoken(here()).map((one) => capital(tr(one.text))).join(" · ") : say("start");
    return el("section", { class: "card board" }, el("h2", { class: "sr" }, `${say("board")}${apart()}${title}`), ...far.map(of), middle, of(near));
  }
  /* On paper the board at first stands beside that of the step; of a long run the lines about the step. */
  function printed(on) {
    document.querySelectorAll(".board.before").forEach((one) => one.remove());
    const items = [...document.querySelectorAll(".trace .item")], shown = items.findIndex((one) => one.querySelector(".row.on"));
    items.forEach((one, i) => one.classList.toggle("aside", on && items.length > 110 && (i < shown - 80 || i > shown + 20)));
    document.querySelectorAll(".choice-of").forEach((one, i) => one.classList.toggle("aside", on && D.choices.length > 24 && i > 11));
    if (!on || !S.at) return;
    const at = S.at;
    S.at = 0;
    const first = board();
    S.at = at;
    first.classList.add("before");
    document.querySelector(".both")?.append(first);
  }

  function visible(i) {
    for (let up = level().parents[i]; up >= 0; up = level().parents[up]) if (S.folded.has(`${S.level} ${up}`)) return false;
    return true;
  }
  function pathTo(n) {
    const found = new Set();
    level().lines.forEach((line, i) => { if (line.n === n) for (let up = i; up >= 0; up = level().parents[up]) found.add(up); });
    return found;
  }
  function foldOthers() {
    const path = pathTo(here());
    for (const i of level().parent) if (i >= 0) path.has(i) ? S.folded.delete(`${S.level} ${i}`) : S.folded.add(`${S.level} ${i}`);
  }
  function traceOf() {
    const place = `${S.level} ${here()}`;
    if (!level().lines.length) return "";
    if (level().stops.length > MANY && S.placed !== place) foldOthers();
    S.placed = place;
    const list = el("ul", { role: "tree", "aria-label": say("trace"), onfocusin: (e) => rove(list, e.target.closest(".item")) });
    const guides = [];
    const there = level().lines.map((line, i) => (visible(i) ? i : -1)).filter((i) => i >= 0);
    const first = there.find((i) => level().lines[i].n === here()) ?? last(there.filter((i) => level().lines[i].n <= here())) ?? there[0];
    level().lines.forEach((line, i) => {
      guides.length = line.depth;
      const bar = D.bars.find((one) => one.from === line.n);
      guides[line.depth] = bar ? causeOf(bar) || "plain" : "plain";
      if (!visible(i)) return;
      const on = line.n === here(), parent = level().parent.has(i), folded = S.folded.has(`${S.level} ${i}`);
      const depth = line.depth > 8 ? [el("small", {}, `+${line.depth - 7} `)] : [];
      const tab = i === first ? 0 : -1;
      const twist = () => { folded ? S.folded.delete(`${S.level} ${i}`) : S.folded.add(`${S.level} ${i}`); draw(); };
      list.append(el("li", {
        role: "treeitem", "aria-level": line.depth + 1, "aria-selected": String(on), "aria-expanded": parent ? String(!folded) : null,
        tabindex: tab, "data-i": i, class: "item", onkeydown: (e) => inTree(e, list, i, parent, folded, twist, line),
      },
      el("div", { class: `row ${on ? "on" : ""} ${line.n === D.deciding ? "deciding" : ""} ${line.level ? "quiet" : ""}`, onclick: () => goTo(line.n) },
        el("span", { class: "guides", "aria-hidden": "true" }, ...depth, ...guides.slice(Math.max(0, line.depth - 8), line.depth).map((cause) => el("i", { class: cause }))),
        el("span", { class: "twist", "aria-hidden": "true", onclick: (e) => { if (parent) { e.stopPropagation(); twist(); } } }, parent ? (folded ? "▸" : "▾") : ""),
        el("span", { class: "text" }, capital(tr(line.text)), " ", ...line.clauses.slice(0, 4).map((c) => chip(c, `${i} ${c}`, tab)), line.clauses.length > 4 ? `+${line.clauses.length - 4}` : null),
        el("span", { class: "n" }, String(line.n))),
      ...line.clauses.filter((c) => G.gists.has(`${i} ${c}`)).map(gistOf)));
    });
    return el("section", { class: "card tracecard" },
      el("div", { class: "head" }, el("h2", {}, say("trace")), el("button", { class: "right", type: "button", onclick: () => { foldOthers(); draw(); } }, say("fold"))),
      el("div", { class: "trace" }, list));
  }
  /* One line of the tree is a stop of the Tab key, with its clauses: the one that was last in focus. */
  function rove(list, item) {
    if (!item || item.tabIndex === 0) return;
    for (const one of list.querySelectorAll("[tabindex='0']")) one.tabIndex = -1;
    for (const one of [item, ...item.querySelectorAll(".clause")]) one.tabIndex = 0;
  }
  function inTree(e, list, i, parent, folded, twist, line) {
    if (e.target !== e.currentTarget) return;
    const all = [...list.children], at = all.indexOf(e.currentTarget);
    const move = (to) => { if (all[to]) { all[to].focus(); } };
    const done = { ArrowDown: () => move(at + 1), ArrowUp: () => move(at - 1), Enter: () => goTo(line.n),
      ArrowLeft: () => (parent && !folded ? twist() : move(all.findIndex((one) => Number(one.dataset.i) === level().parents[i]))),
      ArrowRight: () => (parent && folded ? twist() : move(at + 1)) }[e.key];
    if (!done) return;
    e.preventDefault();
    e.stopPropagation();
    G.focus = i;
    done();
  }

  function choicesOf() {
    if (!D.choices.length) return null;
    const { low, high } = windowOf(here()), all = stops();
    const from = low ? all[low] : 0, until = high + 1 < all.length ? all[high + 1] : Infinity;
    const near = D.choices.filter((one) => !one.n || (one.n >= from && one.n < until));
    const shown = [...near.slice(0, 24), ...near.slice(24).filter((one) => !one.n)];
    return el("section", { class: "card choicescard" }, el("h2", {}, say("choices")),
      el("div", { class: "choices" }, ...shown.map((one) => el("div", { class: "choice-of" },
        el("div", {}, who(one.by), " ", tr(one.kind), " ", ...one.clauses.slice(0, 2).map((c) => chip(c, `c${one.n} ${c}`)), " ",
          one.n ? el("button", { type: "button", class: "clause", onclick: () => goTo(one.n) }, "#" + one.n) : el("b", {}, say("open"))),
        ...one.clauses.filter((c) => G.gists.has(`c${one.n} ${c}`)).map(gistOf),
        el("ul", {}, ...one.options.slice(0, 40).map((option, i) => el("li", { class: one.picked.includes(i) ? "picked" : "other" }, tr(option))),
          one.options.length > 40 ? el("li", {}, `+${one.options.length - 40}`) : null)))),
      near.length > shown.length ? el("p", {}, `+${near.length - shown.length}`) : null);
  }


  function keys(e) {
    const done = { ArrowLeft: () => go(S.at - 1), ArrowRight: () => go(S.at + 1), Home: () => go(0), End: () => go(stops().length - 1),
      d: () => D.deciding && goTo(D.deciding), e: () => D.lines.length > 1 && turnLevel() }[e.key];
    if (done) { e.preventDefault(); done(); }
  }
  /* Where the address says, else where it is decided, else at the end; nothing is drawn yet. */
  function open(place) {
    if (place.get("all") && D.lines.length > 1) S.level = 1;
    const n = place.has("n") ? Number(place.get("n")) : D.deciding;
    const i = n ? stops().findIndex((stop) => stop >= n) : -1;
    S.at = place.get("n") === "0" ? 0 : i < 0 ? stops().length - 1 : i;
  }
  return {
    open, keys, goTo, answer, printed,
    main: () => el("div", { class: "flow" }, timeline(), el("div", { class: "both" }, board(), traceOf()), choicesOf() || ""),
    place: () => (S.level ? { n: here(), all: 1 } : { n: here() }),
    told: () => { const line = spoken(here())[0]; return line ? tr(line.text) : ""; },
  };
}
