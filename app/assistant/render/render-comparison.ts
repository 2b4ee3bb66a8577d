import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { lowestOf, type SizeFigure } from '#app/domain/sizes/size.ts'
import type { PartOf } from '../plan/part.ts'
import { nameOption, neededOptions } from './option-texts.ts'
import { namedIds, pricedItem, quotedItems, type Item } from './priced-items.ts'
import { listIngredients } from './render-contents.ts'
import { describeHeat } from './render-details.ts'
import { textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { inSizes, nameInSize, type SizedDish } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

/** Renders a comparison of dishes by what is recorded about each. */
export function renderComparison(
  { by, sizes = [] }: PartOf<'compare'>,
  context: RenderContext,
): Rendered {
  const { dishes, speaker } = context
  const inSize = (figure: SizeFigure) =>
    inSizes(dishes, sizes, (dish) => lowestOf(dish.sizes, figure) ?? dish.sizes[0])
  const compare = () => {
    switch (by) {
      case 'price':
        return comparePrices(inSize('priceMinor'), context)
      case 'calories':
        return compareCalories(inSize('calories'), speaker)
      case 'heat':
        return dishes.map((dish) => describeHeat({ ...context, dish })).join('\n')
      case 'contents':
        return compareContents(dishes, speaker)
    }
  }
  return { blocks: [textBlock(compare())], dishIds: namedIds(context) }
}

function comparePrices(dishes: readonly SizedDish[], context: RenderContext): string {
  const { speaker } = context
  const dishItems = dishes.map((sized) =>
    withNeeded(pricedItem(sized, speaker), sized.dish, context),
  )
  const items = [...dishItems, ...quotedItems(context)]
  const priced = items.flatMap(({ name, figure }) => (figure === null ? [] : [{ name, figure }]))
  const [cheapest, next] = priced.toSorted((first, second) => first.figure - second.figure)
  const lines = [
    ...priced.map(({ name, figure }) => `${name}: ${speaker.price(figure)}`),
    ...items.flatMap(({ name, figure }) =>
      figure === null ? [speaker.say('noPrice', { dish: name })] : [],
    ),
  ]
  if (!cheapest || !next) return lines.join('\n')
  const difference = next.figure - cheapest.figure
  const verdict =
    difference === 0
      ? speaker.say('compareSamePrice', { price: speaker.price(cheapest.figure) })
      : speaker.say('compareCheaper', {
          dish: cheapest.name,
          difference: speaker.price(difference),
        })
  return [verdict, ...lines].join('\n')
}

/**
 * Adds the options without which a dish doesn't fit what the guest avoids: "Margherita + Rice base".
 */
function withNeeded(item: Item, dish: GuestDish, { avoided, speaker }: RenderContext): Item {
  const optionsNeeded = neededOptions(dish, avoided, [])
  const extraMinor = optionsNeeded.reduce((sum, option) => sum + option.extraMinor, 0)
  return {
    ...item,
    name: [item.name, ...optionsNeeded.map((option) => nameOption(dish, option, speaker))].join(
      ' + ',
    ),
    figure: item.figure === null ? null : item.figure + extraMinor,
  }
}

function compareCalories(dishes: readonly SizedDish[], speaker: Speaker): string {
  const withCalories = dishes.flatMap((sized) =>
    sized.size.calories === null
      ? []
      : [{ name: nameInSize(sized, speaker), kcal: sized.size.calories }],
  )
  const withoutCalories = dishes.flatMap((sized) =>
    sized.size.calories === null
      ? [speaker.say('noCalories', { dish: nameInSize(sized, speaker) })]
      : [],
  )
  const sayCalories = ({ name, kcal }: (typeof withCalories)[number]) =>
    speaker.say('calories', { dish: name, kcal })
  const [least, next] = withCalories.toSorted((first, second) => first.kcal - second.kcal)
  if (!least || !next) return [...withCalories.map(sayCalories), ...withoutCalories].join('\n')
  const difference = next.kcal - least.kcal
  const lightest = withCalories.filter(({ kcal }) => kcal === least.kcal)
  return [
    speaker.say('fewestKcal', {
      dish: speaker.list(lightest.map(({ name }) => name)),
      count: lightest.length,
      kcal: least.kcal,
    }),
    ...withCalories.filter((dish) => !lightest.includes(dish)).map(sayCalories),
    ...(withCalories.length === 2 && difference > 0
      ? [speaker.say('compareLighter', { dish: least.name, difference })]
      : []),
    ...withoutCalories,
  ].join('\n')
}

function compareContents(dishes: readonly GuestDish[], speaker: Speaker): string {
  return dishes
    .map((dish) =>
      dish.ingredients.length === 0
        ? speaker.say('noIngredients', { dish: dish.name })
        : speaker.say('compareContents', {
            dish: dish.name,
            listed: listIngredients(dish, speaker),
          }),
    )
    .join('\n')
}
