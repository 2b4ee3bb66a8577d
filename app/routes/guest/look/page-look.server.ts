import type { Look } from '#app/domain/guest-menu/look.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { plainPagePolicy } from '#app/http/content-security-policy.ts'
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

/** Headers of a page with a look: its style is inline, so the policy has to allow it. */
export const lookHeaders = (
  { css }: PageLook,
  { guestFirstTouch }: Pick<Settings, 'guestFirstTouch'>,
): Record<string, string> =>
  css === '' ? {} : { 'Content-Security-Policy': plainPagePolicy(guestFirstTouch, css) }
