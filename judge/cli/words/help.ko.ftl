### What the commands tell of themselves, in Korean.

help-option_write_over_a = 이미 있는 파일에 덮어씁니다.
help-option_without_the_answers = 공식 FAQ의 답을 쓰지 않습니다.
help-option_language_of_the = 보고의 언어.
help-option_instead_of_the = 파일에 적힌 카드 판본 대신 씁니다.
help-option_instead_of_the_file = 파일에 적힌 규칙 판본 대신 씁니다.
help-option_a_reading_where = 규칙에 정해지지 않은 점에서 택할 해석.
help-option_of_which_game = 어느 게임인지.
help-option_which_printing = 어느 카드 판본인지.
help-option_language_of_names = 이름의 언어.
help-option_how_to_show = 표시 형식.
help-option_of_the_answer = 대답의 형식.
help-option_write_it_to = 파일로 내보냅니다.
help-option_the_printing_of = 카드 판본.
help-option_language_of_titles = 제목과 요지의 언어.
help-option_at_most = 최대 초.
help-option_write_what_was = 결론이 나지 않았을 때 이어 갈 수 있도록 그때까지의 결과를 내보냅니다.
help-option_write_the_report = 보고를 표시하지 않고 파일로 내보냅니다.
help-option_write_the_point = 처리가 멈춘 지점을 시나리오 파일로 내보냅니다.
help-option_write_scenarios_one = 응수마다 시나리오 하나와 proof.json을 내보냅니다.
help-option_write_it_there = 내보낼 파일.
help-option_write_it_as = 그림으로 내보냅니다: .dot .mmd .json .graphml .svg .html. --format html이면 페이지입니다.
help-option_write_a_page = 빠진 것을 모두 담은 페이지를 내보냅니다.
help-option_with_the_names = 자동 완성할 수 있도록 카드 이름을 넣습니다.
help-option_with_format_html = --format html일 때, 주장마다의 페이지를 내보낼 폴더.
help-option_whose_line_default = 누구의 수순인지. 기본은 파일대로.
help-option_where_to_dot = 내보낼 파일: .dot .mmd .json .graphml .svg .html
help-option_where_this_clause = 파일의 끝이 아니라 다음으로 이 조항에 이르는 곳.
help-option_where_the_puzzles = 문제를 내보낼 폴더.
help-option_what_is_to = 답을 알고 싶은 질문.
help-option_twice_the_printings = 두 번 쓰면 비교할 카드 판본, 한 번 쓰면 양쪽에 쓸 카드 판본.
help-option_twice_the_editions = 두 번 써서 비교할 규칙 판본을 지정합니다.
help-option_the_graph_as = 이 플레이어가 알 수 있는 만큼의 그림.
help-option_the_folder_for = 페이지를 내보낼 폴더.
help-option_the_edition_of = 규칙 판본.
help-option_the_edition_it = 어느 판본의 원문인지.
help-option_switch_each_clause = 조항을 하나씩 끄고 결과가 달라지는지 살핍니다. 몇 분 걸립니다.
help-option_stop_where_this = 다음으로 이 조항에 이르는 곳에서 멈춥니다.
help-option_show_the_version = 버전을 표시하고 끝냅니다.
help-option_show_the_original = 이 판본의 원문과 구현만 보여 줍니다.
help-option_show_only_claims = 이 판정의 주장만 보여 줍니다.
help-option_processes_to_share = 일을 나눌 프로세스의 수.
help-option_instead_of_processes = 프로세스 대신 쓸 Dask 클러스터(스케줄러 주소).
help-option_positions_at_most = 최대 국면 수.
help-option_positions_a_search = 탐색 한 번의 최대 국면 수.
help-option_outcomes_shown_in = 글로 보여 줄 결과의 수.
help-option_only_write_the = 파일만 내보냅니다.
help-option_only_this_set = 동방VISION의 이 세트만: NO1, SC2, RE3.
help-option_only_this_edition = 이 판본만.
help-option_only_this_chapter = 이 장만: 9, A7, B1, V6.
help-option_only_these = 이 종류만.
help-option_only_the_obstacles = 막는 것만 보여 주고, 그것을 없앨 변경은 찾지 않습니다.
help-option_only_the_answer = 대답만, 여러 파일이면 예상과 다른 것만 보여 줍니다.
help-option_only_scenarios_and = 이 폴더 아래의 시나리오와 주장만(예: furuyoni/rulings).
help-option_only_of_this = 이 게임의 것만.
help-option_only_meetings_that = 어느 시나리오도 보여 주지 않는 겹침만.
help-option_only_hers_all = 그 여신의 것만: 모든 모습(`saine`), 또는 한 모습의 것(`saine-o`, `saine-a1`).
help-option_only_clauses_of = 이 판본의 조항만.
help-option_of_the_traces = 경과의 상세도.
help-option_of_the_report = 보고의 형식: 나무나 표로 된 글, 데이터, 또는 볼 수 있는 페이지.
help-option_of_the_questions = 질문의 언어.
help-option_of_the_problems = 문제의 표시 형식.
help-option_of_the_first = 첫 판의 난수 씨앗.
help-option_of_the_argument = 설명의 형식.
help-option_of_files_about = 이 게임의 파일에 대한 것.
help-option_megabytes_at_most = 최대 메가바이트.
help-option_look_ahead_to = 다음으로 이 조항에 이르는 곳까지 내다봅니다.
help-option_look_ahead_to_the = 이만큼의 턴이 끝날 때까지 내다봅니다.
help-option_look_ahead_over = 이만큼의 선택까지 내다봅니다.
help-option_list_the_editions = 대신 판본의 목록과 원문이 붙어 있는지를 보여 줍니다.
help-option_lines_of_the = 글로 보여 줄 나무의 줄 수.
help-option_like_b_life = 예: 'b.life: 6'. 기본은 `expect`의 것.
help-option_like_b_life_3 = 예: 'b.life <= 3'. 기본은 파일대로.
help-option_language_of_titles_2 = 제목의 언어.
help-option_language_of_the_screen = 화면의 언어.
help-option_language_of_the_labels = 그림에 쓸 말의 언어.
help-option_language_of_the_answers = 대답의 언어.
help-option_of_what_is = 표시할 언어.
help-option_judge_in_this = 이 판본으로만 판정합니다.
help-option_how_many_of = 제시할 가까운 시나리오의 수. 0이면 모두.
help-option_how_many_of_each = 종류마다의 수. 0이면 모두.
help-option_how_many_boards = 살펴볼 판의 수.
help-option_go_on_from = --save가 쓴 것에서 이어 가며, 거기에 다시 씁니다.
help-option_file_is_a = FILE을 proof.json으로 보고 처리만으로 다시 따라갑니다.
help-option_with_check_take = --check와 함께: 게임이 미리 아는 것을 전혀 쓰지 않습니다.
help-option_each_other_reading = 지나온 정해지지 않은 점의 다른 해석도 살핍니다.
help-option_count_these_runs = judge run --format json이 쓴 이 처리들도 셉니다.
help-option_chance_answers_like = 무작위 결과를 상대의 응수처럼 다루거나, 그 수순의 확률을 보여 줍니다. 기본은 파일대로.
help-option_cards_in_the = 푸는 쪽 손패의 장수.
help-option_by_the_end = 이만큼의 턴이 끝날 때까지. 기본은 이 턴.
help-option_the_same_in = 같은 것을 말로: 'end of turn'(이 턴의 끝), 'end of turn 7'.
help-option_board_and_trace = 이 플레이어가 알 수 있는 만큼의 판과 경과.
help-option_begin_where_the = 처음이 아니라 FILE의 진행이 끝난 곳에서 시작합니다.
help-option_at_most_so = 최대 국면 수.
help-option_ask_nothing_what = 아무것도 묻지 않습니다. 적지 않은 것은 기본값입니다.
help-option_also_count_the = 0부터 N까지의 선택에 답하는 길도 셉니다.
help-option_add_the_official = 원문이 붙어 있으면 조항의 공식 원문도 보여 줍니다.
help-option_a_search = 탐색 한 번의 초.
help-option_a_fact_to = 보여 줄 사실(예: b.life).
help-option_0_what_decided = 0: 결정적인 것, 1: 모든 변화와 과정, 2: 각각이 없으면 어떻게 되는지.
help-option_0_verdicts_1 = 0: 판정, 1: 맞지 않은 것의 결정적인 근거, 2: 모든 것의 근거와 경과 전체.
help-option_0_as_a = 0: 심판이 읽어 주는 대로, 1: 모든 과정, 2: 전부.
help-option_show_this_message = 이 설명을 표시하고 끝냅니다.
help-option_one_line_for = 숨은 카드가 무엇이든 같은 한 가지 수순을, 그것을 보지 않고 찾습니다.
help-default_of_the_locale = 환경의 언어
help-default_as_it_pays = 자동
help-default_seen_or_furuyoni = 내용으로 알 수 있는 것, 없으면 furuyoni
help-default_asked_or_named = 묻거나 판에서 이름을 붙입니다
help-default_both_the_older = 둘 다, 오래된 쪽이 먼저
help-default_the_file_s = 파일의 것, 또는 각 판본의 것
help-default_the_one_that = 원문에 적힌 판본
help-default_all = 모두
help-default_all_the_newest = 모두, 구현은 가장 새 판본
help-default_required = 필수
help-brief_adjudicate_scenarios_the = 시나리오를 재정합니다: 대답, 판, 경과.
help-brief_put_a_scenario = 몇 가지 질문으로 시나리오를 만들고 진행합니다.
help-brief_go_through_a = 시나리오를 손으로 진행합니다: 고르기, 한 걸음, 되돌리기, 이유 묻기, 저장.
help-brief_what_makes_an = 행동을 왜 할 수 없는지, 무엇을 바꾸면 할 수 있는지.
help-brief_write_the_interrupt = 재정의 끼어들기 그림을 내보냅니다.
help-brief_every_outcome_over = 남은 선택의 모든 결과: 항상, 결코, 경우에 따라.
help-brief_is_there_a = 어떤 응수에도 이기는 수순이 있는지. 증명하거나 반증합니다.
help-brief_compose_puzzles_boards = 문제를 만듭니다: 이기는 첫 수가 하나뿐인 판.
help-brief_compare_what_comes = 두 판본이나 카드 판본에서 판의 결과를 비교합니다.
help-brief_put_claims_about = 재정에 대한 주장을 확인합니다.
help-brief_say_what_a = 사실이 무엇에 근거하는지를 규칙과 선택까지 따라갑니다.
help-brief_find_rulings_claims = 재정, 주장, 조항, 카드, 시나리오를 어떤 이름으로든 찾습니다.
help-brief_build_pages_of = 모든 것의 페이지를 만듭니다: 조항, 카드, 재정, 주장과 검색.
help-brief_check_scenario_files = 시나리오와 주장 파일을 처리하지 않고 확인합니다.
help-brief_show_a_clause = 규칙의 조항을 보여 줍니다.
help-brief_list_search_attach = 조항의 목록을 보고, 찾고, 원문을 붙이고, 비교하고, 얼마나 다루는지 잽니다.
help-brief_list_search_and = 카드의 목록을 보고, 찾고, 보여 줍니다. 덱도 확인합니다.
help-brief_say_what_the = 문제 번호의 뜻과 고치는 법을 보여 줍니다.
help-brief_print_what_a = 셸에서 자동 완성하기 위한 설정을 표시합니다.
help-brief_print_the_json = 시나리오나 주장 파일의 JSON Schema를 표시합니다.
help-help_adjudicates_card_games = 통합 규칙이 있는 카드 게임을 조항마다 재정하고 대답을 증명합니다.
help-help_adjudicate_scenario_files =
    시나리오 파일, 또는 폴더 안의 모든 것을 재정합니다. `-`는 표준 입력에서 읽습니다.

    종료 코드는 0: 모두 예상대로, 1: 예상과 다르거나 진행의 줄이 허용되지 않음, 2: 입력이 잘못됨.
help-help_put_a_scenario =
    질문에 대한 대답, 또는 `a.megami=yurina,himika a.life=8 a.hand=Slash` 같은 '키=값'으로 시나리오를 만듭니다.

    이름은 입력하는 동안 완성되고, 어디에 무엇이 있는지는 답할 때마다 계산됩니다. 끝으로 `judge play`로 엽니다. 종료 코드는 0: 썼음, 2: 입력이 잘못됨.
help-help_go_through_file =
    FILE을 손으로 진행합니다. 선택지를 번호나 말로 고르고, 조항마다 나아가고, 되돌리고, 이유를 묻고, 저장합니다.

    '도움말'로 쓸 수 있는 말의 목록을 표시합니다. 파이프로 넘길 수도 있습니다.

    종료 코드는 0: 모든 줄을 알아듣고 행함, 1: 그러지 못한 것이 있음, 2: 입력이 잘못됨.
help-help_whether_action_a =
    FILE이 끝나는 시점에 ACTION(예: 'a: use Slash', 'a: 참을 사용')을 할 수 있는지, 없으면 왜인지를 보여 줍니다.

    종료 코드는 0: 답함, 2: 입력이 잘못됨.
help-help_write_the_interrupt =
    시나리오의 끼어들기 그림을 내보냅니다. 어느 조항에 따라 무엇이 무엇에 끼어들고, 일으키고, 바꾸고, 유지하고, 끝냈는지를 보여 줍니다.

    종료 코드는 `judge run`과 같습니다.
help-help_every_outcome_over =
    시나리오가 정하지 않은 선택과 무작위 결과의 모든 경우에 대해, 결과와 주장이 성립하는지를 보여 줍니다.

    종료 코드는 0: 모든 주장이 항상 성립(또는 주장 없음), 1: 성립하지 않거나 알 수 없는 것이 있음, 2: 입력이 잘못됨.
help-help_whether_one_player =
    상대와 무작위 결과가 어떻든 목표에 이르는 수순이 한 플레이어에게 있는지 살핍니다.

    목표는 파일의 `puzzle`대로이고, 없으면 먼저 고르는 플레이어가 이 턴에 이기는 것입니다. 종료 코드는 0: 수순이 있음(또는 증명이 맞음), 1: 없거나 결론이 나지 않음, 2: 입력이 잘못됨.
help-help_compose_puzzles_for = judge solve로 풀 문제를 만듭니다.
help-help_weigh_boards_made =
    무작위로 만든 판을 살펴 이기는 첫 수가 하나뿐인 것을 남깁니다.

    첫 수는 표준행동이나 전력행동에서의 카드 사용 또는 기본동작입니다. 같은 씨앗에서는 같은 판이 나옵니다. 종료 코드는 0: 찾음, 1: 찾지 못함.
help-help_adjudicate_boards_under =
    두 판본이나 카드 판본에서 판을 재정하여 대답이 달라지는지, 어디서 갈라지는지, 왜인지를 보여 줍니다.

    여러 파일이나 폴더면 대답이 달라지는 것을 늘어놓습니다. 종료 코드는 달라지든 아니든 0이고, 파일이 잘못되었거나 어느 판본에서도 판이 되지 않으면 2입니다.
help-help_judge_the_claims =
    파일, 또는 폴더 안의 모든 파일의 주장을 판정합니다. `-`는 표준 입력에서 읽습니다.

    `--format html -o DIR`이면 주장마다 판을 진행해 볼 수 있는 페이지와 목록을 내보냅니다.

    주장은 맞음, 어긋남, 경우에 따름, 여기서는 정해지지 않음, 아직 다룰 수 없는 것을 기다림 중 하나가 됩니다. 종료 코드는 0: 모두 파일대로, 1: 파일에 없는 어긋난 주장이 있거나, 판정이 적힌 것과 다르거나, 적힌 조항이 근거가 아님, 2: 입력이 잘못됨.
help-help_say_what_a =
    시나리오의 사실이 무엇에 근거하는지를 규칙과 선택까지 따라갑니다.

    FACT는 다음처럼 적습니다: `b.life`, `b.aura = 2`, `attack 2 failed`, `Slash was not used`, `a won`, `Slash is in a.played`, `9-5 was applied`, `a did not go forward`. 빼면 파일이 예상하는 모든 사실을 살핍니다.

    종료 코드는 0: 그러함, 1: 그렇지 않아 실제로 어떤지를 설명했거나 진행의 줄이 허용되지 않음, 2: 입력이 잘못됨.
help-help_find_what_is =
    말에 대해 알려진 것, 곧 재정, 시나리오, 주장과 FAQ 항목, 조항, 카드를 찾습니다.

    어느 언어로든 불리는 이름이면 무엇이든 됩니다: 카드, 별명, 여신, 조항의 번호나 제목, 항목의 번호, 질문의 말("충음정의 재정은?"). 각각 한 문장의 대답을 붙이고, 재정은 그 자리에서 합니다. 아무것도 없으면 종료 코드는 1입니다.
help-help_build_pages_of =
    모든 것의 페이지를 만듭니다: 조항, 카드, 재정, 시나리오, 주장 하나하나와, 얼마나 다루는지, 그리고 전체 검색.

    페이지는 서로 이어진 보통 파일이라 서버도 통신도 필요 없습니다. 지난번에 만든 뒤 바뀌지 않은 것은 그대로 둡니다. 보여 줄 수 없는 처리가 있으면 종료 코드는 2이고, 그 페이지에 이유가 적힙니다.
help-help_check_scenario_files =
    시나리오와 주장 파일, 또는 폴더 안의 모든 것을 확인하여 모든 문제를 보여 줍니다.

    문제가 있으면 종료 코드는 2입니다.

    파일 곁의 번역(`ja.po`, `ko.po`)도 확인합니다. 읽을 수 있는지, 모두 번역되어 있는지입니다.

    `judge run`에서는 걸리지 않는 것도 확인합니다: 규칙에 없는 조항, 없는 '정해지지 않은 점'이나 해석.
help-help_show_a_clause =
    조항을 보여 줍니다: 요지, 제목, 판본, 참조, 붙어 있으면 원문, 시나리오.

    드는 것은 가장 가까운 시나리오로, 그 조항이 결정하는 것과 다른 조항이 적은 것이 먼저입니다. CLAUSE는 보통 적는 번호(9-4.iii, A7-5, 추가7-5, "9-2-1의 iv", V6.2.4.d)나 어느 언어로든 제목입니다.
help-help_the_clauses_of = 각 게임의 조항: 목록 보기, 찾기, 공식 원문 붙이기, 판본 비교, 얼마나 다루는지 재기.
help-help_read_your_own =
    가지고 있는 공식 원문을 읽어 조항마다 사용자의 데이터 폴더에 저장합니다.

    어느 게임의 것인지는 원문으로 알 수 있습니다.
help-help_how_much_of =
    규칙의 얼마만큼이 구현되고, 시나리오로 실행되고, 시나리오로 뒷받침되는지를 보여 줍니다. 모르는 번호가 있으면 종료 코드는 1입니다.

    뒷받침됨: 그 조항이 없으면 시나리오의 결과가 달라짐. 인용뿐: 없어도 인용이 사라질 뿐 결과는 같음.

    함께 제공되는 시나리오를 모든 판본에서 실행합니다. 무엇을 뒷받침하는지는 --held로 한 번 살피면 코드도 시나리오도 바뀌지 않는 한 알 수 있습니다.
help-help_what_changed_between =
    OLD와 NEW 사이에 무엇이 달라졌는지 보여 줍니다. 공식 원문 파일이나 목록에 있는 판본을 지정합니다.

    빼면, 판본이 여럿인 게임의 가장 오래된 판본과 가장 새 판본을 비교합니다.
help-help_where_two_chapters = 추가 규칙의 두 장이 같은 조항을 바꾸는 곳과, 둘 다 작용하는 시나리오를 보여 줍니다.
help-help_list_clauses_in = 조항의 목록을 문서 순서로 보여 줍니다.
help-help_find_clauses_by = 어느 언어의 어떤 표기로든 말에서 조항을 찾습니다. 없으면 종료 코드는 1입니다.
help-help_the_cards_list = 카드: 목록 보기, 찾기, 보여 주기, 덱 확인.
help-help_check_files_of =
    효과 파일(`<megami>/effects.yaml`)이나 여신마다의 카드 파일(`pools.yaml`)을 확인합니다. 지정하지 않으면 함께 제공되는 것을 확인합니다.

    읽을 수 없으면 종료 코드는 2이고, 문제와 그 위치를 보여 줍니다.
help-help_check_whether_a =
    덱을 고를 수 있는지 확인합니다. `megami: [..]`와 `cards: [..]`가 든 YAML 파일입니다.

    동방VISION이면 `cards:`와, 있으면 `sideboard:`에 카드의 목록이나 카드와 장수를 적습니다. 고를 수 없으면 종료 코드는 2이고 모든 문제를 보여 줍니다.
help-help_list_the_cards = 카드 판본의 카드 목록을 보여 줍니다.
help-help_find_cards_by = 번호나 어느 언어로든 이름의 일부로 카드를 찾습니다. 없으면 종료 코드는 1입니다.
help-help_show_cards_by =
    번호나 어느 언어로든 이름으로 카드를 보여 주고, 능력마다 무엇을 하는지 보여 줍니다.

    합쳐서 한 카드의 이름이 되는 말에는 따옴표가 필요 없습니다.
help-help_say_what_a_code =
    J201 같은 번호의 뜻, 원인, 고치는 법과 그것이 일어나는 파일의 예를 보여 줍니다.

    번호를 빼면 모두 늘어놓습니다. 종료 코드 2: 그 번호는 없음.
help-help_print_what_shell =
    명령, 옵션, 파일, 조항, 카드와 여신의 이름을 자동 완성하기 위한 셸 설정을 표시합니다.

    bash: `eval "$(judge completion bash)"`를 ~/.bashrc에, zsh: `eval "$(judge completion zsh)"`를 ~/.zshrc에 적습니다. fish: `judge completion fish > ~/.config/fish/completions/judge.fish`를 실행합니다.
help-help_print_the_json =
    시나리오 파일, 또는 주장 파일(faq)의 JSON Schema를 표시합니다. 편집기에서 자동 완성과 확인에 쓸 수 있습니다.

    `puzzle`: 플레이어가 목표에 이를 수 있는지 묻는 시나리오의 것. `deck`: `judge cards deck` 파일의 것. `pools`: 여신마다 가져오는 카드를 적은 파일의 것.

    `words`: 파일에 쓸 수 있는 말을 언어마다 표로 만듭니다.
