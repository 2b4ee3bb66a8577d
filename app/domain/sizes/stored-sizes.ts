import { sizesOf, type SizeColumns } from './sizes-of.ts'
import type { Sizes } from './size.ts'
import type { TypedSize } from './sizes-schema.ts'

/**
 * Returns the stored sizes that the rows of a form are about; undefined for a new one. A form that
 * names none is about the first.
 */
export function sourcesOf(
  typed: readonly TypedSize[],
  before: Sizes,
): readonly (string | undefined)[] {
  const known = new Set(before.map(({ id }) => id))
  return typed.map(({ id = before[0].id }) =>
    // Two rows with one id can't both be that size.
    known.delete(id) ? id : undefined,
  )
}

/**
 * Returns the rows of a form. The previous version's has one, without an id: it is about the first size,
 * and the others stay.
 */
export function withFurtherSizes(
  typed: readonly TypedSize[],
  [{ id, name }, ...further]: Sizes,
): readonly TypedSize[] {
  const [first, ...others] = typed
  const isOfFirst = first !== undefined && first.id === undefined && others.length === 0
  return isOfFirst && further.length > 0 ? [{ ...first, id, name }, ...further] : typed
}

/**
 * Returns the columns of a dish for the sizes of its form. A size keeps its id, in whatever place; the
 * only size of a dish that never had several has none.
 * @param dish as stored; undefined for a new one
 */
export function storedSizes(
  typed: readonly TypedSize[],
  dish: SizeColumns | undefined,
): Omit<SizeColumns, 'id'> {
  const sources = (dish ? sourcesOf(typed, sizesOf(dish)) : []).map((id) =>
    // A dish's id stands for its only size, and would be ambiguous beside others.
    id === dish?.id ? undefined : id,
  )
  const [first, ...more] = typed.map(({ name, priceMinor, calories }, row) => ({
    id: sources[row] ?? crypto.randomUUID(),
    name,
    priceMinor,
    calories,
  }))
  return {
    sizeId: more.length > 0 ? (first?.id ?? null) : (sources[0] ?? null),
    sizeName: more.length > 0 ? (first?.name ?? null) : null,
    priceMinor: first?.priceMinor ?? null,
    calories: first?.calories ?? null,
    moreSizes: more,
  }
}
