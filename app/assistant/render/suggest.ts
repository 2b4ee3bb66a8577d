import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import type { Rendered } from './blocks.ts'
import { isByCalories, listBlock, marksOf, renderList, restsOf } from './lists.ts'
import type { Speaker } from './speaker.ts'

const mostSuggested = 3
const mostReasons = 2

/** Suggests up to three dishes, with reasons that the records show. */
export async function renderSuggestion(
  query: MenuQuery,
  index: IndexedMenu,
  speaker: Speaker,
): Promise<Rendered> {
  const { fits } = await runQuery(index, withoutUnasked(query))
  const chosen = fits.slice(0, query.limit ?? mostSuggested)
  // What is not confirmed is listed as such, and not suggested.
  if (chosen.length === 0) return renderList(query, ['fits', 'unsure'], index, speaker)
  const reasons = reasonsFor(query, fits, speaker)
  const isOnlyOne = fits.length === 1
  return {
    blocks: [
      listBlock('fits', chosen, speaker.say('suggest'), speaker, (match) =>
        isOnlyOne ? speaker.say('reasonOnlyOne') : speaker.list(reasons(match)) || undefined,
      ),
    ],
    rests: chosen.flatMap(restsOf),
    dishes: chosen.map(({ indexed }) => indexed.dish.id),
    isAboutHealth: marksOf(query, speaker).length > 0,
  }
}

/** Sides and drinks are only suggested on request. */
function withoutUnasked(query: MenuQuery): MenuQuery {
  const namesPlace = query.clauses.some(({ op }) =>
    ['in', 'course', 'only', 'like', 'words', 'with', 'with_any'].includes(op),
  )
  return namesPlace
    ? query
    : { ...query, clauses: [...query.clauses, { op: 'not_course', of: ['side', 'drink'] }] }
}

/** Two reasons at most, in the order in which a waiter would give them. */
function reasonsFor(query: MenuQuery, fits: readonly Match[], speaker: Speaker) {
  const has = (...ops: readonly string[]) => query.clauses.some(({ op }) => ops.includes(op))
  const cheapest = least(fits, ({ indexed }) => indexed.dish.priceMinor)
  const lightest = least(fits, ({ indexed }) => indexed.dish.calories)
  return (match: Match): string[] => {
    const { dish, isPopular } = match.indexed
    return [
      ...(isPopular ? [speaker.say('reasonChefsPick')] : []),
      ...markReasons(match, speaker),
      ...(has('is') && dish.tags.length > 0
        ? [speaker.say('reasonTag', { tag: dish.tags[0] ?? '' })]
        : []),
      ...(has('price_under', 'price_to') ? [speaker.say('reasonInBudget')] : []),
      ...(match === cheapest ? [speaker.say('reasonCheapest')] : []),
      ...(isByCalories(query) && dish.calories !== null
        ? [speaker.say(match === lightest ? 'reasonFewestKcal' : 'kcal', { kcal: dish.calories })]
        : []),
    ].slice(0, mostReasons)
  }
}

function markReasons({ findings }: Match, speaker: Speaker): string[] {
  return findings.flatMap(({ about, state }) => {
    if (state !== 'free') return []
    if (about.kind === 'diet') {
      return [speaker.say('reasonSuitsDiet', { diet: speaker.book.diets[about.diet].name })]
    }
    return about.kind === 'fact'
      ? [speaker.say('reasonMarkedFree', { free: speaker.book.facts[about.fact].free })]
      : []
  })
}

function least(
  matches: readonly Match[],
  read: (match: Match) => number | null,
): Match | undefined {
  const known = matches.filter((match) => read(match) !== null)
  if (known.length < 2) return undefined
  return known.reduce((best, match) => ((read(match) ?? 0) < (read(best) ?? 0) ? match : best))
}
