import { createContext, useContext } from 'react'
import { fallbackLocale, type GuestLocale, type Locale } from './locales.ts'

/** The reader's language in the dashboard and on public pages, provided by the root. */
export const LocaleContext = createContext<Locale>(fallbackLocale)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The requested page's language, provided by the root: on guests' pages one of theirs. */
export const PageLocaleContext = createContext<GuestLocale>(fallbackLocale)

export function usePageLocale(): GuestLocale {
  return useContext(PageLocaleContext)
}
