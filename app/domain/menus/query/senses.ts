import { stateOfFact } from '../../dietary/dish-state.ts'
import { findConcept } from '../../dietary/dish-facts.ts'
import { foldedWords } from '../../dietary/fold-text.ts'
import type { GuestDish } from '../../guest-menu/guest-menu.ts'
import { popularTag, type IndexedDish } from './index-menu.ts'
import type { Sense } from './clauses.ts'

/** Whether a dish has a quality; `unknown` if nothing is recorded. */
export type SenseState = 'yes' | 'no' | 'unknown'

/** Qualities that tags and headings state. */
type TaggedSense = Exclude<Sense, 'alcoholic'>

// Matched against folded tags and headings: prefixes of words in the languages of menus.
const tagPatterns: Readonly<Record<TaggedSense, RegExp>> = {
  hot: /(?<!not |non |az |nicht |pas |no )\b(aci|acili|spicy|hot|scharf|pikant|epice|piquant|picante|piccant|pittig|остр|гостр)|حار|تند|辣/u,
  mild: /\b(acisiz|az acili|mild|not spicy|non spicy|nicht scharf|pas epice|no picante|non piccant|niet pittig|неостр)|غير حار|不辣/u,
  light: /\b(hafif|light|diyet|leicht|leger|ligero|leggero|licht|лёгк|легк)|خفيف|سبک|清淡/u,
  cold: /\b(soguk|cold|chilled|iced|kalt|froid|frio|fredd|koud|холодн)|بارد|سرد|凉|冷/u,
  sweet: /\b(tatli|sweet|suss|sucre|dulce|dolce|zoet|сладк|солодк)|حلو|شیرین|甜/u,
  kids: /\b(cocuk|child|kid|kinder|enfant|nino|infantil|bambin|детск|дитяч)|اطفال|أطفال|کودک|儿童/u,
  sharing:
    /\b(paylas|ortaya|sharing|to share|for two|2 kisilik|iki kisilik|zum teilen|partager|compartir|condivid|delen|на компанию)|للمشاركه|اشتراک|分享/u,
  popular: popularTag,
}

/** Whether a tag or heading mentions a quality. */
export const isTagged = (text: string, sense: TaggedSense): boolean =>
  tagPatterns[sense].test(foldedWords(text).join(' '))

/** Determines whether a dish has a quality, by its tags, headings, texts, ingredients or course. */
export function judgeSense(
  indexed: IndexedDish,
  sense: Sense,
  headings: readonly string[],
): SenseState {
  const is = (quality: TaggedSense) =>
    [...indexed.dish.tags, ...headings].some((text) => isTagged(text, quality))
  switch (sense) {
    case 'hot':
      if (is('mild')) return 'no'
      // Headings don't count: "Hot Mezze" means warm.
      return isHot(indexed.dish) ? 'yes' : 'unknown'
    case 'mild':
      if (is('mild')) return 'yes'
      return isHot(indexed.dish) ? 'no' : 'unknown'
    case 'sweet':
      return is('sweet') || indexed.course === 'dessert' ? 'yes' : 'unknown'
    case 'cold':
      return is('cold') || isCalledCold(indexed) ? 'yes' : 'unknown'
    case 'alcoholic':
      return stateOfFact(indexed.dish, 'alcohol').state === 'contains' ? 'yes' : 'unknown'
    default:
      return is(sense) ? 'yes' : 'unknown'
  }
}

/**
 * Whether a dish's name says that it is cold, or a drink's description: "Iced lime and mint". A dish's
 * description may be about its oil: "cold-pressed".
 */
const isCalledCold = ({ dish, course }: IndexedDish) =>
  isTagged(dish.name, 'cold') || (course === 'drink' && isTagged(dish.description, 'cold'))

/** Whether a dish's tags or ingredients say how hot it is. */
export const isHeatRecorded = (dish: GuestDish): boolean =>
  dish.tags.some((tag) => isTagged(tag, 'mild')) || isHot(dish)

const isHot = (dish: GuestDish) =>
  dish.tags.some((tag) => isTagged(tag, 'hot')) || findConcept(dish, 'chili') !== undefined
