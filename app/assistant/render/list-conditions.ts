import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Speaker } from './speaker.ts'

/** Whether a query asks for dishes that contain an allergen or another fact. */
export const asksForFact = ({ clauses }: MenuQuery) =>
  clauses.some(
    (clause) =>
      (clause.op === 'with' || clause.op === 'with_any') &&
      clause.of.some(({ kind }) => kind === 'fact'),
  )

/** Says that no dish fits a query, and names the marks or foods that it looked for. */
export function nothingFound(query: MenuQuery, speaker: Speaker): string {
  const marks = marksOf(query, speaker)
  if (marks.length > 0) return speaker.say('listNoneMarked', { marks: speaker.list(marks) })
  const wanted = query.clauses.flatMap((clause) =>
    clause.op === 'with' || clause.op === 'with_any' ? [clause.of] : [],
  )
  const others = query.clauses
    .map(({ op }) => op)
    .filter((op) => op !== 'with' && op !== 'with_any')
  const names = new Set(wanted.flat().map((substance) => speaker.nameForms(substance).name))
  // "No dish lists fish and cheese" would also deny each of them.
  const isOne = wanted.length === 1 || names.size === 1
  if (!isOne || !others.every((op) => scopes.has(op))) return speaker.say('listNone')
  return speaker.say(others.length === 0 ? 'noneWithFood' : 'noneOfThemWithFood', {
    food: speaker.list([...names]),
  })
}

/** Conditions that say which part of the menu is searched. */
const scopes: ReadonlySet<Clause['op']> = new Set(['in', 'course', 'only'])

/** Lists the marks that a query requires from the kitchen, such as "dairy-free" and "vegan". */
export function marksOf({ clauses }: MenuQuery, speaker: Speaker): string[] {
  const marks = clauses.flatMap((clause) => {
    if (clause.op === 'suits') return clause.of.map((diet) => speaker.book.diets[diet])
    if (clause.op === 'suits_any') {
      const diets = [...new Set(clause.of)].map((diet) => speaker.book.diets[diet])
      return diets.length > 0 ? [speaker.anyOf(diets)] : []
    }
    if (clause.op !== 'without') return []
    return clause.of.flatMap((substance) =>
      substance.kind === 'fact' ? [speaker.book.facts[substance.fact].free] : [],
    )
  })
  return [...new Set(marks)]
}
