import { useLocale } from './locale-context.ts'
import en from './messages/en/sortable.json' with { type: 'json' }
import tr from './messages/tr/sortable.json' with { type: 'json' }
import { namespace } from './namespace.ts'

const sortableTranslator = namespace(en, tr)

export type SortableTranslate = ReturnType<typeof sortableTranslator>

/** The words of lists that are put into order by hand. */
export function useSortableTranslate(): SortableTranslate {
  return sortableTranslator(useLocale())
}
