### Facts that differ between two rulings, in Korean.

compared-result = 결과
compared-refused = 인정되지 않는 줄
compared-stopped = 남은 선택
compared-options = 선택지
compared-decided = 확정
compared-none = 없음
