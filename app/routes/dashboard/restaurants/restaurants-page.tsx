import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { DoneWithoutScript } from '#app/ui/done-without-script.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { AddRestaurant } from './add-restaurant.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import type { ShownRestaurant } from './shown-restaurant.ts'

interface Props {
  readonly restaurants: readonly ShownRestaurant[]
  readonly isAdding: boolean
  readonly isDeleted: boolean
  /** What the page's action gave back. */
  readonly result: unknown
}

export function RestaurantsPage({ restaurants, isAdding, isDeleted, result }: Props) {
  const translate = useRestaurantsTranslate()
  const isEmpty = restaurants.length === 0
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      {isDeleted && <Notice tone="good">{translate('deleted')}</Notice>}
      <DoneWithoutScript result={result} words={{ add: translate('added') }} />
      <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        {restaurants.map((restaurant) => (
          <li key={restaurant.id} className="flex min-w-0">
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
        <li className={isEmpty ? 'col-span-full' : 'flex min-w-0'}>
          <AddRestaurant isFirst={isEmpty} isAsked={isAdding} result={result} />
        </li>
      </ul>
    </div>
  )
}
