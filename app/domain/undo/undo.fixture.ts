import { afterEach, beforeEach, inject } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { listDeleted } from '../deleted/list-deleted.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'

export let database: TestDatabase
/** Two owners with a world each; tests delete from `a`. */
export let a: World
export let b: World

/** Gives each test of a file a database of two owners. */
export function useTwoOwners(): void {
  beforeEach(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    openDatabase(database.appUrl, () => undefined, { timeoutMs })
    ;({ a, b } = await seedTwoOwners(database))
  })
  afterEach(async () => {
    await closeDatabase()
    await database.drop()
  })
}

export const guestMenu = async () => (await getGuestPage(a.slug)).menu

/** The ids of the dishes that guests see; null without a menu. */
export async function guestDishes(): Promise<string[] | null> {
  const menu = await guestMenu()
  return menu && allDishes(menu).map(({ id }) => id)
}

/** What the owner can restore. */
export const listDeletedOfA = async () =>
  (await listDeleted(a.member)).items.map(({ kind, id, names }) => ({
    kind,
    id,
    name: names.join(),
  }))

export const countRows = async (table: string, id: string) =>
  (await database.query(`select from ${table} where id = $1`, [id])).length
