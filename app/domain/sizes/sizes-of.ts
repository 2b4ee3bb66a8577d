import type { dishes } from '#app/db/schema/index.ts'
import type { Sizes } from './size.ts'

/** The columns of a dish that contain its sizes. */
export type SizeColumns = Pick<
  typeof dishes.$inferSelect,
  'id' | 'sizeId' | 'sizeName' | 'priceMinor' | 'calories' | 'moreSizes'
>

/** Returns a dish's sizes: the row's columns are the first, `moreSizes` the others. A price of 0 is none. */
export function sizesOf({
  id,
  sizeId,
  sizeName,
  priceMinor,
  calories,
  moreSizes,
}: SizeColumns): Sizes {
  const name = moreSizes.length > 0 ? (sizeName ?? '') : ''
  return [{ id: sizeId ?? id, name, priceMinor: priceMinor || null, calories }, ...moreSizes]
}
