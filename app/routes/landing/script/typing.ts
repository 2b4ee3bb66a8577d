import { whenInSight } from './when-in-sight.ts'

const msPerLetter = 30
/** Between two lines, as somebody reads the last one. */
const pauseLetters = 20
/** A frame that comes later than this, in ms, finds a reader who looked elsewhere. */
const longestFrame = 500

/**
 * Types the demo talk while it is in sight. All its letters are in the page from the start:
 * those that are not typed yet are see-through by a highlight, so that no line moves and
 * nothing is read out twice. Its button shows the rest at once, or begins anew.
 */
export function startTyping(): void {
  const talk = document.querySelector<HTMLElement>('[data-talk]')
  const button = talk?.querySelector<HTMLButtonElement>('[data-talk-switch]')
  if (!talk || !button) return
  if (!('highlights' in CSS)) {
    talk.dataset['typed'] = ''
    button.hidden = true
    return
  }
  type(talk, button)
}

function type(talk: HTMLElement, button: HTMLButtonElement): void {
  const turns = [...talk.querySelectorAll<HTMLElement>('.turn')]
  const untyped = new Highlight()
  CSS.highlights.set('untyped', untyped)
  let isInSight = false
  let letters = 0
  let lastFrame = 0
  let nextFrame = 0

  function frame(now: number): void {
    const before = Math.floor(letters)
    letters += Math.min(now - (lastFrame || now), longestFrame) / msPerLetter
    lastFrame = now
    const isWhole = letters >= before + 1 && show(turns, untyped, Math.floor(letters))
    if (isWhole) end()
    else goOn()
  }
  function goOn(): void {
    cancelAnimationFrame(nextFrame)
    if (isInSight && talk.dataset['typing'] !== undefined) nextFrame = requestAnimationFrame(frame)
    else lastFrame = 0
  }
  function begin(): void {
    letters = 0
    lastFrame = 0
    talk.dataset['typing'] = ''
    show(turns, untyped, 0)
    goOn()
  }
  function end(): void {
    delete talk.dataset['typing']
    talk.dataset['typed'] = ''
    untyped.clear()
  }

  button.addEventListener('click', () => (talk.dataset['typing'] === undefined ? begin() : end()))
  whenInSight(talk, (isSeen) => {
    isInSight = isSeen
    goOn()
  })
  begin()
}

/** Shows the first so many letters of the talk. @returns whether that is all of it */
function show(turns: readonly HTMLElement[], untyped: Highlight, letters: number): boolean {
  let left = letters
  untyped.clear()
  for (const turn of turns) {
    const text = turn.querySelector('[data-letters]')?.firstChild
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
