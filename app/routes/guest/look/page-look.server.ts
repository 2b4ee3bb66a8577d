import type { Look } from '#app/domain/guest-menu/look.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { guestPagePolicy } from '#app/http/content-security-policy.ts'
import type { Settings } from '#app/middleware/settings.ts'
import type { PageLook } from './look-style.tsx'
import { headingsIn } from './typefaces.server.ts'

/** @param texts what the page's headings say */
export function pageLook(look: Look | null, texts: readonly string[]): PageLook {
  if (!look) return { css: '', fonts: [] }
  const headings = headingsIn(look.typeface, texts)
  const { light, dark } = readableAccent(look.accent)
  const accent = look.accent && `:root{--accent-light:${light};--accent-dark:${dark}}`
  return { css: accent + headings.css, fonts: headings.fonts }
}

/**
 * Headers of a guest page: its look is an inline style, which the policy has to allow, and the dashboard
 * shows the page in a frame.
 */
export const lookHeaders = (
  { css }: PageLook,
  { guestFirstTouch }: Pick<Settings, 'guestFirstTouch'>,
): Record<string, string> => ({
  'Content-Security-Policy': guestPagePolicy(guestFirstTouch, css),
  'X-Frame-Options': 'SAMEORIGIN',
})
