import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishClause } from '#app/domain/menus/query/clauses.ts'
import { indexMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import { judgeClause, type Group } from '#app/domain/menus/query/judge-clause.ts'
import type { QuestionIntent } from '../../reading/question.ts'
import { isConnective } from '../../reading/name-index.ts'
import { asksForAny } from './asks-for-any.ts'
import { dropEmpty } from './plan-for-menu.ts'
import type { ReferencedDishes } from './find-referenced-dishes.ts'

/** A variant, and the question without the words that chose it. */
interface Variant {
  readonly referenced: ReferencedDishes
  readonly intent: QuestionIntent
}

// A vegan variant needn't be marked as vegan, as long as the normal dish is clearly not vegan.
const scores: Readonly<Record<Group, number>> = { fits: 2, unsure: 1, against: 0, out: 0 }

/**
 * Finds a dish with nearly the same name that fits the guest's wish: "make that the vegan one",
 * "normal or vegan?".
 * @returns undefined if the question is about the dish itself
 */
export function findVariant(
  { dishes }: ReferencedDishes,
  intent: QuestionIntent,
  menu: GuestMenu,
): Variant | undefined {
  const index = indexMenu(menu)
  const [id, ...others] = new Set(dishes)
  const base = id === undefined ? undefined : index.byId.get(id)
  const wanted = wantedClauses(intent)
  const isPlain = intent.modifiers.includes('plain')
  const isVariant = isPlain || intent.modifiers.includes('variant')
  if (!base || others.length > 0 || !isVariant) return undefined
  const scoreOf = (dish: IndexedDish) => {
    if (intent.diets.some((diet) => namesDiet(dish, diet))) return scores.fits
    const groups = wanted.map((clause) => judgeClause(dish, clause, index).group)
    return Math.min(...groups.map((group) => scores[group]))
  }
  const siblings = index.dishes.filter((dish) => dish !== base && isSibling(dish, base))
  const [best] = siblings.toSorted((first, second) => scoreOf(second) - scoreOf(first))
  const better = best && wanted.length > 0 && scoreOf(best) > scoreOf(base) ? best : undefined
  const plain = siblings.find((dish) => isPlain && nameWords(dish).size < nameWords(base).size)
  const variant = better ?? plain
  if (!variant) return undefined
  const isBoth = isPlain || intent.modifiers.includes('or') || asksForAny(intent, 'compare')
  return {
    referenced: {
      dishes: [...(isBoth ? [base.dish.id] : []), variant.dish.id],
      sizes: [],
      options: [],
      isNamed: true,
    },
    intent: {
      ...intent,
      asks: isBoth ? [...intent.asks, 'compare'] : intent.asks,
      diets: [],
      senses: [],
      foods: [],
      unknown: [],
    },
  }
}

function wantedClauses({ diets, senses, foods }: QuestionIntent): DishClause[] {
  const substancesOf = (...relations: readonly unknown[]) =>
    foods
      .filter(({ relation }) => relations.includes(relation))
      .flatMap(({ targets }) => targets.filter((target) => target.kind !== 'diet'))
  return dropEmpty([
    { op: 'suits', of: diets },
    { op: 'is', of: senses },
    { op: 'without', of: substancesOf('free', 'without') },
    { op: 'with', of: substancesOf('with') },
  ])
}

const nameWords = ({ dish }: IndexedDish) =>
  new Set(foldedWords(dish.name).filter((word) => !isConnective(word)))

/** Whether a dish is named after a diet, whose word starts alike in most languages: "Vegana". */
const namesDiet = (dish: IndexedDish, diet: Diet) =>
  [...nameWords(dish)].some((word) => word.startsWith(diet.slice(0, 5)))

/** Whether one name is the other with added words: "Miso Ramen" and "Vegan Miso Ramen". */
function isSibling(first: IndexedDish, second: IndexedDish): boolean {
  const [words, others] = [nameWords(first), nameWords(second)]
  return words.isSubsetOf(others) || others.isSubsetOf(words)
}
