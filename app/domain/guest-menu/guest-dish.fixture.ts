import type { GuestDish } from './guest-menu.ts'

/** A dish with a name and nothing else recorded, except what a test sets. */
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
