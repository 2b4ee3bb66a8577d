import { conceptName } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Clause, MenuQuery, Substance } from '#app/domain/menus/query/clauses.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import { dishIds } from './dish-ids.ts'
import type { About, Part } from './part.ts'
import type { WireClause, WirePart } from './wire.ts'

/**
 * Writes a part as a model would have: `resolvePart` the other way round, so that a model reads what
 * was answered before in the words that it writes itself. What is no longer on the menu is left out.
 */
export function writePart(part: Part, menu: GuestMenu): WirePart {
  const { shortOf } = dishIds(menu)
  const dishes = 'dishes' in part ? part.dishes.flatMap((id) => shortOf.get(id) ?? []) : []
  return { do: part.do, dishes, of: [], where: [], ...valuesOf(part, menu) }
}

function valuesOf(part: Part, menu: GuestMenu): Partial<WirePart> {
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
    case 'why':
      return { of: part.of.map(nameOfAbout) }
    case 'tell':
      return { of: [...part.of] }
    case 'explain':
      return { of: part.of.map((concept) => conceptName(concept, 'en')) }
    case 'list':
      return { where: [...writeQuery(part.query, menu), { op: 'group', of: [...part.groups] }] }
    case 'suggest':
      return { of: [...part.wishes], where: writeQuery(part.query, menu) }
    case 'meal': {
      const { people, total } = part
      const where = [
        ...writeQuery(part.query, menu),
        ...number('people', people),
        ...number('total', total && majorOf(total, menu)),
      ]
      return { of: [...part.courses], where }
    }
    case 'compare':
      return { of: [part.by] }
    case 'sum':
      return { of: [part.of], where: number('ways', part.ways) }
    case 'request':
      return { where: part.change.map((clause) => writeClause(clause, menu)) }
    case 'pair':
      return { of: part.course === 'any' ? [] : [part.course] }
    case 'house':
      return { of: [part.topic, ...(part.passages ?? [])] }
    case 'missing':
      return { of: [part.said], where: part.near ? writeQuery(part.near, menu) : [] }
    case 'unknown':
      return { of: [part.said] }
    case 'ask':
      return part.what === 'take_back'
        ? { of: [part.what, ...part.of] }
        : { of: [part.what], dishes: part.of.flatMap((id) => dishIds(menu).shortOf.get(id) ?? []) }
    case 'talk':
      return { of: [part.act] }
    case 'pictures':
      return { where: part.query ? writeQuery(part.query, menu) : [] }
    case 'opinion':
      return {}
  }
}

/** Writes a query as the clauses of a part. */
export function writeQuery({ clauses, sort, limit }: MenuQuery, menu: GuestMenu): WireClause[] {
  return [
    ...clauses.map((clause) => writeClause(clause, menu)),
    ...(sort ? [{ op: 'sort' as const, of: [sort] }] : []),
    ...number('limit', limit),
  ]
}

function writeClause(clause: Clause, menu: GuestMenu): WireClause {
  const { shortOf } = dishIds(menu)
  const short = (ids: readonly string[]) => ids.flatMap((id) => shortOf.get(id) ?? [])
  switch (clause.op) {
    case 'in':
    case 'not_in':
    case 'only':
    case 'except':
      return { op: clause.op, of: short(clause.of) }
    case 'without':
    case 'with':
    case 'with_any':
      return { op: clause.op, of: clause.of.map(nameOfSubstance) }
    case 'price_under':
    case 'price_to':
    case 'price_over':
    case 'price_from':
      return { op: clause.op, of: [String(majorOf(clause.of, menu))] }
    case 'kcal_under':
    case 'kcal_over':
      return { op: clause.op, of: [String(clause.of)] }
    case 'cheaper_than':
    case 'like':
      return { op: clause.op, of: short([clause.of]) }
    default:
      return { op: clause.op, of: [...clause.of] }
  }
}

/** The name in a plan for what a guest asks about or avoids. */
export const nameOfAbout = (about: About): string =>
  about.kind === 'diet' ? about.diet : nameOfSubstance(about)

const nameOfSubstance = (substance: Substance) =>
  substance.kind === 'fact' ? substance.fact : conceptName(substance.concept, 'en')

const majorOf = (minor: number, { menu }: GuestMenu) => minor / 10 ** minorDigits(menu.currency)

const number = (op: WireClause['op'], value: number | undefined): WireClause[] =>
  value === undefined ? [] : [{ op, of: [String(value)] }]
