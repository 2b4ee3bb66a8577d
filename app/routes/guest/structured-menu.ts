import type {
  Menu,
  MenuItem,
  MenuSection,
  NutritionInformation,
  Offer,
  Restaurant,
  RestrictedDiet,
  WithContext,
} from 'schema-dts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import { determineState } from '#app/domain/dietary/dish-state.ts'
import { suitableDiets } from '#app/domain/dietary/suitable-diets.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import {
  allDishes,
  type GuestCategory,
  type GuestDish,
  type GuestDishes,
  type GuestMenu,
  type GuestSection,
} from '#app/domain/guest-menu/guest-menu.ts'
import type { OptionGroup } from '#app/domain/guest-menu/option-group.ts'
import type { MenuTexts, ShownDish } from '#app/domain/translations/menu-texts.ts'
import { decimalPrice } from '#app/domain/money/price.ts'
import type { Size } from '#app/domain/sizes/size.ts'
import type { GuestPageProps } from './guest-page-props.ts'
import { priceRangeOf } from './price-range.ts'
import { structuredVisit } from './structured-visit.ts'

interface Page {
  readonly restaurant: GuestPageProps['restaurant'] & { readonly coverUrl: string | null }
  readonly menu: GuestMenu | null
  readonly texts: MenuTexts
}

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
  { restaurant, menu, texts }: Page,
  url: string,
  origin: string,
): Promise<string> {
  const pictureAt = (path: string | null) => (path === null ? [] : [origin + path])
  const logo = pictureAt(restaurant.logoUrl)
  const known = menu && (await menusOf(menu, texts, origin))
  const structured: WithContext<Restaurant> = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.name,
    ...(restaurant.location !== '' && { address: restaurant.location }),
    ...only('logo', logo),
    ...only('image', [...pictureAt(restaurant.coverUrl), ...logo]),
    ...(restaurant.visit && structuredVisit(restaurant.visit)),
    ...only('priceRange', menu ? priceRangeOf(menu) : []),
    ...(known && { hasMenu: known }),
  }
  return scriptJson(structured)
}

/** @returns the menu; several with their names */
async function menusOf(menu: GuestMenu, texts: MenuTexts, origin: string): Promise<Menu | Menu[]> {
  const { currency } = menu.menu
  const items = new Map(
    await inSlices(
      allDishes(menu),
      (dish) => [dish, itemOf(dish, texts.dish(dish), { currency, origin })] as const,
    ),
  )
  const itemsOf = (dishes: readonly GuestDish[]) => dishes.flatMap((dish) => items.get(dish) ?? [])
  const section = ({ id, name, dishes }: GuestSection) => ({
    '@type': 'MenuSection' as const,
    name: texts.text('category', id, name).text,
    ...(dishes.length > 0 && { hasMenuItem: itemsOf(dishes) }),
  })
  const category = ({ sections, ...own }: GuestCategory): MenuSection => ({
    ...section(own),
    ...(sections.length > 0 && { hasMenuSection: sections.map(section) }),
  })
  const menuOfPart = ({ categories, uncategorised }: GuestDishes, name?: string): Menu => ({
    '@type': 'Menu',
    ...(texts.shownLanguage !== null && { inLanguage: texts.shownLanguage }),
    ...(name !== undefined && { name }),
    ...(categories.length > 0 && { hasMenuSection: categories.map(category) }),
    ...(uncategorised.length > 0 && { hasMenuItem: itemsOf(uncategorised) }),
  })
  const { menus = [] } = menu
  return menus.length > 1
    ? menus.map((part) => menuOfPart(part, texts.text('menu', part.id, part.name).text))
    : menuOfPart(menu)
}

function itemOf(
  dish: GuestDish,
  shown: ShownDish,
  { currency, origin }: { readonly currency: string; readonly origin: string },
): MenuItem {
  const suitable = [
    ...suitableDiets(dish).flatMap((diet) => dietNames[diet] ?? []),
    ...(isFreeOfGluten(dish) ? ['https://schema.org/GlutenFreeDiet' as const] : []),
  ]
  return {
    '@type': 'MenuItem',
    name: shown.name,
    ...(shown.original && { alternateName: shown.original.name }),
    ...(shown.description !== '' && { description: shown.description }),
    ...(dish.imageUrl !== null && { image: origin + dish.imageUrl }),
    ...only(
      'offers',
      shown.sizes.flatMap((size) => offerOf(size, currency, dish.isSoldOut)),
    ),
    ...only('nutrition', shown.sizes.flatMap(nutritionOf)),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(shown.optionGroups && {
      menuAddOn: shown.optionGroups.map((group) => addOnsOf(group, currency)),
    }),
  }
}

/** Only by the restaurant's own statement: ingredients never say so. */
const isFreeOfGluten = (dish: GuestDish) =>
  dish.stated !== undefined && determineState(dish, 'gluten').state === 'free'

/** A group of options; schema.org has no numbers of choices. */
function addOnsOf({ name, options }: OptionGroup, currency: string): MenuSection {
  return {
    '@type': 'MenuSection',
    name,
    hasMenuItem: options.map((option) => ({
      '@type': 'MenuItem' as const,
      name: option.name,
      ...only('offers', offerOf({ name: '', priceMinor: option.extraMinor }, currency)),
    })),
  }
}

/** A property with its values; a single one isn't in an array, and none is no property. */
function only<Name extends string, Value>(name: Name, values: readonly Value[]) {
  const [first, ...others] = values
  if (first === undefined) return {}
  return { [name]: others.length > 0 ? values : first }
}

function nutritionOf({ name, calories, portion }: Size): NutritionInformation[] {
  if (calories === null && !portion) return []
  const servingSize = [name, portion && `${portion.amount} ${portion.unit}`].filter(Boolean)
  return [
    {
      '@type': 'NutritionInformation',
      ...(calories !== null && { calories: `${calories} calories` }),
      ...(servingSize.length > 0 && { servingSize: servingSize.join(', ') }),
    },
  ]
}

function offerOf(
  { name, priceMinor }: Pick<Size, 'name' | 'priceMinor'>,
  currency: string,
  isSoldOut = false,
): Offer[] {
  if (priceMinor === null) return []
  return [
    {
      '@type': 'Offer',
      ...(name !== '' && { name }),
      price: decimalPrice(priceMinor, currency),
      priceCurrency: currency,
      ...(isSoldOut && { availability: 'https://schema.org/SoldOut' }),
    },
  ]
}

/** Escapes `<`, since owners' text may contain `</script>`. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
