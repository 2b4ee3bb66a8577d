import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { guestReads, ownerReadsOwn, systemSeesAll } from './policies.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** What Stripe may say of a subscription. */
export const stripeStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  'canceled',
] as const

/** What an owner pays for; of the active ones only the latest counts. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Stripe's id. */
    subscriptionId: text().notNull().unique('subscriptions_stripe_id'),
    /** Null for a subscription that is given, not sold, such as the sample's. */
    stripeCustomerId: text(),
    /** Whether guests may chat; decided by `stripeStatus` in `domain/billing`. */
    status: text({ enum: ['active', 'canceled'] }).notNull(),
    /** As Stripe told it last. */
    stripeStatus: text({ enum: stripeStatuses }).notNull().default('active'),
    planName: text().notNull(),
    startedAt: instant().notNull(),
    currentPeriodStart: instant().notNull().defaultNow(),
    currentPeriodEnd: instant().notNull(),
    /** It ends with the period, unless it is resumed before. */
    cancelAtPeriodEnd: boolean().notNull().default(false),
    trialEnd: instant(),
    endedAt: instant(),
    /** Replies counted in the current period. */
    aiMessageUsed: integer().notNull().default(0),
    aiMessageLimit: integer().notNull(),
    /**
     * What the owner allows to be charged for overage in a period, in minor units of the plan's
     * currency; null for the default, the plan's price.
     */
    overageCeiling: integer(),
    /** That ceiling, in messages. */
    overageAllowance: integer().notNull().default(0),
    /** Messages charged as overage in the current period. */
    overageUsed: integer().notNull().default(0),
    /** 100 once nothing more may be charged in this period, 80 from 80 % of the ceiling, else 0. */
    overageReached: integer().generatedAlwaysAs(
      sql`case when stripe_customer_id is null then 0
        when ai_message_used >= ai_message_limit and overage_used >= overage_allowance then 100
        when overage_used > 0 and overage_used::bigint * 100 >= overage_allowance::bigint * 80 then 80
        else 0 end`,
    ),
    /** The highest `overageReached` that the owner knows of, in the period that began then. */
    overageAlerted: integer().notNull().default(0),
    overageAlertedPeriod: instant(),
    /** Goes up with every change that came from Stripe, so that none overtakes a later one. */
    revision: integer().notNull().default(0),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('subscriptions_id_owner').on(table.id, table.ownerId),
    index('subscriptions_owner').on(table.ownerId, table.startedAt),
    check('subscriptions_status', sql`${table.status} in ('active', 'canceled')`),
    check('subscriptions_used', sql`${table.aiMessageUsed} >= 0 and ${table.aiMessageLimit} >= 0`),
    check(
      'subscriptions_overage',
      sql`${table.overageCeiling} >= 0 and ${table.overageAllowance} >= 0 and ${table.overageUsed} >= 0`,
    ),
    ownerReadsOwn('subscriptions', table.ownerId),
    // Whether the chat is open, and whether a model may answer: guests may read these columns alone.
    guestReads('subscriptions', sql`${table.ownerId} in (select owner_id from restaurants)`),
    systemSeesAll('subscriptions'),
  ],
)
