import type { PartOf } from '../plan/part.ts'
import type { Block } from './blocks.ts'
import { quoteNote } from './dish-notes.ts'
import { nameOption, neededOptions } from './option-texts.ts'
import { itemOf, namedIds, pricedItem, quotedItems, type Item } from './priced-items.ts'
import { textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { inSizes, priceOfSize, type SizedDish } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

/** Renders the total price or calories of dishes; a dish listed twice counts twice. */
export function renderSum(part: PartOf<'sum'>, context: RenderContext): Rendered {
  const { of, ways = 1, budget, uncounted = [] } = part
  const { speaker } = context
  const namedSizes = part.sizes ?? []
  const orders = inSizes(context.dishes, namedSizes, ({ sizes }) => sizes[0])
  const isPrice = of === 'price'
  const format = (figure: number) =>
    isPrice ? speaker.price(figure) : speaker.say('kcal', { kcal: figure })
  const items = isPrice
    ? priceItems(orders, part.options ?? [], context)
    : orders.map((sized) => itemOf(sized, 'calories', speaker))
  const countedItems = items.flatMap(({ figure, ...item }) =>
    figure === null ? [] : [{ ...item, figure }],
  )
  const unpricedNames = [
    ...new Set(items.flatMap(({ name, figure }) => (figure === null ? [name] : []))),
  ]
  const isComplete = unpricedNames.length + uncounted.length === 0
  const total = countedItems.reduce((sum, { figure }) => sum + figure, 0)
  const lines = countEqual(countedItems).map(({ name, count, figure }) => ({
    name,
    count,
    amount: format(count * figure),
  }))
  const totalText = isPrice
    ? speaker.say('sum', { total: format(total) })
    : speaker.say('sumKcal', { kcal: total })
  // Rounded up to the smallest coin, so that the shares cover the bill.
  const share = format(Math.ceil(total / ways))
  const notes = [
    // "You have … left" is wrong if something isn't in the sum.
    ...(isPrice && budget !== undefined && (isComplete || total > budget)
      ? [compareToBudget(total, budget, speaker)]
      : []),
    ...(ways > 1 && lines.length > 0 ? [speaker.say('sumEach', { ways, each: share })] : []),
    ...(unpricedNames.length > 0
      ? [speaker.say('sumIncomplete', { dishes: speaker.list(unpricedNames) })]
      : []),
    ...(uncounted.length > 0
      ? [speaker.say('sumWithout', { items: speaker.list(uncounted) })]
      : []),
    ...describeAssumedSizes(orders, namedSizes, speaker),
  ]
  const text = [
    ...lines.map(({ name, count, amount }) => `${count} × ${name}: ${amount}`),
    ...(lines.length > 0 ? [totalText] : []),
    ...notes,
  ].join('\n')
  const block: Block =
    isPrice && lines.length > 0
      ? { kind: 'bill', text, lines, total: totalText, notes }
      : textBlock(text)
  const dishesWithNote = isPrice ? unpricedDishesWithNote(orders) : []
  return {
    blocks: [block, ...dishesWithNote.map((dish) => quoteNote(dish, speaker))],
    dishIds: namedIds(context),
  }
}

const priceItems = (
  orders: readonly SizedDish[],
  optionIds: readonly string[],
  context: RenderContext,
): readonly Item[] => [
  ...orders.map((sized) => pricedItem(sized, context.speaker)),
  ...optionItems(context, optionIds),
  ...quotedItems(context),
]

type CountedItem = Item & { readonly figure: number }

/** Merges equal items into one with their number, in the order in which each appears first. */
const countEqual = (items: readonly CountedItem[]) =>
  [...Map.groupBy(items, ({ source }) => source).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: 1 + others.length }] : [],
  )

/** Returns the dishes without a price whose note may explain why: "priced by weight". */
const unpricedDishesWithNote = (orders: readonly SizedDish[]) => [
  ...new Set(
    orders.flatMap(({ dish, size }) =>
      size.priceMinor === null && dish.aiInstructions !== '' ? [dish] : [],
    ),
  ),
]

/**
 * Returns the options that a guest named, and those without which a dish doesn't fit what they avoid.
 * Options that cost nothing are on the bill as well.
 */
function optionItems(
  { dishes, avoided, speaker }: RenderContext,
  optionIds: readonly string[],
): Item[] {
  const options = dishes.flatMap((dish) =>
    (dish.optionGroups ?? []).flatMap((group) => group.options.map((option) => ({ dish, option }))),
  )
  const namedOptions = optionIds.flatMap(
    (id) => options.find(({ option }) => option.id === id) ?? [],
  )
  const needed = dishes.flatMap((dish) =>
    neededOptions(dish, avoided, optionIds).map((option) => ({ dish, option })),
  )
  return [...namedOptions, ...needed].map(({ dish, option }) => ({
    source: option,
    name: nameOption(dish, option, speaker),
    figure: option.extraMinor,
  }))
}

/** Says which size was counted where the guest named none, and which others there are. */
function describeAssumedSizes(
  orders: readonly SizedDish[],
  namedSizes: readonly string[],
  speaker: Speaker,
): string[] {
  const assumedSizes = new Map(
    orders.flatMap(({ dish, size }) =>
      size.name === '' || namedSizes.includes(size.id) ? [] : [[dish, size] as const],
    ),
  )
  return [...assumedSizes].map(([dish, size]) => {
    const others = dish.sizes.filter((other) => other !== size)
    return speaker.say('sizeAssumed', {
      dish: dish.name,
      size: size.name,
      others: speaker.list(others.flatMap((other) => priceOfSize(other, speaker) ?? [])),
    })
  })
}

function compareToBudget(total: number, budget: number, speaker: Speaker): string {
  const difference = speaker.price(Math.abs(budget - total))
  return total > budget
    ? speaker.say('sumOver', { over: difference, budget: speaker.price(budget) })
    : speaker.say('mealLeft', { left: difference })
}
