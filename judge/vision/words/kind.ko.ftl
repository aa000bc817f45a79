### 선택의 종류.

kind-act = 우선권으로 할 일
kind-ambush = 방어를 겸하는가
kind-mode = 어느 효과인가
kind-target = 목표
kind-object = 대상
kind-declare = 선언
kind-waive = 필요 노드와 비용을 무시하는가
kind-x = X의 값
kind-pay = 어떤 노드로 내는가
kind-nodes = 어떤 노드인가
kind-pile = 명계에 놓는 순서
kind-pick = 어떤 카드인가
kind-graze = 그레이즈하는가
kind-hand_limit = 파기할 손패
kind-order = 해결 순서
kind-may = 하는가
kind-may_pay = 내는가
kind-either = 둘 중 어느 것인가
kind-shuffle = 덱의 순서
kind-random = 무작위 선택
kind-first = 선공
kind-side = 어느 변신 상태인가
kind-number = 수의 선택
kind-target_2 = 목표2
kind-target_3 = 목표3
kind-answer = 간섭 중의 우선권
