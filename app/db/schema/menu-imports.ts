import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { ImportSource, ImportValue } from './import-source.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import {
  deletedRows,
  ownerKeepsOwn,
  ownerKeepsRestorable,
  systemSeesAll,
  membersWrite,
  editsMenus,
  worksEverywhere,
  worksWithMenu,
} from './policies.ts'

/** Files that become dishes of a menu, first as drafts; docs/decisions/085. */
export const menuImports = pgTable(
  'menu_imports',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    menuId: uuid().notNull(),
    state: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** Empty for a pasted text. */
    fileName: text().notNull(),
    /** What was read; null once it is published. */
    source: jsonb().$type<ImportSource>(),
    /** What the columns of a table contain; null for a text. */
    columns: text().array(),
    /** ISO 4217 code of the currency that the file names, if it names one. */
    currency: text(),
    /** The decimal mark of its prices; '' if they have both, null if none has decimals. */
    decimalMark: text({ enum: ['.', ',', ''] }),
    createdAt,
    /** When the draft was last used: it expires a month later. */
    updatedAt,
    /** When its owner cancelled it. */
    deletedAt,
  },
  (table) => [
    unique('menu_imports_id_owner').on(table.id, table.ownerId),
    index('menu_imports_menu').on(table.menuId, table.createdAt),
    index('menu_imports_owner').on(table.ownerId),
    index('menu_imports_drafts')
      .on(table.createdAt)
      .where(sql`${table.state} = 'draft'`),
    check('menu_imports_source', sql`(${table.state} = 'draft') = (${table.source} is not null)`),
    foreignKey({
      name: 'menu_imports_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    deletedRows('menu_imports', table),
    ownerKeepsRestorable('menu_imports', table),
    ...membersWrite('menu_imports', { see: worksWithMenu(table.menuId), change: editsMenus }),
    systemSeesAll('menu_imports'),
  ],
)

/** The dishes of an import that isn't published yet. */
export const menuImportRows = pgTable(
  'menu_import_rows',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    importId: uuid().notNull(),
    position: integer().notNull(),
    /** The line of the source where it begins, by which it is found again. */
    line: integer().notNull(),
    /** Keyed by field of the dish's form. */
    values: jsonb().$type<Readonly<Record<string, ImportValue>>>().notNull(),
    /** Why the owner should look at it: message keys. */
    doubts: text().array().notNull().default([]),
    /** Whether the owner has looked at it: its doubts are settled. */
    isChecked: boolean().notNull().default(false),
    /** Whether it isn't published. */
    isLeftOut: boolean().notNull().default(false),
    updatedAt,
  },
  (table) => [
    unique('menu_import_rows_position').on(table.importId, table.position),
    index('menu_import_rows_owner').on(table.ownerId),
    foreignKey({
      name: 'menu_import_rows_import_of_owner',
      columns: [table.importId, table.ownerId],
      foreignColumns: [menuImports.id, menuImports.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('menu_import_rows', table.ownerId),
    ...membersWrite('menu_import_rows', {
      see: sql`${worksEverywhere} or exists (select from menu_imports where menu_imports.id = ${table.importId})`,
      change: editsMenus,
    }),
    systemSeesAll('menu_import_rows'),
  ],
)
