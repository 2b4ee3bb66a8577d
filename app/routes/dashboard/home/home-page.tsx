import { href } from 'react-router'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Setup } from '#app/domain/setup/list-setups.ts'
import type { Billing } from '#app/domain/billing/get-billing.ts'
import { SubscriptionNotice } from '../billing/subscription-notice.tsx'
import { RestaurantCard } from '../restaurants/restaurant-card.tsx'
import type { RestaurantView } from '../restaurants/restaurant-view.ts'
import { FirstSteps } from './first-steps.tsx'
import { MissingCard } from './missing-card.tsx'
import type { Statistics } from './load-statistics.server.ts'
import { StatisticsSection } from './statistics-section.tsx'

interface Props {
  readonly firstName: string
  /** Whether the member edits menus, and manages billing. */
  readonly edits: boolean
  readonly paid: boolean
  readonly restaurants: readonly RestaurantView[]
  /** One for each restaurant. */
  readonly setups: readonly Setup[]
  readonly billing: Billing | undefined
  readonly statistics: Promise<Statistics>
  /** The page's action data. */
  readonly result: unknown
}

/** The dashboard's home page: statistics, after the first steps until guests can read a menu. */
export function HomePage({
  firstName,
  edits,
  paid,
  restaurants,
  setups,
  billing,
  statistics,
  result,
}: Props) {
  const translate = useHomeTranslate()
  const isReady = !edits || setups.some(({ canRead }) => canRead)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={translate('greeting', { name: firstName })}
        description={translate(isReady ? 'statistics' : 'first_steps')}
        actions={
          isReady ? (
            <ButtonLink tone="quiet" to={href('/dashboard/conversations')}>
              {translate('read_conversations')}
            </ButtonLink>
          ) : (
            <ButtonLink to={href('/dashboard/start')}>{translate('guided')}</ButtonLink>
          )
        }
      />
      <NoScriptConfirmation
        result={result}
        texts={{
          dismissGap: translate('gap_is_dismissed'),
          restoreGap: translate('gap_is_restored'),
        }}
      />
      {isReady ? (
        <MissingCard setups={setups} />
      ) : (
        setups.slice(0, 1).map((setup) => <FirstSteps key="first" setup={setup} />)
      )}
      {paid && <SubscriptionNotice billing={billing} />}
      <StatisticsSection statistics={statistics} />
      {edits && restaurants.length > 0 && <Restaurants restaurants={restaurants} />}
    </div>
  )
}

function Restaurants({ restaurants }: Pick<Props, 'restaurants'>) {
  const translate = useHomeTranslate()
  return (
    <section aria-labelledby="restaurants" className="mt-2 flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="restaurants" className="font-display text-2xl font-semibold">
          {translate('restaurants')}
        </h2>
        <ButtonLink tone="quiet" to={href('/dashboard/restaurants')}>
          {translate('all_restaurants')}
        </ButtonLink>
      </div>
      <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        {restaurants.map((restaurant) => (
          <li key={restaurant.id} className="flex min-w-0">
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </section>
  )
}
