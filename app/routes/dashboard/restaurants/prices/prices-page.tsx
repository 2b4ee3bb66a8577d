import { BookOpenText, SearchX } from 'lucide-react'
import { href } from 'react-router'
import type {
  PricesView,
  RestaurantPrices,
} from '#app/domain/restaurant-prices/list-restaurant-prices.ts'
import { pricesPerPage } from '#app/domain/restaurant-prices/schemas.ts'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Beside } from '../../preview/beside.tsx'
import { ListSearch } from '../list-search.tsx'
import { PageLinks } from '../page-links.tsx'
import { ChangeAllButton } from './change-all-button.tsx'
import { PricesForm, type SaveResult } from './prices-form.tsx'
import { addressOf } from './prices-view.ts'

interface Props extends RestaurantPrices {
  readonly view: PricesView
  /** The page's action data. */
  readonly result: SaveResult | undefined
}

/** The page with a restaurant's own prices, which replace those of its menu. */
export function PricesPage({ restaurant, menu, sizes, counts, view, result }: Props) {
  const translate = usePricesTranslate()
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={translate('title')} description={translate('description')} />
      {menu && counts.all > 0 ? (
        <Beside guestPage={{ path: `/${restaurant.id}`, name: restaurant.name }} saved={sizes}>
          <ListSearch
            label={translate('search')}
            button={translate('search_button')}
            words={view.words}
            addressOf={(words) => addressOf({ words, from: 0 })}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-semibold">
              {counts.here === 0
                ? translate('count_none')
                : translate(counts.here === 1 ? 'count_one' : 'count', { count: counts.here })}
            </p>
            <ChangeAllButton restaurantId={restaurant.id} currency={menu.currency} />
          </div>
          {sizes.length === 0 && <EmptyState icon={SearchX} title={translate('not_found')} />}
          <PricesForm
            menu={menu}
            sizes={sizes}
            pages={
              <PageLinks
                from={view.from}
                perPage={pricesPerPage}
                found={counts.found}
                addressOf={(from) => addressOf({ ...view, from })}
                texts={{
                  previous: translate('previous'),
                  next: translate('next'),
                  window: (window) => translate('window', { ...window }),
                }}
              />
            }
            result={result}
          />
        </Beside>
      ) : (
        <EmptyState
          icon={BookOpenText}
          title={translate(menu ? 'no_dishes' : 'no_menu')}
          text={translate(menu ? 'no_dishes_text' : 'no_menu_text')}
          action={
            <ButtonLink
              to={
                menu
                  ? href('/dashboard/menuList/menu/:menuId/itemList', { menuId: menu.id })
                  : href('/dashboard/restaurants/restaurant/:restaurantId', {
                      restaurantId: restaurant.id,
                    })
              }
            >
              {translate(menu ? 'to_dishes' : 'manage')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
