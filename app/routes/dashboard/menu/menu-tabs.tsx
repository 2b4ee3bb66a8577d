import { href, NavLink } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { prefetchMode } from '#app/ui/prefetch.ts'

/** Links between a menu's pages. */
export function MenuTabs({ menuId }: { menuId: string }) {
  const translate = useMenusTranslate()
  const pages = [
    {
      to: href('/dashboard/menuList/menu/:menuId/itemList', { menuId }),
      label: translate('menu_items'),
    },
    {
      to: href('/dashboard/menuList/menu/:menuId/menuCategory', { menuId }),
      label: translate('categories'),
    },
    { to: href('/dashboard/menuList/menu/:menuId/update', { menuId }), label: translate('update') },
  ]
  return (
    <nav aria-label={translate('menu_pages')} className="-mt-2 border-b border-line">
      <ul className="-mb-px flex gap-1 sm:gap-2">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              prefetch={prefetchMode(to)}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-ink-soft transition-colors hover:border-edge hover:text-ink aria-[current=page]:border-paprika aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
