import { determineState, stateOfDiet } from '../dietary/dish-state.ts'
import { optionAsDish } from '../dietary/option-state.ts'
import { suitableDiets } from '../dietary/suitable-diets.ts'
import { diets } from '../guest-menu/facts.ts'
import {
  allDishes,
  type GuestCategory,
  type GuestDish,
  type GuestSection,
} from '../guest-menu/guest-menu.ts'
import type { OptionGroup } from '../guest-menu/option-group.ts'
import type { Service } from '../guest-menu/service.ts'
import type { GuestPage } from '../guest-page/get-guest-page.ts'
import { formatTime } from '../hours/format-time.ts'
import { inSlices } from '../in-slices.ts'
import { decimalPrice } from '../money/price.ts'
import type { Size } from '../sizes/size.ts'
import type { MenuTexts } from '../translations/menu-texts.ts'
import {
  allergenStates,
  dietStates,
  documentedFacts,
  type DocumentedDish,
  type MenuDocument,
} from './menu-document.ts'

/** What programs must pass on to people who rely on the facts. */
const notice =
  'Facts are those that the restaurant recorded. "not_recorded" does not mean free of it. People with an allergy must ask the staff before they order.'

interface Addresses {
  /** The restaurant's page. */
  readonly url: string
  /** Chefin's public URL, the prefix of the paths of pictures. */
  readonly origin: string
  /** Returns the address of a dish's page. */
  readonly dish: (dish: GuestDish) => string
}

/**
 * Builds the document of a restaurant's menus. It contains what guests can read, and nothing else.
 * @param texts in the language of the document
 */
export async function buildMenuDocument(
  { restaurant, menu, languages }: GuestPage,
  texts: MenuTexts,
  addresses: Addresses,
): Promise<MenuDocument> {
  const { visit } = restaurant
  const parts = menu?.menus ?? (menu ? [{ ...menu, id: menu.menu.id, name: '' }] : [])
  const currency = menu?.menu.currency ?? null
  const documented = new Map(
    await inSlices(
      menu ? allDishes(menu) : [],
      (dish) => [dish, documentDish(dish, texts, { ...addresses, currency })] as const,
    ),
  )
  const documentDishes = (dishes: readonly GuestDish[]) =>
    dishes.flatMap((dish) => documented.get(dish) ?? [])
  const documentSection = ({ id, name, service, dishes }: GuestSection) => ({
    id,
    name: texts.text('category', id, name).text,
    ...(service && { served: documentService(service) }),
    dishes: documentDishes(dishes),
  })
  const documentCategory = ({ sections, ...own }: GuestCategory) => ({
    ...documentSection(own),
    sections: sections.map(documentSection),
  })
  return {
    version: 1,
    notice,
    restaurant: {
      id: restaurant.id,
      url: addresses.url,
      name: restaurant.name,
      address: restaurant.location,
      phone: visit?.phone ?? '',
      links: [...(visit?.links ?? [])],
      news: texts.text('notice', restaurant.id, visit?.notice ?? '').text,
      opening: visit && visit.hours.length > 0 ? documentService(visit) : null,
    },
    language: texts.shownLanguage,
    languages: [...languages.live],
    currency,
    menus: parts.map(({ id, name, service, categories, uncategorised }) => ({
      id,
      name: name === '' ? '' : texts.text('menu', id, name).text,
      ...(service && { served: documentService(service) }),
      categories: categories.map(documentCategory),
      dishes: documentDishes(uncategorised),
    })),
  }
}

const documentService = ({ timeZone, hours }: Pick<Service, 'timeZone' | 'hours'>) => ({
  timeZone,
  hours: hours.map((times) =>
    times.map(([opens, closes]) => ({ opens: formatTime(opens), closes: formatTime(closes) })),
  ),
})

interface DishContext extends Addresses {
  readonly currency: string | null
}

function documentDish(dish: GuestDish, texts: MenuTexts, context: DishContext): DocumentedDish {
  const shown = texts.dish(dish)
  const { origin, currency } = context
  return {
    id: dish.id,
    url: context.dish(dish),
    name: shown.name,
    ...(shown.original && { originalName: shown.original.name }),
    ...(shown.lang && { language: shown.lang }),
    description: shown.description,
    picture: dish.imageUrl === null ? null : origin + dish.imageUrl,
    ingredients: [...shown.ingredients],
    tags: [...shown.tags],
    meatOrigin: [...(dish.meatOrigin ?? [])],
    isSoldOut: dish.isSoldOut === true,
    sizes: shown.sizes.map((size) => documentSize(size, currency)),
    optionGroups: (shown.optionGroups ?? []).map((group) =>
      documentGroup(group, dish.optionGroups ?? [], currency),
    ),
    allergens: documentFacts(dish),
    diets: documentDiets(dish),
  }
}

const documentSize = (
  { id, name, priceMinor, calories, portion }: Size,
  currency: string | null,
): DocumentedDish['sizes'][number] => ({
  id,
  name,
  price: documentPrice(priceMinor, currency),
  calories,
  ...(portion && { portion: { ...portion } }),
})

const documentPrice = (minor: number | null, currency: string | null): string | null =>
  minor === null || currency === null ? null : decimalPrice(minor, currency)

/**
 * @param group with its texts in the document's language
 * @param originals the dish's groups, whose words the facts are derived from
 */
function documentGroup(
  { id, name, min, max, options }: OptionGroup,
  originals: readonly OptionGroup[],
  currency: string | null,
): DocumentedDish['optionGroups'][number] {
  const byId = new Map(
    originals.flatMap((group) => group.options.map((option) => [option.id, option] as const)),
  )
  return {
    id,
    name,
    min,
    max,
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      extraPrice: documentPrice(option.extraMinor, currency),
      ingredients: [...option.ingredients],
      allergens: documentFacts(optionAsDish(byId.get(option.id) ?? option)),
    })),
  }
}

function documentFacts(dish: GuestDish): DocumentedDish['allergens'] {
  const states = documentedFacts.map((fact) => [fact, determineState(dish, fact).state])
  return allergenStates.parse(Object.fromEntries(states))
}

/** A diet that seems suitable by its words alone isn't recorded. */
const statesOfUnsuitable = {
  contains: 'not_suitable',
  may_contain: 'may_not_be_suitable',
  free: 'not_recorded',
  not_recorded: 'not_recorded',
} as const

function documentDiets(dish: GuestDish): DocumentedDish['diets'] {
  const suitable = suitableDiets(dish)
  const states = diets.map((diet) => {
    if (suitable.includes(diet)) return [diet, 'suitable']
    const { state } = stateOfDiet(dish, diet)
    return [diet, statesOfUnsuitable[state]]
  })
  return dietStates.parse(Object.fromEntries(states))
}
