import type { GuestLocale } from './locales.ts'
import type en from './messages/en/kept.json'
import { byGuestLocale } from './namespace.ts'

const messages = byGuestLocale(
  import.meta.glob<typeof en>('./messages/*/kept.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts around a menu that is shown offline, by the service worker. */
export function offlineText(locale: GuestLocale, key: keyof typeof en): string {
  return messages[locale][key]
}
