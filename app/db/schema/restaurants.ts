import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, formerAt, id, updatedAt } from './columns.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import {
  currentRestaurantId,
  currentRestaurantSlug,
  deletedRows,
  guestReads,
  ownerKeepsRestorable,
  systemSeesAll,
  membersWrite,
  editsMenus,
  worksFor,
} from './policies.ts'
import type { Look } from './look.ts'
import type { Visit } from './visit.ts'

/** Restaurants, each with a QR code for one of its owner's menus. */
export const restaurants = pgTable(
  'restaurants',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** A readable name for the URL, as an alternative to the id; unique across all owners. */
    slug: text().unique('restaurants_slug'),
    name: text().notNull(),
    location: text().notNull().default(''),
    /** Path on our own origin. */
    logoUrl: text(),
    formerLogoAt: formerAt(),
    /** The picture at the top of the guest page; a path on our own origin. */
    coverUrl: text(),
    formerCoverAt: formerAt(),
    /** The first of its menus, null for none; `restaurant_menus` has the others. */
    menuId: uuid(),
    isActive: boolean().notNull().default(true),
    chatStartWarningMessage: text(),
    aiInstructions: text().notNull().default(''),
    /** Hashes of instructions that the owner declined to move to the house facts. */
    keptInstructions: text().array().notNull().default([]),
    /** What guests need for their visit; null if the owner entered nothing. */
    visit: jsonb().$type<Visit>(),
    /** How the guest page looks; null for Chefin's own look. */
    look: jsonb().$type<Look>(),
    /** The regions whose rules its menus are checked against; null if its owner hasn't chosen. */
    lawRegions: text().array(),
    /** Its tables as the owner wrote them, such as "1-20, Terrace 1-6" (`domain/tables/table-names.ts`). */
    tableNames: text().notNull().default(''),
    createdAt,
    updatedAt,
    deletedAt,
    /** The slug that another restaurant of the owner took over after the deletion. */
    formerSlug: text(),
  },
  (table) => [
    unique('restaurants_id_owner').on(table.id, table.ownerId),
    index('restaurants_owner').on(table.ownerId, table.createdAt),
    index('restaurants_menu').on(table.menuId),
    check('restaurants_slug_form', sql`${table.slug} ~ '^[a-z0-9](-?[a-z0-9]){1,59}$'`),
    // On delete, only menu_id is set to null (the migration names the column).
    foreignKey({
      name: 'restaurants_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('set null'),
    deletedRows('restaurants', table),
    ownerKeepsRestorable('restaurants', table),
    guestReads(
      'restaurants',
      sql`${table.deletedAt} is null and (${table.id} = ${currentRestaurantId} or ${table.slug} = ${currentRestaurantSlug})`,
    ),
    ...membersWrite('restaurants', { see: worksFor(table.id), change: editsMenus }),
    systemSeesAll('restaurants'),
  ],
)
