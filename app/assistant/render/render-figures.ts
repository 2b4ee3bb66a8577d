import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import { lowestOf, type Size, type SizeFigure } from '#app/domain/sizes/size.ts'
import type { PartOf } from '../plan/part.ts'
import type { QuotedPrice } from '../plan/quoted-prices.ts'
import type { Block } from './blocks.ts'
import { quoteNote } from './dish-notes.ts'
import { listIngredients } from './render-contents.ts'
import { describeHeat } from './render-details.ts'
import { nameOption, neededOptions } from './option-texts.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { inSizes, nameInSize, priceOfSize, type SizedDish } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

/** A line of a bill: a dish in a size, an option, or a price that an owner's text names. */
interface Item {
  /** Equal items are one line of the bill. */
  readonly source: Size | DishOption | QuotedPrice
  readonly name: string
  readonly figure: number | null
}

/** Renders the total price or calories of dishes; a dish listed twice counts twice. */
export function renderSum(part: PartOf<'sum'>, context: RenderContext): Rendered {
  const { of, ways = 1, budget, uncounted = [] } = part
  const { dishes, speaker } = context
  const named = part.sizes ?? []
  const ordered = inSizes(dishes, named, ({ sizes }) => sizes[0])
  const isPrice = of === 'price'
  const format = (figure: number) =>
    isPrice ? speaker.price(figure) : speaker.say('kcal', { kcal: figure })
  const items: readonly Item[] = isPrice
    ? [
        ...ordered.map((sized) => pricedItem(sized, speaker)),
        ...extraItems(context, part.options ?? []),
        ...quotedItems(context),
      ]
    : ordered.map((sized) => itemOf(sized, 'calories', speaker))
  const counted = items.filter(({ figure }) => figure !== null)
  const unpriced = [
    ...new Set(items.flatMap(({ name, figure }) => (figure === null ? [name] : []))),
  ]
  const isComplete = unpriced.length + uncounted.length === 0
  const total = counted.reduce((sum, { figure }) => sum + (figure ?? 0), 0)
  const lines = [...new Map(counted.map((item) => [item.source, item])).values()].map((item) => {
    const count = counted.filter(({ source }) => source === item.source).length
    return { name: item.name, count, amount: format(count * (item.figure ?? 0)) }
  })
  const totalText = isPrice
    ? speaker.say('sum', { total: format(total) })
    : speaker.say('sumKcal', { kcal: total })
  // Rounded up to the smallest coin, so that the shares cover the bill.
  const each = format(Math.ceil(total / ways))
  const notes = [
    // "You have … left" is wrong if something isn't in the sum.
    ...(isPrice && budget !== undefined && (isComplete || total > budget)
      ? [compareToBudget(total, budget, speaker)]
      : []),
    ...(ways > 1 && counted.length > 0 ? [speaker.say('sumEach', { ways, each })] : []),
    ...(unpriced.length > 0
      ? [speaker.say('sumIncomplete', { dishes: speaker.list(unpriced) })]
      : []),
    ...(uncounted.length > 0
      ? [speaker.say('sumWithout', { items: speaker.list(uncounted) })]
      : []),
    ...assumedSizes(ordered, named, speaker),
  ]
  const text = [
    ...lines.map(({ name, count, amount }) => `${count} × ${name}: ${amount}`),
    ...(counted.length > 0 ? [totalText] : []),
    ...notes,
  ].join('\n')
  const block: Block =
    isPrice && counted.length > 0
      ? { kind: 'bill', text, lines, total: totalText, notes }
      : textBlock(text)
  // The note may explain a missing price: "priced by weight".
  const withNote = new Set(
    ordered.flatMap(({ dish, size }) =>
      isPrice && size.priceMinor === null && dish.aiInstructions !== '' ? [dish] : [],
    ),
  )
  return {
    blocks: [block, ...[...withNote].map((dish) => quoteNote(dish, speaker))],
    dishIds: namedIds(context),
  }
}

const itemOf = (sized: SizedDish, figure: SizeFigure, speaker: Speaker): Item => ({
  source: sized.size,
  name: nameInSize(sized, speaker),
  figure: sized.size[figure],
})

const pricedItem = (sized: SizedDish, speaker: Speaker) => itemOf(sized, 'priceMinor', speaker)

/**
 * Returns the options that a guest named, and those without which a dish doesn't fit what they avoid.
 * Options that cost nothing are on the bill as well.
 */
function extraItems(
  { dishes, avoided, speaker }: RenderContext,
  optionIds: readonly string[],
): Item[] {
  const options = dishes.flatMap((dish) =>
    (dish.optionGroups ?? []).flatMap((group) => group.options.map((option) => ({ dish, option }))),
  )
  const ordered = optionIds.flatMap((id) => options.find(({ option }) => option.id === id) ?? [])
  const needed = dishes.flatMap((dish) =>
    neededOptions(dish, avoided, optionIds).map((option) => ({ dish, option })),
  )
  return [...ordered, ...needed].map(({ dish, option }) => ({
    source: option,
    name: nameOption(dish, option, speaker),
    figure: option.extraMinor,
  }))
}

const quotedItems = ({ quoted, speaker }: RenderContext): Item[] =>
  quoted.map((price) => ({
    source: price,
    name: quoteSentence(price, speaker),
    figure: price.priceMinor,
  }))

/** Says which size was counted where the guest named none, and which others there are. */
function assumedSizes(
  ordered: readonly SizedDish[],
  named: readonly string[],
  speaker: Speaker,
): string[] {
  const assumed = new Map(
    ordered.flatMap(({ dish, size }) =>
      size.name === '' || named.includes(size.id) ? [] : [[dish, size] as const],
    ),
  )
  return [...assumed].map(([dish, size]) => {
    const others = dish.sizes.filter((other) => other !== size)
    return speaker.say('sizeAssumed', {
      dish: dish.name,
      size: size.name,
      others: speaker.list(others.flatMap((other) => priceOfSize(other, speaker) ?? [])),
    })
  })
}

/** A half portion of a dish needs the same warnings as the dish. */
const namedIds = ({ dishes, quoted }: RenderContext): string[] =>
  idsOf([...dishes, ...quoted.flatMap(({ dish }) => dish ?? [])])

const quoteSentence = ({ dish, sentence }: QuotedPrice, speaker: Speaker): string =>
  speaker.say(dish ? 'description' : 'descriptionToo', { dish: dish?.name ?? '', words: sentence })

function compareToBudget(total: number, budget: number, speaker: Speaker): string {
  const difference = speaker.price(Math.abs(budget - total))
  return total > budget
    ? speaker.say('sumOver', { over: difference, budget: speaker.price(budget) })
    : speaker.say('mealLeft', { left: difference })
}

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

function comparePrices(compared: readonly SizedDish[], context: RenderContext): string {
  const { speaker } = context
  const dishItems = compared.map((sized) =>
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
  const needed = neededOptions(dish, avoided, [])
  const extraMinor = needed.reduce((sum, option) => sum + option.extraMinor, 0)
  return {
    ...item,
    name: [item.name, ...needed.map((option) => nameOption(dish, option, speaker))].join(' + '),
    figure: item.figure === null ? null : item.figure + extraMinor,
  }
}

function compareCalories(compared: readonly SizedDish[], speaker: Speaker): string {
  const known = compared.flatMap((sized) =>
    sized.size.calories === null
      ? []
      : [{ name: nameInSize(sized, speaker), kcal: sized.size.calories }],
  )
  const unknown = compared.flatMap((sized) =>
    sized.size.calories === null
      ? [speaker.say('noCalories', { dish: nameInSize(sized, speaker) })]
      : [],
  )
  const sayCalories = ({ name, kcal }: (typeof known)[number]) =>
    speaker.say('calories', { dish: name, kcal })
  const [least, next] = known.toSorted((first, second) => first.kcal - second.kcal)
  if (!least || !next) return [...known.map(sayCalories), ...unknown].join('\n')
  const difference = next.kcal - least.kcal
  return [
    speaker.say('fewestKcal', { dish: least.name, kcal: least.kcal }),
    ...known.filter((dish) => dish !== least).map(sayCalories),
    ...(known.length === 2 && difference > 0
      ? [speaker.say('compareLighter', { dish: least.name, difference })]
      : []),
    ...unknown,
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
