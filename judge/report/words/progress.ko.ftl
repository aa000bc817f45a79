### What long work shows while it lasts, in Korean.

progress-working = 처리 중, { $seconds }초
progress-of = { $what } { $total }개 중 { $done }개
progress-left = , 약 { $seconds }초 남음
progress-files = 파일
progress-pages = 페이지
progress-clauses = 조항
progress-boards = 판
progress-positions = 국면 { $done }개, { $seconds }초
progress-interrupted = 중단했습니다. 아래는 그때까지의 결과입니다
progress-interrupted_of = { $total }개 중 { $done }개에서 중단했습니다
