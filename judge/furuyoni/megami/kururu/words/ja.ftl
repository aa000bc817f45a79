### クルル、日本語。

do-discovery = 世紀の大発見を行う
do-name_card = カード名を一つ宣言する：{ $as }
kind-name_card = 宣言するカード名
kind-discover = どちらの切札を得るか
