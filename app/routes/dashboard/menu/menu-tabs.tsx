import { NavLink } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { prefetchMode } from '#app/ui/prefetch.ts'

/** Links between a menu's pages. */
export function MenuTabs({ menuId }: { menuId: string }) {
  const translate = useMenusTranslate()
  const base = `/dashboard/menuList/menu/${menuId}`
  const pages = [
    { path: 'itemList', label: translate('menu_items') },
    { path: 'menuCategory', label: translate('categories') },
    { path: 'update', label: translate('update') },
  ]
  return (
    <nav aria-label={translate('menu_pages')} className="-mt-2 border-b border-line">
      <ul className="-mb-px flex gap-1 sm:gap-2">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={`${base}/${path}`}
              prefetch={prefetchMode(base)}
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
