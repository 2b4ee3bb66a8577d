import { legalTranslator } from '#app/i18n/legal.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { billingContext } from '#app/services/payments/index.server.ts'
import { ArticleFrame } from '#app/ui/article-frame.tsx'
import { publicHead } from '#app/ui/public-head.ts'
import { toPlanViews } from '../pricing/plan-view.ts'
import type { Route } from './+types/terms'
import { TermsPage } from './terms-page.tsx'

/** Loads the plans on sale from the catalogue. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl, hasPayments, dataHandling } = context.get(settingsContext)
  return {
    locale: context.get(localeContext),
    host: new URL(appUrl).host,
    plans: hasPayments ? toPlanViews(billingContext().plans, false) : [],
    hasRealPayments: dataHandling.hasStripe,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return []
  const translate = legalTranslator(loaderData.locale)
  const texts = { title: translate('terms_title'), description: translate('terms_description') }
  return publicHead(matches[0].loaderData, location, 'terms', texts)
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleFrame page="terms">
      <TermsPage {...loaderData} />
    </ArticleFrame>
  )
}
