import { readStates } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import type { Block, Rendered } from './blocks.ts'
import { listedIn, noteOn } from './contents.ts'
import type { Speaker } from './speaker.ts'

type Sum = Extract<Part, { do: 'sum' }>

/** Adds up what dishes cost, or their calories; a dish named twice counts twice. */
export function renderSum(sum: Sum, dishes: readonly GuestDish[], speaker: Speaker): Rendered {
  const figureOf = (dish: GuestDish) => (sum.of === 'price' ? dish.priceMinor : dish.calories)
  const known = dishes.filter((dish) => figureOf(dish) !== null)
  const total = known.reduce((added, dish) => added + (figureOf(dish) ?? 0), 0)
  const written = (figure: number) =>
    sum.of === 'price' ? speaker.price(figure) : speaker.say('kcal', { kcal: figure })
  const lines = [...Map.groupBy(known, ({ id }) => id).values()].flatMap((same) => {
    const [dish] = same
    return dish
      ? [
          {
            name: dish.name,
            count: same.length,
            amount: written(same.length * (figureOf(dish) ?? 0)),
          },
        ]
      : []
  })
  const unknown = [...new Set(dishes.filter((dish) => !known.includes(dish)))]
  const totalText =
    sum.of === 'price'
      ? speaker.say('sum', { total: written(total) })
      : speaker.say('sumKcal', { kcal: total })
  const notes = [
    ...(sum.ways !== undefined && sum.ways > 1 && known.length > 0
      ? [
          speaker.say('sumEach', {
            ways: sum.ways,
            // Rounded up to the smallest coin, so that the bill is paid.
            each: written(Math.ceil(total / sum.ways)),
          }),
        ]
      : []),
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
    sum.of === 'price' && known.length > 0
      ? { kind: 'bill', text, lines, total: totalText, notes }
      : { kind: 'text', text }
  // "By weight": what the owner wrote where the menu gives no price.
  const unpriced = sum.of === 'price' ? unknown.filter((dish) => dish.aiInstructions !== '') : []
  return {
    blocks: [block, ...unpriced.map((dish) => noteOn(dish, speaker))],
    rests: [],
    dishes: dishes.map(({ id }) => id),
    isAboutHealth: false,
  }
}

type Comparison = Extract<Part, { do: 'compare' }>

/** Compares dishes by what is recorded of each. */
export function renderComparison(
  { by }: Comparison,
  dishes: readonly GuestDish[],
  speaker: Speaker,
): Rendered {
  const text = { price: prices, calories, contents, heat: contents }[by](dishes, speaker)
  return {
    blocks: [{ kind: 'text', text }],
    rests: [],
    dishes: dishes.map(({ id }) => id),
    isAboutHealth: false,
  }
}

function prices(dishes: readonly GuestDish[], speaker: Speaker): string {
  const priced = dishes.flatMap(({ name, priceMinor }) =>
    priceMinor === null ? [] : [{ name, priceMinor }],
  )
  const [one, other] = priced.toSorted((a, b) => a.priceMinor - b.priceMinor)
  if (!one || !other) return speaker.say('compareUnknown')
  const lines = priced.map(({ name, priceMinor }) =>
    speaker.say('price', { dish: name, price: speaker.price(priceMinor) }),
  )
  const difference = other.priceMinor - one.priceMinor
  const verdict =
    difference === 0
      ? speaker.say('compareSamePrice', { price: speaker.price(one.priceMinor) })
      : speaker.say('compareCheaper', { dish: one.name, difference: speaker.price(difference) })
  return [verdict, ...lines].join('\n')
}

function calories(dishes: readonly GuestDish[], speaker: Speaker): string {
  const known = dishes.flatMap(({ name, calories: kcal }) =>
    kcal === null ? [] : [{ name, kcal }],
  )
  const [least, next] = known.toSorted((a, b) => a.kcal - b.kcal)
  if (!least || !next) return speaker.say('compareUnknown')
  const difference = next.kcal - least.kcal
  return [
    speaker.say('fewestKcal', { dish: least.name, kcal: least.kcal }),
    ...known
      .filter((one) => one !== least)
      .map(({ name, kcal }) => speaker.say('calories', { dish: name, kcal })),
    ...(known.length === 2 && difference > 0
      ? [speaker.say('compareLighter', { dish: least.name, difference })]
      : []),
  ].join('\n')
}

function contents(dishes: readonly GuestDish[], speaker: Speaker): string {
  return dishes
    .map((dish) =>
      dish.ingredients.length === 0
        ? speaker.say('noIngredients', { dish: dish.name })
        : speaker.say('compareContents', { dish: dish.name, listed: listedIn(dish, speaker) }),
    )
    .join('\n')
}

/** The allergens that a dish is known to hold, as a phrase lists them. */
export function allergensOf(dish: GuestDish, speaker: Speaker): string[] {
  return [...readStates(dish)].flatMap(([fact, { state }]) =>
    fact !== 'vegan' && fact !== 'vegetarian' && state === 'contains'
      ? [speaker.book.facts[fact].has]
      : [],
  )
}
