import { spawnSync } from 'node:child_process'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { guestLocales, isLocale } from '#app/i18n/locales.ts'
import {
  findMessageFaults,
  type Declarations,
  type Messages,
  type Sources,
} from './message-keys.ts'

const layersWithErrors = /^app\/(domain|http|auth|handlers|server|services|assistant|routes)\//

const declared: Declarations = {
  usedBy: {
    // Domain errors and schema rules carry message keys.
    errors: [layersWithErrors],
    'account-errors': [layersWithErrors],
    'guest-errors': [layersWithErrors],
    'import-errors': [layersWithErrors],
    'team-errors': [layersWithErrors],
    'factor-errors': [layersWithErrors],
    // The catalogue names the features of a plan.
    billing: [/^app\/domain\/plans\.ts$/],
    // Breadcrumbs are in the routes' handles.
    app: [/^app\/routes\/dashboard\//],
    // Loaded on demand, with two languages in one page.
    card: [/^app\/routes\/guest\/island\/kitchen-card\.ts$/],
    // Its sections share one hook.
    activity: [/^app\/routes\/dashboard\/activity\//],
    landing: [/^app\/routes\/landing\//],
    home: [/^app\/routes\/dashboard\/(home|setup|start)\//],
    languages: [/^app\/routes\/dashboard\/restaurants\/languages\//],
  },
  // Emails are looked up by their kind.
  suffixes: { mails: ['_subject', '_text', '_action', '_otherwise'], printing: ['_text'] },
  prefixes: {
    developers: ['op_', 'group_'],
    guest: ['fact_'],
    printing: ['layout_'],
    restaurants: ['topic_', 'typeface_', 'shape_', 'pictures_', 'preview_'],
  },
}

let languages: Record<string, Messages>
let guestLanguages: Record<string, Messages>
let sources: Sources

beforeAll(async () => {
  const read = async (pattern: string) =>
    Promise.all(
      (await Array.fromAsync(glob(pattern))).map(
        async (path) => [path, await readFile(path, 'utf8')] as const,
      ),
    )
  const tables = await Promise.all(
    guestLocales.map(async (locale) => {
      const files = await read(`app/i18n/messages/${locale}/*.json`)
      const messageFiles = files.map(
        ([path, text]) => [basename(path, '.json'), JSON.parse(text)] as const,
      )
      return [locale, Object.fromEntries(messageFiles)] as const
    }),
  )
  languages = Object.fromEntries(tables.filter(([locale]) => isLocale(locale)))
  guestLanguages = Object.fromEntries(tables.map(([locale, files]) => [locale, guestFiles(files)]))
  const modules = await read('app/**/*.{ts,tsx}')
  sources = Object.fromEntries(modules.filter(([path]) => !/\.test\.tsx?$/.test(path)))
})

/** Returns the files that a language has if only the guest pages are translated into it. */
const guestFiles = (files: Messages): Messages =>
  Object.fromEntries(
    Object.entries(files).filter(([name]) =>
      ['card', 'guest', 'guest-errors', 'kept', 'print', 'receipt', 'table-card', 'visit'].includes(
        name,
      ),
    ),
  )

test('every message exists in both languages with the same placeholders, and is used', () => {
  expect(Object.keys(languages['en'] ?? {}).length).toBeGreaterThan(15)
  expect(findMessageFaults(languages, sources, declared)).toEqual([])
})

test('what guests read exists in all their languages', () => {
  expect(Object.keys(guestLanguages)).toEqual([...guestLocales])
  const used = { ...declared, suffixes: {}, prefixes: { guest: ['fact_'] } }
  expect(findMessageFaults(guestLanguages, sources, used)).toEqual([])
})

describe('reports', () => {
  const planted = (en: object, tr: object = en, code = ''): string[] =>
    findMessageFaults(
      {
        en: { ...languages['en'], landing: { ...languages['en']?.['landing'], ...en } },
        tr: { ...languages['tr'], landing: { ...languages['tr']?.['landing'], ...tr } },
      },
      { ...sources, 'app/routes/x.ts': code },
      declared,
    )
  const use = (text: string) => `import { x } from '#app/i18n/landing.ts'\nx(${text})`

  test('no problem in correct messages', () => {
    expect(planted({ planted: 'A {{b}}' }, { planted: 'Ç {{b}}' }, use(`'planted'`))).toEqual([])
  })

  test('a key that is missing in one language', () => {
    const code = use(`'planted'`)
    const fault = ['landing.planted is not in both of en and tr']
    expect(planted({ planted: 'A' }, {}, code)).toEqual(fault)
    expect(planted({}, { planted: 'A' }, code)).toEqual(fault)
  })

  test('different placeholders, and a text that is empty in one language', () => {
    const code = use(`'planted'`)
    expect(planted({ planted: '{{a}}' }, { planted: '{{b}}' }, code)).toEqual([
      'landing.planted has different placeholders in en and tr',
    ])
    expect(planted({ planted: 'A' }, { planted: ' ' }, code)).toEqual([
      'landing.planted is empty in one of en and tr',
    ])
  })

  test('an unused key, although the same string appears beside another translator', () => {
    const fault = ['landing.planted is unused']
    expect(planted({ planted: 'A' })).toEqual(fault)
    expect(planted({ planted: 'A' }, undefined, use(`'plant'`))).toEqual(fault)
    const otherTranslator = `import { x } from '#app/i18n/guest.ts'\nx('planted')`
    expect(planted({ planted: 'A' }, undefined, otherTranslator)).toEqual(fault)
  })

  test('a declaration of a key that code names anyway', () => {
    const faults = findMessageFaults(languages, sources, {
      ...declared,
      suffixes: { ...declared.suffixes, landing: ['_label'] },
    })
    expect(faults).toEqual(['landing: no key needs _label'])
  })

  test('an unknown key, through the compiler', async () => {
    // Outside the repository, because other tests read the files in it.
    const folder = await mkdtemp(join(tmpdir(), 'chefin-messages-'))
    const modulePath = JSON.stringify(resolve('app/i18n/landing.ts'))
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.json'),
        compilerOptions: { types: ['vite/client'], typeRoots: [resolve('node_modules')] },
        include: ['planted.ts'],
      }),
    )
    await writeFile(
      join(folder, 'planted.ts'),
      `import { landingTranslator } from ${modulePath}
      export const known = landingTranslator('en')('title')
      export const unknown = landingTranslator('en')('titel')`,
    )
    const args = ['--noEmit', '--pretty', 'false', '-p', folder]
    const { stdout } = spawnSync('node_modules/.bin/tsc', args, { encoding: 'utf8' })
    await rm(folder, { recursive: true })
    // The only error, in the third line.
    expect(stdout.match(/planted\.ts\(\d+/g)).toEqual(['planted.ts(3'])
    expect(stdout).toContain('"titel"')
  })
})
