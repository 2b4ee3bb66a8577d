import { useLocale } from './locale-context.ts'
import type en from './messages/en/search.json'
import { namespace } from './namespace.ts'

export const searchTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/search.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the search for dishes, conversations, actions and pages, in the reader's language. */
export function useSearchTranslate() {
  return searchTranslator(useLocale())
}
