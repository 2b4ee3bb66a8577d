import { SkipLink } from '#app/ui/skip-link.tsx'
import type { Billing } from '#app/domain/billing/get-billing.ts'
import type { PlanView } from '../pricing/plan-view.ts'
import { AssistantValue } from './sections/assistant-value.tsx'
import { DashboardTour } from './sections/dashboard-tour.tsx'
import { EasyToUse } from './sections/easy-to-use.tsx'
import { Hero } from './sections/hero.tsx'
import { LandingFooter } from './sections/landing-footer.tsx'
import { LandingHeader } from './sections/landing-header.tsx'
import { LessWaste } from './sections/less-waste.tsx'
import { PricingSection } from './sections/pricing-section.tsx'
import { RestaurantValue } from './sections/restaurant-value.tsx'
import { SampleScenarios } from './sections/sample-scenarios.tsx'
import { StaffBreather } from './sections/staff-breather.tsx'
import { SupportedMenu } from './sections/supported-menu.tsx'
import { TryIt } from './sections/try-it.tsx'

interface Props {
  readonly isSignedIn: boolean
  readonly plans: readonly PlanView[]
  /** The signed-in owner's billing; undefined if it couldn't be loaded. */
  readonly billing: Billing | undefined
  /** The page's public URL. */
  readonly pageUrl: string
  /** URL of the script for the animations. */
  readonly script: string
}

/** Describes Chefin and its prices. Plain HTML; the script only adds animations. */
export function LandingPage({ isSignedIn, plans, billing, pageUrl, script }: Props) {
  return (
    <>
      <SkipLink />
      <LandingHeader isSignedIn={isSignedIn} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero isSignedIn={isSignedIn} />
        <EasyToUse />
        <RestaurantValue />
        <SupportedMenu />
        <div className="wrap grid gap-5 pb-16 sm:pb-28 lg:grid-cols-2">
          <StaffBreather />
          <LessWaste />
        </div>
        <AssistantValue />
        <DashboardTour />
        <PricingSection plans={plans} isSignedIn={isSignedIn} billing={billing} />
        <SampleScenarios />
        <TryIt />
      </main>
      <LandingFooter pageUrl={pageUrl} />
      <script type="module" src={script} async />
    </>
  )
}
