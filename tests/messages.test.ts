import { spawnSync } from 'node:child_process'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { findMessageFaults, type Declared, type Messages, type Sources } from './message-keys.ts'

const verbs = /^app\/(domain|http|auth|services|assistant|routes)\//

const declared: Declared = {
  heldBy: {
    // What a verb throws carries the key of its message; so does a schema's every rule.
    errors: [verbs],
    'account-errors': [verbs],
    // The catalogue names what a plan promises.
    billing: [/^app\/domain\/plans\.ts$/],
    // Breadcrumbs stand in the routes' handles.
    app: [/^app\/routes\/dashboard\//],
    // Its sections take their words from one hook.
    landing: [/^app\/routes\/landing\//],
    home: [/^app\/routes\/dashboard\/home\//],
  },
  // Letters are looked up by their kind.
  endings: { mails: ['_subject', '_text', '_action', '_otherwise'] },
  beginnings: { guest: ['fact_'], restaurants: ['topic_'] },
}

let languages: Record<string, Messages>
let sources: Sources

beforeAll(async () => {
  const read = async (pattern: string) =>
    Promise.all(
      (await Array.fromAsync(glob(pattern))).map(
        async (path) => [path, await readFile(path, 'utf8')] as const,
      ),
    )
  const tables = await Promise.all(
    locales.map(async (locale) => {
      const files = await read(`app/i18n/messages/${locale}/*.json`)
      const parsed = files.map(
        ([path, text]) => [basename(path, '.json'), JSON.parse(text)] as const,
      )
      return [locale, Object.fromEntries(parsed)] as const
    }),
  )
  languages = Object.fromEntries(tables)
  const modules = await read('app/**/*.{ts,tsx}')
  sources = Object.fromEntries(modules.filter(([path]) => !/\.test\.tsx?$/.test(path)))
})

test('every message is there in both languages, with the same placeholders, and is used', () => {
  expect(Object.keys(languages['en'] ?? {}).length).toBeGreaterThan(15)
  expect(findMessageFaults(languages, sources, declared)).toEqual([])
})

describe('a fault is found:', () => {
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

  test('nothing, where nothing is wrong', () => {
    expect(planted({ planted: 'A {{b}}' }, { planted: 'Ç {{b}}' }, use(`'planted'`))).toEqual([])
  })

  test('a key that one language lacks', () => {
    const code = use(`'planted'`)
    const fault = ['landing.planted is not in both of en and tr']
    expect(planted({ planted: 'A' }, {}, code)).toEqual(fault)
    expect(planted({}, { planted: 'A' }, code)).toEqual(fault)
  })

  test('another placeholder, and a text that only one language has', () => {
    const code = use(`'planted'`)
    expect(planted({ planted: '{{a}}' }, { planted: '{{b}}' }, code)).toEqual([
      'landing.planted has other placeholders in en and tr',
    ])
    expect(planted({ planted: 'A' }, { planted: ' ' }, code)).toEqual([
      'landing.planted says nothing in one of en and tr',
    ])
  })

  test('a key that nobody uses, though its name stands where other words are looked up', () => {
    const fault = ['landing.planted is used nowhere']
    expect(planted({ planted: 'A' })).toEqual(fault)
    expect(planted({ planted: 'A' }, undefined, use(`'plant'`))).toEqual(fault)
    const elsewhere = `import { x } from '#app/i18n/guest.ts'\nx('planted')`
    expect(planted({ planted: 'A' }, undefined, elsewhere)).toEqual(fault)
  })

  test('a declaration that nothing needs', () => {
    const faults = findMessageFaults(languages, sources, {
      ...declared,
      endings: { ...declared.endings, landing: ['_label'] },
    })
    expect(faults).toEqual(['landing: nothing is looked up by _label'])
  })

  test('a key that is in neither language, by the compiler', async () => {
    // Outside of the house: other tests read what stands in it.
    const folder = await mkdtemp(join(tmpdir(), 'chefin-messages-'))
    const words = JSON.stringify(resolve('app/i18n/landing.ts'))
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.json'),
        compilerOptions: { types: [] },
        include: ['planted.ts'],
      }),
    )
    const check = async (key: string) => {
      const lookUp = `landingTranslator('en')('${key}')`
      const text = `import { landingTranslator } from ${words}\nexport const x = ${lookUp}\n`
      await writeFile(join(folder, 'planted.ts'), text)
      const args = ['--noEmit', '-p', folder]
      return spawnSync('node_modules/.bin/tsc', args, { encoding: 'utf8' }).stdout
    }
    const said = [await check('title'), await check('titel')]
    await rm(folder, { recursive: true })
    expect(said).toEqual(['', expect.stringContaining('"titel"')])
  })
})
