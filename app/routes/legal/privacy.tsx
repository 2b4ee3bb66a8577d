import { legalTranslator } from '#app/i18n/legal.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ArticleFrame } from '#app/ui/article-frame.tsx'
import { publicHead } from '#app/ui/public-head.ts'
import type { Route } from './+types/privacy'
import { listStoredItems } from './browser-storage.ts'
import { retentionPeriods } from './retention-periods.ts'
import { PrivacyPage } from './privacy-page.tsx'

/** Loads the facts from the settings and constants that the code applies, so that they are true. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl, dataHandling } = context.get(settingsContext)
  return {
    locale: context.get(localeContext),
    host: new URL(appUrl).host,
    storedItems: listStoredItems(appUrl),
    dataHandling,
    periods: retentionPeriods,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return []
  const translate = legalTranslator(loaderData.locale)
  const texts = { title: translate('privacy_title'), description: translate('privacy_description') }
  return publicHead(matches[0].loaderData, location, 'privacy', texts)
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleFrame page="privacy">
      <PrivacyPage {...loaderData} />
    </ArticleFrame>
  )
}
