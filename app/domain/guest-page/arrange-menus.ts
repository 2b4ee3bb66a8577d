import type { categories, dishes } from '#app/db/schema/index.ts'
import type { GuestMenu, GuestMenuPart } from '../guest-menu/guest-menu.ts'
import { splitSentences } from '../house/sentences.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { arrangeDishes, type DishContext } from './arrange-dishes.ts'

interface Rows {
  /** The menus in the order of their tabs. */
  readonly menus: readonly [first: Menu, ...further: Menu[]]
  /** The categories of all menus, in the owner's order. */
  readonly categories: readonly (typeof categories.$inferSelect)[]
  readonly dishes: readonly (typeof dishes.$inferSelect)[]
}

/**
 * Arranges the menus of a restaurant. Menus without dishes are omitted, as are categories.
 *
 * The context and instructions of the first menu are about the whole house; those of the others are
 * preceded by their menu's name, as they are about its dishes.
 */
export function arrangeMenus(
  { menus, ...rows }: Rows,
  about: Omit<DishContext, 'service'>,
): Pick<GuestMenu, 'menu' | 'menus' | 'categories' | 'uncategorised'> {
  const [first, ...further] = menus
  const categoriesOf = Map.groupBy(rows.categories, ({ menuId }) => menuId)
  const dishesOf = Map.groupBy(rows.dishes, ({ menuId }) => menuId)
  const parts = menus
    .map(({ id, name, service }): GuestMenuPart => {
      const serviceField = service ? { service } : {}
      const dishTree = arrangeDishes(categoriesOf.get(id) ?? [], dishesOf.get(id) ?? [], {
        ...about,
        ...serviceField,
      })
      return { id, name, ...serviceField, ...dishTree }
    })
    .filter(({ categories: { length }, uncategorised }) => length + uncategorised.length > 0)
  const hasSeveral = parts.length > 1 || parts.some(({ service }) => service)
  return {
    menu: {
      id: first.id,
      currency: first.currency,
      aiContext: [
        first.aiContext,
        ...further.flatMap(({ name, aiContext }) =>
          splitSentences(aiContext).map((sentence) => `${name}: ${sentence}`),
        ),
      ]
        .filter(Boolean)
        .join('\n'),
      aiInstructions: [
        first.aiMenuInstructions,
        ...further.map(({ name, aiMenuInstructions: text }) => text && `${name}: ${text}`),
      ]
        .filter(Boolean)
        .join('\n'),
    },
    ...(hasSeveral && { menus: parts }),
    categories: parts.flatMap((part) => part.categories),
    uncategorised: parts.flatMap((part) => part.uncategorised),
  }
}
