import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readManifest, writeManifest, type Manifest } from '#app/backup/manifest.ts'
import { checkBackup, restoreBackup } from '#app/backup/restore-backup.ts'
import { writeBackup } from '#app/backup/write-backup.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { openAllPictures, type AllPictures } from '#app/services/images/all-pictures.server.ts'
import { createEmptyDatabase, createTestDatabase, type EmptyDatabase } from './database.ts'
import { seedTwoOwners } from './fixtures/two-owners.ts'
import { testSecret } from './postgres.ts'
import { S3Server } from './s3-server.ts'

const keys = Array.from({ length: 5 }, () => `menu-item-images/${crypto.randomUUID()}.webp`)
const s3 = new S3Server()

let folder: string
let backup: string
let inFolder: AllPictures
/** A copy of the backup for each test to damage. */
let broken: string
let target: EmptyDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chefin-backup-'))
  await s3.start()
  const bucket = { ...s3.settings, endpoint: s3.endpoint }
  const pictures = await openAllPictures({ dataFolder: folder, bucket })
  for (const key of keys) await pictures.write(key, Buffer.from(key))
  await pictures.write('restaurant-logos/not-ours.txt', Buffer.from('x'))
  const database = await createTestDatabase(inject('postgresUrl'))
  await seedTwoOwners(database)
  backup = (await writeBackup({ adminUrl: database.adminUrl, pictures }, folder)).folder
  await database.drop()
  target = await createEmptyDatabase(inject('postgresUrl'))
  inFolder = await openAllPictures({ dataFolder: join(folder, 'data'), bucket: undefined })
})
afterAll(async () => {
  await s3.stop()
  await target.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  broken = join(folder, crypto.randomUUID())
  await cp(backup, broken, { recursive: true })
})

/** Restores the damaged backup and returns the one-line error. */
async function refusal(of = broken, adminUrl = target.adminUrl): Promise<string> {
  const error = await checkBackup(of)
    .then((manifest) => restoreBackup(of, manifest, { adminUrl, pictures: inFolder }))
    .catch((thrown: unknown) => thrown)
  expect(await target.query(`select nspname from pg_namespace where nspname = 'drizzle'`)).toEqual(
    [],
  )
  expect(await target.rows()).toEqual({})
  expect(await Array.fromAsync(inFolder.keys())).toEqual([])
  return error instanceof StartupError && !error.message.includes('\n')
    ? error.message
    : `not refused: ${String(error)}`
}

/** Changes a backup's manifest and updates its checksum. */
async function falsify(change: (manifest: Manifest) => Partial<Manifest>): Promise<void> {
  const manifest = await readManifest(broken)
  await writeManifest(broken, { ...manifest, ...change(manifest) })
}

async function flipBit(part: string): Promise<void> {
  const bytes = await readFile(join(broken, part))
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(join(broken, part), bytes)
}

describe('rejected with nothing written:', () => {
  test.each([
    'tables/messages.jsonl.gz',
    'pictures.jsonl.gz',
    `pictures/${keys[3]}`,
    'manifest.json',
  ])('a flipped bit in %s', async (part) => {
    await flipBit(part)
    expect(await refusal()).toMatch(
      new RegExp(`damaged: ${part} is .* copy the backup anew, or take an older one`),
    )
  })

  test('a truncated part, and a missing one', async () => {
    await truncate(join(broken, 'tables/dishes.jsonl.gz'), 40)
    expect(await refusal()).toContain('damaged: tables/dishes.jsonl.gz')
    await rm(join(broken, 'tables/dishes.jsonl.gz'))
    expect(await refusal()).toContain('damaged: tables/dishes.jsonl.gz')
  })

  test('a folder that is no backup, or an incomplete one', async () => {
    await rm(join(broken, 'manifest.json'))
    expect(await refusal()).toMatch(/is no backup: it has no manifest.json; name the folder/)
    expect(await refusal(join(folder, 'nowhere'))).toContain('is no backup')
    await writeFile(join(broken, 'manifest.json'), '{"name":"something else"}')
    expect(await refusal()).toContain('damaged: manifest.json')
  })

  test('one from a newer Chefin', async () => {
    await falsify(() => ({ version: '9.1.0', migration: '9999_later' }))
    expect(await refusal()).toMatch(/comes from Chefin 9\.1\.0, .* by Chefin 9\.1\.0 or newer/)
    await writeFile(join(broken, 'manifest.json'), '{\n  "form": "chefin-backup-2"\n}')
    expect(await refusal()).toContain('written by a newer Chefin; restore it by the version')
  })

  test('one with a false manifest', async () => {
    await falsify(({ tables }) => ({
      tables: tables.map((table) => ({ ...table, rowCount: table.rowCount + 1 })),
    }))
    expect(await refusal()).toMatch(
      /has \d+ rows after the restore and had \d+; nothing was written/,
    )
  })

  test('one with rows that violate a constraint', async () => {
    await falsify(({ tables }) => ({ tables: tables.filter(({ name }) => name !== 'owners') }))
    const output = await refusal()
    expect(output).toMatch(/did not take the backup \(.*foreign key.*; nothing was written/)
    expect(output).not.toMatch(/@/)
  })

  test('any backup, if the pictures cannot be written', async () => {
    const full = { ...inFolder, write: () => Promise.reject(new StartupError('The disk is full.')) }
    const manifest = await checkBackup(broken)
    const restoring = restoreBackup(broken, manifest, { adminUrl: target.adminUrl, pictures: full })
    await expect(restoring).rejects.toThrow('The disk is full.')
    expect(await target.rows()).toEqual({})
  })
})

test('a failed backup leaves nothing that looks like a backup', async () => {
  const into = join(folder, 'failed')
  const source = await createTestDatabase(inject('postgresUrl'))
  const pictures = {
    ...inFolder,
    async *keys() {
      yield await Promise.reject<string>(new Error('away'))
    },
  }
  await expect(writeBackup({ adminUrl: source.adminUrl, pictures }, into)).rejects.toThrow('away')
  expect(await readdir(into)).toEqual([])
  await writeFile(join(into, 'file'), '')
  await expect(
    writeBackup({ adminUrl: source.adminUrl, pictures: inFolder }, join(into, 'file')),
  ).rejects.toThrow(/does not take the backup \(ENOTDIR\); name a folder/)
  await source.drop()
  await expect(writeBackup({ adminUrl: target.adminUrl, pictures }, into)).rejects.toThrow(
    'there is nothing to back up',
  )
})

test('a backup that finds none of the pictures its rows refer to is rejected', async () => {
  const source = await createTestDatabase(inject('postgresUrl'))
  await seedTwoOwners(source)
  await source.query(`update dishes set image_url = '/images/${keys[0]}'`)
  const into = join(folder, 'wrong-place')
  const pictures = await openAllPictures({ dataFolder: join(folder, 'wrong'), bucket: undefined })
  await expect(writeBackup({ adminUrl: source.adminUrl, pictures }, into)).rejects.toThrow(
    /names \d+ pictures, and none was found; give CHEFIN_DATA or S3_BUCKET as the running/,
  )
  expect(await readdir(into)).toEqual([])
  await source.drop()
})

test('a login that owns its database but bypasses no policy can restore it and back up all of it', async () => {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const name = `test_owner_${crypto.randomUUID().slice(0, 8)}`
  await admin.query(`create role ${name} login createrole nobypassrls password 'plain'`)
  await admin.query(`grant chefin_owner, chefin_guest, chefin_system to ${name}
    with admin true, inherit false, set false`)
  await admin.query(`create database ${name} owner ${name}`)
  const url = new URL(inject('postgresUrl'))
  Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` })
  try {
    const manifest = await checkBackup(backup)
    // From a bucket to a folder.
    await restoreBackup(backup, manifest, { adminUrl: url.href, pictures: inFolder })
    expect((await Array.fromAsync(inFolder.keys())).toSorted()).toEqual(keys.toSorted())
    await prepareDatabase(url.href, testSecret)
    // Only with the right role: by default this login sees no tenant's rows.
    const itself = new Client({ connectionString: url.href })
    await itself.connect()
    expect((await itself.query('select * from dishes')).rows).toEqual([])
    await itself.end()
    const again = await writeBackup({ adminUrl: url.href, pictures: inFolder }, join(folder, 'own'))
    const countsOf = ({ tables }: Pick<Manifest, 'tables'>) =>
      tables.map(({ name: table, rowCount }) => [table, rowCount])
    expect(countsOf(again.manifest)).toEqual(countsOf(manifest))
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role if exists ${name}_app`)
    await admin.query(`drop role ${name}`)
    await admin.end()
  }
})
