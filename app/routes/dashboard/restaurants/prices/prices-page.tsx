import { BookOpenText, SearchX } from 'lucide-react'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { PricesView, RestaurantPrices } from '#app/domain/restaurant-prices/list-prices.ts'
import { pricesPerPage } from '#app/domain/restaurant-prices/schemas.ts'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ChangeAll } from './change-all.tsx'
import { PricesForm, type SaveResult } from './prices-form.tsx'
import { addressOf } from './prices-view.ts'

interface Props extends RestaurantPrices {
  readonly view: PricesView
  /** The page's action data. */
  readonly result: SaveResult | undefined
}

/** The prices of a restaurant that replace those of its menu. */
export function PricesPage({ restaurant, menu, sizes, counts, view, result }: Props) {
  const translate = usePricesTranslate()
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeading title={translate('title')} description={translate('description')} />
      {menu && counts.all > 0 ? (
        <>
          <SearchForm view={view} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-semibold">
              {counts.here === 0
                ? translate('count_none')
                : translate(counts.here === 1 ? 'count_one' : 'count', { count: counts.here })}
            </p>
            <ChangeAll restaurantId={restaurant.id} currency={menu.currency} />
          </div>
          {sizes.length === 0 && <EmptyState icon={SearchX} title={translate('not_found')} />}
          <PricesForm
            menu={menu}
            sizes={sizes}
            pages={<Pages view={view} found={counts.found} />}
            result={result}
          />
        </>
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

/** Searches on every keystroke; without JavaScript, on submit. */
function SearchForm({ view }: Pick<Props, 'view'>) {
  const translate = usePricesTranslate()
  const navigate = useNavigate()
  const [words, setWords] = useState(view.words)
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-center gap-3"
      >
        <SearchBox
          label={translate('search')}
          name="words"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            void navigate(addressOf({ words: target.value, from: 0 }), {
              replace: true,
              preventScrollReset: true,
            })
          }}
        />
        <noscript>
          <Button type="submit" tone="quiet">
            {translate('search_button')}
          </Button>
        </noscript>
      </form>
    </search>
  )
}

/** Links to the other pages, if there are any. */
function Pages({ view, found }: { view: PricesView; found: number }) {
  const translate = usePricesTranslate()
  const { words, from } = view
  if (found <= pricesPerPage && from === 0) return null
  const next = from + pricesPerPage
  return (
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {from > 0 && (
        <ButtonLink
          tone="quiet"
          to={addressOf({ words, from: Math.max(0, Math.min(from, found) - pricesPerPage) })}
        >
          {translate('previous')}
        </ButtonLink>
      )}
      {from < found && (
        <p className="text-ink-soft tabular-nums">
          {translate('window', {
            first: from + 1,
            last: Math.min(next, found),
            total: found,
          })}
        </p>
      )}
      {next < found && (
        <ButtonLink tone="quiet" to={addressOf({ words, from: next })}>
          {translate('next')}
        </ButtonLink>
      )}
    </nav>
  )
}
