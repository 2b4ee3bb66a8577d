import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { determineFact } from '../dietary/dish-facts.ts'
import { determineState } from '../dietary/dish-state.ts'
import { foldedWords, foldText } from '../dietary/fold-text.ts'
import { isTurkishForm } from '../dietary/inflection.ts'
import { withFamily } from '../dietary/lexicon/families.ts'
import { factField } from '../dishes/fact-choices.ts'
import { annexIIAllergens, type DietaryFact } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { StatedFact } from '../guest-menu/statements.ts'
import { isVolume } from '../sizes/portion.ts'
import { sizeField, type RowField } from '../sizes/size-fields.ts'
import type { Size } from '../sizes/size.ts'
import { findFees } from './find-fees.ts'
import type { Finding, Missing } from './law-subject.ts'
import type { CheckName } from './rule.ts'

export interface CheckedDish {
  readonly dish: GuestDish
  /** Whether its headings say so. */
  readonly isDrink: boolean
}

type DishCheck = (checked: CheckedDish) => readonly Finding[]

const finding = (dish: GuestDish, field: string, missing: Missing): Finding => ({
  dish,
  place: { kind: 'dish', dishId: dish.id, field },
  missing,
})

/** Finds the sizes that lack a figure. */
function lacking(
  { dish }: CheckedDish,
  kind: 'weight' | 'volume' | 'price' | 'calories',
  field: RowField,
  isMissing: (size: Size) => boolean,
): readonly Finding[] {
  const rows = dish.sizes.flatMap((size, row) => (isMissing(size) ? [{ size, row }] : []))
  const [first] = rows
  if (!first) return []
  const sizes = rows.map(({ size }) => size.name).filter(Boolean)
  return [finding(dish, sizeField(field, first.row), { kind, sizes })]
}

/** Whether the owner has settled a fact: a guess from a dish's name settles nothing. */
function isSettled(dish: GuestDish, fact: StatedFact): boolean {
  const { state, reason } = determineState(dish, fact)
  return state === 'contains' || state === 'free' || reason.kind === 'confirmed'
}

const unsettled =
  (facts: readonly StatedFact[]): DishCheck =>
  ({ dish }) => {
    const missing = facts.filter((fact) => !isSettled(dish, fact))
    const [first] = missing
    return first ? [finding(dish, factField(first), { kind: 'facts', facts: missing })] : []
  }

/** The allergens of US law; wheat is covered by gluten. */
const majorAllergens = [
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'nuts',
  'peanuts',
  'gluten',
  'soy',
  'sesame',
] as const

// "Burger sosu" and "hamburger ekmeği" go with a hamburger.
const weighed = ['doner', 'iskender', 'burger', 'hamburger', 'cheeseburger', 'cizburger']
const sideDishes = /^(?:sos|sauce|ekmek|ekmeg|bun|buns|baharat|spice|peynir)/
const meatless =
  /^(?:veg|vejet|bitkisel|mantar|mushroom|nohut|falafel|balik|fish|karides|shrimp|sebze)(?!\p{L}*s[iu]z)/u

/** Whether a dish is a döner, an İskender or a hamburger of meat. */
function isWeighed(dish: GuestDish): boolean {
  const words = foldedWords(dish.name)
  const isNamed = words.some(
    (word, index) =>
      !word.startsWith('iskenderun') &&
      weighed.some((name) => isTurkishForm(word, name) || word === `${name}s`) &&
      !sideDishes.test(words[index + 1] ?? ''),
  )
  return (
    isNamed &&
    !words.some((word) => meatless.test(word)) &&
    determineState(dish, 'vegetarian').state !== 'free'
  )
}

const meats: ReadonlySet<string> = new Set(
  (
    'meat beef veal cutlet brisket lamb lamb_shank beef_shin cubed_meat ribeye sirloin t_bone rump ' +
    'flank tenderloin dallas_steak steak lamb_chop rack_of_lamb lamb_shoulder mutton lamb_rib ' +
    'beef_cheek oxtail short_rib osso_buco wagyu patty minced_meat beef_mince lamb_mince pork ' +
    'pork_belly pork_chop spare_rib pork_mince chicken chicken_breast chicken_thigh chicken_wing ' +
    'chicken_mince cockerel village_chicken poultry turkey_bird duck goose guinea_fowl quail'
  ).split(' '),
)

const textVolume =
  /\d\s?(?:ml|cl|dl|lt|l|litres?|liters?|litre|oz)\b|\b(?:half )?pints?\b|\b(?:yarim )?litre\b/
const hot = new Set(
  [...withFamily('coffee'), ...withFamily('tea'), 'hot_chocolate', 'salep', 'mulled_wine'].filter(
    (concept) => !['iced_tea', 'coffee_liqueur'].includes(concept),
  ),
)
const mixed = new Set([
  ...withFamily('cocktail'),
  'mocktail',
  'virgin_cocktail',
  'smoothie',
  'smoothie_drink',
  'milkshake',
  'cream_cocktail',
  'old_fashioned',
  'sangria',
  'affogato',
])
const measured = new Set(
  [
    ...withFamily('wine'),
    ...withFamily('spirits'),
    'calvados',
    'grappa',
    'kirsch',
    'absinthe',
  ].filter((concept) => concept !== 'mulled_wine'),
)

const hasConcept = (dish: GuestDish, concepts: ReadonlySet<string>) =>
  [...gatherEvidence(namedOnly(dish)).concepts.keys()].some((one) => concepts.has(one))

/** A drink is what its name says: coffee liqueur in a cake's ingredients is no coffee. */
const namedOnly = ({ name }: GuestDish) => ({
  name,
  description: '',
  ingredients: [],
  tags: [],
  aiInstructions: '',
})

const lacksVolume =
  (text: string) =>
  ({ name, portion }: Size): boolean =>
    !(portion && isVolume(portion)) && !textVolume.test(foldText(`${text} ${name}`))

const volumes = (checked: CheckedDish) => {
  const { name, description } = checked.dish
  return lacking(checked, 'volume', 'portion', lacksVolume(`${name} ${description}`))
}

const withoutCalories = (checked: CheckedDish) =>
  lacking(checked, 'calories', 'calories', ({ calories }) => calories === null)

/** The checks of single dishes. */
export const dishChecks: Readonly<Partial<Record<CheckName, DishCheck>>> = {
  grams: (checked) =>
    isWeighed(checked.dish)
      ? lacking(checked, 'weight', 'portion', ({ portion }) => !portion || isVolume(portion))
      : [],
  allergens: unsettled(annexIIAllergens),
  us_allergens: unsettled(majorAllergens),
  alcohol_and_pork: unsettled(['alcohol', 'pork']),
  contradictions: ({ dish }) =>
    contradicted.flatMap((fact) => {
      const { contradictedTag } = determineFact(dish, fact)
      return contradictedTag === undefined
        ? []
        : [finding(dish, 'tags', { kind: 'contradiction', words: contradictedTag })]
    }),
  prices: (checked) => lacking(checked, 'price', 'price', ({ priceMinor }) => priceMinor === null),
  fees_banned: ({ dish }) => feesIn(dish),
  service_banned: ({ dish }) => feesIn(dish, 'service'),
  drink_volumes: (checked) =>
    checked.isDrink && !hasConcept(checked.dish, hot) && !hasConcept(checked.dish, mixed)
      ? volumes(checked)
      : [],
  wine_volumes: (checked) =>
    checked.isDrink && hasConcept(checked.dish, measured) && !hasConcept(checked.dish, mixed)
      ? volumes(checked)
      : [],
  meat_origin: ({ dish }) => {
    if (dish.meatOrigin || determineState(dish, 'vegetarian').state === 'free') return []
    const [named] = [...gatherEvidence(dish).concepts].filter(([concept]) => meats.has(concept))
    return named ? [finding(dish, 'meatOrigin', { kind: 'origin', words: named[1] })] : []
  },
  calories: withoutCalories,
  alcohol_free_calories: (checked) =>
    checked.isDrink && determineState(checked.dish, 'alcohol').state === 'contains'
      ? []
      : withoutCalories(checked),
}

const contradicted: readonly DietaryFact[] = [...annexIIAllergens, 'lactose', 'pork', 'alcohol']

/** A charge counts wherever a dish's texts have it, also as a dish or an option. */
function feesIn(dish: GuestDish, only?: 'service'): readonly Finding[] {
  const options = (dish.optionGroups ?? []).flatMap(({ name, options: choices }) => [
    name,
    ...choices.map((option) => option.name),
  ])
  const texts = {
    name: dish.name,
    description: dish.description,
    aiInstructions: dish.aiInstructions,
    options: options.join('\n'),
  }
  return Object.entries(texts).flatMap(([field, text]) =>
    findFees(text)
      .filter(({ kind }) => only === undefined || kind === only)
      .slice(0, 1)
      .map(({ words }) => finding(dish, field, { kind: 'fee', words })),
  )
}
