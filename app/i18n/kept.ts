import type { Locale } from './locales.ts'
import type en from './messages/en/kept.json'
import { byLocale } from './namespace.ts'

const messages = byLocale(
  import.meta.glob<typeof en>('./messages/*/kept.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts around a menu that is shown offline, by the service worker. */
export function offlineText(locale: Locale, key: keyof typeof en): string {
  return messages[locale][key]
}
