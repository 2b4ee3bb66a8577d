import { useLocale } from './locale-context.ts'
import type en from './messages/en/restaurants.json'
import { namespace } from './namespace.ts'

export const restaurantsTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/restaurants.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the pages about restaurants, in the reader's language. */
export function useRestaurantsTranslate() {
  return restaurantsTranslator(useLocale())
}
