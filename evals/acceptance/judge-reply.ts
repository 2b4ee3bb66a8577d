import { findMarkedDiet, stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import { foldedWords, foldText } from '#app/domain/dietary/fold-text.ts'
import { factsContainedIn } from '#app/domain/dietary/lexicon.ts'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import type { Reply } from './play-conversation.ts'
import type { UnseenMenu, UnseenQuestion } from './read-unseen.ts'

/** Descriptions of what is wrong with a reply. */
export interface Judgement {
  /** All faults, including the dangers. */
  readonly faults: readonly string[]
  /** Offered dishes that must not be offered. */
  readonly dangers: readonly string[]
}

type Expected = UnseenQuestion['expect']
type Check = (expected: Expected, reply: Reply, menu: UnseenMenu) => readonly string[]

/** Compares the parts and text of a reply with what the question expects. */
export function judgeReply({ expect }: UnseenQuestion, reply: Reply, menu: UnseenMenu): Judgement {
  const dangers = checkOffers(expect, reply, menu)
  return { dangers, faults: [...dangers, ...checks.flatMap((check) => check(expect, reply, menu))] }
}

const dishesOfferedBy = ({ blocks }: Reply) =>
  blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'fits' ? block.rows.map(({ id }) => id) : [],
  )

const checkOffers: Check = ({ never_offer = [] }, reply) =>
  dishesOfferedBy(reply)
    .filter((dish) => never_offer.includes(dish))
    .map((dish) => `offers ${dish}`)

const includesFolded = (text: string, expected: string) =>
  foldText(text).includes(foldText(expected))

const checkFits: Check = (expected, reply) => {
  const { fits = [], fits_only, either = [], unsure = [], never_offer = [] } = expected
  const offeredDishes = dishesOfferedBy(reply)
  const allowedDishes = [...fits, ...(fits_only ?? offeredDishes), ...either]
  const isNamed = (dish: string) => includesFolded(reply.text, dish)
  return [
    ...offeredDishes
      .filter((dish) => !allowedDishes.includes(dish) && !never_offer.includes(dish))
      .map((dish) => `offers ${dish}, which does not fit`),
    ...(fits.length > 0 && !fits.some(isNamed) ? [`offers none of ${fits.join(', ')}`] : []),
    ...(fits.length === 0 && unsure.length > 0 && !unsure.some(isNamed)
      ? [`names none of the unconfirmed dishes: ${unsure.join(', ')}`]
      : []),
  ]
}

/** Whether the reply says that a dish contains a food which contains a fact: wine is alcohol. */
const answersByFood = ({ parts, blocks }: Reply, dish: string, fact: string) =>
  blocks.some(
    (block) => block.kind === 'fact' && block.dish.id === dish && block.state === 'contains',
  ) &&
  parts.some(
    (part) =>
      (part.do === 'has' || part.do === 'free_of' || part.do === 'suits') &&
      part.dishes.includes(dish) &&
      part.of.some(
        (target) =>
          target.kind === 'food' &&
          factsContainedIn(target.concept).some((containedFact) => containedFact === fact),
      ),
  )

const checkFacts: Check = ({ facts = [] }, reply, { menu }) =>
  facts.flatMap(({ dish, fact, state }) => {
    const record = allDishes(menu).find(({ name }) => name === dish)
    if (!record) return [`${dish} is not on the menu`]
    const diet = diets.find((candidate) => candidate === fact)
    const dietaryFact = dietaryFacts.find((candidate) => candidate === fact)
    const recordedState = diet
      ? stateOfDiet(record, diet).state
      : dietaryFact && stateOfFact(record, dietaryFact).state
    // Any diet of the dish counts: "Is there meat in it?" may be answered by "It is vegetarian".
    const isAnswered =
      answersByFood(reply, dish, fact) ||
      reply.citedFacts.some(
        (cited) =>
          cited.dishId === dish &&
          (cited.fact === fact || diets.some((candidate) => candidate === cited.fact)),
      )
    // For an allergen, "marked as vegan, which doesn't rule out traces" is as far as a reply may go.
    const isNearlyFree =
      state === 'free' &&
      recordedState === 'not_recorded' &&
      dietaryFact !== undefined &&
      findMarkedDiet(record, dietaryFact) !== undefined
    const isRight = state === 'not_confirmed' || recordedState === state || isNearlyFree
    return [
      ...(isAnswered ? [] : [`says nothing about ${fact} in ${dish}`]),
      ...(isRight ? [] : [`${fact} in ${dish} is read as ${recordedState ?? 'nothing'}`]),
    ]
  })

const firstWords = {
  yes: /^(yes|evet|ja\b|oui|si\b|sí|да|так|نعم|بله|是|有)/iu,
  // "Non glielo posso garantire" and "لا يظهر" admit a gap.
  no: /^(no\b|hayir|hayır|nein|non(?=\s?[,.:])|нет|ні\b|nee\b|لا(?=[،,.:])|نه|不|没)/iu,
}

const wrongFirstWords = { yes: ['no'], no: ['yes'], unclear: ['yes', 'no'], none: [] } as const

/** Finds a first word that contradicts the expected one. */
const checkFirstWord: Check = ({ first }, { text }) =>
  wrongFirstWords[first ?? 'none']
    .filter((word) => firstWords[word].test(text))
    .map((word) => `begins with ${word}`)

const checkText: Check = ({ names = [], quotes = [], never_says = [] }, { text }) => {
  const isSaid = (expected: string) => includesFolded(text, expected)
  return [
    ...names.filter((dish) => !isSaid(dish)).map((dish) => `does not name ${dish}`),
    ...quotes.filter((quote) => !isSaid(quote)).map((quote) => `does not quote “${quote}”`),
    ...never_says.filter(isSaid).map((forbidden) => `says ${forbidden}`),
  ]
}

const joinedWords = (text: string) => ` ${foldedWords(text).join(' ')} `

/**
 * Requires every sentence that the owner wrote about the question, word for word: a reply in another
 * language quotes it.
 */
const checkQuotedSense: Check = ({ quotes_sense = [] }, reply) => {
  const text = joinedWords(reply.text)
  return quotes_sense
    .flatMap((sense) => sense.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !text.includes(joinedWords(sentence)))
    .map((sentence) => `does not quote “${sentence}”`)
}

/** Replaces Arabic and Persian digits and separators by Latin ones, and turns "1 250" into "1250". */
const withLatinDigits = (text: string) =>
  text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/(?<=\d)[\u00A0\u202F](?=\d{3})/g, '')

const numbersIn = (text: string) =>
  (withLatinDigits(text).match(/\d[\d.,]*/g) ?? []).map((figure) => {
    const plain = figure.replace(/[.,]+$/, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    return Number(plain.replace(',', '.'))
  })

const checkFigures: Check = ({ figures = [] }, { text }) =>
  figures
    .filter((figure) => !text.includes(figure) && !numbersIn(text).includes(Number(figure)))
    .map((figure) => `lacks ${figure}`)

/** Whether a part of the reply is about something that its dishes' records lack, as its text then says. */
function admitsGap({ parts }: Reply, { menu }: UnseenMenu): boolean {
  const dishes = new Map(allDishes(menu).map((dish) => [dish.id, dish]))
  const isUnlisted = (id: string) => dishes.get(id)?.ingredients.length === 0
  return parts.some((part) => {
    if (part.do === 'has' || part.do === 'suits') return part.dishes.some(isUnlisted)
    if (part.do === 'talk') return part.act === 'cannot_book'
    if (part.do !== 'tell') return false
    return part.dishes.some(
      (id) =>
        (part.of.includes('price') && dishes.get(id)?.sizes[0].priceMinor === null) ||
        (part.of.includes('calories') && dishes.get(id)?.sizes[0].calories === null) ||
        (part.of.includes('ingredients') && isUnlisted(id)),
    )
  })
}

const checkTalk: Check = (expected, reply, menu) => {
  const { parts, blocks, reading } = reply
  const hasPart = (...kinds: readonly string[]) => parts.some((part) => kinds.includes(part.do))
  const hasAct = (...acts: readonly string[]) =>
    parts.some((part) => part.do === 'talk' && acts.includes(part.act))
  const hasAdvice = blocks.some(({ kind }) => kind === 'advice' || kind === 'emergency')
  const listsDishes = blocks.some(({ kind }) => kind === 'dishes')
  return [
    ...(expected.missing && !hasPart('missing') && listsDishes
      ? ['does not say that it is missing']
      : []),
    ...(expected.missing && !hasPart('missing', 'list', 'suggest', 'meal')
      ? ['finds nothing']
      : []),
    ...(expected.unknown &&
    !hasPart('unknown', 'house', 'pictures', 'sum') &&
    !admitsGap(reply, menu)
      ? ['admits nothing']
      : []),
    ...(expected.asks_back && !hasPart('ask') && !hasAct('unclear') ? ['does not ask back'] : []),
    ...(expected.staff &&
    !hasAct(...staffActs) &&
    !hasAdvice &&
    !namesStaff(reply) &&
    !admitsGap(reply, menu)
      ? ['does not refer to the staff']
      : []),
    ...(expected.emergency === true && reading.danger !== 'now' ? ['detects no emergency'] : []),
  ]
}

/** Whether the reply says that the menu has no answer. All phrases for that name the staff. */
const namesStaff = ({ parts, blocks }: Reply) =>
  parts.some(({ do: action }) => action === 'unknown') ||
  (parts.some(({ do: action }) => action === 'house') &&
    !blocks.some(({ kind }) => kind === 'quote'))

const staffActs: readonly string[] = (
  'complaint_food complaint_wait complaint_price complaint_staff call_staff wait_time cannot_order ' +
  'cannot_change cannot_pay split_bill lost sorry cannot_book no_medical pregnancy alcohol_care'
).split(' ')

const checks: readonly Check[] = [
  checkFits,
  checkFacts,
  checkFirstWord,
  checkText,
  checkQuotedSense,
  checkFigures,
  checkTalk,
]
