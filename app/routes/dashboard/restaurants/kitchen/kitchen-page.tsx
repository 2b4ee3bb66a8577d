import { BookOpenText, SearchX, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { Kitchen } from '#app/domain/sold-out/list-kitchen.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useRegularRevalidation } from './use-regular-revalidation.ts'
import { useDishSwitch } from '../../use-dish-switch.tsx'

interface Props extends Kitchen {
  /** Whether the member may add what the page lacks. */
  readonly edits: boolean
}

/** The page on which the kitchen marks dishes as sold out, with a search and large rows. */
export function KitchenPage({ restaurant, hasMenu, dishes, edits }: Props) {
  const translate = useRestaurantsTranslate()
  useRegularRevalidation()
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeading title={translate('kitchen')} description={translate('kitchen_description')} />
      {dishes.length > 0 ? (
        <KitchenList restaurantId={restaurant.id} dishes={dishes} />
      ) : (
        <EmptyState
          icon={BookOpenText}
          title={translate(hasMenu ? 'kitchen_no_dishes' : 'no_menu')}
          text={translate(hasMenu ? 'kitchen_no_dishes_text' : 'kitchen_no_menu_text')}
          action={
            edits && (
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
            )
          }
        />
      )}
    </div>
  )
}

interface ListProps extends Pick<Kitchen, 'dishes'> {
  readonly restaurantId: string
}

function KitchenList({ restaurantId, dishes }: ListProps) {
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
            <KitchenRow key={dish.id} restaurantId={restaurantId} dish={dish} />
          ))}
        </ul>
      )}
    </>
  )
}

interface RowProps extends Pick<ListProps, 'restaurantId'> {
  readonly dish: Kitchen['dishes'][number]
}

function KitchenRow({ restaurantId, dish: { id, name, isSoldOut } }: RowProps) {
  const translate = useRestaurantsTranslate()
  const { Form, fields, isOn } = useDishSwitch({
    dishId: id,
    intent: 'soldOut',
    field: 'isSoldOut',
    isOn: isSoldOut,
  })
  return (
    <li className="flex">
      <Form method="post" className="min-w-0 flex-1">
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
      <Link
        to={href('/dashboard/restaurants/restaurant/:restaurantId/kitchen/:dishId', {
          restaurantId,
          dishId: id,
        })}
        aria-label={translate('kitchen_facts_of', { name })}
        className="flex shrink-0 items-center gap-2 border-l border-line px-4 font-semibold text-ink-soft hover:bg-sunken hover:text-ink focus-visible:-outline-offset-3"
      >
        <ShieldCheck size={20} aria-hidden="true" />
        <span className="max-sm:hidden">{translate('kitchen_facts')}</span>
      </Link>
    </li>
  )
}
