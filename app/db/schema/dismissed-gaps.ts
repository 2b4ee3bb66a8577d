import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { dishes } from './dishes.ts'
import { gapKinds } from './insights.ts'
import { menus } from './menus.ts'
import { owners } from './owners.ts'
import {
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  editsMenus,
  seesConversations,
  worksFor,
  worksWithDish,
  worksWithMenu,
} from './policies.ts'
import { restaurants } from './restaurants.ts'

/** The missing information that an owner doesn't want to record. A gap is dismissed fact by fact. */
export const dismissedGaps = pgTable(
  'dismissed_gaps',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    kind: text({ enum: gapKinds }).notNull(),
    /** One of these three says what the information is about. */
    dishId: uuid(),
    menuId: uuid(),
    restaurantId: uuid(),
    /**
     * The allergen, diet or topic, or the hash of a question's words (`insights`). Empty for
     * information that is a single fact, and for facts that were erased with their question.
     */
    fact: text().notNull().default(''),
    dismissedAt: instant(),
  },
  (table) => [
    unique('dismissed_gaps_once')
      .on(table.ownerId, table.kind, table.dishId, table.menuId, table.restaurantId, table.fact)
      .nullsNotDistinct(),
    check(
      'dismissed_gaps_about_one',
      sql`num_nonnulls(${table.dishId}, ${table.menuId}, ${table.restaurantId}) = 1`,
    ),
    foreignKey({
      name: 'dismissed_gaps_dish_of_owner',
      columns: [table.dishId, table.ownerId],
      foreignColumns: [dishes.id, dishes.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dismissed_gaps_menu_of_owner',
      columns: [table.menuId, table.ownerId],
      foreignColumns: [menus.id, menus.ownerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dismissed_gaps_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('dismissed_gaps', table.ownerId),
    ...membersWrite('dismissed_gaps', {
      see: sql`${seesConversations} and ${worksFor(table.restaurantId)}
        and (${table.menuId} is null or ${worksWithMenu(table.menuId)})
        and (${table.dishId} is null or ${worksWithDish(table.dishId)})`,
      change: editsMenus,
    }),
    systemSeesAll('dismissed_gaps'),
  ],
)
