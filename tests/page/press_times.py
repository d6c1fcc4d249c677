"""How long the page takes from a press to the first picture that differs, and to the one that shows
what the press did; every title, played to its end with the mouse at a desk and with a thumb on a
phone. It prints figures and judges none: a busy machine is no fault of the page. Not part of the
suite: `make instant` runs this file."""

import os
from typing import Final

import pytest

from bench.gates.report import percentile
from tests.page.fixtures import Visit
from tests.page.home import Home
from tests.page.robots import Pointer
from tests.page.visitor import WIDE
from tests.sample import ALL

UPRIGHT: Final = 390
# Milliseconds between the press (by the clock of the event) and the end of the frame in which
# something is another; and in which a position or a panel is.
PROBE: Final = """(() => {
  const taken = { first: [], answer: [] }
  window.taken = taken
  const ANSWERS = '.at, .sure, .why, .decision, [data-target]'
  addEventListener('click', ({ timeStamp }) => {
    const left = new Set(Object.keys(taken))
    const watch = new MutationObserver((changes) => {
      const isAnswer = changes.some(({ target, addedNodes }) =>
        [target, ...addedNodes].some((node) => node instanceof Element && node.matches(ANSWERS)))
      for (const kind of [...left]) {
        if (kind === 'answer' && !isAnswer) continue
        left.delete(kind)
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => taken[kind].push(performance.now() - timeStamp)
          channel.port2.postMessage(null)
        })
      }
      if (left.size === 0) watch.disconnect()
    })
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    watch.observe(document, all)
  }, true)
})()"""


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("width", [WIDE, UPRIGHT])
async def test_a_press_is_answered_at_once(visit: Visit, title: str, width: int) -> None:
    thumb = width == UPRIGHT
    visitor = await visit(width=width, touches=thumb, moves=True)
    await visitor.context.add_init_script(PROBE)
    await Home(visitor).start(title)
    await Pointer(visitor, seed=5, thumb=thumb).play_out()
    taken = await visitor.page.evaluate("() => window.taken")
    for kind, times in taken.items():
        assert times, kind
        median, most, worst = (percentile(times, share) for share in (0.5, 0.95, 1.0))
        figures = f"p50 {median:.1f}, p95 {most:.1f}, worst {worst:.1f} ms"
        load = f"load {os.getloadavg()[0]:.1f}"
        print(f"{title}, {width} px, {kind}, {len(times)} presses: {figures}, {load}")
