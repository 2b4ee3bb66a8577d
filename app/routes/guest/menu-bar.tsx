import { ListFilter, Search } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { RenderedPart } from './guest-page-props.ts'
import type { ListedCategory } from './menu-category.tsx'
import { menuPath } from './menu-mark.ts'

interface Props {
  readonly parts: readonly {
    readonly part: RenderedPart
    readonly categories: readonly ListedCategory[]
  }[]
  /** The restaurant's path. */
  readonly address: string
  readonly translate: GuestTranslate
}

/**
 * The bar that stays at the top: search, filter, the menus if there are several, and the categories
 * of the open one with the current position.
 */
export function MenuBar({ parts, address, translate }: Props) {
  const hasTabs = parts.length > 1
  return (
    <div id="menu-bar" className={`menu-bar ${hasTabs ? 'has-menus' : 'script-only'}`}>
      <div className="script-only flex gap-2">
        <label className="relative min-w-0 flex-1">
          <Search
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute start-3 top-3 text-ink-soft"
          />
          <input
            id="search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={translate('search')}
            placeholder={translate('search')}
            className="h-11 w-full rounded-card border border-line bg-surface ps-10 pe-3 text-ellipsis placeholder:text-ink-soft"
          />
        </label>
        <button
          type="button"
          data-open-filter
          aria-haspopup="dialog"
          aria-label={translate('filter')}
          className="flex h-11 shrink-0 items-center gap-2 rounded-card border border-line bg-surface px-3 font-semibold"
        >
          <ListFilter size={20} aria-hidden="true" className="text-paprika" />
          {translate('filterShort')}
        </button>
      </div>
      {hasTabs && (
        <nav aria-label={translate('menus')} className="menu-tabs">
          {parts.map(({ part: { mark, name, served, isUnlisted, isOpen } }) => (
            <a
              key={mark}
              href={menuPath(address, mark)}
              data-menu={mark}
              aria-current={isOpen ? 'page' : undefined}
              className={isUnlisted ? 'unlisted' : undefined}
            >
              <bdi lang={name?.lang}>{name?.text}</bdi>
              <span className="served-from">{served?.label}</span>
            </a>
          ))}
        </nav>
      )}
      {parts.some(({ categories }) => categories.length > 1) && (
        <nav aria-label={translate('categories')} className="category-bar script-only">
          {parts.flatMap(({ part, categories }) =>
            categories.map(({ id, name, isUnlisted }) => (
              <a
                key={id}
                href={`#${id}`}
                dir="auto"
                lang={name.lang}
                hidden={hasTabs && !part.isOpen}
                className={isUnlisted ? 'unlisted' : undefined}
              >
                {name.text}
              </a>
            )),
          )}
        </nav>
      )}
    </div>
  )
}
