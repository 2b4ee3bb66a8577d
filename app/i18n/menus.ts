import { useLocale } from './locale-context.ts'
import en from './messages/en/menus.json' with { type: 'json' }
import tr from './messages/tr/menus.json' with { type: 'json' }
import { namespace } from './namespace.ts'

/** The words of the pages about menus and their categories. */
export const menusTranslator = namespace(en, tr)

export function useMenusTranslate() {
  return menusTranslator(useLocale())
}
