import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { runProgram } from '#app/db/embedded/binaries.ts'
import { findPostgresUser } from '#app/db/embedded/postgres-user.ts'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { copyFirstStart } from './first-start.ts'
import { Guest } from './guest.ts'
import { isPostmasterAlive, startOn } from './start-chefin.ts'
import { endProcess } from './end-process.ts'
import { testSecret } from './postgres.ts'
import { startTestServer } from './server.ts'

let folder: string
let children: ChildProcess[]

beforeEach(makeFolder)

afterEach(async () => {
  for (const child of children) await endProcess(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'chefin-start-'))
  await chmod(folder, 0o755)
  children = []
}

/** Fills the data folder, for tests of later starts. */
const copyData = () => copyFirstStart(inject('dataFolders'), join(folder, 'data'))

const start = (env: Record<string, string> = {}, entry?: string[]) =>
  startOn(join(folder, 'data'), entry ? { env, entry } : { env }, (child) => children.push(child))

const hasPostgres = () => isPostmasterAlive(join(folder, 'data'))

async function askOne(url: string): Promise<Guest> {
  const guest = new Guest(url)
  await guest.ask('What desserts do you have?')
  return guest
}

/** Starts Chefin, expects it to fail, and returns the one-line error. */
async function startupError(env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await start(env)
  expect(code).toBe(1)
  expect(
    output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  ).toHaveLength(1)
  return output.trim()
}

describe('npm start', () => {
  test('serves the sample menu from an empty folder, and loses nothing however it is killed', async () => {
    // Of two starts at once, one serves.
    const both = await Promise.all([start(), start()])
    const first = both.find(({ code }) => code === null)
    expect(both.find(({ code }) => code === 1)?.output).toContain('already running')
    if (!first) throw new Error('neither serves')
    const { cookie } = await askOne(first.url)
    await endProcess(first.child, 'SIGKILL')
    expect(await hasPostgres()).toBe(true)

    // It keeps its folder and its data until the bootstrap that started it is killed.
    const { child, url } = await start({}, ['scripts/bootstrap.mjs', 'server.ts'])
    const guest = new Guest(url)
    guest.cookie = cookie
    expect((await guest.history()).messages).toHaveLength(2)
    const error = await startupError()
    expect(error).toContain(`Chefin is already running on ${join(folder, 'data')} at ${url}`)
    expect(error).toContain('CHEFIN_DATA')

    // After the loss of its Postgres it recovers.
    const file = await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8')
    process.kill(Number(file.split('\n')[0]), 'SIGKILL')
    const history = async () => (await guest.request('GET')).status
    await expect.poll(history).toBe(200)
    expect((await guest.history()).messages).toHaveLength(2)

    expect(await hasPostgres()).toBe(true)
    await endProcess(child, 'SIGKILL')
    await expect.poll(hasPostgres).toBe(false)
  })
})

describe('a start that must fail', () => {
  test('a port in use', async () => {
    await copyData()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : ''
    expect(await startupError({ PORT: `${port}` })).toBe(
      `Chefin: Port ${port} of 127.0.0.1 is in use; stop what uses it, or set PORT to another.`,
    )
    other.close()
    expect(await hasPostgres()).toBe(false)
  })

  test('a data folder with other files, which is left untouched', async () => {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data/thesis.txt'), 'words')
    expect(await startupError()).toMatch(/holds files that are not Chefin's; point CHEFIN_DATA/)
    expect(await readdir(join(folder, 'data'))).toEqual(['thesis.txt'])
  })

  test('an unreachable DATABASE_URL', async () => {
    const env = { DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/x', APP_SECRET: testSecret }
    const output = await startupError(env)
    expect(output).toMatch(/The database at 127\.0\.0\.1:1 cannot be used .* check DATABASE_URL/)
    expect(output).not.toContain('hunter2')
  })

  test('an invalid setting', async () => {
    expect(await startupError({ PORT: 'eighty' })).toMatch(/^Chefin: PORT must be a port number/)
  })
})

describe('with DATABASE_URL', () => {
  test('reports an unreachable database immediately and recovers when it is back', async () => {
    const server = await startTestServer(inject('postgresUrl'), { env: { METRICS_PORT: '0' } })
    onTestFinished(() => server.stop())
    const { database, url, metricsUrl } = server
    const readyMetric = async () =>
      /^chefin_ready (.)$/m.exec(await (await fetch(metricsUrl)).text())?.[1]
    expect(await readyMetric()).toBe('1')
    const statuses = async () => {
      const paths = ['/demo', '/demo/chat', '/readyz', '/healthz']
      const responses = await Promise.all(paths.map((path) => fetch(`${url}${path}`)))
      // An unread response body would keep the server's connection open.
      await Promise.all(responses.map((response) => response.text()))
      return responses.map(({ status }) => status)
    }
    await database.disconnectApp()
    expect(await readyMetric()).toBe('0')
    expect(await statuses()).toEqual([503, 503, 503, 200])
    const unavailable = await fetch(`${url}/demo`, { headers: { 'Accept-Language': 'tr' } })
    expect(unavailable.headers.get('Retry-After')).toBe('5')
    expect(await unavailable.text()).toContain('veritabanımıza ulaşamıyoruz')
    await database.reconnectApp()
    await expect.poll(statuses).toEqual([200, 200, 200, 200])
    expect(await readyMetric()).toBe('1')
  })

  test('needs only a login that owns its database and may create roles', async () => {
    const admin = new Client({ connectionString: inject('postgresUrl') })
    await admin.connect()
    const name = `test_plain_${Date.now()}`
    await admin.query(`create role ${name} login createrole password 'plain'`)
    await admin.query(
      `grant chefin_owner, chefin_guest, chefin_system to ${name} with admin option`,
    )
    await admin.query(`create database ${name} owner ${name}`)
    const url = new URL(inject('postgresUrl'))
    Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` })
    const { url: servedUrl, child } = await start({
      DATABASE_URL: url.href,
      APP_SECRET: testSecret,
    })
    expect((await new Guest(servedUrl).ask('Is the hummus vegan?')).text).toContain('Humus')
    expect(await endProcess(child, 'SIGINT')).toBe(0)
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role ${name}_app, ${name}`)
    await admin.end()
  })

  // Needs Debian's Postgres 15; skipped otherwise.
  const oldPostgres = '/usr/lib/postgresql/15/bin'
  test.skipIf(!existsSync(oldPostgres))('works with Postgres 15', async () => {
    const user = await findPostgresUser(folder)
    const cluster = join(folder, 'fifteen')
    await mkdir(cluster)
    if (user) await chown(cluster, user.uid, user.gid)
    const port = await findFreePort()
    await runProgram(
      `${oldPostgres}/initdb`,
      ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      user,
    )
    const location = ['-D', cluster, '-l', join(cluster, 'log')]
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
    await runProgram(`${oldPostgres}/pg_ctl`, ['start', '-w', ...location, '-o', options], user)
    const { url, child } = await start({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      APP_SECRET: testSecret,
    })
    // The migration creates a login with a password; `trust` ignores it.
    expect((await new Guest(url).ask('Is the hummus vegan?')).text).toContain('Humus')
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    await runProgram(`${oldPostgres}/pg_ctl`, ['stop', '-w', '-m', 'fast', '-D', cluster], user)
  })
})
