### tail, in Korean.

tail-on = 목표: { $cards }
tail-mode = 효과 선택: { $n }
tail-x = X: { $n }
tail-paying = 지불: { $paid }
tail-declaring = 선언: { $word }
tail-effect = { $n }번째 효과
tail-to_block = 방어를 위해
tail-unblocking = 방어하지 않음
tail-free = 지불 생략
