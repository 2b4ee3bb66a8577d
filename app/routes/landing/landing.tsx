import { data } from 'react-router'
import { payingPolicy } from '#app/http/content-security-policy.ts'
import { loadPage } from '#app/http/load-page.ts'
import { landingTranslator } from '#app/i18n/landing.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { findOwnerSession } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { paymentOrigins, billingContext } from '#app/services/payments/index.server.ts'
import { publicHead } from '#app/ui/public-head.ts'
import { loadBilling } from '../dashboard/billing/load-billing.ts'
import { toPlanViews } from '../pricing/plan-view.ts'
import type { Route } from './+types/landing'
import { LandingPage } from './landing-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(() => findOwnerSession(request, context))
  const { appUrl, landingScript } = context.get(settingsContext)
  const page = {
    locale: context.get(localeContext),
    isSignedIn: session !== undefined,
    ...(session
      ? await loadBilling(session.member, context)
      : { plans: toPlanViews(billingContext().plans, false), billing: undefined }),
    pageUrl: `${appUrl}/`,
    script: landingScript,
  }
  const cookies = (session?.cookies ?? []).map((cookie): Header => ['Set-Cookie', cookie])
  const policy: Header[] = session
    ? [['Content-Security-Policy', payingPolicy(paymentOrigins())]]
    : []
  return data(page, { headers: [...cookies, ...policy] })
}

type Header = [name: string, value: string]

// The page depends on whether the visitor is signed in, so shared caches must not store it.
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders
  const pageHeaders = new Headers({ 'Cache-Control': 'private, no-cache' })
  const policy = loaderHeaders.get('Content-Security-Policy')
  if (policy) pageHeaders.set('Content-Security-Policy', policy)
  return pageHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return []
  const translate = landingTranslator(loaderData.locale)
  const texts = { title: translate('title'), description: translate('description') }
  return publicHead(matches[0].loaderData, location, 'landing', texts)
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
