### メグミ、日本語。

term-soil = 土壌
term-seed = 種結晶
term-sprouted = 萌芽
term-unsprouted = 未萌芽
term-growth = 生育
term-ripened = このターンに種結晶が5個そろった
term-fell_ripe = 種結晶が5個そろった後このターンに付与札を離れた
kind-seed = 納のうち種結晶にする数
kind-growth = 生育で置く種結晶の数
reason-no_seeds_now = 今はそのように種結晶を置く場面ではない
reason-too_many_seeds = それだけの種結晶は置けない
    .facts = 最大{ $most }、指定{ $named }
do-sprout =
    自分の土壌の種結晶{ $n ->
        [absent] 1
       *[given] { $n }
    }つが萌芽する
do-grow_next =
    { $until ->
        [absent] このターン、
       *[given] { $until }、
    }次に使用するカード{ $filter ->
        [absent] { "" }
       *[given] （{ $filter }）
    }に生育{ $n }が加わる
of_player-soil-seed-sprouted = { $of }土壌の萌芽した種結晶
of_player-soil-seed-unsprouted = { $of }土壌の未萌芽の種結晶
of_player-all_sprouted = { $of }土壌の種結晶がどれも萌芽済み
of_card-seed = { $it }の上の種結晶
of_card-growth = { $of }生育
of_card-ripened = { $it }の上にこのターン種結晶が5個そろった
of_card-fell_ripe = { $it }が種結晶5個のそろった後このターンに付与札を離れた
fact-late_fruit = 付与札を離れても実を結ぶ（読み：G112）
lasts-next_use =
    { $players }が次に使用するカード{ $where ->
        [absent] { "" }
       *[given] （{ $where }）
    }は生育{ $n }を得る（{ $source }）

## Lines of play

line-seed = 種結晶 { $n }個
line-grow = 生育 { $n }
