import { readDishFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import { percent, tableOf } from '../table.ts'
import { writtenDishes } from './index.ts'
import type { Allergen, Truth, WrittenDish } from './written-dish.ts'

/** A dish and an allergen: what is true, and what the code reads. */
export interface Pair {
  readonly written: WrittenDish
  readonly allergen: Allergen
  readonly truth: Truth
  readonly read: Truth
}

const readAs: Readonly<Record<DishFact['status'], Truth>> = {
  contains: 'contains',
  usual: 'may',
  mentioned: 'may',
  marked_free: 'free',
  not_recorded: 'silent',
}

/** Reads each allergen of each dish. */
export const examinePairs = (dishes: readonly WrittenDish[] = writtenDishes): Pair[] =>
  dishes.flatMap((written) =>
    annexIIAllergens.map((allergen) => ({
      written,
      allergen,
      truth: written.truths.get(allergen) ?? 'silent',
      read: readAs[readDishFact(written.dish, allergen).status],
    })),
  )

/** The worst there is: read as free of what it holds, or of what nobody marked it free. */
export const isFalseFree = ({ truth, read }: Pair) => read === 'free' && truth !== 'free'

/** Recorded, and not read at all: whoever asks gets no warning. */
export const isMiss = ({ truth, read }: Pair) => truth === 'contains' && isUnread(read)

/** Usual or offered, and not read. */
export const isUnwarned = ({ truth, read }: Pair) => truth === 'may' && isUnread(read)

/** Read out of words that do not say it. */
export const isFalseContains = ({ truth, read }: Pair) =>
  read === 'contains' && (truth === 'silent' || truth === 'free')

/** The owner's mark is there, and not read. */
export const isLostMark = ({ truth, read }: Pair) => truth === 'free' && read !== 'free'

const isUnread = (read: Truth) => read === 'silent' || read === 'free'

/** The share of recorded allergens of which a guest is warned, 0 to 1. */
export function recall(pairs: readonly Pair[]): number {
  const recorded = pairs.filter(({ truth }) => truth === 'contains')
  return recorded.filter((pair) => !isMiss(pair)).length / recorded.length
}

const heads = [
  'allergen',
  'recorded',
  'told',
  'recall',
  'usual or offered',
  'told',
  'marked free',
  'told',
  'false “free”',
  'not recorded',
  'called contained',
  '',
]

/** A table by allergen: how many pairs of each truth, and what was read of them. */
export function pairsTable(pairs: readonly Pair[]): string {
  const row = (name: string, of: readonly Pair[]) => {
    const count = (is: (pair: Pair) => boolean) => of.filter(is).length
    const having = (...truths: readonly Truth[]) => count(({ truth }) => truths.includes(truth))
    const told = having('contains') - count(isMiss)
    return [
      name,
      having('contains'),
      told,
      percent(told, having('contains')),
      having('may'),
      having('may') - count(isUnwarned),
      having('free'),
      having('free') - count(isLostMark),
      count(isFalseFree),
      having('silent', 'free'),
      count(isFalseContains),
      percent(count(isFalseContains), having('silent', 'free')),
    ]
  }
  const rows = annexIIAllergens.map((allergen) =>
    row(
      allergen,
      pairs.filter((pair) => pair.allergen === allergen),
    ),
  )
  return tableOf(heads, [...rows, row('all', pairs)])
}

/** A pair that went wrong, as a person reads it. */
export function describePair({ written: { dish }, allergen, truth, read }: Pair): string {
  const { name, ingredients, tags, description } = dish
  const recorded = [ingredients.join(', '), tags.join(', '), description].filter((it) => it !== '')
  return `${allergen}: ${truth}, read as ${read}: ${name} (${recorded.join(' | ')})`
}
