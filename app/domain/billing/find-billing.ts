import { asOwner } from '#app/db/actors.ts'
import { usageBar, type UsageBar } from '../plans.ts'
import {
  findActiveSubscription,
  findHadTrial,
  findHeldSubscription,
  findLatestSubscription,
  type SubscriptionRow,
} from './find-subscription.ts'
import { overageTerms, type OverageTerms } from './overage-ceiling.ts'
import { endedStatuses, type StripeStatus } from './stripe-status.ts'

/** What an owner pays, and allows, past the plan's limit. */
export interface ShownOverage extends OverageTerms {
  /** Messages charged in the current period. */
  readonly messages: number
  /** Nothing more is charged in this period, and guests are answered without a model. */
  readonly isSpent: boolean
}

/** A subscription as its owner sees it. */
export interface ShownSubscription {
  /** Stripe's id. */
  readonly subscriptionId: string
  readonly planName: string
  readonly stripeStatus: StripeStatus
  readonly startedAt: Date
  readonly currentPeriodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly trialEnd: Date | null
  readonly endedAt: Date | null
  readonly used: number
  readonly limit: number
  readonly bar: UsageBar
  /** What is charged past the limit; undefined where nothing can be. */
  readonly overage: ShownOverage | undefined
  /** Not given: there is somebody to charge, and something to cancel. */
  readonly isSold: boolean
  /** Whether guests may chat. */
  readonly isActive: boolean
  readonly hasEnded: boolean
}

/** What an owner has bought, and may buy. */
export interface Billing {
  /** The one that counts; else one that waits for a payment; else the latest that was. */
  readonly subscription: ShownSubscription | undefined
  /** Whether another may be bought now. */
  readonly mayBuy: boolean
  readonly hadTrial: boolean
}

/** An owner's subscription with what was used of it. */
export async function findBilling(ownerId: string): Promise<Billing> {
  return asOwner(ownerId, async (transaction) => {
    const [active, held, latest, hadTrial] = await Promise.all([
      findActiveSubscription(transaction, ownerId),
      findHeldSubscription(transaction, ownerId),
      findLatestSubscription(transaction, ownerId),
      findHadTrial(transaction, ownerId),
    ])
    const row = active ?? held ?? latest
    return { subscription: row && shown(row), mayBuy: held === undefined, hadTrial }
  })
}

function shown(row: SubscriptionRow): ShownSubscription {
  return {
    subscriptionId: row.subscriptionId,
    planName: row.planName,
    stripeStatus: row.stripeStatus,
    startedAt: row.startedAt,
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    trialEnd: row.trialEnd,
    endedAt: row.endedAt,
    used: row.aiMessageUsed,
    limit: row.aiMessageLimit,
    bar: usageBar(row.aiMessageUsed, row.aiMessageLimit),
    overage: overageOf(row),
    isSold: row.stripeCustomerId !== null,
    isActive: row.status === 'active',
    hasEnded: endedStatuses.includes(row.stripeStatus),
  }
}

function overageOf(row: SubscriptionRow): ShownOverage | undefined {
  const terms = overageTerms(row.planName, row.overageCeiling)
  if (!terms || row.stripeCustomerId === null) return undefined
  const isSpent = row.overageReached === 100 && row.currentPeriodEnd > new Date()
  return { ...terms, messages: row.overageUsed, isSpent }
}
