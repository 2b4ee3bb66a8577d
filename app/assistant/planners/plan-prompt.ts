import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import { searchDishes } from '#app/domain/dishes/search-dishes.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { formatAmount } from '#app/domain/money/price.ts'
import { portionAsText } from '#app/domain/sizes/portion.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import {
  chooseDishes,
  createDishLine,
  type ChosenDishes,
  type DishLine,
} from '../instructions/choose-dishes.ts'
import { wrapInTag } from '../instructions/wrap-in-tag.ts'
import { numberPassages } from '../house/number-passages.ts'
import { shortIds } from '../plan/short-ids.ts'
import { quotedPrices } from '../plan/quoted-prices.ts'
import type { PlanRequest } from './planner.ts'
import { planRules } from './rules.ts'

type PromptRequest = Pick<PlanRequest, 'menu' | 'question' | 'reading' | 'state'>

/**
 * Writes the system prompt: the rules, the owner's instructions, and the menu with short ids. It is
 * the same for every question about a menu, so that providers can cache it. Only if the menu is too
 * long does it depend on the question: relevant dishes appear in full, others by name.
 */
export async function promptFor(request: PromptRequest): Promise<string> {
  const { lines, dishes, prompt } = await menuPrompt(request.menu)
  if (dishes.inFull.length === lines.length) return prompt
  return composePrompt(request.menu, chooseDishes(lines, await rankDishes(request)))
}

/** Returns the instructions for a stored assistant, independent of any question. */
export async function assistantInstructions(menu: GuestMenu): Promise<string> {
  return (await menuPrompt(menu)).prompt
}

/** Chooses the dishes in a stored assistant's instructions. */
export async function dishesInInstructions(menu: GuestMenu): Promise<ChosenDishes> {
  return (await menuPrompt(menu)).dishes
}

/** A menu's prompt, independent of any question. */
interface MenuPrompt {
  readonly lines: readonly DishLine[]
  readonly dishes: ChosenDishes
  readonly prompt: string
}

const promptsByMenu = new WeakMap<GuestMenu, Promise<MenuPrompt>>()

/** Writes a menu's prompt, once per menu object. */
function menuPrompt(menu: GuestMenu): Promise<MenuPrompt> {
  const prompt = promptsByMenu.get(menu) ?? writeMenuPrompt(menu)
  promptsByMenu.set(menu, prompt)
  return prompt
}

async function writeMenuPrompt(menu: GuestMenu): Promise<MenuPrompt> {
  const { shortIdOf } = shortIds(menu)
  const lines = await inSlices(indexMenu(menu).dishes, (indexed) => {
    const { dish } = indexed
    const name = `${shortIdOf.get(dish.id)} ${oneLine(dish.name)}`
    return createDishLine(dish, dishLine(indexed, name, menu), name)
  })
  const dishes = chooseDishes(lines, [])
  return { lines, dishes, prompt: composePrompt(menu, dishes) }
}

function composePrompt(menu: GuestMenu, { inFull, byName, leftOut }: ChosenDishes): string {
  const { restaurant, menu: about } = menu
  const house = houseLines(menu)
  const priceLines = quotedPriceLines(menu)
  const place = [restaurant.name, restaurant.location].filter(Boolean).join(', ')
  return [
    planRules,
    wrapInTag('place', place),
    ...(house === '' ? [] : [wrapInTag('house', house)]),
    wrapInTag(
      'wishes',
      [restaurant.aiInstructions, about.aiInstructions].filter(Boolean).join('\n'),
    ),
    wrapInTag('headings', headingLines(menu)),
    wrapInTag('dishes', [`prices in ${about.currency}`, ...inFull].join('\n')),
    ...(priceLines === '' ? [] : [wrapInTag('other_prices', priceLines)]),
    ...(byName.length > 0 ? [wrapInTag('more_dishes', byName.join('\n'))] : []),
    ...(leftOut > 0 ? [`${leftOut} more dishes are on the menu; find them by conditions.`] : []),
  ].join('\n\n')
}

/** Lists the owner's texts for guests: facts by topic, then the numbered sentences of the context. */
function houseLines(menu: GuestMenu): string {
  const facts = Object.entries(menu.house ?? {})
  return [...facts, ...numberPassages(menu)]
    .map(([name, text]) => `${name} ${oneLine(text)}`)
    .join('\n')
}

/** Lists the prices in the owner's texts, each with its sentence. */
function quotedPriceLines(menu: GuestMenu): string {
  const { shortIdOf } = shortIds(menu)
  return [...quotedPrices(menu)]
    .map(([id, { dish, sentence, priceMinor }]) => {
      const price = formatAmount(priceMinor, menu.menu.currency, 'en')
      const about = dish ? `${shortIdOf.get(dish.id)} ` : ''
      return `${id} ${price} · ${about}${truncate(sentence, maxNotesLength)}`
    })
    .join('\n')
}

const maxHeadings = 200

/** Lists the headings, menus first, each with its path and the times at which it is served. */
function headingLines(menu: GuestMenu): string {
  const { shortIdOf } = shortIds(menu)
  const paths = headingPaths(menu)
  return indexMenu(menu)
    .headings.toSorted((one, other) => Number(other.isMenu ?? false) - Number(one.isMenu ?? false))
    .slice(0, maxHeadings)
    .map(({ id, name, service }) => {
      const line = `${shortIdOf.get(id)} ${oneLine(paths.get(id) ?? name)}`
      // Providers cache the prompt, so it doesn't say what is served now.
      return service
        ? `${line} · served ${weekText(service.hours, 'en', 'short') || 'never'}`
        : line
    })
    .join('\n')
}

/** Returns the path of each category by its id: "Dinner / Drinks / Wine". */
function headingPaths({ menus = [], categories }: GuestMenu): ReadonlyMap<string, string> {
  const parts = menus.length > 1 ? menus : [{ name: '', categories }]
  return new Map(
    parts.flatMap(({ name: menuName, categories: mains }) =>
      mains.flatMap((main) => {
        const path = [menuName, main.name].filter(Boolean).join(' / ')
        return [
          [main.id, path] as const,
          ...main.sections.map(({ id, name }) => [id, `${path} / ${name}`] as const),
        ]
      }),
    ),
  )
}

// In characters and items: enough to recognise a dish. Answers come from the full records.
const maxDescriptionLength = 120
const maxNotesLength = 200
const maxIngredients = 15

/** Writes a dish in one line, without empty fields. */
function dishLine({ dish, headingIds }: IndexedDish, name: string, menu: GuestMenu): string {
  const { shortIdOf } = shortIds(menu)
  const heading = shortIdOf.get(headingIds.at(-1) ?? '')
  const { currency } = menu.menu
  return [
    heading ? `${name} (${heading})` : name,
    ...dish.sizes.map((size) =>
      [
        size.name === '' ? '' : `${shortIdOf.get(size.id)} ${oneLine(size.name)}`,
        // A stored assistant may serve several restaurants, with different prices.
        size.priceMinor === null || dish.priceVaries
          ? ''
          : formatAmount(size.priceMinor, currency, 'en'),
        size.calories === null ? '' : `${size.calories} kcal`,
        size.portion ? portionAsText(size.portion, 'en') : '',
      ]
        .filter(Boolean)
        .join(size.name === '' ? ' · ' : ' '),
    ),
    dish.ingredients.slice(0, maxIngredients).map(oneLine).join(', '),
    optionsText(dish, menu),
    dish.meatOrigin ? `meat from ${dish.meatOrigin.join(' ')}` : '',
    dish.tags.length > 0 ? `[${dish.tags.map(oneLine).join(', ')}]` : '',
    truncate(dish.description, maxDescriptionLength),
    dish.aiInstructions ? `wish: ${truncate(dish.aiInstructions, maxNotesLength)}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

// Enough for real dishes.
const maxPromptOptions = 24

/** Writes a dish's options in short: "Base 1: d3+1 Classic, d3+2 Rice base 30.00". */
function optionsText({ optionGroups = [] }: GuestDish, menu: GuestMenu): string {
  const { shortIdOf } = shortIds(menu)
  let optionsLeft = maxPromptOptions
  const groups = optionGroups.map(({ name, min, max, options }) => {
    const shownOptions = options.slice(0, optionsLeft)
    optionsLeft -= shownOptions.length
    const texts = shownOptions.map(({ id, name: option, extraMinor }) => {
      const extra = extraMinor > 0 ? ` +${formatAmount(extraMinor, menu.menu.currency, 'en')}` : ''
      return `${shortIdOf.get(id)} ${oneLine(option)}${extra}`
    })
    const count = min === max ? `${min}` : `${min}-${max}`
    return `${oneLine(name)} (choose ${count}): ${texts.join(', ')}`
  })
  return groups.length > 0 ? `options ${groups.join('; ')}` : ''
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function truncate(text: string, maxLength: number): string {
  const line = oneLine(text)
  return line.length <= maxLength ? line : `${line.slice(0, maxLength)}…`
}

// More than fit into a prompt.
const maxResults = 400

/** Finds the ids of the dishes relevant to a question, most relevant first. */
async function rankDishes({ menu, question, reading, state }: PromptRequest): Promise<string[]> {
  const namedDishIds = reading.dishes.flatMap(({ dishIds: ids }) => ids)
  const searchResults = await searchDishes(menu.restaurant.id, question, maxResults)
  return [...new Set([...namedDishIds, ...state.focus, ...state.listed, ...searchResults])]
}
