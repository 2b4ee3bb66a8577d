import { useLocale } from './locale-context.ts'
import type en from './messages/en/selection.json'
import { namespace } from './namespace.ts'

const selectionTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/selection.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about changing many dishes together, in the reader's language. */
export function useSelectionTranslate() {
  return selectionTranslator(useLocale())
}
