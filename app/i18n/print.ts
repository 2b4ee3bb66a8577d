import type { Translate } from './create-translator.ts'
import type en from './messages/en/print.json'
import { guestNamespace } from './guest-namespace.ts'

export type PrintTranslate = Translate<typeof en>

/** Texts of printed menus and of the pages about them, which no script needs. */
export const printTranslator = guestNamespace(
  import.meta.glob<typeof en>('./messages/*/print.json', {
    eager: true,
    import: 'default',
  }),
)
