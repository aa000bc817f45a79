### How much of the rules is played, in Korean.

coverage-heading = 규칙 적용 범위
coverage-edition = 판본
coverage-chapter = 장
coverage-title = 제목
coverage-clauses = 조항
coverage-operative = 실행 대상
coverage-implemented = 구현
coverage-executed = 실행
coverage-held = 결과로 확인
coverage-cited = 인용만
coverage-gaps = 남은 것
coverage-all = 전체
coverage-unknown = 목록에 없는 인용: { $those }
coverage-not_implemented = 미구현: { $n }
coverage-not_executed = 미실행: { $n }
coverage-not_held = 결과로 미확인: { $n }
coverage-not_cited = 인용 없음: { $n }
