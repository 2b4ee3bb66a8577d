import { useHomeTranslate } from '#app/i18n/home.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ShownBilling } from '../billing/shown-billing.ts'
import { SubscriptionNotice } from '../billing/subscription-notice.tsx'
import { RestaurantCard } from '../restaurants/restaurant-card.tsx'
import type { ShownRestaurant } from '../restaurants/shown-restaurant.ts'
import { FirstSteps } from './first-steps.tsx'

interface Props {
  readonly firstName: string
  readonly restaurants: readonly ShownRestaurant[]
  readonly firstMenuId: string | undefined
  readonly hasDishes: boolean
  readonly billing: ShownBilling | undefined
}

/** Where an owner arrives: at the restaurants, or on the way to the first one. */
export function HomePage({ firstName, restaurants, firstMenuId, hasDishes, billing }: Props) {
  const translate = useHomeTranslate()
  const isReady = restaurants.length > 0 && firstMenuId !== undefined && hasDishes
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={translate('greeting', { name: firstName })}
        description={translate(isReady ? 'your_restaurants' : 'first_steps')}
        actions={
          isReady && (
            <ButtonLink tone="quiet" to="/dashboard/restaurants">
              {translate('all_restaurants')}
            </ButtonLink>
          )
        }
      />
      {!isReady && (
        <FirstSteps
          hasRestaurant={restaurants.length > 0}
          firstMenuId={firstMenuId}
          hasDishes={hasDishes}
        />
      )}
      <SubscriptionNotice billing={billing} />
      {restaurants.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
          {restaurants.map((restaurant) => (
            <li key={restaurant.id} className="flex min-w-0">
              <RestaurantCard restaurant={restaurant} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
