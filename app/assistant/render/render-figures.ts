import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { PartOf } from '../plan/part.ts'
import type { Block } from './blocks.ts'
import { listIngredients, quoteNote } from './render-contents.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import type { Speaker } from './speaker.ts'

/** Renders the total price or calories of dishes; a dish listed twice counts twice. */
export function renderSum(part: PartOf<'sum'>, context: RenderContext): Rendered {
  const { of, ways = 1, budget } = part
  const { dishes, speaker } = context
  const isPrice = of === 'price'
  const figureOf = (dish: GuestDish) => (isPrice ? dish.priceMinor : dish.calories)
  const format = (figure: number) =>
    isPrice ? speaker.price(figure) : speaker.say('kcal', { kcal: figure })
  const known = dishes.filter((dish) => figureOf(dish) !== null)
  const unknown = [...new Set(dishes.filter((dish) => figureOf(dish) === null))]
  const total = known.reduce((sum, dish) => sum + (figureOf(dish) ?? 0), 0)
  const lines = [...new Set(known)].map((dish) => {
    const count = known.filter((other) => other === dish).length
    return { name: dish.name, count, amount: format(count * (figureOf(dish) ?? 0)) }
  })
  const totalText = isPrice
    ? speaker.say('sum', { total: format(total) })
    : speaker.say('sumKcal', { kcal: total })
  // Rounded up to the smallest coin, so that the shares cover the bill.
  const each = format(Math.ceil(total / ways))
  const notes = [
    ...(isPrice && budget !== undefined && unknown.length === 0
      ? [compareToBudget(total, budget, speaker)]
      : []),
    ...(ways > 1 && known.length > 0 ? [speaker.say('sumEach', { ways, each })] : []),
    ...(unknown.length > 0
      ? [speaker.say('sumIncomplete', { dishes: speaker.list(unknown.map(({ name }) => name)) })]
      : []),
  ]
  const text = [
    ...lines.map(({ name, count, amount }) => `${count} × ${name}: ${amount}`),
    ...(known.length > 0 ? [totalText] : []),
    ...notes,
  ].join('\n')
  const block: Block =
    isPrice && known.length > 0
      ? { kind: 'bill', text, lines, total: totalText, notes }
      : textBlock(text)
  // The note may explain a missing price: "priced by weight".
  const unpriced = isPrice ? unknown.filter((dish) => dish.aiInstructions !== '') : []
  return {
    blocks: [block, ...unpriced.map((dish) => quoteNote(dish, speaker))],
    dishIds: idsOf(dishes),
  }
}

function compareToBudget(total: number, budget: number, speaker: Speaker): string {
  const difference = speaker.price(Math.abs(budget - total))
  return total > budget
    ? speaker.say('sumOver', { over: difference, budget: speaker.price(budget) })
    : speaker.say('mealLeft', { left: difference })
}

/** Renders a comparison of dishes by what is recorded about each. */
export function renderComparison({ by }: PartOf<'compare'>, context: RenderContext): Rendered {
  const { dishes, speaker } = context
  const compare = {
    price: comparePrices,
    calories: compareCalories,
    contents: compareContents,
    heat: compareContents,
  }[by]
  return { blocks: [textBlock(compare(dishes, speaker))], dishIds: idsOf(dishes) }
}

function comparePrices(dishes: readonly GuestDish[], speaker: Speaker): string {
  const priced = dishes.flatMap(({ name, priceMinor }) =>
    priceMinor === null ? [] : [{ name, priceMinor }],
  )
  const [cheapest, next] = priced.toSorted((a, b) => a.priceMinor - b.priceMinor)
  if (!cheapest || !next) return speaker.say('compareUnknown')
  const lines = priced.map(({ name, priceMinor }) =>
    speaker.say('price', { dish: name, price: speaker.price(priceMinor) }),
  )
  const difference = next.priceMinor - cheapest.priceMinor
  const verdict =
    difference === 0
      ? speaker.say('compareSamePrice', { price: speaker.price(cheapest.priceMinor) })
      : speaker.say('compareCheaper', {
          dish: cheapest.name,
          difference: speaker.price(difference),
        })
  return [verdict, ...lines].join('\n')
}

function compareCalories(dishes: readonly GuestDish[], speaker: Speaker): string {
  const known = dishes.flatMap(({ name, calories: kcal }) =>
    kcal === null ? [] : [{ name, kcal }],
  )
  const [least, next] = known.toSorted((a, b) => a.kcal - b.kcal)
  if (!least || !next) return speaker.say('compareUnknown')
  const difference = next.kcal - least.kcal
  return [
    speaker.say('fewestKcal', { dish: least.name, kcal: least.kcal }),
    ...known
      .filter((dish) => dish !== least)
      .map(({ name, kcal }) => speaker.say('calories', { dish: name, kcal })),
    ...(known.length === 2 && difference > 0
      ? [speaker.say('compareLighter', { dish: least.name, difference })]
      : []),
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
