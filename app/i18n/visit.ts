import type { Translate } from './create-translator.ts'
import type en from './messages/en/visit.json'
import { guestNamespace } from './guest-namespace.ts'

export type VisitTranslate = Translate<typeof en>

/** Texts of the guest page's restaurant info, which aren't sent to the browser's scripts. */
export const visitTranslator = guestNamespace(
  import.meta.glob<typeof en>('./messages/*/visit.json', {
    eager: true,
    import: 'default',
  }),
)
