import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../../tests/database.ts'
import { sampleTemplate } from '../../../../tests/sample.ts'
import { determineStates } from '../../dietary/dish-state.ts'
import { getAssistantMenu } from '../../guest-page/get-assistant-menu.ts'
import { allDishes } from '../../guest-menu/guest-menu.ts'
import { addMenu } from '../../menus/add-menu.ts'
import { readFile } from '../files/read-file.ts'
import { getImport } from '../get-import.ts'
import { publishImport } from '../publish-import.ts'
import { startImport } from '../start-import.ts'
import { exportMenu } from './export-menu.ts'
import { exportKinds, writeExport } from './write-export.ts'
import { ownerMember } from '../../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let samples: { ownerId: string; menuId: string; currency: string }[]

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), sampleTemplate)
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  const rows = await database.query('select owner_id, id, currency from menus order by position')
  samples = rows.map(({ owner_id: ownerId, id, currency }) => ({
    ownerId: String(ownerId),
    menuId: String(id),
    currency: String(currency),
  }))
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

const everything = { acceptsDoubts: true, acceptsCurrency: true, keepsClaims: true, deletes: [] }

/** What every dish of a menu contains or may contain, and is said to be free of, without statements. */
async function factsOf(ownerId: string, menuId: string) {
  const { menu } = await getAssistantMenu(ownerMember(ownerId), menuId)
  return allDishes(menu).map((dish) => {
    const { optionGroups = [] } = dish
    const groups = optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, stated: {} })),
    }))
    const states = determineStates({ ...dish, stated: {}, optionGroups: groups })
    return [dish.name, ...[...states].map(([fact, { state }]) => `${fact} ${state}`)]
  })
}

test.each(exportKinds)('both samples are the same after export and import as %s', async (kind) => {
  expect(samples.length).toBeGreaterThan(1)
  for (const { ownerId, menuId, currency } of samples) {
    const exported = await exportMenu(ownerMember(ownerId), menuId)
    const source = await readFile(await writeExport(kind, exported))
    const file = { fileName: `menu.${kind}`, source }

    const again = await startImport(ownerMember(ownerId), menuId, file)
    const { counts } = await getImport(ownerMember(ownerId), menuId, again, 0, 'tr')
    const { length } = exported.dishes
    expect(counts).toMatchObject({ unchanged: length, new: 0, changed: 0, missing: 0, broken: 0 })
    await publishImport(ownerMember(ownerId), menuId, again, everything, 'tr')
    expect(await exportMenu(ownerMember(ownerId), menuId)).toEqual(exported)

    const copy = (await addMenu(ownerMember(ownerId), { name: exported.name })).id
    await database.query('update menus set currency = $2, language = $3 where id = $1', [
      copy,
      currency,
      exported.language,
    ])
    const intoCopy = await startImport(ownerMember(ownerId), copy, file)
    await publishImport(ownerMember(ownerId), copy, intoCopy, everything, 'tr')
    expect(await exportMenu(ownerMember(ownerId), copy)).toEqual(exported)
    expect(await factsOf(ownerId, copy)).toEqual(await factsOf(ownerId, menuId))
    await database.query('delete from menus where id = $1', [copy])
  }
})
