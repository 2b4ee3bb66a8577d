import { useLocale } from './locale-context.ts'
import type en from './messages/en/deleted.json'
import { namespace } from './namespace.ts'

export const deletedTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/deleted.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about deleting and restoring, in the reader's language. */
export function useDeletedTranslate() {
  return deletedTranslator(useLocale())
}
