import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { GuestPageProps } from './guest-page-props.ts'
import { FilteredDishes, MenuFilter } from './menu-filter.tsx'

interface Props {
  readonly menu: GuestPageProps['menu']
  readonly translate: GuestTranslate
}

/** The menu: main categories, one open at a time, with their dishes and sub-categories. */
export function MenuList({ menu, translate }: Props) {
  if (!menu) return <Empty title={translate('noMenu')} hint={translate('noMenuHint')} />
  if (menu.categories.length === 0 && menu.uncategorised === '') {
    return <Empty title={translate('noDishes')} hint={translate('noDishesHint')} />
  }
  return (
    <div className="grid gap-3 px-4 pt-2 pb-32 lg:px-0 lg:pb-12">
      <MenuFilter translate={translate} />
      <FilteredDishes translate={translate} />
      <div id="menu" className="grid gap-3">
        {menu.categories.map((category, index) => (
          <Category key={category.id} name={category.name} isOpen={index === 0}>
            {category.dishes !== '' && <Dishes items={category.dishes} />}
            {category.sections.map((section) => (
              <section key={section.id} aria-labelledby={`section-${section.id}`}>
                <h3
                  id={`section-${section.id}`}
                  className="border-t border-line pt-5 font-display text-lg font-semibold text-olive"
                >
                  {section.name}
                </h3>
                <Dishes items={section.dishes} />
              </section>
            ))}
          </Category>
        ))}
        {menu.uncategorised !== '' && (
          <Category name={translate('otherDishes')} isOpen={menu.categories.length === 0}>
            <Dishes items={menu.uncategorised} />
          </Category>
        )}
      </div>
    </div>
  )
}

/** @param props.items created by `renderMenu`, which escapes the owner's text */
function Dishes({ items }: { items: string }) {
  return <ul className="divide-y divide-line" dangerouslySetInnerHTML={{ __html: items }} />
}

function Category(props: { name: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details
      name="category"
      open={props.isOpen}
      className="rounded-card border border-line bg-surface"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 py-4">
        <h2 className="font-display text-xl font-semibold">{props.name}</h2>
        <ChevronDown aria-hidden="true" className="chevron shrink-0 text-paprika" />
      </summary>
      <div className="px-4 pb-2">{props.children}</div>
    </details>
  )
}

function Empty({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="px-6 py-20 text-center">
      <h2 className="font-display text-xl font-semibold text-balance">{title}</h2>
      <p className="mt-2 text-pretty text-ink-soft">{hint}</p>
    </div>
  )
}
