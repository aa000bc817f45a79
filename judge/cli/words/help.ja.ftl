### What the commands tell of themselves, in Japanese.

help-option_write_over_a = すでにあるファイルに上書きします。
help-option_without_the_answers = 公式FAQの回答を使いません。
help-option_language_of_the = 報告の言語。
help-option_instead_of_the = ファイルに書かれたカードの版の代わりに使います。
help-option_instead_of_the_file = ファイルに書かれたルールの版の代わりに使います。
help-option_a_reading_where = ルールに定めのない点で採る読み。
help-option_of_which_game = どのゲームか。
help-option_which_printing = どのカードの版か。
help-option_language_of_names = 名前の言語。
help-option_how_to_show = 表示の形式。
help-option_of_the_answer = 答えの形式。
help-option_write_it_to = ファイルに書き出します。
help-option_the_printing_of = カードの版。
help-option_language_of_titles = 見出しと要旨の言語。
help-option_at_most = 最大の秒数。
help-option_write_what_was = 決着しなかったとき、続きから始められるように途中までの結果を書き出します。
help-option_write_the_report = 報告を表示せずファイルに書き出します。
help-option_write_the_point = 処理が止まったところをシナリオのファイルに書き出します。
help-option_write_scenarios_one = 応手ごとのシナリオとproof.jsonを書き出します。
help-option_write_it_there = 書き出すファイル。
help-option_write_it_as = 図として書き出します：.dot .mmd .json .graphml .svg .html。--format htmlではページです。
help-option_write_a_page = 足りないものすべてのページを書き出します。
help-option_with_the_names = 補完できるようにカードの名前を入れます。
help-option_with_format_html = --format htmlで、主張ごとのページを書き出すフォルダ。
help-option_whose_line_default = 誰の手順か。既定はファイルのとおり。
help-option_where_to_dot = 書き出すファイル：.dot .mmd .json .graphml .svg .html
help-option_where_this_clause = ファイルの終わりではなく、次にこの条項に至るところ。
help-option_where_the_puzzles = 問題を書き出すフォルダ。
help-option_what_is_to = 答えを知りたい質問。
help-option_twice_the_printings = 二度書けば比べるカードの版、一度なら両方に使うカードの版。
help-option_twice_the_editions = 二度書いて、比べるルールの版を指定します。
help-option_the_graph_as = このプレイヤーが知り得る範囲の図。
help-option_the_folder_for = ページを書き出すフォルダ。
help-option_the_edition_of = ルールの版。
help-option_the_edition_it = どの版の本文か。
help-option_switch_each_clause = 条項を一つずつ無効にして結果が変わるかを調べます。数分かかります。
help-option_stop_where_this = 次にこの条項に至るところで止まります。
help-option_show_the_version = バージョンを表示して終わります。
help-option_show_the_original = この版の本文と実装だけを示します。
help-option_show_only_claims = この判定の主張だけを示します。
help-option_processes_to_share = 分担するプロセスの数。
help-option_instead_of_processes = プロセスの代わりに使うDaskクラスタ（スケジューラのアドレス）。
help-option_positions_at_most = 局面の最大数。
help-option_positions_a_search = 一回の探索の局面の最大数。
help-option_outcomes_shown_in = 文章で示す結果の数。
help-option_only_write_the = ファイルを書き出すだけにします。
help-option_only_this_set = 東方VISIONのこのセットだけ：NO1、SC2、RE3。
help-option_only_this_edition = この版だけ。
help-option_only_this_chapter = この章だけ：9、A7、B1、V6。
help-option_only_these = この種類だけ。
help-option_only_the_obstacles = 妨げだけを示し、それを除く変更は探しません。
help-option_only_the_answer = 答えだけを、複数のファイルでは期待と異なるものだけを示します。
help-option_only_scenarios_and = このフォルダより下のシナリオと主張だけ（例：furuyoni/rulings）。
help-option_only_of_this = このゲームのものだけ。
help-option_only_meetings_that = どのシナリオも示していない重なりだけ。
help-option_only_hers_all = そのメガミのものだけ：すべての姿（`saine`）、または一つの姿のもの（`saine-o`、`saine-a1`）。
help-option_only_clauses_of = この版の条項だけ。
help-option_of_the_traces = 経過の細かさ。
help-option_of_the_report = 報告の形式：木か表の文章、データ、または見るためのページ。
help-option_of_the_questions = 質問の言語。
help-option_of_the_problems = 問題の表示形式。
help-option_of_the_first = 最初の盤面の乱数の種。
help-option_of_the_argument = 説明の形式。
help-option_of_files_about = このゲームのファイルのもの。
help-option_megabytes_at_most = 最大のメガバイト数。
help-option_look_ahead_to = 次にこの条項に至るところまで先を読みます。
help-option_look_ahead_to_the = このターン数の終わりまで先を読みます。
help-option_look_ahead_over = この回数の選択まで先を読みます。
help-option_list_the_editions = 代わりに、版の一覧と本文があるかどうかを示します。
help-option_lines_of_the = 文章で示す木の行数。
help-option_like_b_life = 例：'b.life: 6'。既定は`expect`のもの。
help-option_like_b_life_3 = 例：'b.life <= 3'。既定はファイルのとおり。
help-option_language_of_titles_2 = 見出しの言語。
help-option_language_of_the_screen = 画面の言語。
help-option_language_of_the_labels = 図の言葉の言語。
help-option_language_of_the_answers = 答えの言語。
help-option_of_what_is = 表示する言語。
help-option_judge_in_this = この版だけで判定します。
help-option_how_many_of = 挙げる近いシナリオの数。0ですべて。
help-option_how_many_of_each = 種類ごとの数。0ですべて。
help-option_how_many_boards = 調べる盤面の数。
help-option_go_on_from = --saveが書いたものの続きから始め、そこに書き直します。
help-option_file_is_a = FILEをproof.jsonとみなし、処理だけでたどり直します。
help-option_with_check_take = --checkとともに：ゲームが前もって知ることを一切当てにしません。
help-option_each_other_reading = 通ったルールに定めのない点の、ほかの読みも調べます。
help-option_count_these_runs = judge run --format jsonが書いたこれらの処理も数えます。
help-option_chance_answers_like = 無作為の結果を相手の応手と同じに扱うか、その手順の確率を示します。既定はファイルのとおり。
help-option_cards_in_the = 解く側の手札の枚数。
help-option_by_the_end = このターン数の終わりまで。既定はこのターン。
help-option_the_same_in = 同じことを言葉で：'end of turn'（このターンの終わり）、'end of turn 7'。
help-option_board_and_trace = このプレイヤーが知り得る範囲の盤面と経過。
help-option_begin_where_the = 最初の前ではなく、FILEの手順が終わったところから始めます。
help-option_at_most_so = 局面の最大数。
help-option_ask_nothing_what = 何も尋ねません。書かれていないことは既定のままです。
help-option_also_count_the = 0からNまでの選択に答える道筋も数えます。
help-option_add_the_official = 本文が取り込まれていれば、条項の公式の本文も示します。
help-option_a_search = 一回の探索の秒数。
help-option_a_fact_to = 示す事柄（例：b.life）。
help-option_0_what_decided = 0：決め手、1：すべての変化と手順、2：それぞれがなければどうなるか。
help-option_0_verdicts_1 = 0：判定、1：正しくないものの決め手、2：すべての決め手と経過の全体。
help-option_0_as_a = 0：審判が読み上げるとおり、1：すべての手順、2：何もかも。
help-option_show_this_message = この説明を表示して終わります。
help-option_one_line_for = 見えないカードがどれであっても同じ一つの手順を、それらを見ずに探します。
help-default_of_the_locale = 環境の言語
help-default_as_it_pays = 自動
help-default_seen_or_furuyoni = 内容から分かるもの、なければfuruyoni
help-default_asked_or_named = 尋ねるか、盤面から名付けます
help-default_both_the_older = 両方、古い方が先
help-default_the_file_s = ファイルのもの、または各版のもの
help-default_the_one_that = 本文に書かれている版
help-default_all = すべて
help-default_all_the_newest = すべて、実装は最新の版
help-default_required = 必須
help-brief_adjudicate_scenarios_the = シナリオを裁定します：答え、盤面、経過。
help-brief_put_a_scenario = いくつかの質問からシナリオを作り、進めます。
help-brief_go_through_a = シナリオを手で進めます：選ぶ、一歩進む、戻す、理由を尋ねる、保存する。
help-brief_what_makes_an = 行動がなぜできないか、何を変えればできるか。
help-brief_write_the_interrupt = 裁定の割り込みの図を書き出します。
help-brief_every_outcome_over = 残された選択のすべての結果：必ず、決して、場合による。
help-brief_is_there_a = どの応手にも勝つ手順があるか。証明または反証します。
help-brief_compose_puzzles_boards = 問題を作ります：勝つ初手が一つだけの盤面。
help-brief_compare_what_comes = 二つの版やカードの版で盤面の結果を比べます。
help-brief_put_claims_about = 裁定についての主張を調べます。
help-brief_say_what_a = 事柄が何によるかを、ルールと選択までたどります。
help-brief_find_rulings_claims = 裁定、主張、条項、カード、シナリオをどの名前でも探します。
help-brief_build_pages_of = すべてのページを作ります：条項、カード、裁定、主張と検索。
help-brief_check_scenario_files = シナリオと主張のファイルを、処理せずに調べます。
help-brief_show_a_clause = ルールの条項を示します。
help-brief_list_search_attach = 条項を一覧し、探し、本文を取り込み、比べ、どこまで扱えるかを測ります。
help-brief_list_search_and = カードを一覧し、探し、示します。デッキも調べます。
help-brief_say_what_the = 問題の番号の意味と直し方を示します。
help-brief_print_what_a = シェルで補完するための設定を表示します。
help-brief_print_the_json = シナリオや主張のファイルのJSON Schemaを表示します。
help-help_adjudicates_card_games = 総合ルールのあるカードゲームを条項ごとに裁定し、答えを証明します。
help-help_adjudicate_scenario_files =
    シナリオのファイル、またはフォルダの中のすべてを裁定します。`-`は標準入力から読みます。

    終了コードは、0：すべて期待どおり、1：期待と異なるか手順の行が認められない、2：入力が誤っている。
help-help_put_a_scenario =
    質問への答え、または`a.megami=yurina,himika a.life=8 a.hand=Slash`のような「キー=値」からシナリオを作ります。

    名前は入力の途中で補完され、どこに何があるかは答えるたびに計算されます。最後に`judge play`で開きます。終了コードは、0：書き出した、2：入力が誤っている。
help-help_go_through_file =
    FILEを手で進めます。選択肢を番号か言葉で選び、条項ごとに進め、戻し、理由を尋ね、保存します。

    「使い方」で使える言葉の一覧を表示します。パイプで渡すこともできます。

    終了コードは、0：すべての行を理解し行えた、1：できないものがあった、2：入力が誤っている。
help-help_whether_action_a =
    FILEの終わりの時点でACTION（例：'a: use Slash'、'a: 斬を使用'）ができるか、できないならなぜかを示します。

    終了コードは、0：答えた、2：入力が誤っている。
help-help_write_the_interrupt =
    シナリオの割り込みの図を書き出します。どの条項によって、何が何に割り込み、引き起こし、変え、保ち、終わらせたかを示します。

    終了コードは`judge run`と同じです。
help-help_every_outcome_over =
    シナリオが決めていない選択と無作為の結果のすべてについて、結果と、主張が成り立つかを示します。

    終了コードは、0：どの主張も必ず成り立つ（または主張がない）、1：成り立たないものか分からないものがある、2：入力が誤っている。
help-help_whether_one_player =
    相手と無作為の結果がどうであっても目標に届く手順が、一人のプレイヤーにあるかを調べます。

    目標はファイルの`puzzle`のとおりで、なければ先に選ぶプレイヤーがこのターンに勝つことです。終了コードは、0：手順がある（または証明が正しい）、1：ないか決着していない、2：入力が誤っている。
help-help_compose_puzzles_for = judge solveで解く問題を作ります。
help-help_weigh_boards_made =
    無作為に作った盤面を調べ、勝つ初手が一つだけのものを残します。

    初手は、標準行動か全力行動での、カードの使用か基本動作です。同じ種からは同じ盤面ができます。終了コードは、0：見つかった、1：見つからなかった。
help-help_adjudicate_boards_under =
    二つの版やカードの版で盤面を裁定し、答えが変わるか、どこで分かれるか、なぜかを示します。

    複数のファイルやフォルダでは、答えが変わるものを並べます。終了コードは変わっても変わらなくても0、ファイルが誤っているかどちらの版でも盤面にならなければ2です。
help-help_judge_the_claims =
    ファイル、またはフォルダの中のすべてのファイルの主張を判定します。`-`は標準入力から読みます。

    `--format html -o DIR`では、主張ごとに盤面を進められるページと一覧を書き出します。

    主張は、正しい、反する、場合による、ここでは決まらない、まだ扱えないものを待つ、のどれかになります。終了コードは、0：すべてファイルのとおり、1：ファイルにない反する主張があるか、判定が書かれたものと異なるか、書かれた条項が根拠になっていない、2：入力が誤っている。
help-help_say_what_a =
    シナリオの事柄が何によるかを、ルールと選択までたどります。

    FACTは次のように書きます：`b.life`、`b.aura = 2`、`attack 2 failed`、`Slash was not used`、`a won`、`Slash is in a.played`、`9-5 was applied`、`a did not go forward`。省けば、ファイルが期待するすべての事柄について調べます。

    終了コードは、0：そのとおり、1：そうではなく、実際にどうなるかを説明した、または手順の行が認められない、2：入力が誤っている。
help-help_find_what_is =
    言葉について知られているもの、すなわち裁定、シナリオ、主張とFAQの項目、条項、カードを探します。

    どの言語でも、呼ばれる名前なら何でも使えます：カード、別名、メガミ、条項の番号や見出し、項目の番号、質問の言葉（「衝音晶の裁定は？」）。それぞれ一文の答えを添え、裁定はその場で行います。何も見つからなければ終了コードは1です。
help-help_build_pages_of =
    すべてのページを作ります：条項、カード、裁定、シナリオ、主張のそれぞれと、どこまで扱えるか、そして全体の検索。

    ページは互いにリンクしたただのファイルで、サーバーも通信も要りません。前に作ってから変わっていないものはそのままにします。示せない処理があれば終了コードは2で、そのページに理由が書かれます。
help-help_check_scenario_files =
    シナリオと主張のファイル、またはフォルダの中のすべてを調べ、すべての問題を示します。

    問題があれば終了コードは2です。

    ファイルのそばの対訳（`ja.po`、`ko.po`）も調べます。読めるか、すべて訳されているかです。

    `judge run`では問題にならないことも調べます：ルールにない条項、存在しない「定めのない点」や読み。
help-help_show_a_clause =
    条項を示します：要旨、見出し、版、参照、取り込まれていれば本文、シナリオ。

    挙げるのは最も近いシナリオで、その条項が決め手になるもの、ほかの条項が少ないものが先です。CLAUSEは普段の書き方の番号（9-4.iii、A7-5、追加7-5、「9-2-1 の iv」、V6.2.4.d）か、どの言語でも見出しです。
help-help_the_clauses_of = 各ゲームの条項：一覧する、探す、公式の本文を取り込む、版を比べる、どこまで扱えるかを測る。
help-help_read_your_own =
    手元の公式の本文を読み、条項ごとに利用者のデータのフォルダに保存します。

    どのゲームのものかは本文から分かります。
help-help_how_much_of =
    ルールのどれだけが実装され、シナリオで実行され、シナリオに支えられているかを示します。知られていない番号があれば終了コードは1です。

    支えられている：その条項がなければシナリオの結果が変わる。引用だけ：なくても引用がなくなるだけで結果は変わらない。

    付属のシナリオをすべての版で実行します。何を支えているかは--heldで一度調べれば、コードもシナリオも変わらないかぎり分かります。
help-help_what_changed_between =
    OLDとNEWの間で何が変わったかを示します。公式の本文のファイルか、一覧にある版を指定します。

    省けば、版が複数あるゲームの最も古い版と最も新しい版を比べます。
help-help_where_two_chapters = 追加ルールの二つの章が同じ条項を変えるところと、その両方が働くシナリオを示します。
help-help_list_clauses_in = 条項を文書の順に一覧します。
help-help_find_clauses_by = どの言語のどんな表記の言葉からでも条項を探します。なければ終了コードは1です。
help-help_the_cards_list = カード：一覧する、探す、示す、デッキを調べる。
help-help_check_files_of =
    効果のファイル（`<megami>/effects.yaml`）、またはメガミごとのカードのファイル（`pools.yaml`）を調べます。指定しなければ付属のものを調べます。

    読めなければ終了コードは2で、問題とその場所を示します。
help-help_check_whether_a =
    デッキを選べるかを調べます。`megami: [..]`と`cards: [..]`のYAMLファイルです。

    東方VISIONでは`cards:`と、あれば`sideboard:`に、カードのリストかカードと枚数を書きます。選べなければ終了コードは2で、すべての問題を示します。
help-help_list_the_cards = カードの版のカードを一覧します。
help-help_find_cards_by = 番号か、どの言語でも名前の一部からカードを探します。なければ終了コードは1です。
help-help_show_cards_by =
    番号か、どの言語でも名前でカードを示し、それぞれの能力が何をするかを示します。

    合わせて一枚のカードの名前になる言葉に引用符は要りません。
help-help_say_what_a_code =
    J201のような番号の意味、原因、直し方と、それが起きるファイルの例を示します。

    番号を省けばすべて並べます。終了コード2：その番号はない。
help-help_print_what_shell =
    コマンド、オプション、ファイル、条項、カードとメガミの名前を補完するための、シェルの設定を表示します。

    bash：`eval "$(judge completion bash)"`を~/.bashrcに、zsh：`eval "$(judge completion zsh)"`を~/.zshrcに書きます。fish：`judge completion fish > ~/.config/fish/completions/judge.fish`を実行します。
help-help_print_the_json =
    シナリオのファイル、または主張のファイル（faq）のJSON Schemaを表示します。エディタで補完や確認に使えます。

    `puzzle`：プレイヤーが目標に届くかを問うシナリオのもの。`deck`：`judge cards deck`のファイルのもの。`pools`：各メガミがもたらすカードを書いたファイルのもの。

    `words`：ファイルに書ける言葉を言語ごとに表にします。
