import { readDishFact, readDiet } from '#app/domain/dietary/dish-facts.ts'
import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { stateOfDiet, stateOfFact, type DishState } from '#app/domain/dietary/dish-state.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import { excludedBy, type Diet, type DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { About } from '../plan/part.ts'
import type { Block, Rendered, Rested } from './blocks.ts'
import { rowOf } from './dish-row.ts'
import type { PhraseKey } from './phrases/book.ts'
import { reasonsOf } from './reasons.ts'
import type { Speaker } from './speaker.ts'

/** How a question about contents was put; the first word of its answer depends on it. */
export type Polarity = 'has' | 'free_of' | 'suits'

/**
 * Answers whether dishes contain, are free of, or suit something: a sentence for each pair, and one
 * for all allergens of a dish of which the records say the same.
 */
export function renderContents(
  polarity: Polarity,
  dishes: readonly GuestDish[],
  of: readonly About[],
  speaker: Speaker,
): Rendered {
  const pairs = dishes.flatMap((dish) => of.map((about) => ({ dish, about })))
  return {
    blocks: [
      ...dishes.flatMap((dish) => answersOn(polarity, dish, of, speaker)),
      ...dishes.filter((dish) => isNoted(dish, of)).map((dish) => noteOn(dish, speaker)),
    ],
    rests: pairs.flatMap(({ dish, about }) => restOf(dish, about)),
    dishes: dishes.map(({ id }) => id),
    isAboutHealth: of.some(({ kind }) => kind !== 'food'),
  }
}

/** Whether the owner's note on a dish speaks of what is asked about. */
function isNoted({ aiInstructions }: GuestDish, of: readonly About[]): boolean {
  const terms = knownTerms(aiInstructions)
  return of.some((about) => {
    if (about.kind === 'food') return terms.some(({ concept }) => concept === about.concept)
    if (about.kind === 'fact') return terms.some(({ facts }) => facts.includes(about.fact))
    return foldText(aiInstructions).includes(about.diet.slice(0, 5))
  })
}

/** The owner's note on a dish, in the owner's words. */
export function noteOn({ name, aiInstructions }: GuestDish, speaker: Speaker): Block {
  const text = speaker.say('description', { dish: name, words: aiInstructions })
  return { kind: 'quote', text, quote: aiInstructions }
}

function restOf(dish: GuestDish, about: About): Rested[] {
  if (about.kind === 'food') return []
  return [{ dishId: dish.id, fact: about.kind === 'diet' ? about.diet : about.fact }]
}

function answersOn(
  polarity: Polarity,
  dish: GuestDish,
  of: readonly About[],
  speaker: Speaker,
): Block[] {
  const asked = of.flatMap((about) => (about.kind === 'fact' ? [about.fact] : []))
  const states = new Map(asked.map((fact) => [fact, stateOfFact(dish, fact).state]))
  const told = asked.filter((fact) => !isIdle(fact, states, polarity))
  const alike = (state: DishState['state']) => told.filter((fact) => states.get(fact) === state)
  const together = [alike('free'), alike('not_recorded')]
  return of.flatMap((about): Block[] => {
    if (about.kind === 'diet') return [onDiet(dish, about.diet, speaker)]
    if (about.kind === 'food') return [onFood(polarity, dish, about, speaker)]
    if (!told.includes(about.fact)) return []
    const [first, ...others] = together.find((facts) => facts.includes(about.fact)) ?? []
    // The sentence goes where the first of them was asked.
    if (first !== undefined && first !== about.fact) return []
    return [onFacts(polarity, dish, [about.fact, ...others], speaker)]
  })
}

// Whoever says "nuts" names both.
const bothNuts: readonly DietaryFact[] = ['nuts', 'peanuts']

/** Whether what is not recorded of a fact no longer matters: the dish is out by another one. */
function isIdle(
  fact: DietaryFact,
  states: ReadonlyMap<DietaryFact, DishState['state']>,
  polarity: Polarity,
): boolean {
  if (states.get(fact) !== 'not_recorded') return false
  const decisive = polarity === 'suits' ? [...states.keys()] : bothNuts
  return (
    (polarity === 'suits' || bothNuts.includes(fact)) &&
    decisive.some((other) => states.get(other) === 'contains')
  )
}

type ByState = Readonly<Record<DishState['state'], PhraseKey>>

const factPhrases: Readonly<Record<Polarity, ByState>> = {
  has: {
    contains: 'hasContains',
    may_contain: 'hasMayContain',
    free: 'hasFree',
    not_recorded: 'hasUnknown',
  },
  free_of: {
    contains: 'freeContains',
    may_contain: 'freeMayContain',
    free: 'freeFree',
    not_recorded: 'freeUnknown',
  },
  suits: {
    contains: 'suitsContains',
    may_contain: 'suitsMayContain',
    free: 'suitsFree',
    not_recorded: 'suitsUnknown',
  },
}

/** @param facts of one state; several are free, or not recorded */
function onFacts(
  polarity: Polarity,
  dish: GuestDish,
  facts: readonly [DietaryFact, ...DietaryFact[]],
  speaker: Speaker,
): Block {
  const [fact] = facts
  const { state } = stateOfFact(dish, fact)
  const { reasons, contradictedTag } = readDishFact(dish, fact)
  const words = facts.map((one) => speaker.book.facts[one])
  const sentences = [
    speaker.say(factPhrases[polarity][state], {
      dish: dish.name,
      fact: speaker.list(words.map(({ has }) => has)),
      without: speaker.anyOf(words.map(({ without }) => without)),
      free: speaker.list(words.map(({ free }) => free)),
      why: reasons.length > 0 ? 'words' : 'owner',
      words: speaker.list(reasonsOf(dish, reasons, speaker)),
      listed: listedIn(dish, speaker),
    }),
    ...(contradictedTag === undefined
      ? []
      : [
          speaker.say('contradiction', {
            tag: contradictedTag,
            fact: speaker.book.facts[fact].has,
          }),
        ]),
  ]
  return { kind: 'fact', text: sentences.join(' '), dish: rowOf(dish, speaker), state }
}

/** The listed ingredients as a phrase takes them: `none` where there are none. */
export function listedIn(dish: GuestDish, speaker: Speaker): string {
  return dish.ingredients.length === 0 ? 'none' : speaker.list(dish.ingredients)
}

function onDiet(dish: GuestDish, diet: Diet, speaker: Speaker): Block {
  const { state, reason } = stateOfDiet(dish, diet)
  const { tag } = readDiet(dish, diet)
  const words = 'words' in reason ? reason.words : []
  const values = {
    dish: dish.name,
    diet: speaker.book.diets[diet].name,
    words: speaker.list(reasonsOf(dish, words, speaker)),
    listed: listedIn(dish, speaker),
  }
  const key = {
    contains: words.length > 0 ? 'dietAgainst' : 'dietDenied',
    may_contain: words.length > 0 ? 'dietDoubtful' : 'dietDenied',
    free: 'dietMarked',
    not_recorded: 'dietUnknown',
  } as const satisfies ByState
  const held = excludedBy[diet].filter((fact) => stateOfFact(dish, fact).state === 'contains')
  const facts = speaker.list(held.map((fact) => speaker.book.facts[fact].has))
  const contradiction =
    tag !== undefined && held.length > 0 ? [speaker.say('contradiction', { tag, fact: facts })] : []
  return {
    kind: 'fact',
    text: [speaker.say(key[state], values), ...contradiction].join(' '),
    dish: rowOf(dish, speaker),
    state,
  }
}

function onFood(
  polarity: Polarity,
  dish: GuestDish,
  about: Extract<About, { kind: 'food' }>,
  speaker: Speaker,
): Block {
  const named = findConcept(dish, about.concept)
  const isListed = dish.ingredients.length > 0
  const listed = polarity === 'has' ? 'foodListed' : 'foodListedNegative'
  return {
    kind: 'fact',
    text: speaker.say(named !== undefined ? listed : isListed ? 'foodNotListed' : 'foodUnknown', {
      dish: dish.name,
      words: named ?? '',
      food: speaker.wordsOf(about).name,
      listed: listedIn(dish, speaker),
    }),
    dish: rowOf(dish, speaker),
    state: named === undefined ? 'not_recorded' : 'contains',
  }
}
