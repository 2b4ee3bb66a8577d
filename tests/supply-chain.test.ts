import { glob, readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readLock, renderLicences } from '../scripts/list-licences.ts'

const { dependencies, devDependencies, optionalDependencies, allowScripts } = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(await readFile('package.json', 'utf8')))
const packages = await readLock()

// Licences that allow use in a service and distribution in an image. The LGPL covers libvips, which
// is a separate file.
const allowedNames = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

test('every package has an allowed licence', () => {
  const isAllowed = (licence: string) => {
    const names = licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
    const quantifier = licence.includes(' OR ') ? 'some' : 'every'
    return names[quantifier]((name) => allowedNames.includes(name))
  }
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('the licence page is the output of `npm run licences`', async () => {
  expect(await readFile('docs/licences.md', 'utf8')).toBe(renderLicences(packages))
})

test('versions are exact, with at most 48 runtime packages', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(48)
})

test('only packages that ship a program run an install script', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const approved = Object.keys(allowScripts)
  expect(approved.filter((name) => !scripted.some((entry) => entry.name === name))).toEqual([])
  // Unapproved packages get their binaries from separate packages; their install scripts only verify them.
  const unapproved = scripted.filter(({ name }) => !approved.includes(name))
  // That of tesseract.js only asks for donations.
  expect([...new Set(unapproved.map(({ name }) => name))]).toEqual(['esbuild', 'tesseract.js'])
})

test('runtime code imports no development package', async () => {
  const sources = ['server.ts', 'build/server/index.js']
  for await (const file of glob('{app/{config,db,domain},simulators}/**/*.ts')) {
    if (!/\.(test|fixture)\.ts$/.test(file)) sources.push(file)
  }
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
  const importedNames = texts
    .flatMap((text) => [
      ...text.matchAll(/^(?:import|export) (?!type )[^'"`]*?\bfrom ['"]([^'"]+)['"]/gm),
    ])
    .map(([, from = '']) => from)
    .filter((from) => !/^[.#/]/.test(from))
    .map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
  expect(importedNames).toContain('pg')
  const available = new Set([...Object.keys(dependencies), ...builtinModules])
  const unavailable = importedNames.filter(
    (name) => !name.startsWith('node:') && !available.has(name),
  )
  expect([...new Set(unavailable)]).toEqual([])
})
