### What is said of an action that is asked about, in Korean.

why_not-legal = `{ $line }`{ PARTICLE($line, "은/는") } 여기서 할 수 있다.
why_not-illegal = `{ $line }`{ PARTICLE($line, "은/는") } 여기서 할 수 없다.
why_not-because = { $said }: { $why }.
why_not-both = { $one }, 그리고 { $two }
why_not-said = 「{ $said }」{ PARTICLE($said, "은/는") } 여기서 `{ $own }`{ PARTICLE($own, "이라고/라고") } 쓴다.
why_not-passed = 이 시점에는 답이 하나뿐이어서 저절로 진행되었다. 물음은 이 시점에 대한 것이다.
why_not-stopped = { $place }의 줄이 인정되지 않아 여기서 멈추었다.
why_not-obstacles = 막는 것
why_not-smallest = 가장 작은 변경
why_not-two = 가장 작은 변경 (하나로는 부족하다)
why_not-nothing = 변경 하나로는 할 수 있게 되지 않고, 막는 것을 없애는 변경 둘로도 되지 않는다 ({ $n }가지를 시도).
why_not-limited = 탐색이 끝날 때까지 변경을 찾지 못했다 ({ $n }가지를 시도).
why_not-more = 같은 크기의 것이 { $n }개 더 있다
why_not-only_here = (이 시점의 일이며 파일에는 그런 사실이 없다)
why_not-undone = `{ $line }` 줄이 없다
why_not-answered = 먼저 `{ $line }` 줄이 있다
why_not-number_more = { $what }{ PARTICLE($what, "이/가") } { $n }만큼 많다
why_not-number_less = { $what }{ PARTICLE($what, "이/가") } { $n }만큼 적다
