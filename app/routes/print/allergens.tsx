import { ArrowLeft, FileDown } from 'lucide-react'
import { data } from 'react-router'
import { LateHtmlWriter, lateHtmlContext } from '#app/http/late-html.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/allergens'
import { getVisiblePage } from '../guest/get-visible-page.ts'
import { guestPageHeaders } from '../guest/guest-page-headers.ts'
import { LookStyle } from '../guest/look/look-style.tsx'
import { lookHeaders, pageLook } from '../guest/look/page-look.server.ts'
import { pageAddresses, pageMeta } from '../guest/preview-meta.ts'
import tableCss from './allergen-table.css?inline'
import { contents, printedDiets } from './describe-paper.server.ts'
import { openPrintSource } from './print-pdf.server.ts'
import { renderRows } from './render-rows.server.tsx'
import { explained, StateSign } from './state-sign.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  const locale = context.get(pageLocaleContext)
  return loadPage(async () => {
    const page = await getVisiblePage(settings, params.restaurant)
    const { restaurant } = page
    const url = `${settings.appUrl}/${restaurant.slug ?? restaurant.id}`
    const source = await openPrintSource(page, locale, url)
    const late = new LateHtmlWriter()
    const rows = late.add(await renderRows(source))
    context.set(lateHtmlContext, late.html)
    const { css, fonts } = pageLook(restaurant.look, [restaurant.name])
    const look = { css: css + tableCss, fonts }
    const shown = {
      locale,
      look,
      rows,
      facts: [...contents, ...printedDiets],
      address: `/${params.restaurant}`,
      name: restaurant.name,
      addresses: pageAddresses(`${url}/allergens`, page.languages, locale),
      isListed: restaurant.isActive && restaurant.ownerId !== publicSampleOwner(settings.sample),
    }
    return data(shown, { headers: lookHeaders(look, settings) })
  })
}

export const headers: Route.HeadersFunction = guestPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { locale, name, addresses, isListed } = loaderData
  const print = printTranslator(locale)
  const title = `${print('matrixTitle')} – ${name}`
  return pageMeta({ title, description: print('allergenTable'), addresses, isListed })
}

export { PrintError as ErrorBoundary } from './print-error.tsx'

/** All dishes and allergens of a restaurant in one table. */
export default function AllergensRoute({ loaderData }: Route.ComponentProps) {
  const { locale, look, rows, facts, address, name } = loaderData
  const translate = guestTranslator(locale)
  const print = printTranslator(locale)
  return (
    <main className="mx-auto max-w-5xl p-4 pb-12">
      <LookStyle {...look} />
      <a
        href={address}
        className="screen-only inline-flex min-h-12 items-center gap-2 font-semibold"
      >
        <ArrowLeft size={20} aria-hidden="true" className="rtl:rotate-180" />
        {translate('wholeMenu', { name })}
      </a>
      <h1 className="mt-2 font-display text-2xl leading-tight font-semibold">
        <span dir="auto">{name}</span>: {print('matrixTitle')}
      </h1>
      <p className="mt-3 text-pretty">{translate('filterNotice')}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {explained.map(([state, fact]) => (
          <li key={`${state} ${fact}`}>
            <StateSign {...{ state, fact }} translate={print} isExplained />
          </li>
        ))}
      </ul>
      <a
        href={`${address}/allergens.pdf`}
        className="screen-only mt-2 inline-flex min-h-12 items-center gap-2 font-semibold"
      >
        <FileDown size={20} aria-hidden="true" />
        {print('savePdf')}
      </a>
      {/* A region that scrolls is reached by the keyboard. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={print('matrixTitle')}
        className="allergens mt-2 rounded-card border border-line bg-surface"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{print('dish')}</th>
              {facts.map((fact) => (
                <th key={fact} scope="col">
                  <span>{translate(`fact_${fact}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody dangerouslySetInnerHTML={{ __html: rows }} />
        </table>
      </div>
    </main>
  )
}
