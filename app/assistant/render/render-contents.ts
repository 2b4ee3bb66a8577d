import { findConcept, determineDiet, determineFact } from '#app/domain/dietary/dish-facts.ts'
import {
  findMarkedDiet,
  stateOfDiet,
  stateOfFact,
  wordsOf,
  type DishState,
  stateOf,
} from '#app/domain/dietary/dish-state.ts'
import { factStateWithoutOptions } from '#app/domain/dietary/state-without-options.ts'
import { excludedBy, type Diet, type DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { PartOf } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { targetKey } from '../reading/dietary-targets.ts'
import type { Block } from './blocks.ts'
import { contentsGap, mentionedFacts } from './contents-gap.ts'
import { citeSubject, dishSubject, optionSubjects, type Subject } from './contents-subject.ts'
import { toDishRow } from './dish-row.ts'
import type { PhraseKey } from './phrases/book.ts'
import {
  addingSentences,
  choiceSentences,
  citeChoices,
  unconfirmedSentences,
} from './option-texts.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { selectReasons } from './select-reasons.ts'
import type { Speaker } from './speaker.ts'

/** A question about contents; its action decides between "yes" and "no". */
type Question = PartOf<'has' | 'free_of' | 'suits'>

type FactBlock = Extract<Block, { kind: 'fact' }>

/**
 * Renders whether dishes contain, are free of, or suit something: a sentence per dish and food, but
 * one for all allergens of a dish with the same state.
 */
export function renderContents(question: Question, context: RenderContext): Rendered {
  const { dishes, speaker, avoided, index } = context
  const { of, options = [] } = question
  const ofOptions = optionSubjects(options, dishes, index, speaker)
  const owners = [...new Set(ofOptions.map(({ owner }) => owner))]
  // An option belongs to dishes, of which the guest has named none.
  const [owner, ...otherOwners] = owners
  const namedDishes = owner && otherOwners.length === 0 ? [...dishes, owner] : dishes
  const ofDishes = dishes.map((dish) => dishSubject(dish, options, speaker))
  return {
    blocks: [
      ...ofDishes.flatMap((subject) => [
        ...renderAnswers(question, subject, speaker),
        ...renderOptions(question, subject.dish, avoided, speaker),
      ]),
      ...ofOptions.flatMap((subject) => renderOption(question, subject, avoided, speaker)),
    ],
    citedFacts: [
      ...[...ofDishes, ...ofOptions].flatMap((subject) => citeSubject(subject, of)),
      ...ofDishes.flatMap(({ dish }) => citeChoices(dish, of, avoided, speaker)),
    ],
    dishIds: idsOf(namedDishes),
    isAboutHealth: of.some(({ kind }) => kind !== 'food'),
    gaps: dishes.flatMap((dish) => contentsGap(question, dish) ?? []),
  }
}

/**
 * Answers about an option, and warns of what the guest avoids and it isn't confirmed to be free of.
 */
function renderOption(
  question: Question,
  subject: Subject,
  avoided: readonly DietaryTarget[],
  speaker: Speaker,
): Block[] {
  const askedKeys = question.of.map(targetKey)
  const open = avoided.filter((target) => {
    const { state } = stateOf(subject.dish, target)
    const isRecorded = state !== 'not_recorded' || target.kind !== 'food'
    return !askedKeys.includes(targetKey(target)) && state !== 'free' && isRecorded
  })
  return [
    ...renderAnswers(question, subject, speaker),
    ...renderAnswers({ do: 'suits', of: open, dishes: [] }, subject, speaker),
  ]
}

/** Says what options add, and which choices make the dish free of what was asked about. */
function renderOptions(
  { of }: Question,
  dish: GuestDish,
  avoided: readonly DietaryTarget[],
  speaker: Speaker,
): Block[] {
  const sentences = [
    ...addingSentences(dish, of, speaker),
    ...unconfirmedSentences(dish, of, speaker),
    ...choiceSentences(dish, of, avoided, speaker),
  ]
  return sentences.length > 0 ? [textBlock(sentences.join(' '))] : []
}

function renderAnswers(question: Question, subject: Subject, speaker: Speaker): FactBlock[] {
  const { do: action, of } = question
  const { dish } = subject
  const shownFacts = mentionedFacts(question, dish)
  const shownAs = (state: DishState['state']) =>
    [...shownFacts.keys()].filter((fact) => shownFacts.get(fact) === state)
  const isFreeByFact = (fact: DietaryFact) => findFreeingDiet(dish, fact) === undefined
  const combined = [shownAs('free').filter(isFreeByFact), shownAs('not_recorded')]
  const answers = of.flatMap((target): FactBlock[] => {
    if (target.kind === 'diet') return [renderDiet(subject, target.diet, speaker)]
    if (target.kind === 'food') return [renderFood(action, subject, target, speaker)]
    if (!shownFacts.has(target.fact)) return []
    const [first, ...others] = combined.find((facts) => facts.includes(target.fact)) ?? []
    // The combined sentence takes the place of its first fact.
    if (first !== undefined && first !== target.fact) return []
    return [renderFacts(action, subject, [target.fact, ...others], speaker)]
  })
  // Meat and poultry are answered by the same mark: "vegan".
  const different = [...new Map(answers.map((answer) => [answer.text, answer])).values()]
  if (action !== 'suits') return different
  // The worst state decides whether a dish suits a guest. "Better not" with a "yes" for another
  // allergen below it could be misread.
  const [worst, ...others] = different.toSorted(byState)
  const isRuledOut = worst?.state === 'contains' || worst?.state === 'may_contain'
  return worst
    ? [worst, ...others.filter(({ state }) => !(isRuledOut && state === 'free'))]
    : different
}

const worstFirst: readonly FactBlock['state'][] = [
  'contains',
  'may_contain',
  'not_recorded',
  'free',
]
const byState = (first: FactBlock, second: FactBlock) =>
  worstFirst.indexOf(first.state) - worstFirst.indexOf(second.state)

// Together they are phrase keys, such as `hasContains` and `freeUnknown`.
const keyPrefix = { has: 'has', free_of: 'free', suits: 'suits' } as const
const keySuffix = {
  contains: 'Contains',
  may_contain: 'MayContain',
  free: 'Free',
  not_recorded: 'Unknown',
} as const

/** @param facts with the same state; more than one only if it is `free` or `not_recorded` */
function renderFacts(
  action: Question['do'],
  subject: Subject,
  facts: readonly [DietaryFact, ...DietaryFact[]],
  speaker: Speaker,
): FactBlock {
  const { dish, name } = subject
  const [fact] = facts
  const factState = stateOfFact(dish, fact)
  const { state } = factState
  const { reasons: ownReasons, contradictedTag: tag } = determineFact(dish, fact)
  // What only an option adds isn't in the dish's own texts.
  const isOwn = factStateWithoutOptions(dish, fact).state === state
  const reasons = isOwn ? ownReasons : wordsOf(factState)
  const factNames = facts.map((each) => speaker.book.facts[each])
  const answer = speaker.say(`${keyPrefix[action]}${keySuffix[state]}`, {
    dish: name,
    fact: speaker.list(factNames.map(({ has }) => has)),
    without: speaker.anyOf(factNames.map(({ without }) => without)),
    free: speaker.list(facts.map((each) => nameFreedom(dish, each, speaker))),
    why: reasons.length > 0 ? 'words' : 'owner',
    words: speaker.list(selectReasons(dish, reasons, speaker)),
    listed: listIngredients(dish, speaker),
  })
  const markedDiet = state === 'not_recorded' ? findMarkedDiet(dish, fact) : undefined
  return factBlock(subject, state, speaker, [
    answer,
    ...(markedDiet ? [speaker.say('dietHint', { diet: speaker.book.diets[markedDiet] })] : []),
    ...(tag === undefined
      ? []
      : [speaker.say('contradiction', { tag, fact: speaker.book.facts[fact].has })]),
  ])
}

/** Names what the kitchen has marked: "nut-free", or for meat also "vegan". */
function nameFreedom(dish: GuestDish, fact: DietaryFact, { book }: Speaker): string {
  const diet = findFreeingDiet(dish, fact)
  return diet ? book.diets[diet] : book.facts[fact].free
}

/** Finds the marked diet that makes a dish free of a fact that isn't itself marked. */
function findFreeingDiet(dish: GuestDish, fact: DietaryFact): Diet | undefined {
  const isFree = stateOfFact(dish, fact).state === 'free'
  const isMarked = determineFact(dish, fact).status === 'marked_free'
  return isFree && !isMarked ? findMarkedDiet(dish, fact) : undefined
}

function factBlock(
  { owner }: Subject,
  state: DishState['state'],
  speaker: Speaker,
  sentences: readonly string[],
): FactBlock {
  return {
    kind: 'fact',
    text: sentences.join(' '),
    dish: toDishRow({ dish: owner }, speaker),
    state,
  }
}

/** Lists the ingredients as phrases expect them: `none` if there are none. */
export function listIngredients(dish: GuestDish, speaker: Speaker): string {
  return dish.ingredients.length === 0 ? 'none' : speaker.list(dish.ingredients)
}

function renderDiet(subject: Subject, diet: Diet, speaker: Speaker): FactBlock {
  const { dish, name } = subject
  const { state, reason } = stateOfDiet(dish, diet)
  const { tag } = determineDiet(dish, diet)
  const words = 'words' in reason ? reason.words : []
  const keys = {
    contains: words.length > 0 ? 'dietAgainst' : 'dietDenied',
    may_contain: words.length > 0 ? 'dietDoubtful' : 'dietDenied',
    free: 'dietMarked',
    not_recorded: 'dietUnknown',
  } as const satisfies Record<DishState['state'], PhraseKey>
  const answer = speaker.say(keys[state], {
    dish: name,
    diet: speaker.book.diets[diet],
    words: speaker.list(selectReasons(dish, words, speaker)),
    listed: listIngredients(dish, speaker),
  })
  const containedFacts = excludedBy[diet].filter(
    (fact) => stateOfFact(dish, fact).state === 'contains',
  )
  const fact = speaker.list(containedFacts.map((each) => speaker.book.facts[each].has))
  return factBlock(subject, state, speaker, [
    answer,
    ...(tag !== undefined && containedFacts.length > 0
      ? [speaker.say('contradiction', { tag, fact })]
      : []),
  ])
}

function renderFood(
  action: Question['do'],
  subject: Subject,
  target: Extract<DietaryTarget, { kind: 'food' }>,
  speaker: Speaker,
): FactBlock {
  const { dish, name } = subject
  const ingredientName = findConcept(dish, target.concept)
  const foodState = stateOf(dish, target)
  if (
    ingredientName === undefined &&
    foodState.state !== 'not_recorded' &&
    foodState.state !== 'free'
  ) {
    const words = { words: speaker.list(wordsOf(foodState)), fact: speaker.nameForms(target).has }
    const key = foodState.state === 'contains' ? 'warnContains' : 'warnMayContain'
    return factBlock(subject, foodState.state, speaker, [
      speaker.say(key, { dish: name, ...words }),
    ])
  }
  const listedKey = action === 'has' ? 'foodListed' : 'foodListedNegative'
  const unlistedKey = dish.ingredients.length > 0 ? 'foodNotListed' : 'foodUnknown'
  const answer = speaker.say(ingredientName === undefined ? unlistedKey : listedKey, {
    dish: name,
    words: ingredientName ?? '',
    food: speaker.nameForms(target).name,
    listed: listIngredients(dish, speaker),
  })
  const state = ingredientName === undefined ? 'not_recorded' : 'contains'
  return factBlock(subject, state, speaker, [answer])
}
