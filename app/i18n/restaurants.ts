import { useLocale } from './locale-context.ts'
import en from './messages/en/restaurants.json' with { type: 'json' }
import tr from './messages/tr/restaurants.json' with { type: 'json' }
import { namespace } from './namespace.ts'

export const restaurantsTranslator = namespace(en, tr)

/** The words of the pages about restaurants, in the reader's language. */
export function useRestaurantsTranslate() {
  return restaurantsTranslator(useLocale())
}
