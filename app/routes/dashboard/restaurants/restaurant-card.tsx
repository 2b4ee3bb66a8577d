import {
  BookOpenText,
  ChefHat,
  ExternalLink,
  Languages,
  MapPin,
  Printer,
  Scale,
  Settings2,
  Tag,
} from 'lucide-react'
import { useId } from 'react'
import { href, Link } from 'react-router'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { QrButton } from './qr/qr-button.tsx'
import { RestaurantLogo } from './restaurant-logo.tsx'
import type { RestaurantView } from './restaurant-view.ts'
import { StatusLabel } from './status-label.tsx'
import { prefetchMode } from '#app/ui/prefetch.ts'

export function RestaurantCard({ restaurant }: { restaurant: RestaurantView }) {
  const translate = useRestaurantsTranslate()
  const titleId = useId()
  const { id, name, location, logoUrl, isActive, menus, mayHavePrices, guestPath } = restaurant
  const managePath = href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId: id })
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 flex-1 flex-col overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex items-start gap-4">
          <RestaurantLogo logoUrl={logoUrl} />
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="line-clamp-2 text-lg leading-snug font-semibold">
              {name}
            </h2>
            <p className="mt-1 flex items-start gap-1.5 text-ink-soft">
              <MapPin size={16} aria-hidden="true" className="mt-1 shrink-0" />
              <span className="line-clamp-2">{location || translate('no_location')}</span>
            </p>
          </div>
        </div>
        <div className="mt-auto flex items-center justify-between gap-3">
          {menus.length > 0 ? (
            <span className="flex min-w-0 flex-wrap gap-x-4">
              {menus.map((menu) => (
                <Link
                  key={menu.id}
                  to={href('/dashboard/menuList/menu/:menuId/itemList', { menuId: menu.id })}
                  prefetch={prefetchMode(href('/dashboard/menuList'))}
                  className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika lg:min-h-8"
                >
                  <BookOpenText size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
                  <span className="truncate">{menu.name}</span>
                </Link>
              ))}
            </span>
          ) : (
            <span className="inline-flex min-h-11 items-center gap-2 text-ink-soft lg:min-h-8">
              <BookOpenText size={18} aria-hidden="true" className="shrink-0" />
              {translate('no_menu')}
            </span>
          )}
          <StatusLabel isActive={isActive} />
        </div>
      </div>
      <div
        className={`grid gap-1.5 border-t border-line bg-paper p-2.5 whitespace-nowrap *:gap-1.5 *:px-2 ${menus.length > 0 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        <QrButton restaurant={restaurant} />
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
        {menus.length > 0 && (
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/restaurants/restaurant/:restaurantId/kitchen', {
              restaurantId: id,
            })}
            aria-label={translate('kitchen_of', { name })}
          >
            <ChefHat size={17} aria-hidden="true" />
            {translate('kitchen')}
          </ButtonLink>
        )}
        {mayHavePrices && (
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/restaurants/restaurant/:restaurantId/prices', {
              restaurantId: id,
            })}
            aria-label={translate('prices_of', { name })}
          >
            <Tag size={17} aria-hidden="true" />
            {translate('prices')}
          </ButtonLink>
        )}
        {menus.length > 0 && (
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/restaurants/restaurant/:restaurantId/languages', {
              restaurantId: id,
            })}
            aria-label={translate('languages_of', { name })}
          >
            <Languages size={17} aria-hidden="true" />
            {translate('languages')}
          </ButtonLink>
        )}
        {menus.length > 0 && (
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/restaurants/restaurant/:restaurantId/print', {
              restaurantId: id,
            })}
            aria-label={translate('print_of', { name })}
          >
            <Printer size={17} aria-hidden="true" />
            {translate('print')}
          </ButtonLink>
        )}
        {menus.length > 0 && (
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/restaurants/restaurant/:restaurantId/law', { restaurantId: id })}
            aria-label={translate('law_of', { name })}
          >
            <Scale size={17} aria-hidden="true" />
            {translate('law')}
          </ButtonLink>
        )}
        <ButtonLink
          tone="quiet"
          to={managePath}
          aria-label={translate('manage_of', { name })}
          className={menus.length > 0 && !mayHavePrices ? 'col-span-2' : ''}
        >
          <Settings2 size={17} aria-hidden="true" />
          {translate('manage')}
        </ButtonLink>
      </div>
    </article>
  )
}
