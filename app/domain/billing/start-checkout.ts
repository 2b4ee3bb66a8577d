import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { checkouts } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'
import { recordAction } from '../audit/record-action.ts'
import { BusyError, NotFoundError } from '../errors.ts'
import { assertMay } from '../permissions.ts'
import type { Plan } from '../plans.ts'
import { claimCheckout } from './claim-checkout.ts'
import type { CheckoutRow } from './find-open-checkout.ts'
import { PaymentsUnavailableError, PaymentsRefusedError } from './payment-errors.ts'
import type { Checkout, CheckoutInput, BillingContext } from './payments.ts'
import { settleCheckout } from './settle-checkout.ts'

/** The plan that an owner wants to buy. */
export interface Purchase {
  readonly planId: string
  /** The language of Stripe's pages. */
  readonly locale: Locale
  /** Chefin's public address, without a trailing slash. */
  readonly appUrl: string
}

// An ended checkout makes room for the next one. More than a few attempts mean that another request
// is interfering.
const maxAttempts = 4

/**
 * Opens a checkout at Stripe, or finds the open one. Price, trial and limits come from the
 * catalogue. An owner has at most one open checkout, however many tabs are open, so that there
 * is one customer, one subscription and one trial.
 * @returns the URL of its payment page
 * @throws {ForbiddenError}
 * @throws {NotFoundError} for a plan that isn't sold
 * @throws {ConflictError} if the owner is subscribed already
 * @throws {PaymentsUnavailableError | PaymentsRefusedError | BusyError}
 */
export async function startCheckout(
  billing: BillingContext,
  member: Member,
  { planId, locale, appUrl }: Purchase,
): Promise<string> {
  assertMay(member, 'manageBilling')
  const plan = billing.plans.find(({ id, isActive }) => id === planId && isActive)
  if (!plan) throw new NotFoundError('plan_not_found')
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { row, isMatching } = await claimCheckout(member, plan, locale)
    const input = toCheckoutInput(row, requirePlan(billing, row.planId), appUrl)
    const checkout = await obtainCheckout(billing, row, input, isMatching)
    if (checkout.status === 'open' && checkout.url) {
      await recordAction(member, {
        action: 'billing.checkout',
        changes: { plan_name: [null, plan.plan_name] },
      })
      return checkout.url
    }
    await settleCheckout(billing, checkout)
  }
  throw new BusyError('payments_away')
}

/** Returns the checkout at Stripe; closes it if it doesn't match the purchase. */
async function obtainCheckout(
  { payments }: BillingContext,
  row: CheckoutRow,
  input: CheckoutInput,
  isMatching: boolean,
): Promise<Checkout> {
  const existing = row.sessionId === null ? undefined : await payments.findCheckout(row.sessionId)
  const checkout = existing ?? (await openCheckout(payments, row, input))
  return isMatching || checkout.status !== 'open' ? checkout : payments.expireCheckout(checkout.id)
}

async function openCheckout(
  payments: BillingContext['payments'],
  { id, email }: CheckoutRow,
  input: CheckoutInput,
): Promise<Checkout> {
  try {
    const checkout = await createCheckout(payments, input, email)
    await updateCheckout(id, { sessionId: checkout.id })
    return checkout
  } catch (error) {
    // With this key Stripe would replay the error, so the next attempt gets a new key. If Stripe
    // opened a checkout nevertheless, nobody has its URL.
    const isReplayed = error instanceof PaymentsUnavailableError && error.isReplayed
    if (isReplayed || error instanceof PaymentsRefusedError)
      await updateCheckout(id, { status: 'expired' })
    throw error
  }
}

async function createCheckout(
  payments: BillingContext['payments'],
  input: CheckoutInput,
  email: string,
): Promise<Checkout> {
  try {
    return await payments.createCheckout(input)
  } catch (error) {
    const isMissing = error instanceof PaymentsRefusedError && error.code === 'resource_missing'
    if (!isMissing || !('customerId' in input.buyer)) throw error
    // The customer of an earlier purchase was deleted at Stripe: create a new one.
    return payments.createCheckout({ ...input, key: `${input.key}-anew`, buyer: { email } })
  }
}

async function updateCheckout(id: string, values: Partial<CheckoutRow>): Promise<void> {
  await asSystem('a checkout is updated', async (transaction) => {
    await transaction
      .update(checkouts)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(checkouts.id, id))
  })
}

/**
 * Builds the parameters from the row alone, so that the same key always has the same parameters.
 */
function toCheckoutInput(row: CheckoutRow, plan: Plan, appUrl: string): CheckoutInput {
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

function requirePlan({ plans }: BillingContext, id: string): Plan {
  const plan = plans.find((candidate) => candidate.id === id)
  if (plan) return plan
  throw new Error(`An open checkout sells a plan that is not in the catalogue: ${id}`)
}
