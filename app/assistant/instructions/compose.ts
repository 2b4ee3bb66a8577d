import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { formatAmount } from '#app/domain/menus/price.ts'
import { platformRules } from './platform-rules.ts'
import { quote } from './quote.ts'

/**
 * What a model is told of a restaurant. The order is fixed, and what changes most often
 * stands last, so that providers' prompt caches hold.
 */
export function composeInstructions(menu: GuestMenu): string {
  const { restaurant, menu: about } = menu
  const name = [restaurant.name, restaurant.location].filter(Boolean).join(', ')
  return [
    platformRules,
    quote('context', [name, about.aiContext].filter(Boolean).join('\n')),
    quote('restaurant', restaurant.aiInstructions),
    quote('menu', about.aiInstructions),
    quote(
      'dishes',
      allDishes(menu)
        .map((dish) => dishLine(dish, about.currency))
        .join('\n'),
    ),
  ].join('\n\n')
}

/** One dish as one line of JSON; a field that the owner left empty is left out. */
function dishLine(dish: GuestDish, currency: string): string {
  return JSON.stringify({
    name: dish.name,
    description: dish.description || undefined,
    notes: dish.aiInstructions || undefined,
    ingredients: dish.ingredients.length > 0 ? dish.ingredients : undefined,
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
