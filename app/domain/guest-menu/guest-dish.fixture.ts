import type { Size } from '../sizes/size.ts'
import type { GuestDish } from './guest-menu.ts'

/** The fields of a dish that a test sets. Price and calories are those of the dish's only size. */
type DishChange = Partial<GuestDish> & Partial<Pick<Size, 'priceMinor' | 'calories'>>

/** Creates a dish with nothing recorded but its name and the given changes. */
export const aDish = (
  name: string,
  { priceMinor = null, calories = null, ...change }: DishChange = {},
): GuestDish => ({
  id: name,
  name,
  description: '',
  ingredients: [],
  tags: [],
  sizes: [{ id: name, name: '', priceMinor, calories }],
  imageUrl: null,
  aiInstructions: '',
  ...change,
})

/** Creates a size whose id is its name. */
export const aSize = (name: string, priceMinor: number | null, calories?: number): Size => ({
  id: name,
  name,
  priceMinor,
  calories: calories ?? null,
})
