import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import * as schema from '#app/db/schema/index.ts'
import type { Member } from '#app/domain/actor.ts'
import { exportArchive } from '#app/domain/transfer/export-archive.ts'
import { historySchemas } from '#app/domain/transfer/history-schemas.ts'
import { importArchive, type PictureStore } from '#app/domain/transfer/import-archive.ts'
import { previewArchive } from '#app/domain/transfer/preview-archive.ts'
import { readArchive } from '#app/domain/transfer/read-archive.ts'
import { rowSchemas } from '#app/domain/transfer/row-schemas.ts'
import { archivedTables, leftOutTables } from '#app/domain/transfer/tables.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { repack, unpack, withFile, withRow, type ArchiveFiles } from './fixtures/archives.ts'
import { enrichOwner } from './fixtures/enrich-owner.ts'
import { ownerMember } from './fixtures/owner-member.ts'
import { seedOwner } from './fixtures/owner-world.ts'
import { seedFurtherMenu, seedTwoOwners, type WorldOfMenus } from './fixtures/two-owners.ts'

let database: TestDatabase
let a: WorldOfMenus
let b: WorldOfMenus
let archive: Buffer
let files: ArchiveFiles

const stored = new Set<string>()
const store: PictureStore = {
  announce: async () => async () => undefined,
  put: async ({ kind, id }) => {
    stored.add(`${kind}/${id}`)
    return `/images/${kind}/${id}`
  },
  remove: async (pictures) => {
    for (const { kind, id } of pictures) stored.delete(`${kind}/${id}`)
    return true
  },
}

const exported = async (member: Member) =>
  Buffer.concat(
    await Array.fromAsync(
      exportArchive(member, async () => ({ bytes: Buffer.from('webp'), part: '10.20.50' }), true),
    ),
  )

const newMember = async () => ownerMember(await seedOwner(database))

const importInto = async (member: Member, bytes: Uint8Array, key: string = crypto.randomUUID()) =>
  importArchive(member, await readArchive(bytes), key, store)

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  const worlds = await seedTwoOwners(database)
  a = await seedFurtherMenu(database, worlds.a)
  b = await seedFurtherMenu(database, worlds.b)
  await enrichOwner(database, a)
  archive = await exported(a.member)
  files = await unpack(archive)
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

/** The rows of an archive without what an import changes: ids, places, short links, times. */
async function comparable(bytes: Uint8Array): Promise<Record<string, string[]>> {
  const unpacked = await unpack(bytes)
  const rows = Object.keys({ ...rowSchemas, ...historySchemas }).map((table) => {
    const lines = (unpacked.get(`data/${table}-1.jsonl`)?.toString() ?? '').split('\n')
    return [table, lines.map(withoutIds).toSorted()] as const
  })
  return Object.fromEntries(rows)
}

const withoutIds = (line: string) =>
  line
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '#')
    .replaceAll(/"(position|slug|createdAt)":("[^"]*"|\d+)/g, '"$1"')

test('every table with an owner’s rows is in archives, or has a reason why not', () => {
  const ofOwners = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(
      ({ name, columns }) =>
        name === 'owners' || columns.some((column) => column.name === 'ownerId'),
    )
    .map(({ name }) => name)
  expect(ofOwners.length).toBeGreaterThan(30)
  const listed = [...archivedTables.map(({ name }) => name), ...Object.keys(leftOutTables)]
  expect(listed.toSorted()).toEqual(ofOwners.toSorted())
})

test('an archive has no secret, and nothing about payments', () => {
  const texts = [...files.values()].map(String).join('\n')
  expect(texts).not.toMatch(
    /guestHash|idempotencyKey|password|token|sub_a|cs_a|hash-a|key-a|code-a/i,
  )
  expect(texts).toContain('Bugün hamsi var')
})

test('an archive has nothing that was deleted, nor what belongs to it', async () => {
  const member = await newMember()
  await importInto(member, archive)
  const tablesAfter = async (change: string) => {
    await database.query(change, [member.ownerId])
    return [...(await unpack(await exported(member))).keys()]
      .filter((name) => name.startsWith('data/'))
      .map((name) => /data\/(.*)-1/.exec(name)?.[1])
  }
  expect(await tablesAfter('update dishes set deleted_at = now() where owner_id = $1')).toEqual([
    'menus',
    'categories',
    'restaurants',
    'restaurant_menus',
    'house_facts',
    'restaurant_languages',
    'translations',
    'conversations',
    'messages',
  ])
  expect(
    await tablesAfter('update restaurants set deleted_at = now() where owner_id = $1'),
  ).toEqual(['menus', 'categories'])
  expect(await tablesAfter('update menus set deleted_at = now() where owner_id = $1')).toEqual([])
})

test('an import creates the same rows again, with new ids, beside what is there', async () => {
  const before = await comparable(archive)
  for (const [table, rows] of Object.entries(before))
    expect([table, rows.length > 1]).toEqual([table, true])
  const member = await newMember()
  await importInto(member, archive)
  const copy = await exported(member)
  expect(await comparable(copy)).toEqual(before)
  const ids = (text: string) => new Set(text.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g))
  const archived = ids([...files.values()].map(String).join('\n'))
  const copied = ids([...(await unpack(copy)).values()].map(String).join('\n'))
  expect([...copied].filter((id) => archived.has(id))).toEqual([])
  await importInto(member, archive)
  const twice = await comparable(await exported(member))
  expect(twice['dishes']).toHaveLength((before['dishes'] ?? []).length * 2 - 1)
})

test('restaurants start passive, and no plan, trial or access comes along', async () => {
  const member = await newMember()
  await importInto(member, archive)
  const count = (table: string) =>
    database.query(`select 1 from ${table} where owner_id = $1`, [member.ownerId])
  for (const table of ['subscriptions', 'trials', 'api_tokens', 'webhooks', 'usage_records']) {
    expect([table, await count(table)]).toEqual([table, []])
  }
  expect(
    await database.query('select is_active from restaurants where owner_id = $1', [member.ownerId]),
  ).toEqual([{ is_active: false }])
  const [statement] = await database.query(
    `select confirmed_by from dish_facts where owner_id = $1 and fact = 'milk'`,
    [member.ownerId],
  )
  expect(statement).toEqual({ confirmed_by: 'a' })
  expect(
    await database.query(
      `select action from audit_log where owner_id = $1 and action like 'account.%'`,
      [member.ownerId],
    ),
  ).toEqual([{ action: 'account.archive_import' }])
})

test('the same form sent twice, also at once, imports once', async () => {
  const member = await newMember()
  const key = crypto.randomUUID()
  await Promise.all([importInto(member, archive, key), importInto(member, archive, key)])
  await importInto(member, archive, key)
  expect(
    await database.query('select name from restaurants where owner_id = $1', [member.ownerId]),
  ).toHaveLength(1)
})

test('a failure leaves nothing, neither rows nor pictures', async () => {
  const member = await newMember()
  const before = stored.size
  const failing: PictureStore = {
    ...store,
    put: (picture, bytes) =>
      picture.kind === 'cover' ? Promise.reject(new Error('full')) : store.put(picture, bytes),
  }
  const read = await readArchive(archive)
  await expect(importArchive(member, read, crypto.randomUUID(), failing)).rejects.toThrow('full')
  expect(stored.size).toBe(before)
  expect(await database.query('select 1 from menus where owner_id = $1', [member.ownerId])).toEqual(
    [],
  )
})

test('rows that refer to another owner’s rows are left out', async () => {
  const before = await exported(b.member)
  const member = await newMember()
  const foreign = await withRow(files, 'dishes', { menuId: b.menuId, mainCategoryId: b.categoryId })
  const { leftOut } = await previewArchive(member, await readArchive(foreign))
  expect(leftOut.unlinked).toBeGreaterThan(0)
  await importInto(member, foreign)
  expect(await comparable(await exported(b.member))).toEqual(await comparable(before))
})

test('statements that the dish’s words contradict are left out', async () => {
  const [{ dishId } = { dishId: '' }] = String(files.get('data/dish_facts-1.jsonl'))
    .split('\n')
    .filter((line) => line.includes('"milk"'))
    .map((line) => JSON.parse(line))
  const dishes = String(files.get('data/dishes-1.jsonl')).split('\n').filter(Boolean)
  const withMilk = dishes
    .map((line) => JSON.parse(line))
    .map((dish) => JSON.stringify(dish.id === dishId ? { ...dish, ingredients: ['süt'] } : dish))
  const bytes = await repack(withFile(files, 'data/dishes-1.jsonl', withMilk.join('\n')))
  const { leftOut } = await previewArchive(await newMember(), await readArchive(bytes))
  expect(leftOut).toMatchObject({ contradicted: 1, unlinked: 0 })
})

test('a translation is checked again, whatever the archive says about it', async () => {
  const lines = String(files.get('data/translations-1.jsonl')).split('\n').filter(Boolean)
  const lying = lines
    .map((line) => JSON.parse(line))
    .map((row) => ({ ...row, texts: { ...row.texts, name: '<b>https://evil.example</b>' } }))
    .map((row) => JSON.stringify({ ...row, problems: [], isSure: true }))
  const member = await newMember()
  await importInto(
    member,
    await repack(withFile(files, 'data/translations-1.jsonl', lying.join('\n'))),
  )
  const rows = await database.query(
    `select 1 from translations
     where owner_id = $1 and subject like 'dish:%' and problems = '[]'`,
    [member.ownerId],
  )
  expect(rows).toEqual([])
  expect(
    await database.query(
      'select 1 from restaurant_languages where owner_id = $1 and live_at is not null',
      [member.ownerId],
    ),
  ).toEqual([])
})
