import { createTranslator, type Translate } from './create-translator.ts'
import { useLocale } from './locale-context.ts'
import type { Locale } from './locales.ts'
import en from './messages/en/app.json' with { type: 'json' }
import tr from './messages/tr/app.json' with { type: 'json' }

export type AppKey = keyof typeof en

export type AppTranslate = Translate<typeof en>

const translators: Record<Locale, AppTranslate> = {
  en: createTranslator('en', en),
  tr: createTranslator('tr', tr),
}

/** The words of the frames around the pages of /auth and /dashboard. */
export function appTranslator(locale: Locale): AppTranslate {
  return translators[locale]
}

/** The lookup in the reader's language, for any component of the app. */
export function useTranslate(): AppTranslate {
  return appTranslator(useLocale())
}
