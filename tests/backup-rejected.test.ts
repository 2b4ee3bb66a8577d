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
let folderPictures: AllPictures
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
  folderPictures = await openAllPictures({ dataFolder: join(folder, 'data'), bucket: undefined })
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

/** Restores a bad backup, checks that nothing was written, and returns the one-line error. */
async function restoreError(source = broken): Promise<string> {
  const { adminUrl } = target
  const error = await checkBackup(source)
    .then((manifest) => restoreBackup(source, manifest, { adminUrl, pictures: folderPictures }))
    .catch((failure: unknown) => failure)
  expect(await target.query(`select nspname from pg_namespace where nspname = 'drizzle'`)).toEqual(
    [],
  )
  expect(await target.rows()).toEqual({})
  expect(await Array.fromAsync(folderPictures.keys())).toEqual([])
  return error instanceof StartupError && !error.message.includes('\n')
    ? error.message
    : `not a startup error: ${String(error)}`
}

/** Changes the manifest and updates its checksum. */
async function changeManifest(change: (manifest: Manifest) => Partial<Manifest>): Promise<void> {
  const manifest = await readManifest(broken)
  await writeManifest(broken, { ...manifest, ...change(manifest) })
}

async function flipBit(part: string): Promise<void> {
  const bytes = await readFile(join(broken, part))
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(join(broken, part), bytes)
}

describe('rejects without writing anything:', () => {
  test.each([
    'tables/messages.jsonl.gz',
    'pictures.jsonl.gz',
    `pictures/${keys[3]}`,
    'manifest.json',
  ])('a flipped bit in %s', async (part) => {
    await flipBit(part)
    expect(await restoreError()).toMatch(
      new RegExp(`damaged: ${part} is .* copy the backup anew, or take an older one`),
    )
  })

  test('a truncated or missing part', async () => {
    await truncate(join(broken, 'tables/dishes.jsonl.gz'), 40)
    expect(await restoreError()).toContain('damaged: tables/dishes.jsonl.gz')
    await rm(join(broken, 'tables/dishes.jsonl.gz'))
    expect(await restoreError()).toContain('damaged: tables/dishes.jsonl.gz')
  })

  test('a folder that isn’t a backup, or is incomplete', async () => {
    await rm(join(broken, 'manifest.json'))
    expect(await restoreError()).toMatch(
      /is not a backup: it has no manifest.json; name the folder/,
    )
    expect(await restoreError(join(folder, 'nowhere'))).toContain('is not a backup')
    await writeFile(join(broken, 'manifest.json'), '{"name":"something else"}')
    expect(await restoreError()).toContain('damaged: manifest.json')
  })

  test('a backup from a newer Chefin', async () => {
    await changeManifest(() => ({ version: '9.1.0', migration: '9999_later' }))
    expect(await restoreError()).toMatch(
      /comes from Chefin 9\.1\.0, .* with Chefin 9\.1\.0 or newer/,
    )
    await writeFile(join(broken, 'manifest.json'), '{\n  "form": "chefin-backup-2"\n}')
    expect(await restoreError()).toContain('written by a newer Chefin; restore it with the version')
  })

  test('a backup with a wrong manifest', async () => {
    await changeManifest(({ tables }) => ({
      tables: tables.map((table) => ({ ...table, rowCount: table.rowCount + 1 })),
    }))
    expect(await restoreError()).toMatch(
      /has \d+ rows after the restore and had \d+; nothing was written/,
    )
  })

  test('a backup with rows that violate a constraint', async () => {
    await changeManifest(({ tables }) => ({
      tables: tables.filter(({ name }) => name !== 'owners'),
    }))
    const output = await restoreError()
    expect(output).toMatch(/did not take the backup \(.*foreign key.*; nothing was written/)
    expect(output).not.toMatch(/@/)
  })

  test('any backup, if the pictures cannot be written', async () => {
    const fullDisk = {
      ...folderPictures,
      write: () => Promise.reject(new StartupError('The disk is full.')),
    }
    const manifest = await checkBackup(broken)
    const restore = restoreBackup(broken, manifest, {
      adminUrl: target.adminUrl,
      pictures: fullDisk,
    })
    await expect(restore).rejects.toThrow('The disk is full.')
    expect(await target.rows()).toEqual({})
  })
})

test('a failed backup leaves nothing that looks like a backup', async () => {
  const destination = join(folder, 'failed')
  const source = await createTestDatabase(inject('postgresUrl'))
  const pictures = {
    ...folderPictures,
    async *keys() {
      yield await Promise.reject<string>(new Error('away'))
    },
  }
  await expect(writeBackup({ adminUrl: source.adminUrl, pictures }, destination)).rejects.toThrow(
    'away',
  )
  expect(await readdir(destination)).toEqual([])
  await writeFile(join(destination, 'file'), '')
  await expect(
    writeBackup({ adminUrl: source.adminUrl, pictures: folderPictures }, join(destination, 'file')),
  ).rejects.toThrow(/does not take the backup \(ENOTDIR\); name a folder/)
  await source.drop()
  await expect(writeBackup({ adminUrl: target.adminUrl, pictures }, destination)).rejects.toThrow(
    'there is nothing to back up',
  )
})

test('fails to back up if none of the referenced pictures is found', async () => {
  const source = await createTestDatabase(inject('postgresUrl'))
  await seedTwoOwners(source)
  await source.query(`update dishes set image_url = '/images/${keys[0]}'`)
  const destination = join(folder, 'wrong-place')
  const pictures = await openAllPictures({ dataFolder: join(folder, 'wrong'), bucket: undefined })
  await expect(writeBackup({ adminUrl: source.adminUrl, pictures }, destination)).rejects.toThrow(
    /refers to \d+ pictures, but none was found; set CHEFIN_DATA or S3_BUCKET as for the running/,
  )
  expect(await readdir(destination)).toEqual([])
  await source.drop()
})

test('restores and backs up everything with a login that owns its database but can’t bypass policies', async () => {
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
    // The backup was taken from a bucket and is restored to a folder.
    await restoreBackup(backup, manifest, { adminUrl: url.href, pictures: folderPictures })
    expect((await Array.fromAsync(folderPictures.keys())).toSorted()).toEqual(keys.toSorted())
    await prepareDatabase(url.href, testSecret)
    // Backups set a role: without it, this login sees no tenant's rows.
    const owner = new Client({ connectionString: url.href })
    await owner.connect()
    expect((await owner.query('select * from dishes')).rows).toEqual([])
    await owner.end()
    const again = await writeBackup(
      { adminUrl: url.href, pictures: folderPictures },
      join(folder, 'own'),
    )
    const rowCounts = ({ tables }: Pick<Manifest, 'tables'>) =>
      tables.map(({ name: table, rowCount }) => [table, rowCount])
    expect(rowCounts(again.manifest)).toEqual(rowCounts(manifest))
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role if exists ${name}_app`)
    await admin.query(`drop role ${name}`)
    await admin.end()
  }
})
