import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import {
  guestReads,
  isShown,
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  editsMenus,
  worksFor,
  worksWithMenu,
} from './policies.ts'
import { restaurants } from './restaurants.ts'

/** Texts by field: `name`, `description`, `word.tuz`. */
export type Texts = Readonly<Record<string, string>>

/** A problem of a translated text. */
export interface StoredProblem {
  readonly field: string
  readonly kind: string
  /** The words that it is about; empty if there are none to name. */
  readonly words: string
}

/**
 * What guests read instead of an owner's words in another language (docs/decisions/079). Only
 * `storeTranslations` writes, as it notifies guests' pages.
 */
export const translations = pgTable(
  'translations',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The menu that the subject is on; null for a restaurant's texts. */
    menuId: uuid(),
    /** The restaurant whose text it is; null for what is on a menu. */
    restaurantId: uuid(),
    /** The translated subject, such as `dish:<id>`; see `subjectKey`. */
    subject: text().notNull(),
    /** One of `menuLanguages`. */
    language: text().notNull(),
    /** The owner's texts that were translated. */
    source: jsonb().$type<Texts>().notNull(),
    texts: jsonb().$type<Texts>().notNull(),
    origin: text({ enum: ['model', 'file', 'hand'] }).notNull(),
    /** The problems that the check found; guests see the translation only without any. */
    problems: jsonb().$type<readonly StoredProblem[]>().notNull().default([]),
    /** Possible problems. The owner can confirm that the translation is right despite them. */
    doubts: jsonb().$type<readonly StoredProblem[]>().notNull().default([]),
    /** Whether the check compared enough to find any difference. */
    isSure: boolean().notNull().default(false),
    /** When the owner wrote it without doubts, or accepted it; until then, guests don't read it. */
    reviewedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt,
    updatedAt,
  },
  (table) => [
    // By owner too: nobody may take the place of a translation of another owner's dish.
    unique('translations_once').on(table.ownerId, table.subject, table.language),
    index('translations_menu').on(table.menuId, table.language),
    index('translations_restaurant').on(table.restaurantId, table.language),
    check('translations_of_one', sql`(${table.menuId} is null) <> (${table.restaurantId} is null)`),
    foreignKey({
      name: 'translations_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'translations_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('translations', table.ownerId),
    guestReads(
      'translations',
      sql`(${table.restaurantId} = any(array(select id from restaurants)) or ${isShown(table.menuId)})
        and ${table.language} = any(array(select language from restaurant_languages))`,
    ),
    ...membersWrite('translations', {
      see: sql`${worksFor(table.restaurantId)} and (${table.menuId} is null or ${worksWithMenu(table.menuId)})`,
      change: editsMenus,
    }),
    systemSeesAll('translations'),
  ],
)
