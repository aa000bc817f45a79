### A scenario gone through by hand, in English.

play-next = Next: { $clause } { $gist }
play-over = The game is over: { $result }. `undo` goes back.
play-ended = Nothing is left to go on with. `undo` goes back.
play-several = { $least } to { $most } of them, their numbers in one line:
play-suggested = Enter: { $line }, as the file goes on
play-refused = `{ $line }` cannot be played:
play-unknown = `{ $said }` is no answer here, and no command: `help` lists the commands.
play-ambiguous = `{ $said }` may be { $which }.
play-nobody = Nobody has to choose here: `run` goes on to the next choice.
play-wrong_number = The options are numbered from 1 to { $most }.
play-wrong_many = { $least } to { $most } of the options are to be picked.
play-no_clause = No clause is called { $said }.
play-which = Write `{ $command }` and { $what }.
play-a_clause = a clause: 9-4 iii
play-a_fact = a fact: b.life
play-an_action = an action: a: use Slash
play-a_file = a file: mine.yaml
play-not_there = The run does not come to { $clause } before somebody has to choose.
play-first = First an option is to be picked. `step 1` picks the first and stays at the next clause.
play-over_before = The run comes to its end without { $clause }.
play-undone = { $n ->
    [one] One step back.
   *[other] { $n } steps back.
}
play-redone = { $n ->
    [one] One step on again.
   *[other] { $n } steps on again.
}
play-nothing_undone = Nothing is left to be undone.
play-nothing_redone = Nothing is left to be done again.
play-aside = The lines of the file that were left are put aside.
play-no_lines = The file has no lines left.
play-untranslated = { $file } does not have what this file says: add its words, `judge lint { $folder }` shows which.
play-saved = Written: { $file }, with { $n ->
    [one] one line
   *[other] { $n } lines
} of play.
play-stopped = Stopped; it stands where it stood before.
play-begin = `help` lists what may be said; an option is picked by its number or by its words.
play-help = An answer is the number of an option, or its words, or any line of play (`b: respond Wavering Crystal`).
    Enter takes the next line of the file, or goes on to the next choice.
play-help-step = carries out one clause; with an answer, gives it first: step 2
play-help-over = carries out one clause and all that it begins
play-help-out = goes on until what is being resolved is done
play-help-run = goes on to the next choice
play-help-until = goes on, by the lines of the file, to where a clause comes next: until 9-4 iii
play-help-file = plays the lines of the file that are left
play-help-undo = goes back; undo 3: that many times; undo all
play-help-redo = goes on again as it was; redo 3, redo all
play-help-why = what a fact rests on, as it is now: why b.life
play-help-why-not = what stands in the way of an action now: why-not a: use Slash
play-help-board = the board
play-help-options = what may be chosen, or what comes next
play-help-trace = all that has happened; trace 1: every clause
play-help-save = writes the board with the lines taken: save mine.yaml
play-help-help = this list
play-help-quit = ends
play-names-step = step s
play-names-over = over o
play-names-out = out
play-names-run = run r
play-names-until = until
play-names-file = file f
play-names-undo = undo u
play-names-redo = redo
play-names-why = why
play-names-why-not = why-not
play-names-board = board b
play-names-options = options
play-names-trace = trace t
play-names-save = save
play-names-help = help h ?
play-names-quit = quit q exit
