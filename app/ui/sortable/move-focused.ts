import { flushSync } from 'react-dom'
import { afterPaint } from '../after-paint.ts'

/**
 * Moves a row whose button has the focus, and returns the focus after the next paint. React would
 * return it at once, which costs three layouts of the whole list.
 */
export async function moveFocused(button: HTMLElement, move: () => void): Promise<void> {
  button.blur()
  flushSync(move)
  await afterPaint()
  if (document.activeElement !== document.body) return
  button.focus({ preventScroll: true })
  button.scrollIntoView({ block: 'nearest' })
}
