import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, editedAt, id, updatedAt } from './columns.ts'
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
import type { Service } from './service.ts'

/** Menus, which contain dishes and define their currency (the spec's menu_design). */
export const menus = pgTable(
  'menus',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /**
     * The language the menu is written in, one of `menuLanguages`; null if the owner hasn't chosen
     * one.
     */
    language: text(),
    /** ISO 4217 code. */
    currency: text().notNull().default('TRY'),
    position: integer().notNull().default(0),
    /** When the menu is served; null for always. */
    service: jsonb().$type<Service>(),
    /** The id of the assistant; null until the AI settings are first saved. */
    assistantId: text(),
    /** SHA-256 of the last instructions sent to a provider that stores assistants. */
    assistantInstructionsHash: text('assistant_told'),
    aiContext: text().notNull().default(''),
    aiMenuInstructions: text().notNull().default(''),
    createdAt,
    /** Updated with every change to the menu or its dishes. */
    updatedAt,
    /** Updated with changes to the menu's own fields only. */
    editedAt,
    deletedAt,
    /** The restaurants that showed the menu when it was deleted. */
    formerRestaurantIds: uuid().array(),
    /** The menu's index at each of these restaurants; null where it was the only menu. */
    formerPositions: integer().array().$type<readonly (number | null)[]>(),
  },
  (table) => [
    unique('menus_id_owner').on(table.id, table.ownerId),
    index('menus_owner').on(table.ownerId, table.position),
    check('menus_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    deletedRows('menus', table),
    ownerKeepsRestorable('menus', table),
    guestReads('menus', sql`${table.deletedAt} is null and ${isShown(table.id)}`),
    ...membersWrite('menus', {
      see: worksWithMenu(table.id),
      change: statesFacts,
      addAndDelete: editsMenus,
    }),
    systemSeesAll('menus'),
  ],
)
