import { whenInSight } from './when-in-sight.ts'

const msPerLetter = 30
/** Between two lines, as somebody reads the last one. */
const pauseLetters = 20

/**
 * Types the demo talk. All its letters are in the page from the start: those that are not
 * typed yet are see-through by a highlight, so that no line moves and nothing is read twice.
 */
export function startTyping(): void {
  const talk = document.querySelector<HTMLElement>('[data-talk]')
  const button = talk?.querySelector<HTMLButtonElement>('[data-talk-switch]')
  if (!talk || !button) return
  if (!('highlights' in CSS)) {
    talk.dataset['typedOnce'] = ''
    button.hidden = true
    return
  }
  const turns = [...talk.querySelectorAll<HTMLElement>('.turn')]
  const untyped = new Highlight()
  CSS.highlights.set('untyped', untyped)

  const step = (letters: number) => show(turns, untyped, letters)
  let typed = 0
  let isInSight = true
  let last = 0

  function tick(now: number): void {
    if (!talk || talk.dataset['typing'] === undefined) return
    // Out of sight time stands still; a frame that came late types what it is owed.
    if (isInSight && last > 0) typed += Math.min(now - last, 500) / msPerLetter
    last = now
    if (step(typed)) end()
    else requestAnimationFrame(tick)
  }
  function begin(): void {
    if (!talk || !button) return
    typed = 0
    last = 0
    talk.dataset['typing'] = ''
    button.textContent = button.dataset['whole'] ?? ''
    step(0)
    requestAnimationFrame(tick)
  }
  function end(): void {
    if (!talk || !button) return
    delete talk.dataset['typing']
    talk.dataset['typedOnce'] = ''
    untyped.clear()
    button.textContent = button.dataset['again'] ?? ''
  }

  button.addEventListener('click', () => (talk.dataset['typing'] === undefined ? begin() : end()))
  whenInSight(talk, (isSeen) => (isInSight = isSeen))
  begin()
}

/** Shows the first so many letters of the talk. @returns whether that is all of it */
function show(turns: readonly HTMLElement[], untyped: Highlight, letters: number): boolean {
  let left = Math.floor(letters)
  untyped.clear()
  for (const turn of turns) {
    const text = turn.querySelector('[data-typed]')?.firstChild
    const length = text?.textContent?.length ?? 0
    turn.toggleAttribute('data-said', left > 0)
    if (text && left > 0 && left < length) untyped.add(rangeFrom(text, left, length))
    left -= length + pauseLetters
  }
  return left >= -pauseLetters
}

function rangeFrom(text: Node, start: number, end: number): Range {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return range
}
