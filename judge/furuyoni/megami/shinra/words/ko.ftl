### 신라, 한국어.

term-stratagem = 계략
term-prepared = 준비됨
term-divine = 신산
term-devious = 귀모
kind-prepare = 다음 계략
do-execute = 계략을 실행한다. 신산:{ $divine }; 귀모:{ $devious }
do-execute_each = 버림패에 있는 카드에서 임의의 수의 계략을 임의의 순서로 실행한다
do-prepare = 다음 계략을 준비한다

## Lines of play

line-prepare = { $word }{ PARTICLE($word, "을/를") } 준비

## What is lacking

by-A5-2-paragraph-2 = 실행할 계략이 없어 아무 일도 일어나지 않음
