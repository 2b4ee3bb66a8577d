import type {
  Menu,
  MenuItem,
  MenuSection,
  Offer,
  Restaurant,
  RestrictedDiet,
  WithContext,
} from 'schema-dts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import { fitDiets } from '#app/domain/dietary/fit-diets.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import {
  allDishes,
  type GuestCategory,
  type GuestDish,
  type GuestMenu,
  type GuestSection,
} from '#app/domain/guest-menu/guest-menu.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import type { GuestPageProps } from './guest-page-props.ts'

type Page = Pick<GuestPageProps, 'restaurant'> & { readonly menu: GuestMenu | null }

// schema.org has no pescatarian diet.
const dietNames: Partial<Record<Diet, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
}

/**
 * The restaurant and its menu as structured data (schema.org). It contains no more than the page:
 * what the owner didn't record is omitted.
 * @returns JSON that is safe inside a script element
 * @param url the page's canonical URL
 * @param origin prefix of the paths of pictures
 */
export async function structuredMenu(
  { restaurant, menu }: Page,
  url: string,
  origin: string,
): Promise<string> {
  const known = menu && (await menuOf(menu, origin))
  const structured: WithContext<Restaurant> = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.name,
    ...(restaurant.location !== '' && { address: restaurant.location }),
    ...(restaurant.logoUrl !== null && { image: origin + restaurant.logoUrl }),
    ...(known && { hasMenu: known }),
  }
  return scriptJson(structured)
}

async function menuOf(menu: GuestMenu, origin: string): Promise<Menu> {
  const { currency } = menu.menu
  const items = new Map(
    await inSlices(allDishes(menu), (dish) => [dish, itemOf(dish, currency, origin)] as const),
  )
  const itemsOf = (dishes: readonly GuestDish[]) => dishes.flatMap((dish) => items.get(dish) ?? [])
  const section = ({ name, dishes }: GuestSection) => ({
    '@type': 'MenuSection' as const,
    name,
    ...(dishes.length > 0 && { hasMenuItem: itemsOf(dishes) }),
  })
  const category = ({ sections, ...own }: GuestCategory): MenuSection => ({
    ...section(own),
    ...(sections.length > 0 && { hasMenuSection: sections.map(section) }),
  })
  const { categories, uncategorised } = menu
  return {
    '@type': 'Menu',
    ...(categories.length > 0 && { hasMenuSection: categories.map(category) }),
    ...(uncategorised.length > 0 && { hasMenuItem: itemsOf(uncategorised) }),
  }
}

function itemOf(dish: GuestDish, currency: string, origin: string): MenuItem {
  const suitable = fitDiets(dish).flatMap((diet) => dietNames[diet] ?? [])
  return {
    '@type': 'MenuItem',
    name: dish.name,
    ...(dish.description !== '' && { description: dish.description }),
    ...(dish.imageUrl !== null && { image: origin + dish.imageUrl }),
    ...(dish.priceMinor !== null && { offers: offerOf(dish.priceMinor, currency) }),
    ...(dish.calories !== null && {
      nutrition: { '@type': 'NutritionInformation', calories: `${dish.calories} calories` },
    }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
  }
}

function offerOf(priceMinor: number, currency: string): Offer {
  const digits = minorDigits(currency)
  const price = (priceMinor / 10 ** digits).toFixed(digits)
  return { '@type': 'Offer', price, priceCurrency: currency }
}

/** Escapes `<`, since owners' text may contain `</script>`. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
