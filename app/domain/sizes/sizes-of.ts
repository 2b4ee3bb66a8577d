import type { dishes } from '#app/db/schema/index.ts'
import type { Sizes } from './size.ts'

/** The columns of a dish that contain its sizes. */
export type SizeColumns = Pick<
  typeof dishes.$inferSelect,
  'id' | 'sizeId' | 'sizeName' | 'priceMinor' | 'calories' | 'portion' | 'moreSizes'
>

/**
 * Returns a dish's sizes: the first is in the row's columns, the others in `moreSizes`. A price of 0 means
 * that there is none.
 */
export function sizesOf({
  id,
  sizeId,
  sizeName,
  priceMinor,
  calories,
  portion,
  moreSizes,
}: SizeColumns): Sizes {
  const name = moreSizes.length > 0 ? (sizeName ?? '') : ''
  const first = { id: sizeId ?? id, name, priceMinor: priceMinor || null, calories }
  return [portion ? { ...first, portion } : first, ...moreSizes]
}
