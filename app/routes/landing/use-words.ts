import { landingTranslator } from '#app/i18n/landing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

/** Returns the landing page's translator for the reader's language. */
export const useWords = () => landingTranslator(useLocale())
