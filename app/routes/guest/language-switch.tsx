import { Languages } from 'lucide-react'
import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { guestLocales, type GuestLocale } from '#app/i18n/locales.ts'
import { guestLanguageNames } from './guest-language-names.ts'

interface Props {
  /** The restaurant's path. */
  readonly address: string
  readonly locale: GuestLocale
  /** The languages of the menu. */
  readonly languages: GuestPage['languages']
}

/** Opens the list of languages. */
export function LanguageSwitch({ locale }: Pick<Props, 'locale'>) {
  return (
    <button
      type="button"
      popoverTarget="languages"
      className="flex h-12 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full px-2 font-semibold uppercase hover:bg-sunken max-[25rem]:h-11"
    >
      <Languages size={20} aria-hidden="true" className="text-ink-soft max-[25rem]:hidden" />
      <span className="sr-only">{guestTranslator(locale)('language')}</span>
      {locale}
    </button>
  )
}

/** Chooses the page's language: those of the menu first, then those that only the page has. */
export function LanguageList({ address, locale, languages: { original, live } }: Props) {
  const translate = guestTranslator(locale)
  const ofMenu = guestLocales.filter((one) => one === original || live.includes(one))
  const others = guestLocales.filter((one) => !ofMenu.includes(one))
  const isTranslated = ofMenu.length > 1
  const links = (offered: readonly GuestLocale[]) => (
    <div className="language-list">
      {offered.map((language) => (
        <a
          key={language}
          href={`${address}?lang=${language}`}
          hrefLang={language}
          lang={language}
          rel="nofollow"
          aria-current={language === locale ? 'true' : undefined}
        >
          {guestLanguageNames[language]}
        </a>
      ))}
    </div>
  )
  return (
    <nav
      id="languages"
      popover="auto"
      aria-label={translate('language')}
      className="kebab-menu floating w-64 rounded-card border border-line bg-surface p-2 text-ink"
    >
      {links(isTranslated ? ofMenu : guestLocales)}
      {isTranslated && others.length > 0 && (
        <>
          <p className="mt-2 border-t border-line px-3 pt-3 pb-1 text-ink-soft">
            {translate('languageOthers')}
          </p>
          {links(others)}
        </>
      )}
    </nav>
  )
}
