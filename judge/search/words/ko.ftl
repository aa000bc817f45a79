### 찾은 것, 한국어.

search-kind-card = 카드
search-kind-ruling = 재정
search-kind-claim = 주장과 FAQ 항목
search-kind-clause = 조항
search-kind-scenario = 시나리오
search-of = ({ $all }건 중 { $n }건)
search-more = 나머지 보기: --kind 종류 --limit 개수
search-rest = 그 밖에 { $n }건
search-verdict = { $verdict }: { $claimed }
search-item = { $question } (공식, { $dated })
search-nothing = "{ $asked }"라는 이름이거나 그것을 다루는 것은 없습니다
