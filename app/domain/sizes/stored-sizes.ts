import { sizesOf, type SizeColumns } from './sizes-of.ts'
import type { Sizes } from './size.ts'
import type { TypedSize } from './sizes-schema.ts'

/**
 * Returns for each row of a form the id of the stored size that it edits; undefined for a new size. A row
 * without an id edits the first size.
 */
export function sourcesOf(
  typedSizes: readonly TypedSize[],
  before: Sizes,
): readonly (string | undefined)[] {
  const available = new Set(before.map(({ id }) => id))
  return typedSizes.map(({ id = before[0].id }) =>
    // Only the first of two rows with the same id edits that size.
    available.delete(id) ? id : undefined,
  )
}

/**
 * Returns the rows of a form. The form of the app's previous version, which still runs during a deployment,
 * has a single row without an id, for the first size: the stored other sizes are added to it.
 */
export function withFurtherSizes(
  typedSizes: readonly TypedSize[],
  [{ id, name }, ...further]: Sizes,
): readonly TypedSize[] {
  const [first, ...others] = typedSizes
  const isFirstOnly = first !== undefined && first.id === undefined && others.length === 0
  return isFirstOnly && further.length > 0 ? [{ ...first, id, name }, ...further] : typedSizes
}

/**
 * Returns the columns of a dish for the sizes of its form. A size keeps its id when it moves.
 * `sizeId` is null in a dish that never had several sizes.
 * @param dish as stored; undefined for a new one
 */
export function storedSizes(
  typedSizes: readonly TypedSize[],
  dish: SizeColumns | undefined,
): Omit<SizeColumns, 'id'> {
  const sources = (dish ? sourcesOf(typedSizes, sizesOf(dish)) : []).map((id) =>
    // The id of a dish is also that of its only size. The first of several sizes needs another one.
    id === dish?.id ? undefined : id,
  )
  const [first, ...more] = typedSizes.map(({ name, priceMinor, calories, portion }, row) => ({
    id: sources[row] ?? crypto.randomUUID(),
    name,
    priceMinor,
    calories,
    ...(portion && { portion }),
  }))
  return {
    sizeId: more.length > 0 ? (first?.id ?? null) : (sources[0] ?? null),
    sizeName: more.length > 0 ? (first?.name ?? null) : null,
    priceMinor: first?.priceMinor ?? null,
    calories: first?.calories ?? null,
    portion: first?.portion ?? null,
    moreSizes: more,
  }
}
