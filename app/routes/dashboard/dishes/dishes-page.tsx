import { ArrowDownUp, FileDown, ListChecks, Plus, UtensilsCrossed } from 'lucide-react'
import { href } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { DeletedLink } from '../deleted/deleted-link.tsx'
import { MenuTabs } from '../menu/menu-tabs.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'
import { DishList } from './dish-list.tsx'
import { DishPanels } from './dish-panels.tsx'
import { hasFilters } from './filter-dishes.ts'
import { ImportedNotice } from './imported-notice.tsx'
import { ListShortcuts } from './list-shortcuts.tsx'
import { addressOf } from './list-view.ts'
import type { DishesPageProps } from './page-props.ts'
import { useListView, usePanelAddress } from './use-list-view.ts'

/** The page of a menu's dishes: the list, and the panels over it. */
export function DishesPage(page: DishesPageProps) {
  const { menu, counts, imported } = page
  const translate = useDishesTranslate()
  const countTexts = useCountTexts()
  const view = useListView()
  const addAddress = usePanelAddress()('add')
  const importAddress = href('/dashboard/menuList/menu/:menuId/import', { menuId: menu.id })
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={menu.name}
        description={
          counts.total > 0 &&
          translate('description_count', {
            dishes: countTexts.dishes(counts.total),
            active: counts.active,
          })
        }
        actions={
          <>
            {counts.total > 0 && !view.isSelecting && (
              <ButtonLink
                tone="quiet"
                to={addressOf({ ...view, isSelecting: true })}
                preventScrollReset
                className="noscript:hidden"
              >
                <ListChecks size={18} aria-hidden="true" />
                {translate('select')}
              </ButtonLink>
            )}
            {!view.isSelecting && (
              <ButtonLink tone="quiet" to={importAddress}>
                <ArrowDownUp size={18} aria-hidden="true" />
                {translate('import_export')}
              </ButtonLink>
            )}
            <ButtonLink to={addAddress} preventScrollReset>
              <Plus size={18} aria-hidden="true" />
              {translate('add_new')}
            </ButtonLink>
            {counts.found > 0 && !view.isSelecting && (
              <ListShortcuts hasFilters={hasFilters(counts.total, view.filter)} />
            )}
          </>
        }
      />
      <MenuTabs menuId={menu.id} />
      {imported && <ImportedNotice {...imported} />}
      <DishPanels {...page} />
      {counts.total === 0 ? (
        <EmptyState
          icon={UtensilsCrossed}
          title={translate('empty_title')}
          text={translate('empty_text')}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={addAddress} preventScrollReset>
                {translate('empty_action')}
              </ButtonLink>
              <ButtonLink tone="quiet" to={importAddress}>
                <FileDown size={18} aria-hidden="true" />
                {translate('import_menu')}
              </ButtonLink>
            </div>
          }
        />
      ) : (
        <DishList key={menu.id} {...page} />
      )}
      <DeletedLink />
    </div>
  )
}
