import { useLocale } from './locale-context.ts'
import type en from './messages/en/developers.json'
import { namespace } from './namespace.ts'

const developersTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/developers.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the page for developers, in the reader's language. */
export function useDevelopersTranslate() {
  return developersTranslator(useLocale())
}
