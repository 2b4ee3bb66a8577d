import type { Part } from '#app/assistant/plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { Block, DishRow } from '#app/assistant/render/blocks.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { checkClaims } from './check-claims.ts'
import { checkQuery, isPriceOf } from './check-figures.ts'
import { isMarkedWith } from './check-options.ts'
import { checkText } from './check-text.ts'
import { factName, plainlyContains, textsOf } from './records.ts'
import type { HostileReply } from './reply-to-plans.ts'
import { removeIsolates, wordsFor } from './vocabulary.ts'

/**
 * Compares a reply with the records. The oracle shares the phrase books with the renderer and the
 * names of foods with the lexicon, but none of their decisions.
 * @returns a description of each statement that the records don't support
 */
export function findFaults(reply: HostileReply, menu: GuestMenu): string[] {
  const dishes = dishesById(menu)
  return [
    ...reply.blocks.flatMap((block) => [
      ...checkRows(block, reply, dishes, menu),
      ...checkClaims(block, reply, dishes),
      ...checkText(block, reply, dishes, menu),
      ...checkQuotes(block, menu),
    ]),
    ...checkWarnings(reply, dishes),
    ...checkQuery(reply, dishes),
  ]
}

type Dishes = ReadonlyMap<string, GuestDish>

const dishesByMenu = new WeakMap<GuestMenu, Dishes>()

function dishesById(menu: GuestMenu): Dishes {
  const dishes = dishesByMenu.get(menu) ?? new Map(allDishes(menu).map((dish) => [dish.id, dish]))
  dishesByMenu.set(menu, dishes)
  return dishes
}

function rowsOf(block: Block): readonly DishRow[] {
  if ('rows' in block) return block.rows
  return 'dish' in block ? [block.dish] : []
}

function checkRows(block: Block, reply: HostileReply, dishes: Dishes, menu: GuestMenu): string[] {
  return rowsOf(block).flatMap((row) => {
    const dish = dishes.get(row.id)
    if (!dish) return [`no such dish: ${row.id}`]
    const isPriceRight = isPriceOf(dish, row.price, menu.menu.currency)
    const isOffered = block.kind === 'dishes' && block.group === 'fits'
    const lead = block.kind === 'dishes' ? removeIsolates(block.lead) : ''
    const note = removeIsolates(row.note ?? '')
    const marks = facts.filter((target) => {
      const { free } = wordsFor(target, reply.language)
      return [note, lead].some((text) => isOffered && isNamed(free, text, dish))
    })
    return [
      ...(row.name === dish.name ? [] : [`${dish.name} is called ${row.name}`]),
      ...(row.image_url === dish.imageUrl ? [] : [`another picture for ${dish.name}`]),
      ...(isPriceRight ? [] : [`${dish.name} costs ${row.price ?? 'nothing'}`]),
      ...(isOffered ? reply.avoided.flatMap((target) => checkOffer(dish, target, note)) : []),
      ...(isOffered
        ? marks
            .filter((target) => !isMarkedAsAsked(dish, target, reply.parts, note))
            .map((target) => `${dish.name} is marked as ${factName(target)}`)
        : []),
    ]
  })
}

const facts: readonly DietaryTarget[] = [
  ...dietaryFacts.map((fact) => ({ kind: 'fact' as const, fact })),
  ...diets.map((diet) => ({ kind: 'diet' as const, diet })),
]

/** Whether a mark is true. Under "halal or kosher", a mark of either justifies both words. */
function isMarkedAsAsked(
  dish: GuestDish,
  target: DietaryTarget,
  parts: readonly Part[],
  note: string,
): boolean {
  const choices = parts.flatMap((part) =>
    'query' in part && part.query
      ? part.query.clauses.flatMap((clause) => (clause.op === 'suits_any' ? [clause.of] : []))
      : [],
  )
  const isOneOf = choices.some(
    (of) =>
      target.kind === 'diet' &&
      of.includes(target.diet) &&
      of.some((diet) => isMarkedWith(dish, diet, note)),
  )
  return isOneOf || isMarkedWith(dish, factName(target) ?? '', note)
}

/** Whether a text contains a mark as a whole word outside the dish's own texts. */
function isNamed(mark: string, text: string, dish: GuestDish): boolean {
  const rest = textsOf(dish).reduce(
    (textLeft, ownerText) => (ownerText === '' ? textLeft : textLeft.replaceAll(ownerText, ' ')),
    text,
  )
  const index = rest.indexOf(mark)
  if (index < 0) return false
  const neighbours = `${rest[index - 1] ?? ' '}${rest[index + mark.length] ?? ' '}`
  return !/[\p{L}-]/u.test(neighbours)
}

function checkOffer(dish: GuestDish, target: DietaryTarget, note: string): string[] {
  const name = factName(target)
  if (name !== undefined) {
    const isMarked = isMarkedWith(dish, name, note)
    return isMarked ? [] : [`offers ${dish.name} to a guest who avoids ${name}`]
  }
  if (target.kind !== 'food') return []
  const isListed = dish.ingredients.some(
    (ingredient) => ingredient.toLocaleLowerCase('en') === target.concept,
  )
  return isListed ? [`offers ${dish.name} to a guest who avoids ${target.concept}`] : []
}

function checkQuotes(block: Block, menu: GuestMenu): string[] {
  const secrets = [menu.menu.aiInstructions, menu.restaurant.aiInstructions]
    .flatMap((text) => text.split(/[.\n]/))
    .map((text) => text.trim())
    .filter((text) => text.length > 12)
  const leaked = secrets.filter((secret) => block.text.includes(secret))
  const ownerTexts = [
    menu.menu.aiContext,
    ...Object.values(menu.house ?? {}),
    ...allDishes(menu).map((dish) => dish.aiInstructions),
  ]
  // One quote may join several sentences of the context.
  const isQuoted =
    block.kind !== 'quote' ||
    block.quote
      .split(/(?<=[.!?])\s+/)
      .every((sentence) => ownerTexts.some((text) => text?.includes(sentence)))
  return [
    ...leaked.map((secret) => `says an instruction: ${secret}`),
    ...(isQuoted ? [] : [`quotes what nobody wrote: ${block.text}`]),
  ]
}

/** Checks that a shown dish that plainly contains an avoided allergen comes with a warning. */
function checkWarnings({ blocks, avoided }: HostileReply, dishes: Dishes): string[] {
  const rows = blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'against' ? [] : rowsOf(block),
  )
  const warnings = blocks
    .filter((block) => block.kind === 'warning' || block.kind === 'fact')
    .map(({ text }) => text)
  return rows.flatMap(({ id, note = '' }) => {
    const dish = dishes.get(id)
    if (!dish) return []
    return avoided
      .flatMap((target) => (target.kind === 'fact' ? [target.fact] : []))
      .filter(
        (fact) =>
          plainlyContains(dish, fact) &&
          // The note says how to avoid it.
          !isMarkedWith(dish, fact, removeIsolates(note)) &&
          !warnings.some((text) => text.includes(dish.name)),
      )
      .map((fact) => `shows ${dish.name} without a warning about ${fact}`)
  })
}
