### 選択の種類。

kind-act = 優先権の行使
kind-ambush = 防御を兼ねるか
kind-mode = どの効果か
kind-target = 目標
kind-object = 対象
kind-declare = 宣言
kind-waive = 必要ノードとコストを無視するか
kind-x = Xの値
kind-pay = どのノードから支払うか
kind-nodes = どのノードか
kind-pile = 冥界に置く順序
kind-pick = どのカードか
kind-graze = グレイズするか
kind-hand_limit = 破棄する手札
kind-order = 解決の順序
kind-may = 行うかどうか
kind-may_pay = 支払うかどうか
kind-either = どちらにするか
kind-shuffle = デッキの順序
kind-random = 無作為の選択
kind-first = 開始プレイヤー
kind-side = どの変身状態か
kind-number = 数の選択
kind-target_2 = 目標2
kind-target_3 = 目標3
kind-answer = 干渉中の優先権の行使
