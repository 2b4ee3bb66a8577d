import { useMenusTranslate } from '#app/i18n/menus.ts'

/** "1 dish", "3 dishes": both languages have one form for one and one for the rest. */
export function useCountWords() {
  const translate = useMenusTranslate()
  return {
    categories: (count: number) =>
      translate(count === 1 ? 'one_category' : 'many_categories', { count }),
    subCategories: (count: number) => translate(count === 1 ? 'one_sub' : 'many_subs', { count }),
    dishes: (count: number) => translate(count === 1 ? 'one_dish' : 'many_dishes', { count }),
    restaurants: (count: number) =>
      translate(count === 1 ? 'one_restaurant' : 'many_restaurants', { count }),
  }
}
