import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Clause } from '#app/domain/menus/query/clauses.ts'
import { indexMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import { judgeClause, type Group } from '#app/domain/menus/query/judge-clause.ts'
import type { Asked } from '../../reading/question.ts'
import { isJoining } from '../../reading/name-index.ts'
import { asksFor } from './asks-for.ts'
import type { Subjects } from './subjects.ts'

/** A question about another dish than the one it names, without the words that led there. */
interface Varied {
  readonly subjects: Subjects
  readonly asked: Asked
}

/** The vegan version need not be marked as vegan: the normal one speaks against it. */
const scores: Readonly<Record<Group, number>> = { fits: 2, unsure: 1, against: 0, out: 0 }

/**
 * "Make that the vegan one" and "normal or vegan?": where the menu has dishes of nearly the same
 * name, the one that is as the guest wishes. Undefined where the question is about the dish itself.
 */
export function variantOf(subjects: Subjects, asked: Asked, menu: GuestMenu): Varied | undefined {
  const index = indexMenu(menu)
  const [id, ...others] = new Set(subjects.dishes)
  const base = id === undefined ? undefined : index.byId.get(id)
  const wanted = wantedOf(asked)
  const isPlain = asked.modifiers.includes('plain')
  if (!base || others.length > 0 || !(isPlain || asked.modifiers.includes('variant')))
    return undefined
  const scoreOf = (one: IndexedDish) => {
    if (asked.diets.some((diet) => isCalled(one, diet))) return scores.fits
    const groups = wanted.map((clause) => judgeClause(one, clause, index).group)
    return Math.min(...groups.map((group) => scores[group]))
  }
  const siblings = index.dishes.filter((one) => one !== base && isSibling(one, base))
  const [best] = siblings.toSorted((one, other) => scoreOf(other) - scoreOf(one))
  const found = best && wanted.length > 0 && scoreOf(best) > scoreOf(base) ? best : undefined
  const plain = siblings.find((one) => isPlain && wordsOf(one).size < wordsOf(base).size)
  const meant = found ?? plain
  if (!meant) return undefined
  const isBoth = isPlain || asked.modifiers.includes('or') || asksFor(asked, 'compare')
  return {
    subjects: { dishes: [...(isBoth ? [base.dish.id] : []), meant.dish.id], isNamed: true },
    asked: {
      ...asked,
      asks: isBoth ? [...asked.asks, 'compare'] : asked.asks,
      diets: [],
      senses: [],
      foods: [],
      unknown: [],
    },
  }
}

function wantedOf({ diets, senses, foods }: Asked): Clause[] {
  const of = (...relations: readonly unknown[]) =>
    foods.filter(({ relation }) => relations.includes(relation)).flatMap(({ abouts }) => abouts)
  const substances = (abouts: ReturnType<typeof of>) =>
    abouts.flatMap((about) => (about.kind === 'diet' ? [] : [about]))
  const without = substances(of('free', 'without'))
  const held = substances(of('with'))
  return [
    ...(diets.length > 0 ? [{ op: 'suits' as const, of: diets }] : []),
    ...(senses.length > 0 ? [{ op: 'is' as const, of: senses }] : []),
    ...(without.length > 0 ? [{ op: 'without' as const, of: without }] : []),
    ...(held.length > 0 ? [{ op: 'with' as const, of: held }] : []),
  ]
}

const wordsOf = ({ dish }: IndexedDish) =>
  new Set(foldedWords(dish.name).filter((word) => !isJoining(word)))

/** "Veganer Käsekuchen", "Margherita Vegana": most languages begin the word alike. */
const isCalled = (one: IndexedDish, diet: Diet) =>
  [...wordsOf(one)].some((word) => word.startsWith(diet.slice(0, 5)))

/** Whether one name is the other with words added: "Miso Ramen" and "Vegan Miso Ramen". */
function isSibling(one: IndexedDish, other: IndexedDish): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.isSubsetOf(others) || others.isSubsetOf(words)
}
