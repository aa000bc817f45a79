### What happens in a run, in Japanese.

## Heads

uses = { $player }が{ $card }を使用
responds = { $player }が{ $card }で対応
uses_by_effect = { $player }が効果により{ $card }を使用
disenchanted = { $card }に桜花結晶がない：破棄
triggered = { $source }が発生
called_up = 予約されていた{ $source }を解決
gap_keyword = { $card }は隙を持ち、使用者がライフへのダメージを受けた
loose = { $card }に残った桜花結晶をダストへ
reshuffles = { $player }が山札を再構成
fatigue = { $player }の山札がない：焦燥
suffers_fatigue = { $player }が焦燥を受ける
clearing = 解決途中のものを片付ける

## Changes

announce = { $player }が{ $card }を見せる
announce_unseen = { $player }が{ $card }を裏向きのまま{ $other }として使用する
generate = { $attack }を生成：適正距離{ $range }、ダメージ{ $damage }
made = { $attack }を行う：適正距離{ $range }、ダメージ{ $damage }
waited = { $attack }は待っていた効果を受ける
improper = { $attack }は不正：間合{ $distance }は適正距離{ $range }に含まれない
checked-improper = { $attack }は不正：確認する距離{ $at }は適正距離{ $range }に含まれない
improper_unpaid = { $attack }は不正：コストを支払えない
not_made = { $attack }は行われない
taken_away = { $attack }は取り除かれる
fails_range = { $attack }は失敗：間合{ $distance }は適正距離{ $range }に含まれない
checked-fails_range = { $attack }は失敗：確認する距離{ $at }は適正距離{ $range }に含まれない
fails_cancelled = { $attack }は失敗：打ち消された
removed = { $attack }は終了
hits = { $attack }は命中：間合{ $distance }は適正距離{ $range }に含まれる
checked-hits = { $attack }は命中：確認する距離{ $at }は適正距離{ $range }に含まれる
hits_unavoidable = { $attack }は命中：不可避
cancelled = { $attack }を打ち消す
damage_cancelled = { $attack }のダメージを打ち消す
after_cancelled = { $attack }の攻撃後効果を打ち消す
bind = { $attack }に{ $source }から{ $what }
lasts =
    以後、{ $target }{ $where ->
        [absent] { "" }
       *[given] （{ $where }）
    }：{ $source }から{ $what }
changed-next_attack = 次の《攻撃》
changed-attacks = 《攻撃》
changed-aura_cap = オーラの上限
changed-arrow_aura_cap = 矢印効果でのオーラの上限
changed-vigor_cap = 集中力の上限
changed-hand_limit = 手札の上限
changed-mastery_zone = 達人の間合
changed-this_cost = このカードの消費
changed-this_charge = このカードの納
costs_more =
    以後、{ $players }のカード{ $where ->
        [absent] { "" }
       *[given] （{ $where }）
    }の使用に追加コスト{ $n }（{ $source }）
costs_more_once =
    { $players }の次のカード{ $where ->
        [absent] { "" }
       *[given] （{ $where }）
    }の使用に追加コスト{ $n }（{ $source }）
forbids =
    以後、{ $players }にできないこと：{ $what }{ $where ->
        [absent] { "" }
       *[given] （{ $where }）
    }（{ $source }）
forbids_others = 以後、{ $players }は他のカードの使用も基本動作もできない（{ $source }）
forbids_itself = 以後、{ $players }は{ $source }を使用できない
lasts-void_basic = { $players }の次の基本動作は何も起こさない（{ $source }）
lasts-skip_start = { $players }の次の開始フェイズは飛ばされる（{ $source }）
lasts-skip_main = { $players }の次のメインフェイズは飛ばされる（{ $source }）
lasts-skip_end = { $players }の次の終了フェイズは飛ばされる（{ $source }）
expires = ターン中の効果が終わる
charge = { $card }に桜花結晶を{ $asked }個中{ $charged }個置く
put = { $card }：{ $source }から{ $target }へ
put_state = { $card }：{ $source }から{ $target }へ、{ $state }
put_open = { $card }を{ $state }にする
move = { $source }から{ $target }へ{ $n }個
move_short = { $source }から{ $target }へ{ $asked }個中{ $n }個
move_others = 桜花結晶としても扱われるもの{ $n }個が{ $source }を離れる（{ $where }）
damage = { $player }が{ $zone }に{ $value }ダメージを受ける
vigor = { $player }の集中力 { $before } → { $after }
unflinch = { $player }は集中力を得る代わりに畏縮を解く
flinch = { $player }は畏縮する
inform = { $player }の{ $info } { $before } → { $after }
inform_none = { $player }は{ $info }を持たず、何も変わらない
move_tokens = { $what } { $n }/{ $asked } : { $source } → { $target }
tokens_of = { $player }の{ $what }
tokens_turned = { $what }（{ $before } → { $after }）
void_basic = { $player }：{ $kind }を行ったが効果は解決されない
mark_card = { $card }の{ $info }：{ $value }
reveal = { $cards }を公開
shuffle = { $player }の山札を切り直す
put_back = { $card }は元に戻る：使用されていないが公開された
put_back_unseen = { $card }は元に戻る：使用されておらず、公開もされていない
book = { $source }を予約
unbook = 予約は使われた
phase = { $player }の{ $phase }開始
turn = { $player }のターン{ $turn }開始
action = { $player }は{ $action }行動を選ぶ
silenced = 破棄の間、{ $card }の展開中効果は失われる
unsilenced = { $card }は再び桜花結晶を持ち、残る
loses = 効果により{ $player }が敗北
wins = 効果により{ $player }が勝利
fact = { $path }：{ $value }

## Choices

too_little = { $player }のオーラは{ $value }ダメージに足りない：ライフで受ける
no_response = { $player }は対応しない
no_response_possible = { $player }に対応できるカードはない

## Constraints that decide, by clause

by-1-4-paragraph-2 = 禁止されており、禁止が優先：何も起こらない
by-10-23 = { $attack }は打ち消せない：何も起こらない
by-5-9 = 全ては支払えないので何も支払わない
by-5-8-3-2 = どちらのダメージもない
by-10-13 = フェイズはすでに終了中
by-10-25-bullet-1 = 2枚の所有者が異なり、交換されない
by-10-25-bullet-2 = 指定された名前のカードではなく、交換されない
by-10-25-bullet-3 = 交換先のカードがそこになく、交換されない
by-10-25-bullet-4 = 交換先のカードが移れない領域なので、交換されない
by-10-25-bullet-5 = 交換元のカードが移れない領域なので、交換されない

## Claims

claim_used = 使用：{ $cards }
claim_used_by = このターンに{ $player }が使用：{ $cards }
claim_attack = 攻撃{ $n }：{ $end }
claim_end-hit = 命中
claim_end-failed = 失敗
claim_end-improper = 不正
claim_end-cancelled = 打ち消し
claim_end-removed = 取り除かれる
claim_end-made = 解決中
claim_end-open = 解決中
claim_end-there-was-none = 行われていない
assumed_none = { $what }：なし

## Facts that gather cards

term-known = 相手に知られたカード
term-face_up = 表向きのカード
term-face_down = 裏向きのカード
term-sideways = 横向きのカード
term-unchosen = 選ばれなかったカード
term-active = 手番
term-phase = フェイズ
term-far = 遠い側
term-near = 近い側
