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
import { categories } from './categories.ts'
import { createdAt, deletedAt, formerAt, id, instant, updatedAt } from './columns.ts'
import { menuImports } from './menu-imports.ts'
import { menus } from './menus.ts'
import type { OptionGroup } from './option-group.ts'
import { owners } from './owners.ts'
import {
  deletedRows,
  guestReads,
  isShown,
  ownerKeepsRestorable,
  systemSeesAll,
  membersWrite,
  statesFacts,
  worksWithMenu,
  editsMenus,
} from './policies.ts'
import type { Portion, Size } from './size.ts'

/**
 * The dishes of menus (the spec's `menus` table). The generated column `search` is omitted here, so
 * that lists of dishes don't load it.
 */
export const dishes = pgTable(
  'dishes',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    menuId: uuid().notNull(),
    mainCategoryId: uuid(),
    subCategoryId: uuid(),
    name: text().notNull(),
    description: text().notNull().default(''),
    ingredients: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    /** The countries that its meat comes from, as ISO 3166 codes; empty for not recorded. */
    meatOrigin: text().array().notNull().default([]),
    /** The first size's kilocalories; null if not specified (the spec's 0 or empty). */
    calories: integer(),
    /** The first size's price in minor units of the menu's currency; null if not given. */
    priceMinor: integer(),
    /** The first size's weight or volume; null if not recorded. */
    portion: jsonb().$type<Portion>(),
    /** The name of the first size; null if the dish has no others. */
    sizeName: text(),
    /**
     * The id of the first size; null if the dish never had several sizes: the dish's id is then
     * used.
     */
    sizeId: uuid(),
    /** The sizes after the first. `sizesOf` returns all. */
    moreSizes: jsonb().$type<readonly Size[]>().notNull().default([]),
    /** What guests choose with it; parse it with `parseOptionGroups`. */
    optionGroups: jsonb().$type<readonly OptionGroup[]>().notNull().default([]),
    /** Path on our own origin. */
    imageUrl: text(),
    formerImageAt: formerAt(),
    isActive: boolean().notNull().default(true),
    aiInstructions: text().notNull().default(''),
    position: integer().notNull().default(0),
    /** The import that it came from, and the name that it has there; null if typed by hand. */
    importId: uuid(),
    importedName: text(),
    /** Incremented whenever the dish's text or the owner's statements about it change. */
    factsVersion: integer().notNull().default(1),
    /** When `factsVersion` was last incremented. */
    factsChangedAt: instant(),
    /** When the name, description, ingredients or instructions last changed. */
    describedAt: instant(),
    createdAt,
    updatedAt,
    /** Equal to its menu's if both were deleted together. */
    deletedAt,
  },
  (table) => [
    unique('dishes_id_owner').on(table.id, table.ownerId),
    index('dishes_menu').on(table.menuId, table.position),
    index('dishes_main_category').on(table.mainCategoryId),
    index('dishes_sub_category').on(table.subCategoryId),
    check('dishes_calories', sql`${table.calories} > 0`),
    check(
      'dishes_portion',
      sql`jsonb_path_exists(${table.portion}, '$ ? (@.amount > 0)') and not jsonb_path_exists(${table.moreSizes}, '$[*] ? (@.portion.amount <= 0)')`,
    ),
    check('dishes_price', sql`${table.priceMinor} >= 0`),
    check(
      'dishes_more_sizes',
      sql`jsonb_typeof(${table.moreSizes}) = 'array' and jsonb_array_length(${table.moreSizes}) < 8`,
    ),
    check(
      'dishes_more_sizes_figures',
      sql`not jsonb_path_exists(${table.moreSizes}, '$[*] ? (@.priceMinor < 0 || @.calories <= 0)')`,
    ),
    check(
      'dishes_option_groups',
      sql`jsonb_typeof(${table.optionGroups}) = 'array' and not jsonb_path_exists(${table.optionGroups}, '$[*].options[*] ? (@.extraMinor < 0)')`,
    ),
    foreignKey({
      name: 'dishes_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    // On delete, only the referencing column is set to null (see the migration).
    foreignKey({
      name: 'dishes_main_category_on_menu',
      columns: [table.mainCategoryId, table.menuId, table.ownerId],
      foreignColumns: [categories.id, categories.menuId, categories.ownerId],
    }).onDelete('set null'),
    foreignKey({
      name: 'dishes_sub_category_on_menu',
      columns: [table.subCategoryId, table.menuId, table.ownerId],
      foreignColumns: [categories.id, categories.menuId, categories.ownerId],
    }).onDelete('set null'),
    index('dishes_import').on(table.importId),
    // On delete, only import_id is set to null (see the migration).
    foreignKey({
      name: 'dishes_import_of_owner',
      columns: [table.importId, table.ownerId],
      foreignColumns: [menuImports.id, menuImports.ownerId],
    }).onDelete('set null'),
    deletedRows('dishes', table),
    index('dishes_former_image')
      .on(table.ownerId, table.formerImageAt)
      .where(sql`${table.formerImageAt} is not null`),
    ownerKeepsRestorable('dishes', table),
    guestReads(
      'dishes',
      sql`${table.isActive} and ${table.deletedAt} is null and ${isShown(table.menuId)}`,
    ),
    ...membersWrite('dishes', {
      see: worksWithMenu(table.menuId),
      change: statesFacts,
      addAndDelete: editsMenus,
    }),
    systemSeesAll('dishes'),
  ],
)
