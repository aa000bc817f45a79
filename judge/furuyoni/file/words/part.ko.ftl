### Parts of what problems say, in Korean.

part-normal = 통상패
part-special = 비장패
part-extra = 추가패
part-normals = 통상패
part-specials = 비장패
part-extras = 추가패
part-attack = 공격
part-action = 행동
part-enhancement = 부여
part-start = 개시
part-main = 메인
part-end = 종료
part-standard = 표준행동
part-throughout = 전력행동
part-many = 많음
part-few = 모자람
part-crystals_default = 기본 { $key }
part-on_cards = 카드 위 { $n }
part-place = { $key } ({ $n }행)
part-attack_n = 공격 { $n }
