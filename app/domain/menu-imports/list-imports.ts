import { desc, eq, sql } from 'drizzle-orm'
import { menuImportRows, menuImports } from '#app/db/schema/index.ts'
import { getMenuRow, type Menu } from '../locks/lock-menu.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** An import as lists show it. */
export type ListedImport = Pick<
  typeof menuImports.$inferSelect,
  'id' | 'fileName' | 'state' | 'createdAt'
> & {
  /** The number of dishes in the draft; 0 once it is published. */
  readonly dishes: number
}

const maxListed = 30

/**
 * Lists a menu's imports, the newest first.
 * @throws {NotFoundError}
 */
export async function listImports(
  member: Member,
  menuId: string,
): Promise<{ readonly menu: Menu; readonly imports: readonly ListedImport[] }> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const imports = await transaction
      .select({
        id: menuImports.id,
        fileName: menuImports.fileName,
        state: menuImports.state,
        createdAt: menuImports.createdAt,
        // Named by hand: in a query of one table, Drizzle writes columns without their table.
        dishes: sql<number>`(select count(*)::integer from ${menuImportRows} rows where rows.import_id = menu_imports.id)`,
      })
      .from(menuImports)
      .where(eq(menuImports.menuId, menu.id))
      .orderBy(desc(menuImports.createdAt))
      .limit(maxListed)
    return { menu, imports }
  })
}
