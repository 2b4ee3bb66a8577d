import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { AddRestaurant } from './add-restaurant.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import type { RestaurantView } from './restaurant-view.ts'

interface Props {
  readonly restaurants: readonly RestaurantView[]
  readonly isAdding: boolean
  readonly isDeleted: boolean
  /** The page's action data. */
  readonly result: unknown
}

export function RestaurantsPage({ restaurants, isAdding, isDeleted, result }: Props) {
  const translate = useRestaurantsTranslate()
  const isEmpty = restaurants.length === 0
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      {isDeleted && <Notice tone="good">{translate('deleted')}</Notice>}
      <NoScriptConfirmation result={result} texts={{ add: translate('added') }} />
      <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        {restaurants.map((restaurant) => (
          <li key={restaurant.id} className="flex min-w-0">
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
        <li className={isEmpty ? 'col-span-full' : 'flex min-w-0'}>
          <AddRestaurant isFirst={isEmpty} isRequested={isAdding} result={result} />
        </li>
      </ul>
    </div>
  )
}
