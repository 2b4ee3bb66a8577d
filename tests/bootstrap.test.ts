import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

/** A checkout whose packages differ from its lock file, as after a `git pull`. */
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

/** Runs the bootstrap without npm on the PATH: an attempt to install fails. */
async function bootstrap(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: checkout,
    env: { PATH: '/nowhere' },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, output }
}

test('a start installs the packages of package-lock.json', async () => {
  expect(await bootstrap('entry.mjs')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm was not found'),
  })
})

test('a backup doesn’t replace packages that a server may be using, and says so', async () => {
  const scripts = z
    .object({ scripts: z.object({ backup: z.string(), restore: z.string() }) })
    .parse(JSON.parse(await readFile('package.json', 'utf8'))).scripts
  for (const command of Object.values(scripts)) {
    expect(command).toMatch(/^node scripts\/bootstrap\.mjs --as-installed /)
  }
  const before = await readdir(join(checkout, 'node_modules'), { recursive: true })
  const { code, output } = await bootstrap('--as-installed', 'entry.mjs')
  expect(code).toBe(0)
  expect(output).toContain('the installed packages are not those of package-lock.json')
  expect(output).toContain('ran ')
  expect(await readdir(join(checkout, 'node_modules'), { recursive: true })).toEqual(before)
})

test('a restore on a new machine installs packages', async () => {
  await rm(join(checkout, 'node_modules'), { recursive: true })
  expect((await bootstrap('--as-installed', 'entry.mjs')).output).toContain('npm was not found')
})

test('an image installs nothing and runs the entry with its own Node', async () => {
  await writeFile(join(checkout, 'node_modules/.chefin-installed'), 'image\n')
  await rm(join(checkout, 'node_modules/.bin'), { recursive: true })
  expect(await bootstrap('entry.mjs')).toEqual({ code: 0, output: `ran ${process.execPath}` })
})
