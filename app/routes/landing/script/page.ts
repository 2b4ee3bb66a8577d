/* The landing page's script: what moves. Without it everything stands there, whole. */
import { startMarquee } from './marquee.ts'
import { startTyping } from './typing.ts'

if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  startTyping()
  startMarquee()
}
