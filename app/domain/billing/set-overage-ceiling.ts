import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { subscriptions } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lockTeam } from '../accounts/lock-team.ts'
import type { Member } from '../actor.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { assertMay } from '../permissions.ts'
import { allowedMessages, overageTerms } from './overage-ceiling.ts'
import { ceilingSchema, subscriptionChoiceSchema } from './schemas.ts'
import { endedStatuses } from './stripe-status.ts'

/**
 * Sets the overage ceiling per period, effective now. What was charged in this period stays
 * charged. The owner sees the effect immediately, so no email follows for a threshold that is
 * already passed; thresholds that were passed under the old ceiling can alert again.
 * @param input `{subscriptionId, ceiling}`, an amount in the plan's currency; 0 for no overage
 * @param locale of the form's language, which determines how the amount is parsed
 * @throws {ForbiddenError}
 * @throws {NotFoundError} if it isn't this team's, or is free
 * @throws {ConflictError} if it has ended
 * @throws {InvalidFieldsError}
 */
export async function setOverageCeiling(
  member: Member,
  input: unknown,
  locale?: Locale,
): Promise<void> {
  assertMay(member, 'manageBilling')
  const { subscriptionId } = parseInput(subscriptionChoiceSchema, input)
  await asSystem('an owner sets the overage ceiling', async (transaction) => {
    await lockTeam(transaction, member)
    // The activity log names the person instead of Chefin.
    await transaction.execute(sql`select set_config('app.account_id', ${member.accountId}, true)`)
    const [row] = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.subscriptionId, subscriptionId),
          eq(subscriptions.ownerId, member.ownerId),
          isNotNull(subscriptions.stripeCustomerId),
        ),
      )
      .for('no key update')
    const terms = row && overageTerms(row.planName, null)
    if (!terms) throw new NotFoundError('subscription_not_found')
    if (endedStatuses.includes(row.stripeStatus)) throw new ConflictError('subscription_ended')
    const { ceiling } = parseInput(ceilingSchema(terms.currency, locale), input)
    const isRow = eq(subscriptions.id, row.id)
    await transaction
      .update(subscriptions)
      .set({ overageCeiling: ceiling, overageAllowance: allowedMessages({ ...terms, ceiling }) })
      .where(isRow)
    // A second statement, because the generated column is computed from the first one's values.
    await transaction
      .update(subscriptions)
      .set({
        overageAlerted: subscriptions.overageReached,
        overageAlertedPeriod: subscriptions.currentPeriodStart,
        updatedAt: sql`now()`,
      })
      .where(isRow)
  })
}
