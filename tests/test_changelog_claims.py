"""Every sentence of the changelog's newest version is tied to the tests that show it.

`tests/test_changelog.py` holds the names and the numbers; here stands what shows the rest. A bullet goes by its first words, and
so does each of its sentences and of the parts between semicolons. That the tests pass is seen by running them; here it is seen
that they are there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

import pytest

from tests.test_changelog import NEWEST
from tests.test_readme import ROOT

Claims = Mapping[str, Mapping[str, tuple[str, ...]]]

CLAIMS: Final[Claims] = {
    # Asking
    "`unorules ask` settles a dispute": {
        "`unorules ask` settles a dispute": (
            "tests/ask/test_exam.py::test_the_language_of_a_question_is_told",
            "tests/ask/test_exam.py::test_questions_of_other_hands_are_answered",
            "tests/ask/topics/test_every_rule_answered.py::test_examples_replay_as_they_were_told",
            "tests/ask/test_changed.py::test_before_and_now_differ_in_what_is_said",
            "tests/test_readme.py::test_the_readme_shows_an_answer_in_each_language",
            "tests/test_readme.py::test_a_console_block_prints_what_the_page_shows",
        ),
        "It knows more than a hundred topics": (
            "tests/test_changelog.py::test_its_numbers_are_those_of_what_ships",
            "tests/test_laws.py::test_every_topic_has_a_function_authored_questions_and_an_example",
            "tests/test_readme.py::test_a_console_block_prints_what_the_page_shows",
            "tests/ask/test_reading.py::test_a_declined_question_offers_what_can_be_answered",
            "tests/cli/test_talk.py::test_short_offers_questions_in_the_same_line",
        ),
        "`--json` and `--batch` for machines": (
            "tests/cli/test_batch.py::test_every_line_has_its_object_in_order",
            "tests/cli/test_talk.py::test_short_prints_the_verdict_and_the_sentence_alone",
            "tests/records/test_writing.py::test_ask_writes_its_example_for_replay",
        ),
    },
    "`unorules ask` without a question": {
        "`unorules ask` without a question": (
            "tests/cli/test_talk.py::test_a_terminal_stays_for_more",
            "tests/cli/test_talk.py::test_a_question_is_asked_on",
            "tests/ask/test_follow_up.py::test_one_thing_is_changed",
            "tests/cli/test_talk.py::test_rules_are_laid_shown_and_kept_where_they_cannot_be_played",
            "tests/cli/test_talk.py::test_the_language_is_the_question_s_own_or_one_that_is_chosen",
            "tests/cli/test_talk.py::test_the_last_example_is_written_as_a_record",
        ),
        "Who of two claimants is right": (
            "tests/ask/test_claimants.py::test_the_one_who_is_right_is_named",
            "tests/ask/test_claimants.py::test_the_answer_begins_with_who_is_right",
            "tests/ask/test_claimants.py::test_a_number_of_players_is_told_where_the_answer_hangs_on_it",
        ),
    },
    "A claim put to be confirmed": {
        "A claim put to be confirmed": (
            "tests/ask/test_claims.py::test_a_claim_is_held_against_the_answer",
            "tests/ask/test_claims.py::test_numbers_are_compared_as_they_are_offered",
            "tests/ask/test_claims.py::test_what_holds_stands_beside_the_yes_or_the_no",
        ),
        "numbers are understood in words": (
            "tests/ask/test_numbers_in_words.py::test_numbers_of_several_parts_are_read",
        ),
        "What is compared or counted": (
            "tests/ask/test_offers.py::test_a_value_asked_with_yes_or_no_is_held_against_what_the_engine_did",
            "tests/ask/test_offers.py::test_of_each_colour_is_counted_by_the_colour",
        ),
        "Where it is hardly known": (
            "tests/ask/test_doubted_turn.py::test_a_doubted_turn_tells_the_rule_without_a_yes_or_no_and_asks_back",
        ),
        "Names are known in every case": (
            "tests/ask/test_names_told.py::test_names_stand_in_the_nominative_and_on_their_seats",
        ),
    },
    "A deed that is told": {
        "A deed that is told": (
            "tests/ask/test_deeds_judged.py::test_whether_a_deed_was_in_order_is_asked_of_the_deed",
            "tests/ask/test_deeds_judged.py::test_whether_a_deed_was_a_misdeed_turns_it_round_with_a_not_or_without",
        ),
        "half questions": (
            "tests/ask/test_half_questions.py::test_what_leaves_its_subject_to_the_question_before_is_unclear",
        ),
        "Cards laid at once": (
            "tests/ask/test_at_once.py::test_what_is_laid_together_is_told",
            "tests/ask/test_at_once.py::test_the_engine_judges_by_the_table_s_own_limits",
        ),
        "What is judged in idiom": (
            "tests/ask/test_values_judged.py::test_what_is_told_is_held_against_the_value_and_the_judgement_says_which_way",
            "tests/ask/test_details_offered.py::test_a_detail_gets_a_yes_or_a_no",
            "tests/ask/test_exam.py::test_questions_of_other_hands_are_answered",
        ),
        "What is typed without a stop": (
            "tests/ask/test_typed_in_a_hurry.py::test_a_story_without_a_stop_is_asked_where_its_question_begins",
            "tests/ask/test_typed_in_a_hurry.py::test_what_only_goes_with_a_question_is_left_out_and_the_question_put_last",
        ),
        "of two deeds asked between": (
            "tests/ask/test_two_deeds.py::test_the_first_of_two_deeds_gets_the_yes_or_the_no",
        ),
        "What somebody claims": (
            "tests/ask/test_values_claimed.py::test_the_claim_is_held_against_the_value_and_the_judgement_says_which_way",
            "tests/ask/test_wanted_or_refused.py::test_hands_and_plays_demanded_or_refused",
        ),
        "a rule that is only claimed": (
            "tests/ask/test_claims_in_idiom.py::test_a_rule_that_is_only_quoted_is_not_in_force",
        ),
        "Of two who hold different things": (
            "tests/ask/test_one_judged.py::test_what_is_judged_is_told_from_what_is_only_said",
        ),
        "A row of plays": ("tests/ask/test_plays_told.py::test_the_last_of_a_row_is_held_against_the_one_before_it",),
    },
    "`unorules questions` lists": {
        "`unorules questions` lists": (
            "tests/cli/test_questions.py::test_every_topic_is_listed_under_its_heading",
            "tests/cli/test_which.py::test_a_box_tells_its_start_cards_and_how_to_keep_its_rules",
            "tests/rulebook/test_boxes.py::test_the_number_of_cards_tells_boxes_apart",
            "tests/cli/test_score.py::test_an_evening_is_kept_from_the_first_round_to_the_last",
            "tests/records/test_evening.py::test_the_score_is_the_engine_s_in_every_scoring_mode",
        ),
        "In a match of so many rounds without points": (
            "tests/engine/test_match.py::test_without_points_whoever_has_won_most_rounds_has_won_the_match",
            "tests/cli/test_score.py::test_without_points_whoever_has_won_most_rounds_has_won",
            "tests/ask/test_won_by_rounds.py::test_who_wins_the_match_is_said",
        ),
    },
    # Judging and playing
    "`unorules judge` judges one move": {
        "`unorules judge` judges one move": (
            "tests/cli/test_judge.py::test_one_move_is_allowed_or_refused_by_the_exit_code_too",
            "tests/cli/test_judge.py::test_without_a_move_what_is_allowed_is_listed",
        ),
        "it tells a bluff": (
            "tests/cli/test_judge.py::test_a_bluff_is_told_from_a_move_that_stands",
            "tests/engine/test_judge.py::test_a_bluff_is_allowed_and_told",
        ),
    },
    "`unorules replay` plays game records": {
        "`unorules replay` plays game records": (
            "tests/records/test_moves.py::test_a_replay_tells_what_could_have_been_done_instead",
            "tests/records/test_moves.py::test_a_refusal_is_told_closely_while_machines_read_the_rule",
        ),
        "`--explain` names the rule": (
            "tests/records/test_reasons.py::test_a_refusal_is_followed_by_the_rule_and_its_source",
            "tests/records/test_reasons.py::test_an_event_is_followed_by_the_rule_and_its_source",
            "tests/records/test_reasons.py::test_every_option_has_a_reason_in_every_language",
        ),
    },
    "`unorules simulate` plays rounds or matches": {
        "`unorules simulate` plays rounds or matches": (
            "tests/simulation/test_command.py::test_machines_get_the_figures",
            "tests/simulation/test_command.py::test_whole_matches_are_counted_as_such",
            "tests/simulation/test_policies.py::test_sensible_beats_random_at_the_same_table",
            "tests/cli/test_jobs.py::test_simulate_prints_the_same_for_one_process_and_for_two",
            "tests/simulation/test_command.py::test_machines_get_the_comparison",
            "tests/simulation/test_command.py::test_a_round_is_written_as_a_record_that_replays_to_the_same_end",
        ),
    },
    "The engine plays every value": {
        "The engine plays every value": (
            "tests/engine/test_records.py::test_record_is_played_as_the_rules_have_it",
            "tests/engine/test_records.py::test_every_value_of_an_option_decides_a_case",
            "tests/engine/test_playthroughs.py::test_the_round_is_played_as_it_was_written_down",
            "tests/engine/test_match.py::test_challenge_uno_is_played_to_the_end",
            "tests/engine/test_match.py::test_partners_score_for_both_and_win_together",
            "tests/engine/test_match.py::test_the_winner_deals_where_the_table_says_so",
            "tests/engine/test_match.py::test_a_match_goes_on_until_the_target_and_its_totals_are_the_sum_of_its_rounds",
        ),
    },
    # Rules of one's own
    "`unorules rules` lists what ships": {
        "`unorules rules` lists what ships": (
            "tests/cli/test_validate.py::test_rules_lists_what_there_is_in_the_order_of_its_table",
            "tests/test_changelog.py::test_its_numbers_are_those_of_what_ships",
        ),
        "`--show` tells each value": (
            "tests/cli/test_validate.py::test_rules_shows_every_value_in_force_with_its_place",
            "tests/rulebook/test_shipped.py::test_leaflets_that_disagree_are_named_with_what_they_say",
        ),
    },
    "Rulesets are TOML files laid over each other": {
        "Rulesets are TOML files": (
            "tests/rulebook/test_load.py::test_house_rules_lie_over_official_where_no_base_is_named",
            "tests/rulebook/test_load.py::test_a_pin_is_held_against_what_is_laid_above_and_not_below",
            "tests/cli/test_findings.py::test_a_clash_is_told_with_its_reason_and_both_places",
            "tests/rulebook/test_load.py::test_a_source_speaks_of_the_value_in_force_where_it_is_laid_and_of_no_later_one",
            "tests/rulebook/test_shipped.py::test_leaflets_that_disagree_are_named_with_what_they_say",
            "tests/rulebook/test_load.py::test_custom_cards_reach_the_rules_with_their_words",
            "tests/test_docs.py::test_the_files_that_the_page_on_rulesets_shows_are_those_of_the_examples",
        ),
        "Those from elsewhere are held to limits": (
            "tests/rulebook/test_untrusted.py::test_what_is_huge_is_told_quickly",
            "tests/rulebook/test_untrusted.py::test_a_very_long_text_is_cut_and_told_to_be",
            "tests/rulebook/test_untrusted.py::test_a_chain_of_very_many_files_ends",
            "tests/rulebook/test_untrusted.py::test_a_link_out_of_the_folder_is_followed_only_where_it_is_named_itself",
            "tests/rulebook/test_untrusted.py::test_a_pipe_that_lies_in_a_folder_is_not_waited_for",
        ),
    },
    "`unorules new` puts house rules together": {
        "`unorules new` puts house rules together": (
            "tests/cli/test_new_by_answers.py::test_cabin_rules_are_made_asked_printed_and_checked_in_every_language",
            "tests/cli/test_new.py::test_options_make_a_file_in_the_own_folder_that_is_found_by_its_id",
            "tests/rulebook/test_editing.py::test_only_the_named_value_changes",
            "tests/cli/test_set.py::test_an_own_ruleset_is_changed_by_its_id_and_keeps_its_comments",
            "tests/cli/test_default.py::test_every_command_that_takes_rules_goes_by_the_default",
            "tests/cli/test_default.py::test_the_variable_goes_before_the_settings",
        ),
        "The dialogue of `new` explains itself": (
            "tests/cli/test_wizard_answers.py::test_a_question_mark_alone_or_with_a_number_explains_every_question",
            "tests/cli/test_wizard_answers.py::test_every_list_with_numbers_explains_one_of_them",
            "tests/cli/test_wizard_answers.py::test_a_number_may_have_a_word_beside_it",
            "tests/cli/test_wizard_answers.py::test_languages_may_be_joined_as_people_write",
            "tests/cli/test_wizard_answers.py::test_any_house_rule_that_narrows_the_table_asks_too",
        ),
        "A file without an ending gets `.toml`": (
            "tests/cli/test_wizard_answers.py::test_a_file_without_an_ending_gets_that_of_a_ruleset",
            "tests/cli/test_wizard_answers.py::test_a_folder_is_told_with_what_was_passed_over",
        ),
        "Several rulesets in one word": (
            "tests/cli/test_given_words.py::test_several_rulesets_in_one_word_are_told_how_each_is_named",
            "tests/rulebook/test_several_in_a_text.py::test_several_rulesets_in_one_text_of_a_list_are_told_apart",
        ),
        "Settings whose `rules` is no list": (
            "tests/cli/test_default.py::test_of_settings_without_a_list_the_line_is_told_and_what_belongs_there",
            "tests/cli/test_default.py::test_settings_without_a_list_are_kept_before_they_are_changed",
        ),
    },
    "`unorules validate` reports everything": {
        "`unorules validate` reports everything": (
            "tests/diagnostics/test_samples.py::test_failing_sample_has_this_fault_and_no_other",
            "tests/rulebook/test_odd.py::test_every_file_has_just_its_faults_each_at_the_smallest_text_that_is_wrong",
            "tests/diagnostics/test_show.py::test_a_frame_shows_the_smallest_text_that_is_wrong_and_what_would_mend_it",
            "tests/diagnostics/test_show.py::test_every_finding_can_be_told_in_every_form_and_language",
            "tests/rulebook/test_cures.py::test_the_cures_of_every_sample_mend_it",
        ),
        "`--strict` for those who want no warnings": (
            "tests/cli/test_validate.py::test_exit_code_is_one_for_an_error_and_with_strict_for_a_warning",
            "tests/cli/test_validate.py::test_every_form_can_be_asked_for_on_the_command_line",
            "tests/cli/test_validate.py::test_json_is_one_object_a_file_one_a_line",
            "tests/diagnostics/test_sarif.py::test_every_finding_is_a_result_as_the_standard_wants_it",
            "tests/diagnostics/test_github.py::test_every_finding_is_a_command",
        ),
        "It plays the rules as well": (
            "tests/proof/test_faults.py::test_three_players_who_only_make_each_other_draw_never_end",
            "tests/proof/test_faults.py::test_a_card_is_never_laid_where_each_of_its_conditions_fails",
            "tests/proof/test_witnesses.py::test_replaying_the_witness_shows_the_fault",
            "tests/proof/test_telling.py::test_rules_are_not_played_where_that_is_not_wanted",
            "tests/api/test_verbs.py::test_the_object_is_that_of_the_command",
        ),
        "It reads many files in several processes": (
            "tests/cli/test_jobs.py::test_validate_prints_the_same_for_one_process_and_for_two",
            "tests/cli/test_witnesses.py::test_a_note_that_play_has_shown_is_written_as_well",
            "tests/rulebook/test_copied.py::test_yaml_is_recognised_at_its_first_line",
            "tests/rulebook/test_syntax.py::test_slips_are_told_apart",
        ),
        "A slip of a single line": (
            "tests/rulebook/test_syntax.py::test_a_slip_of_one_line_is_told_with_what_mends_it",
            "tests/rulebook/test_syntax.py::test_a_comma_too_many_is_pointed_at_and_taking_it_out_mends_the_list",
        ),
        "So are names without quotes": (
            "tests/rulebook/test_slips_mended.py::test_the_cure_of_a_slip_makes_the_file_right_and_keeps_every_rule",
        ),
    },
    "Told as well: settings that do nothing": {
        "Told as well: settings that do nothing": (
            "tests/diagnostics/test_samples.py::test_failing_sample_has_this_fault_and_no_other",
            "tests/rulebook/test_idle.py::test_an_option_that_another_makes_idle_is_a_warning",
            "tests/rulebook/test_half_dead.py::test_half_a_shipped_rule_is_told_at_its_entry",
            "tests/rulebook/test_half_dead.py::test_a_match_without_points_has_no_end",
            "tests/rulebook/test_half_dead.py::test_an_empty_deck_is_called_empty_and_one_of_fours_wants_numbers",
            "tests/rulebook/test_half_dead.py::test_a_hand_of_one_is_a_note",
            "tests/rulebook/test_fatal.py::test_a_penalty_of_one_less_than_the_limit_is_the_end",
            "tests/rulebook/test_half_dead.py::test_a_limit_that_bars_the_answers_to_high_draw_cards_is_told_and_its_cure_lets_them_be_laid",
            "tests/proof/test_faults.py::test_what_ends_only_by_chance_is_no_error_and_what_never_ends_is",
            "tests/proof/test_faults.py::test_only_where_turns_end_with_a_count_the_deal_alone_ends_the_round",
        ),
        "`ask`, `simulate`, `sheet` and `score` warn": (
            "tests/proof/test_foreseen.py::test_of_each_sample_it_tells_those_codes_that_take_no_whole_round",
            "tests/cli/test_findings.py::test_the_gravest_is_told_first_and_the_command_that_shows_it_once",
            "tests/cli/test_findings.py::test_an_evening_begun_by_rules_seen_to_be_wrong_is_warned_of_them",
        ),
    },
    "A cure that names a number has been tried": {
        "A cure that names a number has been tried": (
            "tests/proof/test_seats.py::test_the_limit_mends_what_is_told_and_one_more_does_not",
            "tests/cli/test_findings.py::test_one_number_of_players_is_told_by_validate_new_and_set",
            "tests/rulebook/test_half_dead.py::test_a_limit_that_is_too_low_is_told_with_the_number_that_is_enough",
            "tests/rulebook/test_half_dead.py::test_what_disagrees_within_a_file_is_settled_there",
            "tests/rulebook/test_drafting.py::test_a_clash_has_cures_that_were_tried",
        ),
        "A share of rounds comes with": (
            "tests/proof/test_seats.py::test_the_command_that_shows_the_share_is_named",
            "tests/proof/test_seats.py::test_a_simulation_counts_the_rounds_that_run_out_as_the_proof_does",
            "tests/simulation/test_command.py::test_it_is_told_in_how_many_rounds_the_cards_ran_out",
        ),
    },
    "A slip in a file hides nothing else": {
        "A slip in a file hides nothing else": (
            "tests/rulebook/test_read_on.py::test_every_bare_word_is_told_and_what_is_wrong_besides",
            "tests/rulebook/test_read_on.py::test_other_slips_are_told_up_to_the_one_that_nobody_can_mend",
        ),
    },
    "What play shows is told with how people played": {
        "What play shows is told with how people played": (
            "tests/proof/test_faults.py::test_the_command_plays_as_those_did_of_whom_it_is_told",
            "tests/proof/test_faults.py::test_what_is_said_of_cards_that_run_out_is_what_the_command_shows",
        ),
        "one that would take long": (
            "tests/proof/test_faults.py::test_rounds_that_take_long_are_not_asked_for_by_the_hundred",
        ),
    },
    "What is wrong with a table's own rules": {
        "What is wrong with a table's own rules": (
            "tests/cli/test_findings.py::test_a_fault_in_a_file_is_told_with_what_was_meant",
            "tests/cli/test_findings.py::test_every_command_that_goes_by_rules_tells_their_faults_gravest_first_and_once",
            "tests/cli/test_findings.py::test_a_batch_tells_once_of_what_is_seen_without_playing",
        ),
    },
    "`set` and `new` take titles": {
        "`set` and `new` take titles": (
            "tests/cli/test_set.py::test_a_text_for_people_may_look_like_anything",
            "tests/cli/test_new.py::test_a_title_may_look_like_a_number_or_have_a_comma",
            "tests/cli/test_set.py::test_what_would_make_the_file_wrong_is_refused_and_told",
            "tests/cli/test_new.py::test_each_value_of_a_table_given_as_a_whole_is_named",
            "tests/cli/test_new.py::test_what_cannot_be_is_told_as_validate_tells_it_and_nothing_is_written",
        ),
        "a title in the place of an id": (
            "tests/cli/test_set.py::test_what_would_make_the_file_wrong_is_refused_and_told",
            "tests/cli/test_new.py::test_a_title_in_the_place_of_an_id_is_answered_with_the_id",
        ),
        "Numbers of players that the rules below say": (
            "tests/cli/test_new.py::test_a_number_of_players_that_the_rules_below_say_already_is_not_written",
        ),
    },
    "Answers call a table's own cards": {
        "Answers call a table's own cards": (
            "tests/cli/test_findings.py::test_an_answer_calls_a_card_of_the_table_by_its_name",
        ),
        "Such a name is never taken": ("tests/ask/test_card_names.py::test_a_card_of_the_table_plays_nothing_itself",),
    },
    "The score of an evening and a game record": {
        "The score of an evening and a game record": (
            "tests/cli/test_other_files.py::test_set_writes_nothing_into_what_is_no_ruleset",
            "tests/cli/test_other_files.py::test_validate_passes_them_over_in_a_folder_and_says_so",
            "tests/cli/test_other_files.py::test_every_command_that_wants_rules_says_what_the_file_is",
        ),
        "`score`, `replay` and `judge --record` in turn": (
            "tests/cli/test_other_files.py::test_whoever_wants_another_kind_of_file_says_what_it_is",
            "tests/cli/test_other_files.py::test_a_file_of_the_right_kind_with_a_fault_is_told_the_fault",
        ),
        "The keys of a file that are no options": (
            "tests/cli/test_said_rightly.py::test_every_key_of_a_file_is_explained",
        ),
    },
    "`unorules explain` has a page for every card": {
        "`unorules explain` has a page for every card": (
            "tests/cli/test_explain.py::test_every_card_leads_to_its_page_by_the_name_in_the_terms",
            "tests/cli/test_explain.py::test_every_word_of_the_players_leads_somewhere",
            "tests/cli/test_explain.py::test_a_page_of_a_code_has_the_same_headings_for_all",
            "tests/cli/test_explain.py::test_what_a_page_shows_is_what_validate_prints",
            "tests/cli/test_explain.py::test_every_option_has_a_page_in_every_language",
            "tests/cli/test_explain.py::test_every_ruleset_has_a_page",
        ),
        "`unorules diff` shows": (
            "tests/cli/test_diff.py::test_the_position_is_played_both_ways_in_words_and_in_notation",
            "tests/proof/test_parting.py::test_every_difference_of_a_shipped_ruleset_is_shown_or_decides_nothing",
        ),
    },
    "Tables that the deck cannot deal": {
        "Tables that the deck cannot deal": (
            "tests/cli/test_findings.py::test_a_table_that_the_deck_cannot_deal_is_refused",
            "tests/ask/topics/test_deck.py::test_no_more_may_play_than_the_deck_can_be_dealt_to",
            "tests/cli/test_score.py::test_a_table_that_the_deck_cannot_deal_begins_no_evening",
            "tests/sheets/test_rule_sheet.py::test_how_many_can_play_is_as_many_as_the_deck_deals",
            "tests/cli/test_wizard_answers.py::test_the_last_look_tells_how_many_the_deck_deals",
        ),
        "partners who are not four": (
            "tests/cli/test_findings.py::test_partners_who_are_not_four_are_told_alike",
            "tests/ask/topics/test_deck.py::test_partners_are_four_whatever_the_table_is_open_to",
        ),
        "a record whose hands cannot be dealt": (
            "tests/records/test_faults.py::test_hands_that_the_deck_cannot_be_dealt_into_are_refused",
        ),
    },
    "`unorules schema` writes a JSON Schema": {
        "`unorules schema` writes": (
            "tests/rulebook/test_schema.py::test_the_schema_is_a_schema",
            "tests/rulebook/test_schema.py::test_the_command_writes_it",
        ),
        "`docs/editors.md` sets them up": (
            "tests/cli/test_hooks.py::test_the_examples_are_right_in_their_own_languages",
        ),
        "A pre-commit hook checks": (
            "tests/cli/test_hooks.py::test_the_hook_takes_rulesets_and_no_other_files",
            "tests/cli/test_hooks.py::test_what_the_hook_runs_stops_a_commit_with_an_error",
        ),
    },
    # Printing
    "`unorules sheet` writes the rules in force": {
        "`unorules sheet` writes the rules in force": (
            "tests/cli/test_sheet.py::test_the_ending_of_the_file_says_how_to_write",
            "tests/sheets/test_rule_sheet.py::test_every_number_of_the_rules_is_printed_as_the_option_has_it",
            "tests/document/test_html.py::test_nothing_comes_from_outside",
            "tests/document/test_html.py::test_the_search_box_is_hidden_until_the_script_is_there",
            "tests/cli/test_sheet.py::test_without_the_library_for_pdf_it_is_told_what_to_install",
        ),
        "three sizes, two languages": (
            "tests/cli/test_sheet.py::test_a_smaller_sheet_tells_less",
            "tests/cli/test_sheet.py::test_two_languages_stand_side_by_side",
            "tests/sheets/test_rule_sheet.py::test_the_deck_in_pictures_adds_up",
            "tests/sheets/test_quarrels.py::test_a_quarrel_shows_its_verdict_by_word_or_sentence",
            "tests/sheets/test_quarrels.py::test_the_question_asked_at_the_table_is_answered_alike",
            "tests/cli/test_sheet.py::test_the_foot_bears_the_rules_their_code_and_the_date",
            "tests/rulebook/test_fingerprint.py::test_every_option_changes_the_mark",
        ),
    },
    # For programs
    "The library interface is `unorules.api`": {
        "The library interface is `unorules.api`": (
            "tests/test_changelog.py::test_it_lists_the_tools_and_the_verbs",
            "tests/api/test_library_page.py::test_the_examples_of_the_page_give_what_it_shows",
            "tests/api/test_library_page.py::test_the_page_shows_every_verb_and_names_every_error",
        ),
    },
    "`unorules mcp` (extra `mcp`)": {
        "`unorules mcp` (extra `mcp`)": (
            "tests/mcp/test_client.py::test_there_are_seven_tools_described_and_harmless",
            "tests/mcp/test_client.py::test_without_the_extra_it_is_named",
        ),
        "It opens no file": (
            "tests/mcp/test_client.py::test_no_path_is_opened",
            "tests/mcp/test_client.py::test_a_call_that_is_wrong_in_itself_is_told_in_the_language_asked_for",
            "tests/mcp/test_page.py::test_the_page_tells_the_limits",
        ),
    },
    "JSON never steers a terminal": {
        "JSON never steers": ("tests/diagnostics/test_visible.py::test_json_steers_nothing_and_says_the_same",),
        "What goes to a pipe is UTF-8": (
            "tests/cli/test_surroundings.py::test_a_pipe_gets_utf_8_where_no_locale_is_set",
            "tests/cli/test_surroundings.py::test_a_pipe_gets_each_line_whole",
            "tests/cli/test_new.py::test_a_file_on_standard_output_is_utf_8_whatever_the_terminal_speaks",
        ),
        "on a terminal lines keep": (
            "tests/cli/test_surroundings.py::test_what_is_printed_keeps_to_the_width_of_the_terminal",
            "tests/cli/test_surroundings.py::test_a_very_narrow_terminal_gets_lines_that_fit",
            "tests/document/test_fold.py::test_folding_loses_no_word_and_keeps_to_the_width_where_words_do",
        ),
    },
    # The rest
    "`unorules completion bash|zsh|fish`": {
        "`unorules completion bash|zsh|fish`": (
            "tests/cli/test_completion.py::test_commands_come_first",
            "tests/cli/test_completion.py::test_values_are_those_that_the_place_takes",
            "tests/cli/test_completion.py::test_options_are_offered_once_but_for_those_that_may_be_repeated",
            "tests/cli/test_completion.py::test_bash_completes",
            "tests/cli/test_completion.py::test_the_zsh_script_asks_for_the_line_as_it_stands",
            "tests/cli/test_completion.py::test_fish_completes",
        ),
        "`unorules man` prints": ("tests/cli/test_manual.py::test_every_command_with_its_options_stands_there",),
        "`unorules doctor` tells": (
            "tests/cli/test_doctor.py::test_where_all_is_well_every_check_is_told_and_the_code_is_0",
        ),
        "`--version` tells the hashes": (
            "tests/cli/test_app.py::test_the_version_is_told",
            "tests/cli/test_doctor.py::test_the_hashes_follow_the_data",
        ),
    },
    "`unorules locales check` tells": {
        "`unorules locales check` tells": (
            "tests/cli/test_locales.py::test_a_language_begun_is_told_with_what_it_lacks",
            "tests/cli/test_locales.py::test_faults_stand_first_and_what_is_untranslated_is_summed_by_file",
        ),
        "a folder in `locales/` is a language": (
            "tests/i18n/test_new_language.py::test_a_folder_is_a_language",
            "tests/i18n/test_new_language.py::test_every_command_speaks_it",
            "tests/i18n/test_new_language.py::test_what_the_page_says_to_type_makes_a_language",
        ),
        "A slip in a translation": (
            "tests/i18n/test_new_language.py::test_a_slip_in_a_placeholder_ends_no_command",
            "tests/i18n/test_messages.py::test_english_speaks_where_a_sentence_cannot_be_filled",
        ),
    },
    "Nothing is written over a file": {
        "Nothing is written over a file": (
            "tests/cli/test_files.py::test_a_file_that_is_there_stays_as_it_is",
            "tests/cli/test_app.py::test_a_sheet_is_written_once_and_over_only_when_forced",
            "tests/cli/test_score.py::test_a_file_that_is_there_is_kept",
            "tests/cli/test_new.py::test_nothing_is_written_over_unasked",
            "tests/simulation/test_command.py::test_a_file_is_not_written_over_unasked",
            "tests/cli/test_files.py::test_a_file_marked_read_only_stays_whoever_writes",
            "tests/cli/test_set.py::test_a_read_only_file_stays",
        ),
        "a place that cannot be written to": (
            "tests/cli/test_app.py::test_a_sheet_that_cannot_be_written_is_told",
            "tests/cli/test_score.py::test_a_file_that_cannot_be_written_is_told",
            "tests/cli/test_witnesses.py::test_a_folder_that_cannot_be_made_is_told_and_ends_with_1",
            "tests/soak/test_mixed.py::test_whoever_is_killed_while_writing_leaves_the_old_file_or_the_new_one",
        ),
        "Two commands that write the same file": (
            "tests/cli/test_set.py::test_of_many_changes_at_once_each_is_in_the_file_or_refused",
            "tests/cli/test_score.py::test_what_somebody_wrote_meanwhile_is_not_lost",
            "tests/soak/test_mixed.py::test_two_at_once_lose_nothing",
        ),
        "A reader that closes the pipe early": (
            "tests/cli/test_readers_gone.py::test_the_exit_code_is_that_of_what_was_found_although_nobody_reads",
        ),
        "Files over 50 MB are refused at once": (
            "tests/cli/test_batch.py::test_a_file_that_is_far_too_large_is_refused_at_once",
            "tests/cli/test_score.py::test_a_file_that_is_far_too_large_is_no_evening",
            "tests/cli/test_findings.py::test_a_file_that_is_far_too_large_is_refused_by_every_command",
            "tests/cli/test_findings.py::test_rules_that_cannot_be_read_end_every_command_with_2",
            "tests/cli/test_findings.py::test_what_cannot_be_read_is_wrong_usage_for_validate_too",
        ),
        "only `validate` tells a fault": (
            "tests/cli/test_findings.py::test_validate_alone_ends_with_1_where_the_text_of_a_ruleset_is_wrong",
        ),
        "What was tried, and how often": ("tests/test_docs.py::test_the_page_on_what_was_tried_names_runs_and_counts",),
    },
    "What is read at every start": {
        "What is read at every start": (
            "tests/test_store.py::test_what_was_kept_is_found_again_without_building",
            "tests/test_store.py::test_kept_wording_is_the_wording_of_the_files",
            "tests/test_store.py::test_a_kept_ruleset_is_the_one_of_the_file",
            "tests/test_store.py::test_nothing_is_kept_where_nobody_wants_it",
        ),
        "`ask` takes some nine tenths more time": (
            "tests/test_docs.py::test_the_page_on_costs_has_ask_take_some_nine_tenths_more_than_its_libraries",
            "tests/cli/test_plain_ask.py::test_a_question_loads_neither_typer_nor_rich",
        ),
        "what everything takes": (
            "tests/test_docs.py::test_the_page_on_costs_tells_of_each_script_and_of_the_compiled_build",
        ),
    },
    "Reference pages are generated and checked": {
        "Reference pages are generated and checked": (
            "tests/test_reference.py::test_a_page_says_what_the_program_knows",
            "tests/test_reference.py::test_every_option_has_a_heading_of_its_own",
            "tests/test_reference.py::test_every_kind_of_fault_is_shown_failing_and_mended",
            "tests/test_reference.py::test_every_source_is_named_with_what_it_says",
        ),
    },
}
"""The tests that show each sentence: by the first words of its bullet, and by its own."""

_BULLET = re.compile(r"^- (.*(?:\n(?:[ \t]+\S.*))*)", re.MULTILINE)
_BETWEEN = re.compile(r"(?<=[.!?])([)\"”]*) (?=[^a-z])|; ")


def bullets(text: str) -> list[list[str]]:
    """The sentences of each bullet, and the parts between semicolons as sentences of their own."""
    return [_BETWEEN.sub(r"\1\n", " ".join(bullet.split())).split("\n") for bullet in _BULLET.findall(text)]


def begins(sentence: str, words: str) -> bool:
    """Whether these are its first words, none of them cut."""
    return f"{sentence} ".startswith(words) and not re.match(r"\w", f"{sentence} "[len(words) :])


def entries(claims: Claims) -> set[tuple[str, str]]:
    return {(bullet, sentence) for bullet, below in claims.items() for sentence in below}


def matched(sentences: list[str], sentence: str, claims: Claims) -> list[tuple[str, str]]:
    """The entries that a sentence of a bullet of these sentences goes by."""
    return [each for each in entries(claims) if begins(sentences[0], each[0]) and begins(sentence, each[1])]


def untied(text: str, claims: Claims) -> list[str]:
    """What the text claims without an entry of its own, each with what to do."""
    found = []
    taken: set[tuple[str, str]] = set()
    for sentences in bullets(text):
        for sentence in sentences:
            own = matched(sentences, sentence, claims)
            if len(own) == 1 and own[0] not in taken:
                taken.add(own[0])
                continue
            bullet = " ".join(sentences[0].split()[:5])
            what = "an entry that others go by too: give more of the first words" if own else "no entry"
            found.append(
                f"“{sentence}” has {what}. Name in CLAIMS, under the bullet “{bullet} …”, the tests that show it; "
                "where none does, write one first, or take the sentence out of CHANGELOG.md."
            )
    return found


def gone(text: str, claims: Claims) -> list[str]:
    """The entries whose sentence the text does not hold any more."""
    held = {
        each for sentences in bullets(text) for sentence in sentences for each in matched(sentences, sentence, claims)
    }
    return sorted(f"{bullet} → {sentence}" for bullet, sentence in entries(claims) - held)


@cache
def functions(file: str) -> frozenset[str]:
    """The tests of a file by their plain names, read off it without running it."""
    path = ROOT / file
    if not (re.fullmatch(r"tests/(?:\w+/)*test_\w+\.py", file) and path.is_file()):
        return frozenset()
    names = (node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef))
    return frozenset(name for name in names if name.startswith("test_"))


def is_there(test: str) -> bool:
    file, _, name = test.partition("::")
    return name in functions(file)


def test_every_sentence_of_the_newest_version_is_tied_to_tests() -> None:
    assert len(bullets(NEWEST)) > 20
    assert not (found := untied(NEWEST, CLAIMS)), "\n".join(found)


def test_no_entry_names_a_sentence_that_is_gone() -> None:
    assert gone(NEWEST, CLAIMS) == [], "take it out of CLAIMS, or give the first words that the sentence has now"


@pytest.mark.parametrize("bullet", CLAIMS)
def test_every_test_that_is_named_is_there_and_named_once(bullet: str) -> None:
    for sentence, tests in CLAIMS[bullet].items():
        assert tests, sentence
        assert len(set(tests)) == len(tests), sentence
        assert [test for test in tests if not is_there(test)] == [], sentence


MADE_UP = """1.1.0 – 2027-01-01

- `unorules sing` sings. It dances
  as well; nobody minds.
- Cats are dealt in.
"""
SUNG = ("tests/test_changelog_claims.py::test_a_sentence_without_tests_is_told_with_what_to_do",)
ALL_OF_IT: Claims = {
    "`unorules sing`": {"`unorules sing` sings": SUNG, "It dances as well": SUNG, "nobody minds": SUNG},
    "Cats are": {"Cats are dealt in": SUNG},
}


def test_a_text_all_of_which_is_tied_to_tests_passes() -> None:
    assert bullets(MADE_UP) == [
        ["`unorules sing` sings.", "It dances as well", "nobody minds."],
        ["Cats are dealt in."],
    ]
    assert untied(MADE_UP, ALL_OF_IT) == gone(MADE_UP, ALL_OF_IT) == []


@pytest.mark.parametrize(
    ("new", "bullet"),
    [
        ("nobody minds. It flies.", "`unorules sing` sings."),
        ("nobody minds; it flies.", "`unorules sing` sings."),
        ("nobody minds.\n- It flies.", "It flies."),
    ],
)
def test_a_sentence_without_tests_is_told_with_what_to_do(new: str, bullet: str) -> None:
    [told] = untied(MADE_UP.replace("nobody minds.", new), ALL_OF_IT)
    assert told.casefold().startswith("“it flies.” has no entry. name in claims")
    assert f"under the bullet “{bullet} …”" in told and "write one first" in told
    [told] = untied(NEWEST.rstrip() + " It flies.\n", CLAIMS)
    assert told.startswith("“It flies.” has no entry.")


@pytest.mark.parametrize("old", ["; nobody minds", "- Cats are dealt in.\n"])
def test_an_entry_whose_sentence_is_gone_is_told(old: str) -> None:
    [told] = gone(MADE_UP.replace(old, ""), ALL_OF_IT)
    assert told.rpartition(" → ")[2] in old


def test_a_sentence_under_another_bullet_and_words_cut_short_tie_nothing() -> None:
    astray = {"`unorules sing`": {"Cats are dealt in": SUNG}, "Cats are": {"Cats are dea": SUNG}}
    assert len(untied("- Cats are dealt in.\n", astray)) == 1


def test_every_sentence_has_an_entry_of_its_own() -> None:
    twice = {"Cats are": {"Cats": SUNG, "Cats are": SUNG}}
    assert "that others go by too" in untied("- Cats are dealt in.\n", twice)[0]
    [told] = untied("- Cats are dealt in. Cats are heard.\n", {"Cats are": {"Cats are": SUNG}})
    assert told.startswith("“Cats are heard.” has an entry that others go by too")


@pytest.mark.parametrize(
    "test",
    [
        "tests/test_changelog_claims.py::test_nothing_of_the_kind",
        "tests/test_changelog_claims.py::untied",
        "tests/test_no_such_file.py::test_nothing",
        "unorules/api.py::test_nothing",
        "tests/test_changelog_claims.py",
    ],
)
def test_a_test_that_is_not_there_is_found_out(test: str) -> None:
    assert not is_there(test)
    assert is_there(SUNG[0])
