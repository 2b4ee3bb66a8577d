import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { dietaryFacts } from '#app/domain/guest-menu/facts.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import type { Reply } from './play.ts'
import type { UnseenMenu, UnseenQuestion } from './unseen.ts'

/** What is wrong with a reply. */
export interface Judgement {
  readonly faults: readonly string[]
  /** Dishes offered as fitting that must not be, and facts that are called free and are not. */
  readonly dangers: readonly string[]
}

type Expected = UnseenQuestion['expect']
type Check = (expected: Expected, reply: Reply, menu: UnseenMenu) => readonly string[]

/** Holds a reply against what a right answer holds, by its parts and by its words. */
export function judgeReply({ expect }: UnseenQuestion, reply: Reply, menu: UnseenMenu): Judgement {
  const dangers = checkOffers(expect, reply, menu)
  return { dangers, faults: [...dangers, ...checks.flatMap((check) => check(expect, reply, menu))] }
}

const offered = ({ blocks }: Reply) =>
  blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'fits' ? block.rows.map(({ id }) => id) : [],
  )

const checkOffers: Check = ({ never_offer = [] }, reply) =>
  offered(reply)
    .filter((dish) => never_offer.includes(dish))
    .map((dish) => `offers ${dish}`)

const has = (text: string, words: string) => foldText(text).includes(foldText(words))

const checkFits: Check = (expected, reply) => {
  const { fits = [], fits_only, either = [], unsure = [], never_offer = [] } = expected
  const fitting = offered(reply)
  const allowed = [...fits, ...(fits_only ?? fitting), ...either]
  const namedAtAll = fits.some((dish) => has(reply.text, dish))
  return [
    ...fitting
      .filter((dish) => !allowed.includes(dish) && !never_offer.includes(dish))
      .map((dish) => `offers ${dish}, which does not fit`),
    ...(fits.length > 0 && !namedAtAll ? [`offers none of ${fits.join(', ')}`] : []),
    ...(fits.length === 0 && unsure.length > 0 && !unsure.some((dish) => has(reply.text, dish))
      ? [`names none of what is not confirmed: ${unsure.join(', ')}`]
      : []),
  ]
}

const checkFacts: Check = ({ facts = [] }, { rests }, { menu }) =>
  facts.flatMap(({ dish, fact, state }) => {
    const record = allDishes(menu).find(({ name }) => name === dish)
    if (!record) return [`${dish} is not on the menu`]
    const diet = diets.find((one) => one === fact)
    const single = dietaryFacts.find((one) => one === fact)
    const recorded = diet
      ? stateOfDiet(record, diet).state
      : single && stateOfFact(record, single).state
    const isRested = rests.some((rest) => rest.dishId === dish && rest.fact === fact)
    // "Is it vegetarian?" is answered by the stock as well as by the diet.
    const isToldByDiet = rests.some(
      (rest) => rest.dishId === dish && diets.some((one) => one === rest.fact),
    )
    const isStated = state === 'not_confirmed' || recorded === state
    return [
      ...(isRested || isToldByDiet ? [] : [`says nothing on ${fact} of ${dish}`]),
      ...(isStated ? [] : [`${fact} of ${dish} is read as ${recorded ?? 'nothing'}`]),
    ]
  })

const starts = {
  yes: /^(yes|evet|ja\b|oui|si\b|sí|да|так|نعم|بله|是|有)/iu,
  no: /^(no\b|hayir|hayır|nein|non\b|нет|ні\b|nee\b|لا|نه|不|没)/iu,
}

/** A first word that says the contrary of what is true. */
const checkFirst: Check = ({ first }, { text }) => {
  const wrong =
    first === 'yes' || first === 'no'
      ? [first === 'yes' ? 'no' : 'yes']
      : first === 'unclear'
        ? ['yes', 'no']
        : []
  return wrong
    .filter((word) => (word === 'yes' ? starts.yes : starts.no).test(text))
    .map((word) => `begins with ${word}`)
}

const checkWords: Check = (expected, { text }) => {
  const { names = [], quotes = [], never_says = [] } = expected
  return [
    ...names.filter((dish) => !has(text, dish)).map((dish) => `does not name ${dish}`),
    ...quotes.filter((words) => !has(text, words)).map((words) => `does not quote “${words}”`),
    ...never_says.filter((words) => has(text, words)).map((words) => `says ${words}`),
  ]
}

/** Arabic, Persian and Latin digits, by their value. */
const withLatinDigits = (text: string) =>
  text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

const numbersIn = (text: string) =>
  (withLatinDigits(text).match(/\d[\d.,]*/g) ?? []).map((figure) => {
    const plain = figure.replace(/[.,]+$/, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    return Number(plain.replace(',', '.'))
  })

const checkFigures: Check = ({ figures = [] }, { text }) =>
  figures
    .filter((figure) => !text.includes(figure) && !numbersIn(text).includes(Number(figure)))
    .map((figure) => `lacks ${figure}`)

/** Whether parts of a reply are on what the records of their dishes lack, and so say that they do. */
function admitsGap({ parts }: Reply, { menu }: UnseenMenu): boolean {
  const dishes = new Map(allDishes(menu).map((dish) => [dish.id, dish]))
  const isUnlisted = (id: string) => dishes.get(id)?.ingredients.length === 0
  return parts.some((part) => {
    if (part.do === 'has' || part.do === 'suits') return part.dishes.some(isUnlisted)
    if (part.do === 'talk') return part.act === 'cannot_book'
    if (part.do !== 'tell') return false
    return part.dishes.some(
      (id) =>
        (part.of.includes('price') && dishes.get(id)?.priceMinor === null) ||
        (part.of.includes('ingredients') && isUnlisted(id)),
    )
  })
}

const checkTalk: Check = (expected, reply, menu) => {
  const { parts, blocks, read } = reply
  const does = (...deeds: readonly string[]) => parts.some((part) => deeds.includes(part.do))
  const says = (...acts: readonly string[]) =>
    parts.some((part) => part.do === 'talk' && acts.includes(part.act))
  const finds = blocks.some(({ kind }) => kind === 'dishes')
  return [
    ...(expected.missing && !does('missing') && finds ? ['does not say that it is missing'] : []),
    ...(expected.missing && !does('missing', 'list', 'suggest', 'meal') ? ['finds nothing'] : []),
    ...(expected.unknown && !does('unknown', 'house', 'pictures', 'sum') && !admitsGap(reply, menu)
      ? ['admits nothing']
      : []),
    ...(expected.asks_back && !does('ask') && !says('unclear') ? ['does not ask back'] : []),
    ...(expected.staff && !says(...staffActs) && !admitsGap(reply, menu)
      ? ['does not send to the staff']
      : []),
    ...(expected.quotes_sense && !does('house', 'unknown', 'tell') ? ['quotes nothing'] : []),
    ...(expected.emergency === true && !read.isEmergency ? ['hears no emergency'] : []),
  ]
}

const staffActs: readonly string[] = (
  'complaint_food complaint_wait complaint_price complaint_staff call_staff wait_time cannot_order ' +
  'cannot_change cannot_pay split_bill lost sorry cannot_book no_medical pregnancy alcohol_care'
).split(' ')

const checks: readonly Check[] = [
  checkFits,
  checkFacts,
  checkFirst,
  checkWords,
  checkFigures,
  checkTalk,
]
