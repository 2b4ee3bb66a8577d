import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { startOn, type Start } from './start-chefin.ts'
import { endProcess } from './end-process.ts'
import { testSecret } from './postgres.ts'
import { sampleTemplate } from './sample.ts'

/** A copy of the source, which the test may change. */
let checkout: string
let database: TestDatabase
let server: Start

const entries = ['app', 'scripts', 'simulators', 'package.json', 'tsconfig.json']
const configs = [
  'vite.config.ts',
  'react-router.config.ts',
  'browsers.config.ts',
  'guest-sheets.config.ts',
]

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'chefin-dev-'))
  await Promise.all(
    [...entries, ...configs].map((name) => cp(name, join(checkout, name), { recursive: true })),
  )
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'))
  // No browser opens a page, so that no libraries have to be bundled for one.
  await change('vite.config.ts', `entries: ['app/{routes,ui}/**/*.tsx']`, 'noDiscovery: true')
  database = await createTestDatabase(inject('postgresUrl'), sampleTemplate)
  const env = { DATABASE_URL: database.adminUrl, APP_SECRET: testSecret, CHEFIN_SAMPLE: 'on' }
  server = await startOn(join(checkout, 'data'), { cwd: checkout, entry: ['scripts/dev.ts'], env })
})

afterAll(async () => {
  await endProcess(server.child, 'SIGKILL')
  await database.drop()
  await rm(checkout, { recursive: true })
})

async function change(file: string, from: string, to: string) {
  const path = join(checkout, file)
  const source = await readFile(path, 'utf8')
  expect(source).toContain(from)
  await writeFile(path, source.replace(from, to))
}

const readMenu = async () => {
  const response = await fetch(`${server.url}/demo`)
  return { status: response.status, text: await response.text() }
}

test('npm run dev shows each change of the source, and an error until it is fixed', async () => {
  expect(await readMenu()).toMatchObject({ status: 200 })

  await change('app/routes/guest/dish-item.tsx', '{shown.name}', '{`Changed: ${shown.name}`}')
  await expect.poll(readMenu).toMatchObject({ text: expect.stringContaining('Changed: ') })

  const original = 'export function formatPrice('
  await change('app/domain/money/price.ts', original, `${original})`)
  await expect.poll(readMenu).toMatchObject({
    status: 500,
    text: expect.stringMatching(/can’t start.*price\.ts/su),
  })
  await change('app/domain/money/price.ts', `${original})`, original)
  await expect.poll(readMenu).toMatchObject({ status: 200 })

  const response = await fetch(`${server.url}/menu-worker.js`)
  expect(response.status).toBe(404)

  expect(await endProcess(server.child, 'SIGTERM')).toBe(0)
})
