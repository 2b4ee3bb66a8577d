import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { InvalidInputError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { readPasted } from './files/read-file.ts'
import { getImport } from './get-import.ts'
import { publishImport } from './publish-import.ts'
import type { MenuReading } from './recognise/reading.ts'
import { saveRow } from './save-row.ts'
import type { ImportSource, Read } from './source.ts'
import { startImport } from './start-import.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let member: Member
let menuId: string

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})
beforeEach(async () => {
  member = ownerMember(await seedOwner(database))
  menuId = (await addMenu(member, { name: 'Summer' })).id
})

const everything = { acceptsDoubts: true, acceptsCurrency: true, keepsClaims: false, deletes: [] }

/** A source, and what a reader that invents has made of it. */
const inventedReading = fc
  .record({
    words: fc.array(fc.stringMatching(/^[A-Za-zçğıöşü]{2,9}$/), { minLength: 4, maxLength: 12 }),
    numbers: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 6 }),
    isTable: fc.boolean(),
    lies: fc.array(
      fc.record({
        kind: fc.constantFrom(
          'true',
          'shifted',
          'cut',
          'grown',
          'other text',
          'nowhere',
          'swapped',
        ),
        word: fc.nat(),
        number: fc.nat(),
        by: fc.integer({ min: -3, max: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ words, numbers, isTable, lies }) => {
    const lines = words.map((word, index) => `${word} ${numbers[index % numbers.length] ?? 1}`)
    const source: ImportSource = isTable
      ? { kind: 'table', cells: lines.map((line) => [line]), formulas: [] }
      : { kind: 'text', text: lines.join('\n') }
    const dishes = lies.map(({ kind, word, number, by }, line) => {
      const lie = (text: string, row: number, at: number): Read => {
        const offset = isTable ? 0 : lines.slice(0, row).join('\n').length + (row > 0 ? 1 : 0)
        const place = isTable ? { cell: [row, 0] as const } : {}
        const [from, to] = [offset + at, offset + at + text.length]
        switch (kind) {
          case 'shifted':
            return { text, at: { ...place, start: from + by, end: to + by } }
          case 'cut':
            return { text: text.slice(1), at: { ...place, start: from + 1, end: to } }
          case 'grown':
            return { text: `${text}0`, at: { ...place, start: from, end: to + 1 } }
          case 'other text':
            return { text: `${text}x9`, at: { ...place, start: from, end: to } }
          case 'nowhere':
            return { text, at: { cell: [999, 0], start: -1, end: 1e9 } }
          default:
            return { text, at: { ...place, start: from, end: to } }
        }
      }
      const row = word % words.length
      const priced = kind === 'swapped' ? number % words.length : row
      const [name = '', price = ''] = [lines[row]?.split(' ')[0], lines[priced]?.split(' ')[1]]
      return {
        line,
        values: {
          name: lie(name, row, 0),
          price: lie(price, priced, (lines[priced]?.length ?? 0) - price.length),
        },
        doubts: [],
      }
    })
    const reading: MenuReading = {
      columns: null,
      dishes,
      style: { mark: undefined, currency: undefined },
    }
    return { source, reading, words, numbers }
  })

test('of 50 imports by a reader that invents, no invented name or price is published', async () => {
  let published = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(inventedReading, async ({ source, reading, words, numbers }) => {
      const target = (await addMenu(member, { name: 'Menu' })).id
      const importId = await startImport(member, target, { fileName: '', source, reading })
      const draft = await getImport(member, target, importId, 0, 'en')
      for (const { id, errors } of draft.dishes) {
        if (Object.keys(errors).length === 0) continue
        refused++
        await saveRow(member, target, importId, { row: id, leaveOut: 'on' }, 'en')
      }
      await publishImport(member, target, importId, everything, 'en')
      const prices = new Set(numbers.map((number) => number * 100))
      for (const { name, sizes } of await listDishes(member, target)) {
        published++
        expect(words).toContain(name)
        for (const { priceMinor } of sizes) {
          if (priceMinor !== null) expect(prices).toContain(priceMinor)
        }
      }
      await database.query('delete from menus where id = $1', [target])
    }),
    { numRuns: 50 },
  )
  expect(published).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(20)
})

test('what is stored as a place can’t be made to say something else', async () => {
  const importId = await startImport(member, menuId, {
    fileName: '',
    source: await readPasted('Soup 1450\nCake 90\n'),
  })
  await database.query(
    `update menu_import_rows set values = jsonb_set(values, '{price,at,end}', '7') where import_id = $1 and position = 0`,
    [importId],
  )
  const [soup] = (await getImport(member, menuId, importId, 0, 'en')).dishes
  expect(soup?.errors['price']?.messageKey).toBe('import_not_in_source')
  await expect(publishImport(member, menuId, importId, everything, 'en')).rejects.toThrow(
    new InvalidInputError('import_broken', { count: 1 }),
  )
})
