import { expect, test } from 'vitest'
import type { Report } from '../bench.ts'
import { asMarkdown } from '../table.ts'
import { replaceFigures } from './figures-page.ts'
import { judge, type Reach } from './judge.ts'
import { reaches } from './reaches.ts'
import { summarise, type Outcome } from './summary.ts'

const report: Report = {
  columns: ['nginx', 'Chefin'],
  rows: [
    { what: 'as it is', unit: '/s', values: [1_000, 400] },
    { what: 'gzip', unit: '/s', values: [1_000, 390] },
    { what: 'broken', unit: '/s', values: [Number.NaN, 5] },
  ],
}
const reach: Reach = {
  bench: 'guest-page',
  what: 'requests',
  row: 'as it is',
  column: 'Chefin',
  beside: { what: 'nginx', column: 'nginx' },
  judged: 'ratio',
  atLeast: 0.4,
  source: 'a test',
}

test.each([
  ['a ratio on its bound', {}, 0.4, true],
  ['a ratio below it', { row: 'gzip' }, 0.39, false],
  ['a ratio that may not be more', { atLeast: undefined, atMost: 0.39 }, 0.4, false],
  ['a difference', { judged: 'difference', atLeast: -600 }, -600, true],
  ['a difference that is too great', { judged: 'difference', atLeast: -599 }, -600, false],
  ['a value, whatever stands beside it', { judged: 'value', atLeast: 401 }, 400, false],
  ['a value on its bound', { judged: 'value', atLeast: undefined, atMost: 400 }, 400, true],
  ['a figure that is only told', { atLeast: undefined }, 0.4, undefined],
  ['the worst row, where more is better', { row: /^(as|gz)/ }, 0.39, false],
  [
    'the worst row, where less is better',
    { row: /^(as|gz)/, atLeast: undefined, atMost: 0.4 },
    0.4,
    true,
  ],
] as const)('%s', (_, changed, judged, isReached) => {
  expect(judge(report, { ...reach, ...changed })).toMatchObject({ judged, isReached })
})

test('the worst of several is named, by what the pattern stands for', () => {
  expect(judge(report, { ...reach, row: /^(as|gz)/ }).worst).toBe('gzip')
  expect(judge(report, reach).worst).toBeUndefined()
})

test('another row may stand beside a value', () => {
  const beside = { what: 'as it is', row: 'as it is' }
  expect(judge(report, { ...reach, row: 'gzip', beside }).judged).toBe(390 / 400)
})

test.each([
  ['no such row', { row: 'brotli' }, 'has no "brotli"'],
  ['no such column', { column: 'Apache' }, 'under "Apache"'],
  [
    'no number',
    { row: 'broken', column: 'nginx', beside: undefined, judged: 'value' },
    'no number',
  ],
  ['no number beside it', { row: 'broken' }, 'no number'],
  ['one row of several without a number', { row: /./ }, 'no number'],
  ['nothing beside a ratio', { beside: undefined }, 'nothing stands beside'],
] as const)('%s is told, and never judged', (_, changed, message) => {
  expect(() => judge(report, { ...reach, ...changed })).toThrow(message)
})

const lastOf = (outcomes: Record<string, Outcome>, wanted: readonly Reach[] = [reach]) => {
  const { lines, failed } = summarise(new Map(Object.entries(outcomes)), wanted)
  return { failed, last: lines.slice(1).map((line) => line.at(-1)) }
}

test('the table says what is reached, and by how much not', () => {
  const { lines } = summarise(new Map([['guest-page', report]]), [
    reach,
    { ...reach, row: 'gzip' },
    { ...reach, judged: 'value', atLeast: 500 },
    { ...reach, judged: 'difference', atMost: 5, atLeast: undefined },
  ])
  expect(lines.slice(1)).toEqual([
    ['requests', 'nginx: 1000 /s', '400 /s', '0.40 times', 'at least 0.4 times', 'yes'],
    [
      'requests',
      'nginx: 1000 /s',
      '390 /s',
      '0.39 times',
      'at least 0.4 times',
      'no: by 0.01 times',
    ],
    ['requests', 'nginx: 1000 /s', '400 /s', '0.40 times', 'at least 500 /s', 'no: by 100 /s'],
    ['requests', 'nginx: 1000 /s', '400 /s', '-600 /s', 'at most +5 /s', 'yes'],
  ])
})

test('what failed says why and is counted, and the others keep their figures', () => {
  const rate = { ...reach, bench: 'rate' }
  const outcomes = { 'guest-page': report, rate: new Error('no | provider\nat line 1') }
  expect(lastOf(outcomes, [reach, rate])).toEqual({
    failed: 1,
    last: ['yes', 'failed: no / provider'],
  })
  expect(lastOf({}, [reach])).toEqual({ failed: 1, last: ['failed: guest-page did not run'] })
  // Even where the one table reads nothing from it.
  expect(lastOf({ ...outcomes, soak: new Error('away') }).last).toEqual([
    'yes',
    'failed: no / provider',
    'failed: away',
  ])
})

test('a table of Markdown has a cell for each column', () => {
  expect(
    asMarkdown([
      ['what', 'a'],
      ['x', '1000 ms'],
    ]),
  ).toBe('| what |       a |\n| ---- | ------: |\n| x    | 1000 ms |')
})

test('each reach is worded once, has a source and at most one bound', () => {
  expect(new Set(reaches.map(({ what }) => what)).size).toBe(reaches.length)
  for (const { atMost, atLeast, source, judged, beside } of reaches) {
    expect(source).not.toBe('')
    expect(atMost === undefined || atLeast === undefined).toBe(true)
    if (judged !== 'value') expect(beside).toBeDefined()
  }
})

const begin = '<!-- written by `npm run bench`, up to the other mark -->'
const end = '<!-- end of what `npm run bench` writes -->'

test('what people wrote around the figures stays, run after run', () => {
  const page = `# Figures\n\n${begin}\n\nold\n\n${end}\n\n## Why\n\nBecause.\n`
  const once = replaceFigures(page, 'new')
  expect(once).toBe(`# Figures\n\n${begin}\n\nnew\n\n${end}\n\n## Why\n\nBecause.\n`)
  expect(replaceFigures(once, 'new')).toBe(once)
  // Words that a replacement by a pattern would take for its own.
  expect(replaceFigures(page, '$& $1')).toContain('\n\n$& $1\n\n')
})

test.each([
  ['neither', 'words'],
  ['no end', `${begin} old`],
  ['no begin', `old ${end}`],
  ['the wrong order', `${end} old ${begin}`],
  ['two begins', `${begin} ${begin} ${end}`],
  ['two ends', `${begin} ${end} ${end}`],
])('a page with %s is left alone', (_, page) => {
  expect(() => replaceFigures(page, 'new')).toThrow('once each')
})

test('figures that hold a mark are not written', () => {
  expect(() => replaceFigures(`${begin}${end}`, `x ${end}`)).toThrow('a mark')
})
