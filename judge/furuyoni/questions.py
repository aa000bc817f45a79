"""How people ask of attacks, of flinching and of specials that resurge, in the three languages."""

from __future__ import annotations

from judge.light import regex
from judge.port.questions import STILL, Forms, Questions, Turning

_ATTACK = ("it", "the attack", "this attack", "that attack", "攻撃", "その攻撃", "この攻撃", "それ",
         "공격", "그 공격", "이 공격", "그것")  # fmt: skip
_BY_RANGE = regex(r"(?:the|an|this|that) attack of range [\d-]+", 2)
_WHERE = r"(?: (?:at|from|to)(?: distance)? \d+)?"
_CANCELLED: Forms = (
    (("cancelled", "canceled"), regex(rf"is (?P<what>.+?){STILL} cancell?ed\?", 2)),
    (("打ち消",), regex(r"(?P<what>.+?)は打ち消(?:される|されます|せる)(?:か|の|のか)[。？?]")),
    (("무효",), regex(r"(?P<what>.+?)[은는이가] 무효(?:가 되는가|화되는가|화됩니까|가 됩니까)\?")),
)
_REACHES: Forms = (
    (("reach",), regex(rf"(?:does|can) (?P<what>.+?){STILL} reach(?: (?:distance )?\d+)?{_WHERE}\?", 2)),
    (("in range",), regex(rf"is (?P<what>.+?){STILL} in range{_WHERE}\?", 2)),
    (("届",), regex(r"(?P<what>.+?)は届(?:く|きます)(?:か|の|のか)[。？?]")),
    (("닿",), regex(r"(?P<what>.+?)[은는이가] 닿(?:는가|습니까|나요)\?")),
)
_FLINCHES: Forms = (
    (("flinch",), regex(rf"(?:does|do|is|are) (?P<who>\w|they|the (?:opponent|player|defender|attacker)){STILL} "
                        r"flinch(?:ed)?(?: in the end)?\?", 2)),
    (("畏縮",), regex(r"(?P<who>\w|相手)は畏縮(?:する|します)(?:か|の|のか)[。？?]")),
    (("위축",), regex(r"(?P<who>\w|상대)[은는이가] 위축(?:되는가|됩니까|되나요)\?")),
)  # fmt: skip
_UNUSED: Forms = (
    (("unused", "resurge"), regex(rf"(?:does|is) (?P<what>.+?){STILL} (?:become unused|resurge|unused)"
                                  r"(?: afterwards| again)?\?", 2)),
    (("再起", "未使用"), regex(r"(?P<what>.+?)は(?:再起|未使用に)(?:する|します|なる|なります)(?:か|の|のか)[。？?]")),
    (("재기", "미사용"), regex(r"(?P<what>.+?)[은는이가] (?:재기하는가|재기합니까|미사용이 되는가|미사용이 됩니까)\?")),
)  # fmt: skip
_HITS: Forms = (
    (("hit", "fail"),
     regex(rf"(?:so |then,? )?(?:does|do|will)(?: then)? (?P<what>.+?){STILL} (?P<how>hit|fail)\?", 2)),
    (("命中", "失敗"),
     regex(r"(?P<what>.+?)[はが]、?(?:まだ|なお|それでも)?"
           r"(?P<how>命中|失敗)(?:する|します)(?:か|の|のか|でしょうか)[。？?]")),
    (("명중", "실패"),
     regex(r"(?P<what>.+?)[은는이가] (?:여전히 |아직 |그래도 )?"
           r"(?P<how>명중|실패)(?:하는가|합니까|하나요|하나|할까)\?")),
)  # fmt: skip
_MADE: Forms = (
    (("be made", "be used", "be paid", "be answered"),
     regex(rf"(?:can|may) (?:it|the attack|the card|an? (?:\w+ )?attack of range [\d-]+|that|its use){STILL} "
           rf"be (?:made|used|paid|answered){_WHERE}\?", 2)),
    (("行え", "使え", "使用でき"),
     regex(r"(?:それ|その攻撃|攻撃)は(?:行える|行えます|使用できる|使用できます|使える)(?:か|の|のか)[。？?]")),
    (("수 있",), regex(r"(?:그것|그 공격|공격)[은는이가] (?:사용할|할) 수 (?:있는가|있습니까|있나요)\?")),
)  # fmt: skip

QUESTIONS = Questions(
    attack=_ATTACK,
    by_range=_BY_RANGE,
    hits=_HITS,
    meaning_hit=("hit", "命中", "명중"),
    cancels=_CANCELLED,
    reaches=_REACHES,
    made=_MADE,
    failed="failed",
    cancelled="cancelled",
    improper="improper",
    removed="removed",
    flags={"flinch": _FLINCHES},
    turning=Turning(
        _UNUSED,
        bare=("it", "the special", "それ", "그것"),
        back="specials.unused",
        gone="specials.used",
        state="card.{}.state",
        value="unused",
    ),
    using=("use", "respond"),
)
