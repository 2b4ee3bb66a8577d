import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { figureOf, runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import type { SizeFigure } from '#app/domain/sizes/size.ts'
import type { PartOf } from '../plan/part.ts'
import { marksOf } from './list-conditions.ts'
import { citeFindings, isByCalories, listBlock, renderList } from './render-list.ts'
import type { RenderContext, Rendered } from './rendered.ts'
import type { Speaker } from './speaker.ts'

const maxSuggested = 3
const maxReasons = 2

/** Renders up to three suggestions with recorded reasons; unconfirmed dishes are only listed. */
export async function renderSuggestion(
  { query }: Pick<PartOf<'suggest'>, 'query'>,
  context: RenderContext,
): Promise<Rendered> {
  const { index, speaker } = context
  const { fits } = await runQuery(index, { ...excludeUnasked(query), isOffer: true })
  const chosen = fits.slice(0, query.limit ?? maxSuggested)
  if (chosen.length === 0) return renderList({ query, groups: ['fits', 'unsure'] }, context)
  const reasonsOf = createReasons(query, fits, speaker)
  const noteOf = (match: Match) =>
    fits.length === 1
      ? speaker.say('reasonOnlyOne')
      : speaker.list(reasonsOf(match).slice(0, maxReasons)) || undefined
  return {
    blocks: [listBlock('fits', chosen, speaker.say('suggest'), speaker, noteOf)],
    citedFacts: chosen.flatMap((match) => citeFindings(match, speaker)),
    dishIds: chosen.map(({ indexed }) => indexed.dish.id),
    isAboutHealth: marksOf(query, speaker).length > 0,
  }
}

/** Excludes sides and drinks unless the query says what kind of dish is wanted. */
function excludeUnasked(query: MenuQuery): MenuQuery {
  const namesKind = query.clauses.some(({ op }) =>
    ['in', 'course', 'only', 'like', 'words', 'with', 'with_any'].includes(op),
  )
  return namesKind
    ? query
    : { ...query, clauses: [...query.clauses, { op: 'not_course', of: ['side', 'drink'] }] }
}

/** Returns a function that lists reasons for a dish, in the order a waiter would give them. */
function createReasons(query: MenuQuery, fits: readonly Match[], speaker: Speaker) {
  const has = (...ops: readonly string[]) => query.clauses.some(({ op }) => ops.includes(op))
  const cheapest = findLeast(fits, 'priceMinor')
  const lightest = findLeast(fits, 'calories')
  return (match: Match): string[] => {
    const { dish, isPopular } = match.indexed
    const calories = figureOf(match, 'calories')
    return [
      ...(isPopular ? [speaker.say('reasonChefsPick')] : []),
      ...markReasons(match, speaker),
      ...(has('is') && dish.tags.length > 0
        ? [speaker.say('reasonTag', { tag: dish.tags[0] ?? '' })]
        : []),
      ...(has('price_under', 'price_to') ? [speaker.say('reasonInBudget')] : []),
      ...(match === cheapest ? [speaker.say('reasonCheapest')] : []),
      ...(isByCalories(query) && calories !== null
        ? [speaker.say(match === lightest ? 'reasonFewestKcal' : 'kcal', { kcal: calories })]
        : []),
    ]
  }
}

function markReasons({ findings }: Match, speaker: Speaker): string[] {
  return findings.flatMap(({ about, state }) => {
    if (state !== 'free') return []
    if (about.kind === 'diet') {
      return [speaker.say('reasonSuitsDiet', { diet: speaker.book.diets[about.diet] })]
    }
    return about.kind === 'fact'
      ? [speaker.say('reasonMarkedFree', { free: speaker.book.facts[about.fact].free })]
      : []
  })
}

/** Finds the match with the lowest known figure, if at least two figures are known. */
function findLeast(matches: readonly Match[], figure: SizeFigure): Match | undefined {
  const withFigure = matches.flatMap((match) => {
    const value = figureOf(match, figure)
    return value === null ? [] : [{ match, value }]
  })
  if (withFigure.length < 2) return undefined
  return withFigure.reduce((least, other) => (other.value < least.value ? other : least)).match
}
