import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { subscriptions } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Conflict, NotFound } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { allowedMessages, overageTerms } from './overage-ceiling.ts'
import { ceilingSchema, subscriptionChoice } from './schemas.ts'
import { endedStatuses } from './stripe-status.ts'

/**
 * Sets what may be charged past the plan's limit in each period, from now on. What was charged in
 * this period stays charged. An owner who sets a ceiling sees what it means: no e-mail follows for
 * a threshold that is passed already, and one that was passed under the old ceiling counts anew.
 * @param input `{subscriptionId, ceiling}`, an amount in the plan's currency; 0 for no overage
 * @param locale of whoever wrote it: it says how the amount is read
 * @throws {NotFound} when it is not this owner's, or nothing is charged for it
 * @throws {Conflict} when it has ended
 * @throws {InvalidFields}
 */
export async function setOverageCeiling(
  ownerId: string,
  input: unknown,
  locale?: Locale,
): Promise<void> {
  const { subscriptionId } = parseInput(subscriptionChoice, input)
  await asSystem('an owner sets the ceiling of overage', async (transaction) => {
    const [row] = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.subscriptionId, subscriptionId),
          eq(subscriptions.ownerId, ownerId),
          isNotNull(subscriptions.stripeCustomerId),
        ),
      )
      .for('no key update')
    const plan = row && overageTerms(row.planName, null)
    if (!plan) throw new NotFound('subscription_not_found')
    if (endedStatuses.includes(row.stripeStatus)) throw new Conflict('subscription_ended')
    const { ceiling } = parseInput(ceilingSchema(plan.currency, locale), input)
    const own = eq(subscriptions.id, row.id)
    await transaction
      .update(subscriptions)
      .set({ overageCeiling: ceiling, overageAllowance: allowedMessages({ ...plan, ceiling }) })
      .where(own)
    // Another statement, since Postgres derives what is reached from the first one's values.
    await transaction
      .update(subscriptions)
      .set({
        overageAlerted: subscriptions.overageReached,
        overageAlertedPeriod: subscriptions.currentPeriodStart,
        updatedAt: sql`now()`,
      })
      .where(own)
  })
}
