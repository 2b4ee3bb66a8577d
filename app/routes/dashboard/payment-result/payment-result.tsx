import { href, data } from 'react-router'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import {
  confirmCheckout,
  getPaymentState,
  type PaymentState,
} from '#app/domain/billing/confirm-checkout.ts'
import { checkAbandonedCheckout } from '#app/domain/billing/check-abandoned-checkout.ts'
import { paymentChecks } from '#app/domain/billing/limits.ts'
import {
  PaymentsUnavailableError,
  PaymentsRefusedError,
} from '#app/domain/billing/payment-errors.ts'
import { LimitReachedError, NotFoundError } from '#app/domain/errors.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { flashCookie } from '#app/http/flash.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { billingContext } from '#app/services/payments/index.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/payment-result'
import { PaymentResultPage } from './payment-result-page.tsx'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({
  policy: { permission: 'manageBilling' },
  breadcrumb: 'payment',
  parent: { path: href('/dashboard/account'), breadcrumb: 'account' },
})

/** Stripe redirects here after a checkout, without a session ID if it was abandoned. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member } = sessionOf(context)
    const sessionId = parseSessionId(request)
    if (!sessionId) {
      const { appUrl } = context.get(settingsContext)
      const wasAbandoned = await isAbandoned(member)
      const cookies = wasAbandoned ? [flashCookie(appUrl, { kind: 'checkoutLeft' })] : []
      throw redirectWithCookies(href('/dashboard/account'), cookies)
    }
    const state = await findPaymentState(member, sessionId)
    return data({ state }, { status: state === 'unknown' ? 404 : 200 })
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { request, context } = route
  return formAction(route, () => ({
    verify: onForm(emptySchema, async () => {
      const { member } = sessionOf(context)
      await consumeLimits({ limit: paymentChecks, subject: member.ownerId })
      const sessionId = parseSessionId(request) ?? ''
      return { state: await confirmCheckout(billingContext(), member, sessionId) }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function PaymentResultRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentResultPage state={loaderData.state} />
}

/** Parses and sanitises the session ID: a URL may contain characters that the database rejects. */
function parseSessionId(request: Request): string | undefined {
  const id = new URL(request.url).searchParams.get('session_id')
  return id ? id.replaceAll(/[^\w-]/g, '?').slice(0, 300) : undefined
}

async function isAbandoned(member: Member): Promise<boolean> {
  try {
    await consumeLimits({ limit: paymentChecks, subject: member.ownerId })
    return await checkAbandonedCheckout(billingContext(), member)
  } catch (error) {
    const inconclusive = [PaymentsUnavailableError, PaymentsRefusedError, LimitReachedError]
    if (inconclusive.some((kind) => error instanceof kind)) return false
    throw error
  }
}

async function findPaymentState(
  member: Member,
  sessionId: string,
): Promise<PaymentState | 'unknown'> {
  try {
    return await getPaymentState(member, sessionId)
  } catch (error) {
    if (error instanceof NotFoundError) return 'unknown'
    throw error
  }
}
