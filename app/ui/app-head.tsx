import { useState } from 'react'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import interExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import type { Locale } from '#app/i18n/locales.ts'
import stylesheet from './app.css?url'

// Turkish has ğ, ş and İ in its first line; English can wait until a name brings one.
const fontsOf: Record<Locale, readonly string[]> = {
  en: [inter, fraunces],
  tr: [inter, interExtended, fraunces],
}

/** Style and fonts of the app, in place of the guest page's inline style. */
export function AppHead({ locale }: { locale: Locale }) {
  // What the document began with: later there is nothing left to load ahead.
  const [first] = useState(locale)
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      {fontsOf[first].map((font) => (
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
