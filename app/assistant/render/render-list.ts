import { stateOfDiet } from '#app/domain/dietary/dish-state.ts'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Finding } from '#app/domain/menus/query/judge-clause.ts'
import { isUnavailable, type IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import {
  figureOf,
  runQuery,
  type Match,
  type QueryResult,
} from '#app/domain/menus/query/run-query.ts'
import type { SizeFigure } from '#app/domain/sizes/size.ts'
import { mentionsSubject } from '../reading/find-owner-texts.ts'
import type { ListGroup, PartOf } from '../plan/part.ts'
import type { Block } from './blocks.ts'
import { formatDishRow, toDishRow } from './dish-row.ts'
import { asksForFact, marksOf, nothingFound } from './list-conditions.ts'
import { namesOfChoices } from './option-texts.ts'
import type { PhraseKey } from './phrases/book.ts'
import {
  citeFact,
  textBlock,
  type CitedFact,
  type RenderContext,
  type Rendered,
} from './rendered.ts'
import { selectReasons } from './select-reasons.ts'
import { servedFrom } from './served-from.ts'
import { nameInSize } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

// The text names all rows, as the guest may keep it; the chat folds those after the sixth.
const visibleRows = 6
const maxRows = 200

/** Conditions that already narrow a list down. */
const narrowing: ReadonlySet<Clause['op']> = new Set([
  'price_under',
  'price_to',
  'course',
  'in',
  'only',
])

/** Renders the groups of a query's result; a query without conditions lists the headings. */
export async function renderList(
  { query, groups }: Pick<PartOf<'list'>, 'query' | 'groups'>,
  { index, speaker }: RenderContext,
): Promise<Rendered> {
  if (query.clauses.length === 0 && query.sort === undefined) {
    return renderHeadings(index, query, speaker)
  }
  const matches = await findListed(query, groups, index)
  const marks = marksOf(query, speaker)
  const shownGroups = groups.filter((group) => matches[group].length > 0)
  const blocks = shownGroups.map((group) => {
    const lead = leadFor(group, matches[group], query, speaker)
    const noteOf = (match: Match) => noteFor(group, match, query, speaker)
    return listBlock(group, matches[group], lead, speaker, noteOf)
  })
  const isNone = !shownGroups.includes('fits') && groups.includes('fits')
  if (isNone) blocks.unshift(textBlock(nothingFound(query, speaker)))
  const isLong = shownGroups.some((group) => matches[group].length > visibleRows)
  if (isLong && query.clauses.every(({ op }) => !narrowing.has(op))) {
    blocks.push(...speaker.sayOnce('listNarrow').map(textBlock))
  }
  const listedMatches = shownGroups.flatMap((group) => matches[group].slice(0, maxRows))
  return {
    blocks,
    citedFacts: listedMatches.flatMap((match) => citeFindings(match, speaker)),
    dishIds: listedMatches.map(({ indexed }) => indexed.dish.id),
    // That no dish lists peanuts doesn't mean that none has them.
    isAboutHealth: marks.length > 0 || (isNone && asksForFact(query)),
  }
}

/** Conditions that ask what dishes contain, which is true at any time. */
const aboutContents: ReadonlySet<Clause['op']> = new Set(['with', 'with_any', 'words'])

/**
 * Finds the dishes to list. "None is vegan" and "only these contain nuts" are true of the whole menu
 * only, so a list is limited to what is available now if it names dishes that fit, and doesn't ask
 * what they contain.
 */
async function findListed(
  query: MenuQuery,
  groups: readonly ListGroup[],
  index: IndexedMenu,
): Promise<QueryResult> {
  const isAboutContents = query.clauses.some(({ op }) => aboutContents.has(op))
  if (query.isOffer && groups.includes('fits') && !isAboutContents) {
    const offer = await runQuery(index, query)
    if (offer.fits.length > 0) return offer
  }
  return runQuery(index, { ...query, isOffer: false })
}

function leadFor(
  group: ListGroup,
  matches: readonly Match[],
  query: MenuQuery,
  speaker: Speaker,
): string {
  const marks = marksOf(query, speaker)
  const values = { count: matches.length, marks: speaker.list(marks) }
  switch (group) {
    case 'fits':
      return marks.length > 0
        ? speaker.say('listFitsMarked', values)
        : (nameFirst(matches, query, speaker) ?? speaker.say('listFound'))
    case 'unsure':
      return speaker.say(marks.length > 0 ? 'listUnsureFor' : unsureKey(matches, query), values)
    case 'against':
      return speaker.say('listAgainst', values)
  }
}

const maxNamedFirst = 3

/** Names the first dishes of a sorted list, "Lemon Sorbet is the cheapest", unless too many tie. */
function nameFirst(
  matches: readonly Match[],
  { sort }: MenuQuery,
  speaker: Speaker,
): string | undefined {
  const figure = sort && figures[sort]
  const [first] = matches
  if (!first || !figure) return undefined
  const value = figureOf(first, figure.name)
  const tied = matches.filter((match) => figureOf(match, figure.name) === value)
  const names = tied.flatMap(({ indexed: { dish }, size }) =>
    size ? [nameInSize({ dish, size }, speaker)] : [],
  )
  // A list is cut off, so that others may have the same figure as its last dish.
  const isCut = tied.length === matches.length && matches.length > 1
  if (value === null || names.length < tied.length || isCut || names.length > maxNamedFirst) {
    return undefined
  }
  return speaker.say(figure.phrase, {
    dish: speaker.list(names),
    count: names.length,
    price: speaker.price(value),
    kcal: value,
  })
}

interface Figure {
  readonly name: SizeFigure
  readonly phrase: PhraseKey
}

const figures: Partial<Record<NonNullable<MenuQuery['sort']>, Figure>> = {
  cheapest: { name: 'priceMinor', phrase: 'cheapest' },
  dearest: { name: 'priceMinor', phrase: 'dearest' },
  fewest_kcal: { name: 'calories', phrase: 'fewestKcal' },
  most_kcal: { name: 'calories', phrase: 'mostKcal' },
}

/** Returns the phrase for unsure dishes: a figure isn't recorded, or the fit isn't confirmed. */
function unsureKey(matches: readonly Match[], { clauses }: MenuQuery): PhraseKey {
  const isMissing = (prefix: string, figure: SizeFigure) =>
    clauses.some(({ op }) => op.startsWith(prefix)) &&
    matches.every(({ size }) => size?.[figure] === null)
  if (isMissing('price', 'priceMinor')) return 'listNoPrice'
  return isMissing('kcal', 'calories') ? 'listNoCalories' : 'listUnsure'
}

/** Renders matches as a list below its lead. */
export function listBlock(
  group: ListGroup,
  matches: readonly Match[],
  lead: string,
  speaker: Speaker,
  noteOf: (match: Match) => string | undefined = () => undefined,
): Block {
  const rows = matches
    .slice(0, maxRows)
    .map((match) => toDishRow(match.indexed, speaker, { ...match, reason: noteOf(match) }))
  const sayMore = (count: number) => (count > 0 ? speaker.say('listMore', { count }) : undefined)
  const moreLabel = sayMore(rows.length - visibleRows)
  const restLabel = sayMore(matches.length - rows.length)
  return {
    kind: 'dishes',
    text: [
      lead,
      ...rows.map((row) => formatDishRow(row, speaker)),
      ...(restLabel === undefined ? [] : [restLabel]),
    ].join('\n'),
    group,
    lead,
    rows,
    ...(moreLabel !== undefined && { moreLabel }),
    ...(restLabel !== undefined && { restLabel }),
  }
}

/** Whether a query filters or sorts by calories. */
export const isByCalories = ({ clauses, sort }: MenuQuery): boolean =>
  sort === 'fewest_kcal' || sort === 'most_kcal' || clauses.some(({ op }) => op.startsWith('kcal'))

/** Returns why a dish is in its group, else its calories if the query is by calories. */
function noteFor(
  group: ListGroup,
  match: Match,
  query: MenuQuery,
  speaker: Speaker,
): string | undefined {
  const calories = match.size?.calories ?? null
  const reason =
    (group === 'against' ? findReasonsAgainst(match, speaker) : undefined) ??
    (group === 'fits' ? findMarkedDiets(match, query, speaker) : undefined)
  const caution =
    group === 'fits' && marksOf(query, speaker).length > 0
      ? findCaution(match.indexed.dish, speaker)
      : undefined
  if (reason ?? caution) return [reason, caution].filter((text) => text !== undefined).join('; ')
  return isByCalories(query) && calories !== null
    ? speaker.say('kcal', { kcal: calories })
    : undefined
}

/** Quotes a note about shared oil or pans: a dish that is marked as nut-free may be fried beside nuts. */
const findCaution = (dish: GuestDish, speaker: Speaker): string | undefined =>
  mentionsSubject({ ...dish, description: '' }, ['fryer'])
    ? speaker.say('descriptionToo', { words: speaker.owner.translateNote(dish).text })
    : undefined

/**
 * Finds the diets that a dish is marked for, if the query accepts one of several. With choices, only
 * those that the choices were found for.
 */
function findMarkedDiets(match: Match, { clauses }: MenuQuery, speaker: Speaker) {
  const { indexed, choices, findings } = match
  const accepted = clauses.flatMap((clause): readonly Diet[] =>
    clause.op === 'suits_any' && new Set(clause.of).size > 1 ? clause.of : [],
  )
  const isMarked = (diet: Diet) =>
    choices.length > 0
      ? findings.some(({ about, state }) => isDiet(about, diet) && state === 'free')
      : stateOfDiet(indexed.dish, diet).state === 'free'
  const markedDiets = [...new Set(accepted)].filter(isMarked)
  if (markedDiets.length === 0) return undefined
  const diet = speaker.list(markedDiets.map((name) => speaker.book.diets[name]))
  return speaker.say('reasonSuitsDiet', { diet })
}

const isDiet = (about: Finding['about'], diet: Diet) => about.kind === 'diet' && about.diet === diet

/** Finds the recorded words that rule a dish out, else the facts that the owner has marked. */
function findReasonsAgainst({ indexed, findings }: Match, speaker: Speaker) {
  const reasons = findings.flatMap(({ about, state, words }) => {
    if (state !== 'contains' && state !== 'may_contain') return []
    if (words.length > 0) return selectReasons(indexed.dish, words, speaker)
    return about.kind === 'fact' ? [speaker.nameForms(about).has] : []
  })
  return reasons.length === 0 ? undefined : speaker.list([...new Set(reasons)])
}

function renderHeadings(
  { headings: all }: IndexedMenu,
  { isOffer = false }: MenuQuery,
  speaker: Speaker,
): Rendered {
  const menus = all.filter(({ isMenu }) => isMenu)
  const headings = menus.length > 1 ? menus : all.filter(({ isMenu }) => !isMenu)
  const headingsWithOffer = headings.flatMap((heading) => {
    const dishes = heading.dishes.filter((indexed) => !isUnavailable(indexed))
    return dishes.length > 0 ? [{ ...heading, dishes }] : []
  })
  const servedHeadings = headings.filter(({ notServed }) => !notServed)
  const others = headings.filter(({ notServed }) => notServed)
  const shownHeadings =
    isOffer && headingsWithOffer.length > 0 ? headingsWithOffer : [...servedHeadings, ...others]
  const lines = shownHeadings.map(({ name, dishes, notServed }) => {
    const line = `• ${speaker.say('headingWithCount', { heading: name, count: dishes.length })}`
    return notServed ? `${line}: ${servedFrom(notServed, speaker)}` : line
  })
  return { blocks: [textBlock([speaker.say('listHeadings'), ...lines].join('\n'))] }
}

/** Cites the facts that a dish's group is based on. */
export const citeFindings = (
  { indexed: { dish }, findings, choices }: Match,
  speaker: Speaker,
): CitedFact[] =>
  findings.flatMap(({ about, state }) =>
    choices.length > 0 && state === 'free'
      ? citeFact(dish.id, about, { names: namesOfChoices(dish, choices, speaker), state })
      : citeFact(dish.id, about),
  )
