import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { dishes } from './dishes.ts'
import { owners } from './owners.ts'
import {
  guestReads,
  ownerKeepsOwn,
  systemSeesAll,
  membersWrite,
  statesFacts,
  worksWithDish,
} from './policies.ts'

/** An owner's statements about a dish, one row per fact. No row means no statement. */
export const dishFacts = pgTable(
  'dish_facts',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    dishId: uuid().notNull(),
    /** One of `statedFacts` in `domain/guest-menu`. */
    fact: text().notNull(),
    state: text({ enum: ['contains', 'may_contain', 'free'] }).notNull(),
    confirmedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The name of the person who stated it, at that time. */
    confirmedBy: text().notNull(),
    /** The dish's ingredients when the statement was made. */
    ingredients: text().array().notNull(),
    /**
     * When it stopped applying because the dish's text changed. The row remains so that the owner
     * can see it.
     */
    voidedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    unique('dish_facts_dish').on(table.dishId, table.fact),
    check('dish_facts_state', sql`${table.state} in ('contains', 'may_contain', 'free')`),
    foreignKey({
      name: 'dish_facts_dish_of_owner',
      columns: [table.dishId, table.ownerId],
      foreignColumns: [dishes.id, dishes.ownerId],
    }).onDelete('cascade'),
    ownerKeepsOwn('dish_facts', table.ownerId),
    // By primary key: for `in (select id …)` Postgres reads every dish.
    guestReads(
      'dish_facts',
      sql`${table.voidedAt} is null and exists (select from dishes where dishes.id = ${table.dishId})`,
    ),
    ...membersWrite('dish_facts', {
      see: worksWithDish(table.dishId),
      change: statesFacts,
    }),
    systemSeesAll('dish_facts'),
  ],
)
