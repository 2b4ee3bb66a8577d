import { expect, test } from 'vitest'
import { InvalidFieldsError, NotFoundError } from '../../errors.ts'
import { readPasted } from '../files/read-file.ts'
import {
  dishesOnMenu,
  getTestImport,
  member,
  menuId,
  menuText,
  publishTestImport,
  startTestImport,
  useOwnerWithMenu,
} from '../import.fixture.ts'
import { maxEditedLength } from '../limits.ts'
import { saveRow } from '../save-row.ts'
import { startImport, startTyping } from '../start-import.ts'
import type { TextSource } from './correct-source.ts'
import { getText } from './get-text.ts'
import { previewText } from './preview-text.ts'
import { saveText } from './save-text.ts'

useOwnerWithMenu()

const typed = 'ÇORBALAR\nMercimek çorbası 95\nEzogelin 90,50\n\nİÇECEKLER\nÇay 1.250\n'

const photo: TextSource = {
  kind: 'text',
  text: 'Mercimek 95\nEzogelim 90,50',
  layout: {
    pages: [{ width: 800, height: 1000 }],
    arePictures: true,
    boxes: [
      [0, 8, 0, 10, 10, 200, 30, 95],
      [9, 11, 0, 600, 10, 60, 30, 95],
      [12, 20, 0, 10, 50, 200, 30, 41],
      [21, 26, 0, 600, 50, 60, 30, 95],
    ],
  },
}
const startPhoto = () => startImport(member, menuId, { fileName: 'menu.jpg', source: photo })

test('a menu typed beside a picture that can’t be read becomes its dishes', async () => {
  const importId = await startTyping(member, menuId, {
    importId: crypto.randomUUID(),
    fileName: 'menu.jpg',
    source: { ...photo, text: '', layout: { pages: [], arePictures: true, boxes: [] } },
  })
  expect((await getTestImport(importId)).dishes).toEqual([])
  await saveText(member, menuId, importId, typed)
  const { dishes, counts } = await getTestImport(importId)
  expect(dishes.map(({ texts, doubts, isTyped }) => [texts['name'], doubts, isTyped])).toEqual([
    ['Mercimek çorbası', [], true],
    ['Ezogelin', [], true],
    ['Çay', [], true],
  ])
  expect(counts).toMatchObject({ open: 0, unread: 0 })
  await publishTestImport(importId)
  expect(await dishesOnMenu()).toEqual([
    ['ÇORBALAR', 'Mercimek çorbası', 9_500],
    ['ÇORBALAR', 'Ezogelin', 9_050],
    ['İÇECEKLER', 'Çay', 125_000],
  ])
})

test('of a corrected picture, each dish has its place or is the owner’s', async () => {
  const importId = await startPhoto()
  expect((await getTestImport(importId)).dishes[0]).toMatchObject({ doubts: ['unclear'] })
  const text = 'ÇORBALAR\nMercimek 95\nEzogelin 90,50\nDüğün 110'
  const preview = await previewText(member, menuId, importId, text, 'tr')
  expect(preview).toEqual({
    dishes: [
      expect.objectContaining({ line: 1, name: 'Mercimek', prices: ['95,00'], doubts: [] }),
      expect.objectContaining({ line: 2, category: 'ÇORBALAR', name: 'Ezogelin', doubts: [] }),
      expect.objectContaining({ line: 3, name: 'Düğün', prices: ['110,00'], region: null }),
    ],
    unread: [],
  })
  expect(preview.dishes[1]?.region).toEqual({ page: 0, x: 600, y: 50, width: 60, height: 30 })
  expect((await getText(member, menuId, importId)).text).toBe(photo.text)
  await saveText(member, menuId, importId, text)
  const { dishes } = await getTestImport(importId)
  expect(dishes.map(({ texts, isTyped }) => [texts['name'], isTyped])).toEqual([
    ['Mercimek', false],
    ['Ezogelin', false],
    ['Düğün', true],
  ])
})

test('what was typed into a dish or left out stays, unless its line was changed', async () => {
  const importId = await startTestImport('Mercimek 95\nEzogelin 90\nAyran 20')
  const { dishes } = await getTestImport(importId)
  const id = (name: string) => dishes.find(({ texts }) => texts['name'] === name)?.id ?? ''
  const change = (form: Readonly<Record<string, string>>) =>
    saveRow(member, menuId, importId, form, 'tr')
  await change({ row: id('Mercimek'), price: '99' })
  await change({ row: id('Ezogelin'), price: '91' })
  await change({ row: id('Ayran'), leaveOut: 'on' })
  await saveText(member, menuId, importId, 'ÇORBALAR\nMercimek 95\nEzogelin 92\nAyran 20')
  await publishTestImport(importId)
  expect(await dishesOnMenu()).toEqual([
    ['ÇORBALAR', 'Mercimek', 9_900],
    ['ÇORBALAR', 'Ezogelin', 9_200],
  ])
})

test('a text without dishes, or one that is too long, changes nothing', async () => {
  const importId = await startPhoto()
  const before = await getTestImport(importId)
  for (const text of ['', 'Her gün açığız', 'a'.repeat(maxEditedLength + 1)]) {
    await expect(saveText(member, menuId, importId, text)).rejects.toThrow(InvalidFieldsError)
  }
  expect(await getTestImport(importId)).toEqual(before)
})

test('a table has no text to correct', async () => {
  const importId = await startImport(member, menuId, {
    fileName: 'menu.csv',
    source: await readPasted(menuText),
  })
  await expect(saveText(member, menuId, importId, 'Mercimek 95')).rejects.toThrow(NotFoundError)
  await expect(getText(member, menuId, importId)).rejects.toThrow(NotFoundError)
})
