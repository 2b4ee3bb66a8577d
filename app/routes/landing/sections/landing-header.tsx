import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { useLandingTranslate } from '../use-landing-translate.ts'

export function LandingHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useLandingTranslate()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper/95 backdrop-blur">
      <div className="wrap flex min-h-16 items-center justify-between gap-3">
        <a href="/" className="flex rounded-card">
          <Logo />
        </a>
        <div className="flex items-center gap-1 sm:gap-2">
          <a
            href="#pricing"
            className="inline-flex min-h-11 items-center rounded-card px-3 font-semibold hover:bg-sunken"
          >
            {translate('pricing')}
          </a>
          <ButtonLink tone="quiet" to={isSignedIn ? href('/dashboard') : href('/auth/login')}>
            {translate(isSignedIn ? 'dashboard' : 'login')}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
