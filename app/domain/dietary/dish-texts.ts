import type { GuestDish } from '../guest-menu/guest-menu.ts'

/** The texts of a dish, on which statements about it are based. */
export type DishTexts = Pick<
  GuestDish,
  'name' | 'description' | 'ingredients' | 'tags' | 'aiInstructions'
>

/** Returns a dish with only these texts. */
export function asDish({
  name,
  description,
  ingredients,
  tags,
  aiInstructions,
}: DishTexts): GuestDish {
  return {
    id: '',
    name,
    description,
    ingredients,
    tags,
    aiInstructions,
    sizes: [{ id: '', name: '', priceMinor: null, calories: null }],
    imageUrl: null,
  }
}
