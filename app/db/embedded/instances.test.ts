import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { copyInitialised } from '../../../tests/initialised-folder.ts'
import {
  endProcess,
  isRunning,
  makeFolder,
  postmasterPid,
  query,
  startInChild,
  type Start,
} from './embedded.fixture.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'

let folder = { path: '', remove: async (): Promise<void> => undefined }
let runningPostgres: EmbeddedPostgres[] = []
let children: Start[] = []

beforeEach(async () => {
  folder = await makeFolder()
  await copyInitialised(inject('dataFolders'), folder.path)
  runningPostgres = []
  children = []
})

afterEach(async () => {
  await Promise.all(children.map((child) => endProcess(child.process, 'gracefully')))
  await Promise.all(runningPostgres.map((postgres) => postgres.stop()))
  await folder.remove()
})

async function start(log: (message: string) => void = () => undefined) {
  await claimDataFolder(folder.path)
  const postgres = await startEmbeddedPostgres(folder.path, { log })
  runningPostgres.push(postgres)
  return postgres
}

async function startChild() {
  const child = await startInChild(folder.path)
  children.push(child)
  return child
}

describe('one start', () => {
  it('serves UTF-8 with checksums on localhost only, and requires the password', async () => {
    const { url } = await start()
    const settings = await query(
      url,
      `select current_database() as name, current_setting('server_encoding') as encoding,
              current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as addresses,
              current_setting('unix_socket_directories') as sockets,
              (select datlocprovider from pg_database where datname = 'chefin') as locale`,
    )
    expect(settings).toEqual([
      {
        name: 'chefin',
        encoding: 'UTF8',
        checksums: 'on',
        addresses: '127.0.0.1',
        sockets: '',
        locale: 'b',
      },
    ])
    const guess = new URL(url)
    guess.password = 'postgres'
    await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  it('leaves no process behind, even when stopped more than once', async () => {
    const postgres = await start()
    const pid = await postmasterPid(folder.path)
    await Promise.all([postgres.stop(), postgres.stop()])
    await expect.poll(() => isRunning(pid)).toBe(false)
    await postgres.stop()
  })

  it('keeps the data across restarts', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })
})

describe('another Chefin on the same folder', () => {
  it('is rejected with the address of the first one', async () => {
    const first = await start()
    await first.announce('http://localhost:4321')
    const second = await startChild()
    expect(second.rejected).toMatch(
      /^StartupError: Chefin is already running on \S+ at http:\/\/localhost:4321;/,
    )
    expect(second.rejected).toContain('CHEFIN_DATA')
    expect(await query(first.url, 'select 1 as fine')).toEqual([{ fine: 1 }])
  })

  it('starts only once when several start concurrently', async () => {
    await Promise.all(Array.from({ length: 4 }, startChild))
    const winners = children.filter(({ url }) => url !== undefined)
    expect(winners).toHaveLength(1)
    expect(winners[0]?.logged).toEqual([])
    for (const { rejected } of children.filter((child) => child.url === undefined)) {
      expect(rejected).toContain('Chefin is already running on')
    }
  })

  it('gets the folder as soon as the first one has stopped', async () => {
    const first = await start()
    const stopping = first.stop()
    const second = await start()
    await stopping
    expect(await query(second.url, 'select 1 as fine')).toEqual([{ fine: 1 }])
  })
})

describe('after a Chefin was killed', () => {
  it('its Postgres is stopped without losing data', async () => {
    const killed = await startChild()
    await query(killed.url ?? '', 'create table kept as select 42 as answer')
    const leftover = await postmasterPid(folder.path)
    await endProcess(killed.process, 'SIGKILL')
    expect(await isRunning(leftover)).toBe(true)

    const logLines: string[] = []
    const next = await start((line) => logLines.push(line))
    expect(await isRunning(leftover)).toBe(false)
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(logLines).toEqual([expect.stringContaining('was killed')])
  })

  it('the next start recovers, even if Postgres was killed too', async () => {
    const killed = await startChild()
    await query(killed.url ?? '', 'create table kept as select 42 as answer')
    const postmaster = await postmasterPid(folder.path)
    await endProcess(killed.process, 'SIGKILL')
    process.kill(postmaster, 'SIGKILL')

    const next = await start()
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('the process id of its Postgres may have been reused', async () => {
    const first = await start()
    const pidFile = await readFile(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8')
    await first.stop()
    const { uid, gid } = await stat(join(folder.path, 'postgres'))
    const bystander = spawn('sleep', ['60'], { uid, gid })
    await once(bystander, 'spawn')
    const reused = pidFile.replace(/^\d+/, String(bystander.pid))
    await writeFile(join(folder.path, 'postgres', 'postmaster.pid'), reused)

    const next = await start()
    expect(await query(next.url, 'select 1 as fine')).toEqual([{ fine: 1 }])
    expect(bystander.exitCode).toBe(null)
    bystander.kill()
  })
})

describe('when Postgres dies', () => {
  it('restarts at the same address, under the same lock', async () => {
    const logLines: string[] = []
    const postgres = await start((line) => logLines.push(line))
    await postgres.announce('http://localhost:4321')
    await query(postgres.url, 'create table kept as select 42 as answer')
    process.kill(await postmasterPid(folder.path), 'SIGKILL')

    await expect
      .poll(() => query(postgres.url, 'select answer from kept').catch(() => []), {
        timeout: 10_000,
      })
      .toEqual([{ answer: 42 }])
    await expect
      .poll(() => logLines)
      .toEqual([expect.stringContaining('was lost'), expect.stringContaining('is back')])
    expect((await startChild()).rejected).toContain('at http://localhost:4321;')
  })

  it('may be stopped while it is restarting', async () => {
    const postgres = await start()
    const first = await postmasterPid(folder.path)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => isRunning(first)).toBe(false)
    await postgres.stop()
    await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })
})
