### Hagane, in Japanese.

term-anvil = 金床
keyword-centrifugal = 遠心
reason-centrifugal = ターン開始時より2以上遠くなっていない
reason-centrifugal_attacked = 現在のフェイズにすでに《攻撃》を行っている
