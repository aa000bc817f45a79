### クルル、日本語。

do-discovery = 世紀の大発見を行う
kind-discover = どちらの切札を得るか

## Lines of play

line-discover = { $player }の切札を得る

term-discoverer = 発見者

## What is lacking

by-A8-4-1 = 見る切札がない
by-A8-4-2 = 得られる切札がゲーム外になく、何も得ない
by-A8-4-3 = 大発見のカードが追加札になく、何も得ない
by-A8-4-4 = そのカードはもうそこになく、ゲーム外へは行かない
by-6-2-1-7-paragraph-1 = 機巧が完成していないため、歯車枠の文章はテキストでない
