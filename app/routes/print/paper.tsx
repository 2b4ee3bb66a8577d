import { data } from 'react-router'
import { loadPage } from '#app/http/load-page.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/paper'
import { isPaperCurrent } from './is-paper-current.server.ts'
import { getVisiblePage } from '../guest/get-visible-page.ts'
import { LookStyle } from '../guest/look/look-style.tsx'
import { lookHeaders, pageLook } from '../guest/look/page-look.server.ts'

/** Compares the code on a paper with what the menu says now. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  return loadPage(async () => {
    const page = await getVisiblePage(settings, params.restaurant)
    const { restaurant } = page
    const url = `${settings.appUrl}/${restaurant.slug ?? restaurant.id}`
    const isCurrent = await isPaperCurrent(page, params.code, url)
    const look = pageLook(restaurant.look, [restaurant.name])
    const print = printTranslator(context.get(pageLocaleContext))
    const shown = {
      look,
      name: restaurant.name,
      address: `/${params.restaurant}`,
      code: params.code,
      title: print(isCurrent ? 'current' : 'outdated'),
      hint: print(isCurrent ? 'currentHint' : 'outdatedHint'),
      readMenu: print('readMenu'),
    }
    // The answer may change at any time.
    const headers = { ...lookHeaders(look, settings), 'Cache-Control': 'no-store' }
    return data(shown, { headers })
  })
}

export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.name }, { name: 'robots', content: 'noindex' }] : []

export { PrintError as ErrorBoundary } from './print-error.tsx'

/** Says whether a printed menu is still current. */
export default function PaperRoute({ loaderData }: Route.ComponentProps) {
  const { look, name, address, code, title, hint, readMenu } = loaderData
  return (
    <main className="mx-auto flex min-h-screen max-w-xl flex-col justify-center gap-4 px-6 py-16">
      <LookStyle {...look} />
      <p dir="auto" className="text-ink-soft">
        {name} · <bdi>{code}</bdi>
      </p>
      <h1 className="font-display text-2xl leading-tight font-semibold">{title}</h1>
      <p className="text-pretty">{hint}</p>
      <a
        href={address}
        className="mt-4 rounded-card bg-paprika px-6 py-3 text-center font-semibold text-on-paprika"
      >
        {readMenu}
      </a>
    </main>
  )
}
