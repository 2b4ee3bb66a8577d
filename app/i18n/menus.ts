import { useLocale } from './locale-context.ts'
import type en from './messages/en/menus.json'
import { namespace } from './namespace.ts'

/** Texts of the pages about menus and their categories. */
export const menusTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/menus.json', {
    eager: true,
    import: 'default',
  }),
)

export function useMenusTranslate() {
  return menusTranslator(useLocale())
}
