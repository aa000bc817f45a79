### 쿠루루, 한국어.

do-discovery = 세기의 대발견을 수행한다
do-name_card = 카드 이름을 하나 선언한다: { $as }
kind-name_card = 선언할 카드 이름
kind-discover = 누구의 비장패를 얻을지
