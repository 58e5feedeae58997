"""A topic is found whichever is asked about first: importing the module of its group is enough."""

import subprocess
import sys

_EACH_ALONE = """
import sys
from unorules.ask.propositions import PROPOSITIONS

for name in PROPOSITIONS:
    for module in [each for each in sys.modules if each.startswith("unorules.ask.topics")]:
        del sys.modules[module]
    from unorules.ask.topics import find
    find(name)
print(len(PROPOSITIONS))
"""


def test_every_topic_is_found_by_a_process_that_was_asked_nothing_before():
    done = subprocess.run([sys.executable, "-c", _EACH_ALONE], capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    assert int(done.stdout) > 100
