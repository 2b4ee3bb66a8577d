import { describe, expect, test } from 'vitest'
import { dishForm } from '../../../tests/fixtures/owner-world.ts'
import { listDeleted } from '../deleted/list-deleted.ts'
import { addDish } from '../dishes/add-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { restore } from '../undo/restore.ts'
import {
  database,
  menuText,
  menuId,
  dishesOnMenu,
  member,
  getTestImport,
  publishTestImport,
  startTestImport,
  useOwnerWithMenu,
} from './import.fixture.ts'

useOwnerWithMenu()

describe('importing again', () => {
  test('shows what is new, changed and missing, also after the owner has renamed a dish', async () => {
    await publishTestImport(await startTestImport(menuText))
    const [soup, , kebab] = await listDishes(member, menuId)
    await database.query(`update dishes set name = 'Adana Kebap' where id = $1`, [kebab?.id])
    await addDish(member, menuId, dishForm)
    const again = await startTestImport(
      menuText.replace('95,00', '99,00').replace(';Ezogelin;90,50\n', ';Tarhana;80\n'),
    )
    const { counts, missing, dishes } = await getTestImport(again)
    expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, missing: 2 })
    expect(missing.map(({ name }) => name)).toEqual(['Ezogelin', 'Humus'])
    expect(dishes.find(({ kind }) => kind === 'changed')?.changes).toEqual(['sizes'])
    const deletes = missing.filter(({ name }) => name === 'Ezogelin').map(({ id }) => id)
    const result = await publishTestImport(again, { deletes: [...deletes, soup?.id ?? ''] })
    expect(result).toMatchObject({ added: 1, changed: 1, deleted: 1 })
    expect(await dishesOnMenu()).toEqual([
      ['Çorbalar', 'Mercimek', 9_900],
      ['Kebaplar', 'Adana Kebap', 124_500],
      ['', 'Humus', null],
      ['Çorbalar', 'Tarhana', 8_000],
    ])
  })

  test('adds each dish once, also of two drafts that are published at the same time', async () => {
    const drafts = [await startTestImport(menuText), await startTestImport(menuText)]
    const results = await Promise.all(drafts.map((draft) => publishTestImport(draft)))
    expect(results.map(({ added }) => added).toSorted()).toEqual([0, 3])
    expect(await dishesOnMenu()).toHaveLength(3)
  })

  test('deletes what its owner ticks, all together, and restores it', async () => {
    await publishTestImport(await startTestImport(menuText))
    const before = await dishesOnMenu()
    const again = await startTestImport('Kategori;Ürün;Fiyat\nKebaplar;Adana;1.245,00\n')
    const { missing } = await getTestImport(again)
    await publishTestImport(again, { deletes: missing.map(({ id }) => id) })
    expect(await dishesOnMenu()).toHaveLength(1)
    const [deleted] = (await listDeleted(member)).items
    expect(deleted).toMatchObject({ kind: 'dish', count: 2, names: ['Mercimek', 'Ezogelin'] })
    const deletedAt = new Date(deleted?.deletedAt ?? '')
    expect(await restore(member, { kind: 'dishes', id: menuId, deletedAt })).toMatchObject({
      count: 2,
    })
    expect(await dishesOnMenu()).toEqual(before)
  })

  test('leaves alone what the file doesn’t have, and voids what no longer holds', async () => {
    const { id } = await addDish(member, menuId, {
      ...dishForm,
      description: 'Cold.',
      price: '5',
      calories: '300',
      fact_nuts: 'free',
    })
    const statements = () =>
      database.query('select voided_at is null as valid from dish_facts where dish_id = $1', [id])
    await publishTestImport(await startTestImport('Name;Price\nHumus;6\nCake;4\n'))
    expect(await getDish(member, id)).toMatchObject({
      description: 'Cold.',
      ingredients: ['chickpeas', 'tahini'],
      priceMinor: 600,
      calories: 300,
    })
    expect(await statements()).toEqual([{ valid: true }])
    await publishTestImport(
      await startTestImport('Name;Description;Price\nHumus;chickpeas, garlic;6\nCake;x;4\n'),
    )
    expect((await getDish(member, id)).ingredients).toEqual(['chickpeas', 'tahini'])
    await publishTestImport(
      await startTestImport('Name;Ingredients;Price\nHumus;chickpeas, walnuts;6\nCake;flour;4\n'),
    )
    expect(await statements()).toEqual([{ valid: false }])
  })
})
