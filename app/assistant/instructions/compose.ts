import { inSlices } from '#app/domain/in-slices.ts'
import type { GuestCategory, GuestDish, GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { formatAmount } from '#app/domain/menus/price.ts'
import { countedLine, type ChosenDishes, type DishLine } from './choose-dishes.ts'
import { platformRules } from './platform-rules.ts'
import { quote } from './quote.ts'
import { statedFacts } from './stated-facts.ts'

/**
 * What a model is told of a restaurant. The order is fixed, and what changes most often
 * stands last, so that providers' prompt caches hold (design section 7).
 */
export function composeInstructions(menu: GuestMenu, { told, named, left }: ChosenDishes): string {
  const { restaurant, menu: about } = menu
  const place = [restaurant.name, restaurant.location].filter(Boolean).join(', ')
  return [
    platformRules,
    quote('context', [place, about.aiContext].filter(Boolean).join('\n')),
    quote('restaurant', restaurant.aiInstructions),
    quote('menu', about.aiInstructions),
    quote('dishes', told.join('\n')),
    ...(named.length > 0 ? [namesRule, quote('names', named.join('\n'))] : []),
    ...(left > 0 ? [`${left} more dishes are on the menu that are not named here.`] : []),
  ].join('\n\n')
}

const namesRule =
  'These are on the menu too. Only their names stand here: say of them nothing but that they are there, and that the menu tells what is recorded.'

/** Every dish of a menu with all that is recorded of it, in the menu's order. */
export function dishLines(menu: GuestMenu): Promise<DishLine[]> {
  const { currency } = menu.menu
  return inSlices(dishesWithHeadings(menu), ({ dish, heading }) =>
    countedLine(dish, dishLine(dish, currency, heading)),
  )
}

const under = (dishes: readonly GuestDish[], heading?: string) =>
  dishes.map((dish) => ({ dish, heading }))

function dishesWithHeadings(menu: GuestMenu) {
  return [
    ...menu.categories.flatMap((main: GuestCategory) => [
      ...under(main.dishes, main.name),
      ...main.sections.flatMap((section) =>
        under(section.dishes, `${main.name} / ${section.name}`),
      ),
    ]),
    ...under(menu.uncategorised),
  ]
}

/** One dish as one line of JSON; a field that the owner left empty is left out. */
function dishLine(dish: GuestDish, currency: string, heading: string | undefined): string {
  return JSON.stringify({
    name: dish.name,
    category: heading,
    description: dish.description || undefined,
    notes: dish.aiInstructions || undefined,
    ingredients: dish.ingredients.length > 0 ? dish.ingredients : undefined,
    restaurant_states: statedFacts(dish),
    calories: dish.calories ?? undefined,
    tags: dish.tags.length > 0 ? dish.tags : undefined,
    image_url: dish.imageUrl ?? undefined,
    price:
      dish.priceMinor === null
        ? undefined
        : `${formatAmount(dish.priceMinor, currency, 'en')} ${currency}`,
    id: dish.id,
  })
}
