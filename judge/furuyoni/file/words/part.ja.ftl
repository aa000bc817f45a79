### Parts of what problems say, in Japanese.

part-normal = 通常札
part-special = 切札
part-extra = 追加札
part-normals = 通常札
part-specials = 切札
part-extras = 追加札
part-attack = 攻撃
part-action = 行動
part-enhancement = 付与
part-start = 開始
part-main = メイン
part-end = 終了
part-standard = 標準行動
part-throughout = 全力行動
part-many = 多い
part-few = 足りない
part-crystals_default = 既定の{ $key }
part-on_cards = カード上{ $n }
part-place = { $key }（{ $n }行目）
part-attack_n = 攻撃{ $n }
