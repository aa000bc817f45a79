### Hagane, in Korean.

term-anvil = 모루
keyword-centrifugal = 원심
reason-centrifugal = 현재 간격이 턴 시작 시 간격보다 2 이상 멀어져 있지 않음
reason-centrifugal_attacked = 현재 페이즈에 이미 《공격》을 수행함
