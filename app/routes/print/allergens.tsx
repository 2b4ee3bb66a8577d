import { ArrowLeft, FileDown } from 'lucide-react'
import { data } from 'react-router'
import { LateHtmlWriter, lateHtmlContext } from '#app/http/late-html.ts'
import { loadPage } from '#app/http/load-page.ts'
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
import { describeState, explained } from './state-signs.ts'

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
    const translate = guestTranslator(locale)
    const print = printTranslator(locale)
    // Here, so that the app's scripts contain none of these texts.
    const texts = {
      title: print('matrixTitle'),
      description: print('allergenTable'),
      wholeMenu: translate('wholeMenu', { name: restaurant.name }),
      notice: translate('filterNotice'),
      notRecordedHint: translate('notRecordedHint'),
      savePdf: print('savePdf'),
      dish: print('dish'),
      facts: [...contents, ...printedDiets].map((fact) => translate(`fact_${fact}`)),
      legend: explained.map(([state, isOfDiet]) => describeState(state, isOfDiet, print)),
    }
    const shown = {
      look,
      rows,
      texts,
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
  const { texts, name, addresses, isListed } = loaderData
  const { title, description } = texts
  return pageMeta({ title: `${title} – ${name}`, description, addresses, isListed })
}

export { PrintError as ErrorBoundary } from './print-error.tsx'

/** All dishes and allergens of a restaurant in one table. */
export default function AllergensRoute({ loaderData }: Route.ComponentProps) {
  const { look, rows, texts, address, name } = loaderData
  return (
    <main className="mx-auto max-w-5xl p-4 pb-12">
      <LookStyle {...look} />
      <a
        href={address}
        className="screen-only inline-flex min-h-12 items-center gap-2 font-semibold"
      >
        <ArrowLeft size={20} aria-hidden="true" className="rtl:rotate-180" />
        {texts.wholeMenu}
      </a>
      <h1 className="mt-2 font-display text-2xl leading-tight font-semibold">
        <span dir="auto">{name}</span>: {texts.title}
      </h1>
      <p className="mt-3 text-pretty">
        {texts.notRecordedHint} {texts.notice}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {texts.legend.map(({ state, sign, text }) => (
          <li key={text}>
            <span aria-hidden="true" className={state}>
              {sign}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
      <a
        href={`${address}/allergens.pdf`}
        className="screen-only mt-2 inline-flex min-h-12 items-center gap-2 font-semibold"
      >
        <FileDown size={20} aria-hidden="true" />
        {texts.savePdf}
      </a>
      {/* A region that scrolls is reached by the keyboard. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={texts.title}
        className="allergens mt-2 rounded-card border border-line bg-surface"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.dish}</th>
              {texts.facts.map((fact) => (
                <th key={fact} scope="col">
                  <span>{fact}</span>
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
