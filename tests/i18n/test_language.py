"""Which language is spoken."""

import pytest

from unorules.i18n.language import UnknownLanguageError, choose, normalise


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        ("sv", {"UNORULES_LANG": "fi", "LANG": "nb_NO.UTF-8"}, "sv"),
        (None, {"UNORULES_LANG": "fi", "LANG": "nb_NO.UTF-8"}, "fi"),
        (None, {"LANG": "nn_NO.UTF-8"}, "nb"),
        (None, {"LC_ALL": "C", "LANG": "fi_FI.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "sv_FI", "LANG": "fi_FI"}, "sv"),
        (None, {"UNORULES_LANG": "", "LANG": "fi_FI"}, "fi"),
        (None, {"LANG": "tlh"}, "en"),
        (None, {}, "en"),
        ("NO", {}, "nb"),
    ],
)
def test_what_is_said_outright_goes_first_then_the_environment(explicit, environ, language):
    assert choose(explicit, environ) == language


def test_a_language_asked_for_that_is_not_spoken_is_told():
    with pytest.raises(UnknownLanguageError) as told:
        choose("de", {})
    assert told.value.asked == "de"


def test_the_same_goes_for_a_language_set_for_unorules_alone():
    with pytest.raises(UnknownLanguageError) as told:
        choose(None, {"UNORULES_LANG": "klingon", "LANG": "fi_FI"})
    assert told.value.asked == "klingon"
    assert choose("sv", {"UNORULES_LANG": "klingon"}) == "sv"


@pytest.mark.parametrize("code", ["", "x", "norsk", "e n"])
def test_what_is_no_code_is_no_language(code):
    assert normalise(code) is None
