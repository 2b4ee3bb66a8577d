import { use, type ReactNode } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { locales } from '#app/i18n/locales.ts'
import { defaultPath, type PublicPage } from '#app/i18n/public-pages.ts'
import { ButtonLink } from './button-link.tsx'
import { languageNames } from './language-names.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './preference-switches.tsx'
import { PublicLinks } from './public-links.tsx'
import { SampleContext } from './sample-context.ts'
import { SkipLink } from './skip-link.tsx'

interface Props {
  readonly page: PublicPage
  readonly children: ReactNode
}

/** The frame of press, privacy and terms: plain HTML without scripts. */
export function ArticleFrame({ page, children }: Props) {
  const translate = useTranslate()
  const samplePath = use(SampleContext)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 sm:px-6">
          <a href="/" className="flex rounded-card">
            <Logo />
          </a>
          <LanguageLinks page={page} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl flex-1 px-4 py-10 outline-none sm:px-6 sm:py-16"
      >
        {children}
      </main>
      <footer className="border-t border-line bg-sunken">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-6">
          <PublicLinks />
          <div className="flex flex-wrap items-center gap-3">
            {samplePath && (
              <ButtonLink tone="quiet" to={samplePath} reloadDocument>
                {translate('seeSample')}
              </ButtonLink>
            )}
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </div>
  )
}

/** Links to the page in each language, which store the choice. */
function LanguageLinks({ page }: Pick<Props, 'page'>) {
  const translate = useTranslate()
  const current = useLocale()
  return (
    <nav
      aria-label={translate('language')}
      className="flex gap-0.5 rounded-card bg-sunken p-1 text-sm font-semibold"
    >
      {locales.map((locale) => (
        <a
          key={locale}
          href={`${defaultPath(page)}?lang=${locale}`}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          aria-label={`${locale.toUpperCase()}: ${languageNames[locale]}`}
          className="grid h-11 min-w-11 place-items-center rounded-lg px-2 text-ink-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card aria-[current]:ring-1 aria-[current]:ring-line lg:h-8"
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}
