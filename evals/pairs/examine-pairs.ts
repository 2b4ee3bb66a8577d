import { determineFact, type DishFact } from '#app/domain/dietary/dish-facts.ts'
import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { percent, markdownTable } from '../markdown-table.ts'
import { labelledDishes } from './index.ts'
import type { Allergen, Label, LabelledDish } from './labelled-dish.ts'

/** A dish and an allergen: the handwritten label, and what the code reads. */
export interface Pair {
  readonly dish: GuestDish
  readonly allergen: Allergen
  readonly expected: Label
  readonly read: Label
}

const labelByStatus: Readonly<Record<DishFact['status'], Label>> = {
  contains: 'contains',
  usual: 'may',
  mentioned: 'may',
  marked_free: 'free',
  not_recorded: 'silent',
}

/** Reads each allergen of each dish. */
export const examinePairs = (dishes: readonly LabelledDish[] = labelledDishes): Pair[] =>
  dishes.flatMap(({ dish, labels }) =>
    annexIIAllergens.map((allergen) => ({
      dish,
      allergen,
      expected: labels.get(allergen) ?? 'silent',
      read: labelByStatus[determineFact(dish, allergen).status],
    })),
  )

/** The worst fault: read as free although the owner didn't mark it, or the dish contains it. */
export const isFalseFree = ({ expected, read }: Pair) => read === 'free' && expected !== 'free'

/** Recorded but not read: a guest who asks gets no warning. */
export const isMiss = ({ expected, read }: Pair) => expected === 'contains' && isUnread(read)

const isUnwarned = ({ expected, read }: Pair) => expected === 'may' && isUnread(read)

/** Read although the recorded text doesn't say it. */
export const isFalseContains = ({ expected, read }: Pair) =>
  read === 'contains' && (expected === 'silent' || expected === 'free')

const isLostMark = ({ expected, read }: Pair) => expected === 'free' && read !== 'free'

const isUnread = (read: Label) => read === 'silent' || read === 'free'

/** Returns the share of recorded allergens that guests are warned about, 0 to 1. */
export function recall(pairs: readonly Pair[]): number {
  const pairsWithAllergen = pairs.filter(({ expected }) => expected === 'contains')
  return pairsWithAllergen.filter((pair) => !isMiss(pair)).length / pairsWithAllergen.length
}

const header = [
  'allergen',
  'recorded',
  'read',
  'recall',
  'usual or offered',
  'read',
  'marked free',
  'read',
  'false “free”',
  'not recorded',
  'false “contains”',
  '',
]

/** Renders a table by allergen: the number of pairs with each label, and how many were read so. */
export function pairsTable(pairs: readonly Pair[]): string {
  const row = (name: string, group: readonly Pair[]) => {
    const count = (predicate: (pair: Pair) => boolean) => group.filter(predicate).length
    const labelled = (...labels: readonly Label[]) =>
      count(({ expected }) => labels.includes(expected))
    const warnings = labelled('contains') - count(isMiss)
    return [
      name,
      labelled('contains'),
      warnings,
      percent(warnings, labelled('contains')),
      labelled('may'),
      labelled('may') - count(isUnwarned),
      labelled('free'),
      labelled('free') - count(isLostMark),
      count(isFalseFree),
      labelled('silent', 'free'),
      count(isFalseContains),
      percent(count(isFalseContains), labelled('silent', 'free')),
    ]
  }
  const rows = annexIIAllergens.map((allergen) =>
    row(
      allergen,
      pairs.filter((pair) => pair.allergen === allergen),
    ),
  )
  return markdownTable(header, [...rows, row('all', pairs)])
}

/** Describes a wrongly read pair for a human reader. */
export function describePair({ dish, allergen, expected, read }: Pair): string {
  const { name, ingredients, tags, description } = dish
  const recordedTexts = [ingredients.join(', '), tags.join(', '), description].filter(Boolean)
  return `${allergen}: ${expected}, read as ${read}: ${name} (${recordedTexts.join(' | ')})`
}
