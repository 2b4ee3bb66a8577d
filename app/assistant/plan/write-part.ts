import { conceptName } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Clause, MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Substance } from '#app/domain/guest-menu/dietary-target.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import type { Part } from './part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { shortIds } from './short-ids.ts'
import type { WireClause, WirePart } from './wire.ts'

/**
 * Writes a part in the wire format: the inverse of `resolvePart`. It shows a model its
 * conversation's earlier answers in its own format. Dishes that are no longer on the menu are
 * omitted, and so are prices in the owner's texts, whose numbers may have changed since.
 */
export function writePart(part: Part, menu: GuestMenu): WirePart {
  const options = 'options' in part ? (part.options ?? []) : []
  const dishes = 'dishes' in part ? shorten([...withSizes(part, menu), ...options], menu) : []
  return { do: part.do, dishes, of: [], where: [], ...fieldsOf(part, menu) }
}

/** Returns the ids of a part's dishes; a dish named in a size is replaced by the size's id. */
function withSizes(part: Extract<Part, { dishes: unknown }>, menu: GuestMenu): readonly string[] {
  if (!('sizes' in part) || part.sizes === undefined) return part.dishes
  const { byId } = indexMenu(menu)
  const remainingSizes = [...part.sizes]
  return part.dishes.map((id) => {
    const index = remainingSizes.findIndex((sizeId) =>
      byId.get(id)?.dish.sizes.some((size) => size.id === sizeId),
    )
    return index === -1 ? id : (remainingSizes.splice(index, 1)[0] ?? id)
  })
}

const shorten = (ids: readonly string[], menu: GuestMenu) =>
  ids.flatMap((id) => shortIds(menu).shortIdOf.get(id) ?? [])

function fieldsOf(part: Part, menu: GuestMenu): Partial<WirePart> {
  switch (part.do) {
    case 'has':
    case 'free_of':
    case 'suits':
    case 'why':
      return { of: part.of.map(wireName) }
    case 'tell':
      return { of: [...part.of] }
    case 'explain':
      return { of: part.of.map((concept) => conceptName(concept, 'en')) }
    case 'list':
      return { where: [...writeQuery(part.query, menu), { op: 'group', of: [...part.groups] }] }
    case 'suggest':
      return { of: [...part.wishes], where: writeQuery(part.query, menu) }
    case 'meal': {
      const { people, budget } = part
      const where = [
        ...writeQuery(part.query, menu),
        ...numberClause('people', people),
        ...numberClause('total', budget && toMajorUnits(budget, menu)),
      ]
      return { of: [...part.courses], where }
    }
    case 'compare':
      return { of: [part.by] }
    case 'sum':
      return {
        of: [part.of],
        where: [
          ...numberClause('ways', part.ways),
          ...numberClause('total', part.budget && toMajorUnits(part.budget, menu)),
        ],
      }
    case 'request':
      return { where: part.change.map((clause) => writeClause(clause, menu)) }
    case 'pair':
      return {
        of: part.course === 'any' ? [] : [part.course],
        where: part.query ? writeQuery(part.query, menu) : [],
      }
    case 'house':
      return {
        of: [part.topic, ...(part.passages ?? [])],
        where: part.headings ? [{ op: 'in', of: shorten(part.headings, menu) }] : [],
      }
    case 'missing':
      return { of: [part.said], where: part.near ? writeQuery(part.near, menu) : [] }
    case 'unknown':
      return { of: [part.said] }
    case 'ask':
      return part.what === 'take_back'
        ? { of: [part.what, ...part.of] }
        : { of: [part.what], dishes: shorten(part.of, menu) }
    case 'talk':
      return { of: [part.act] }
    case 'pictures':
      return { where: part.query ? writeQuery(part.query, menu) : [] }
    case 'opinion':
      return {}
  }
}

/** Writes a query as wire clauses. */
export function writeQuery(
  { clauses, sort, limit, isOffer }: MenuQuery,
  menu: GuestMenu,
): WireClause[] {
  return [
    ...clauses.map((clause) => writeClause(clause, menu)),
    ...(sort ? [{ op: 'sort' as const, of: [sort] }] : []),
    ...numberClause('limit', limit),
    ...(isOffer ? [{ op: 'served' as const, of: ['now'] }] : []),
  ]
}

function writeClause(clause: Clause, menu: GuestMenu): WireClause {
  switch (clause.op) {
    case 'in':
    case 'not_in':
    case 'only':
    case 'except':
      return { op: clause.op, of: shorten(clause.of, menu) }
    case 'without':
    case 'with':
    case 'with_any':
      return { op: clause.op, of: clause.of.map(substanceName) }
    case 'price_under':
    case 'price_to':
    case 'price_over':
    case 'price_from':
      return { op: clause.op, of: [String(toMajorUnits(clause.of, menu))] }
    case 'kcal_under':
    case 'kcal_over':
      return { op: clause.op, of: [String(clause.of)] }
    case 'cheaper_than':
    case 'like':
      return { op: clause.op, of: shorten([clause.of], menu) }
    default:
      return { op: clause.op, of: [...clause.of] }
  }
}

/** Returns the name of a food, fact or diet in the wire format. */
export const wireName = (target: DietaryTarget): string =>
  target.kind === 'diet' ? target.diet : substanceName(target)

const substanceName = (substance: Substance) =>
  substance.kind === 'fact' ? substance.fact : conceptName(substance.concept, 'en')

const toMajorUnits = (minor: number, { menu }: GuestMenu) =>
  minor / 10 ** minorDigits(menu.currency)

const numberClause = (op: WireClause['op'], value: number | undefined): WireClause[] =>
  value === undefined ? [] : [{ op, of: [String(value)] }]
