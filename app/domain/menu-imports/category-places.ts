import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import { foldText } from '../dietary/fold-text.ts'
import type { Category } from '../locks/lock-category.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'
import type { Path } from './read-menu.ts'

/** Where a dish stands on its menu. */
interface Place {
  readonly mainCategoryId: string | null
  readonly subCategoryId: string | null
}

/** Finds a locked menu's categories by their names, and adds those that it lacks. */
export class CategoryPlaces {
  private readonly transaction: Transaction
  private readonly menu: Menu
  private readonly known: Category[]

  constructor(transaction: Transaction, menu: Menu, storedCategories: readonly Category[]) {
    this.transaction = transaction
    this.menu = menu
    this.known = [...storedCategories]
  }

  /** @throws {LimitReachedError} if there is no room for another category */
  async find([main, sub]: Path): Promise<Place> {
    if (main === '') return { mainCategoryId: null, subCategoryId: null }
    const mainCategoryId = await this.findOne(main, null)
    return {
      mainCategoryId,
      subCategoryId: sub === '' ? null : await this.findOne(sub, mainCategoryId),
    }
  }

  private async findOne(name: string, parentId: string | null): Promise<string> {
    const foldedName = foldText(name)
    const storedCategory = this.known.find(
      (category) => category.parentId === parentId && foldText(category.name) === foldedName,
    )
    if (storedCategory) return storedCategory.id
    const { transaction, menu } = this
    const onMenu = eq(categories.menuId, menu.id)
    await assertRoom(transaction, 'categories', categories, onMenu)
    const position = await nextPosition(transaction, categories, onMenu)
    const newCategory = returnedRow(
      await transaction
        .insert(categories)
        .values({ name, parentId, ownerId: menu.ownerId, menuId: menu.id, position })
        .returning(),
    )
    this.known.push(newCategory)
    return newCategory.id
  }
}
