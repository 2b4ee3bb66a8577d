import type { SizeColumns } from './sizes-of.ts'

/** Returns the columns with the ids of sizes, for a copy of a dish. */
export const copiedSizes = ({ moreSizes }: Pick<SizeColumns, 'moreSizes'>) => ({
  sizeId: moreSizes.length > 0 ? crypto.randomUUID() : null,
  moreSizes: moreSizes.map((size) => ({ ...size, id: crypto.randomUUID() })),
})
