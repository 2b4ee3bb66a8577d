import type { SizeColumns } from './sizes-of.ts'

/** Returns the size columns for a copy of a dish, with new size ids. */
export const copiedSizes = ({ moreSizes }: Pick<SizeColumns, 'moreSizes'>) => ({
  sizeId: moreSizes.length > 0 ? crypto.randomUUID() : null,
  moreSizes: moreSizes.map((size) => ({ ...size, id: crypto.randomUUID() })),
})
