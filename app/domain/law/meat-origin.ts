import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { determineState } from '../dietary/dish-state.ts'
import { foldText } from '../dietary/fold-text.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'

/** The animals whose meat has an origin by law, with its names and the words of texts about it. */
const animals = [
  {
    concepts:
      'beef veal brisket beef_shin ribeye sirloin t_bone rump flank tenderloin dallas_steak ' +
      'beef_cheek oxtail short_rib osso_buco wagyu beef_mince',
    words: /bovin|boeuf|veau|vache|beef|veal|rind|kalb|dana|sigir/,
  },
  {
    concepts: 'lamb lamb_shank lamb_chop rack_of_lamb lamb_shoulder mutton lamb_rib lamb_mince',
    words: /ovin|agneau|mouton|lamb|lamm|kuzu|koyun/,
  },
  {
    concepts: 'pork pork_belly pork_chop spare_rib pork_mince',
    words: /porc|pork|schwein|domuz/,
  },
  {
    concepts:
      'chicken chicken_breast chicken_thigh chicken_wing chicken_mince cockerel village_chicken ' +
      'poultry turkey_bird duck goose guinea_fowl quail',
    words: /volaille|poulet|canard|dinde|poultry|chicken|duck|turkey|geflugel|tavuk|kanatli/,
  },
  // A cut says nothing of the animal; beside fish, it is the fish's.
  { concepts: 'meat cutlet cubed_meat steak patty minced_meat', words: null },
].map(({ concepts, words }) => ({ concepts: new Set(concepts.split(' ')), words }))

// Where an animal was slaughtered is part of its origin: “né, élevé et abattu en France”.
const origin =
  /\b(?:origin\w*|provenance|herkunft|mense|mensei|aus|issue?s? d\w+|abattue?s?|slaughtered|geschlachtet)\b/
const allMeat = /\b(?:viandes|meats?|fleisch|etler\w*)\b(?! (?:bovin|ovin|porcin|de ))/

// Stock, fat and the like aren't meat that was bought raw.
const preparations =
  /\b(?:bouillon|fond|jus|stock|broth|gravy|suyu|gelatine?|graisse|fat|lard|schmalz|sauce)\b/

/** Meat whose origin guests can't read. */
interface MeatWithoutOrigin {
  /** The owner's words. */
  readonly words: string
  /** Whether it is an ingredient that is nothing but this meat, and no text is about origins. */
  readonly isProven: boolean
}

/**
 * Finds a dish's meat whose origin guests can't read, neither in the dish's own records nor in a
 * text about all meat.
 * @param texts what the owner has written outside the dishes, folded
 */
export function findMeatWithoutOrigin(
  dish: GuestDish,
  texts: readonly string[],
): MeatWithoutOrigin | undefined {
  if (dish.meatOrigin || determineState(dish, 'vegetarian').state === 'free') return undefined
  if (origin.test(foldText(dish.description))) return undefined
  const statements = texts.filter((text) => origin.test(text))
  const { concepts, contains } = gatherEvidence(dish)
  const isOfFish = contains.has('fish')
  const found: MeatWithoutOrigin[] = []
  for (const [concept, words] of concepts) {
    const animal = animals.find((one) => one.concepts.has(concept))
    if (!animal || preparations.test(foldText(words))) continue
    const { words: named } = animal
    if (named === null && isOfFish) continue
    if (statements.some((text) => allMeat.test(text) || named?.test(text))) continue
    const isProven = named !== null && statements.length === 0 && isAlone(words, dish)
    found.push({ words, isProven })
  }
  return found.find(({ isProven }) => isProven) ?? found[0]
}

/** Whether words are an ingredient in which nothing else is named: "porc", but not "cœur de bœuf". */
const isAlone = (words: string, { ingredients }: GuestDish): boolean =>
  ingredients.includes(words) && foodsIn(words).length === 1

const foodsIn = (words: string): readonly string[] => [
  ...gatherEvidence({
    name: '',
    description: '',
    ingredients: [words],
    tags: [],
    aiInstructions: '',
  }).concepts.keys(),
]
