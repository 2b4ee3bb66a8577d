import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import type { Diet } from '#app/domain/dietary/facts.ts'

/** Where a gap is closed: the dish's form, the menu's dishes, or what its assistant is told. */
export function fixOf({ kind, menuId, dish }: Pick<FoundGap, 'kind' | 'menuId' | 'dish'>) {
  const menu = `/dashboard/menuList/menu/${menuId}`
  if (dish && kind === 'picture') {
    return { key: 'gap_fix_picture', to: `${menu}/itemList?picture=${dish.id}` } as const
  }
  if (dish) return { key: 'gap_fix_dish', to: `${menu}/itemList?edit=${dish.id}` } as const
  if (kind === 'other') return { key: 'gap_fix_assistant', to: `${menu}/update` } as const
  return { key: 'gap_fix_items', to: `${menu}/itemList` } as const
}

/** What each kind is called on the page. */
export const gapKeys = {
  ingredients: 'gap_ingredients',
  allergens: 'gap_allergens',
  diet: 'gap_diet',
  calories: 'gap_calories',
  price: 'gap_price',
  cooking: 'gap_cooking',
  picture: 'gap_picture',
  tags: 'gap_tags',
  details: 'gap_details',
  not_on_menu: 'gap_not_on_menu',
  other: 'gap_other',
} as const satisfies Readonly<Record<FoundGap['kind'], string>>

/** What a diet, or a tag that guests ask after, is called on the page. */
export const markKeys = {
  vegetarian: 'diet_vegetarian',
  vegan: 'diet_vegan',
  pescatarian: 'diet_pescatarian',
  halal: 'diet_halal',
  kosher: 'diet_kosher',
  spicy: 'tag_spicy',
  kids: 'tag_kids',
  popular: 'tag_popular',
} as const satisfies Readonly<Record<Diet | 'spicy' | 'kids' | 'popular', string>>
