"""What has to be on one screen while a game is played, whatever the size of the screen: one's own
hand or board (`data-own`) and the places where something can be done (`data-seen`) are there as a
whole, neither cut off nor under the dock, a menu or the word of what was just done; the page is no
wider than the window; no text is cut."""

from typing import Final

from tests.page.visitor import DRAWN, Visitor

# A part of a pixel is nobody's fault.
SLACK: Final = 1.5
LOOK: Final = """([slack, reads]) => {
  const wrong = []
  const say = (what, element) => {
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    wrong.push(`${what}: <${name}> ${(element.textContent ?? '').trim().slice(0, 40)}`)
  }
  scrollTo(0, 0)
  const root = document.documentElement
  const wider = root.scrollWidth - root.clientWidth
  if (wider > 0) wrong.push(`the page is ${wider} px too wide`)
  const boxOf = (element) => element.getBoundingClientRect()
  const seen = (what) =>
    [...document.querySelectorAll(what)].filter((one) => one.checkVisibility() && boxOf(one).width)
  const inside = (box, room) =>
    box.left >= room.left - slack && box.top >= room.top - slack &&
    box.right <= room.right + slack && box.bottom <= room.bottom + slack
  const touches = (one, other) =>
    one.left < other.right - slack && other.left < one.right - slack &&
    one.top < other.bottom - slack && other.top < one.bottom - slack
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const over = seen('.dock, .at.free, .typed.open, .just .done')
  const whole = seen('[data-own], [data-seen]')
  if (whole.length < 2) wrong.push('nothing to look at')
  for (const one of whole) {
    const box = boxOf(one)
    if (!inside(box, screen)) say('off the screen', one)
    for (let room = one.parentElement; room && room !== root; room = room.parentElement)
      if (getComputedStyle(room).overflow !== 'visible' && !inside(box, boxOf(room))) {
        say(`cut off by ${room.getAttribute('class')}`, one)
        break
      }
    for (const other of over)
      if (!other.contains(one) && touches(box, boxOf(other))
          && (other.matches('.dock, .done') || one.matches('[data-own]')))
        say(`under ${other.getAttribute('class')}`, one)
  }
  for (const box of seen('.done'))
    for (const part of box.children)
      if (!inside(boxOf(part), boxOf(box))) say('sticks out of what was done', part)
  if (!reads) return wrong
  const isText = (part) => part.nodeType === Node.TEXT_NODE && part.data.trim() !== ''
  for (const one of document.querySelectorAll('main *, header *')) {
    if (!(one instanceof HTMLElement) || ![...one.childNodes].some(isText)) continue
    if (one.clientWidth === 0 || !one.checkVisibility()) continue
    const style = getComputedStyle(one)
    // What is only spoken is cut on purpose, and what can be scrolled is not cut.
    if (one.closest('.spoken') || style.clipPath !== 'none') continue
    if (/auto|scroll/.test(style.overflow)) continue
    if (one.scrollWidth > one.clientWidth + slack) say('text too wide', one)
    if (style.overflow !== 'visible' && one.scrollHeight > one.clientHeight + slack)
      say('text too high', one)
  }
  return wrong
}"""
# Reading every text takes longer than looking at some boxes.
READ_EVERY: Final = 4


class Watch:
    """Somebody who looks at a visitor's screen before each press."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.looked = 0

    async def look(self) -> None:
        """Nothing is wrong with what is on the screen now."""
        reads = self.looked % READ_EVERY == 0
        self.looked += 1
        await self.page.evaluate(DRAWN)
        wrong: list[str] = await self.page.evaluate(LOOK, [SLACK, reads])
        assert wrong == [], "\n".join(wrong)
