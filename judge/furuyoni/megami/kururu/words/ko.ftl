### 쿠루루, 한국어.

do-discovery = 세기의 대발견을 수행한다
kind-discover = 누구의 비장패를 얻을지

## Lines of play

line-discover = { $player }의 비장패를 얻기

term-discoverer = 발견자

## What is lacking

by-A8-4-1 = 볼 비장패가 없음
by-A8-4-2 = 얻을 비장패가 게임 바깥에 없어 아무것도 얻지 않음
by-A8-4-3 = 대발견의 카드가 추가패에 없어 아무것도 얻지 않음
by-A8-4-4 = 그 카드는 더 이상 그곳에 없어 게임 바깥으로 가지 않음
by-6-2-1-7-paragraph-1 = 기교가 완성되지 않아 톱니바퀴칸의 문장은 텍스트가 아님
