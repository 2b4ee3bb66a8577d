import { href } from 'react-router'
import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'

/**
 * Returns the path where the owner can close a gap (the dish's form, the menu's dishes, or its
 * instructions) and the message key of the link.
 */
export function fixLink({ kind, menuId, dish }: Pick<FoundGap, 'kind' | 'menuId' | 'dish'>) {
  const dishes = href('/dashboard/menuList/menu/:menuId/itemList', { menuId })
  if (dish && kind === 'picture') {
    return { key: 'gap_fix_picture', to: `${dishes}?picture=${dish.id}` } as const
  }
  if (dish) return { key: 'gap_fix_dish', to: `${dishes}?edit=${dish.id}` } as const
  if (kind === 'other') {
    const to = href('/dashboard/menuList/menu/:menuId/update', { menuId })
    return { key: 'gap_fix_assistant', to } as const
  }
  return { key: 'gap_fix_items', to: dishes } as const
}

/** Message keys of the kinds of gaps. */
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

/** Message keys of the diets and tags that guests ask about. */
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
