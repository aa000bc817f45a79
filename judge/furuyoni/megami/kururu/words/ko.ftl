### 쿠루루, 한국어.

do-discovery = 세기의 대발견을 수행한다
kind-discover = 누구의 비장패를 얻을지

## Lines of play

line-discover = 발견자 { $player }

term-discoverer = 발견자
