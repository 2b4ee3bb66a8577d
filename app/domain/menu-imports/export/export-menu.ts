import { plainFieldsOf } from '../../dishes/plain-fields.ts'
import { inSlices } from '../../in-slices.ts'
import { getMenuRow } from '../../locks/lock-menu.ts'
import type { Dish } from '../../locks/lock-dish.ts'
import { parseOptionGroups } from '../../guest-menu/option-group.ts'
import { priceAsText } from '../../money/parse-price.ts'
import { portionAsText } from '../../sizes/portion.ts'
import { sizesOf } from '../../sizes/sizes-of.ts'
import { pathsIn, readMenu, type Path } from '../read-menu.ts'
import type { ExportedDish, ExportedMenu } from './exported-menu.ts'
import { asOwner } from '../../as-owner.ts'
import type { Member } from '../../actor.ts'

/**
 * Returns a menu with all its dishes, including passive ones, as it is exported.
 * @throws {NotFoundError}
 */
export async function exportMenu(member: Member, menuId: string): Promise<ExportedMenu> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { id, name, currency, language } = await getMenuRow(transaction, menuId)
    const storedMenu = await readMenu(transaction, id)
    const pathOf = pathsIn(storedMenu)
    const dishes = await inSlices(storedMenu.dishes, (dish) =>
      asExported(dish, pathOf(dish), currency),
    )
    return { chefin: 'menu', version: 1, name, currency, language, dishes }
  })
}

function asExported(dish: Dish, [category, subCategory]: Path, currency: string): ExportedDish {
  // A file is read in any language, so numbers have a point.
  const price = (minor: number | null) => priceAsText(minor, currency, 'en')
  return {
    category,
    subCategory,
    ...plainFieldsOf(dish),
    sizes: sizesOf(dish).map((size) => ({
      name: size.name,
      price: price(size.priceMinor),
      calories: size.calories,
      portion: size.portion ? portionAsText(size.portion, 'en') : '',
    })),
    options: parseOptionGroups(dish.optionGroups).map((group) => ({
      name: group.name,
      min: group.min,
      max: group.max,
      options: group.options.map((option) => ({
        name: option.name,
        extra: option.extraMinor === 0 ? '' : price(option.extraMinor),
        ingredients: [...option.ingredients],
      })),
    })),
  }
}
