import { determineState } from '../dietary/dish-state.ts'
import { stateOfOption } from '../dietary/option-state.ts'
import { stateWithoutOptions } from '../dietary/state-without-options.ts'
import { findNameDenials } from '../dietary/find-name-denials.ts'
import { foldText } from '../dietary/fold-text.ts'
import { factField } from '../dishes/fact-choices.ts'
import { annexIIAllergens } from '../guest-menu/facts.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { DishOption } from '../guest-menu/option-group.ts'
import { optionsField } from '../options/options-schema.ts'
import { sizeField, type RowField } from '../sizes/size-fields.ts'
import type { Size } from '../sizes/size.ts'
import { findFalseClaims } from './false-claims.ts'
import { findFees } from './find-fees.ts'
import type { Finding, Missing } from './law-subject.ts'
import {
  isHotOrMixed,
  isMeasured,
  isMeasureStated,
  isNamedCold,
  lacksCalories,
  lacksVolume,
  lacksWeight,
  mentionsVolume,
} from './measures.ts'
import { findMeatWithoutOrigin } from './meat-origin.ts'
import type { CheckName } from './rule.ts'
import { findWeighed } from './weighed-dish.ts'

export interface CheckedDish {
  readonly dish: GuestDish
  readonly isDrink: boolean
  /** Whether its heading says so, and not only its name. */
  readonly isListedDrink: boolean
  /** Its closest heading, folded. */
  readonly heading: string
  /** What the owner has written outside the dishes, folded. */
  readonly texts: readonly string[]
}

type DishCheck = (checked: CheckedDish) => readonly Finding[]

const finding = (dish: GuestDish, field: string, missing: Missing, isProven: boolean): Finding => ({
  level: isProven ? 'missing' : 'check',
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
  isProven: boolean,
): readonly Finding[] {
  const rows = dish.sizes.flatMap((size, row) => (isMissing(size) ? [{ size, row }] : []))
  const [first] = rows
  if (!first) return []
  const sizes = rows.map(({ size }) => size.name).filter(Boolean)
  return [finding(dish, sizeField(field, first.row), { kind, sizes }, isProven)]
}

type Content = (typeof annexIIAllergens)[number] | 'alcohol' | 'pork'

/**
 * Whether guests can read how a dish stands to a fact, apart from its options. What its name only
 * suggests settles nothing.
 */
const isSettled = (dish: GuestDish, fact: Content): boolean =>
  [determineState(dish, fact), stateWithoutOptions(dish, { kind: 'fact', fact })].some(
    ({ state, reason }) => state === 'contains' || state === 'free' || reason.kind === 'confirmed',
  ) || isDenied(dish.name, fact)

/** A name that denies alcohol or pork settles it, as the law asks only for what contains it. */
const isDenied = (name: string, fact: Content): boolean =>
  (fact === 'alcohol' || fact === 'pork') && findNameDenials(name).includes(fact)

/** Whether guests can read how an option stands to a fact that the dish may be free of. */
function isOptionSettled(option: DishOption, fact: Content): boolean {
  const state = stateOfOption(option, { kind: 'fact', fact })
  return (state !== 'unknown' && state !== 'may_add') || isDenied(option.name, fact)
}

const onTheHouse =
  /\b(?:ikram\w*|ucretsiz\w*|complimentary|free of charge|on the house|offert\w*|gratuit\w*|gratis|kostenlos|aufs haus|omaggio)\b/

const isOnTheHouse = ({ name, description }: GuestDish): boolean =>
  onTheHouse.test(foldText(`${name} ${description}`))

const unsettled =
  (facts: readonly Content[]): DishCheck =>
  ({ dish }) => {
    const ofDish = facts.filter((fact) => !isSettled(dish, fact))
    const [first] = ofDish
    const options = (dish.optionGroups ?? []).flatMap((group) => group.options)
    const open = options.flatMap((option) => {
      const missing = facts.filter(
        (fact) => determineState(dish, fact).state !== 'contains' && !isOptionSettled(option, fact),
      )
      return missing.length > 0 ? [{ name: option.name, missing }] : []
    })
    const ofOptions = facts.filter((fact) => open.some(({ missing }) => missing.includes(fact)))
    const names = [...new Set(open.map(({ name }) => name))]
    return [
      ...(first
        ? [finding(dish, factField(first), { kind: 'facts', facts: ofDish, options: [] }, true)]
        : []),
      ...(names.length > 0
        ? [finding(dish, optionsField, { kind: 'facts', facts: ofOptions, options: names }, true)]
        : []),
    ]
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

// A heading or a name alone may mislead: "Diabolo" is no drink that we know, "Gin" may be a sauce.
const volumes = (checked: CheckedDish) =>
  lacking(
    checked,
    'volume',
    'portion',
    lacksVolume(checked.dish),
    checked.isListedDrink && isNamedCold(checked.dish) && !mentionsVolume(checked.texts),
  )

const withoutCalories = (checked: CheckedDish) =>
  lacking(checked, 'calories', 'calories', lacksCalories(checked.dish), true)

const writtenPrice = /\d\s?(?:€|eur|tl|₺|lira|£|gbp|\$|usd)|[€₺£$]\s?\d/

/** Whether the texts have a price, such as that of 100 g. */
const mentionsPrice = ({ name, description }: GuestDish): boolean =>
  writtenPrice.test(`${name} ${description}`.toLowerCase())

/** The checks of single dishes. */
export const dishChecks: Readonly<Partial<Record<CheckName, DishCheck>>> = {
  grams: (checked) => {
    const weighed = findWeighed(checked.dish)
    if (!weighed) return []
    const isMissing = lacksWeight(checked.dish)
    return lacking(checked, 'weight', 'portion', isMissing, weighed.isProven)
  },
  allergens: unsettled(annexIIAllergens),
  us_allergens: unsettled(majorAllergens),
  alcohol_and_pork: unsettled(['alcohol', 'pork']),
  contradictions: ({ dish }) =>
    findFalseClaims(dish).map(({ field, words, isProven }) =>
      finding(dish, field, { kind: 'contradiction', words }, isProven),
    ),
  prices: (checked) =>
    isOnTheHouse(checked.dish)
      ? []
      : lacking(
          checked,
          'price',
          'price',
          ({ priceMinor }) => priceMinor === null,
          !mentionsPrice(checked.dish),
        ),
  fees_banned: ({ dish }) => feesIn(dish),
  service_banned: ({ dish }) => feesIn(dish, 'service'),
  drink_volumes: (checked) =>
    checked.isDrink && !isHotOrMixed(checked.dish) ? volumes(checked) : [],
  wine_volumes: (checked) =>
    checked.isDrink &&
    isMeasured(checked.dish, checked.heading) &&
    !isMeasureStated(checked.dish, checked.texts)
      ? volumes(checked)
      : [],
  meat_origin: ({ dish, texts }) => {
    const meat = findMeatWithoutOrigin(dish, texts)
    if (!meat) return []
    const { words, isProven } = meat
    return [finding(dish, 'meatOrigin', { kind: 'origin', words }, isProven)]
  },
  ingredients: ({ dish, isDrink }) =>
    isDrink || dish.ingredients.length > 0
      ? []
      : [finding(dish, 'ingredients', { kind: 'ingredients' }, true)],
  calories: withoutCalories,
  alcohol_free_calories: (checked) =>
    checked.isDrink && determineState(checked.dish, 'alcohol').state === 'contains'
      ? []
      : withoutCalories(checked),
}

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
      .map(({ words }) => finding(dish, field, { kind: 'fee', words }, false)),
  )
}
