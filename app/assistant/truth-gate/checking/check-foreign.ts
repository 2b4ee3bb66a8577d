import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { allDishes } from '#app/domain/menus/guest-menu.ts'
import { answer } from '../../providers/offline/answer.ts'
import type { InEnglish } from '../../providers/offline/languages/in-english.ts'
import { phrasesOf } from '../../providers/offline/phrases/index.ts'
import { aboutDish } from '../../providers/offline/answers/details-of-dish.ts'
import { formatPrice } from '#app/domain/menus/price.ts'
import { checkClaim } from './check-claim.ts'
import { findDiets, findFoods } from '../words/find-foods.ts'
import type { GateContext } from '../gate-context.ts'
import { nameDishes } from '../reading/name-dishes.ts'
import { readFigures } from '../reading/read-figures.ts'
import type { OpenedTopic } from '../reading/read-topic.ts'
import { readWords } from '../words/read-words.ts'
import type { Topic } from '../reading/topic.ts'
import { assures, condition } from '../words/vocabulary.ts'

/** What came of a sentence whose claims cannot be read. */
export interface CheckedForeign {
  readonly isTrue: boolean
  /** What is recorded instead. */
  readonly lines: readonly string[]
  readonly topic: Topic
}

/**
 * Checks a sentence in a language whose grammar is not known. It passes when it names nothing to
 * eat but dishes, and of those only recorded figures. Where a guest asks what is in the food,
 * nothing passes: a "ja" would be enough to harm. What is recorded is told instead, in English.
 */
export function checkForeign(
  sentence: string,
  foreign: InEnglish | undefined,
  {
    opened,
    topic,
    ...context
  }: GateContext & { readonly opened: OpenedTopic; readonly topic: Topic },
): CheckedForeign {
  if (opened.isOfHealth) return { isTrue: false, lines: [answer(context)], topic }
  const { words, dishes } = nameDishes(readWords(sentence).words, topic.index)
  const own = [...new Set(dishes.flat().map(({ dish }) => dish))]
  const said = readWords(foreign?.question ?? sentence).words
  const isOfFood =
    findFoods(said).some(({ facts }) => facts.length > 0) ||
    findDiets(said).length > 0 ||
    condition.test(said.join(' ')) ||
    assures.test(said.join(' '))
  const last = own.length > 0 ? own : topic.last
  const next = { ...topic, last, named: [...new Set([...topic.named, ...own])] }
  if (!isOfFood && areRecorded(words, last, { opened, topic, ...context })) {
    return { isTrue: true, lines: [], topic: next }
  }
  const say = phrasesOf('en')
  const told = last
    .slice(0, 4)
    .map((dish) => `${dish.name}: ${aboutDish(dish, priceOf(dish, topic.currency), say)}`)
  const lines = [foreign?.notice ?? '', ...(told.length > 0 ? told : [say.unknown]), say.doubt]
  return { isTrue: false, lines, topic: next }
}

const priceOf = ({ priceMinor }: GuestDish, currency: string) =>
  priceMinor === null ? undefined : formatPrice(priceMinor, currency, 'en')

/** Whether all figures of a sentence are those of its dishes. */
function areRecorded(
  words: readonly string[],
  dishes: readonly GuestDish[],
  { menu, opened, topic }: GateContext & { readonly opened: OpenedTopic; readonly topic: Topic },
): boolean {
  const { prices, calories, isTotal, times } = readFigures(words)
  const records = { menu, dishes: allDishes(menu), topic, asked: opened.figures }
  const scope = { dishes, reach: 'all' as const }
  const check = (kind: 'price' | 'calories', figures: typeof prices) =>
    figures.length === 0 || checkClaim({ kind, figures, isTotal, times, scope }, records) === 'true'
  return check('price', prices) && check('calories', calories)
}
