import { use } from 'react'
import { href, Form, useLocation } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { buttonStyle } from './button-style.ts'
import { ConsentContext } from './consent-context.ts'

/**
 * The cookie banner at the bottom of the window until it is accepted: a plain form, so that it
 * works without JavaScript. It is the last element of the page, so nothing is covered once
 * scrolled down, and `scroll-padding` (cookie-banner.css) keeps focused elements above it.
 */
export function CookieBanner() {
  const translate = useTranslate()
  const hasConsented = use(ConsentContext)
  const { pathname, search } = useLocation()
  if (hasConsented) return null
  return (
    <section
      aria-label={translate('cookies')}
      className="cookie-banner sticky bottom-0 z-30 border-t border-line bg-surface shadow-float"
    >
      <Form
        method="post"
        action={href('/preferences')}
        replace
        preventScrollReset
        className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6"
      >
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        <p className="max-w-3xl flex-1 basis-72 text-sm text-pretty">
          {translate('cookiesText')}{' '}
          <a
            href={`${href('/privacy')}#browser`}
            className="font-semibold underline underline-offset-4"
          >
            {translate('cookiesMore')}
          </a>
        </p>
        <button name="consent" value="accepted" className={buttonStyle('primary')}>
          {translate('cookiesAccept')}
        </button>
      </Form>
    </section>
  )
}
