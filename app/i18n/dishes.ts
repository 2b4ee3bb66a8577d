import { useLocale } from './locale-context.ts'
import en from './messages/en/dishes.json' with { type: 'json' }
import tr from './messages/tr/dishes.json' with { type: 'json' }
import { namespace } from './namespace.ts'

export type DishesKey = keyof typeof en

/** The words of the page of a menu's dishes, in one language. */
export const dishesTranslator = namespace(en, tr)

/** The same in the reader's language. */
export function useDishesTranslate() {
  return dishesTranslator(useLocale())
}
