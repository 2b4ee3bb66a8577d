import { ListFilter, Search } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { visitTranslator } from '#app/i18n/visit.ts'
import type { GuestPageProps } from './guest-page-props.ts'
import { Category, ServedFrom, serviceAttributes, type ListedCategory } from './menu-category.tsx'
import { FilteredDishes, MenuFilter } from './menu-filter.tsx'
import { PrintedNotice } from './printed.tsx'

interface Props {
  readonly menu: GuestPageProps['menu']
  readonly locale: GuestLocale
  readonly translate: GuestTranslate
}

/** The menu: main categories, one open at a time, with their dishes and sub-categories. */
export function MenuList({ menu, locale, translate }: Props) {
  if (!menu) return <Empty title={translate('noMenu')} hint={translate('noMenuHint')} />
  if (menu.categories.length === 0 && menu.uncategorised === '') {
    return <Empty title={translate('noDishes')} hint={translate('noDishesHint')} />
  }
  const categories: ListedCategory[] = menu.categories.map((category) => ({
    id: `c-${category.id}`,
    name: category.name,
    served: category.served,
    isUnlisted: category.isUnlisted,
    content: (
      <>
        {category.dishes !== '' && <Dishes items={category.dishes} />}
        {category.sections.map((section) => (
          <section
            key={section.id}
            aria-labelledby={`section-${section.id}`}
            {...serviceAttributes(section.served, section.served?.isHidden)}
          >
            <div className="flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5">
              <h3
                id={`section-${section.id}`}
                dir="auto"
                className="font-display text-lg font-semibold text-olive"
              >
                {section.name}
              </h3>
              <ServedFrom served={section.served} />
            </div>
            <Dishes items={section.dishes} />
          </section>
        ))}
      </>
    ),
  }))
  if (menu.uncategorised !== '') {
    const name = translate('otherDishes')
    const content = <Dishes items={menu.uncategorised} />
    categories.push({ id: 'c-other', name, served: undefined, isUnlisted: false, content })
  }
  const openedId = menu.openedId === undefined ? 'c-other' : `c-${menu.openedId}`
  return (
    <div className="grid gap-3 px-4 lg:px-0">
      <MenuBar {...{ categories, translate }} />
      <MenuFilter translate={translate} />
      <PrintedNotice icons={menu.icons} translate={translate} />
      <FilteredDishes translate={translate} />
      {menu.serviceTexts && (
        <p id="served-status" role="status" className="screen-only font-semibold empty:absolute" />
      )}
      <div
        id="menu"
        data-sold-out={translate('soldOut')}
        data-service-texts={menu.serviceTexts && JSON.stringify(menu.serviceTexts)}
        className="grid gap-3"
      >
        {categories.map((category) => (
          <Category key={category.id} {...category} isOpen={category.id === openedId} />
        ))}
      </div>
      {menu.serviceTexts && (
        <p
          id="none-served"
          hidden={categories.some(({ isUnlisted }) => !isUnlisted)}
          tabIndex={-1}
          className="px-6 py-20 text-center text-ink-soft"
        >
          {visitTranslator(locale)('noneServed')}
        </p>
      )}
    </div>
  )
}

interface BarProps {
  readonly categories: readonly ListedCategory[]
  readonly translate: GuestTranslate
}

/** The bar that stays at the top: search, filter, and the categories with the current position. */
function MenuBar({ categories, translate }: BarProps) {
  return (
    <div id="menu-bar" className="menu-bar script-only">
      <div className="flex gap-2">
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
            className="h-11 w-full rounded-card border border-line bg-surface ps-10 pe-3 placeholder:text-ink-soft"
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
      {categories.length > 1 && (
        <nav aria-label={translate('categories')} className="category-bar">
          {categories.map(({ id, name, isUnlisted }) => (
            <a key={id} href={`#${id}`} dir="auto" className={isUnlisted ? 'unlisted' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

/**
 * A list whose items are in parts, which `ul` doesn't allow.
 * @param props.items created by `renderMenu`, which escapes the owner's text
 */
function Dishes({ items }: { items: string }) {
  return <div role="list" dangerouslySetInnerHTML={{ __html: items }} />
}

function Empty({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="px-6 py-20 text-center">
      <h2 className="font-display text-xl font-semibold text-balance">{title}</h2>
      <p className="mt-2 text-pretty text-ink-soft">{hint}</p>
    </div>
  )
}
