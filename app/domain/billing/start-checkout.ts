import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { checkouts } from '#app/db/schema/index.ts'
import { Busy, NotFound } from '../errors.ts'
import type { Plan } from '../plans.ts'
import { claimCheckout } from './claim-checkout.ts'
import type { CheckoutRow } from './find-open-checkout.ts'
import { PaymentsUnavailable, PaymentsRefused } from './payment-errors.ts'
import type { Checkout, CheckoutInput, Shop } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'

/** What an owner wants to buy. */
export interface Purchase {
  readonly planId: string
  /** Of the pages at Stripe. */
  readonly locale: 'en' | 'tr'
  /** Chefin's public address, without a trailing slash. */
  readonly appUrl: string
}

// A checkout that has ended makes room for the next; more than a few in a row is somebody else's
// hurry.
const mostRounds = 4

/**
 * Opens a checkout at Stripe, or finds the one that is open. Price, trial and limits are the
 * catalogue's. An owner has one open checkout at a time, whatever the number of tabs, so that
 * there is one customer, one subscription and one trial.
 * @returns the address at which it is paid
 * @throws {NotFound} for a plan that is not sold
 * @throws {Conflict} when there is a subscription already
 * @throws {PaymentsUnavailable} {PaymentsRefused} {Busy}
 */
export async function startCheckout(
  shop: Shop,
  ownerId: string,
  { planId, locale, appUrl }: Purchase,
): Promise<string> {
  const plan = shop.plans.find(({ id, isActive }) => id === planId && isActive)
  if (!plan) throw new NotFound('plan_not_found')
  for (let round = 0; round < mostRounds; round++) {
    const { row, isWanted } = await claimCheckout(ownerId, plan, locale)
    const input = inputOf(row, requirePlan(shop, row.planId), appUrl)
    const checkout = await askFor(shop, row, input, isWanted)
    if (checkout.status === 'open' && checkout.url) return checkout.url
    await settleCheckout(shop, checkout)
  }
  throw new Busy('payments_away')
}

/** The checkout at Stripe; closed, if something else is wanted now. */
async function askFor(
  { payments }: Shop,
  row: CheckoutRow,
  input: CheckoutInput,
  isWanted: boolean,
): Promise<Checkout> {
  const known = row.sessionId === null ? undefined : await payments.findCheckout(row.sessionId)
  const checkout = known ?? (await open(payments, row, input))
  return isWanted || checkout.status !== 'open' ? checkout : payments.expireCheckout(checkout.id)
}

async function open(
  payments: Shop['payments'],
  { id, email }: CheckoutRow,
  input: CheckoutInput,
): Promise<Checkout> {
  try {
    const checkout = await create(payments, input, email)
    await change(id, { sessionId: checkout.id })
    return checkout
  } catch (error) {
    // Under this key Stripe would say so again: the next try takes a new one. If something was
    // opened all the same, nobody knows its address.
    const isKept = error instanceof PaymentsUnavailable && error.isKept
    if (isKept || error instanceof PaymentsRefused) await change(id, { status: 'expired' })
    throw error
  }
}

async function create(
  payments: Shop['payments'],
  input: CheckoutInput,
  email: string,
): Promise<Checkout> {
  try {
    return await payments.createCheckout(input)
  } catch (error) {
    const isMissing = error instanceof PaymentsRefused && error.code === 'resource_missing'
    if (!isMissing || !('customerId' in input.buyer)) throw error
    // The customer of an earlier purchase was deleted at Stripe: this one makes another.
    return payments.createCheckout({ ...input, key: `${input.key}-anew`, buyer: { email } })
  }
}

async function change(id: string, values: Partial<CheckoutRow>): Promise<void> {
  await asSystem('a checkout was asked for', async (transaction) => {
    await transaction
      .update(checkouts)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(checkouts.id, id))
  })
}

/** All of it from the row, so that the same key always comes with the same wishes. */
function inputOf(row: CheckoutRow, plan: Plan, appUrl: string): CheckoutInput {
  const page = `${appUrl}/dashboard/paymentResult`
  return {
    key: row.id,
    ownerId: row.ownerId,
    priceId: plan.priceId,
    overagePriceId: plan.overagePriceId,
    trialDays: row.trialDays ?? undefined,
    buyer: row.stripeCustomerId ? { customerId: row.stripeCustomerId } : { email: row.email },
    metadata: {
      price_id: plan.priceId,
      plan_name: plan.plan_name,
      ai_message_limit: String(plan.ai_message_limit),
      restaurant_limit: String(plan.restaurant_limit),
    },
    locale: row.locale,
    successUrl: `${page}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: page,
  }
}

function requirePlan({ plans }: Shop, id: string): Plan {
  const plan = plans.find((one) => one.id === id)
  if (plan) return plan
  throw new Error(`An open checkout sells a plan that is not in the catalogue: ${id}`)
}
