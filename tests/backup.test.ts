import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hashPassword } from '#app/auth/passwords.ts'
import { readLines } from '#app/backup/backup-files.ts'
import { checkBackup } from '#app/backup/restore-backup.ts'
import { writeBackup } from '#app/backup/write-backup.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { openAllPictures } from '#app/services/images/all-pictures.server.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  timeoutMs,
  type TestDatabase,
} from './database.ts'
import { findPolicyViolations } from './fixtures/isolation.ts'
import { runScript } from './fixtures/run-script.ts'
import {
  seedDeleted,
  seedFurtherMenu,
  seedTwoOwners,
  type WorldOfMenus,
} from './fixtures/two-owners.ts'
import { Guest } from './guest.ts'
import { Owner } from './owner.ts'
import { startTestServer, withServer, type TestServer } from './server.ts'

const password = 'deniz-kenarı-7'

let folder: string
let database: TestDatabase
let worlds: { readonly a: WorldOfMenus; readonly b: WorldOfMenus }
let server: TestServer
/** Folder of a backup that was taken while the server was under load. */
let backup: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chefin-backup-'))
  // When run as root, Postgres runs as another user and needs access.
  await chmod(folder, 0o755)
  database = await createTestDatabase(inject('postgresUrl'))
  const { a, b } = await seedTwoOwners(database)
  worlds = { a: await seedFurtherMenu(database, a), b: await seedFurtherMenu(database, b) }
  for (const world of [worlds.a, worlds.b]) await seedDeleted(database, world)
  await database.query(`update owners set email_verified = true`)
  await database.query('update credentials set password = $1', [await hashPassword(password)])
  // A signs in with the password alone; B's second factors are in the backup.
  for (const table of ['passkeys', 'second_factors']) {
    await database.query(`delete from ${table} where owner_id = $1`, [worlds.a.ownerId])
  }
  await database.query(`update menus set assistant_id = id::text`)
  // Values that a copy could corrupt: every line ending, and characters that JSON and SQL escape
  // differently.
  await database.query(`update dishes set description = $1, tags = $2 where id = $3`, [
    'a\u2028b\r\n"c"\\n\t{d},ş İ 🥜',
    ['x,y', '{z}', '"', 'NULL', ''],
    worlds.a.dishId,
  ])
  await database.query(`update messages set created_at = '0044-03-15 12:00:00.123+00 BC'
    where id = '${worlds.a.questionId}'`)
  const env = { TRUSTED_PROXIES: 'loopback' }
  server = await startTestServer(inject('postgresUrl'), { database, env })
  await uploadLogo()
  backup = await backUpUnderLoad()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  await rm(folder, { recursive: true })
})

async function signIn(to: Pick<TestServer, 'url' | 'folder'>): Promise<Owner> {
  const owner = new Owner(to, 'a@chefin.example')
  owner.password = password
  expect((await owner.login()).status).toBe(302)
  return owner
}

async function uploadLogo(): Promise<void> {
  const blank = { width: 40, height: 30, channels: 3, background: '#b93c1f' } as const
  const bytes = await sharp({ create: blank }).jpeg().toBuffer()
  const page = `/dashboard/restaurants/restaurant/${worlds.a.restaurantId}`
  const owner = await signIn(server)
  expect((await owner.upload(page, 'logo', { name: 'logo.jpg', bytes })).status).toBe(200)
}

/** Takes a backup while guests ask questions. Every question must be answered. */
async function backUpUnderLoad(): Promise<string> {
  const finishing = new AbortController()
  const asking = (async () => {
    for (let questionCount = 0; !finishing.signal.aborted || questionCount < 3; questionCount++) {
      const from = {
        'X-Forwarded-For': `10.0.${Math.floor(questionCount / 250)}.${questionCount % 250}`,
      }
      await new Guest(server.url, worlds.a.slug).ask('Is Dish a vegan?', undefined, from)
    }
  })()
  const settings = { DATABASE_URL: database.adminUrl, CHEFIN_DATA: server.folder }
  const { code, output } = await runScript('backup', [join(folder, 'backups')], settings)
  finishing.abort()
  await asking
  expect(output).toMatch(/rows of \d+ tables, 2 pictures/)
  expect(code).toBe(0)
  return output.split('\n')[0] ?? ''
}

/** Reads the sorted rows of each table in a backup. */
async function readRows(source: string): Promise<Record<string, readonly string[]>> {
  const { tables } = await checkBackup(source)
  const rows: Record<string, readonly string[]> = {}
  for (const { name } of tables) {
    const lines = await Array.fromAsync(readLines(join(source, `tables/${name}.jsonl.gz`)))
    rows[name] = lines.toSorted()
  }
  return rows
}

const readSchema = ({ query }: Pick<TestDatabase, 'query'>) =>
  query(
    `select 'key' as kind, conrelid::regclass::text as name, conname as what,
            pg_get_constraintdef(oid) || convalidated || condeferrable as how
     from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'policy', tablename, policyname,
            concat_ws(' ', cmd, roles::text, permissive, qual, with_check) from pg_policies
     union all select 'trigger', tgrelid::regclass::text, tgname, tgenabled::text
            from pg_trigger where not tgisinternal
     union all select 'table', relname, '', concat(relrowsecurity, relforcerowsecurity, relacl::text)
            from pg_class where relnamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  )

test('is readable only by its owner and named as complete', async () => {
  expect(await readdir(join(folder, 'backups'))).toEqual([backup.split('/').at(-1)])
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  for (const part of ['manifest.json', 'tables/messages.jsonl.gz', 'pictures.jsonl.gz']) {
    expect((await stat(join(backup, part))).mode & 0o777, part).toBe(0o600)
  }
})

test('restores the same rows and policies into another database, still isolated', async () => {
  const copy = await createEmptyDatabase(inject('postgresUrl'))
  const settings = { DATABASE_URL: copy.adminUrl, CHEFIN_DATA: join(folder, 'other') }
  const restoration = await runScript('restore', [backup], settings)
  expect(restoration).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })

  const rows = await copy.rows()
  const before = await database.rows()
  const { tables } = await checkBackup(backup)
  expect(Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.length]))).toEqual(
    // `rows` has no jobs. The backup of the copy compares them too.
    Object.fromEntries(
      tables.filter(({ name }) => name !== 'jobs').map(({ name, rowCount }) => [name, rowCount]),
    ),
  )
  // Nothing has changed these tables since. Of the questions, only those asked since are missing.
  for (const table of ['menus', 'dishes', 'dish_facts', 'trials', 'credentials', 'links']) {
    expect(rows[table], table).toEqual(before[table])
  }
  expect(before['messages']).toEqual(expect.arrayContaining([...(rows['messages'] ?? [])]))
  expect(rows['messages']?.length).toBeLessThan(before['messages']?.length ?? 0)
  expect(await readSchema(copy)).toEqual(await readSchema(database))

  const pictures = await openAllPictures({ dataFolder: join(folder, 'other'), bucket: undefined })
  const again = await writeBackup({ adminUrl: copy.adminUrl, pictures }, join(folder, 'again'))
  expect(await readRows(again.folder)).toEqual(await readRows(backup))
  const { sequences, pictures: pictureList } = await checkBackup(backup)
  expect(again.manifest).toMatchObject({ sequences, pictures: pictureList })

  await copy.query('delete from rate_limits where key not in ($1, $2)', [
    worlds.a.ownerId,
    worlds.b.ownerId,
  ])
  // What A had to give up to sign in.
  await copy.query('insert into second_factors (owner_id) values ($1)', [worlds.a.ownerId])
  await copy.query(
    `insert into passkeys (owner_id, credential_id, public_key, counter, transports, name)
     values ($1, 'key', 'public', 0, '{internal}', 'Phone')`,
    [worlds.a.ownerId],
  )
  // The server has queued what it found.
  await copy.query('delete from webhook_events')
  await copy.query(
    'insert into webhook_events (owner_id, audit_id) select id, id from owners where id in ($1, $2)',
    [worlds.a.ownerId, worlds.b.ownerId],
  )
  openDatabase(await copy.createAppLogin(), () => undefined, { connections: 2, timeoutMs })
  expect(await findPolicyViolations(worlds.a, worlds.b)).toEqual([])
  await closeDatabase()

  expect((await runScript('restore', [backup], settings)).output).toMatch(
    /^Chefin: Database \S+ is not empty, and a restore overwrites nothing; name an empty one/,
  )
  await copy.drop()
})

test('restores into a new data folder', async () => {
  const settings = { DATABASE_URL: '', CHEFIN_DATA: join(folder, 'data') }
  expect(await runScript('backup', [], settings)).toMatchObject({
    code: 1,
    output: expect.stringContaining('holds no database; name the data folder in CHEFIN_DATA'),
  })
  expect(await runScript('restore', [backup], settings)).toMatchObject({ code: 0 })
  await withServer(inject('postgresUrl'), { database, env: settings }, async (copy) => {
    const owner = await signIn(copy)
    expect((await owner.get('/dashboard')).body).toContain('Place a')
    const page = await (await fetch(`${copy.url}/${worlds.a.slug}`)).text()
    expect(page).toContain('Dish a')
    const logo = /\/images\/restaurant-logos\/[^"?]+\.webp/.exec(page)?.[0] ?? ''
    expect((await fetch(`${copy.url}${logo}`)).headers.get('Content-Type')).toBe('image/webp')
    await new Guest(copy.url, worlds.a.slug).ask('Is Dish a vegan?')
    const whileRunning = await runScript('backup', [join(folder, 'running')], settings)
    expect(whileRunning).toMatchObject({ code: 0, output: expect.stringContaining(', 2 pictures') })
    expect(await runScript('restore', [backup], settings)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Chefin is already running on'),
    })
  })
  // With the server stopped, the script starts Postgres and stops it afterwards.
  const whileStopped = await runScript('backup', [join(folder, 'stopped')], settings)
  expect(whileStopped).toMatchObject({ code: 0, output: expect.stringContaining(', 2 pictures') })
})
