import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createEmptyDatabase } from './database.ts'
import { runScript } from './fixtures/run-script.ts'
import { Guest } from './guest.ts'
import { end, startOn } from './start-chefin.ts'
import { testSecret } from './postgres.ts'
import { startTestServer } from './server.ts'

// Most of these tests create a cluster, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const otherSecret = 'another-secret-for-tests-0123456789'
// A Linux device on which every write fails with ENOSPC.
const fullDisk = '/dev/full'

let folder: string
let started: ChildProcess[]

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'chefin-rejected-'))
  await chmod(parent, 0o755)
  folder = join(parent, 'data')
  started = []
})

afterEach(async () => {
  for (const child of started) await end(child, 'SIGTERM')
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) =>
  startOn(folder, { env }, (child) => started.push(child))

/** Starts Chefin, expects it to fail, and returns the one-line error. */
async function startupError(env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await start(env)
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('{'))).toHaveLength(1)
  return output
}

describe('the secret in the data folder', () => {
  test('is rejected if empty or too short, and can be replaced', async () => {
    const first = await start()
    await end(first.child, 'SIGTERM')
    const file = join(folder, 'secret')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const secret = await readFile(file, 'utf8')
    for (const invalid of ['', 'x', `${'x'.repeat(31)}\n`]) {
      await writeFile(file, invalid)
      expect(await startupError()).toMatch(/secret holds fewer than 32 characters.*change-secret/)
    }

    await rm(file)
    expect(await startupError()).toMatch(/set up with another APP_SECRET.*change-secret/)
    const changed = await runScript('change-secret', [], { CHEFIN_DATA: folder, APP_SECRET: '' })
    expect(changed).toMatchObject({ code: 0, output: expect.stringContaining('Changed') })
    expect(await readFile(file, 'utf8')).not.toBe(secret)
    const { url } = await start()
    expect((await new Guest(url).ask('Is the hummus vegan?')).text).toContain('Humus')
  })

  test.skipIf(!existsSync(fullDisk))('is written completely or not at all', async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'chefin.json'), '{"format":1}')
    await symlink(fullDisk, join(folder, 'secret.new'))
    expect(await startupError()).toMatch(/The disk that holds .*secret is full; make room/)
    expect(existsSync(join(folder, 'secret'))).toBe(false)
    const { code } = await start()
    expect(code).toBeNull()
    expect(await readFile(join(folder, 'secret'), 'utf8')).toHaveLength(43)
  })
})

test.skipIf(!existsSync(fullDisk))(
  'completes a data folder that a full disk left unfinished',
  async () => {
    await mkdir(folder)
    await symlink(fullDisk, join(folder, 'chefin.json.new'))
    expect(await startupError()).toMatch(/The disk that holds .*chefin.json is full; make room/)
    // Left behind by earlier versions.
    await writeFile(join(folder, 'chefin.json'), '')
    const { code } = await start()
    expect(code).toBeNull()
  },
)

describe('a process with another APP_SECRET', () => {
  test('is rejected without disturbing running ones, and accepted after change-secret', async () => {
    const running = await startTestServer(inject('postgresUrl'))
    const env = { DATABASE_URL: running.database.adminUrl, APP_SECRET: otherSecret }
    expect(await startupError(env)).toMatch(
      /set up with another APP_SECRET; give this process the same/,
    )
    await running.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = current_database() || '_app'`,
    )
    const readiness = async () => (await fetch(`${running.url}/readyz`)).status
    await expect.poll(readiness).toBe(200)

    const change = () => runScript('change-secret', [], env)
    expect(await change()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/connections of Chefin are open .*; stop every Chefin process/),
    })
    await end(running.process, 'SIGTERM')
    expect(await change()).toMatchObject({ code: 0 })
    expect((await start(env)).code).toBeNull()
    expect(await startupError({ ...env, APP_SECRET: testSecret })).toContain('another APP_SECRET')
    for (const child of started) await end(child, 'SIGTERM')
    await running.stop()
  })

  test('must start once before change-secret', async () => {
    const database = await createEmptyDatabase(inject('postgresUrl'))
    onTestFinished(database.drop)
    const env = { DATABASE_URL: database.adminUrl, APP_SECRET: otherSecret }
    expect(await runScript('change-secret', [], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Chefin has never been started on this database'),
    })
  })
})

describe('another program’s database', () => {
  test.each([
    ['with a table of the same name', 'create table owners (id int)', /relation "owners" already/],
    ['with a type of the same name', `create type owners as enum ('a')`, /already exists/],
    [
      'with other migrations',
      `create schema drizzle;
       create table drizzle.__drizzle_migrations
         (id serial primary key, hash text not null, created_at bigint);
       insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1999999999999)`,
      /migrations that are not Chefin’s/,
    ],
  ])('%s is rejected and left untouched', async (_, statements, reason) => {
    const database = await createEmptyDatabase(inject('postgresUrl'))
    onTestFinished(database.drop)
    await database.query(statements)
    const before = await database.query('select relname from pg_class order by oid')
    const output = await startupError({ DATABASE_URL: database.adminUrl, APP_SECRET: testSecret })
    expect(output).toMatch(/belongs to another program .*create database chefin/)
    expect(output).toMatch(reason)
    expect(await database.query('select relname from pg_class order by oid')).toEqual(before)
  })
})

test('reports a read-only database with the remedy, and starts once it is writable', async () => {
  const database = await createEmptyDatabase(inject('postgresUrl'))
  onTestFinished(database.drop)
  const setReadOnly = (value: string) =>
    database.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    )
  await setReadOnly('on')
  const output = await startupError({ DATABASE_URL: database.adminUrl, APP_SECRET: testSecret })
  expect(output).toMatch(/takes no writes \(.*\); make room .* or name the primary in DATABASE_URL/)
  expect(output).not.toContain('at async')
  await database.query('set default_transaction_read_only = off')
  await setReadOnly('off')
  const server = await startTestServer(inject('postgresUrl'), { database })
  await server.stop()
})
