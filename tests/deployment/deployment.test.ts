import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { openAllPictures } from '#app/services/images/all-pictures.server.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../database.ts'
import { runScript } from '../fixtures/run-script.ts'
import { testSecret } from '../postgres.ts'
import { S3Server } from '../s3-server.ts'
import { environmentOf, argumentsOf, type Stage } from './containerfile.ts'
import { assembleImage, listFiles, setWritable } from './assemble-image.ts'

/*
 * Runs the commands of deploy/compose.yaml and docs/backup.md on the image's files, which are
 * assembled as in deploy/Containerfile and owned by another user than the image's.
 */

const commandSchema = z.array(z.string())

let root: string
let image: string
let stage: Stage
let user: { readonly uid: number; readonly gid: number }
let originalFiles: readonly string[]
const s3 = new S3Server()
const children: ChildProcess[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'chefin-image-'))
  await chmod(root, 0o755)
  image = join(root, 'chefin')
  stage = await assembleImage(image)
  const [uid = 0, gid = 0] = argumentsOf(stage, 'USER').split(':').map(Number)
  // Only root can switch users: otherwise the tree is made read-only for ourselves.
  const isRoot = process.getuid?.() === 0
  user = isRoot ? { uid, gid } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  await setWritable(image, false)
  await s3.start()
  for (const name of ['data', 'backups']) {
    await mkdir(join(root, name))
    await chown(join(root, name), user.uid, user.gid)
  }
  originalFiles = await listFiles(image)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await s3.stop()
  await setWritable(image, true)
  await rm(root, { recursive: true })
})

/** Runs a command as a container of the image would, without this process's environment. */
function runInImage(command: readonly string[], settings: Readonly<Record<string, string>>) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: image,
    ...user,
    env: {
      // The image's only Node is on the PATH.
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      // useradd --no-create-home
      HOME: join(root, 'no-home'),
      ...environmentOf(stage),
      HOST: '127.0.0.1',
      CHEFIN_DATA: join(root, 'data'),
      APP_SECRET: testSecret,
      ...s3.env,
      ...settings,
    },
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => ({ code: Number(code), output }))
  return { child, ended: exit, output: () => output }
}

/** Starts the image's command on a database and waits until it is ready. */
async function startImage(database: TestDatabase) {
  const port = String(await findFreePort())
  const command = commandSchema.parse(JSON.parse(argumentsOf(stage, 'CMD')))
  const server = runInImage(command, { DATABASE_URL: database.adminUrl, PORT: port })
  await new Promise<void>((resolve, reject) => {
    server.child.stdout.on('data', () => server.output().includes('is ready') && resolve())
    void server.ended.then(({ output }) => reject(new Error(output)))
  })
  return { ...server, port, url: `http://127.0.0.1:${port}` }
}

/** Reads a compose command from docs/backup.md and fills in this test's folders. */
async function documentedCommand(script: string, backup = ''): Promise<readonly string[]> {
  const page = await readFile('docs/backup.md', 'utf8')
  const commands = [...page.matchAll(/^docker compose .* run .* chefin (npm run \w+ \S+)$/gm)]
  const [command, another] = commands
    .map(([, found = '']) => found)
    .filter((found) => found.startsWith(`npm run ${script} `))
  if (command === undefined || another !== undefined)
    throw new Error(`docs/backup.md must have exactly one ${script} command`)
  return command.replace(/\/backups(\/\S+)?$/, join(root, 'backups', backup)).split(' ')
}

test('the image contains no development packages', async () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')))
  const tools = [...Object.keys(devDependencies), 'esbuild', 'rolldown', 'lightningcss', 'tsx']
  const installed = (await readdir(join(image, 'node_modules'), { recursive: true }))
    .filter((path) => path.endsWith('package.json'))
    .map(
      (path) =>
        dirname(path)
          .split(/(?:^|\/)node_modules\//)
          .at(-1) ?? '',
    )
  expect(installed).toContain('better-auth')
  expect(tools.filter((tool) => installed.includes(tool))).toEqual([])
})

test('`npm run sbom` lists exactly the packages of the image', async () => {
  const { code, output } = await runScript('sbom', [], {})
  expect(code, output).toBe(0)
  const { components } = z
    .object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })
    .parse(JSON.parse(output))
  const componentNames = components.map(({ name, version }) => `${name} ${version}`)
  const manifest = z.object({ name: z.string(), version: z.string() })
  const installed = await Promise.all(
    (await readdir(join(image, 'node_modules'), { recursive: true }))
      // A package's root package.json, not one in a subfolder.
      .filter((path) => /(^|\/node_modules\/)(@[^/]+\/)?[^@/][^/]*\/package\.json$/.test(path))
      .map(async (path) => {
        const text = await readFile(join(image, 'node_modules', path), 'utf8')
        const { name, version } = manifest.parse(JSON.parse(text))
        return `${name} ${version}`
      }),
  )
  expect(installed.length).toBeGreaterThan(100)
  expect(componentNames.toSorted()).toEqual([...new Set(installed)].toSorted())
})

describe('as the image’s user, who may write only to /data', () => {
  test('starts, is healthy, and is backed up and restored by the documented commands', async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    const other = await createEmptyDatabase(inject('postgresUrl'))
    const server = await startImage(database)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const [, check = ''] = / CMD (\[.*\])$/.exec(argumentsOf(stage, 'HEALTHCHECK')) ?? []
    const healthCheck = runInImage(commandSchema.parse(JSON.parse(check)), { PORT: server.port })
    expect(await healthCheck.ended).toMatchObject({ code: 0 })

    const settings = { DATABASE_URL: database.adminUrl }
    const backup = await runInImage(await documentedCommand('backup'), settings).ended
    expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/ [1-9]\d* pictures/) })
    const [name = ''] = await readdir(join(root, 'backups'))
    expect(name).toMatch(/^chefin-/)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })

    const pictures = await openAllPictures({
      dataFolder: root,
      bucket: { ...s3.settings, endpoint: s3.endpoint },
    })
    const keys = await Array.fromAsync(pictures.keys())
    s3.objects.clear()
    const restoration = await runInImage(await documentedCommand('restore', name), {
      DATABASE_URL: other.adminUrl,
    }).ended
    expect(restoration).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })
    const [rows, before] = [await other.rows(), await database.rows()]
    // Jobs and sessions change during the test; these tables don't.
    for (const table of ['owners', 'restaurants', 'menus', 'dishes', 'dish_facts']) {
      expect(rows[table], table).toEqual(before[table])
      expect(rows[table]?.length, table).toBeGreaterThan(0)
    }
    expect((await Array.fromAsync(pictures.keys())).toSorted()).toEqual(keys.toSorted())
    const again = await startImage(other)
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    again.child.kill('SIGTERM')
    await again.ended

    expect(await listFiles(image)).toEqual(originalFiles)
    await database.drop()
    await other.drop()
  })

  test('a backup without a folder asks for one', async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    const settings = { DATABASE_URL: database.adminUrl }
    const { code, output } = await runInImage(['npm', 'run', 'backup'], settings).ended
    expect(code).toBe(1)
    expect(output).toContain(
      'does not take the backup (EACCES); name a folder that you may write to',
    )
    await database.drop()
  })
})
