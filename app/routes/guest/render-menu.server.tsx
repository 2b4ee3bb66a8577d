import { renderToStaticMarkup } from 'react-dom/server'
import { inSlices } from '#app/domain/in-slices.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { DishItem } from './dish-item.tsx'
import type { GuestPageProps } from './guest-page-props.ts'

/**
 * A menu whose dishes are HTML already: React renders a page in one go, and a long menu would hold
 * everybody else up.
 */
export async function renderMenu(
  menu: GuestMenu,
  locale: Locale,
): Promise<NonNullable<GuestPageProps['menu']>> {
  const translate = guestTranslator(locale)
  const { currency } = menu.menu
  const inSections = new Set(
    menu.categories.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes)),
  )
  const html = new Map(
    await inSlices(allDishes(menu), (dish) => {
      const Heading = inSections.has(dish) ? 'h4' : 'h3'
      const item = <DishItem {...{ dish, currency, locale, translate, Heading }} />
      return [dish, renderToStaticMarkup(item)] as const
    }),
  )
  const listed = (dishes: readonly GuestDish[]) => dishes.map((dish) => html.get(dish)).join('')
  return {
    categories: menu.categories.map(({ id, name, dishes, sections }) => ({
      id,
      name,
      dishes: listed(dishes),
      sections: sections.map((section) => ({
        id: section.id,
        name: section.name,
        dishes: listed(section.dishes),
      })),
    })),
    uncategorised: listed(menu.uncategorised),
  }
}
