import { landingTranslator } from '#app/i18n/landing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

/** The landing page's words in the reader's language. */
export const useWords = () => landingTranslator(useLocale())
