import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '#app/db/migrate.ts'
import { copyFirstStart } from './first-start.ts'
import { createEmptyDatabase } from './database.ts'
import { runScript } from './fixtures/run-script.ts'
import { Guest } from './guest.ts'
import { testSecret } from './postgres.ts'
import { startTestServer } from './server.ts'
import { startOn } from './start-chefin.ts'
import { endProcess } from './end-process.ts'

const otherSecret = 'another-secret-for-tests-0123456789'

test('a lost secret of a data folder can be replaced', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'chefin-secret-'))
  await chmod(parent, 0o755)
  const folder = join(parent, 'data')
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) await endProcess(child, 'SIGTERM')
    await rm(parent, { recursive: true })
  })
  await copyFirstStart(inject('dataFolders'), folder)
  const file = join(folder, 'secret')
  const secret = await readFile(file, 'utf8')
  await rm(file)

  const start = () => startOn(folder, {}, (child) => children.push(child))
  const rejection = await start()
  expect(rejection.code).toBe(1)
  const lines = rejection.output.trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringMatching(/set up with another APP_SECRET.*change-secret/),
  ])
  const change = await runScript('change-secret', [], { CHEFIN_DATA: folder, APP_SECRET: '' })
  expect(change).toMatchObject({ code: 0, output: expect.stringContaining('Changed') })
  expect(await readFile(file, 'utf8')).not.toBe(secret)
  const { url } = await start()
  expect((await new Guest(url).ask('Is the hummus vegan?')).text).toContain('Humus')
})

test('another APP_SECRET is rejected without disturbing a running process, and accepted after change-secret', async () => {
  const running = await startTestServer(inject('postgresUrl'))
  onTestFinished(running.stop)
  const { adminUrl } = running.database
  await expect(prepareDatabase(adminUrl, otherSecret)).rejects.toThrow(
    /set up with another APP_SECRET; give this process the same/,
  )
  await running.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = current_database() || '_app'`,
  )
  const readiness = async () => (await fetch(`${running.url}/readyz`)).status
  await expect.poll(readiness).toBe(200)

  const change = () =>
    runScript('change-secret', [], { DATABASE_URL: adminUrl, APP_SECRET: otherSecret })
  expect(await change()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/connections of Chefin are open .*; stop every Chefin process/),
  })
  await endProcess(running.process, 'SIGTERM')
  expect(await change()).toMatchObject({ code: 0 })
  await prepareDatabase(adminUrl, otherSecret)
  await expect(prepareDatabase(adminUrl, testSecret)).rejects.toThrow('another APP_SECRET')
})

test('change-secret needs a first start', async () => {
  const database = await createEmptyDatabase(inject('postgresUrl'))
  onTestFinished(database.drop)
  const env = { DATABASE_URL: database.adminUrl, APP_SECRET: otherSecret }
  expect(await runScript('change-secret', [], env)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Chefin has never been started on this database'),
  })
})
