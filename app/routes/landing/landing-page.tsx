import { useTranslate } from '#app/i18n/app.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { landingTranslator } from '#app/i18n/landing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { LaidTable } from '#app/ui/laid-table.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NavigationProgress } from '#app/ui/navigation-progress.tsx'
import { PreferenceSwitches } from '#app/ui/preference-switches.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import type { ShownPlan } from '../pricing/shown-plan.ts'
import { LandingHeader } from './landing-header.tsx'
import { PricingSection } from './pricing-section.tsx'

interface Props {
  readonly isSignedIn: boolean
  readonly plans: readonly ShownPlan[]
}

/** What Chefin is, and what it costs. */
export function LandingPage({ isSignedIn, plans }: Props) {
  const promise = useTranslate()
  const billing = useBillingTranslate()
  const translate = landingTranslator(useLocale())
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <LandingHeader isSignedIn={isSignedIn} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <div className="mx-auto grid max-w-5xl items-center gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-20">
          <div className="flex flex-col items-start gap-6">
            <h1 className="max-w-3xl font-display text-5xl leading-[1.08] font-semibold tracking-tight text-balance sm:text-6xl">
              {promise('promise')}
            </h1>
            <p className="max-w-2xl text-lg text-ink-soft text-pretty sm:text-xl">
              {promise('promiseText')}
            </p>
            <div className="flex flex-wrap gap-3">
              {!isSignedIn && <ButtonLink to="/auth/register">{billing('register')}</ButtonLink>}
              <ButtonLink tone="quiet" to="/demo" reloadDocument>
                {translate('sample')}
              </ButtonLink>
            </div>
          </div>
          <div className="relative hidden h-110 overflow-clip rounded-card bg-cloth shadow-card sm:block">
            <LaidTable />
          </div>
        </div>
        <PricingSection plans={plans} isSignedIn={isSignedIn} />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-5xl px-4 py-8 sm:px-6">
          <PreferenceSwitches />
        </div>
      </footer>
    </div>
  )
}
