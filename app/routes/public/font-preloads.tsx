import { useLocale } from '#app/i18n/locale-context.ts'
import latin from './fonts/fraunces-latin.woff2?url&no-inline'
import latinExtended from './fonts/fraunces-latin-ext.woff2?url&no-inline'

/**
 * Preloads the display font before the stylesheet requests it. Turkish headings also need the
 * extended file, for ğ, ş and İ.
 */
export function FontPreloads() {
  const fonts = useLocale() === 'tr' ? [latin, latinExtended] : [latin]
  return fonts.map((font) => (
    <link
      key={font}
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))
}
