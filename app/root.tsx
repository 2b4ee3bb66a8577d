import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { pageHeaders } from './http/page-headers.ts'
import { hasConsented as readConsent } from './http/consent-cookie.ts'
import { requestTheme } from './http/theme-cookie.ts'
import { isRightToLeft } from './i18n/direction.ts'
import { errorTranslator } from './i18n/errors.ts'
import { LocaleContext, PageLocaleContext, useLocale } from './i18n/locale-context.ts'
import { fallbackLocale } from './i18n/locales.ts'
import { chooseLocale, localeContext, pageLocaleContext } from './middleware/locale.ts'
import { settingsContext } from './middleware/settings.ts'
import { AppHead } from './ui/app-head.tsx'
import { useIsApp } from './ui/app-handle.ts'
import { ConsentContext } from './ui/consent-context.ts'
import { ErrorPage } from './ui/error-page.tsx'
import { logoPath } from './ui/logo-path.ts'
import { PageStyle } from './ui/page-style.tsx'
import { SampleContext } from './ui/sample-context.ts'
import { colorSchemeOf, ThemeContext } from './ui/theme.ts'
import { useRestorePreHydrationInput } from './ui/use-restore-pre-hydration-input.ts'
import { useIsHydrated } from './ui/use-is-hydrated.ts'

export const middleware: Route.MiddlewareFunction[] = [chooseLocale]

export function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl, sample } = context.get(settingsContext)
  const locale = context.get(localeContext)
  return {
    locale,
    pageLocale: context.get(pageLocaleContext),
    theme: requestTheme(request),
    hasConsented: readConsent(request),
    appUrl,
    samplePath: sample.isShown ? sample.paths[locale] : undefined,
  }
}

export const headers = pageHeaders

/**
 * The document around every page. There are two kinds: the app under /auth and /dashboard is
 * hydrated and has a stylesheet; plain pages have one inline style and none of React's scripts.
 * The app and the guest page set `data-hydrated` to `true` once their scripts handle events, for
 * browser automation.
 */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const {
    locale = fallbackLocale,
    pageLocale = fallbackLocale,
    theme = 'system',
    hasConsented = true,
    samplePath,
  } = root ?? {}
  const isApp = useIsApp()
  const isHydrated = useIsHydrated()
  useRestorePreHydrationInput()
  return (
    <html
      lang={pageLocale}
      dir={isRightToLeft(pageLocale) ? 'rtl' : undefined}
      data-theme={theme === 'system' ? undefined : theme}
      data-hydrated={isApp ? isHydrated : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={colorSchemeOf(theme)} />
        <link rel="icon" href={logoPath} type="image/svg+xml" />
        <Meta />
        {isApp ? <AppHead locale={locale} /> : <PageStyle />}
      </head>
      <body>
        <LocaleContext value={locale}>
          <PageLocaleContext value={pageLocale}>
            <ThemeContext value={theme}>
              <ConsentContext value={hasConsented}>
                <SampleContext value={samplePath}>{children}</SampleContext>
              </ConsentContext>
            </ThemeContext>
          </PageLocaleContext>
        </LocaleContext>
        {isApp && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const translate = errorTranslator(useLocale())
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ErrorPage translate={translate} status={status} />
}
