### 동방VISION의 진행.

v_move = { $card } 이동: { $source } → { $target }
v_attach = { $card } 세트: { $host }
v_sleeps = { $card } 슬립 상태
v_wakes = { $card } 액티브 상태
v_hurt = { $whom }: { $combat ->
    [true] 전투 대미지
   *[other] 효과 대미지
    } { $n }
v_dying = { $card } 결사 상태
v_discard = { $card } 파기
v_exile = { $card } 제외
v_life = { $player }의 라이프가 { $n } 변한다
v_phase = { $phase }
v_turn = { $player }의 턴
v_play = { $player }: { $card } 플레이
v_use = { $player }: { $card }의 효과 사용
v_void = { $card } 무효
v_became = { $card }: { $what } { $n }
v_face = { $card }의 앞뒤가 바뀐다
v_turn_side = { $card }의 변신 상태가 바뀐다
v_last = 효과가 계속된다
v_wait = 효과가 기다린다
v_order = 덱을 섞는다
v_define = { $card }의 취급이 바뀐다
v_unmark = { $card }의 제거가 무효가 된다

## Terms

term-life = 라이프
term-field = 필드
term-hand = 손패
term-underworld = 명계
term-removed = 제외 구역
term-play = 플레이 구역
term-deck = 덱
term-nodes = 노드
term-sideboard = 사이드보드
term-turn = 턴
term-active = 턴 플레이어
term-attack = 공격력
term-toughness = 내구력
term-asleep = 슬립 상태
term-active_phase = 액티브 페이즈
term-maintenance_phase = 메인터넌스 페이즈
term-draw_phase = 드로 페이즈
term-main_phase = 메인 페이즈
term-discard_phase = 디스카드 페이즈
term-turn_start_phase = 턴 시작
term-turn_end_phase = 턴 종료
term-node_done = 이 턴의 노드 세트
term-character_done = 이 턴의 캐릭터
term-doll_done = 이 턴의 인형
term-world_done = 이 턴의 세계주부
term-interference = 간섭
term-attacker = 공격 캐릭터
term-blocker = 방어 캐릭터
term-awake_nodes = 액티브 상태의 노드
term-asleep_nodes = 슬립 상태의 노드
term-damage = 대미지
term-down = 뒷면
term-character = 캐릭터
term-turned = 변신 상태
term-zone = 영역
term-set = 세트된 카드
term-races = 종족
term-keywords = 키워드
term-bring = 이동
term-attach = 세트
term-define = 값 정하기
term-phase = 페이즈
term-priority = 우선권
assumed_alike = { $name }: { $number } 카드로 보았다. 이름이 같은 카드: { $others }
