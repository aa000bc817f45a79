### A scenario put together from questions, in Korean.

new-begin = 줄바꿈만 하면 다음 질문으로 넘어갑니다. Ctrl-C를 누르면 저장하지 않고 끝납니다.
new-question = 질문
new-names = 이름을 쉼표로 구분, 모르는 것은 ?
new-number = 수
new-file = 파일
new-written = { $file }에 저장했습니다.
new-at_once = 무엇을 할지 선택지의 번호나 말로 고르세요.
new-mend = 고칠 대답(예: a.life=8)
