import type { DietaryFact } from '../../guest-menu/facts.ts'
import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { removedByFree } from '../../dietary/qualifiers.ts'
import { assignForward } from './assign-forward.ts'
import {
  assignBackward,
  assignChoices,
  findReplaced,
  isLoosePossibility,
} from './assign-backward.ts'
import { claimConcept } from './concepts.ts'
import { commonFacts, type Food, type Item, type Mention, type Stance } from './reading.ts'

interface Stances {
  readonly mentions: readonly Mention[]
  readonly looseDenials: number
  readonly loosePossibilities: number
}

/** Determines for each food whether the text says that the dish contains it, may contain it or doesn't. */
export function assignStances(items: readonly Item[], language: MenuLanguage): Stances {
  const stances = new Map<Food, Stance>()
  const replaced = new Set<Food>()
  let looseDenials = 0
  let loosePossibilities = 0
  const sentences = Map.groupBy(items, ({ token }) => token.sentence)
  for (const sentence of sentences.values()) {
    looseDenials += assignForward(sentence, stances, language)
    looseDenials += assignBackward(sentence, stances, language)
    looseDenials += assignChoices(sentence, stances)
    for (const food of findReplaced(sentence, language)) replaced.add(food)
    if (isLoosePossibility(sentence, stances)) loosePossibilities++
  }
  const foods = items.filter((item) => item.kind === 'food')
  const places = new Map(items.map((item, index) => [item, index]))
  const mentions = foods.map((food, index): Mention => {
    const stance = stances.get(food) ?? (food.isDenied ? 'free' : 'has')
    // "Ohne Feta vegan": what the dish doesn't contain keeps its facts.
    const neighbours = stance === 'free' ? [] : [foods[index - 1], foods[index + 1]]
    const removedFoods = neighbours.flatMap((other) =>
      other ? removedBy(other, food, stances, places) : [],
    )
    return {
      concepts: food.concepts,
      stance,
      isReplaced: stance === 'free' && replaced.has(food),
      written: food.written,
      facts: commonFacts(food.concepts).filter((fact) => !removedFoods.includes(fact)),
      isForeign: food.isForeign,
      token: food.token,
      length: food.length,
      senses: food.senses,
    }
  })
  return { mentions, looseDenials, loosePossibilities }
}

/** Facts that a plant-based food doesn't have. */
const animalFacts: readonly DietaryFact[] = [
  'milk',
  'lactose',
  'eggs',
  'honey',
  'meat',
  'poultry',
  'pork',
  'gelatine',
  'fish',
  'crustaceans',
  'molluscs',
]
const plantClaims = [claimConcept('vegan'), claimConcept('plant')]

const seafood: readonly DietaryFact[] = ['fish', 'crustaceans', 'molluscs']
const isOnlyMeat = ({ concepts }: Food) => concepts.every((concept) => concept === 'meat')

/** The facts that a word beside a food removes from it: "vegan cheese", "lactose-free milk". */
function removedBy(
  other: Food,
  food: Food,
  stances: ReadonlyMap<Food, Stance>,
  places: ReadonlyMap<Item, number>,
): readonly DietaryFact[] {
  if (other.token.part !== food.token.part) return []
  const gap = Math.abs((places.get(other) ?? 0) - (places.get(food) ?? 0))
  if (gap > 2) return []
  const stance = stances.get(other) ?? (other.isDenied ? 'free' : 'has')
  if (stance === 'has' && other.concepts.some((concept) => plantClaims.includes(concept))) {
    return animalFacts
  }
  // "Carne di granchio" is no meat.
  if (isOnlyMeat(food) && commonFacts(other.concepts).some((fact) => seafood.includes(fact))) {
    return ['meat']
  }
  // "Sojahack" is minced soy without meat.
  if (other.concepts.includes('soy') && food.concepts.includes('minced_meat')) return animalFacts
  return stance === 'free' ? other.concepts.flatMap(removedByFree) : []
}
