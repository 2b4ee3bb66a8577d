import { errorTranslator, type ErrorKey } from '#app/i18n/errors.ts'
import type { Locale } from '#app/i18n/locales.ts'

const messageOf: Readonly<Record<number, ErrorKey>> = {
  404: 'restaurant_not_found',
  503: 'unavailable',
}

/** What a reader sees in place of a page that cannot be shown, with the next step. */
export function ErrorPage({ locale, status }: { locale: Locale; status: number }) {
  const translate = errorTranslator(locale)
  const message = messageOf[status] ?? 'unexpected'
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <title>{translate(message)}</title>
      <p className="font-display text-7xl text-paprika" aria-hidden="true">
        {status}
      </p>
      <h1 className="font-display text-3xl text-balance">{translate(message)}</h1>
      {status === 404 && (
        <p className="text-lg text-ink-soft text-pretty">
          {translate('restaurant_not_found_hint')}
        </p>
      )}
      <a
        href="/demo"
        className="mt-4 rounded-card bg-paprika px-6 py-3 font-semibold text-on-paprika"
      >
        {translate('open_demo')}
      </a>
    </main>
  )
}
