import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { courses as allCourses, type Clause, type Course } from '#app/domain/menus/query/clauses.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import type { Part } from '../plan/part.ts'
import type { Block, Rendered } from './blocks.ts'
import { lineOf, rowOf } from './dish-row.ts'
import { marksOf, restsOf } from './lists.ts'
import type { Speaker } from './speaker.ts'
import { renderSuggestion } from './suggest.ts'

type Meal = Extract<Part, { do: 'meal' }>

const usualCourses: readonly (readonly Course[])[] = [
  ['starter', 'main', 'dessert'],
  ['starter', 'main'],
  ['main'],
]
// Of each course; all combinations of four courses are then some 4,000.
const mostCandidates = 8

/** Puts a meal together: a dish for each course, within the money for everybody. */
export async function renderMeal(
  meal: Meal,
  index: IndexedMenu,
  speaker: Speaker,
): Promise<Rendered> {
  if (meal.courses.length > 0) return renderCourses(meal, meal.courses, index, speaker)
  // Who names no courses gets as many as the money pays for, or whatever it pays for.
  for (const courses of usualCourses) {
    const rendered = await renderCourses(meal, courses, index, speaker)
    if (rendered.dishes.length > 0) return rendered
  }
  const { query, people = 1, total } = meal
  if (people > 1 || total === undefined) return renderCourses(meal, ['main'], index, speaker)
  const affordable: Clause = { op: 'price_to', of: total }
  return renderSuggestion({ clauses: [...query.clauses, affordable] }, index, speaker)
}

async function renderCourses(
  meal: Meal,
  courses: readonly Course[],
  index: IndexedMenu,
  speaker: Speaker,
): Promise<Rendered> {
  const people = meal.people ?? 1
  const marks = marksOf(meal.query, speaker)
  const candidates = await Promise.all(
    courses.map(async (course) => ({
      course,
      ...(await candidatesFor(course, meal, index, marks.length > 0)),
    })),
  )
  const filled = candidates.filter(({ matches }) => matches.length > 0)
  const gaps = candidates.filter(({ matches }) => matches.length === 0)
  const each = meal.total === undefined ? Infinity : Math.floor(meal.total / people)
  const chosen = best(
    filled.map(({ matches }) => matches),
    each,
  )
  const isAboutHealth = marks.length > 0
  const missing: Block[] = gaps.map(({ course }) => ({
    kind: 'text',
    text: speaker.say('mealGap', { course: speaker.book.courses[course] }),
  }))
  if (filled.length === 0 || !chosen) {
    const least = filled.reduce((sum, { matches }) => sum + cheapest(matches), 0) * people
    const tooDear = speaker.say('mealTooDear', {
      total: speaker.price(meal.total ?? 0),
      least: speaker.price(least),
    })
    const blocks = filled.length === 0 ? missing : [{ kind: 'text' as const, text: tooDear }]
    return { blocks, rests: [], dishes: [], isAboutHealth }
  }
  const confirmed = new Set(filled.flatMap(({ matches, areFit }) => (areFit ? matches : [])))
  const isFit = (match: Match) => confirmed.has(match)
  const added = totals(chosen, meal, speaker).join('\n')
  return {
    blocks: [
      ...courseRows(
        'fits',
        chosen.filter(isFit),
        speaker.say('meal', { people: meal.people ?? 0 }),
        speaker,
      ),
      ...courseRows(
        'unsure',
        chosen.filter((match) => !isFit(match)),
        speaker.say('listUnsureFor', { count: chosen.length, marks: speaker.list(marks) }),
        speaker,
      ),
      ...(added === '' ? [] : [{ kind: 'text' as const, text: added }]),
      ...missing,
    ],
    rests: chosen.flatMap(restsOf),
    dishes: chosen.map(({ indexed }) => indexed.dish.id),
    isAboutHealth,
  }
}

/**
 * Dishes for a course. To somebody who avoids something the kitchen has often confirmed nothing:
 * then they are those to ask about.
 */
async function candidatesFor(
  course: Course,
  { query, courses, total }: Meal,
  index: IndexedMenu,
  hasMarks: boolean,
): Promise<{ readonly matches: readonly Match[]; readonly areFit: boolean }> {
  const { fits, unsure } = await runQuery(index, {
    ...query,
    clauses: [
      ...query.clauses,
      // Who names no course may have a pizza as the main.
      courses.length === 0 && course === 'main'
        ? { op: 'not_course', of: allCourses.filter((other) => other !== 'main') }
        : { op: 'course', of: [course] },
    ],
  })
  const areFit = fits.length > 0 || !hasMarks
  const found = areFit ? fits : unsure
  if (total === undefined) return { matches: found.slice(0, 1), areFit }
  const priced = found.filter(({ indexed }) => indexed.dish.priceMinor !== null)
  const byPrice = priced.toSorted((one, other) => priceOf(one) - priceOf(other))
  // The favourites, and the cheapest in case the money is short.
  const matches = [...new Set([...priced.slice(0, mostCandidates - 2), ...byPrice.slice(0, 2)])]
  return { matches, areFit }
}

const priceOf = ({ indexed }: Match) => indexed.dish.priceMinor ?? 0
const cheapest = (matches: readonly Match[]) => Math.min(...matches.map(priceOf))

/** The combination with most favourites that the money pays for; of two the dearer one. */
function best(courses: readonly (readonly Match[])[], money: number): Match[] | undefined {
  let found: { readonly dishes: Match[]; readonly points: number } | undefined
  const choose = (place: number, dishes: Match[], spent: number) => {
    if (spent > money) return
    const next = courses[place]
    if (!next) {
      const favourites = dishes.filter(({ indexed }) => indexed.isPopular).length
      const points = favourites + (money === Infinity ? 0 : spent / money)
      if (!found || points > found.points) found = { dishes, points }
      return
    }
    for (const match of next) choose(place + 1, [...dishes, match], spent + priceOf(match))
  }
  choose(0, [], 0)
  return found?.dishes
}

function courseRows(
  group: 'fits' | 'unsure',
  matches: readonly Match[],
  lead: string,
  speaker: Speaker,
): Block[] {
  if (matches.length === 0) return []
  const rows = matches.map(({ indexed }) => rowOf(indexed.dish, speaker))
  const text = [lead, ...rows.map((row) => lineOf(row, speaker))].join('\n')
  return [{ kind: 'dishes', text, group, lead, rows }]
}

function totals(chosen: readonly Match[], meal: Meal, speaker: Speaker): string[] {
  const dishes: readonly GuestDish[] = chosen.map(({ indexed }) => indexed.dish)
  if (dishes.some(({ priceMinor }) => priceMinor === null)) return []
  const sum = chosen.reduce((total, match) => total + priceOf(match), 0) * (meal.people ?? 1)
  const left = meal.total === undefined ? 0 : meal.total - sum
  return [
    speaker.say('mealTotal', { people: meal.people ?? 0, total: speaker.price(sum) }),
    ...(left > 0 ? [speaker.say('mealLeft', { left: speaker.price(left) })] : []),
  ]
}
