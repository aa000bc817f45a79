### Shisui, in English.

term-laceration = laceration tokens
keyword-lacerating = its damage is lacerating
kind-laceration = where the laceration is taken
kind-laceration_zone = where the laceration tokens turn into damage
reason-no_laceration = no laceration is being dealt for which a zone is picked
reason-zone_not_offered = this zone is not among those to pick from
of_player-aura_lacerations = laceration tokens of the other player in { $of }aura
do-lacerate =
    { $damage ->
        [absent] { $n ->
            [absent] 1 laceration
           *[given] laceration: { $n }
        } to { $to } ({ $zone }{ $by ->
            [absent] { "" }
           *[given] , picked by { $by }
        })
       *[given] laceration { $damage } to { $to }
    }
do-turn_lacerations = pick any number of zones: your laceration tokens there turn into damage, zone by zone in any order

## Lines of play

line-lacerate = lacerate { $word }
line-turn = turn { $zone }

term-lacerating = lacerating
