import { sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { dishes, restaurants } from '#app/db/schema/index.ts'

/** Returns which of the given ids are those of dishes and restaurants, also of deleted ones. */
export async function findRowsOfPictures(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return asSystem('pictures of imports are looked up', async (transaction) => {
    const found = new Set<string>()
    for (const table of [dishes, restaurants]) {
      const rows = await transaction
        .select({ id: table.id })
        .from(table)
        .where(sql`${table.id} = any(${sql.param(ids)}::uuid[])`)
      for (const { id } of rows) found.add(id)
    }
    return found
  })
}
