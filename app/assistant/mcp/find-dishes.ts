import { findTerms } from '#app/domain/dietary/lexicon.ts'
import { splitWords } from '#app/domain/dietary/split-words.ts'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import { listGroups } from '../plan/part.ts'
import { dropEmpty } from '../planners/offline/plan-for-menu.ts'
import { resolveSubstances, resolveTargets } from '../plan/resolve-targets.ts'
import { asAllergies, replaceByAllergens } from '../reading/dietary-targets.ts'
import type { QueryInput } from './inputs.ts'
import type { McpSource } from './mcp-source.ts'
import { rendererFor, type Answer } from './describe.ts'
import { RequestError } from './request-error.ts'

const defaultLimit = 20

/**
 * Finds dishes, as the chat lists them.
 * @throws {RequestError} for a food that nobody could check: ignoring it would offer what has to be
 *   avoided
 */
export async function findDishes(source: McpSource, input: QueryInput): Promise<Answer> {
  const { menu, renderer } = await rendererFor(source, input.lang ?? source.language)
  const named = resolveAll(input.avoid ?? [], resolveTargets)
  const avoided = input.isAllergy ? asAllergies(named) : replaceByAllergens(named)
  const toMinor = (amount: number) => Math.round(amount * 10 ** minorDigits(menu.menu.currency))
  const { minPrice, maxPrice, maxCalories } = input
  const query: MenuQuery = {
    clauses: dropEmpty<Clause>([
      { op: 'suits', of: input.diets ?? [] },
      { op: 'with', of: resolveAll(input.with ?? [], resolveSubstances) },
      { op: 'course', of: input.courses ?? [] },
      ...(maxPrice === undefined ? [] : [{ op: 'price_to' as const, of: toMinor(maxPrice) }]),
      ...(minPrice === undefined ? [] : [{ op: 'price_from' as const, of: toMinor(minPrice) }]),
      ...(maxCalories === undefined ? [] : [{ op: 'kcal_under' as const, of: maxCalories + 1 }]),
    ]),
    sort: input.sort ?? 'popular',
    limit: input.limit ?? defaultLimit,
    ...(input.isServedNow && { isOffer: true }),
  }
  const { blocks } = await renderer.part({ do: 'list', query, groups: listGroups }, avoided)
  const groups = blocks.flatMap((block) =>
    block.kind === 'dishes' ? [{ group: block.group, lead: block.lead, dishes: block.rows }] : [],
  )
  return {
    text: [...blocks, ...renderer.end().blocks].map((block) => block.text).join('\n'),
    data: { groups },
  }
}

/** @throws {RequestError} for a name with a word that isn't understood */
function resolveAll<Target>(
  names: readonly string[],
  resolve: (name: string) => readonly Target[],
): Target[] {
  return names.flatMap((name) => {
    const targets = resolve(name.toLowerCase())
    if (targets.length > 0 && !hasUnknownWord(name)) return targets
    throw new RequestError(
      `"${name}" is not a known allergen, food or diet, so nothing was searched. Use the common English name, or read the ingredients with get_dish.`,
    )
  })
}

const knownNames: readonly string[] = [...dietaryFacts, ...diets]
const joiningWords = ['and', 'or']

/** Whether a part of a name says something that would be ignored. */
function hasUnknownWord(name: string): boolean {
  if (knownNames.includes(name.toLowerCase())) return false
  const known = new Set(
    findTerms(name).flatMap(({ position, length }) =>
      Array.from({ length }, (_, index) => position + index),
    ),
  )
  return splitWords(name).some(
    ({ folded }, index) => !known.has(index) && !joiningWords.includes(folded),
  )
}
