import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { listPublicMenus, listSitemapStarts, menusPerSitemap } from './list-public-menus.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

test('every restaurant is in exactly one sitemap, each below the protocol’s limit', async () => {
  expect(await listSitemapStarts(undefined)).toEqual([])
  const count = menusPerSitemap * 2 + 1
  await database.query(
    `with owner as (
       insert into owners (email, first_name, last_name) values ('a@chefin.example', 'x', 'y') returning id
     ), menu as (
       insert into menus (owner_id, name) select id, 'Menu' from owner returning id, owner_id
     ), dish as (
       insert into dishes (owner_id, menu_id, name) select owner_id, id, 'Soup' from menu
     )
     insert into restaurants (owner_id, menu_id, slug, name)
     select owner_id, id, 'place-' || n, 'Place' from menu, generate_series(1, $1::int) n`,
    [count],
  )
  const starts = await listSitemapStarts(undefined)
  const files: string[][] = []
  for (const start of starts) {
    files.push((await listPublicMenus(start, undefined)).map(({ slug }) => slug))
  }
  expect(files.map(({ length }) => length)).toEqual([menusPerSitemap, menusPerSitemap, 1])
  expect(menusPerSitemap).toBeLessThan(50_000)
  expect(new Set(files.flat()).size).toBe(count)
  const [{ owner_id: ownerId } = {}] = await database.query('select owner_id from menus')
  expect(await listSitemapStarts(String(ownerId))).toEqual([])
})
