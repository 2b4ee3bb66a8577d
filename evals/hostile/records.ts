import type { About } from '#app/assistant/plan/part.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'

/*
 * The oracle's own reading of the records: plain words and the owner's statements. It imports
 * neither the renderer, the query engine nor the lexicon.
 */

const plain = (text: string) => text.toLocaleLowerCase('en').normalize('NFC').trim()

/** Tags by which an owner marks a dish as free of something or fit for a diet. */
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

/** Ingredients that plainly hold an allergen, whatever else a dish says. */
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

const excluded: Readonly<Record<string, readonly string[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'pork', 'crustaceans', 'honey'],
  vegetarian: ['fish', 'pork', 'crustaceans'],
  pescatarian: ['pork'],
  halal: ['pork'],
  kosher: ['pork', 'crustaceans'],
}

export const nameOfFact = (about: About): string | undefined =>
  about.kind === 'fact' ? about.fact : about.kind === 'diet' ? about.diet : undefined

const stateOf = ({ stated }: GuestDish, name: string) =>
  Object.entries(stated ?? {}).find(([fact]) => fact === name)?.[1]?.state

/** The owner's statement that a dish holds something, or an ingredient that is nothing else. */
export function plainlyHolds(dish: GuestDish, name: string): boolean {
  const foods = plainFoods[name] ?? []
  const listed = dish.ingredients.some((one) => foods.includes(plain(one)))
  return listed || (stateOf(dish, name) === 'contains' && !(name in excluded))
}

/** Notes in which the owner states that a dish is free of something. */
const freeNotes: Readonly<Record<string, RegExp>> = {
  pork: /domuz (ürünü )?içermez/,
}

/** Whether the owner says that a dish is free of something or fits a diet, and nothing is against it. */
export function isMarked(dish: GuestDish, name: string): boolean {
  const tag = freeTags[name]
  const isTagged = tag !== undefined && dish.tags.some((one) => tag.test(plain(one)))
  const stated = stateOf(dish, name)
  const isStated =
    stated === 'free' ||
    (freeNotes[name]?.test(plain(dish.aiInstructions)) ?? false) ||
    (name === 'vegetarian' && stateOf(dish, 'vegan') === 'free')
  const against = [name, ...(excluded[name] ?? [])].some((one) => plainlyHolds(dish, one))
  return (isTagged || isStated) && stated !== 'contains' && stated !== 'may_contain' && !against
}

/** All that an owner wrote about a dish for guests, and its note. */
export const wordsOn = (dish: GuestDish): string[] => [
  dish.name,
  dish.description,
  dish.aiInstructions,
  ...dish.ingredients,
  ...dish.tags,
]

const minorDigits: Readonly<Record<string, number>> = { TRY: 2, GBP: 2, EUR: 2, USD: 2 }

/** The digits of a price as a menu shows it, with two decimals: 1400 for 14.00. */
export function priceDigits(minor: number, currency: string): string {
  const digits = minorDigits[currency]
  if (digits === undefined) throw new Error(`the oracle does not know ${currency}`)
  return (minor / 10 ** digits).toFixed(2).replace('.', '')
}

const eastern = '٠١٢٣٤٥٦٧٨٩'
const persian = '۰۱۲۳۴۵۶۷۸۹'

/** The digits of each figure in a text, without separators. */
export function figuresIn(text: string): string[] {
  const western = text.replaceAll(/[٠-٩۰-۹]/g, (digit) =>
    String(Math.max(eastern.indexOf(digit), persian.indexOf(digit))),
  )
  return (western.match(/\d(?:[.,٫٬\u00a0\u202f’](?=\d)|\d)*/g) ?? []).map((figure) =>
    figure.replaceAll(/\D/g, ''),
  )
}
