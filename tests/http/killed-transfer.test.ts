import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { endProcess } from '../end-process.ts'
import { eventually } from '../eventually.ts'
import {
  confirmation,
  downloadArchive,
  repack,
  unpack,
  uploadArchive,
} from '../fixtures/archives.ts'
import { testPassword } from '../insert-owner.ts'
import { Owner } from '../owner.ts'
import { copySampleFolder, sampleTemplate } from '../sample.ts'
import { withServer, type TestServer } from '../server.ts'

/* The server is killed while it imports an archive, when all pictures are stored and no row is. */

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), sampleTemplate)
  folder = await mkdtemp(join(tmpdir(), 'chefin-killed-transfer-'))
  await copySampleFolder(folder)
  // An import checks each.
  await database.query('delete from translations')
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const run = <Result>(work: (server: TestServer) => Promise<Result>) =>
  withServer(inject('postgresUrl'), { database, env: { CHEFIN_DATA: folder } }, work)

/** The files of stored pictures; those of notes about imports separately. */
async function storedFiles() {
  const entries = await readdir(join(folder, 'images'), { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
  return {
    pictures: paths.filter((path) => path.endsWith('.webp')).toSorted(),
    notes: paths.filter((path) => path.endsWith('.json')),
  }
}

/** What the owner has. */
const ownRows = (email: string) =>
  database.query(
    `select name from menus where owner_id = (select id from owners where email = $1)
     union all select name from restaurants where owner_id = (select id from owners where email = $1)`,
    [email],
  )

/** Encoding all pictures takes long. */
async function withFewPictures(bytes: Uint8Array): Promise<Buffer> {
  const files = [...(await unpack(bytes))]
  const isPicture = (name: string) => name.startsWith('pictures/')
  const few = files.filter(([name]) => isPicture(name)).slice(0, 4)
  return repack(new Map([...files.filter(([name]) => !isPicture(name)), ...few]))
}

test('nothing is imported, the pictures are removed, and the same form imports once', async () => {
  const place = { url: '', folder }
  const owner = new Owner(place)
  const { archive, form, before } = await run(async (server) => {
    place.url = server.url
    const sample = new Owner(server, 'demo@chefin.example')
    sample.password = testPassword
    await sample.login()
    const bytes = await withFewPictures((await downloadArchive(server, sample)).bytes)
    await owner.create(database)
    const fields = confirmation(await uploadArchive(owner, bytes))
    const stored = await storedFiles()
    const holder = new Client({ connectionString: database.adminUrl })
    await holder.connect()
    try {
      // The import locks the owner once its pictures are stored.
      await holder.query('begin')
      await holder.query('select from owners where email = $1 for no key update', [owner.email])
      const importing = uploadArchive(owner, bytes, fields).then(
        () => 'done',
        () => 'lost',
      )
      const waiting = `select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`
      await eventually(async () => (await database.query(waiting)).length > 0)
      await endProcess(server.process, 'SIGKILL')
      expect(await importing).toBe('lost')
    } finally {
      await holder.end()
    }
    return { archive: bytes, form: fields, before: stored.pictures }
  })
  expect(await ownRows(owner.email)).toEqual([])
  const killed = await storedFiles()
  // Each with a small one.
  expect(killed.pictures).toHaveLength(before.length + 8)
  expect(killed.notes).toHaveLength(1)

  // An hour later.
  for (const note of killed.notes) await utimes(note, 0, 0)
  await database.query('update jobs set due_at = now()')
  await run(async (server) => {
    await eventually(async () => (await storedFiles()).notes.length === 0)
    expect((await storedFiles()).pictures).toEqual(before)
    place.url = server.url
    expect((await uploadArchive(owner, archive, form)).body).toContain('Imported from the archive')
    const imported = await ownRows(owner.email)
    expect(imported.length).toBeGreaterThan(2)
    await uploadArchive(owner, archive, form)
    expect(await ownRows(owner.email)).toEqual(imported)
    const { pictures, notes } = await storedFiles()
    expect([pictures, notes]).toEqual([killed.pictures, []])
  })
}, 240_000)
