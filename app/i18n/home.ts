import { useLocale } from './locale-context.ts'
import en from './messages/en/home.json' with { type: 'json' }
import tr from './messages/tr/home.json' with { type: 'json' }
import { namespace } from './namespace.ts'

const homeTranslator = namespace(en, tr)

/** The words of the dashboard's first page, in the reader's language. */
export function useHomeTranslate() {
  return homeTranslator(useLocale())
}
