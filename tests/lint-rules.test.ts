import { spawnSync } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Files that break a lint rule, and the rule that must report them. */
const violations: [description: string, rule: string, files: Record<string, string>][] = [
  [
    'an import cycle',
    'no-cycle',
    {
      'app/domain/circle-one.ts': `import { two } from './circle-two.ts'\nexport const one = () => two\n`,
      'app/domain/circle-two.ts': `import { one } from './circle-one.ts'\nexport const two = () => one\n`,
    },
  ],
  [
    'a cycle of type imports',
    'no-cycle',
    {
      'app/domain/types-one.ts': `import type { Two } from './types-two.ts'\nexport interface One { two: Two }\n`,
      'app/domain/types-two.ts': `import type { One } from './types-one.ts'\nexport interface Two { one: One }\n`,
    },
  ],
  [
    'an import cycle through #app',
    'no-cycle',
    {
      'app/domain/through-one.ts': `import { two } from '#app/domain/through-two.ts'\nexport const one = () => two\n`,
      'app/domain/through-two.ts': `import { one } from '#app/domain/through-one.ts'\nexport const two = () => one\n`,
    },
  ],
  [
    'a domain module that imports a route',
    'no-restricted-imports',
    {
      'app/domain/x1.ts': `import { loader } from '#app/routes/home.ts'\nexport const x = loader\n`,
    },
  ],
  [
    'a telemetry module that imports a verb',
    'no-restricted-imports',
    {
      'app/telemetry/x2.ts': `import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'\nexport const x = getGuestPage\n`,
    },
  ],
  [
    'a domain module that imports Prometheus',
    'no-restricted-imports',
    { 'app/domain/x3.ts': `import { Registry } from 'prom-client'\nexport const x = Registry\n` },
  ],
  [
    'a domain module that imports React',
    'no-restricted-imports',
    { 'app/domain/x4.ts': `import { useState } from 'react'\nexport const x = useState\n` },
  ],
  [
    'a domain module that imports the assistant',
    'no-restricted-imports',
    {
      'app/domain/x5.ts': `import type { Planner } from '#app/assistant/planners/planner.ts'\nexport type X = Planner\n`,
    },
  ],
  [
    'a database module that imports a verb',
    'no-restricted-imports',
    {
      'app/db/x6.ts': `import { storeReply } from '#app/domain/conversations/store-reply.ts'\nexport const x = storeReply\n`,
    },
  ],
  [
    'a route that imports a table',
    'no-restricted-imports',
    {
      'app/routes/x7.ts': `import { dishes } from '#app/db/schema/dishes.ts'\nexport const x = dishes\n`,
    },
  ],
  [
    'an assistant module that imports a route',
    'no-restricted-imports',
    {
      'app/assistant/x8.ts': `import { loader } from '#app/routes/home.ts'\nexport const x = loader\n`,
    },
  ],
  [
    'a route that imports a vendor SDK',
    'no-restricted-imports',
    { 'app/routes/x9.ts': `import sharp from 'sharp'\nexport const x = sharp\n` },
  ],
  [
    'an i18n module that imports the database',
    'no-restricted-imports',
    {
      'app/i18n/x10.ts': `import { asSystem } from '#app/db/actors.ts'\nexport const x = asSystem\n`,
    },
  ],
  ['any', 'no-explicit-any', { 'app/domain/x11.ts': `export const x = (y: any) => y\n` }],
  [
    'a type assertion',
    'consistent-type-assertions',
    { 'app/domain/x12.ts': `export const x = (y: unknown) => y as string\n` },
  ],
  [
    'process.env outside config',
    'no-process-env',
    { 'app/domain/x13.ts': `export const x = process.env['PORT']\n` },
  ],
  ['console', 'no-console', { 'app/domain/x14.ts': `console.log('x')\n` }],
  ['a file of 301 lines', 'max-lines', { 'app/domain/x15.ts': 'export {}\n'.repeat(301) }],
  ['a route of 201 lines', 'max-lines', { 'app/routes/x16.ts': 'export {}\n'.repeat(201) }],
]

/** A copy of the repository in which rules are broken on purpose. */
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'chefin-lint-'))
  for (const entry of ['app', '.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    await cp(entry, join(copy, entry), { recursive: true })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true }))

function lint(): { passes: boolean; output: string } {
  const { status, stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/oxlint'),
    ['app', '-f', 'unix'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  return { passes: status === 0, output: stdout }
}

test('the code base passes its lint rules', () => {
  expect(lint()).toMatchObject({ passes: true })
})

// A single lint run checks all of them, because each run takes a second.
describe('planted violations', () => {
  let result: { passes: boolean; output: string }

  beforeAll(async () => {
    const planted = violations.flatMap(([, , files]) => Object.entries(files))
    for (const [file, text] of planted) {
      await mkdir(dirname(join(copy, file)), { recursive: true })
      await writeFile(join(copy, file), text, { flag: 'wx' })
    }
    result = lint()
    for (const [file] of planted) await rm(join(copy, file))
  })

  test('fail the lint', () => expect(result.passes).toBe(false))

  test.each(violations)('%s is reported in its file', (_, rule, files) => {
    const reports = result.output.split('\n').filter((line) => line.includes(`(${rule})`))
    const isReported = (file: string) => reports.some((line) => line.startsWith(`${file}:`))
    expect(Object.keys(files).filter(isReported)).toEqual(Object.keys(files))
  })
})

test('there are no catch-all folders', async () => {
  const catchAlls = await Array.fromAsync(
    glob('{app,scripts,tests}/**/{utils,helpers,common,lib,misc,manager}*', {
      exclude: (path) => path.includes('node_modules'),
    }),
  )
  expect(catchAlls).toEqual([])
})

test('every runtime dependency is listed in docs/dependencies.md, at most 48', async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8'))
  const names = Object.keys(manifest.dependencies)
  const page = await readFile('docs/dependencies.md', 'utf8')
  expect(names.length).toBeLessThanOrEqual(48)
  for (const name of [...names, ...Object.keys(manifest.devDependencies)]) {
    expect(page).toContain(`\`${name}\``)
  }
})

test('the docs refer only to files that exist', async () => {
  const pages = ['README.md', ...(await Array.fromAsync(glob('docs/**/*.md')))]
  for (const page of pages) {
    const text = await readFile(page, 'utf8')
    for (const [, path = ''] of text.matchAll(/`((?:app|scripts|tests|docs)\/[\w./-]+)`/g)) {
      const files = await Array.fromAsync(glob(path.replace(/\/$/, '')))
      expect(files, `${page} names ${path}`).not.toEqual([])
    }
  }
})
