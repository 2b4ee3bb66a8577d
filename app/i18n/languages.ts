import { useLocale } from './locale-context.ts'
import type en from './messages/en/languages.json'
import { namespace } from './namespace.ts'

export const languagesTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/languages.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the pages with a menu's languages, in the reader's language. */
export function useLanguagesTranslate() {
  return languagesTranslator(useLocale())
}
