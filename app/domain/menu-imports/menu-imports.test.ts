import { ownerMember } from '../../../tests/fixtures/owner-member.ts'
import { describe, expect, test } from 'vitest'
import { seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { deleteExpired } from '../accounts/delete-expired.ts'
import { listCategories } from '../categories/list-categories.ts'
import { listDeleted } from '../deleted/list-deleted.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import {
  InvalidFieldsError,
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
} from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { restore } from '../undo/restore.ts'
import { cancelImport } from './cancel-import.ts'
import { chooseColumns } from './choose-columns.ts'
import { findDrafts } from './find-drafts.ts'
import { getImport } from './get-import.ts'
import {
  database,
  acceptEverything,
  menuText,
  menuId,
  dishesOnMenu,
  member,
  getTestImport,
  publishTestImport,
  startTestImport,
  useOwnerWithMenu,
} from './import.fixture.ts'
import { listImports } from './list-imports.ts'
import { publishImport } from './publish-import.ts'
import { saveRow } from './save-row.ts'
import type { ImportSource } from './source.ts'
import { startImport } from './start-import.ts'

useOwnerWithMenu()

describe('a draft', () => {
  test('changes nothing until it is published, and then adds all its dishes', async () => {
    const importId = await startTestImport(menuText)
    expect(await dishesOnMenu()).toEqual([])
    expect((await getTestImport(importId)).counts).toMatchObject({
      new: 3,
      open: 0,
      broken: 0,
      missing: 0,
    })
    expect(await publishTestImport(importId)).toMatchObject({ added: 3, changed: 0, deleted: 0 })
    expect(await dishesOnMenu()).toEqual([
      ['Çorbalar', 'Mercimek', 9_500],
      ['Çorbalar', 'Ezogelin', 9_050],
      ['Kebaplar', 'Adana', 124_500],
    ])
    await expect(publishTestImport(importId)).rejects.toThrow(new NotFoundError('import_not_found'))
  })

  test('shows where each value stands', async () => {
    const { dishes } = await getTestImport(
      await startTestImport('SOUPS\nLentil soup 5.50\nCake 4\n'),
    )
    expect(dishes[0]?.excerpt).toEqual([
      { heading: '', text: 'SOUPS', marks: [{ field: 'category', start: 0, end: 5 }] },
      {
        heading: '',
        text: 'Lentil soup 5.50',
        marks: [
          { field: 'name', start: 0, end: 11 },
          { field: 'price', start: 12, end: 16 },
        ],
      },
    ])
    const table = await getTestImport(await startTestImport(menuText))
    expect(table.dishes[1]?.excerpt).toEqual([
      { heading: 'Kategori', text: 'Çorbalar', marks: [{ field: 'category', start: 0, end: 8 }] },
      { heading: 'Ürün', text: 'Ezogelin', marks: [{ field: 'name', start: 0, end: 8 }] },
      { heading: 'Fiyat', text: '90,50', marks: [{ field: 'price', start: 0, end: 5 }] },
    ])
  })

  test('with errors or doubts is published once its owner has settled them', async () => {
    const importId = await startTestImport('Name;Price\nSoup;1.250\n;7\nTea;5 / 7\n')
    const { dishes, counts } = await getTestImport(importId)
    expect(counts).toMatchObject({ broken: 2, open: 2 })
    expect(dishes.map(({ doubts, errors }) => [doubts, Object.keys(errors).toSorted()])).toEqual([
      [[], ['name']],
      [['several_prices'], ['sizeName', 'sizeName2']],
      [['price_ambiguous'], []],
    ])
    await expect(publishTestImport(importId)).rejects.toThrow(
      new InvalidInputError('import_broken', { count: 2 }),
    )
    const [nameless, tea, soup] = dishes.map(({ id }) => id)
    const save = (row: string | undefined, form: Record<string, string>) =>
      saveRow(member, menuId, importId, { row: row ?? '', ...form }, 'en')
    await expect(save(nameless, { name: ' ' })).rejects.toBeInstanceOf(InvalidFieldsError)
    await expect(save(soup, { price: 'much' })).rejects.toBeInstanceOf(InvalidFieldsError)
    await save(nameless, { leaveOut: 'on' })
    await save(tea, { sizeName: 'Glass', sizeName2: 'Mug', price2: '7.50' })
    await expect(publishTestImport(importId, { acceptsDoubts: false })).rejects.toThrow(
      new InvalidInputError('import_doubts', { count: 1 }),
    )
    await save(soup, { name: 'Soup', price: '1,250.00' })
    await publishTestImport(importId, { acceptsDoubts: false })
    expect(await dishesOnMenu()).toEqual([
      ['', 'Soup', 125_000],
      ['', 'Tea', 500, 750],
    ])
  })

  test('has a doubt about a dish without a price, or of 0, and publishes it once it is confirmed', async () => {
    const importId = await startTestImport(
      'Group;Name;Price\nHot;Soup;\nHot;Cake;0,00\nHot;Tea;5\n',
    )
    const { dishes } = await getTestImport(importId)
    expect(dishes.map(({ doubts }) => doubts)).toEqual([['no_price'], ['price_zero'], []])
    await expect(publishTestImport(importId, { acceptsDoubts: false })).rejects.toThrow(
      new InvalidInputError('import_doubts', { count: 2 }),
    )
    await publishTestImport(importId)
    expect(await dishesOnMenu()).toEqual([
      ['Hot', 'Soup', null],
      ['Hot', 'Cake', null],
      ['Hot', 'Tea', 500],
    ])
  })

  test('has a doubt about a dish that is in a category twice, until one is left out', async () => {
    const importId = await startTestImport('Group;Name;Price\nHot;Soup;5\nHot;SOUP;6\n')
    const { dishes } = await getTestImport(importId)
    expect(dishes.map(({ doubts }) => doubts)).toEqual([['duplicate_name'], ['duplicate_name']])
    await saveRow(member, menuId, importId, { row: dishes[1]?.id ?? '', leaveOut: 'on' }, 'en')
    await publishTestImport(importId, { acceptsDoubts: false })
    expect(await dishesOnMenu()).toEqual([['Hot', 'Soup', 500]])
  })

  test('is read again with other columns, and keeps what its owner typed', async () => {
    const importId = await startTestImport('Dish;Note;Price\nSoup;hot;5\nCake;cold;4\n')
    const [soup, cake] = (await getTestImport(importId)).dishes
    const form = { row: soup?.id ?? '', name: 'Lentil soup' }
    await saveRow(member, menuId, importId, form, 'en')
    await saveRow(member, menuId, importId, { row: cake?.id ?? '', leaveOut: 'on' }, 'en')
    await chooseColumns(member, menuId, importId, ['name', 'description', 'price'])
    const { dishes, columns } = await getTestImport(importId)
    expect(columns?.map(({ role }) => role)).toEqual(['name', 'description', 'price'])
    expect(
      dishes.map(({ texts, isLeftOut }) => [texts['name'], texts['description'], isLeftOut]),
    ).toEqual([
      ['Lentil soup', 'hot', false],
      ['Cake', 'cold', true],
    ])
  })

  test('in another currency is published only if its owner says so', async () => {
    const importId = await startTestImport('Soup €5.50\nCake €4\n')
    const publishing = publishTestImport(importId, { acceptsCurrency: false })
    await expect(publishing).rejects.toThrow(
      new InvalidInputError('import_currency', { file: 'EUR', menu: 'TRY' }),
    )
    expect(await dishesOnMenu()).toEqual([])
    await publishTestImport(importId)
    expect(await dishesOnMenu()).toHaveLength(2)
  })

  test('is published as a whole or not at all', async () => {
    await database.query(
      `insert into dishes (owner_id, menu_id, name, position)
       select $1, $2, n::text, n from generate_series(1, 1998) n`,
      [member.ownerId, menuId],
    )
    const importId = await startTestImport(menuText)
    await expect(publishTestImport(importId)).rejects.toBeInstanceOf(LimitReachedError)
    expect(await listDishes(member, menuId)).toHaveLength(1_998)
    expect(await listCategories(member, menuId)).toEqual([])
    expect((await getTestImport(importId)).counts.new).toBe(3)
  })

  test('is cancelled, expires after 30 days, and belongs to its owner and menu', async () => {
    const [mine, old] = [await startTestImport(menuText), await startTestImport(menuText)]
    const stranger = await seedOwner(database)
    const other = (await addMenu(ownerMember(stranger), { name: 'Theirs' })).id
    const notFound = new NotFoundError('import_not_found')
    await expect(getImport(ownerMember(stranger), other, mine, 0, 'en')).rejects.toThrow(notFound)
    await expect(
      publishImport(ownerMember(stranger), other, mine, acceptEverything, 'en'),
    ).rejects.toThrow(notFound)
    await cancelImport(ownerMember(stranger), other, mine)
    expect((await listImports(member, menuId)).imports).toHaveLength(2)
    await database.query(
      `update menu_imports set created_at = now() - interval '31 days',
         updated_at = now() - interval '31 days' where id = $1`,
      [old],
    )
    await deleteExpired()
    expect((await listImports(member, menuId)).imports.map(({ id }) => id)).toEqual([mine])
    await cancelImport(member, menuId, mine)
    await expect(getTestImport(mine)).rejects.toThrow(notFound)
    await expect(publishTestImport(mine)).rejects.toThrow(notFound)
    // Its pictures are kept.
    expect(await findDrafts([mine, old])).toEqual([mine])
    await database.query(
      `update menu_imports set created_at = now() - interval '31 days' where id = $1`,
      [mine],
    )
    await deleteExpired()
    await restore(member, { kind: 'import', id: mine })
    await deleteExpired()
    expect(await publishTestImport(mine)).toMatchObject({ added: 3 })
    expect(await findDrafts([mine])).toEqual([])
    await cancelImport(member, menuId, mine)
    expect((await listDeleted(member)).items).toEqual([])
  })

  test('isn’t stored if its owner stops the reading', async () => {
    const source: ImportSource = { kind: 'text', text: 'Soup 5\n'.repeat(2_000) }
    const stopping = new AbortController()
    setImmediate(() => stopping.abort(new Error('stopped')))
    for (const signal of [stopping.signal, AbortSignal.abort(new Error('stopped'))]) {
      const starting = startImport(member, menuId, { fileName: '', source, signal })
      await expect(starting).rejects.toThrow('stopped')
    }
    expect((await listImports(member, menuId)).imports).toEqual([])
  })

  test('isn’t stored if it has no dishes, or there are too many drafts', async () => {
    await expect(startTestImport('We are open daily.')).rejects.toThrow(
      new InvalidInputError('import_no_dishes'),
    )
    for (let drafts = 0; drafts < 20; drafts++) await startTestImport(menuText)
    await expect(startTestImport(menuText)).rejects.toThrow(
      new LimitReachedError(undefined, 'imports_full', { max: 20 }),
    )
  })
})

describe('a file', () => {
  test('never says that a dish is free of something, unless the owner confirms its tags', async () => {
    const text = 'Name;Tags;Price\nSoup;gluten-free, spicy, vegan;5\nCake;nut free;4\n'
    const importId = await startTestImport(text)
    expect((await getTestImport(importId)).claims).toEqual([
      { tag: 'gluten-free', count: 1 },
      { tag: 'vegan', count: 1 },
      { tag: 'nut free', count: 1 },
    ])
    await publishTestImport(importId)
    expect((await listDishes(member, menuId)).map(({ tags }) => tags)).toEqual([['spicy'], []])
    await publishTestImport(await startTestImport(text), { keepsClaims: true })
    expect((await listDishes(member, menuId)).map(({ tags }) => tags)).toEqual([
      ['spicy', 'gluten-free', 'vegan'],
      ['nut free'],
    ])
  })

  test('with a formula is doubtful, and with a script is a text', async () => {
    const source: ImportSource = {
      kind: 'table',
      cells: [
        ['Name', 'Price'],
        ['<script>alert(1)</script>', '5'],
        ['=cmd()', '6'],
      ],
      formulas: ['1:1'],
    }
    const importId = await startImport(member, menuId, { fileName: '', source })
    expect((await getTestImport(importId)).dishes[0]?.doubts).toEqual(['formula'])
    await publishTestImport(importId)
    expect((await dishesOnMenu()).map(([, name]) => name)).toEqual([
      '<script>alert(1)</script>',
      '=cmd()',
    ])
  })

  test('of 500 dishes and 40 columns adds every dish with its price, and no other column', async () => {
    const others = Array.from({ length: 37 }, (_, n) => `Stock ${n}`)
    const dishes = Array.from({ length: 500 }, (_, n) => ({
      category: `Category ${Math.floor(n / 50)}`,
      name: `Dish number ${n}`,
      price: `${n + 1}.50`,
    }))
    const rows = dishes.map(({ category, name, price }, n) => [
      ...others.slice(0, 20).map((_, column) => `sku-${n}-${column}`),
      category,
      name,
      price,
      ...others.slice(20).map((_, column) => `bin-${n}-${column}`),
    ])
    const header = [...others.slice(0, 20), 'Category', 'Name', 'Price', ...others.slice(20)]
    const id = await startTestImport([header, ...rows].map((row) => row.join(';')).join('\n'))
    await publishTestImport(id)
    expect(await dishesOnMenu()).toEqual(
      dishes.map(({ category, name, price }) => [category, name, Number(price) * 100]),
    )
    const dishesWithTexts = await database.query(
      `select name from dishes where menu_id = $1 and description || ai_instructions <> ''`,
      [menuId],
    )
    expect(dishesWithTexts).toEqual([])
  })
})
