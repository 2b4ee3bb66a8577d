import type { DeletedItem } from '#app/domain/deleted/list-deleted.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { DeletedLink } from '../deleted/deleted-link.tsx'
import { UndoButton } from '../deleted/undo-button.tsx'
import { AddRestaurant } from './add-restaurant.tsx'
import { KitchenCard } from './kitchen-card.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import type { RestaurantView } from './restaurant-view.ts'

interface Props {
  readonly restaurants: readonly RestaurantView[]
  /** What the member may do. */
  readonly edits: boolean
  readonly adds: boolean
  readonly statesFacts: boolean
  readonly isAdding: boolean
  /** The restaurant that was just deleted. */
  readonly deleted: DeletedItem | undefined
  /** The page's action data. */
  readonly result: unknown
}

export function RestaurantsPage({
  restaurants,
  edits,
  adds,
  statesFacts,
  isAdding,
  deleted,
  result,
}: Props) {
  const translate = useRestaurantsTranslate()
  const isEmpty = restaurants.length === 0
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      {deleted && (
        <Notice tone="good">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{translate('deleted')}</p>
            <UndoButton kind="restaurant" id={deleted.id} />
          </div>
        </Notice>
      )}
      <NoScriptConfirmation result={result} texts={{ add: translate('added') }} />
      <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        {restaurants.map((restaurant) => (
          <li key={restaurant.id} className="flex min-w-0">
            {edits ? (
              <RestaurantCard restaurant={restaurant} />
            ) : (
              <KitchenCard restaurant={restaurant} opensKitchen={statesFacts} />
            )}
          </li>
        ))}
        {adds && (
          <li className={isEmpty ? 'col-span-full' : 'flex min-w-0'}>
            <AddRestaurant isFirst={isEmpty} isRequested={isAdding} result={result} />
          </li>
        )}
      </ul>
      {edits && <DeletedLink />}
    </div>
  )
}
