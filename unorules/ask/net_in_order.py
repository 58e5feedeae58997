"""The net of `read_in_order.py` while it is learnt: what it begins with, what it makes of questions, how far off it is."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.numbered_questions import Questions
from unorules.ask.propositions import MODALITIES, TOPICS

# Chosen on questions by authors that were held back whole.
_MEANING, _STATE = 32, 48
# Whether a yes is turned hangs on two things that turn each other: what is told of the deed, and what it is called.
_PAIRS: Final = 16
_DROP_FEATURE, _DROP_MEANING, _DROP_STATE = 0.1, 0.05, 0.25
_DECAY: Final = 1e-5
_KEPT_SMALL: Final = ("turned", "turned_topic", "turned_modality", "pairs_weigh", "pairs_modality")


def begun(features: int, seed: int) -> dict[str, Any]:
    """The arrays of a net for so many features, as chance fills them."""
    import numpy as np

    chance = np.random.default_rng(seed)

    def some(*shape: int, size: float) -> Any:
        return (chance.standard_normal(shape) * size).astype(np.float32)

    topics, state = len(TOPICS), 4 * _STATE
    return {
        "features": some(features + 1, _MEANING, size=0.1),
        "words": some(_MEANING, state, size=_MEANING**-0.5),
        "words_bias": np.zeros(state, np.float32),
        "topics": some(state, topics, size=0.1),
        "topics_bias": np.zeros(topics, np.float32),
        "turned": some(state, size=0.1),
        "turned_topic": np.zeros((topics, state), np.float32),
        "turned_modality": np.zeros((len(MODALITIES), state), np.float32),
        "turned_bias": np.zeros(topics, np.float32),
        "pairs": some(2, state, _PAIRS, size=state**-0.5),
        "pairs_bias": np.zeros((2, _PAIRS), np.float32),
        "pairs_weigh": some(_PAIRS, size=0.5),
        "pairs_modality": np.zeros((len(MODALITIES), _PAIRS), np.float32),
    }


def _heard(net: dict[str, Any], features: Any, holds: Any, chance: Any) -> Any:
    """The states of some questions; with `chance` parts are left out, so that no part is leant on alone."""
    import jax
    import jax.numpy as jnp

    meant = net["features"].at[0].set(0)[features]
    keys = jax.random.split(chance, 3) if chance is not None else None
    if keys is not None:
        meant = meant * jax.random.bernoulli(keys[0], 1 - _DROP_FEATURE, meant.shape[:3])[..., None]
    meant = meant.sum(2)
    if keys is not None:
        meant = meant * jax.random.bernoulli(keys[1], 1 - _DROP_MEANING, meant.shape) / (1 - _DROP_MEANING)
    driven = meant @ net["words"] + net["words_bias"]
    gate, new, gate_back, new_back = jnp.split(driven, 4, axis=2)
    last, most = _run(gate, new, holds, backwards=False)
    first, most_back = _run(gate_back, new_back, holds, backwards=True)
    state = jnp.concatenate([last, first, most, most_back], 1)
    if keys is not None:
        state = state * jax.random.bernoulli(keys[2], 1 - _DROP_STATE, state.shape) / (1 - _DROP_STATE)
    return state


def _run(gate: Any, new: Any, holds: Any, *, backwards: bool) -> tuple[Any, Any]:
    import jax
    import jax.numpy as jnp

    stays, held = jax.nn.sigmoid(gate), holds.T[:, :, None]
    added = (1 - stays) * jnp.tanh(new)

    def step(state: Any, given: Any) -> tuple[Any, Any]:
        share, more, here = given
        state = here * (share * state + more) + (1 - here) * state
        return state, state

    start = jnp.zeros((gate.shape[0], gate.shape[2]))
    given = (stays.transpose(1, 0, 2), added.transpose(1, 0, 2), held)
    last, every = jax.lax.scan(step, start, given, reverse=backwards)
    return last, jnp.where(held > 0, every, -1.0).max(0)


def surprise(net: dict[str, Any], asked: Questions, chance: Any) -> Any:
    """How little the right topics and turns were expected, with the size of what should stay small."""
    import jax
    import jax.numpy as jnp

    state = _heard(net, asked.features, asked.holds, chance)
    told = jax.nn.log_softmax(state @ net["topics"] + net["topics_bias"])
    topics = -told[jnp.arange(len(asked.topics)), asked.topics]
    vote = _turned(net, state, asked)
    turned = jnp.maximum(vote, 0) - vote * asked.turned + jnp.log1p(jnp.exp(-jnp.abs(vote)))
    size = sum((net[each] ** 2).sum() for each in _KEPT_SMALL)
    return (topics * asked.counts).mean() + (turned * asked.counts_turned).mean() + _DECAY * size


def _turned(net: dict[str, Any], state: Any, asked: Questions) -> Any:
    """For each question how far its yes is turned: what its parts say each, and what two of them say together."""
    import jax.numpy as jnp

    way = net["turned"] + net["turned_topic"][asked.topics] + net["turned_modality"][asked.modalities]
    alone = (state * way).sum(1) + net["turned_bias"][asked.topics]
    left, right = (jnp.tanh(state @ net["pairs"][side] + net["pairs_bias"][side]) for side in (0, 1))
    return alone + (left * right * (net["pairs_weigh"] + net["pairs_modality"][asked.modalities])).sum(1)
