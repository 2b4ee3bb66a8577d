import { useLocale } from './locale-context.ts'
import type en from './messages/en/receipts.json'
import { namespace } from './namespace.ts'

const receiptsTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/receipts.json', { eager: true, import: 'default' }),
)

/** Texts of the page on which owners check receipts, in the reader's language. */
export function useReceiptsTranslate() {
  return receiptsTranslator(useLocale())
}
