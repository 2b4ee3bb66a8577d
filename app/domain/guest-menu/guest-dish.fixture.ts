import type { GuestDish } from './guest-menu.ts'

/** Creates a dish with nothing recorded but its name and the given changes. */
export const aDish = (name: string, change: Partial<GuestDish> = {}): GuestDish => ({
  id: name,
  name,
  description: '',
  ingredients: [],
  tags: [],
  calories: null,
  priceMinor: null,
  imageUrl: null,
  aiInstructions: '',
  ...change,
})
