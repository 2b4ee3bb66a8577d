import { useLocale } from './locale-context.ts'
import type en from './messages/en/prices.json'
import { namespace } from './namespace.ts'

export const pricesTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/prices.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the page with a restaurant's prices, in the reader's language. */
export function usePricesTranslate() {
  return pricesTranslator(useLocale())
}
