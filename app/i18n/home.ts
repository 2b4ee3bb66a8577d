import { useLocale } from './locale-context.ts'
import type en from './messages/en/home.json'
import { namespace } from './namespace.ts'

export const homeTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/home.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the dashboard's first page, in the reader's language. */
export function useHomeTranslate() {
  return homeTranslator(useLocale())
}
