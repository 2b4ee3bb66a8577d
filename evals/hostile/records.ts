import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/*
 * The oracle's own reading of the records: plain words and the owner's statements. It deliberately
 * imports neither the renderer, the query engine nor the lexicon.
 */

const normalize = (text: string) => text.toLocaleLowerCase('en').normalize('NFC').trim()

/** Tags that mark a dish as free of something or as suitable for a diet. */
const freeTags: Readonly<Record<string, RegExp>> = {
  gluten: /gluten[- ]?free|glutensiz|glutenfrei|sans gluten|senza glutine|sin gluten/,
  milk: /(dairy|milk)[- ]?free|sütsüz|milchfrei|sans lait/,
  lactose: /(lactose|dairy|milk)[- ]?free|laktozsuz|sütsüz|laktosefrei|sans lactose/,
  eggs: /egg[- ]?free|yumurtasız/,
  nuts: /nut[- ]?free|kuruyemişsiz/,
  peanuts: /peanut[- ]?free|yer ?fıstıksız/,
  alcohol: /alcohol[- ]?free|alkolsüz|alkoholfrei/,
  pork: /no pork|pork[- ]?free|domuz/,
  vegan: /vegan|plant[- ]based|bitkisel/,
  vegetarian: /vegetari|vejetaryen|veggie|vegan|végétari/,
  pescatarian: /pescatari|vegetari|vejetaryen|vegan|pesketaryen/,
  halal: /halal|helal/,
  kosher: /kosher|koşer/,
}

/** Ingredients that plainly contain an allergen, whatever else the record says. */
const plainFoods: Readonly<Record<string, readonly string[]>> = {
  milk: ['butter', 'cream', 'milk', 'cheese', 'parmesan', 'tereyağı', 'süt', 'krema', 'yoğurt'],
  nuts: ['walnut', 'walnuts', 'almonds', 'hazelnuts', 'pistachios', 'ceviz', 'badem', 'fındık'],
  eggs: ['egg', 'eggs', 'yumurta'],
  fish: ['anchovies', 'salmon', 'cod', 'hamsi', 'levrek', 'somon'],
  gluten: ['wheat flour', 'bulgur', 'semolina', 'irmik', 'buğday unu'],
  sesame: ['sesame', 'sesame seeds', 'tahini', 'susam', 'tahin'],
  pork: ['pork', 'bacon', 'pancetta', 'guanciale'],
  crustaceans: ['prawns', 'shrimp', 'karides'],
  honey: ['honey', 'bal'],
}

const excludedByDiet: Readonly<Record<string, readonly string[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'pork', 'crustaceans', 'honey'],
  vegetarian: ['fish', 'pork', 'crustaceans'],
  pescatarian: ['pork'],
  halal: ['pork'],
  kosher: ['pork', 'crustaceans'],
}

/** Returns the fact or diet as the records call it; undefined for a food. */
export function factName(target: DietaryTarget): string | undefined {
  if (target.kind === 'fact') return target.fact
  return target.kind === 'diet' ? target.diet : undefined
}

const stateOf = ({ stated }: Pick<GuestDish, 'stated'>, name: string) =>
  Object.entries(stated ?? {}).find(([fact]) => fact === name)?.[1]?.state

/** Whether the owner states that a dish contains something, or lists an unmistakable ingredient. */
export function plainlyContains(
  dish: Pick<GuestDish, 'ingredients' | 'stated'>,
  name: string,
): boolean {
  const foods = plainFoods[name] ?? []
  const isListed = dish.ingredients.some((ingredient) => foods.includes(normalize(ingredient)))
  return isListed || (stateOf(dish, name) === 'contains' && !(name in excludedByDiet))
}

/** Owner's notes that state that a dish is free of something. */
const freeNotes: Readonly<Record<string, RegExp>> = {
  pork: /domuz (ürünü )?içermez/,
}

/** Whether the owner marks a dish as free of something or as suitable for a diet, uncontradicted. */
export function isMarked(dish: GuestDish, name: string): boolean {
  const tag = freeTags[name]
  const isTagged = tag !== undefined && dish.tags.some((text) => tag.test(normalize(text)))
  const statement = stateOf(dish, name)
  const isStated =
    statement === 'free' ||
    (freeNotes[name]?.test(normalize(dish.aiInstructions)) ?? false) ||
    (name === 'vegetarian' && stateOf(dish, 'vegan') === 'free')
  const isContradicted =
    statement === 'contains' ||
    statement === 'may_contain' ||
    [name, ...(excludedByDiet[name] ?? [])].some((content) => plainlyContains(dish, content))
  const isByDiet = dietsWithout[name]?.some((diet) => isMarked(dish, diet)) ?? false
  const isWithoutMilk = name === 'lactose' && isMarked(dish, 'milk')
  return (isTagged || isStated || isByDiet || isWithoutMilk) && !isContradicted
}

/** Lists the diets whose mark also means that a dish is free of a fact. */
export const dietsExcluding = (fact: string): DietaryTarget[] =>
  diets.flatMap((diet) =>
    dietsWithout[fact]?.includes(diet) ? [{ kind: 'diet' as const, diet }] : [],
  )

/** Diets whose mark also means that a dish is free of something. */
const dietsWithout: Readonly<Record<string, readonly string[]>> = {
  meat: ['vegan', 'vegetarian', 'pescatarian'],
  poultry: ['vegan', 'vegetarian', 'pescatarian'],
  pork: ['vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher'],
}

/** Returns everything that the owner wrote about a dish, including the notes for the assistant. */
export const textsOf = (dish: GuestDish): string[] => [
  dish.name,
  dish.description,
  dish.aiInstructions,
  ...dish.ingredients,
  ...dish.tags,
  ...dish.sizes.map(({ name }) => name),
  ...(dish.optionGroups ?? []).flatMap(({ name, options }) => [
    name,
    ...options.flatMap((option) => [option.name, ...option.ingredients]),
  ]),
]

const minorDigits: Readonly<Record<string, number>> = { TRY: 2, GBP: 2, EUR: 2, USD: 2 }

/** Returns the digits of a price with two decimals: "1400" for 14.00. */
export function priceDigits(minor: number, currency: string): string {
  const digits = minorDigits[currency]
  if (digits === undefined) throw new Error(`Unknown currency: ${currency}`)
  return (minor / 10 ** digits).toFixed(2).replace('.', '')
}

const currencySigns: Readonly<Record<string, string>> = {
  TRY: '₺|TL|lira',
  GBP: '£|pounds',
  EUR: '€|euro|Euro',
  USD: '\\$|dollars',
}

/** A price in a text for guests, as a plan names it. */
interface PriceInText {
  readonly sentence: string
  readonly minor: number
}

/** Finds the prices that the owner writes about the house and in the dishes' notes, as s1, s2 … */
export function pricesInTexts({ menu, house, ...rest }: GuestMenu): Map<string, PriceInText> {
  const sign = currencySigns[menu.currency] ?? '^'
  const price = new RegExp(
    `(?:${sign})\\s?(\\d+(?:[.,]\\d\\d?)?)|(\\d+(?:[.,]\\d\\d?)?)\\s?(?:${sign})`,
    'g',
  )
  const notes = allDishes(rest).map((dish) => dish.aiInstructions)
  const prices = [...Object.values(house ?? {}), menu.aiContext, ...notes].flatMap((text) =>
    text.split(/(?<=[.!?])\s+|\n/).flatMap((sentence) =>
      [...sentence.matchAll(price)].map(([, after, before]) => ({
        sentence: sentence.trim(),
        minor: Math.round(Number((after ?? before ?? '').replace(',', '.')) * 100),
      })),
    ),
  )
  return new Map(prices.map((one, index) => [`s${index + 1}`, one]))
}

const arabicDigits = '٠١٢٣٤٥٦٧٨٩'
const persianDigits = '۰۱۲۳۴۵۶۷۸۹'

/** Returns the digits of each figure in a text, without separators. */
export function figuresIn(text: string): string[] {
  const latin = text.replaceAll(/[٠-٩۰-۹]/g, (digit) =>
    String(Math.max(arabicDigits.indexOf(digit), persianDigits.indexOf(digit))),
  )
  return (latin.match(/\d(?:[.,٫٬\u00a0\u202f’](?=\d)|\d)*/g) ?? []).map((figure) =>
    figure.replaceAll(/\D/g, ''),
  )
}
