import { useLocale } from './locale-context.ts'
import type en from './messages/en/start.json'
import { namespace } from './namespace.ts'

const startTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/start.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the guided path, in the reader's language. */
export function useStartTranslate() {
  return startTranslator(useLocale())
}
