import { createContext, useContext } from 'react'
import { fallbackLocale, type Locale } from './locales.ts'

/** The reader's language, provided by the root. */
export const LocaleContext = createContext<Locale>(fallbackLocale)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}
