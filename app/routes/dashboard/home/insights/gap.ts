import { href } from 'react-router'
import { factField } from '#app/domain/dishes/fact-choices.ts'
import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import { houseAddress } from '../../restaurants/restaurant/house-address.ts'

/** What an owner can do with a gap, besides closing it. */
export type GapAct = 'dismissGap' | 'restoreGap'

/** Returns the form that dismisses or restores a gap. */
export function gapForm({ kind, place, facts, lastAsked }: FoundGap, intent: GapAct) {
  return {
    intent,
    kind,
    about: place.about,
    id: place.id,
    facts: facts.join(' '),
    lastAsked: lastAsked.toISOString(),
  }
}

/** Identifies a gap in a list. */
export const gapKey = ({ kind, place, facts }: FoundGap): string =>
  [kind, place.id, place.about === 'restaurant' ? facts.join() : ''].join(' ')

/**
 * Returns the path where the owner can close a gap (a field of the dish or the restaurant, or the
 * menu) and the message key of the link.
 */
export function fixLink({ kind, place, facts }: Pick<FoundGap, 'kind' | 'place' | 'facts'>) {
  if (place.about === 'restaurant') {
    const { id: restaurantId, topic } = place
    const page = href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId })
    return { key: 'gap_fix_house', to: houseAddress(page, topic) } as const
  }
  const { menuId } = place
  const dishes = href('/dashboard/menuList/menu/:menuId/itemList', { menuId })
  if (place.about === 'dish') {
    if (kind === 'picture') {
      return { key: 'gap_fix_picture', to: `${dishes}?picture=${place.id}` } as const
    }
    const stated = statedFacts.find((fact) => kind === 'allergens' && facts.includes(fact))
    const field = stated ? factField(stated) : dishFields[kind]
    return {
      key: 'gap_fix_dish',
      to: `${dishes}?edit=${place.id}${field ? `&field=${field}` : ''}`,
    } as const
  }
  if (kind === 'other') {
    const to = href('/dashboard/menuList/menu/:menuId/update', { menuId })
    return { key: 'gap_fix_assistant', to } as const
  }
  return { key: 'gap_fix_items', to: dishes } as const
}

/** The field of a dish's form that closes each kind of gap. */
const dishFields: Readonly<Partial<Record<FoundGap['kind'], string>>> = {
  ingredients: 'ingredients',
  diet: 'tags',
  calories: 'calories',
  price: 'price',
  cooking: 'description',
  tags: 'tags',
  details: 'description',
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
