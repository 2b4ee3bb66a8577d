import { ChefHat, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { href } from 'react-router'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { RestaurantLogo } from './restaurant-logo.tsx'
import type { RestaurantView } from './restaurant-view.ts'

interface Props {
  readonly restaurant: RestaurantView
  readonly opensKitchen: boolean
}

/** A restaurant for members who don't edit it: the guests' page, and the kitchen's. */
export function KitchenCard({ restaurant, opensKitchen }: Props) {
  const translate = useRestaurantsTranslate()
  const titleId = useId()
  const { id, name, location, logoUrl, menus, guestPath } = restaurant
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 flex-1 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex items-start gap-4">
        <RestaurantLogo logoUrl={logoUrl} />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="line-clamp-2 text-lg leading-snug font-semibold">
            {name}
          </h2>
          <p className="mt-1 line-clamp-2 text-ink-soft">{location || translate('no_location')}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        {opensKitchen && menus.length > 0 && (
          <ButtonLink
            to={href('/dashboard/restaurants/restaurant/:restaurantId/kitchen', {
              restaurantId: id,
            })}
            aria-label={translate('kitchen_of', { name })}
          >
            <ChefHat size={17} aria-hidden="true" />
            {translate('kitchen')}
          </ButtonLink>
        )}
        <a
          href={guestPath}
          target="_blank"
          rel="noopener"
          aria-label={translate('view_of', { name })}
          className={buttonStyle('quiet')}
        >
          <ExternalLink size={17} aria-hidden="true" />
          {translate('view')}
        </a>
      </div>
    </article>
  )
}
