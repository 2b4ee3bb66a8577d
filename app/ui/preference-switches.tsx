import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Form, useLocation } from 'react-router'
import { useTranslate, type AppKey } from '#app/i18n/app.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { locales } from '#app/i18n/locales.ts'
import { languageNames } from './language-names.ts'
import { themes, useTheme, type Theme } from './theme.ts'

const themeLooks: Record<Theme, { label: AppKey; Icon: LucideIcon }> = {
  light: { label: 'themeLight', Icon: Sun },
  dark: { label: 'themeDark', Icon: Moon },
  system: { label: 'themeSystem', Icon: Monitor },
}

const choice =
  'grid h-11 min-w-11 flex-1 place-items-center rounded-lg px-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:ring-1 aria-pressed:ring-line lg:h-8 lg:min-w-9'

/** Switches for language and theme: plain forms, so that they work without hydration. */
export function PreferenceSwitches() {
  const translate = useTranslate()
  const currentLocale = useLocale()
  return (
    <div className="flex flex-wrap gap-2">
      <PreferenceForm label={translate('language')}>
        {locales.map((locale) => (
          <button
            key={locale}
            name="locale"
            value={locale}
            lang={locale}
            aria-label={`${locale.toUpperCase()}: ${languageNames[locale]}`}
            aria-pressed={locale === currentLocale}
            className={choice}
          >
            {locale.toUpperCase()}
          </button>
        ))}
      </PreferenceForm>
      <ThemeSwitch />
    </div>
  )
}

export function ThemeSwitch() {
  const translate = useTranslate()
  const currentTheme = useTheme()
  return (
    <PreferenceForm label={translate('theme')}>
      {themes.map((theme) => {
        const { label, Icon } = themeLooks[theme]
        return (
          <button
            key={theme}
            name="theme"
            value={theme}
            aria-label={translate(label)}
            title={translate(label)}
            aria-pressed={theme === currentTheme}
            className={choice}
          >
            <Icon size={17} aria-hidden="true" />
          </button>
        )
      })}
    </PreferenceForm>
  )
}

function PreferenceForm({ label, children }: { label: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={href('/preferences')} replace preventScrollReset className="flex-1">
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <div role="group" aria-label={label} className="flex gap-0.5 rounded-card bg-sunken p-1">
        {children}
      </div>
    </Form>
  )
}
