import { usageBar, type UsageBar } from '../plans.ts'
import {
  findActiveSubscription,
  hasUsedTrial,
  findOngoingSubscription,
  findLatestSubscription,
  type SubscriptionRow,
} from './subscription-queries.ts'
import { overageTerms, type OverageTerms } from './overage-ceiling.ts'
import { endedStatuses, type StripeStatus } from './stripe-status.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The overage of an owner's subscription in the current period, and its terms. */
export interface OverageView extends OverageTerms {
  /** Messages charged in the current period. */
  readonly messages: number
  /**
   * The ceiling is reached: nothing more is charged in this period, and guests are answered without
   * a model.
   */
  readonly isSpent: boolean
}

/** A subscription as its owner sees it. */
export interface SubscriptionView {
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
  /** Overage terms; undefined if nothing can be charged. */
  readonly overage: OverageView | undefined
  /** Whether it is paid for, and so can be charged and canceled. */
  readonly isSold: boolean
  /** Whether guests may chat. */
  readonly isActive: boolean
  readonly hasEnded: boolean
}

/** An owner's subscription, and whether another may be bought. */
export interface Billing {
  /**
   * The active subscription, or else one with a payment due, or else the latest one that has ended.
   */
  readonly subscription: SubscriptionView | undefined
  /** Whether another may be bought now. */
  readonly mayBuy: boolean
  readonly hadTrial: boolean
}

/** Returns an owner's subscription with its usage, and whether another may be bought. */
export async function getBilling(member: Member): Promise<Billing> {
  return asOwner(member, 'manageBilling', async (transaction) => {
    const [active, ongoing, latest, hadTrial] = await Promise.all([
      findActiveSubscription(transaction, member.ownerId),
      findOngoingSubscription(transaction, member.ownerId),
      findLatestSubscription(transaction, member.ownerId),
      hasUsedTrial(transaction, member.ownerId),
    ])
    const row = active ?? ongoing ?? latest
    return { subscription: row && toView(row), mayBuy: ongoing === undefined, hadTrial }
  })
}

function toView(row: SubscriptionRow): SubscriptionView {
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
    overage: toOverageView(row),
    isSold: row.stripeCustomerId !== null,
    isActive: row.status === 'active',
    hasEnded: endedStatuses.includes(row.stripeStatus),
  }
}

function toOverageView(row: SubscriptionRow): OverageView | undefined {
  const terms = overageTerms(row.planName, row.overageCeiling)
  if (!terms || row.stripeCustomerId === null) return undefined
  const isSpent = row.overageReached === 100 && row.currentPeriodEnd > new Date()
  return { ...terms, messages: row.overageUsed, isSpent }
}
