import audit, { type Flags, type Result } from 'lighthouse'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { fromColumns, median, type Bench, type Report } from './bench.ts'
import { bestCompressedSize } from './body-size.ts'
import { seedRestaurant } from './seed-restaurant.ts'
import { startBrowser } from './slow-browser.ts'
import { staticPage } from './static-page/html.ts'
import { withStaticPage } from './static-page/serve.ts'

const rounds = 3

const otherPages = [
  { name: 'sample', path: '/demo', language: 'en' },
  { name: 'landing en', path: '/', language: 'en' },
  { name: 'landing tr', path: '/', language: 'tr' },
  { name: 'press en', path: '/content/en/media/press-release', language: 'en' },
] as const

/** The measures of each run, in the table's order. */
const measures: readonly {
  readonly label: string
  readonly unit: string
  readonly read: (result: Result) => number
}[] = [
  { label: 'performance', unit: '', read: computeScore('performance') },
  { label: 'accessibility', unit: '', read: computeScore('accessibility') },
  { label: 'best practices', unit: '', read: computeScore('best-practices') },
  { label: 'SEO', unit: '', read: computeScore('seo') },
  { label: 'largest contentful paint', unit: 'ms', read: numberOf('largest-contentful-paint') },
  { label: 'layout shift', unit: '', read: numberOf('cumulative-layout-shift') },
  { label: 'total blocking time', unit: 'ms', read: numberOf('total-blocking-time') },
  { label: 'all files, as sent', unit: 'KB', read: (result) => kilobytesOf(result) },
  { label: 'JavaScript, as sent', unit: 'KB', read: (result) => kilobytesOf(result, 'Script') },
]

export const lighthouse = comparison('80 dishes', 80)

export const lighthouseWithChoices = comparison(
  '500 dishes of three sizes with two groups of options',
  500,
  true,
)

/** The guest page, compared with a hand-written page of the same menu. */
function comparison(menu: string, dishes: number, hasChoices = false): Bench {
  return {
    title: `Lighthouse, mobile, a menu of ${menu}, with pictures, median of ${rounds}: a hand-written page and the guest page`,
    run: (postgresUrl, { isShort }) =>
      withJudge(postgresUrl, isShort, async (server, judge) => {
        const seeded = await seedRestaurant(server, dishes, hasChoices)
        // Cached and compressed like the static page, as it is for all guests but the first.
        await bestCompressedSize(seeded.url)
        return withStaticPage(staticPage(seeded.dishes), server.url, async (url) => [
          ['static page', await judge(url, 'en')],
          ['guest page', await judge(seeded.url, 'en')],
        ])
      }),
  }
}

/** All other public pages. */
export const publicPages: Bench = {
  title: `public pages, Lighthouse, mobile, median of ${rounds}`,
  isNamedOnly: true,
  run: (postgresUrl, { isShort }) =>
    withJudge(postgresUrl, isShort, async ({ url }, judge) => {
      const columns: [string, number[]][] = []
      for (const { name, path, language } of otherPages) {
        columns.push([name, await judge(`${url}${path}`, language)])
      }
      return columns
    }),
}

type Judge = (url: string, language: string) => Promise<number[]>

/** Runs a server and Lighthouse; `judge` returns a page's values in the order of `measures`. */
function withJudge(
  postgresUrl: string,
  isShort: boolean,
  run: (server: TestServer, judge: Judge) => Promise<[string, number[]][]>,
): Promise<Report> {
  return withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
    const port = await findFreePort()
    const browser = await startBrowser([`--remote-debugging-port=${port}`])
    const count = isShort ? 1 : rounds
    const judge: Judge = (url, language) =>
      auditPage(url, { port, extraHeaders: { 'Accept-Language': language } }, count)
    try {
      return fromColumns(await run(server, judge), measures)
    } finally {
      await browser.close()
    }
  })
}

async function auditPage(url: string, flags: Flags, count: number): Promise<number[]> {
  const results: Result[] = []
  for (let round = 0; round < count; round++) {
    const run = await audit(url, { ...flags, logLevel: 'error' })
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`)
    results.push(run.lhr)
  }
  return measures.map(({ read }) => median(results.map(read)))
}

function computeScore(category: string): (result: Result) => number {
  return ({ categories }) => (categories[category]?.score ?? Number.NaN) * 100
}

function numberOf(name: string): (result: Result) => number {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN
}

/** @param type counts only files of this resource type, such as `Script` */
function kilobytesOf({ audits }: Result, type?: string): number {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return Number.NaN
  const countedItems = details.items.filter(({ resourceType }) => !type || resourceType === type)
  const bytes = countedItems.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return bytes / 1024
}
