### Words of graphs, in Japanese.

graph-chose = { $player }の選択
graph-silence = 定めなし{ $gap }：読み{ $reading }
graph-question = 質問：
graph-answer = 答え：
graph-ruling = 裁定
graph-edge = { $type }{ $cause ->
        [absent] { "" }
       *[given] （{ $cause }）
    } { $clauses }
graph-box = 割り込み：{ $cause }

## Kinds of edges

graph-nested = 割り込み
graph-part_of = 一部
graph-waits = 待機
graph-booked = 予約
graph-triggers = 誘発
graph-modifies = 修正
graph-replaces = 置換
graph-cancels = 打ち消し
graph-unwinds = 中断
graph-chosen_by = 選択
graph-decided_by_reading = 読みによる
graph-supports = 根拠

## Why something came in between

graph-state = 状態による誘発
graph-response = 対応
graph-use-by-an-effect = 効果による使用
graph-attack-by-an-effect = 効果による攻撃
