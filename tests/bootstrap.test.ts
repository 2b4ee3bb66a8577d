import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

/** A checkout whose packages are not those of its lock file, as after a `git pull`. */
let checkout: string

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'chefin-checkout-'))
  await mkdir(join(checkout, 'scripts'))
  await cp('scripts/bootstrap.mjs', join(checkout, 'scripts/bootstrap.mjs'))
  await writeFile(join(checkout, 'package-lock.json'), '{"name":"pulled"}')
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true })
  await symlink(process.execPath, join(checkout, 'node_modules/.bin/node'))
  await writeFile(join(checkout, 'node_modules/.chefin-installed'), 'of the version before')
  await writeFile(join(checkout, 'entry.mjs'), `process.stdout.write('ran ' + process.execPath)`)
})
afterEach(() => rm(checkout, { recursive: true }))

/** Runs the bootstrap where there is no npm: whoever wants to install ends there. */
async function bootstrap(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: checkout,
    env: { PATH: '/nowhere' },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, said }
}

test('a start installs what the lock file asks for', async () => {
  expect(await bootstrap('entry.mjs')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm was not found'),
  })
})

test('a backup replaces no packages, as a server may run on them, and says so', async () => {
  const scripts = z
    .object({ scripts: z.object({ backup: z.string(), restore: z.string() }) })
    .parse(JSON.parse(await readFile('package.json', 'utf8'))).scripts
  for (const command of Object.values(scripts)) {
    expect(command).toMatch(/^node scripts\/bootstrap\.mjs --as-installed /)
  }
  const before = await readdir(join(checkout, 'node_modules'), { recursive: true })
  const { code, said } = await bootstrap('--as-installed', 'entry.mjs')
  expect(code).toBe(0)
  expect(said).toContain('the installed packages are not those of package-lock.json')
  expect(said).toContain('ran ')
  expect(await readdir(join(checkout, 'node_modules'), { recursive: true })).toEqual(before)
})

test('a restore on a new machine installs, as nothing is there', async () => {
  await rm(join(checkout, 'node_modules'), { recursive: true })
  expect((await bootstrap('--as-installed', 'entry.mjs')).said).toContain('npm was not found')
})

test('in an image nothing is installed, and its own Node runs the entry', async () => {
  await writeFile(join(checkout, 'node_modules/.chefin-installed'), 'image\n')
  await rm(join(checkout, 'node_modules/.bin'), { recursive: true })
  expect(await bootstrap('entry.mjs')).toEqual({ code: 0, said: `ran ${process.execPath}` })
})
