import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { visitTranslator } from '#app/i18n/visit.ts'
import type { GuestPageProps, RenderedPart } from './guest-page-props.ts'
import { MenuBar } from './menu-bar.tsx'
import { menuMark } from './menu-mark.ts'
import { MenuPart } from './menu-part.tsx'
import { Category, ServedFrom, serviceAttributes, type ListedCategory } from './menu-category.tsx'
import { FinderNotices } from './menu-filter.tsx'
import { PrintedNotice } from './printed.tsx'

interface Props {
  readonly menu: GuestPageProps['menu']
  readonly missing: GuestPageProps['missing']
  /** The restaurant's path. */
  readonly address: string
  readonly locale: GuestLocale
  readonly translate: GuestTranslate
}

/** The menu: main categories, one open at a time, with their dishes and sub-categories. */
export function MenuList({ menu, missing, address, locale, translate }: Props) {
  if (!menu || menu.parts.every(isEmpty)) {
    return <EmptyMenu hasMenu={menu !== null} {...{ missing, translate }} />
  }
  const parts = menu.parts.map((part) => ({ part, categories: listCategories(part, translate) }))
  const isNothingListed = parts.every(
    ({ part, categories }) => part.isUnlisted || categories.every(({ isUnlisted }) => isUnlisted),
  )
  return (
    // Columns that may be narrower than their contents: when a phone is turned, browsers remember the
    // width of the dishes that they skip.
    <div className="grid grid-cols-1 gap-3 px-4 lg:px-0">
      <MenuBar {...{ parts, address, translate }} />
      <FinderNotices translate={translate} />
      <PrintedNotice icons={menu.icons} translate={translate} />
      {menu.serviceTexts && (
        <p id="served-status" role="status" className="screen-only font-semibold empty:absolute" />
      )}
      <div
        id="menu"
        data-sold-out={translate('soldOut')}
        data-service-texts={menu.serviceTexts && JSON.stringify(menu.serviceTexts)}
        className="grid grid-cols-1 gap-3"
      >
        {parts.map(({ part, categories }) => (
          <MenuPart key={part.mark} part={part}>
            {categories.map((category) => (
              <Category
                key={category.id}
                {...category}
                group={groupOf(part)}
                isOpen={category.id === idOf(part, part.openedId)}
              />
            ))}
          </MenuPart>
        ))}
      </div>
      {menu.serviceTexts && (
        <p
          id="none-served"
          hidden={!isNothingListed}
          tabIndex={-1}
          className="px-6 py-20 text-center text-ink-soft"
        >
          {visitTranslator(locale)('noneServed')}
        </p>
      )}
    </div>
  )
}

const isEmpty = ({ categories, uncategorised }: RenderedPart) =>
  categories.length === 0 && uncategorised === ''

/** The shared `name` of a menu's categories, so that only one is open at a time. */
const groupOf = ({ mark, name }: RenderedPart) =>
  name === undefined ? 'category' : `category-${mark}`

/** The id of a category's element. @param id undefined for the dishes without one */
function idOf({ mark, name }: RenderedPart, id: string | undefined): string {
  if (id !== undefined) return `c-${menuMark(id)}`
  return name === undefined ? 'c-other' : `c-other-${mark}`
}

function listCategories(part: RenderedPart, translate: GuestTranslate): ListedCategory[] {
  const categories: ListedCategory[] = part.categories.map((category) => ({
    id: idOf(part, category.id),
    name: category.name,
    served: category.served,
    isUnlisted: category.isUnlisted,
    content: (
      <>
        {category.dishes !== '' && <Dishes items={category.dishes} />}
        {category.sections.map((section) => (
          <section
            key={section.id}
            aria-label={section.name.text}
            {...serviceAttributes(section.served, section.served?.isHidden)}
          >
            <div className="flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5">
              <h3
                dir="auto"
                lang={section.name.lang}
                className="font-display text-lg font-semibold text-olive"
              >
                {section.name.text}
              </h3>
              <ServedFrom served={section.served} />
            </div>
            <Dishes items={section.dishes} />
          </section>
        ))}
      </>
    ),
  }))
  if (part.uncategorised !== '') {
    const name = { text: translate('otherDishes') }
    const content = <Dishes items={part.uncategorised} />
    const id = idOf(part, undefined)
    categories.push({ id, name, served: undefined, isUnlisted: false, content })
  }
  return categories
}

/**
 * A list whose items are in parts, which `ul` doesn't allow.
 * @param props.items created by `renderMenu`, which escapes the owner's text
 */
function Dishes({ items }: { items: string }) {
  return <div role="list" dangerouslySetInnerHTML={{ __html: items }} />
}

interface EmptyProps {
  /** Whether the restaurant shows a menu, which has no dishes then. */
  readonly hasMenu: boolean
  readonly missing?: GuestPageProps['missing']
  readonly translate: GuestTranslate
}

/** In place of a menu that guests can read. */
export function EmptyMenu({ hasMenu, missing, translate }: EmptyProps) {
  return (
    <div className="px-6 py-20 text-center">
      <h2 className="font-display text-xl font-semibold text-balance">
        {translate(hasMenu ? 'noDishes' : 'noMenu')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">
        {translate(hasMenu ? 'noDishesHint' : 'noMenuHint')}
      </p>
      {missing && (
        <aside className="mx-auto mt-6 max-w-lg rounded-card border border-line bg-surface p-4 text-start">
          <p className="font-semibold">{missing.title}</p>
          <ul className="mt-2">
            {missing.steps.map(({ text, address }) => (
              <li key={address}>
                <a href={address} className="inline-flex min-h-11 items-center underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  )
}
