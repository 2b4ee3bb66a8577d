import type { Translate } from './create-translator.ts'
import type en from './messages/en/guest.json'
import { guestNamespace } from './guest-namespace.ts'

export type GuestTranslate = Translate<typeof en>
export type GuestMessageKey = keyof typeof en

/** Texts of the guest page and its chat; the browser loads them by `load-guest-translator.ts`. */
export const guestTranslator = guestNamespace(
  import.meta.glob<typeof en>('./messages/*/guest.json', {
    eager: true,
    import: 'default',
  }),
)
