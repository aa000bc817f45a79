### Hagane, in Japanese.

term-anvil = 金床
keyword-centrifugal = 遠心
reason-centrifugal = 現在の間合がターン開始時の間合から2以上離れていない
reason-centrifugal_attacked = 現在のフェイズにすでに《攻撃》を行っている
