import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { addCategory } from '#app/domain/categories/add-category.ts'
import { countCategoryContents } from '#app/domain/categories/count-category-contents.ts'
import { deleteCategory } from '#app/domain/categories/delete-category.ts'
import { listCategories } from '#app/domain/categories/list-categories.ts'
import { restoreCategory } from '#app/domain/categories/restore-category.ts'
import { reorderCategories } from '#app/domain/categories/reorder-categories.ts'
import { updateCategory } from '#app/domain/categories/update-category.ts'
import { addDish } from '#app/domain/dishes/add-dish.ts'
import { changePrices } from '#app/domain/dishes/change-prices.ts'
import { deleteDish } from '#app/domain/dishes/delete-dish.ts'
import { deleteDishes } from '#app/domain/dishes/delete-dishes.ts'
import { duplicateDish } from '#app/domain/dishes/duplicate-dish.ts'
import { getDish } from '#app/domain/dishes/get-dish.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { moveDishes } from '#app/domain/dishes/move-dishes.ts'
import { placeDish } from '#app/domain/dishes/place-dish.ts'
import { restoreDish } from '#app/domain/dishes/restore-dish.ts'
import { restoreDishes } from '#app/domain/dishes/restore-dishes.ts'
import { previewPrices } from '#app/domain/dishes/preview-prices.ts'
import { reorderDishes } from '#app/domain/dishes/reorder-dishes.ts'
import { setDishActive } from '#app/domain/dishes/set-dish-active.ts'
import { setDishImage } from '#app/domain/dishes/set-dish-image.ts'
import { setDishesActive } from '#app/domain/dishes/set-dishes-active.ts'
import { addTags } from '#app/domain/dishes/tag-dishes.ts'
import { updateDish } from '#app/domain/dishes/update-dish.ts'
import { DomainError } from '#app/domain/errors.ts'
import { keepInstruction } from '#app/domain/house/keep-instruction.ts'
import { listHouseFacts } from '#app/domain/house/list-house-facts.ts'
import { saveHouseFacts } from '#app/domain/house/save-house-facts.ts'
import { addMenu } from '#app/domain/menus/add-menu.ts'
import { countMenuContents } from '#app/domain/menus/count-menu-contents.ts'
import { deleteMenu } from '#app/domain/menus/delete-menu.ts'
import { duplicateMenu } from '#app/domain/menus/duplicate-menu.ts'
import { getAssistantMenu } from '#app/domain/guest-page/get-assistant-menu.ts'
import { getMenu } from '#app/domain/menus/get-menu.ts'
import { listMenus } from '#app/domain/menus/list-menus.ts'
import { restoreMenu } from '#app/domain/menus/restore-menu.ts'
import { reorderMenus } from '#app/domain/menus/reorder-menus.ts'
import { saveAiSettings } from '#app/domain/menus/save-ai-settings.ts'
import { updateMenu } from '#app/domain/menus/update-menu.ts'
import { addRestaurant } from '#app/domain/restaurants/add-restaurant.ts'
import { chooseMenus } from '#app/domain/restaurants/choose-menus.ts'
import { countConversations } from '#app/domain/restaurants/count-conversations.ts'
import { deleteRestaurant } from '#app/domain/restaurants/delete-restaurant.ts'
import { getRestaurant } from '#app/domain/restaurants/get-restaurant.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { restoreRestaurant } from '#app/domain/restaurants/restore-restaurant.ts'
import { setPicture } from '#app/domain/restaurants/set-picture.ts'
import { updateRestaurant } from '#app/domain/restaurants/update-restaurant.ts'
import { saveLook } from '#app/domain/look/save-look.ts'
import { saveTables, tablesVersion } from '#app/domain/tables/save-tables.ts'
import { saveVisit } from '#app/domain/visit/save-visit.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { dishForm, snapshotOwnerData, restaurantForm, saveDish } from './fixtures/owner-world.ts'
import { seedTwoOwners, type World } from './fixtures/two-owners.ts'

let database: TestDatabase
let worlds: { readonly a: World; readonly b: World }

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  worlds = await seedTwoOwners(database)
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

const readStored = async () => '/images/stolen.webp'
const version = { updatedAt: new Date(), menuVersion: 'x', aiVersion: 'x' }
const name = { name: 'Stolen' }
const priceChange = {
  direction: 'raise',
  unit: 'percent',
  value: '10',
  ending: 'exact',
  previewVersion: 'x',
}

type Ids = Pick<World, 'menuId' | 'categoryId' | 'dishId' | 'restaurantId'>

/** Every verb that takes an id, called by owner A with an id that may be another owner's. */
const attempts: Record<string, (a: World, other: Ids) => Promise<unknown>> = {
  'add-category': (a, { menuId }) => addCategory(a.ownerId, menuId, name),
  'add-category below': (a, { categoryId: parentId }) =>
    addCategory(a.ownerId, a.menuId, { ...name, parentId }),
  'count-category-contents': (a, { categoryId }) =>
    countCategoryContents(a.ownerId, a.menuId, categoryId),
  'delete-category': (a, { categoryId }) => deleteCategory(a.ownerId, a.menuId, categoryId),
  'restore-category': (a, { categoryId }) => restoreCategory(a.ownerId, categoryId),
  'count-category-contents of a menu': (a, { menuId, categoryId }) =>
    countCategoryContents(a.ownerId, menuId, categoryId),
  'delete-category of a menu': (a, { menuId, categoryId }) =>
    deleteCategory(a.ownerId, menuId, categoryId),
  'update-category of a menu': (a, { menuId, categoryId }) =>
    updateCategory(a.ownerId, menuId, categoryId, { ...name, ...version }),
  'list-categories': (a, { menuId }) => listCategories(a.ownerId, menuId),
  'reorder-categories': (a, { menuId, categoryId }) =>
    reorderCategories(a.ownerId, menuId, { ids: [categoryId] }),
  'reorder-categories with a foreign one': (a, { categoryId }) =>
    reorderCategories(a.ownerId, a.menuId, { ids: [categoryId] }),
  'update-category': (a, { categoryId }) =>
    updateCategory(a.ownerId, a.menuId, categoryId, { ...name, ...version }),
  'add-dish': (a, { menuId }) => addDish(a.ownerId, menuId, dishForm),
  'add-dish into a main category': (a, { categoryId: mainCategoryId }) =>
    addDish(a.ownerId, a.menuId, { ...dishForm, mainCategoryId }),
  'add-dish into a sub-category': (a, { categoryId: subCategoryId }) =>
    addDish(a.ownerId, a.menuId, { ...dishForm, mainCategoryId: a.categoryId, subCategoryId }),
  'delete-dish': (a, { dishId }) => deleteDish(a.ownerId, dishId),
  'restore-dish': (a, { dishId }) => restoreDish(a.ownerId, dishId),
  'restore-dishes': (a, { menuId }) => restoreDishes(a.ownerId, { menuId, deletedAt: new Date() }),
  'delete-dishes': (a, { dishId }) => deleteDishes(a.ownerId, a.menuId, [dishId]),
  'delete-dishes of a menu': (a, { menuId, dishId }) => deleteDishes(a.ownerId, menuId, [dishId]),
  'set-dishes-active': (a, { dishId }) => setDishesActive(a.ownerId, a.menuId, [dishId], {}),
  'tag-dishes': (a, { dishId }) => addTags(a.ownerId, a.menuId, [dishId], { tags: 'stolen' }),
  'move-dishes': (a, { dishId }) => moveDishes(a.ownerId, a.menuId, [dishId], {}),
  'move-dishes into a category': (a, { categoryId }) =>
    moveDishes(a.ownerId, a.menuId, [a.dishId], { categoryId }),
  'preview-prices': (a, { dishId }) => previewPrices(a.ownerId, a.menuId, [dishId], priceChange),
  'change-prices': (a, { dishId }) => changePrices(a.ownerId, a.menuId, [dishId], priceChange),
  'duplicate-dish': (a, { dishId }) => duplicateDish(a.ownerId, dishId, ' 2'),
  'get-dish': (a, { dishId }) => getDish(a.ownerId, dishId),
  'list-dishes': (a, { menuId }) => listDishes(a.ownerId, menuId),
  'update-dish into a category': (a, { categoryId: mainCategoryId }) =>
    saveDish(a.ownerId, a.dishId, { mainCategoryId }),
  'place-dish': (a, { dishId }) => placeDish(a.ownerId, dishId, { place: 2 }),
  'reorder-dishes': (a, { menuId, dishId }) => reorderDishes(a.ownerId, menuId, { ids: [dishId] }),
  'reorder-dishes with a foreign one': (a, { dishId }) =>
    reorderDishes(a.ownerId, a.menuId, { ids: [dishId, a.passiveDishId] }),
  'set-dish-active': (a, { dishId }) => setDishActive(a.ownerId, dishId, { isActive: true }),
  'set-dish-image': (a, { dishId }) => setDishImage(a.ownerId, dishId, readStored),
  'update-dish': (a, { dishId }) => updateDish(a.ownerId, dishId, { ...dishForm, ...version }),
  'count-menu-contents': (a, { menuId }) => countMenuContents(a.ownerId, menuId),
  'delete-menu': (a, { menuId }) => deleteMenu(a.ownerId, menuId),
  'restore-menu': (a, { menuId }) => restoreMenu(a.ownerId, menuId),
  'duplicate-menu': (a, { menuId }) => duplicateMenu(a.ownerId, menuId, ' 2'),
  'get-assistant-menu': (a, { menuId }) => getAssistantMenu(a.ownerId, menuId),
  'get-menu': (a, { menuId }) => getMenu(a.ownerId, menuId),
  'reorder-menus': (a, { menuId }) => reorderMenus(a.ownerId, { ids: [menuId] }),
  'save-ai-settings': (a, { menuId }) => saveAiSettings(a.ownerId, menuId, version),
  'list-house-facts': (a, { restaurantId }) => listHouseFacts(a.ownerId, restaurantId),
  'save-house-facts': (a, { restaurantId }) =>
    saveHouseFacts(a.ownerId, restaurantId, { houseVersion: 'x' }),
  'save-look': (a, { restaurantId }) => saveLook(a.ownerId, restaurantId, { lookVersion: 'x' }),
  'save-tables': (a, { restaurantId }) =>
    saveTables(a.ownerId, restaurantId, { tables: '1-9', tablesVersion: tablesVersion('') }),
  'save-visit': (a, { restaurantId }) => saveVisit(a.ownerId, restaurantId, { visitVersion: 'x' }),
  'keep-instruction': (a, { restaurantId }) =>
    keepInstruction(a.ownerId, restaurantId, { instruction: 'x' }),
  'update-menu': (a, { menuId }) =>
    updateMenu(a.ownerId, menuId, { ...name, ...version, currency: 'EUR' }),
  'choose-menus': (a, { menuId }) => chooseMenus(a.ownerId, a.restaurantId, { menuId }),
  'choose-menus for a restaurant': (a, { restaurantId }) =>
    chooseMenus(a.ownerId, restaurantId, { menuId: a.menuId }),
  'count-conversations': (a, { restaurantId }) => countConversations(a.ownerId, restaurantId),
  'delete-restaurant': (a, { restaurantId }) => deleteRestaurant(a.ownerId, restaurantId),
  'restore-restaurant': (a, { restaurantId }) => restoreRestaurant(a.ownerId, restaurantId),
  'get-restaurant': (a, { restaurantId }) => getRestaurant(a.ownerId, restaurantId),
  'set-picture': (a, { restaurantId }) => setPicture(a.ownerId, restaurantId, 'logo', readStored),
  'update-restaurant': (a, { restaurantId }) =>
    updateRestaurant(a.ownerId, restaurantId, { ...restaurantForm, ...version }),
}

/** Verbs without an id, which can't reach another owner's rows. */
const verbsWithoutId = [
  'list-menus',
  'add-menu',
  'list-restaurants',
  'list-public-menus',
  'add-restaurant',
]

describe('another owner’s id', () => {
  test.each(Object.entries(attempts))(
    '%s treats it as an unknown id and changes nothing',
    async (_, attempt) => {
      const { a, b } = worlds
      const outcome = (other: Ids) =>
        attempt(a, other).then(
          () => 'done',
          (error: unknown) => {
            if (!(error instanceof DomainError)) throw error
            return { kind: error.kind, key: error.messageKey, values: error.values }
          },
        )
      const before = await snapshotOwnerData(database)
      const foreign = await outcome(b)
      const id = crypto.randomUUID()
      const unknownIds = { menuId: id, categoryId: id, dishId: id, restaurantId: id }
      expect(await outcome(unknownIds)).toEqual(foreign)
      expect(foreign).not.toBe('done')
      const invalidIds = { menuId: 'x', categoryId: '-', dishId: "'; --", restaurantId: '../1' }
      expect(await outcome(invalidIds)).toEqual(foreign)
      expect(await snapshotOwnerData(database)).toBe(before)
    },
  )

  test('is tried with every verb that takes an id', async () => {
    const files = await Array.fromAsync(
      glob('app/domain/{restaurants,menus,categories,dishes,house,look,tables,visit}/*.ts'),
    )
    const isVerb = /^(add|update|delete|restore|duplicate|set|save|reorder|choose|get|list|count)-/
    const verbs = files
      .map((file) => basename(file, '.ts'))
      .filter((file) => isVerb.test(file) && file !== 'get-guest-page')
    const triedVerbs = new Set(Object.keys(attempts).map((attempt) => attempt.split(' ')[0]))
    expect(verbs.filter((verb) => !triedVerbs.has(verb)).toSorted()).toEqual(
      verbsWithoutId.toSorted(),
    )
  })
})

test('lists contain only the owner’s own rows', async () => {
  const { a, b } = worlds
  await addMenu(b.ownerId, { name: 'Canary' })
  await addRestaurant(b.ownerId, { name: 'Canary' })
  expect((await listMenus(a.ownerId)).map(({ id }) => id)).toEqual([a.menuId])
  expect((await listRestaurants(a.ownerId)).map(({ id }) => id)).toEqual([a.restaurantId])
})
