import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { foldedWords, foldText } from '../dietary/fold-text.ts'
import { isDrinkConcept } from '../dietary/lexicon.ts'
import { withFamily } from '../dietary/lexicon/families.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { isVolume } from '../sizes/portion.ts'
import type { Size } from '../sizes/size.ts'

/* Weights, volumes and calories, in their fields or written into the texts that guests read. */

const textVolume =
  /\d\s?(?:ml|cl|dl|lt|l|litres?|liters?|litre|oz)\b|\b(?:half )?pints?\b|\b(?:yarim )?litre\b/
// "Rotbier 0,3": what is sold by the litre needs no unit to be understood.
const bareLitres = /(?:^|\s)[0-2][.,]\d{1,3}(?!\d|\s?%)/
const textWeight = /\d\s?(?:g|gr|gram|gramm|grams?|kg)\b/

/** Whether guests can't read how much a size of a drink is. */
export const lacksVolume =
  ({ name: dishName, description }: GuestDish) =>
  ({ name, portion }: Size): boolean =>
    !(portion && isVolume(portion)) &&
    !textVolume.test(foldText(`${dishName} ${description} ${name}`)) &&
    !bareLitres.test(foldText(`${dishName} ${name}`))

const textCalories = /\d\s?(?:kcal|cals?|calories|kalori)\b/

/** Whether guests can't read the calories of a size. */
export const lacksCalories =
  ({ name: dishName, description }: GuestDish) =>
  ({ name, calories }: Size): boolean =>
    calories === null && !textCalories.test(foldText(`${dishName} ${description} ${name}`))

/** Whether guests can't read the weight of a size. */
export const lacksWeight =
  ({ name: dishName, description }: GuestDish) =>
  ({ name, portion }: Size): boolean =>
    (!portion || isVolume(portion)) &&
    !textWeight.test(foldText(`${dishName} ${description} ${name}`))

const hot = new Set(
  [...withFamily('coffee'), ...withFamily('tea'), 'hot_chocolate', 'salep', 'mulled_wine'].filter(
    (concept) => !['iced_tea', 'coffee_liqueur'].includes(concept),
  ),
)
// German writes what is in a cup as one word: "Jasmintee", "Filterkaffee".
const hotWord = /^(?!eis)\p{L}{3,}(?:tee|kaffee)$/u
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
const measuredHeading =
  /\b(?:wines?|spirits?|whisk(?:e?y|ies|eys|ys)|gins?|rums?|vodkas?|liqueurs?|brandy|sarap\w*|weine?|vins?|vini)\b/

/** The concepts of a dish's name: coffee liqueur in a cake's ingredients is no coffee. */
const namedConcepts = ({ name }: GuestDish): readonly string[] => [
  ...gatherEvidence({
    name,
    description: '',
    ingredients: [],
    tags: [],
    aiInstructions: '',
  }).concepts.keys(),
]

/** Whether a name is that of a soft drink alone: "Orangensaft", but not "Rotweinkuchen". */
export function isNamedSoftDrink(dish: GuestDish): boolean {
  const concepts = namedConcepts(dish)
  return (
    concepts.length > 0 &&
    concepts.every(isDrinkConcept) &&
    !gatherEvidence(dish).contains.has('alcohol')
  )
}

/** Whether a drink is hot or mixed, so that its volume isn't asked for. */
export const isHotOrMixed = (dish: GuestDish): boolean =>
  namedConcepts(dish).some((concept) => hot.has(concept) || mixed.has(concept)) ||
  foldedWords(dish.name).some((word) => hotWord.test(word)) ||
  /\bold.fashioned\b/.test(foldText(dish.name))

/**
 * Whether a drink is a wine or a spirit, by its name or its heading.
 * @param heading folded
 */
export const isMeasured = (dish: GuestDish, heading: string): boolean =>
  !isHotOrMixed(dish) &&
  (measuredHeading.test(heading) || namedConcepts(dish).some((concept) => measured.has(concept)))

// What is certainly poured cold, and from a bottle or a tap.
const cold = new Set([
  ...measured,
  ...['beer', 'juice'].flatMap((concept) => withFamily(concept)),
  ...(
    'ayran cola lemonade soda soda_water lemon_soda orange_soda gazoz tonic mineral_water ' +
    'soft_drink grape_juice turnip_juice cider energy_drink iced_tea'
  ).split(' '),
])

/** Whether a name is that of wine, beer, a spirit or a soft drink, and of nothing else. */
export function isNamedCold(dish: GuestDish): boolean {
  const concepts = namedConcepts(dish)
  return concepts.length > 0 && concepts.every((concept) => cold.has(concept))
}

/** Whether a text mentions a volume: it may say how much of each drink is served. */
export const mentionsVolume = (texts: readonly string[]): boolean =>
  texts.some((text) => textVolume.test(text))

const spirits = new Set(withFamily('spirits'))
const statedMeasure = /\b(?:spirits?|gin)\b.*\d\s?ml\b/

/** Whether a text says for all spirits in which measures they are sold; `texts` are folded. */
export const isMeasureStated = (dish: GuestDish, texts: readonly string[]): boolean =>
  namedConcepts(dish).some((concept) => spirits.has(concept)) &&
  texts.some((text) => statedMeasure.test(text))
