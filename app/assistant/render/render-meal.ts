import { courses as allCourses, type Clause, type Course } from '#app/domain/menus/query/clauses.ts'
import { figureOf, runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import { lowestOf, type Size } from '#app/domain/sizes/size.ts'
import type { PartOf } from '../plan/part.ts'
import { marksOf } from './list-conditions.ts'
import { citeFindings, listBlock } from './render-list.ts'
import { renderSuggestion } from './render-suggestion.ts'
import { textBlock, type RenderContext, type Rendered } from './rendered.ts'
import type { Speaker } from './speaker.ts'

type Meal = PartOf<'meal'>

const usualCourses: readonly (readonly Course[])[] = [
  ['starter', 'main', 'dessert'],
  ['starter', 'main'],
  ['main'],
]
// Per course. A meal of all five courses then has at most 32,768 combinations.
const maxCandidates = 8

/** Renders a meal: a dish for each course, within the budget of the whole table. */
export async function renderMeal(meal: Meal, context: RenderContext): Promise<Rendered> {
  if (meal.courses.length > 0) return renderCourses(meal, meal.courses, context)
  // A guest who names no courses gets as many as the budget allows, else any affordable dish.
  for (const courses of usualCourses) {
    const courseRendering = await renderCourses(meal, courses, context)
    if (courseRendering.dishIds) return courseRendering
  }
  const { query, people = 1, budget } = meal
  if (people > 1 || budget === undefined) return renderCourses(meal, ['main'], context)
  const affordable: Clause = { op: 'price_to', of: budget }
  return renderSuggestion({ query: { clauses: [...query.clauses, affordable] } }, context)
}

async function renderCourses(
  meal: Meal,
  courses: readonly Course[],
  context: RenderContext,
): Promise<Rendered> {
  const { speaker } = context
  const { people = 1, budget } = meal
  const marks = marksOf(meal.query, speaker)
  const isAboutHealth = marks.length > 0
  const candidates = await Promise.all(
    courses.map(async (course) => ({
      course,
      ...(await findCandidates(course, meal, context, isAboutHealth)),
    })),
  )
  const filledCourses = candidates.filter(({ matches }) => matches.length > 0)
  const gaps = candidates
    .filter(({ matches }) => matches.length === 0)
    .map(({ course }) =>
      textBlock(speaker.say('mealGap', { course: speaker.book.courses[course] })),
    )
  if (filledCourses.length === 0) return { blocks: gaps, isAboutHealth }
  const budgetEach = budget === undefined ? Infinity : Math.floor(budget / people)
  const chosenDishes = chooseBest(
    filledCourses.map(({ matches }) => matches),
    budgetEach,
  )
  if (!chosenDishes) {
    const cheapest = filledCourses.map(({ matches }) => Math.min(...matches.map(priceOf)))
    const least = speaker.price(people * sum(cheapest))
    const tooDear = speaker.say('mealTooDear', { total: speaker.price(budget ?? 0), least })
    return { blocks: [textBlock(tooDear)], isAboutHealth }
  }
  const confirmedDishes = new Set(
    filledCourses.flatMap(({ matches, areConfirmed }) => (areConfirmed ? matches : [])),
  )
  const fits = chosenDishes.filter((match) => confirmedDishes.has(match))
  const unsure = chosenDishes.filter((match) => !confirmedDishes.has(match))
  const lead = speaker.say('meal', { people: meal.people ?? 0 })
  const unsureLead = speaker.say('listUnsureFor', {
    count: chosenDishes.length,
    marks: speaker.list(marks),
  })
  return {
    blocks: [
      ...(fits.length > 0 ? [listBlock('fits', fits, lead, speaker)] : []),
      ...(unsure.length > 0 ? [listBlock('unsure', unsure, unsureLead, speaker)] : []),
      ...renderTotal(chosenDishes, meal, speaker),
      ...gaps,
    ],
    citedFacts: chosenDishes.flatMap((match) => citeFindings(match, speaker)),
    dishIds: chosenDishes.map(({ indexed }) => indexed.dish.id),
    isAboutHealth,
  }
}

/**
 * Finds dishes for a course. For a guest who avoids something, the kitchen has often confirmed
 * nothing; the candidates are then the unsure dishes.
 * @returns the candidates, and whether they are known to meet all conditions
 */
async function findCandidates(
  course: Course,
  { query, courses, budget }: Meal,
  { index }: RenderContext,
  isAboutHealth: boolean,
): Promise<{ readonly matches: readonly SizedMatch[]; readonly areConfirmed: boolean }> {
  const { fits, unsure } = await runQuery(index, {
    ...query,
    isOffer: true,
    clauses: [
      ...query.clauses,
      // If the guest names no courses, a pizza may be the main.
      courses.length === 0 && course === 'main'
        ? { op: 'not_course', of: allCourses.filter((other) => other !== 'main') }
        : { op: 'course', of: [course] },
    ],
  })
  const areConfirmed = fits.length > 0 || !isAboutHealth
  const sizedMatches = (areConfirmed ? fits : unsure).map(withSize)
  if (budget === undefined) return { matches: sizedMatches.slice(0, 1), areConfirmed }
  const priced = sizedMatches.filter(({ size }) => size.priceMinor !== null)
  const byPrice = priced.toSorted((one, other) => priceOf(one) - priceOf(other))
  // The favourites, and the cheapest for a small budget.
  const matches = [...new Set([...priced.slice(0, maxCandidates - 2), ...byPrice.slice(0, 2)])]
  return { matches, areConfirmed }
}

/** A dish with the size in which it is suggested. */
interface SizedMatch extends Match {
  readonly size: Size
}

/** Adds the size that meets the conditions, or else the cheapest one. */
function withSize(match: Match): SizedMatch {
  const { sizes } = match.indexed.dish
  return { ...match, size: match.size ?? lowestOf(sizes, 'priceMinor') ?? sizes[0] }
}

const priceOf = (match: SizedMatch) => figureOf(match, 'priceMinor') ?? 0

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Chooses the affordable combination with the most favourites. Among equals, a budget decides for
 * the most expensive one; without a budget, the first one wins.
 * @param budget per person, in minor units
 */
function chooseBest(
  courses: readonly (readonly SizedMatch[])[],
  budget: number,
): SizedMatch[] | undefined {
  let best: { readonly matches: SizedMatch[]; readonly score: number } | undefined
  const choose = (course: number, matches: SizedMatch[], spent: number) => {
    if (spent > budget) return
    const candidates = courses[course]
    if (!candidates) {
      const favourites = matches.filter(({ indexed }) => indexed.isPopular).length
      const score = favourites + (budget === Infinity ? 0 : spent / budget)
      if (!best || score > best.score) best = { matches, score }
      return
    }
    for (const match of candidates) {
      choose(course + 1, [...matches, match], spent + priceOf(match))
    }
  }
  choose(0, [], 0)
  return best?.matches
}

function renderTotal(
  chosenDishes: readonly SizedMatch[],
  { people, budget }: Meal,
  speaker: Speaker,
) {
  if (chosenDishes.some(({ size }) => size.priceMinor === null)) return []
  const spent = sum(chosenDishes.map(priceOf)) * (people ?? 1)
  const moneyLeft = (budget ?? spent) - spent
  const sentences = [
    speaker.say('mealTotal', { people: people ?? 0, total: speaker.price(spent) }),
    ...(moneyLeft > 0 ? [speaker.say('mealLeft', { left: speaker.price(moneyLeft) })] : []),
  ]
  return [textBlock(sentences.join('\n'))]
}
