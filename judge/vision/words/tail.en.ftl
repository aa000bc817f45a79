### tail, in English.

tail-on = on { $cards }
tail-mode = mode { $n }
tail-x = x { $n }
tail-paying = paying { $paid }
tail-declaring = declaring { $word }
tail-effect = effect { $n }
tail-to_block = to block
tail-unblocking = unblocking
tail-free = free
