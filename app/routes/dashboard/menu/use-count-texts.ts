import { useCountsTranslate } from '#app/i18n/counts.ts'

/** Returns functions that format counts, such as "3 dishes". Both languages have one plural form. */
export function useCountTexts() {
  const translate = useCountsTranslate()
  return {
    categories: (count: number) =>
      translate(count === 1 ? 'one_category' : 'many_categories', { count }),
    subCategories: (count: number) => translate(count === 1 ? 'one_sub' : 'many_subs', { count }),
    dishes: (count: number) => translate(count === 1 ? 'one_dish' : 'many_dishes', { count }),
    restaurants: (count: number) =>
      translate(count === 1 ? 'one_restaurant' : 'many_restaurants', { count }),
  }
}
