import { CircleX } from 'lucide-react'
import { data } from 'react-router'
import { receiptKey } from '#app/auth/receipt-key.ts'
import { findCode, readReceipt } from '#app/domain/receipts/receipt.ts'
import { loadPage } from '#app/http/load-page.ts'
import { readForm } from '#app/http/read-form.ts'
import { receiptTranslator } from '#app/i18n/receipt.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/receipt'
import { getVisiblePage } from '../guest/get-visible-page.ts'
import { LookStyle } from '../guest/look/look-style.tsx'
import { lookHeaders, pageLook } from '../guest/look/page-look.server.ts'
import { describeReceipt } from './describe-receipt.server.ts'
import { GenuineReceipt } from './receipt-view.tsx'

/** Loads the page, which knows no receipt: that is behind the `#` of its address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  return loadPage(async () => {
    const { restaurant } = await getVisiblePage(settings, params.restaurant)
    const look = pageLook(restaurant.look, [restaurant.name])
    const translate = receiptTranslator(context.get(pageLocaleContext))
    const shown = {
      look,
      script: settings.receiptScript,
      name: restaurant.name,
      address: `/${params.restaurant}`,
      title: translate('title'),
      intro: translate('intro'),
      link: translate('link'),
      check: translate('check'),
      failed: translate('failed'),
    }
    return data(shown, { headers: { ...lookHeaders(look, settings), ...privately } })
  })
}

/** Says whether a receipt is genuine. It arrives in the body, which no log contains. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return loadPage(async () => {
    const { fields } = await readForm(request)
    const page = await getVisiblePage(context.get(settingsContext), params.restaurant)
    const receipt = readReceipt(findCode(fields['link'] ?? ''), receiptKey())
    if (receipt?.restaurantId === page.restaurant.id) {
      return { receipt: await describeReceipt(receipt, page), refused: undefined, link: '' }
    }
    const translate = receiptTranslator(context.get(pageLocaleContext))
    const refused = { text: translate('refused'), hint: translate('refusedHint') }
    const { link = '' } = fields
    return { receipt: undefined, refused, link }
  })
}

// With `no-referrer`, browsers would send the form without its origin.
const privately = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.title} – ${loaderData.name}` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export { PrintError as ErrorBoundary } from '../print/print-error.tsx'

/** A kept answer, once the server has confirmed it; before that, and without JavaScript, a form. */
export default function ReceiptRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { look, script, name, address, title, intro, link, check, failed } = loaderData
  return (
    <main className="mx-auto max-w-2xl p-4 pb-12">
      <LookStyle {...look} />
      <p dir="auto" className="py-3 font-display text-xl font-semibold">
        {name}
      </p>
      <div id="receipt" aria-live="polite">
        {actionData?.receipt ? (
          <GenuineReceipt receipt={actionData.receipt} address={address} />
        ) : (
          <>
            <h1 className="font-display text-2xl leading-tight font-semibold">{title}</h1>
            {actionData?.refused && <Refused {...actionData.refused} />}
            <p
              id="receipt-failed"
              role="alert"
              hidden
              className="mt-4 rounded-card border border-paprika px-4 py-3"
            >
              {failed}
            </p>
            <form method="post" className="mt-4 grid gap-3">
              <label className="grid gap-2">
                <span className="font-semibold">{link}</span>
                <textarea
                  name="link"
                  rows={4}
                  required
                  defaultValue={actionData?.link}
                  dir="ltr"
                  aria-describedby="receipt-intro"
                  className="rounded-card border border-line bg-surface px-3 py-2 break-all"
                />
              </label>
              <p id="receipt-intro" className="text-ink-soft">
                {intro}
              </p>
              <button
                type="submit"
                className="min-h-12 rounded-card bg-paprika px-6 font-semibold text-on-paprika"
              >
                {check}
              </button>
            </form>
          </>
        )}
      </div>
      <script type="module" src={script} />
    </main>
  )
}

function Refused({ text, hint }: { readonly text: string; readonly hint: string }) {
  return (
    <div className="mt-4 rounded-card border border-paprika px-4 py-3">
      <p className="flex items-start gap-2 font-semibold">
        <CircleX size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-paprika" />
        {text}
      </p>
      <p className="mt-2 text-pretty">{hint}</p>
    </div>
  )
}
