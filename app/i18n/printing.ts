import { useLocale } from './locale-context.ts'
import type en from './messages/en/printing.json'
import { namespace } from './namespace.ts'

const printingTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/printing.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the page from which an owner prints, in the reader's language. */
export function usePrintingTranslate() {
  return printingTranslator(useLocale())
}
