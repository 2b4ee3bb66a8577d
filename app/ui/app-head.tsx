import { useState } from 'react'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import interExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import type { Locale } from '#app/i18n/locales.ts'
import stylesheet from './app.css?url'

// Turkish text needs the extended font for ğ, ş and İ; English loads it only when needed.
const fontsOf: Record<Locale, readonly string[]> = {
  en: [inter, fraunces],
  tr: [inter, interExtended, fraunces],
}

/** Stylesheet and fonts of the app; plain pages have an inline style instead. */
export function AppHead({ locale }: { locale: Locale }) {
  // Preloads only help on the initial load, so a later change of locale is ignored.
  const [initialLocale] = useState(locale)
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      {fontsOf[initialLocale].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </>
  )
}
