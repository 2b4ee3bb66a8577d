import { createTranslator, type Translate } from './create-translator.ts'
import type { Locale } from './locales.ts'
import en from './messages/en/mailbox.json' with { type: 'json' }
import tr from './messages/tr/mailbox.json' with { type: 'json' }

export type MailboxTranslate = Translate<typeof en>

const translators: Record<Locale, MailboxTranslate> = {
  en: createTranslator('en', en),
  tr: createTranslator('tr', tr),
}

/** The words of the local mailbox. */
export function mailboxTranslator(locale: Locale): MailboxTranslate {
  return translators[locale]
}
