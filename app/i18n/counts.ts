import { useLocale } from './locale-context.ts'
import type en from './messages/en/counts.json'
import { namespace } from './namespace.ts'

const countsTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/counts.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts that count dishes, menus' categories and restaurants, for many pages. */
export function useCountsTranslate() {
  return countsTranslator(useLocale())
}
