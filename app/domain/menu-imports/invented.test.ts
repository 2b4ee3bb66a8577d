import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { inventedImports, publishInvented } from '../../../evals/imports/inventing-reader.ts'
import { seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { InvalidInputError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { readPasted } from './files/read-file.ts'
import { getImport } from './get-import.ts'
import { publishImport } from './publish-import.ts'
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

test('of 50 imports by a reader that invents, no invented name or price is published', async () => {
  let published = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(inventedImports, async (invented) => {
      const result = await publishInvented(member, invented)
      expect(result).toMatchObject({ invented: [], mispaired: [] })
      published += result.published
      refused += result.refused
    }),
    // `npm run evals -- inventions` runs 1,000.
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
