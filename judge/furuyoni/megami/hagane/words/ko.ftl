### Hagane, in Korean.

term-anvil = 모루
keyword-centrifugal = 원심
reason-centrifugal = 턴을 시작할 때보다 2 이상 멀지 않음
reason-centrifugal_attacked = 현재 페이즈에 이미 《공격》을 수행함
