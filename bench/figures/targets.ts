import type { Target } from './judge.ts'

const design = 'design, section 10'
const issue = 'the issue that asked for this table'

const lighthouse = { bench: 'lighthouse', column: 'guest page', source: design } as const
const staticPage = { label: 'static page', column: 'static page' }
const bytes = { bench: 'bytes', judged: 'value', source: design } as const
const guestPage = {
  bench: 'guest-page',
  column: 'Chefin',
  baseline: { label: 'nginx', column: 'nginx' },
  judged: 'ratio',
} as const
const requests = (row: string) => ({ label: `guest page, requests per second, ${row}`, row })
const provider = { label: 'provider', column: 'provider' }
const firstWord = { bench: 'first-word', column: 'Chefin', baseline: provider } as const
const p95 = (messages: number) => `${messages}, p95`

/** All targets, and the figures that are only shown. The numbers are defined nowhere else. */
export const targets: readonly Target[] = [
  ...['performance', 'accessibility', 'best practices', 'SEO'].map((row): Target => ({
    ...lighthouse,
    row,
    label: `guest page, 80 dishes, Lighthouse mobile: ${row}`,
    baseline: staticPage,
    judged: 'value',
    atLeast: 100,
  })),
  {
    ...lighthouse,
    label: 'largest contentful paint',
    row: 'largest contentful paint',
    baseline: staticPage,
    judged: 'ratio',
    atMost: 1.3,
  },
  {
    ...lighthouse,
    label: 'layout shift',
    row: 'layout shift',
    baseline: staticPage,
    judged: 'value',
    atMost: 0,
  },
  {
    ...lighthouse,
    bench: 'lighthouse-choices',
    label: 'largest contentful paint, 500 dishes with sizes and options',
    row: 'largest contentful paint',
    baseline: staticPage,
    judged: 'ratio',
    atMost: 1.3,
  },
  {
    ...bytes,
    label: 'JavaScript before the chat is opened (gz)',
    row: 'JavaScript, gz',
    column: 'before the chat',
    atMost: 20,
  },
  {
    ...bytes,
    label: 'JavaScript with the chat open (gz)',
    row: 'JavaScript, gz',
    column: 'chat open',
    atMost: 110,
  },
  ...['HTML, br', 'CSS, br', 'JavaScript, br', 'pictures', 'all'].map((row): Target => ({
    ...bytes,
    label: `first load, ${row}`,
    row,
    column: 'before the chat',
    baseline: staticPage,
    source: issue,
  })),
  {
    bench: 'growth',
    label: 'first paint, 10 to 2,000 dishes',
    row: 'first contentful paint',
    column: /dishes$/,
    baseline: {
      label: 'static page of the same bytes',
      row: 'static page of the same bytes: first contentful paint',
    },
    judged: 'ratio',
    atMost: 1.1,
    source: `${issue}: no slower than its size explains; three visits differ by a tenth`,
  },
  {
    bench: 'growth',
    label: 'first paint over a throttled network, as measured in the browser',
    row: 'first paint, throttled network, not simulated',
    column: '2000 dishes',
    baseline: { label: '10 dishes', column: '10 dishes' },
    judged: 'value',
    source: issue,
  },
  ...['uncompressed', 'gzip'].map((row): Target => ({
    ...guestPage,
    ...requests(row),
    atLeast: 0.5,
    source: design,
  })),
  // A 304 has no body, and the design sets no target for it.
  { ...guestPage, ...requests('304'), source: issue },
  ...['uncompressed', 'gzip', '304'].map((row): Target => ({
    ...guestPage,
    label: `menu.json, requests per second, ${row}`,
    row: `menu.json, ${row}`,
    baseline: { label: 'guest page', row },
    atLeast: 1,
    source: 'the issue that asked for the public API',
  })),
  ...(
    [
      [1, 'median', 3],
      [1, 'p99', 15],
      [50, 'median', 10],
      [50, 'p99', 50],
    ] as const
  ).map(([streams, part, atMost]): Target => ({
    ...firstWord,
    label: `chat, first word after the provider has written the first part, ${streams} concurrent, ${part}`,
    row: `${streams} concurrent, first word, ${part}`,
    judged: 'difference',
    atMost,
    source: design,
  })),
  {
    bench: 'rate',
    label: 'chat, messages per second',
    row: 'messages per second',
    column: 'Chefin',
    baseline: provider,
    judged: 'ratio',
    atLeast: 0.25,
    source: design,
  },
  {
    bench: 'thousand',
    label: '1,000 concurrent streams: complete replies',
    row: 'complete replies',
    column: /^Chefin/,
    baseline: provider,
    judged: 'value',
    atLeast: 1_000,
    source: design,
  },
  {
    bench: 'thousand',
    label: '1,000 concurrent streams: gap between parts, p99',
    row: 'gap between parts, p99',
    column: /^Chefin/,
    baseline: provider,
    judged: 'ratio',
    atMost: 1.5,
    source: design,
  },
  {
    bench: 'guest-taps',
    label: 'tap to paint, opening the chat, p75',
    row: 'guest: open the chat',
    column: /dishes/,
    judged: 'value',
    atMost: 80,
    source: design,
  },
  ...(
    [
      ['guest', "a guest's"],
      ['owner', "an owner's"],
    ] as const
  ).map(([who, whose]): Target => ({
    bench: `${who}-taps`,
    label: `tap to paint, slowest of ${whose} taps, p75`,
    row: new RegExp(`^${who}:`),
    column: /dishes/,
    judged: 'value',
    atMost: 80,
    source: design,
  })),
  {
    bench: 'offline-reply',
    label: 'complete reply without a model, p95',
    row: 'over HTTP, 80 dishes',
    column: 'p95',
    judged: 'value',
    atMost: 100,
    source: design,
  },
  {
    bench: 'offline-reply',
    label: 'the same, 500 dishes with sizes and options',
    row: 'over HTTP, 500 dishes with sizes and options',
    column: 'p95',
    judged: 'value',
    atMost: 100,
    source: design,
  },
  {
    bench: 'print',
    label: 'slowest PDF of 200 dishes with sizes and options',
    row: /./,
    column: 'Chefin',
    judged: 'value',
    atMost: 2_000,
    source: 'issue 28',
  },
  {
    bench: 'statistics',
    label: 'slowest statistic or list at 1,000,000 messages, p95',
    row: /./,
    column: p95(1_000_000),
    baseline: { label: '10,000 messages', column: p95(10_000) },
    judged: 'value',
    atMost: 50,
    source: design,
  },
  {
    bench: 'statistics',
    label: 'statistic or list that grew most from 10,000 to 1,000,000 messages, median',
    row: /./,
    column: '1000000, median',
    baseline: { label: '10,000 messages', column: '10000, median' },
    judged: 'difference',
    atMost: 10,
    source: `${design}: "flat"; nobody notices 10 ms`,
  },
  {
    bench: 'start',
    label: '`npm start` until ready, first time in a prepared clone',
    row: 'ready',
    column: 'first time',
    judged: 'value',
    source: design,
  },
  {
    bench: 'start',
    label: '`npm start` until ready, second time',
    row: 'ready',
    column: 'second time',
    judged: 'value',
    atMost: 5,
    source: design,
  },
]
