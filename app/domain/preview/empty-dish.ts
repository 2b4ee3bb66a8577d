import type { Dish } from '../locks/lock-dish.ts'
import type { Menu } from '../locks/lock-menu.ts'

/** A new dish before anything is typed. */
export function emptyDish({ id: menuId, ownerId }: Menu): Dish {
  const now = new Date()
  const id = crypto.randomUUID()
  const none = {
    mainCategoryId: null,
    subCategoryId: null,
    calories: null,
    priceMinor: null,
    sizeName: null,
    portion: null,
    sizeId: null,
    imageUrl: null,
    formerImageAt: null,
    importId: null,
    importedName: null,
    deletedAt: null,
  }
  const texts = { name: '', description: '', aiInstructions: '' }
  const lists = { ingredients: [], tags: [], meatOrigin: [] }
  const times = { factsChangedAt: now, describedAt: now, createdAt: now, updatedAt: now }
  const figures = { moreSizes: [], optionGroups: [], position: 0, factsVersion: 1, isActive: true }
  return { id, ownerId, menuId, ...none, ...texts, ...lists, ...times, ...figures }
}
