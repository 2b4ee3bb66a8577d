import { stateOfDiet } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import type { AskedGroup } from '../plan/part.ts'
import type { Block, Rendered, Rested } from './blocks.ts'
import { lineOf, rowOf } from './dish-row.ts'
import { reasonsOf } from './reasons.ts'
import type { PhraseKey } from './phrases/book.ts'
import type { Speaker } from './speaker.ts'

/** Longer lists say how many more there are; a chat folds these. */
const rowsInSight = 6
const mostRows = 40

/** Conditions that a guest is not asked for again. */
const narrowing: ReadonlySet<Clause['op']> = new Set([
  'price_under',
  'price_to',
  'course',
  'in',
  'only',
])

/** Renders what a query finds: what fits first, then what is not confirmed, then what to leave. */
export async function renderList(
  query: MenuQuery,
  groups: readonly AskedGroup[],
  index: IndexedMenu,
  speaker: Speaker,
): Promise<Rendered> {
  if (query.clauses.length === 0 && query.sort === undefined) return headings(index, speaker)
  const found = await runQuery(index, query)
  const marks = marksOf(query, speaker)
  const shown = groups.filter((group) => found[group].length > 0)
  const blocks: Block[] = shown.map((group) =>
    listBlock(
      group,
      found[group],
      leadOf(group, found[group], query, marks, speaker),
      speaker,
      (match) => rowNote(group, match, query, speaker),
    ),
  )
  if (!shown.includes('fits') && groups.includes('fits')) {
    blocks.unshift({ kind: 'text', text: noneText(query, marks, speaker) })
  }
  const isLong = shown.some((group) => found[group].length > rowsInSight)
  if (isLong && query.clauses.every(({ op }) => !narrowing.has(op))) {
    blocks.push(...speaker.sayOnce('listNarrow').map((text) => ({ kind: 'text' as const, text })))
  }
  const listed = shown.flatMap((group) => found[group].slice(0, mostRows))
  return {
    blocks,
    rests: listed.flatMap(restsOf),
    dishes: listed.map(({ indexed }) => indexed.dish.id),
    isAboutHealth: marks.length > 0,
  }
}

function noneText({ clauses }: MenuQuery, marks: readonly string[], speaker: Speaker): string {
  if (marks.length > 0) return speaker.say('listNoneMarked', { marks: speaker.list(marks) })
  const foods = clauses.flatMap((clause) =>
    clause.op === 'with' || clause.op === 'with_any'
      ? clause.of.map((substance) => speaker.wordsOf(substance).name)
      : [],
  )
  return foods.length > 0 && foods.length === clauses.length
    ? speaker.say('noneWithFood', { food: speaker.list(foods) })
    : speaker.say('listNone')
}

/** What the kitchen has to have marked: "milk-free", "vegan". */
export function marksOf({ clauses }: MenuQuery, speaker: Speaker): string[] {
  const marks = clauses.flatMap((clause) => {
    if (clause.op === 'suits') return clause.of.map((diet) => speaker.book.diets[diet].name)
    if (clause.op === 'suits_any') {
      const diets = [...new Set(clause.of)].map((diet) => speaker.book.diets[diet].name)
      return diets.length > 0 ? [speaker.anyOf(diets)] : []
    }
    if (clause.op !== 'without') return []
    return clause.of.flatMap((substance) =>
      substance.kind === 'fact' ? [speaker.book.facts[substance.fact].free] : [],
    )
  })
  return [...new Set(marks)]
}

function leadOf(
  group: AskedGroup,
  matches: readonly Match[],
  query: MenuQuery,
  marks: readonly string[],
  speaker: Speaker,
): string {
  const named = { count: matches.length, marks: speaker.list(marks) }
  switch (group) {
    case 'fits':
      return marks.length > 0
        ? speaker.say('listFitsMarked', named)
        : (firstOfSort(matches, query, speaker) ?? speaker.say('listFound'))
    case 'unsure':
      return speaker.say(marks.length > 0 ? 'listUnsureFor' : whatIsUnknown(matches, query), named)
    case 'against':
      return speaker.say('listAgainst', named)
  }
}

/** "Lemon Sorbet is the cheapest, at £4.": nothing where the next one equals it. */
function firstOfSort(
  [first, second]: readonly Match[],
  { sort }: MenuQuery,
  speaker: Speaker,
): string | undefined {
  const dish = first?.indexed.dish
  const figure = sort && figures[sort]
  const value = dish && figure?.of(dish)
  if (!dish || !figure || value === null || value === undefined) return undefined
  if (second && figure.of(second.indexed.dish) === value) return undefined
  const values = { dish: dish.name, price: speaker.price(value), kcal: value }
  return speaker.say(figure.phrase, values)
}

interface Figure {
  readonly of: (dish: GuestDish) => number | null
  readonly phrase: PhraseKey
}

const priceOf = ({ priceMinor }: GuestDish) => priceMinor
const caloriesOf = ({ calories }: GuestDish) => calories

const figures: Partial<Record<NonNullable<MenuQuery['sort']>, Figure>> = {
  cheapest: { of: priceOf, phrase: 'cheapest' },
  dearest: { of: priceOf, phrase: 'dearest' },
  fewest_kcal: { of: caloriesOf, phrase: 'fewestKcal' },
  most_kcal: { of: caloriesOf, phrase: 'mostKcal' },
}

/** Says why dishes are unsure: by a figure that the menu doesn't give, or something else. */
function whatIsUnknown(matches: readonly Match[], { clauses }: MenuQuery): PhraseKey {
  const lacks = (start: string, of: Figure['of']) =>
    clauses.some(({ op }) => op.startsWith(start)) &&
    matches.every(({ indexed }) => of(indexed.dish) === null)
  if (lacks('price', priceOf)) return 'listNoPrice'
  return lacks('kcal', caloriesOf) ? 'listNoCalories' : 'listUnsure'
}

/** A list under its lead; rows that speak against a dish say by which words. */
export function listBlock(
  group: AskedGroup,
  matches: readonly Match[],
  lead: string,
  speaker: Speaker,
  noteOf: (match: Match) => string | undefined = (match) => wordsAgainst(group, match, speaker),
): Block {
  const rows = matches
    .slice(0, mostRows)
    .map((match) => rowOf(match.indexed.dish, speaker, noteOf(match)))
  const more = matches.length - rowsInSight
  const moreLabel = more > 0 ? speaker.say('listMore', { count: more }) : undefined
  return {
    kind: 'dishes',
    text: [
      lead,
      ...rows.slice(0, rowsInSight).map((row) => lineOf(row, speaker)),
      ...(moreLabel === undefined ? [] : [moreLabel]),
    ].join('\n'),
    group,
    lead,
    rows,
    ...(moreLabel !== undefined && { moreLabel }),
  }
}

/** Whether a query goes by calories, so that each dish's are of interest. */
export const isByCalories = ({ clauses, sort }: MenuQuery): boolean =>
  sort === 'fewest_kcal' || sort === 'most_kcal' || clauses.some(({ op }) => op.startsWith('kcal'))

/** Why a dish is left out; its calories where the list goes by them. */
function rowNote(group: AskedGroup, match: Match, query: MenuQuery, speaker: Speaker) {
  const { calories } = match.indexed.dish
  return (
    wordsAgainst(group, match, speaker) ??
    whichDiets(group, match, query.clauses, speaker) ??
    (isByCalories(query) && calories !== null ? speaker.say('kcal', { kcal: calories }) : undefined)
  )
}

/** Which of several diets a dish is marked for, where one of them was asked for. */
function whichDiets(
  group: AskedGroup,
  { indexed: { dish } }: Match,
  clauses: MenuQuery['clauses'],
  speaker: Speaker,
) {
  if (group !== 'fits') return undefined
  const asked = clauses.flatMap((clause) =>
    clause.op === 'suits_any' && new Set(clause.of).size > 1 ? clause.of : [],
  )
  const marked = [...new Set(asked)].filter((diet) => stateOfDiet(dish, diet).state === 'free')
  if (marked.length === 0) return undefined
  const names = marked.map((diet) => speaker.book.diets[diet].name)
  return speaker.say('reasonSuitsDiet', { diet: speaker.list(names) })
}

/** What speaks against a dish: the words that show it, else what the owner has marked. */
function wordsAgainst(group: AskedGroup, { indexed, findings }: Match, speaker: Speaker) {
  if (group !== 'against') return undefined
  const words = findings.flatMap(({ about, state, words: recorded }) => {
    if (state !== 'contains' && state !== 'may_contain') return []
    if (recorded.length > 0) return reasonsOf(indexed.dish, recorded, speaker)
    return about.kind === 'fact' ? [speaker.wordsOf(about).has] : []
  })
  return words.length === 0 ? undefined : speaker.list([...new Set(words)])
}

function headings(index: IndexedMenu, speaker: Speaker): Rendered {
  const lines = index.headings.map(
    ({ name, dishes }) =>
      `• ${speaker.say('headingWithCount', { heading: name, count: dishes.length })}`,
  )
  const text = [speaker.say('listHeadings'), ...lines].join('\n')
  return { blocks: [{ kind: 'text', text }], rests: [], dishes: [], isAboutHealth: false }
}

/** The facts that a dish's place in a list rests on. */
export function restsOf({ indexed, findings }: Match): Rested[] {
  return findings.flatMap(({ about }): Rested[] => {
    if (about.kind === 'fact') return [{ dishId: indexed.dish.id, fact: about.fact }]
    return about.kind === 'diet' ? [{ dishId: indexed.dish.id, fact: about.diet }] : []
  })
}
