import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestCategory, GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

const splitList = (list: string) => (list === '' ? [] : list.split(', '))

/** A dish whose id is its name. */
export const dish = (name: string, priceMinor: number, ingredients: string, tags = ''): GuestDish =>
  aDish(name, { ingredients: splitList(ingredients), tags: splitList(tags), priceMinor })

/** A category whose id is its name. */
export const category = (name: string, dishes: readonly GuestDish[]): GuestCategory => ({
  id: name,
  name,
  dishes,
  sections: [],
})

export const guestMenu = (categories: readonly GuestCategory[]): GuestMenu => ({
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'GBP', aiContext: '', aiInstructions: '' },
  categories,
  uncategorised: [],
})
