import { href } from 'react-router'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Logo } from '#app/ui/logo.tsx'
import { PreferenceSwitches } from '#app/ui/preference-switches.tsx'
import { useLandingTranslate } from '../use-landing-translate.ts'

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** @param pageUrl the landing page's URL, for the share link */
export function LandingFooter({ pageUrl }: { pageUrl: string }) {
  const translate = useLandingTranslate()
  const locale = useLocale()
  const share = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(pageUrl)}`
  return (
    <footer className="wrap flex flex-col gap-6 py-10 lg:flex-row lg:items-center lg:justify-between">
      <Logo />
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a
            href={href('/content/:language/media/press-release', { language: locale })}
            className={link}
          >
            {translate('footer_press')}
          </a>
        </li>
        <li>
          <a href={href('/privacy')} className={link}>
            {translate('footer_privacy')}
          </a>
        </li>
        <li>
          <a href={href('/terms')} className={link}>
            {translate('footer_terms')}
          </a>
        </li>
        <li>
          <a href={share} rel="noreferrer" className={link}>
            {translate('footer_social')}
          </a>
        </li>
      </ul>
      <div className="shrink-0 whitespace-nowrap">
        <PreferenceSwitches />
      </div>
    </footer>
  )
}
