import { BookOpenText, SearchX } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { Kitchen } from '#app/domain/sold-out/list-kitchen.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useRegularRevalidation } from './use-regular-revalidation.ts'
import { useDishSwitch } from '../../use-dish-switch.tsx'

/** The page on which the kitchen marks dishes as sold out, with a search and large rows. */
export function KitchenPage({ restaurant, hasMenu, dishes }: Kitchen) {
  const translate = useRestaurantsTranslate()
  useRegularRevalidation()
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeading title={translate('kitchen')} description={translate('kitchen_description')} />
      {dishes.length > 0 ? (
        <KitchenList dishes={dishes} />
      ) : (
        <EmptyState
          icon={BookOpenText}
          title={translate(hasMenu ? 'kitchen_no_dishes' : 'no_menu')}
          text={translate(hasMenu ? 'kitchen_no_dishes_text' : 'kitchen_no_menu_text')}
          action={
            <ButtonLink
              to={
                hasMenu
                  ? href('/dashboard/menuList')
                  : href('/dashboard/restaurants/restaurant/:restaurantId', {
                      restaurantId: restaurant.id,
                    })
              }
            >
              {translate(hasMenu ? 'kitchen_to_menus' : 'manage')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

function KitchenList({ dishes }: Pick<Kitchen, 'dishes'>) {
  const translate = useRestaurantsTranslate()
  const [search, setSearch] = useState('')
  const query = foldText(search).trim()
  const matches = dishes.filter(({ name }) => foldText(name).includes(query))
  const count = dishes.filter(({ isSoldOut }) => isSoldOut).length
  return (
    <>
      <SearchBox
        label={translate('kitchen_search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="font-semibold">
        {translate('kitchen_count', { count })}
      </p>
      {matches.length === 0 ? (
        <EmptyState icon={SearchX} title={translate('kitchen_not_found')} />
      ) : (
        <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
          {matches.map((dish) => (
            <KitchenRow key={dish.id} dish={dish} />
          ))}
        </ul>
      )}
    </>
  )
}

function KitchenRow({ dish: { id, name, isSoldOut } }: { dish: Kitchen['dishes'][number] }) {
  const translate = useRestaurantsTranslate()
  const { Form, fields, isOn } = useDishSwitch({
    dishId: id,
    intent: 'soldOut',
    field: 'isSoldOut',
    isOn: isSoldOut,
  })
  return (
    <li>
      <Form method="post">
        {fields}
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-label={translate('sold_out_of', { name })}
          className="group flex min-h-16 w-full items-center justify-between gap-4 px-5 py-3 text-left text-lg hover:bg-sunken focus-visible:-outline-offset-3 aria-checked:bg-beet-wash"
        >
          <span className="min-w-0 font-semibold text-pretty">{name}</span>
          <span className="shrink-0 text-base font-semibold text-olive group-aria-checked:text-beet">
            {translate(isOn ? 'sold_out' : 'available')}
          </span>
        </button>
      </Form>
    </li>
  )
}
