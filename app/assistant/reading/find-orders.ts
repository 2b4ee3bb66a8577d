import { minorDigits } from '#app/domain/money/price.ts'
import { isTimeUnit, findAmounts } from './amounts.ts'
import type { Annotations } from './annotate-message.ts'
import { filterCues, hasMeaning } from './cues.ts'
import { namesMoney } from './currency-names.ts'
import type { AskedDish } from './question.ts'
import { range, tokenIndexes, type Span } from './span.ts'
import { asWritten } from './tokens.ts'

/** The dishes that the included sentences order. */
export interface Orders {
  readonly dishes: readonly AskedDish[]
  /**
   * What they count that isn't on the menu: "2 water" on a menu without water. A bill must not
   * leave it out in silence.
   */
  readonly uncounted: readonly Span[]
}

/** Finds the dishes that the included sentences name, and how many of each. */
export function findOrders(
  annotations: Annotations,
  numbers: ReadonlyMap<number, number>,
  isIncluded: (sentence: number) => boolean,
): Orders {
  const { tokens, mentions } = annotations
  const namedDishes = mentions.filter(
    ({ isKind, isMissing, sentence }) => !isKind && !isMissing && isIncluded(sentence),
  )
  const questionIndexes = findQuestionIndexes(annotations)
  const readIndexes = new Set<number>()
  const readNumber = (index: number) => {
    readIndexes.add(index)
    return numbers.get(index)
  }
  const starts = new Set(mentions.map(({ start }) => start))
  /** "Three full croquetas": one word may come between a number and what it counts. */
  const readCount = (start: number, end: number): number | undefined => {
    const isFiller = !questionIndexes.has(start - 1) && !numbers.has(start - 1)
    const before = [start - 1, ...(isFiller ? [start - 2] : [])].find(
      (index) => numbers.has(index) && tokens[index]?.clause === tokens[start]?.clause,
    )
    if (before !== undefined) return readNumber(before)
    // "Tiramisu x 2", "tiramisu (2)", but not "tiramisu, 2 espressos".
    const after = /^[x×]$/u.test(tokens[end]?.text ?? '') ? end + 1 : end
    const isTimes = after > end || /^[x×]\d/u.test(tokens[after]?.text ?? '')
    const isOfNext =
      !isTimes &&
      tokens[after]?.clause === tokens[after + 1]?.clause &&
      (starts.has(after + 1) || starts.has(after + 2))
    return numbers.has(after) && !isOfNext ? readNumber(after) : undefined
  }
  const dishes = namedDishes.flatMap(({ dishIds, sizes, optionIds, ...span }): AskedDish[] => {
    if (sizes.length > 0) {
      return sizes.map(({ id, start }) => {
        const count = readCount(start, span.end) ?? 1
        const written = asWritten(tokens, { start, end: span.end })
        return count > maxCount
          ? { dishIds, count, optionIds, isAmbiguous: true, written }
          : { dishIds, count, sizeId: id, optionIds, isAmbiguous: false, written }
      })
    }
    const count = readCount(span.start, span.end) ?? 1
    // "The two penne" are two dishes, not two of each.
    const isAll = dishIds.length === count
    return [
      {
        dishIds,
        count: isAll ? 1 : count,
        optionIds,
        isAmbiguous: (dishIds.length > 1 && !isAll) || count > maxCount,
        written: asWritten(tokens, span),
      },
    ]
  })
  const nameIndexes = tokenIndexes(namedDishes)
  const findUncounted = createUncountedFinder(annotations, numbers, questionIndexes)
  const uncounted = [...numbers.keys()].flatMap((index) =>
    readIndexes.has(index) || nameIndexes.has(index) || !isIncluded(tokens[index]?.sentence ?? 0)
      ? []
      : (findUncounted(index) ?? []),
  )
  return { dishes, uncounted }
}

const questionKinds = [
  'asks',
  'modifiers',
  'bounds',
  'relations',
  'eating',
  'acts',
  'topics',
] as const

/** Returns the indexes of tokens that belong to a question, and not to what is ordered. */
const findQuestionIndexes = ({ cues }: Annotations) =>
  tokenIndexes(
    cues.filter(
      (cue) =>
        questionKinds.some((kind) => hasMeaning(cue, kind)) &&
        !hasMeaning(cue, 'modifiers', 'measure'),
    ),
  )

/** In tokens. */
const maxLength = 4
/** In letters. */
const maxSpanLength = 40
/** Larger numbers are sizes, prices or years. */
const maxCount = 30

/** Returns a function that finds what a number counts, if it is food or unknown words. */
function createUncountedFinder(
  annotations: Annotations,
  numbers: ReadonlyMap<number, number>,
  questionIndexes: ReadonlySet<number>,
): (index: number) => Span | undefined {
  const { text, menu, tokens, cues, mentions, foods, isKnown } = annotations
  const people = tokenIndexes(filterCues(cues, 'modifiers', 'people'))
  const facts = tokenIndexes(filterCues(cues, 'facts'))
  const nameIndexes = tokenIndexes([...mentions, ...foods])
  const amounts = new Set(
    findAmounts(text, cues, menu.menu.currency).map(
      ({ value }) => value / 10 ** minorDigits(menu.menu.currency),
    ),
  )
  return (start) => {
    const count = numbers.get(start) ?? 0
    const isOfPeople = people.has(start + 1) || people.has(start - 1)
    if (count > maxCount || amounts.has(count) || isOfPeople) return undefined
    if (isTimeUnit(tokens[start + 1]?.text ?? '')) return undefined
    const following = range(start + 1, start + 1 + maxLength)
    const end = following.findIndex(
      (index) =>
        tokens[index]?.clause !== tokens[start]?.clause ||
        numbers.has(index) ||
        (questionIndexes.has(index) && !nameIndexes.has(index)) ||
        namesMoney(tokens[index]?.text ?? '', menu.menu.currency),
    )
    const item = end === -1 ? following : following.slice(0, end)
    // "One gluten-free penne" orders no gluten.
    const last = facts.has(start + 1)
      ? undefined
      : item.findLast((index) => nameIndexes.has(index) || !isKnown(index))
    const span = { start, end: (last ?? start) + 1 }
    return last !== undefined && asWritten(tokens, span).length <= maxSpanLength ? span : undefined
  }
}
