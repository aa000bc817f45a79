### What happens in a game of 東方VISION, in English.

v_move = { $card } goes from { $source } to { $target }
v_attach = { $card } is set on { $host }
v_sleeps = { $card } goes to sleep
v_wakes = { $card } wakes
v_hurt = { $whom } takes { $n } { $combat ->
    [true] combat damage
   *[other] effect damage
    }
v_dying = { $card } becomes 決死
v_discard = { $card } is to be discarded (破棄)
v_exile = { $card } is to be removed from the game (除外)
v_life = { $player }'s life changes by { $n }
v_phase = the { $phase } begins
v_turn = { $player }'s turn
v_play = { $player } has played { $card }
v_use = { $player } has used an effect of { $card }
v_void = { $card } is made invalid
v_became = { $card }: { $what } is { $n } now
v_face = { $card } is turned over
v_turn_side = { $card } changes its state
v_last = an effect lasts from now on
v_wait = an effect waits from now on
v_order = a deck is shuffled
v_define = { $card } counts as something else from now on
v_unmark = the removal of { $card } is made invalid

## Terms

term-life = life
term-field = field
term-hand = hand
term-underworld = underworld
term-removed = removed zone
term-play = play area
term-deck = deck
term-nodes = nodes
term-sideboard = sideboard
term-turn = turn
term-active = turn player
term-attack = attack
term-toughness = toughness
term-asleep = asleep
term-active_phase = active phase
term-maintenance_phase = maintenance phase
term-draw_phase = draw phase
term-main_phase = main phase
term-discard_phase = discard phase
term-turn_start_phase = start of the turn
term-turn_end_phase = end of the turn
term-node_done = a node set this turn
term-character_done = a character resolved this turn
term-doll_done = a doll resolved this turn
term-world_done = a 世界呪符 this turn
term-interference = interference
term-attacker = attacking character
term-blocker = blocking character
term-awake_nodes = awake nodes
term-asleep_nodes = sleeping nodes
term-damage = damage
term-down = face down
term-character = character
term-turned = transformed
term-zone = zone
term-set = set cards
term-races = races
term-keywords = keywords
term-bring = move
term-attach = set
term-define = define
term-phase = phase
term-priority = priority
assumed_alike = { $name } is taken for { $number }; of the same name: { $others }
