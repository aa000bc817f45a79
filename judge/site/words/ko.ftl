### 모든 페이지, 한국어.

site-head = 규칙, 카드, 재정, 주장
site-kind = 종류
site-not_in_it = 없음
site-differs = 판본에 따른 차이
site-corrected = 정정
site-added = 공식 FAQ로 추가됨
site-implemented = 구현
site-nowhere = 없음
site-inside = 포함된 조항
site-amends = 변경하는 조항
site-amended_by = 변경받는 조항
site-refers_to = 참조하는 조항
site-referred_to_by = 참조되는 조항
site-number = 번호
site-called = 다른 이름
site-does = 효과
site-rest = 그 밖에 { $n }건
site-chapter = 장
site-title = 제목
site-clauses = 조항
site-operative = 실행될 수 있는 조항
site-applied = 시나리오에서 적용
site-coverage = 규칙의 구현 현황
