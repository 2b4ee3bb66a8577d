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
import { guestReads, ownerReadsOwn, systemSeesAll, membersSee, editsMenus } from './policies.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** Stripe's statuses of a subscription. */
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

/** Owners' subscriptions; of the active ones only the latest counts. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Stripe's id. */
    subscriptionId: text().notNull().unique('subscriptions_stripe_id'),
    /** Null for a free subscription, such as the sample's. */
    stripeCustomerId: text(),
    /** Whether guests may chat; derived from `stripeStatus` in `domain/billing`. */
    status: text({ enum: ['active', 'canceled'] }).notNull(),
    /** The status last reported by Stripe. */
    stripeStatus: text({ enum: stripeStatuses }).notNull().default('active'),
    planName: text().notNull(),
    startedAt: instant().notNull(),
    currentPeriodStart: instant().notNull().defaultNow(),
    currentPeriodEnd: instant().notNull(),
    /** It ends with the period unless it is resumed before. */
    cancelAtPeriodEnd: boolean().notNull().default(false),
    trialEnd: instant(),
    endedAt: instant(),
    /** Replies counted in the current period. */
    aiMessageUsed: integer().notNull().default(0),
    aiMessageLimit: integer().notNull(),
    /**
     * The most that may be charged for overage per period, in minor units of the plan's currency;
     * null for the default, the plan's price.
     */
    overageCeiling: integer(),
    /** The ceiling converted to messages. */
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
    /**
     * The highest `overageReached` that the owner has been notified of, in the period that started
     * at `overageAlertedPeriod`.
     */
    overageAlerted: integer().notNull().default(0),
    overageAlertedPeriod: instant(),
    /**
     * Incremented with every change from Stripe, so that an older one can't overwrite a newer one.
     */
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
    // Guests need to know whether the chat is open and whether a model may answer; they may read
    // only those columns.
    guestReads('subscriptions', sql`${table.ownerId} in (select owner_id from restaurants)`),
    membersSee('subscriptions', editsMenus),
    systemSeesAll('subscriptions'),
  ],
)
