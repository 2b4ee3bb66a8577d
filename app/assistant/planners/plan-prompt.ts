import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import { searchDishes } from '#app/domain/dishes/search-dishes.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { formatAmount } from '#app/domain/money/price.ts'
import {
  chooseDishes,
  countedLine,
  fits,
  type ChosenDishes,
  type DishLine,
} from '../instructions/choose-dishes.ts'
import { quote } from '../instructions/quote.ts'
import { passagesOf } from '../house/passages.ts'
import { dishIds } from '../plan/dish-ids.ts'
import type { PlanRequest } from './planner.ts'
import { planRules } from './rules.ts'

/** What a prompt depends on. */
export type PromptRequest = Pick<PlanRequest, 'menu' | 'question' | 'read' | 'state'>

/**
 * What a model reads before the conversation: the rules, the owner's wishes, and the menu by short
 * ids. It is the same for every question on a menu, so that providers' prompt caches hold; of a menu
 * too long for that, the dishes that matter to the question stand in full and others by name.
 */
export async function promptFor(request: PromptRequest): Promise<string> {
  const { lines, whole } = await linesOf(request.menu)
  return whole ?? compose(request.menu, chooseDishes(lines, await rankDishes(request)))
}

/** Instructions for a stored assistant, which cannot know the question: as much as fits. */
export async function standingPrompt(menu: GuestMenu): Promise<string> {
  const { lines, whole } = await linesOf(menu)
  return whole ?? compose(menu, chooseDishes(lines, []))
}

/** The dishes in a stored assistant's instructions: in full, by name only, or left out. */
export async function standingDishes(menu: GuestMenu): Promise<ChosenDishes> {
  const { lines } = await linesOf(menu)
  return chooseDishes(lines, [])
}

interface MenuLines {
  readonly lines: readonly DishLine[]
  /** The prompt with all of them, if they fit. */
  readonly whole: string | undefined
}

/** By menu: the same one, asked about again, is not written out again. */
const linesByMenu = new WeakMap<GuestMenu, Promise<MenuLines>>()

function linesOf(menu: GuestMenu): Promise<MenuLines> {
  const known = linesByMenu.get(menu) ?? writeLines(menu)
  linesByMenu.set(menu, known)
  return known
}

async function writeLines(menu: GuestMenu): Promise<MenuLines> {
  const { shortOf } = dishIds(menu)
  const lines = await inSlices(indexMenu(menu).dishes, (indexed) => {
    const { dish } = indexed
    const name = `${shortOf.get(dish.id)} ${oneLine(dish.name)}`
    return countedLine(dish, dishLine(indexed, name, menu), name)
  })
  const told = lines.map(({ line }) => line)
  return { lines, whole: fits(lines) ? compose(menu, { told, named: [], left: 0 }) : undefined }
}

function compose(menu: GuestMenu, { told, named, left }: ReturnType<typeof chooseDishes>): string {
  const { restaurant, menu: about } = menu
  const house = houseOf(menu)
  const place = [restaurant.name, restaurant.location].filter(Boolean).join(', ')
  return [
    planRules,
    quote('place', place),
    ...(house === '' ? [] : [quote('house', house)]),
    quote('wishes', [restaurant.aiInstructions, about.aiInstructions].filter(Boolean).join('\n')),
    quote('headings', headingsOf(menu)),
    quote('dishes', [`prices in ${about.currency}`, ...told].join('\n')),
    ...(named.length > 0 ? [quote('more_dishes', named.join('\n'))] : []),
    ...(left > 0 ? [`${left} more dishes are on the menu; find them by conditions.`] : []),
  ].join('\n\n')
}

/** What the owner wrote for guests: facts by topic, then the context by sentence. */
function houseOf(menu: GuestMenu): string {
  const facts = Object.entries(menu.house ?? {})
  return [...facts, ...passagesOf(menu)]
    .map(([name, text]) => `${name} ${oneLine(text)}`)
    .join('\n')
}

const mostHeadings = 200

function headingsOf(menu: GuestMenu): string {
  const { shortOf } = dishIds(menu)
  const pathOf = new Map(
    menu.categories.flatMap((main) => [
      [main.id, main.name] as const,
      ...main.sections.map(({ id, name }) => [id, `${main.name} / ${name}`] as const),
    ]),
  )
  return indexMenu(menu)
    .headings.slice(0, mostHeadings)
    .map(({ id, name }) => `${shortOf.get(id)} ${oneLine(pathOf.get(id) ?? name)}`)
    .join('\n')
}

// Enough to recognise what a guest means; the server reads the records whole.
const mostDescription = 120
const mostNotes = 200
const mostIngredients = 15

/** One dish as one line; a field that the owner left empty is left out. */
function dishLine({ dish, headingIds }: IndexedDish, name: string, menu: GuestMenu): string {
  const { shortOf } = dishIds(menu)
  const heading = shortOf.get(headingIds.at(-1) ?? '')
  const { currency } = menu.menu
  return [
    heading ? `${name} (${heading})` : name,
    dish.priceMinor === null ? '' : formatAmount(dish.priceMinor, currency, 'en'),
    dish.calories === null ? '' : `${dish.calories} kcal`,
    dish.ingredients.slice(0, mostIngredients).map(oneLine).join(', '),
    dish.tags.length > 0 ? `[${dish.tags.map(oneLine).join(', ')}]` : '',
    shortened(dish.description, mostDescription),
    ...notesOf(dish),
  ]
    .filter(Boolean)
    .join(' · ')
}

const notesOf = ({ aiInstructions }: GuestDish) =>
  aiInstructions ? [`wish: ${shortened(aiInstructions, mostNotes)}`] : []

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function shortened(text: string, most: number): string {
  const line = oneLine(text)
  return line.length <= most ? line : `${line.slice(0, most)}…`
}

// More than a prompt has room for.
const mostFound = 400

/** Ids of the dishes that matter to a question, the best first. */
async function rankDishes({ menu, question, read, state }: PromptRequest): Promise<string[]> {
  const named = read.dishes.flatMap(({ dishIds: ids }) => ids)
  const found = await searchDishes(menu.restaurant.id, question, mostFound)
  return [...new Set([...named, ...state.focus, ...state.listed, ...found])]
}
