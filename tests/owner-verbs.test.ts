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
  'add-category': (a, { menuId }) => addCategory(a.member, menuId, name),
  'add-category below': (a, { categoryId: parentId }) =>
    addCategory(a.member, a.menuId, { ...name, parentId }),
  'count-category-contents': (a, { categoryId }) =>
    countCategoryContents(a.member, a.menuId, categoryId),
  'delete-category': (a, { categoryId }) => deleteCategory(a.member, a.menuId, categoryId),
  'restore-category': (a, { categoryId }) => restoreCategory(a.member, categoryId),
  'count-category-contents of a menu': (a, { menuId, categoryId }) =>
    countCategoryContents(a.member, menuId, categoryId),
  'delete-category of a menu': (a, { menuId, categoryId }) =>
    deleteCategory(a.member, menuId, categoryId),
  'update-category of a menu': (a, { menuId, categoryId }) =>
    updateCategory(a.member, menuId, categoryId, { ...name, ...version }),
  'list-categories': (a, { menuId }) => listCategories(a.member, menuId),
  'reorder-categories': (a, { menuId, categoryId }) =>
    reorderCategories(a.member, menuId, { ids: [categoryId] }),
  'reorder-categories with a foreign one': (a, { categoryId }) =>
    reorderCategories(a.member, a.menuId, { ids: [categoryId] }),
  'update-category': (a, { categoryId }) =>
    updateCategory(a.member, a.menuId, categoryId, { ...name, ...version }),
  'add-dish': (a, { menuId }) => addDish(a.member, menuId, dishForm),
  'add-dish into a main category': (a, { categoryId: mainCategoryId }) =>
    addDish(a.member, a.menuId, { ...dishForm, mainCategoryId }),
  'add-dish into a sub-category': (a, { categoryId: subCategoryId }) =>
    addDish(a.member, a.menuId, {
      ...dishForm,
      mainCategoryId: a.categoryId,
      subCategoryId,
    }),
  'delete-dish': (a, { dishId }) => deleteDish(a.member, dishId),
  'restore-dish': (a, { dishId }) => restoreDish(a.member, dishId),
  'restore-dishes': (a, { menuId }) => restoreDishes(a.member, { menuId, deletedAt: new Date() }),
  'delete-dishes': (a, { dishId }) => deleteDishes(a.member, a.menuId, [dishId]),
  'delete-dishes of a menu': (a, { menuId, dishId }) => deleteDishes(a.member, menuId, [dishId]),
  'set-dishes-active': (a, { dishId }) => setDishesActive(a.member, a.menuId, [dishId], {}),
  'tag-dishes': (a, { dishId }) => addTags(a.member, a.menuId, [dishId], { tags: 'stolen' }),
  'move-dishes': (a, { dishId }) => moveDishes(a.member, a.menuId, [dishId], {}),
  'move-dishes into a category': (a, { categoryId }) =>
    moveDishes(a.member, a.menuId, [a.dishId], { categoryId }),
  'preview-prices': (a, { dishId }) => previewPrices(a.member, a.menuId, [dishId], priceChange),
  'change-prices': (a, { dishId }) => changePrices(a.member, a.menuId, [dishId], priceChange),
  'duplicate-dish': (a, { dishId }) => duplicateDish(a.member, dishId, ' 2'),
  'get-dish': (a, { dishId }) => getDish(a.member, dishId),
  'list-dishes': (a, { menuId }) => listDishes(a.member, menuId),
  'update-dish into a category': (a, { categoryId: mainCategoryId }) =>
    saveDish(a.member, a.dishId, { mainCategoryId }),
  'place-dish': (a, { dishId }) => placeDish(a.member, dishId, { place: 2 }),
  'reorder-dishes': (a, { menuId, dishId }) => reorderDishes(a.member, menuId, { ids: [dishId] }),
  'reorder-dishes with a foreign one': (a, { dishId }) =>
    reorderDishes(a.member, a.menuId, { ids: [dishId, a.passiveDishId] }),
  'set-dish-active': (a, { dishId }) => setDishActive(a.member, dishId, { isActive: true }),
  'set-dish-image': (a, { dishId }) => setDishImage(a.member, dishId, readStored),
  'update-dish': (a, { dishId }) => updateDish(a.member, dishId, { ...dishForm, ...version }),
  'count-menu-contents': (a, { menuId }) => countMenuContents(a.member, menuId),
  'delete-menu': (a, { menuId }) => deleteMenu(a.member, menuId),
  'restore-menu': (a, { menuId }) => restoreMenu(a.member, menuId),
  'duplicate-menu': (a, { menuId }) => duplicateMenu(a.member, menuId, ' 2'),
  'get-assistant-menu': (a, { menuId }) => getAssistantMenu(a.member, menuId),
  'get-menu': (a, { menuId }) => getMenu(a.member, menuId),
  'reorder-menus': (a, { menuId }) => reorderMenus(a.member, { ids: [menuId] }),
  'save-ai-settings': (a, { menuId }) => saveAiSettings(a.member, menuId, version),
  'list-house-facts': (a, { restaurantId }) => listHouseFacts(a.member, restaurantId),
  'save-house-facts': (a, { restaurantId }) =>
    saveHouseFacts(a.member, restaurantId, { houseVersion: 'x' }),
  'save-look': (a, { restaurantId }) => saveLook(a.member, restaurantId, { lookVersion: 'x' }),
  'save-tables': (a, { restaurantId }) =>
    saveTables(a.member, restaurantId, {
      tables: '1-9',
      tablesVersion: tablesVersion(''),
    }),
  'save-visit': (a, { restaurantId }) => saveVisit(a.member, restaurantId, { visitVersion: 'x' }),
  'keep-instruction': (a, { restaurantId }) =>
    keepInstruction(a.member, restaurantId, { instruction: 'x' }),
  'update-menu': (a, { menuId }) =>
    updateMenu(a.member, menuId, { ...name, ...version, currency: 'EUR' }),
  'choose-menus': (a, { menuId }) => chooseMenus(a.member, a.restaurantId, { menuId }),
  'choose-menus for a restaurant': (a, { restaurantId }) =>
    chooseMenus(a.member, restaurantId, { menuId: a.menuId }),
  'count-conversations': (a, { restaurantId }) => countConversations(a.member, restaurantId),
  'delete-restaurant': (a, { restaurantId }) => deleteRestaurant(a.member, restaurantId),
  'restore-restaurant': (a, { restaurantId }) => restoreRestaurant(a.member, restaurantId),
  'get-restaurant': (a, { restaurantId }) => getRestaurant(a.member, restaurantId),
  'set-picture': (a, { restaurantId }) => setPicture(a.member, restaurantId, 'logo', readStored),
  'update-restaurant': (a, { restaurantId }) =>
    updateRestaurant(a.member, restaurantId, { ...restaurantForm, ...version }),
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
      .filter((file) => isVerb.test(file) && !file.endsWith('.test') && file !== 'get-guest-page')
    const triedVerbs = new Set(Object.keys(attempts).map((attempt) => attempt.split(' ')[0]))
    expect(verbs.filter((verb) => !triedVerbs.has(verb)).toSorted()).toEqual(
      verbsWithoutId.toSorted(),
    )
  })
})

test('lists contain only the owner’s own rows', async () => {
  const { a, b } = worlds
  await addMenu(b.member, { name: 'Canary' })
  await addRestaurant(b.member, { name: 'Canary' })
  expect((await listMenus(a.member)).map(({ id }) => id)).toEqual([a.menuId])
  expect((await listRestaurants(a.member)).map(({ id }) => id)).toEqual([a.restaurantId])
})
