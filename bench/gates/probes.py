"""Every request and every message, each at its largest legal input, ready to be measured."""

from bench.gates.probe_world import Probe, World
from bench.gates.probed_pages import plain_probes
from bench.gates.probed_people import (
    challenge_probes,
    club_probes,
    house_probes,
    notice_probes,
    people_probes,
    title_probes,
)
from bench.gates.probed_records import (
    exercise_probes,
    lesson_probes,
    puzzle_probes,
    record_probes,
    review_probes,
    sequel_probes,
)
from bench.gates.probed_tables import message_probes, opening_probes, seat_probes


def probes(world: World) -> list[Probe]:
    """Everything there is to ask."""
    return [
        *plain_probes(world),
        *title_probes(world),
        *notice_probes(world),
        *people_probes(world),
        *record_probes(world),
        *house_probes(world),
        *review_probes(world),
        *sequel_probes(world),
        *lesson_probes(world),
        *exercise_probes(world),
        *puzzle_probes(world),
        *challenge_probes(world),
        *club_probes(world),
        *opening_probes(world),
        *seat_probes(world),
        *message_probes(world),
    ]
