### What the commands tell of themselves, in English.

help-option_write_over_a = Write over a file that is there.
help-option_without_the_answers = Without the answers of the publisher's FAQ.
help-option_language_of_the = Language of the report.
help-option_instead_of_the = Instead of the file's printing of the cards.
help-option_instead_of_the_file = Instead of the file's edition.
help-option_a_reading_where = A reading where the rules are silent.
help-option_of_which_game = Of which game.
help-option_which_printing = Which printing.
help-option_language_of_names = Language of names.
help-option_how_to_show = How to show it.
help-option_of_the_answer = Of the answer.
help-option_write_it_to = Write it to a file.
help-option_the_printing_of = The printing of the cards.
help-option_language_of_titles = Language of titles and gists.
help-option_at_most = At most.
help-option_write_what_was = Write what was found where it is not settled, to be gone on with.
help-option_write_the_report = Write the report to a file instead of printing it.
help-option_write_the_point = Write the point where the run stopped as a scenario file.
help-option_write_scenarios_one = Write scenarios, one for each reply, and a proof.json.
help-option_write_it_there = Write it there.
help-option_write_it_as = Write it as a graph: .dot .mmd .json .graphml .svg .html; with --format html a page.
help-option_write_a_page = Write a page with all gaps.
help-option_with_the_names = With the names of cards, to be completed.
help-option_with_format_html = With --format html: the folder for the pages, one a claim.
help-option_whose_line_default = Whose line. Default: as the file says.
help-option_where_to_dot = Where to: .dot .mmd .json .graphml .svg .html
help-option_where_this_clause = Where this clause comes next, not where FILE ends.
help-option_where_the_puzzles = Where the puzzles are written.
help-option_what_is_to = What is to be answered.
help-option_twice_the_printings = Twice: the printings to compare; once: the one for both sides.
help-option_twice_the_editions = Twice: the editions to compare.
help-option_the_graph_as = The graph as this player may know it.
help-option_the_folder_for = The folder for the pages.
help-option_the_edition_of = The edition of the rules.
help-option_the_edition_it = The edition it is a copy of.
help-option_switch_each_clause = Switch each clause off and see whether an outcome changes: minutes.
help-option_stop_where_this = Stop where this clause comes next.
help-option_show_the_version = Show the version and exit.
help-option_show_the_original = Show the original of this edition only, and its code.
help-option_show_only_claims = Show only claims with this verdict.
help-option_processes_to_share = Processes to share the work.
help-option_instead_of_processes = Instead of processes: the Dask cluster whose scheduler has this address.
help-option_positions_at_most = Positions at most.
help-option_positions_a_search = Positions a search at most.
help-option_outcomes_shown_in = Outcomes shown in text.
help-option_only_write_the = Only write the file.
help-option_only_this_set = Only this set of the second game: NO1, SC2, RE3.
help-option_only_this_edition = Only this edition.
help-option_only_this_chapter = Only this chapter: 9, A7, B1, V6.
help-option_only_these = Only these.
help-option_only_the_obstacles = Only the obstacles, not what would remove them.
help-option_only_the_answer = Only the answer, or of several files those that fail.
help-option_only_scenarios_and = Only scenarios and claims below this one of its folders: furuyoni/rulings.
help-option_only_of_this = Only of this game.
help-option_only_meetings_that = Only meetings that no scenario shows.
help-option_only_hers_all = Only hers: all versions (`saine`), or what one brings (`saine-o`, `saine-a1`).
help-option_only_clauses_of = Only clauses of this edition.
help-option_of_the_traces = Of the traces.
help-option_of_the_report = Of the report: text with a tree or a table, data, or a page to look at.
help-option_of_the_questions = Of the questions.
help-option_of_the_problems = Of the problems.
help-option_of_the_first = Of the first board.
help-option_of_the_argument = Of the argument.
help-option_of_files_about = Of files about this game.
help-option_megabytes_at_most = Megabytes at most.
help-option_look_ahead_to = Look ahead to where this clause comes next.
help-option_look_ahead_to_the = Look ahead to the end of so many turns.
help-option_look_ahead_over = Look ahead over so many open choices.
help-option_list_the_editions = List the editions instead, and which are attached.
help-option_lines_of_the = Lines of the tree shown in text.
help-option_like_b_life = Like 'b.life: 6'. Default: those of `expect`.
help-option_like_b_life_3 = Like 'b.life <= 3'. Default: as the file says.
help-option_language_of_titles_2 = Language of titles.
help-option_language_of_the_screen = Language of the screen.
help-option_language_of_the_labels = Language of the labels.
help-option_language_of_the_answers = Language of the answers.
help-option_of_what_is = Of what is told.
help-option_judge_in_this = Judge in this edition alone.
help-option_how_many_of = How many of the nearest scenarios to name; 0: all.
help-option_how_many_of_each = How many of each kind; 0: all.
help-option_how_many_boards = How many boards are weighed.
help-option_go_on_from = Go on from what --save wrote; it is written there again.
help-option_file_is_a = FILE is a proof.json: walk it with the engine alone.
help-option_with_check_take = With --check: take nothing from what the game knows beforehand.
help-option_each_other_reading = Each other reading of the gaps passed as well.
help-option_count_these_runs = Count these runs too: output of judge run --format json.
help-option_chance_answers_like = Chance answers like an opponent, or it is told how likely the line is. Default: as the file says.
help-option_cards_in_the = Cards in the solver's hand.
help-option_by_the_end = By the end of so many turns. Default: of this one.
help-option_the_same_in = The same in words: 'end of turn', 'end of turn 7'.
help-option_board_and_trace = Board and trace as this player may know them.
help-option_begin_where_the = Begin where the lines of FILE end, not before the first.
help-option_at_most_so = At most so many positions.
help-option_ask_nothing_what = Ask nothing: what is not said stays as it is by default.
help-option_also_count_the = Also count the ways to answer 0 to N.
help-option_add_the_official = Add the official text of the clauses, where a copy is attached.
help-option_a_search = A search.
help-option_a_fact_to = A fact to be told, like b.life.
help-option_0_what_decided = 0: what decided, 1: every change and step, 2: and what would be without each.
help-option_0_verdicts_1 = 0: verdicts, 1: what decides those that are not upheld, 2: of all, with whole traces.
help-option_0_as_a = 0: as a judge reads it aloud, 1: every step, 2: everything.
help-option_show_this_message = Show this message and exit.
help-option_one_line_for = One line for every choice of the hidden cards, without a look at them.
help-default_of_the_locale = of the locale
help-default_as_it_pays = as it pays
help-default_seen_or_furuyoni = seen, or furuyoni
help-default_asked_or_named = asked, or named after its board
help-default_both_the_older = both, the older first
help-default_the_file_s = the file's, or each edition's own
help-default_the_one_that = the one that it says it is
help-default_all = all
help-default_all_the_newest = all, the newest
help-default_required = required
help-brief_adjudicate_scenarios_the = Adjudicate scenarios: the answer, the board, the trace.
help-brief_put_a_scenario = Put a scenario together from a few questions, and go through it.
help-brief_go_through_a = Go through a scenario by hand: choose, step, undo, ask why, save.
help-brief_what_makes_an = What makes an action illegal, and the smallest change that would allow it.
help-brief_write_the_interrupt = Write the interrupt graph of a ruling.
help-brief_every_outcome_over = Every outcome over the choices left open: always, never, depends.
help-brief_is_there_a = Is there a line that wins against every reply? Proved or refuted.
help-brief_compose_puzzles_boards = Compose puzzles: boards that exactly one way to begin wins.
help-brief_compare_what_comes = Compare what comes of a board under two editions or printings.
help-brief_put_claims_about = Put claims about rulings to the test.
help-brief_say_what_a = Say what a fact rests on, down to the rules and the choices.
help-brief_find_rulings_claims = Find rulings, claims, clauses, cards and scenarios by any name.
help-brief_build_pages_of = Build pages of everything: clauses, cards, rulings, claims, with a search.
help-brief_check_scenario_files = Check scenario files and files of claims without running them.
help-brief_show_a_clause = Show a clause of the rules.
help-brief_list_search_attach = List, search, attach, compare and measure the catalogue of clauses.
help-brief_list_search_and = List, search and show cards, check a deck.
help-brief_say_what_the = Say what the code of a problem means, and how to mend it.
help-brief_print_what_a = Print what a shell reads to complete what is typed.
help-brief_print_the_json = Print the JSON Schema of scenario files, or of files of claims.
help-help_adjudicates_card_games = Adjudicates card games with comprehensive rules, clause by clause, and proves the answer.
help-help_adjudicate_scenario_files =
    Adjudicate scenario files, or all in a folder; `-` reads one from standard input.

    Exit status 0: all is as expected. 1: an expectation is not met or a line of play is refused. 2: an input is wrong.
help-help_put_a_scenario =
    Put a scenario together from questions, or from KEY=VALUE such as a.megami=yurina,himika a.life=8 a.hand=Slash.

    Names are completed as they are typed, and what lies where is reckoned with every answer. Ends by opening `judge play` on it. Exit status 0: written. 2: an input is wrong.
help-help_go_through_file =
    Go through FILE by hand: pick options by number or by words, step through clauses, undo, ask why, save.

    `help` lists what may be said. Lines may be piped in as well.

    Exit status 0: every line was understood and could be played. 1: one was not. 2: an input is wrong.
help-help_whether_action_a =
    Whether ACTION, a line of play such as 'a: use Slash', is legal where FILE stands, and if not, why.

    Exit status 0: answered. 2: an input is wrong.
help-help_write_the_interrupt =
    Write the interrupt graph of a scenario: what interrupted, raised, changed, held or ended what, by which clause.

    Exit status as that of `judge run`.
help-help_every_outcome_over =
    Every outcome over the choices and results of chance that a scenario leaves open; whether a claim holds.

    Exit status 0: every claim holds always (or none was made). 1: one does not, or that is open. 2: an input is wrong.
help-help_whether_one_player =
    Whether one player has a line that reaches a goal whatever the other player and chance answer.

    The goal is what the `puzzle` of the file says; without one, that the player who decides first wins this turn. Exit status 0: there is a line (or the proof holds). 1: there is none, or that is not settled. 2: an input is wrong.
help-help_compose_puzzles_for = Compose puzzles for judge solve.
help-help_weigh_boards_made =
    Weigh boards made at random, and keep those on which exactly one way to begin wins.

    What begins is a card used or a basic action, in the standard or the throughout action. The same seed makes the same boards. Exit status 0: some were found. 1: none was.
help-help_adjudicate_boards_under =
    Adjudicate boards under two editions or printings: whether the answer changes, where they part, and why.

    Of several files, or a folder, it lists those whose answer changes. Exit status 0 whether it does or not; 2 where a file is wrong, or is no board under either.
help-help_judge_the_claims =
    Judge the claims of files, or of all files of claims in a folder; `-` reads one from standard input.

    With `--format html -o DIR` each becomes a page with its boards to step through, beside an index.

    Each is upheld, contradicted, depends on something, undecidable here, or waits for what cannot be played yet. Exit status 0: all are as the files say. 1: one is contradicted that no file says will be, or another verdict than the stated one is due, or a stated clause does not bear it. 2: an input is wrong.
help-help_say_what_a =
    Say what a fact of a scenario rests on, down to the rules and the choices.

    FACT is written as one says it: `b.life`, `b.aura = 2`, `attack 2 failed`, `Slash was not used`, `a won`, `Slash is in a.played`, `9-5 was applied`, `a did not go forward`. Without one, every fact that the file expects is asked for.

    Exit status 0: the fact is so. 1: it is not, and what is so instead is explained, or a line of play is refused. 2: an input is wrong.
help-help_find_what_is =
    Find what is known of WORDS: rulings, scenarios, claims and items of FAQs, clauses, cards.

    Asked for is anything by which it is called, in any language: a card, an alias, a megami, the id or the title of a clause, the id of an item, or words of a question ("what is ruled on Wavering Crystal?"). Each is shown with its answer in one sentence, rulings adjudicated for it. Exit status 1 where nothing is found.
help-help_build_pages_of =
    Build pages of everything: each clause, card, ruling, scenario and claim, coverage, and a search over all.

    The pages are plain files that link to each other; they need no server and no network. What has not changed since the folder was last built is left as it is. Exit status 2 where a run could not be shown; its page says why.
help-help_check_scenario_files =
    Check scenario files and files of claims, or all in a folder: every problem of every file.

    Exit status 2 where there is any.

    Translations beside files (`ja.po`, `ko.po`) are checked too: whether they can be read, and are whole.

    What `judge run` would not stumble over is checked too: clauses that the rulebook does not have, and gaps and readings that there are not.
help-help_show_a_clause =
    Show a clause: gist, titles, editions, references, the original where it is attached, scenarios.

    Named are the scenarios nearest to it, those that it decides and those with few others first. CLAUSE is an id as people type it (9-4.iii, A7-5, 追加7-5, "9-2-1 の iv", V6.2.4.d) or a title in any language.
help-help_the_clauses_of = The clauses of each game: list, search, attach official texts, compare editions, measure coverage.
help-help_read_your_own =
    Read your own copy of an official text and keep it, clause by clause, in your data directory.

    Which game it is of is seen from the text.
help-help_how_much_of =
    How much of the rules is implemented, executed by a scenario, and held by one. Exit status 1 on unknown ids.

    Held: without the clause a scenario comes to something else. Cited: without it nothing is missed but its citation.

    The scenarios that come with the project are run in every edition. What they hold is known after a run with --held, for as long as neither code nor scenarios change.
help-help_what_changed_between =
    What changed between OLD and NEW: files with official texts, or editions of the catalogue.

    Without them, between the oldest and the newest edition, where a game has more than one.
help-help_where_two_chapters = Where two chapters of additional rules amend the same clause, and the scenarios in which both amendments act.
help-help_list_clauses_in = List clauses in the order of the documents.
help-help_find_clauses_by = Find clauses by words in any language, however spelt. Exit status 1 where there are none.
help-help_the_cards_list = The cards: list, search, show them, and check a deck.
help-help_check_files_of =
    Check files of effects, `<megami>/effects.yaml`, or of pools; without any, those of the project.

    Exit status 2, and what is wrong with its place, where they cannot be read.
help-help_check_whether_a =
    Check whether a deck can be chosen: a YAML file with `megami: [..]` and `cards: [..]`.

    Of the second game: `cards:` and perhaps `sideboard:`, each a list or a map from cards to how many. Exit status 2, and everything that is wrong with it, where it cannot.
help-help_list_the_cards = List the cards of a printing.
help-help_find_cards_by = Find cards by a part of a number or of a name in any language. Exit status 1 where there are none.
help-help_show_cards_by =
    Show cards, by number or name in any language, and what each of their abilities does.

    Words that together name one card need no quotes.
help-help_say_what_a_code =
    Say what a code such as J201 means, what causes it, how to mend it, and show a file that has it.

    Without a code, list them all. Exit status 2: there is no such code.
help-help_print_what_shell =
    Print what SHELL has to read to complete commands, options, files, clauses, and names of cards and megami.

    bash: put `eval "$(judge completion bash)"` into ~/.bashrc; zsh: `eval "$(judge completion zsh)"` into ~/.zshrc; fish: `judge completion fish > ~/.config/fish/completions/judge.fish`.
help-help_print_the_json =
    Print the JSON Schema of scenario files, or of files of claims (faq), for an editor to complete and check by.

    `puzzle`: of scenarios that ask whether a player can reach a goal. `deck`: of files for `judge cards deck`. `pools`: of the file that says which cards each megami brings.

    `words`: the words in which files may be written in each language, as a table.
