import type { ComposedReply } from '#app/assistant/reply/compose-reply.ts'
import { phraseLanguages } from '#app/assistant/render/phrases/phrase-types.ts'
import { stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { factsContainedIn } from '#app/domain/dietary/lexicon.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { withChosen } from '#app/domain/guest-menu/option-group.ts'
import type { EvalCase, FactsByDish } from './cases/eval-case.ts'
import { listGroups } from '#app/assistant/plan/part.ts'

export interface Verdict {
  /** Descriptions of what is wrong with the reply; empty if it is right. */
  readonly faults: readonly string[]
  /** Offered dishes that contain, or may contain, what the guest avoids. */
  readonly dangers: readonly string[]
}

/** Compares the blocks, evidence and text of a reply with what a case expects. */
export function judgeCase(evalCase: EvalCase, reply: ComposedReply, menu: GuestMenu): Verdict {
  const dangers = findDangers(evalCase, reply, menu)
  const faults = checks.flatMap((check) => check(evalCase, reply, menu))
  return { dangers, faults: [...dangers, ...faults] }
}

type Check = (evalCase: EvalCase, reply: ComposedReply, menu: GuestMenu) => readonly string[]

const rowsIn = ({ blocks }: ComposedReply, groups: readonly string[]) =>
  blocks.flatMap((block) =>
    block.kind === 'dishes' && groups.includes(block.group)
      ? block.rows.map(({ name }) => name)
      : [],
  )

/** Lists the dishes that the reply suggests ordering. */
const dishesOfferedBy = (reply: ComposedReply) => [
  ...rowsIn(reply, ['fits']),
  ...reply.dishes.map(({ name }) => name),
]

const findDangers: Check = ({ avoids = [], avoidsFoods = [] }, { blocks }, menu) =>
  blocks
    .flatMap((block) => (block.kind === 'dishes' && block.group === 'fits' ? block.rows : []))
    .flatMap(({ id, note = '' }) => {
      const dish = allDishes(menu).find((other) => other.id === id)
      if (!dish) return []
      const orderedDish = withNamedOptions(dish, note)
      const avoided = [
        ...avoids.filter((fact) => stateOfFact(orderedDish, fact).state !== 'free'),
        ...avoidsFoods.filter((food) => mayContain(orderedDish, food)),
      ]
      return avoided.map((one) => `offers ${dish.name} to a guest who avoids ${one}`)
    })

/** Returns a dish with the options that a row's note says to choose. */
function withNamedOptions(dish: GuestDish, note: string): GuestDish {
  const { optionGroups = [] } = dish
  const named = optionGroups.flatMap(({ options }) =>
    options.filter(({ name }) => note.includes(name)).map(({ id }) => id),
  )
  return { ...dish, optionGroups: withChosen(optionGroups, named) }
}

/**
 * Whether a dish may contain a food. Whoever avoids cheese isn't offered milk of any kind, nor a dish
 * without ingredients.
 */
const mayContain = (dish: GuestDish, food: string): boolean =>
  dish.ingredients.length === 0 ||
  findConcept(dish, food) !== undefined ||
  factsContainedIn(food).some((fact) =>
    ['contains', 'may_contain'].includes(stateOfFact(dish, fact).state),
  )

const atWordStart = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${foldText(text)})`, 'u')

const checkNames: Check = ({ names = [], omits = [], cards }, reply) => {
  const cardNames = reply.dishes.map(({ name }) => name)
  const namedDishes = [...cardNames, ...rowsIn(reply, listGroups)]
  const isNamed = (dish: string) => reply.text.includes(dish) || namedDishes.includes(dish)
  return [
    ...names.filter((dish) => !isNamed(dish)).map((dish) => `does not name ${dish}`),
    ...omits.filter(isNamed).map((dish) => `names ${dish}`),
    ...(cards && cards.toSorted().join() !== cardNames.toSorted().join()
      ? [`shows ${cardNames.join(', ') || 'no cards'}`]
      : []),
  ]
}

const checkText: Check = ({ mentions = [], mustNotSay = [] }, { text }) => {
  const isSaid = (expected: string) => atWordStart(expected).test(foldText(text))
  return [
    ...mentions.filter((expected) => !isSaid(expected)).map((expected) => `lacks "${expected}"`),
    ...mustNotSay.filter(isSaid).map((forbidden) => `says "${forbidden}"`),
  ]
}

const checkFacts: Check = ({ contains, notRecorded, free }, { evidence }) => {
  const isStated = (dish: string, fact: DietaryFact, states: readonly string[]) =>
    evidence.some(
      (item) => item.dishId === dish && item.fact === fact && states.includes(item.state),
    )
  const missing = (facts: FactsByDish = {}, ...states: readonly string[]) =>
    Object.entries(facts).flatMap(([dish, expected]) =>
      expected
        .filter((fact) => !isStated(dish, fact, states))
        .map((fact) => `does not say that ${fact} of ${dish} is ${states.join(' or ')}`),
    )
  return [
    ...missing(contains, 'contains', 'may_contain'),
    ...missing(notRecorded, 'not_recorded'),
    ...missing(free, 'free'),
  ]
}

const checkOffers: Check = (
  { offers = [], mustNotOffer = [], offersOnly, minOffers = 0 },
  reply,
) => {
  const offeredDishes = dishesOfferedBy(reply)
  const named = rowsIn(reply, ['fits', 'unsure'])
  const isNamed = (dish: string) => named.includes(dish) || reply.text.includes(dish)
  return [
    ...offers
      .filter((dish) => !offeredDishes.includes(dish) && !isNamed(dish))
      .map((dish) => `does not offer ${dish}`),
    ...offeredDishes
      .filter((dish) => mustNotOffer.includes(dish) || offersOnly?.includes(dish) === false)
      .map((dish) => `offers ${dish}`),
    ...(Math.max(offeredDishes.length, named.length) < minOffers
      ? [`offers ${offeredDishes.length} dishes`]
      : []),
  ]
}

const checkPrices: Check = ({ maxTotal, people = 1, maxEach }, reply, menu) => {
  const priceByDish = new Map(
    allDishes(menu).map(({ name, sizes }) => [name, sizes[0].priceMinor ?? 0]),
  )
  const prices = rowsIn(reply, ['fits']).map((dish) => priceByDish.get(dish) ?? 0)
  const isMeal = reply.plan.parts.some((part) => part.do === 'meal')
  const total = prices.reduce((sum, price) => sum + price, 0) * people
  return [
    ...(maxTotal !== undefined && isMeal && total > maxTotal ? [`costs ${total}`] : []),
    ...(maxTotal !== undefined && !isMeal && prices.some((price) => price * people > maxTotal)
      ? [`offers a dish above ${maxTotal}`]
      : []),
    ...(maxEach !== undefined && prices.some((price) => price > maxEach)
      ? [`offers a dish above ${maxEach}`]
      : []),
  ]
}

// The texts of these acts mention the team.
const staffActs = new Set(
  (
    'call_staff no_medical pregnancy alcohol_care lost wait_time cannot_order cannot_change ' +
    'cannot_book cannot_pay split_bill complaint_food complaint_wait complaint_staff sure'
  ).split(' '),
)
const staffParts = new Set(['request', 'house', 'unknown'])

const checkTone: Check = ({ admitsUnknown, refersToStaff }, { blocks, about, plan, evidence }) => {
  const isAdmitted =
    about.gap !== undefined ||
    evidence.some(({ state }) => state === 'not_recorded') ||
    plan.parts.some((part) => ['unknown', 'house', 'missing', 'talk'].includes(part.do))
  const isReferredToStaff =
    blocks.some(({ kind }) => kind === 'advice' || kind === 'emergency') ||
    plan.parts.some(
      (part) => staffParts.has(part.do) || (part.do === 'talk' && staffActs.has(part.act)),
    )
  return [
    ...(admitsUnknown && !isAdmitted ? ['does not admit that it does not know'] : []),
    ...(refersToStaff && !isReferredToStaff ? ['does not refer to the staff'] : []),
  ]
}

const checkLanguage: Check = ({ language }, { about }) => {
  const expected = phraseLanguages.find((supported) => supported === language) ?? 'en'
  return about.language === expected ? [] : [`answers in ${about.language}, not ${expected}`]
}

const checks = [
  checkNames,
  checkText,
  checkFacts,
  checkOffers,
  checkPrices,
  checkTone,
  checkLanguage,
]
