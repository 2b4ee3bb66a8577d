import type { ReactNode } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { TableIllustration } from './table-illustration.tsx'
import { Logo } from './logo.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PreferenceSwitches } from './preference-switches.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toaster } from './toaster.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

// A form's result may have the same path as the form: `?sent`, `?done`.
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** The frame of the pages under /auth: the form, and on wide screens an illustration. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const main = useFocusOnNavigation(pageOf)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <SkipLink />
      <NavigationProgress />
      <Toaster />
      <div className="relative flex min-h-dvh flex-col px-4 py-4 sm:px-8 sm:py-6">
        <header className="flex">
          <a href="/" className="rounded-card">
            <Logo />
          </a>
        </header>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10 outline-none"
        >
          {children}
        </main>
        {/* Below the form on a phone, else opposite the logo. */}
        <footer className="mx-auto sm:absolute sm:top-6 sm:right-8">
          <PreferenceSwitches />
        </footer>
      </div>
      <aside className="relative hidden overflow-clip bg-cloth text-on-cloth lg:block">
        <TableIllustration />
        <div className="sticky top-0 flex h-dvh flex-col justify-end gap-4 p-12 xl:p-16">
          <p className="max-w-xl font-display text-5xl leading-[1.1] font-semibold tracking-tight text-balance xl:text-6xl">
            {translate('promise')}
          </p>
          <p className="max-w-lg text-lg text-on-cloth-soft text-pretty">
            {translate('promiseText')}
          </p>
        </div>
      </aside>
    </div>
  )
}
