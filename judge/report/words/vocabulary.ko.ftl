### The table of the words of files, in Korean.

vocabulary-title = 파일의 말
vocabulary-keys = 모든 파일의 키
vocabulary-facts = 판의 키와 사실
vocabulary-values = 값
vocabulary-claims = 주장 파일의 키
vocabulary-claims_values = 주장 파일의 값
vocabulary-lines = 진행 줄
vocabulary-about = 키, 값, 진행 줄은 영어, 일본어, 한국어 어느 것으로도 쓸 수 있고 섞어도 된다. `…` 자리에는 이름이나 수가 들어간다. 이 페이지는 `judge schema words`로 볼 수 있다.
