import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedOwner } from '../../../tests/fixtures/owner-world.ts'
import { listCategories } from '../categories/list-categories.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { addMenu } from '../menus/add-menu.ts'
import { readPasted } from './files/read-file.ts'
import { getImport } from './get-import.ts'
import { publishImport, type PublishOptions } from './publish-import.ts'
import { startImport } from './start-import.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

export let database: TestDatabase
export let member: Member
export let menuId: string

/** Gives each test of a file an owner with an empty menu. */
export function useOwnerWithMenu(): void {
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
}

export const acceptEverything: PublishOptions = {
  acceptsDoubts: true,
  acceptsCurrency: true,
  keepsClaims: false,
  deletes: [],
}
export const startTestImport = async (text: string) =>
  startImport(member, menuId, { fileName: 'menu.csv', source: await readPasted(text) })
export const getTestImport = (importId: string) => getImport(member, menuId, importId, 0, 'en')
export const publishTestImport = (importId: string, options: Partial<PublishOptions> = {}) =>
  publishImport(member, menuId, importId, { ...acceptEverything, ...options }, 'en')

/** The dishes of the menu with their prices. */
export async function dishesOnMenu() {
  const names = new Map((await listCategories(member, menuId)).map(({ id, name }) => [id, name]))
  return (await listDishes(member, menuId)).map(({ name, mainCategoryId, sizes }) => [
    names.get(mainCategoryId ?? '') ?? '',
    name,
    ...sizes.map(({ priceMinor }) => priceMinor),
  ])
}

export const menuText = `Kategori;Ürün;Fiyat
Çorbalar;Mercimek;95,00
;Ezogelin;90,50
Kebaplar;Adana;1.245,00
`
