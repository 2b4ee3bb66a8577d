import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { factKeys } from '../../dishes/fact-keys.ts'
import { gapKeys, markKeys } from './gap.ts'

/** Returns a function that names a gap: "Künefe · Allergens: nuts", "Moda · Parking", "Lunch · Not on the menu". */
export function useGapName(): (gap: FoundGap) => string {
  const translateHome = useHomeTranslate()
  const translateDishes = useDishesTranslate()
  const translateRestaurants = useRestaurantsTranslate()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const factNames = new Map([
    ...Object.entries(factKeys).map(([fact, key]) => [fact, translateDishes(key)] as const),
    ...Object.entries(markKeys).map(([mark, key]) => [mark, translateHome(key)] as const),
  ])
  return ({ kind, place, facts }) => {
    if (place.about === 'restaurant') {
      return `${place.name} · ${translateRestaurants(`topic_${place.topic}`)}`
    }
    const names = list.format(facts.map((fact) => factNames.get(fact) ?? fact))
    const label = [translateHome(gapKeys[kind]), names].filter(Boolean).join(': ')
    return `${place.name} · ${label}`
  }
}
