import { guestNamespace } from './guest-namespace.ts'
import type en from './messages/en/table-card.json'

/** Texts of the cards on tables, in the languages of guests' pages. */
export const tableCardTranslator = guestNamespace(
  import.meta.glob<typeof en>('./messages/*/table-card.json', {
    eager: true,
    import: 'default',
  }),
)
