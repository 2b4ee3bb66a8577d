import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { minorDigits } from '#app/domain/menus/price.ts'
import { checkClaim, type Records } from './check-claim.ts'
import type { Standing } from './check-figures.ts'
import type { Claim } from '../reading/claim.ts'
import {
  contradictsOrder,
  countedDishes,
  explainedBy,
  type Counted,
} from '../reading/explain-figures.ts'
import type { MenuIndex } from '../../providers/offline/menu-index.ts'
import { nameOrdered } from '../reading/name-dishes.ts'
import { valuesOf } from '../words/number-words.ts'
import type { ReadSentence } from '../reading/read-claims.ts'

/** A figure of a sentence, summed up or alone. */
type FigureClaim = Claim & { readonly kind: 'price' | 'calories' }

export const isFigure = (claim: Claim): claim is FigureClaim =>
  claim.kind === 'price' || claim.kind === 'calories'

const totalling =
  /\b(total\w*|together|altogether|all in|in all|sum|comes? (in )?to|makes?|would be|adds?|equals|toplam\w*|hepsi|birlikte|eder|ediyor|tutar|tutuyor|yapar|yapiyor)\b/
const reckoning =
  /\b(times|half|each|short|eksi\w*|split\w*|share\w*|per|apiece|leav\w*|left|over|between|difference|more|less|fewer|instead|versus|vs|against|compared|lighter|cheaper|xkisi\w*|basina|basi|yari\w*|fark\w*|daha|kal(ir|iyor|an)\w*|dus(er|uyor)\w*|icin)\b/
const energyIn = /\b(kcal|calor\w*|kalori\w*)\b/
const ofMoney = /\b(x(gbp|try|eur|usd)|tl|lira\w*|pounds?|quid|pric\w*|cost\w*|fiyat\w*)\b/
const likening = /\b(same|both|each|ayni|ikisi\w*|both)\b/

/** "A soup (£5), a pie (£16) and a lager for £26": each price in brackets, and one of all. */
const isOfAll =
  /^(?!.*xd\d+x for\b.*xd\d).*xd\d+x( with \w+)? xopen .*xclose and (an? |the )?xd\d+x for (x\w+ )?xn\S+x( \w+)?( x(stop|bang))?$/

interface Reckoned {
  readonly read: ReadSentence
  /** The words of the sentence, before its dishes were found. */
  readonly spoken: readonly string[]
  readonly records: Records
}

/** The dishes of a sentence that counts them up. */
export function orderedIn(words: readonly string[], index: MenuIndex): Counted[] {
  const named = nameOrdered(words, index)
  return countedDishes(
    named.words,
    named.dishes.map((some) => some.map(({ dish }) => dish)),
  )
}

/** Holds a figure against sums, differences and shares of what is recorded. */
export function checkSum(claim: FigureClaim, state: Standing, reckoned: Reckoned): Standing {
  const { read, spoken, records } = reckoned
  const { topic, menu, asked } = records
  const text = read.words.join(' ')
  const of = claim.kind === 'price' ? priceIn(menu.menu.currency) : energyOf
  const own = orderedIn(spoken, topic.index)
  const values = claim.figures.map((figure) => figure.values)
  // "The Ezogelin has 180 kcal, the Beyran 420": without a unit, of the one that was told last.
  const [bare, named] = partition(claim.figures, ({ currency }) => currency === undefined)
  if (claim.kind === 'price' && bare.length > 0 && (topic.ofEnergy || energyIn.test(text))) {
    const check = (kind: FigureClaim['kind'], figures: FigureClaim['figures']) => {
      const part = { ...claim, kind, figures }
      const isPart = figures.length > 0
      return !isPart || checkSum(part, checkClaim(part, records), reckoned) === 'true'
    }
    if (check('calories', bare) && check('price', named)) return 'true'
    if (named.length === 0 && !ofMoney.test(text)) return 'wrong'
  }
  // "Roast beef and a lager": a total that names nothing is of what was named, and of no other.
  const isOfBefore = own.length === 0 && topic.order.length + topic.askedOrder.length > 1
  if (state === 'true' && !(isOfBefore && claim.isTotal)) {
    const isCounted = own.length > 1 || own.some(({ count }) => count > 1)
    const isTotal = totalling.test(text) && isCounted && claim.figures.length === 1
    const isPlain = read.claims.filter(isFigure).length === 1 && !likening.test(text)
    const isOfOwn = !isToldFirst(claim, spoken, topic.index)
    return isTotal && isPlain && isOfOwn && contradictsOrder(values.flat(), own, of)
      ? 'wrong'
      : 'true'
  }
  if (claim.figures.length === 0) return state
  const { currency } = menu.menu
  if (claim.figures.some((figure) => figure.currency && figure.currency !== currency)) return state
  const priced = {
    ...claim,
    figures: claim.figures.slice(0, -1),
    scope: { ...claim.scope, dishes: claim.scope.dishes.slice(0, -1) },
  }
  const isLastOfAll = isOfAll.test(text) && checkClaim(priced, records) === 'true'
  if (isLastOfAll && !contradictsOrder(values.at(-1) ?? [], own, of)) return 'true'
  const isReckoned =
    own.length === 0 ||
    totalling.test(text) ||
    reckoning.test(text) ||
    likening.test(text) ||
    claim.figures.length !== own.length ||
    own.length !== claim.scope.dishes.length
  if (!isReckoned) return state
  const near = [...own.flatMap(({ dishes }) => dishes), ...(own.length === 0 ? topic.last : [])]
  const wanted = [...topic.asked.dishes, ...topic.askedOrder.flatMap((one) => one.dishes)]
  const far = reckoning.test(text) || own.length === 0 ? wanted : []
  const dishes = [...new Set([...near, ...far, ...(own.length === 0 ? topic.named : [])])]
  const figures = explainedBy({
    single: dishes.map(of).filter((value) => value !== null),
    orders: [
      own,
      orderOf(topic.order, isToldFirst(claim, spoken, topic.index) ? [] : own),
      topic.askedOrder,
      [...topic.order, ...own],
    ],
    of,
    asked: [...asked, ...read.words.flatMap(valuesOf).filter((value) => value < 13)],
    told: claim.kind === 'price' ? topic.sums : [],
    words: read.words,
  })
  const isKnown = (value: number) => figures.has(Math.round(value * 100) / 100)
  const isPart = /\b(p|pence|kurus\w*|cents?)\b/.test(text)
  const isExplained = (all: readonly number[]) =>
    all.some((value) => isKnown(value) || (isPart && isKnown(value / 100)) || asked.includes(value))
  return values.every(isExplained) ? 'true' : state === 'true' ? 'wrong' : state
}

/** "That makes 1,340, and there is room for two teas": a total of what was named before. */
function isToldFirst(
  { figures: [first] }: FigureClaim,
  spoken: readonly string[],
  index: MenuIndex,
): boolean {
  const { words } = nameOrdered(spoken, index)
  const isTold = (word: string) => valuesOf(word).some((value) => first?.values.includes(value))
  const at = words.findIndex(isTold)
  const dish = words.findIndex((word) => /^xd\d+x$/.test(word))
  const between = words.slice(at, dish)
  return (
    at !== -1 &&
    between.some((word) => /^x(comma|semi|stop|dash)$/.test(word)) &&
    !between.some((word) => /^(with|including|plus|ile|dahil)$/.test(word))
  )
}

function partition<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))]
}

/** What was ordered before, and is not named again. */
const orderOf = (before: readonly Counted[], own: readonly Counted[]) =>
  own.length === 0 ? before : own

const energyOf = ({ calories }: GuestDish) => calories

const priceIn =
  (currency: string) =>
  ({ priceMinor }: GuestDish) =>
    priceMinor === null ? null : priceMinor / 10 ** minorDigits(currency)
