import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const page = await readFile('docs/security.md', 'utf8')

const attacks = Array.from({ length: 32 }, (_, index) => `${index + 1}`)
const faults = [
  'kill -9 mid-stream',
  'SIGTERM',
  "guest's line drops",
  'database away',
  'provider 429, 500, silent, slow, cut short, garbage',
  'Stripe events twice, late, in any order, lost',
  'mail server away',
  'disk full, image store away',
  'two instances',
  'NUL, surrogates, RTL, emoji, 10,000 characters, 10 MB JSON, deep nesting, slow clients x500',
  '1,000 guests at once',
  'backup, restore',
]

interface Row {
  readonly name: string
  readonly text: string
}

/** Returns the rows of the table under a heading, named by their first cells. */
function rowsUnder(heading: string): Row[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((text) => ({ name: text.split('|')[1]?.trim() ?? '', text }))
}

/** Returns the tests that a text refers to, as in: `file`: `title`; `title`. */
function testsIn(text: string) {
  const references = text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: ((?:`[^`]+`(?:; )?)+)/g)
  return [...references].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  }))
}

/** Whether a file has a test with exactly this title. */
async function hasTest(file: string, title: string): Promise<boolean> {
  const source = await readFile(file, 'utf8').catch(() => '')
  const calls = source.matchAll(/(?<=\(\s*)(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)(?=,)/g)
  return [...calls].some(([, ...quotes]) => quotes.includes(title))
}

test.each([
  ['Attacks', attacks],
  ['Faults', faults],
])('%s: every row exists and refers to a test', (heading, expected) => {
  const rows = rowsUnder(heading)
  expect(rows.map(({ name }) => name)).toEqual(expected)
  for (const { name, text } of rows) {
    expect(testsIn(text), name).not.toEqual([])
  }
})

test('every test mentioned exists with exactly that title', async () => {
  const references = testsIn(page)
  expect(references.length).toBeGreaterThan(60)
  const missingNames: string[] = []
  for (const { file, titles } of references) {
    for (const title of titles) {
      if (!(await hasTest(file, title))) missingNames.push(`${file}: ${title}`)
    }
  }
  expect(missingNames).toEqual([])
})

test('a string that is not a title does not count as a test', async () => {
  const file = 'tests/http/sessions.test.ts'
  expect(
    await hasTest(file, 'opens nothing: pages redirect to the login, everything else is 401'),
  ).toBe(true)
  expect(await hasTest(file, 'opens nothing: pages redirect to the login')).toBe(false)
  expect(await hasTest('tests/http/nowhere.test.ts', 'x')).toBe(false)
  expect(testsIn('`tests/a.test.ts`: `one`; `two` (why)')).toEqual([
    { file: 'tests/a.test.ts', titles: ['one', 'two'] },
  ])
})
