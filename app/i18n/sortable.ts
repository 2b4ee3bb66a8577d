import { useLocale } from './locale-context.ts'
import type en from './messages/en/sortable.json'
import { namespace } from './namespace.ts'

const sortableTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/sortable.json', {
    eager: true,
    import: 'default',
  }),
)

export type SortableTranslate = ReturnType<typeof sortableTranslator>

/** Texts of sortable lists. */
export function useSortableTranslate(): SortableTranslate {
  return sortableTranslator(useLocale())
}
