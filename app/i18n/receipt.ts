import { guestNamespace } from './guest-namespace.ts'
import type en from './messages/en/receipt.json'

/** Texts of the page that shows a kept answer, which no script needs. */
export const receiptTranslator = guestNamespace(
  import.meta.glob<typeof en>('./messages/*/receipt.json', {
    eager: true,
    import: 'default',
  }),
)
