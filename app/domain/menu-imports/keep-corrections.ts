import type { menuImportRows } from '#app/db/schema/index.ts'

type NewRow = typeof menuImportRows.$inferInsert

/** What the owner has typed into a dish of a draft, and whether it is left out. */
export type CorrectedRow = Pick<typeof menuImportRows.$inferSelect, 'values' | 'isLeftOut'>

/** Returns a row that was read again, with what the owner has corrected in it before. */
export function keepCorrections(row: NewRow, before: CorrectedRow | undefined): NewRow {
  const { values = {}, isLeftOut = false } = before ?? {}
  const typedValues = Object.entries(values).filter(([, value]) => 'typed' in value)
  return { ...row, values: { ...row.values, ...Object.fromEntries(typedValues) }, isLeftOut }
}
