import { landingTranslator } from '#app/i18n/landing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

/** Returns the translator of the landing page's texts into the page's language. */
export const useLandingTranslate = () => landingTranslator(useLocale())
