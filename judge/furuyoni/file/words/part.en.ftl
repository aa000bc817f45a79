### Parts of what problems say, in English.

part-normal = normal
part-special = special
part-extra = extra
part-normals = normals
part-specials = specials
part-extras = extras
part-attack = attack
part-action = action
part-enhancement = enhancement
part-start = start
part-main = main
part-end = end
part-standard = standard
part-throughout = throughout
part-many = many
part-few = few
part-crystals_default = { $key } by default
part-on_cards = on cards { $n }
part-place = { $key } (line { $n })
part-attack_n = attack { $n }
