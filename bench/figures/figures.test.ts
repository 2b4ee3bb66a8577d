import { expect, test } from 'vitest'
import type { Report } from '../bench.ts'
import { markdownTable } from '../../evals/markdown-table.ts'
import { replaceFigures } from './figures-page.ts'
import { judge, type Target } from './judge.ts'
import { targets } from './targets.ts'
import { summarise, type Outcome } from './summary.ts'

const report: Report = {
  columns: ['nginx', 'Chefin'],
  rows: [
    { label: 'as it is', unit: '/s', values: [1_000, 400] },
    { label: 'gzip', unit: '/s', values: [1_000, 390] },
    { label: 'broken', unit: '/s', values: [Number.NaN, 5] },
  ],
}
const target: Target = {
  bench: 'guest-page',
  label: 'requests',
  row: 'as it is',
  column: 'Chefin',
  baseline: { label: 'nginx', column: 'nginx' },
  judged: 'ratio',
  atLeast: 0.4,
  source: 'a test',
}

test.each([
  ['a ratio at its lower bound', {}, 0.4, true],
  ['a ratio below its lower bound', { row: 'gzip' }, 0.39, false],
  ['a ratio above its upper bound', { atLeast: undefined, atMost: 0.39 }, 0.4, false],
  ['a difference', { judged: 'difference', atLeast: -600 }, -600, true],
  ['a difference below its lower bound', { judged: 'difference', atLeast: -599 }, -600, false],
  [
    'a value below its lower bound, despite a baseline',
    { judged: 'value', atLeast: 401 },
    400,
    false,
  ],
  ['a value at its upper bound', { judged: 'value', atLeast: undefined, atMost: 400 }, 400, true],
  ['a figure without a bound', { atLeast: undefined }, 0.4, undefined],
  ['the worst row, where more is better', { row: /^(as|gz)/ }, 0.39, false],
  [
    'the worst row, where less is better',
    { row: /^(as|gz)/, atLeast: undefined, atMost: 0.4 },
    0.4,
    true,
  ],
] as const)('%s', (_, changed, judged, isReached) => {
  expect(judge(report, { ...target, ...changed })).toMatchObject({ judged, isReached })
})

test('the worst of several rows is named by its label', () => {
  expect(judge(report, { ...target, row: /^(as|gz)/ }).worst).toBe('gzip')
  expect(judge(report, target).worst).toBeUndefined()
})

test('a value can be compared with another row', () => {
  const baseline = { label: 'as it is', row: 'as it is' }
  expect(judge(report, { ...target, row: 'gzip', baseline }).judged).toBe(390 / 400)
})

test.each([
  ['no such row', { row: 'brotli' }, 'has no "brotli"'],
  ['no such column', { column: 'Apache' }, 'under "Apache"'],
  [
    'no number',
    { row: 'broken', column: 'nginx', baseline: undefined, judged: 'value' },
    'no number',
  ],
  ['no number to compare with', { row: 'broken' }, 'no number'],
  ['one row of several without a number', { row: /./ }, 'no number'],
  ['a ratio of one figure', { baseline: undefined }, 'nothing to compare'],
] as const)('%s is an error', (_, changed, message) => {
  expect(() => judge(report, { ...target, ...changed })).toThrow(message)
})

const lastOf = (
  outcomes: Record<string, Outcome>,
  targetsToJudge: readonly Target[] = [target],
) => {
  const { rows, failed } = summarise(new Map(Object.entries(outcomes)), targetsToJudge)
  return { failed, last: rows.map((row) => row.at(-1)) }
}

test('the table shows whether each target is reached, and by how much it is missed', () => {
  const { rows } = summarise(new Map([['guest-page', report]]), [
    target,
    { ...target, row: 'gzip' },
    { ...target, judged: 'value', atLeast: 500 },
    { ...target, judged: 'difference', atMost: 5, atLeast: undefined },
  ])
  expect(rows).toEqual([
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

test('a failed bench is counted and shows its reason; the others keep their figures', () => {
  const rate = { ...target, bench: 'rate' }
  const outcomes = { 'guest-page': report, rate: new Error('no | provider\nat line 1') }
  expect(lastOf(outcomes, [target, rate])).toEqual({
    failed: 1,
    last: ['yes', 'failed: no / provider'],
  })
  expect(lastOf({}, [target])).toEqual({ failed: 1, last: ['failed: guest-page did not run'] })
  // Even a bench without a target.
  expect(lastOf({ ...outcomes, soak: new Error('unavailable') }).last).toEqual([
    'yes',
    'failed: no / provider',
    'failed: unavailable',
  ])
})

test('a Markdown table has a cell for each column', () => {
  expect(markdownTable(['what', 'a'], [['x', '1000 ms']])).toBe(
    '| what |       a |\n| ---- | ------: |\n| x    | 1000 ms |',
  )
})

test('each target has its own wording, a source and at most one bound', () => {
  expect(new Set(targets.map(({ label }) => label)).size).toBe(targets.length)
  for (const { atMost, atLeast, source, judged, baseline } of targets) {
    expect(source).not.toBe('')
    expect(atMost === undefined || atLeast === undefined).toBe(true)
    if (judged !== 'value') expect(baseline).toBeDefined()
  }
})

const begin = '<!-- written by `npm run bench`, up to the other mark -->'
const end = '<!-- end of what `npm run bench` writes -->'

test('text around the figures survives every run', () => {
  const page = `# Figures\n\n${begin}\n\nold\n\n${end}\n\n## Why\n\nBecause.\n`
  const once = replaceFigures(page, 'new')
  expect(once).toBe(`# Figures\n\n${begin}\n\nnew\n\n${end}\n\n## Why\n\nBecause.\n`)
  expect(replaceFigures(once, 'new')).toBe(once)
  // These would be special in a replacement string.
  expect(replaceFigures(page, '$& $1')).toContain('\n\n$& $1\n\n')
})

test.each([
  ['neither', 'words'],
  ['no end', `${begin} old`],
  ['no begin', `old ${end}`],
  ['the wrong order', `${end} old ${begin}`],
  ['two begins', `${begin} ${begin} ${end}`],
  ['two ends', `${begin} ${end} ${end}`],
])('a page with %s is refused', (_, page) => {
  expect(() => replaceFigures(page, 'new')).toThrow('once each')
})

test('figures that contain a mark are refused', () => {
  expect(() => replaceFigures(`${begin}${end}`, `x ${end}`)).toThrow('a mark')
})
