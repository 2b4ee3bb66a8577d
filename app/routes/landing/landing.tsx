import { data } from 'react-router'
import { loadPage } from '#app/http/page-loader.ts'
import { landingTranslator } from '#app/i18n/landing.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { findVisitor } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { shop } from '#app/services/payments/index.server.ts'
import { publicHead } from '#app/ui/public-head.ts'
import { showPlans } from '../pricing/shown-plan.ts'
import type { Route } from './+types/landing'
import { LandingPage } from './landing-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(() => findVisitor(request, context))
  const { appUrl, landingScript } = context.get(settingsContext)
  const page = {
    locale: context.get(localeContext),
    isSignedIn: session !== undefined,
    plans: showPlans(shop().plans, false),
    address: `${appUrl}/`,
    script: landingScript,
  }
  return data(page, { headers: session?.cookies.map((cookie) => ['Set-Cookie', cookie]) })
}

// It shows whether one is signed in: nobody keeps it for others.
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'private, no-cache' }

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return []
  const translate = landingTranslator(loaderData.locale)
  const words = { title: translate('title'), description: translate('description') }
  return publicHead(matches[0].loaderData, location, 'landing', words)
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
