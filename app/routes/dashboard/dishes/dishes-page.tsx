import { Plus, UtensilsCrossed } from 'lucide-react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { MenuTabs } from '../menu/menu-tabs.tsx'
import { DishList } from './dish-list.tsx'
import { DishPanels } from './dish-panels.tsx'
import type { DishesPageProps } from './page-props.ts'

/** Everything about a menu's dishes: the list, and the panels that slide in over it. */
export function DishesPage(page: DishesPageProps) {
  const { menu, dishes } = page
  const translate = useDishesTranslate()
  const active = dishes.filter(({ isActive }) => isActive).length
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={menu.name}
        description={
          dishes.length > 0 && translate('description_count', { count: dishes.length, active })
        }
        actions={
          <ButtonLink to="?add" preventScrollReset>
            <Plus size={18} aria-hidden="true" />
            {translate('add_new')}
          </ButtonLink>
        }
      />
      <MenuTabs menuId={menu.id} />
      <DishPanels {...page} />
      {dishes.length === 0 ? (
        <EmptyState
          icon={UtensilsCrossed}
          title={translate('empty_title')}
          text={translate('empty_text')}
          action={
            <ButtonLink to="?add" preventScrollReset>
              {translate('empty_action')}
            </ButtonLink>
          }
        />
      ) : (
        <DishList {...page} />
      )}
    </div>
  )
}
