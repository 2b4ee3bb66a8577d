import type en from './messages/en/table-card.json'
import { namespace } from './namespace.ts'

/** The texts of `tableCardTranslator` in the dashboard's languages, for the browser. */
export const appTableCardTranslator = namespace(
  import.meta.glob<typeof en>('./messages/{en,tr}/table-card.json', {
    eager: true,
    import: 'default',
  }),
)
