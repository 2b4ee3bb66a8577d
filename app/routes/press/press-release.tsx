import { data } from 'react-router'
import { isLocale } from '#app/i18n/locales.ts'
import { pressTranslator } from '#app/i18n/press.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ArticleFrame } from '#app/ui/article-frame.tsx'
import { publicHead } from '#app/ui/public-head.ts'
import type { Route } from './+types/press-release'
import { PressPage } from './press-page.tsx'

/** The language is that of the URL, whatever the visitor has chosen. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.language)) throw data(null, { status: 404 })
  return { locale: params.language, contact: context.get(settingsContext).dataHandling.contact }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return []
  const translate = pressTranslator(loaderData.locale)
  const texts = { title: translate('title'), description: translate('description') }
  return publicHead(matches[0].loaderData, location, 'press', texts)
}

export default function PressReleaseRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleFrame page="press">
      <PressPage {...loaderData} />
    </ArticleFrame>
  )
}
