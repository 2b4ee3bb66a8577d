import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  dishForm,
  expectOneTabWins,
  seedOwner,
  rejectedFields,
} from '../../../tests/fixtures/owner-world.ts'
import { addCategory } from '../categories/add-category.ts'
import { listCategories } from '../categories/list-categories.ts'
import { addDish } from '../dishes/add-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { setDishImage } from '../dishes/set-dish-image.ts'
import { updateDish } from '../dishes/update-dish.ts'
import { ConflictError } from '../errors.ts'
import { addMenu } from './add-menu.ts'
import { countMenuContents } from './count-menu-contents.ts'
import { deleteMenu } from './delete-menu.ts'
import { duplicateMenu } from './duplicate-menu.ts'
import { getMenu } from './get-menu.ts'
import { listMenus } from './list-menus.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { aiVersion, menuVersion } from './menu-versions.ts'
import { reorderMenus } from './reorder-menus.ts'
import { saveAiSettings } from './save-ai-settings.ts'
import { updateMenu } from './update-menu.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
})

const namesInOrder = async () => {
  const menus = await listMenus(member)
  const positions = menus.map(({ position }) => position)
  expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b))
  return menus.map(({ name }) => name)
}

describe('a menu', () => {
  test('needs a name to be added, and a currency to be changed', async () => {
    expect(await rejectedFields(addMenu(member, {}))).toEqual({ name: 'name_required' })
    const added = await addMenu(member, { name: 'Summer' })
    const { id } = added
    const read = menuVersion(added)
    for (const currency of [undefined, '', 'tl', 'TL', 'try', 'XYZ', 5]) {
      const update = updateMenu(member, id, { name: 'Summer', currency, menuVersion: read })
      expect(await rejectedFields(update)).toEqual({ currency: 'currency_unknown' })
    }
    const changed = await updateMenu(member, id, {
      name: 'Winter',
      currency: 'EUR',
      menuVersion: read,
    })
    expect(changed).toMatchObject({ name: 'Winter', currency: 'EUR' })
  })

  test('keeps its amounts in another currency', async () => {
    const { id } = await addMenu(member, { name: 'Summer' })
    const dish = await addDish(member, id, { ...dishForm, price: '145,50' })
    await addDish(member, id, dishForm)
    const switchTo = async (currency: string) => {
      const read = menuVersion(await getMenu(member, id))
      await updateMenu(member, id, { name: 'Summer', currency, menuVersion: read })
      return (await listDishes(member, id)).map(({ sizes }) => sizes[0].priceMinor)
    }
    expect(await switchTo('EUR')).toEqual([14_550, null])
    expect(await switchTo('KWD')).toEqual([145_500, null])
    expect(await switchTo('JPY')).toEqual([146, null])
    const stale = updateDish(member, dish.id, { ...dishForm, updatedAt: dish.updatedAt })
    await expect(stale).rejects.toThrow(ConflictError)
  })

  test('no price is rounded down to 0, which would hide it', async () => {
    const added = await addMenu(member, { name: 'Summer' })
    const { id } = await addDish(member, added.id, { ...dishForm, price: '0.40' })
    const menu = { name: 'Summer', currency: 'JPY', menuVersion: menuVersion(added) }
    await updateMenu(member, added.id, menu)
    expect((await getDish(member, id)).priceMinor).toBe(1)
  })

  test('keeps its currency if a price is too large for the new one', async () => {
    const added = await addMenu(member, { name: 'Summer' })
    const { id } = added
    const expensive = await addDish(member, id, { ...dishForm, price: '1000001' })
    const update = updateMenu(member, id, {
      name: 'Summer',
      currency: 'KWD',
      menuVersion: menuVersion(added),
    })
    expect(await rejectedFields(update)).toEqual({ currency: 'currency_prices_too_large' })
    expect(await getDish(member, expensive.id)).toEqual(expensive)
  })

  test('has an assistant from the start, and keeps it when its AI settings are saved', async () => {
    const added = await addMenu(member, { name: 'Summer' })
    expect(added.assistantId).not.toBeNull()
    const first = await saveAiSettings(member, added.id, {
      aiContext: ' A fish place. ',
      aiMenuInstructions: '',
      aiVersion: aiVersion(added),
    })
    expect(first).toMatchObject({ aiContext: 'A fish place.', aiMenuInstructions: '' })
    expect(first.assistantId).toBe(added.assistantId)
    expect(first.updatedAt.getTime()).toBeGreaterThan(added.updatedAt.getTime())
    const read = { aiVersion: aiVersion(first) }
    const second = await saveAiSettings(member, added.id, { aiMenuInstructions: 'x', ...read })
    expect(second).toMatchObject({ assistantId: first.assistantId, aiContext: '' })
    const tooLong = saveAiSettings(member, added.id, { aiContext: 'x'.repeat(4_001), ...read })
    expect(await rejectedFields(tooLong)).toEqual({ aiContext: 'field_too_long' })
  })

  test('that was changed in one tab is not overwritten from another; saving a dish does not conflict', async () => {
    const added = await addMenu(member, { name: 'Summer' })
    const { id } = added
    await addDish(member, id, dishForm)
    const save = (name: string, read: Menu) =>
      updateMenu(member, id, { name, currency: 'TRY', menuVersion: menuVersion(read) })
    await save('Zero', added)
    await expectOneTabWins(
      () => getMenu(member, id),
      // A new name: saving the stored values again wouldn't make other forms stale.
      (read, name) => save(`${name} ${crypto.randomUUID()}`, read),
    )
    const saveAi = (aiContext: string, read: Menu) =>
      saveAiSettings(member, id, { aiContext, aiVersion: aiVersion(read) })
    const saved = await saveAi('Fish.', added)
    await expect(saveAi('Meat.', added)).rejects.toThrow(ConflictError)
    await save('Autumn', saved)
  })

  test('is counted, then deleted with its contents', async () => {
    const { id } = await addMenu(member, { name: 'Summer' })
    await addMenu(member, { name: 'Winter' })
    await addCategory(member, id, { name: 'Soups' })
    const { id: dishId } = await addDish(member, id, dishForm)
    await addDish(member, id, dishForm)
    await setDishImage(member, dishId, async () => '/images/x.webp')
    expect(await countMenuContents(member, id)).toEqual({
      categories: 1,
      dishes: 2,
      restaurants: 0,
    })
    expect(await deleteMenu(member, id)).toEqual({ dishIds: [], restaurantIds: [] })
    expect(await namesInOrder()).toEqual(['Winter'])
    await expect(listDishes(member, id)).rejects.toThrow('menu_not_found')
  })
})

describe('a copy of a menu', () => {
  test('has everything except the pictures, which the caller copies, and new ids', async () => {
    const added = await addMenu(member, { name: 'x'.repeat(119) })
    const { id } = added
    await saveAiSettings(member, id, { aiContext: 'Fish.', aiVersion: aiVersion(added) })
    const main = await addCategory(member, id, { name: 'Mains' })
    const sub = await addCategory(member, id, { name: 'Grills', parentId: main.id })
    const inGrills = { mainCategoryId: main.id, subCategoryId: sub.id }
    const first = await addDish(member, id, {
      ...dishForm,
      ...inGrills,
      tags: 'vegan',
      price: '5',
    })
    await addDish(member, id, dishForm)
    await setDishImage(member, first.id, async () => '/images/x.webp')

    const { menu, imageCopies } = await duplicateMenu(member, id, ' (copy)')
    const original = await getMenu(member, id)
    expect(menu).toMatchObject({ aiContext: 'Fish.', position: 1, currency: 'TRY' })
    expect(menu.name).toBe(`${'x'.repeat(113)} (copy)`)
    expect(menu.assistantId).not.toBeNull()
    expect(menu.assistantId).not.toBe(original.assistantId)
    const [mains, grills] = await listCategories(member, menu.id)
    expect(mains).toMatchObject({ name: 'Mains', parentId: null })
    expect(grills).toMatchObject({ name: 'Grills', parentId: mains?.id })
    const copies = await listDishes(member, menu.id)
    expect(copies).toHaveLength(2)
    expect(copies[0]).toMatchObject({
      name: 'Humus',
      tags: ['vegan'],
      sizes: [{ priceMinor: 500 }],
      imageUrl: null,
      mainCategoryId: mains?.id,
      subCategoryId: grills?.id,
    })
    expect(imageCopies).toEqual([{ fromDishId: first.id, toDishId: copies[0]?.id }])
  })

  test('may have thousands of dishes', async () => {
    const { id } = await addMenu(member, { name: 'Long' })
    await database.query(
      `insert into dishes (owner_id, menu_id, name, position)
       select $1, $2, 'Dish ' || n, n from generate_series(0, 1999) n`,
      [ownerId, id],
    )
    const { menu } = await duplicateMenu(member, id, ' 2')
    expect((await listDishes(member, menu.id)).map(({ name }) => name)).toEqual(
      Array.from({ length: 2_000 }, (_, n) => `Dish ${n}`),
    )
  })
})

describe('the order of menus', () => {
  test('has no position twice after concurrent additions, copies and deletions', async () => {
    const { id } = await addMenu(member, { name: 'first' })
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, n) => addMenu(member, { name: `${n}` })),
    )
    await Promise.all([
      ...added.slice(0, 6).map((menu) => deleteMenu(member, menu.id)),
      ...['a', 'b', 'c'].map((suffix) => duplicateMenu(member, id, suffix)),
    ])
    expect(await namesInOrder()).toHaveLength(10)
  })

  test('is rewritten as a whole, and only if something moved', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c']) ids.push((await addMenu(member, { name })).id)
    expect(await reorderMenus(member, { ids })).toBe(false)
    expect(await reorderMenus(member, { ids: ids.toReversed() })).toBe(true)
    expect(await namesInOrder()).toEqual(['c', 'b', 'a'])
    await addMenu(member, { name: 'd' })
    await expect(reorderMenus(member, { ids })).rejects.toThrow(
      new ConflictError('order_changed_elsewhere'),
    )
  })
})
