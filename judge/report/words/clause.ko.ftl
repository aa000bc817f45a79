### The page of a clause, in Korean.

clause-kind_step = 순서
clause-kind_constraint = 제약
clause-kind_definition = 정의
clause-kind_principle = 원칙
clause-kind_state-trigger = 상황 유발 규칙
clause-kind_keyword = 키워드
clause-kind_list = 목록
clause-kind_example = 예
clause-kind_note = 주
clause-kind_heading = 제목
clause-kind_omitted = 번호만 있음
clause-amends = 변경하는 조항
clause-amended_by = 변경받는 조항
clause-refers_to = 참조하는 조항
clause-referred_to_by = 참조되는 조항
clause-implemented = 구현
clause-somewhere = 있음
clause-nowhere = 없음
clause-inn = { $title }의 안
clause-no_gist = (아직 요지가 없음)
clause-apart = 판본에 따른 차이: { $what }{ $matters ->
    [true] { " " }(결과가 달라질 수 있음)
    [false] { " " }(결과는 달라지지 않음)
   *[other] { "" }
}
clause-mended = 정정: { $what }
clause-scenarios = 시나리오
clause-none = 없음
clause-only_in = { $edition }에만
clause-of_clause = { $clause }에 대해
clause-by_clause = { $clause }에 의해
clause-published =  · 문서에는 없음: { $dated } 공식 FAQ ({ $items })
clause-absent = 없음
clause-how_before = 그 앞
clause-how_after = 그 뒤
clause-how_instead = 그 대신
clause-how_also = 추가
clause-how_data = 용어
clause-how_principle = 원칙
clause-how_heading = 제목
clause-head_clause = 조항
clause-head_title = 제목
clause-head_kind = 종류
clause-head_gist = 요지
