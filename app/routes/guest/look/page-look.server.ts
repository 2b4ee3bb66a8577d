import type { Look } from '#app/domain/guest-menu/look.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { guestPagePolicy } from '#app/http/content-security-policy.ts'
import type { Settings } from '#app/middleware/settings.ts'
import type { PageLook } from './look-style.tsx'
import picturesCss from './look.css?inline'
import { headingsIn } from './typefaces.server.ts'

/**
 * @param texts what the page's headings say
 * @param hasLargePictures whether the page has a cover, or large pictures of dishes
 */
export function pageLook(
  look: Look | null,
  texts: readonly string[],
  hasLargePictures = false,
): PageLook {
  const pictures = hasLargePictures ? picturesCss : ''
  if (!look) return { css: pictures, fonts: [] }
  const headings = headingsIn(look.typeface, texts)
  const { light, dark } = readableAccent(look.accent)
  const accent = look.accent && `:root{--accent-light:${light};--accent-dark:${dark}}`
  return { css: accent + headings.css + pictures, fonts: headings.fonts }
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
