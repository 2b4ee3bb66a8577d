import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestCategory, GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

const listed = (words: string) => (words === '' ? [] : words.split(', '))

/** A dish whose id is its name. */
export const dish = (name: string, priceMinor: number, ingredients: string, tags = ''): GuestDish =>
  aDish(name, { ingredients: listed(ingredients), tags: listed(tags), priceMinor })

export const category = (name: string, of: readonly GuestDish[]): GuestCategory => ({
  id: name,
  name,
  dishes: of,
  sections: [],
})

export const guestMenu = (categories: readonly GuestCategory[]): GuestMenu => ({
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'GBP', aiContext: '', aiInstructions: '' },
  categories,
  uncategorised: [],
})
