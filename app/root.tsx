import type { ReactNode } from 'react'
import { isRouteErrorResponse, Meta, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import favicon from './ui/favicon.svg?url&no-inline'
import { fallbackLocale } from './i18n/locales.ts'
import { chooseLocale, localeContext } from './middleware/locale.ts'
import { ErrorPage } from './ui/error-page.tsx'
import { PageStyle } from './ui/page-style.tsx'

export const middleware: Route.MiddlewareFunction[] = [chooseLocale]

export function loader({ context }: Route.LoaderArgs) {
  return { locale: context.get(localeContext) }
}

/** The error page keeps what its problem says of when to come back. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers()
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale ?? fallbackLocale
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <PageStyle />
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale ?? fallbackLocale
  return <ErrorPage locale={locale} status={isRouteErrorResponse(error) ? error.status : 500} />
}
