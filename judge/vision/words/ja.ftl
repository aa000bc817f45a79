### 東方VISIONの進行。

v_move = { $card }が{ $source }から{ $target }へ移る
v_attach = { $card }が{ $host }にセットされる
v_sleeps = { $card }がスリープ状態になる
v_wakes = { $card }がアクティブ状態になる
v_hurt = { $whom }が{ $n }{ $combat ->
    [true] 戦闘ダメージ
   *[other] 効果ダメージ
    }を受ける
v_dying = { $card }が決死状態になる
v_discard = { $card }に破棄が適用される
v_exile = { $card }に除外が適用される
v_life = { $player }のライフポイントが{ $n }変わる
v_phase = { $phase }
v_turn = { $player }のターン
v_play = { $player }が{ $card }をプレイした
v_use = { $player }が{ $card }の効果を使用した
v_void = { $card }が無効になる
v_became = { $card }の{ $what }が{ $n }になる
v_face = { $card }の表裏が変わる
v_turn_side = { $card }の変身状態が変わる
v_last = 効果が続く
v_wait = 効果が待機する
v_order = デッキがシャッフルされる
v_define = { $card }が別のものとして扱われる
v_unmark = { $card }を取り除くことが無効になる

## Terms

term-life = ライフ
term-field = 場
term-hand = 手札
term-underworld = 冥界
term-removed = 除外エリア
term-play = プレイエリア
term-deck = デッキ
term-nodes = ノード
term-sideboard = サイドボード
term-turn = ターン
term-active = ターンプレイヤー
term-attack = 攻撃力
term-toughness = 耐久力
term-asleep = スリープ状態
term-active_phase = アクティブフェイズ
term-maintenance_phase = メンテナンスフェイズ
term-draw_phase = ドローフェイズ
term-main_phase = メインフェイズ
term-discard_phase = ディスカードフェイズ
term-turn_start_phase = ターン開始
term-turn_end_phase = ターン終了
term-node_done = このターンのノードセット
term-character_done = このターンのキャラクター
term-doll_done = このターンの人形
term-world_done = このターンの世界呪符
term-interference = 干渉
term-attacker = 攻撃キャラクター
term-blocker = 防御キャラクター
term-awake_nodes = アクティブ状態のノード
term-asleep_nodes = スリープ状態のノード
term-damage = ダメージ
term-down = 裏向き
term-character = キャラクター
term-turned = 変身状態
term-zone = 領域
term-set = セットされたカード
term-races = 種族
term-keywords = キーワード
term-bring = 移動
term-attach = セット
term-define = 値の決定
term-phase = フェイズ
term-priority = 優先権
assumed_alike = { $name }は{ $number }として扱った。同じ名前のカード：{ $others }
