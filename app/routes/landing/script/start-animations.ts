/* The landing page's script for animations. Without it, all content is visible and static. */
import { startMarquee } from './marquee.ts'
import { startTyping } from './typing.ts'

if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  startTyping()
  startMarquee()
}
