import { useLocale } from './locale-context.ts'
import type en from './messages/en/dishes.json'
import { namespace } from './namespace.ts'

export type DishesKey = keyof typeof en

/** Texts of the page of a menu's dishes. */
export const dishesTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/dishes.json', {
    eager: true,
    import: 'default',
  }),
)

/** Like `dishesTranslator`, in the reader's language. */
export function useDishesTranslate() {
  return dishesTranslator(useLocale())
}
