import { onVisibilityChange } from './on-visibility-change.ts'

const msPerLetter = 30
/** The pause between two lines, in letters: long enough to read the last line. */
const pauseLetters = 20
/** In ms. A longer interval between frames means that the page was in the background. */
const maxFrameMs = 500

/**
 * Types the demo conversation while it is visible. All its letters are in the page from the start;
 * a highlight makes those not typed yet transparent, so that the layout is stable and screen
 * readers read nothing twice. Its button shows the rest immediately, or restarts the animation.
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
  let isVisible = false
  let letters = 0
  let lastFrame = 0
  let nextFrame = 0

  function frame(now: number): void {
    const before = Math.floor(letters)
    letters += Math.min(now - (lastFrame || now), maxFrameMs) / msPerLetter
    lastFrame = now
    const isComplete = letters >= before + 1 && show(turns, untyped, Math.floor(letters))
    if (isComplete) end()
    else scheduleFrame()
  }
  function scheduleFrame(): void {
    cancelAnimationFrame(nextFrame)
    if (isVisible && talk.dataset['typing'] !== undefined) nextFrame = requestAnimationFrame(frame)
    else lastFrame = 0
  }
  function begin(): void {
    letters = 0
    lastFrame = 0
    talk.dataset['typing'] = ''
    show(turns, untyped, 0)
    scheduleFrame()
  }
  function end(): void {
    delete talk.dataset['typing']
    talk.dataset['typed'] = ''
    untyped.clear()
  }

  button.addEventListener('click', () => (talk.dataset['typing'] === undefined ? begin() : end()))
  onVisibilityChange(talk, (isNowVisible) => {
    isVisible = isNowVisible
    scheduleFrame()
  })
  begin()
}

/**
 * Shows the first `letters` letters of the conversation.
 * @returns whether that is the whole conversation
 */
function show(turns: readonly HTMLElement[], untyped: Highlight, letters: number): boolean {
  let remaining = letters
  untyped.clear()
  for (const turn of turns) {
    const text = turn.querySelector('[data-letters]')?.firstChild
    const length = text?.textContent?.length ?? 0
    turn.toggleAttribute('data-said', remaining > 0)
    if (text && remaining > 0 && remaining < length) {
      untyped.add(rangeFrom(text, remaining, length))
    }
    remaining -= length + pauseLetters
  }
  return remaining >= -pauseLetters
}

function rangeFrom(text: Node, start: number, end: number): Range {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return range
}
