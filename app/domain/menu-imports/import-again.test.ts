import { describe, expect, test } from 'vitest'
import { dishForm } from '../../../tests/fixtures/owner-world.ts'
import { listDeleted } from '../deleted/list-deleted.ts'
import { addDish } from '../dishes/add-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { restore } from '../undo/restore.ts'
import {
  database,
  menu,
  menuId,
  onMenu,
  ownerId,
  page,
  publish,
  start,
  useOwnerWithMenu,
} from './import.fixture.ts'

useOwnerWithMenu()

describe('importing again', () => {
  test('shows what is new, changed and missing, also after the owner has renamed a dish', async () => {
    await publish(await start(menu))
    const [soup, , kebab] = await listDishes(ownerId, menuId)
    await database.query(`update dishes set name = 'Adana Kebap' where id = $1`, [kebab?.id])
    await addDish(ownerId, menuId, dishForm)
    const again = await start(
      menu.replace('95,00', '99,00').replace(';Ezogelin;90,50\n', ';Tarhana;80\n'),
    )
    const { counts, missing, dishes } = await page(again)
    expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, missing: 2 })
    expect(missing.map(({ name }) => name)).toEqual(['Ezogelin', 'Humus'])
    expect(dishes.find(({ kind }) => kind === 'changed')?.changes).toEqual(['sizes'])
    const deletes = missing.filter(({ name }) => name === 'Ezogelin').map(({ id }) => id)
    const result = await publish(again, { deletes: [...deletes, soup?.id ?? ''] })
    expect(result).toMatchObject({ added: 1, changed: 1, deleted: 1 })
    expect(await onMenu()).toEqual([
      ['Çorbalar', 'Mercimek', 9_900],
      ['Kebaplar', 'Adana Kebap', 124_500],
      ['', 'Humus', null],
      ['Çorbalar', 'Tarhana', 8_000],
    ])
  })

  test('deletes what its owner ticks, all together, and restores it', async () => {
    await publish(await start(menu))
    const before = await onMenu()
    const again = await start('Kategori;Ürün;Fiyat\nKebaplar;Adana;1.245,00\n')
    const { missing } = await page(again)
    await publish(again, { deletes: missing.map(({ id }) => id) })
    expect(await onMenu()).toHaveLength(1)
    const [deleted] = (await listDeleted(ownerId)).items
    expect(deleted).toMatchObject({ kind: 'dish', count: 2, names: ['Mercimek', 'Ezogelin'] })
    const deletedAt = new Date(deleted?.deletedAt ?? '')
    expect(await restore(ownerId, { kind: 'dishes', id: menuId, deletedAt })).toMatchObject({
      count: 2,
    })
    expect(await onMenu()).toEqual(before)
  })

  test('leaves alone what the file doesn’t have, and voids what no longer holds', async () => {
    const { id } = await addDish(ownerId, menuId, {
      ...dishForm,
      description: 'Cold.',
      price: '5',
      calories: '300',
      fact_nuts: 'free',
    })
    const stated = () =>
      database.query('select voided_at is null as valid from dish_facts where dish_id = $1', [id])
    await publish(await start('Name;Price\nHumus;6\nCake;4\n'))
    expect(await getDish(ownerId, id)).toMatchObject({
      description: 'Cold.',
      ingredients: ['chickpeas', 'tahini'],
      priceMinor: 600,
      calories: 300,
    })
    expect(await stated()).toEqual([{ valid: true }])
    await publish(await start('Name;Description;Price\nHumus;chickpeas, garlic;6\nCake;x;4\n'))
    expect((await getDish(ownerId, id)).ingredients).toEqual(['chickpeas', 'tahini'])
    await publish(await start('Name;Ingredients;Price\nHumus;chickpeas, walnuts;6\nCake;flour;4\n'))
    expect(await stated()).toEqual([{ valid: false }])
  })
})
