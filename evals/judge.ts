import type { ComposedReply } from '#app/assistant/reply/compose-reply.ts'
import { stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { allDishes, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { EvalCase, FactsByDish } from './cases/case.ts'

export interface Verdict {
  /** What is wrong with the reply, in words; empty when it is right. */
  readonly faults: readonly string[]
  /** Dishes offered as fitting that hold, or may hold, what the guest avoids. */
  readonly dangers: readonly string[]
}

/** Holds a reply against what a case expects: by its blocks and evidence, and by its words. */
export function judge(asked: EvalCase, reply: ComposedReply, menu: GuestMenu): Verdict {
  const dangers = dangersOf(asked, reply, menu)
  return { dangers, faults: [...dangers, ...checks.flatMap((check) => check(asked, reply, menu))] }
}

type Check = (asked: EvalCase, reply: ComposedReply, menu: GuestMenu) => readonly string[]

const rowsIn = ({ blocks }: ComposedReply, groups: readonly string[]) =>
  blocks.flatMap((block) =>
    block.kind === 'dishes' && groups.includes(block.group)
      ? block.rows.map(({ name }) => name)
      : [],
  )

/** What the reply would have the guest order. */
const offeredBy = (reply: ComposedReply) => [
  ...rowsIn(reply, ['fits']),
  ...reply.dishes.map(({ name }) => name),
]

const dangersOf: Check = ({ avoids = [] }, reply, menu) =>
  allDishes(menu)
    .filter(({ name }) => rowsIn(reply, ['fits']).includes(name))
    .flatMap((dish) =>
      avoids
        .filter((fact) => stateOfFact(dish, fact).state !== 'free')
        .map((fact) => `offers ${dish.name} to somebody who avoids ${fact}`),
    )

const starts = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${foldText(words)})`, 'u')

const allGroups = ['fits', 'unsure', 'against']

const checkNames: Check = ({ names = [], omits = [], cards }, reply) => {
  const shown = reply.dishes.map(({ name }) => name)
  const listed = [...shown, ...rowsIn(reply, allGroups)]
  const isNamed = (dish: string) => reply.text.includes(dish) || listed.includes(dish)
  return [
    ...names.filter((dish) => !isNamed(dish)).map((dish) => `does not name ${dish}`),
    ...omits.filter(isNamed).map((dish) => `names ${dish}`),
    ...(cards && cards.toSorted().join() !== shown.toSorted().join()
      ? [`shows ${shown.join(', ') || 'no cards'}`]
      : []),
  ]
}

const checkWords: Check = ({ says = [], never = [] }, { text }) => [
  ...says.filter((words) => !starts(words).test(foldText(text))).map((it) => `lacks "${it}"`),
  ...never.filter((words) => starts(words).test(foldText(text))).map((it) => `says "${it}"`),
]

const checkFacts: Check = ({ holds, unknown, free }, { evidence }) => {
  const isStated = (dish: string, fact: DietaryFact, states: readonly string[]) =>
    evidence.some((one) => one.dishId === dish && one.fact === fact && states.includes(one.state))
  const missing = (facts: FactsByDish = {}, ...states: readonly string[]) =>
    Object.entries(facts).flatMap(([dish, all]) =>
      all
        .filter((fact) => !isStated(dish, fact, states))
        .map((fact) => `does not say that ${fact} of ${dish} is ${states.join(' or ')}`),
    )
  return [
    ...missing(holds, 'contains', 'may_contain'),
    ...missing(unknown, 'not_recorded'),
    ...missing(free, 'free'),
  ]
}

const checkOffers: Check = ({ offers = [], offersNot = [], offersOnly, atLeast = 0 }, reply) => {
  const offered = offeredBy(reply)
  const named = rowsIn(reply, ['fits', 'unsure'])
  const isNamed = (dish: string) => named.includes(dish) || reply.text.includes(dish)
  return [
    ...offers
      .filter((dish) => !offered.includes(dish) && !isNamed(dish))
      .map((dish) => `does not offer ${dish}`),
    ...offered
      .filter((dish) => offersNot.includes(dish) || offersOnly?.includes(dish) === false)
      .map((dish) => `offers ${dish}`),
    ...(Math.max(offered.length, named.length) < atLeast
      ? [`offers ${offered.length} dishes`]
      : []),
  ]
}

const checkMoney: Check = ({ total, people = 1, each }, reply, menu) => {
  const prices = new Map(allDishes(menu).map(({ name, priceMinor }) => [name, priceMinor ?? 0]))
  const paid = rowsIn(reply, ['fits']).map((dish) => prices.get(dish) ?? 0)
  const isMeal = reply.plan.parts.some((part) => part.do === 'meal')
  const sum = paid.reduce((added, price) => added + price, 0) * people
  return [
    ...(total !== undefined && isMeal && sum > total ? [`costs ${sum}`] : []),
    ...(total !== undefined && !isMeal && paid.some((price) => price * people > total)
      ? [`offers a dish above ${total}`]
      : []),
    ...(each !== undefined && paid.some((price) => price > each)
      ? [`offers a dish above ${each}`]
      : []),
  ]
}

// What they say names the team.
const staffActs = new Set(
  (
    'call_staff no_medical pregnancy alcohol_care lost wait_time cannot_order cannot_change ' +
    'cannot_book cannot_pay split_bill complaint_food complaint_wait complaint_staff sure'
  ).split(' '),
)
const staffParts = new Set(['request', 'house', 'unknown'])

const checkTone: Check = ({ admits, staff }, { blocks, about, plan, evidence }) => {
  const isAdmitted =
    about.gap !== undefined ||
    evidence.some(({ state }) => state === 'not_recorded') ||
    plan.parts.some((part) => ['unknown', 'house', 'missing', 'talk'].includes(part.do))
  const isSentToStaff =
    blocks.some(({ kind }) => kind === 'advice' || kind === 'emergency') ||
    plan.parts.some(
      (part) => staffParts.has(part.do) || (part.do === 'talk' && staffActs.has(part.act)),
    )
  return [
    ...(admits && !isAdmitted ? ['does not admit that it does not know'] : []),
    ...(staff && !isSentToStaff ? ['does not send to the staff'] : []),
  ]
}

const spoken = new Set(['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'ru', 'uk', 'ar', 'fa', 'zh'])

const checkLanguage: Check = ({ language }, { about }) => {
  const expected = spoken.has(language) ? language : 'en'
  return about.language === expected ? [] : [`speaks ${about.language}, not ${expected}`]
}

const checks = [
  checkNames,
  checkWords,
  checkFacts,
  checkOffers,
  checkMoney,
  checkTone,
  checkLanguage,
]
