import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, updatedAt } from './columns.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import {
  deletedRows,
  guestReads,
  isShown,
  ownerKeepsRestorable,
  systemSeesAll,
  membersWrite,
  editsMenus,
  worksWithMenu,
} from './policies.ts'
import type { Service } from './service.ts'

/** The categories of menus. `parentId` makes one a sub-category, one level deep. */
export const categories = pgTable(
  'categories',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    menuId: uuid().notNull(),
    parentId: uuid(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** When it is served; null for always. */
    service: jsonb().$type<Service>(),
    createdAt,
    updatedAt,
    /** Equal to its menu's if both were deleted together. */
    deletedAt,
    /** The dishes directly in it when it was deleted. */
    formerDishIds: uuid().array(),
    /** The category's sub-categories when it was deleted. */
    formerSubCategoryIds: uuid().array(),
  },
  (table) => [
    unique('categories_id_menu_owner').on(table.id, table.menuId, table.ownerId),
    index('categories_menu').on(table.menuId, table.position),
    check('categories_not_own_parent', sql`${table.parentId} <> ${table.id}`),
    foreignKey({
      name: 'categories_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    // On delete, only parent_id is set to null (the migration names the column).
    foreignKey({
      name: 'categories_parent_on_menu',
      columns: [table.parentId, table.menuId, table.ownerId],
      foreignColumns: [table.id, table.menuId, table.ownerId],
    }).onDelete('set null'),
    deletedRows('categories', table),
    ownerKeepsRestorable('categories', table),
    guestReads('categories', sql`${table.deletedAt} is null and ${isShown(table.menuId)}`),
    ...membersWrite('categories', { see: worksWithMenu(table.menuId), change: editsMenus }),
    systemSeesAll('categories'),
  ],
)
