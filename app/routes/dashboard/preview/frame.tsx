import { data } from 'react-router'
import { previewTranslator } from '#app/i18n/preview.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { lookHeaders } from '#app/routes/guest/look/page-look.server.ts'
import type { Route } from './+types/frame'

/** An empty page with the guest page's style, which a form's preview fills in a frame. */
export function loader({ context }: Route.LoaderArgs) {
  const title = previewTranslator(context.get(localeContext))('title')
  const noLook = { css: '', fonts: [] }
  return data({ title }, { headers: lookHeaders(noLook, context.get(settingsContext)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function PreviewFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1 className="sr-only">{loaderData.title}</h1>
      <div id="preview" />
    </main>
  )
}
