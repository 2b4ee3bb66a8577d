import { redirectDocument, type RouterContextProvider } from 'react-router'
import type { Caller } from '#app/auth/caller.ts'
import type { OpenSession } from '#app/auth/find-session.ts'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { cancelSubscription, resumeSubscription } from '#app/domain/billing/change-subscription.ts'
import { openPortal } from '#app/domain/billing/open-portal.ts'
import { billingCalls } from '#app/domain/billing/limits.ts'
import { planChoiceSchema, subscriptionChoiceSchema } from '#app/domain/billing/schemas.ts'
import { setOverageCeiling } from '#app/domain/billing/set-overage-ceiling.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.ts'
import { ForbiddenError } from '#app/domain/errors.ts'
import { assertMay } from '#app/domain/permissions.ts'
import { confirmedWithFactor } from '#app/handlers/confirmed-form.ts'
import { rawFormSchema, onForm } from '#app/handlers/form-action.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { billingContext } from '#app/services/payments/index.server.ts'

/** The subscription forms of the account page, which ask for the second factor if there is one. */
export function billingForms(session: OpenSession, context: Readonly<RouterContextProvider>) {
  const { member } = session
  const openBilling = async () => {
    // The verbs check it too, but after a call that counts against the team's limit.
    assertMay(member, 'manageBilling')
    if (!context.get(settingsContext).hasPayments) throw new ForbiddenError('payments_not_set_up')
    await consumeLimits({ limit: billingCalls, subject: member.ownerId })
    return billingContext()
  }
  return {
    checkout: confirmedWithFactor(
      session,
      onForm(planChoiceSchema, async ({ planId }, { locale, appUrl }: Caller) => {
        const url = await startCheckout(await openBilling(), member, {
          planId,
          locale,
          appUrl,
        })
        throw redirectToStripe(url)
      }),
    ),
    cancel: confirmedWithFactor(
      session,
      onForm(subscriptionChoiceSchema, async ({ subscriptionId }) => {
        await cancelSubscription(await openBilling(), member, subscriptionId)
        return { done: 'cancel' }
      }),
    ),
    resume: confirmedWithFactor(
      session,
      onForm(subscriptionChoiceSchema, async ({ subscriptionId }) => {
        await resumeSubscription(await openBilling(), member, subscriptionId)
        return { done: 'resume' }
      }),
    ),
    ceiling: confirmedWithFactor(
      session,
      onForm(rawFormSchema, async (form, { locale }: Caller) => {
        await setOverageCeiling(member, form, locale)
        return { done: 'ceiling' }
      }),
    ),
    portal: confirmedWithFactor(
      session,
      onForm(emptySchema, async (_, { locale, appUrl }: Caller) => {
        const returnUrl = `${appUrl}/dashboard/account`
        throw redirectToStripe(await openPortal(await openBilling(), member, { returnUrl, locale }))
      }),
    ),
  }
}

/** Loads a new document: Stripe's simulator is on our origin, where the router would intercept it. */
function redirectToStripe(url: string): Response {
  return redirectDocument(url, 303)
}
