import { brotliCompressSync } from 'node:zlib'
import audit from 'lighthouse'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { fromColumns, median, type Bench } from './bench.ts'
import { bestCompressedSize } from './body-size.ts'
import { seedRestaurant } from './seed-restaurant.ts'
import { firstPaintOnSlowNetwork } from './slow-network.ts'
import { startBrowser } from './slow-browser.ts'
import { padded, staticPage } from './static-page/html.ts'
import { withStaticPage } from './static-page/serve.ts'

const sizes = [10, 80, 500, 2_000]
const rounds = 3

/** The measures of each visit, in the table's order. */
const measures = [
  { label: 'first contentful paint', unit: 'ms', audit: 'first-contentful-paint' },
  { label: 'largest contentful paint', unit: 'ms', audit: 'largest-contentful-paint' },
  { label: 'layout shift', unit: '', audit: 'cumulative-layout-shift' },
  { label: 'total blocking time', unit: 'ms', audit: 'total-blocking-time' },
  { label: 'main thread', unit: 'ms', audit: 'mainthread-work-breakdown' },
] as const

const allMeasures = [
  ...measures,
  { label: 'first paint, throttled network, not simulated', unit: 'ms' },
]

/**
 * The guest page as its menu grows, on Lighthouse's phone. It is compared with a hand-written page
 * of the same menu, padded to the same size with a comment: any time beyond that page's does not
 * come from the size.
 */
export const growth: Bench = {
  title: `the guest page by length of the menu, Lighthouse's phone, median of ${rounds}`,
  run: (postgresUrl, { isShort }) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      const port = await findFreePort()
      const browser = await startBrowser([`--remote-debugging-port=${port}`])
      const count = isShort ? 1 : rounds
      const measurePage = async (url: string) => [
        ...(await medianAudit(url, port, count)),
        median(await repeat(count, () => firstPaintOnSlowNetwork(browser, url))),
      ]
      try {
        const columns: [string, number[]][] = []
        for (const size of sizes) {
          columns.push([`${size} dishes`, await measure(server, size, measurePage)])
        }
        return fromColumns(columns, [
          { label: 'HTML, br', unit: 'KB' },
          { label: 'static page: HTML, br', unit: 'KB' },
          { label: 'elements', unit: '' },
          ...allMeasures,
          ...allMeasures.map(({ label, unit }) => ({
            label: `static page of the same bytes: ${label}`,
            unit,
          })),
        ])
      } finally {
        await browser.close()
      }
    }),
}

async function measure(
  server: TestServer,
  size: number,
  measurePage: (url: string) => Promise<number[]>,
): Promise<number[]> {
  const { url, dishes } = await seedRestaurant(server, size)
  const html = await (await fetch(url)).text()
  const byHand = staticPage(dishes)
  const ownBytes = await bestCompressedSize(url)
  const bytesByHand = brotliCompressSync(byHand).length
  const ours = await measurePage(url)
  const sameBytes = await withStaticPage(
    padded(byHand, ownBytes - bytesByHand),
    server.url,
    measurePage,
  )
  const elements = html.match(/<[a-z]/g)?.length ?? 0
  return [ownBytes / 1024, bytesByHand / 1024, elements, ...ours, ...sameBytes]
}

/** @returns the median of each measure */
async function medianAudit(url: string, port: number, count: number): Promise<number[]> {
  const all = await repeat(count, () => auditOnce(url, port))
  return measures.map((_, index) => median(all.map((one) => one[index] ?? Number.NaN)))
}

async function repeat<Result>(count: number, once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 0; round < count; round++) results.push(await once())
  return results
}

async function auditOnce(url: string, port: number): Promise<number[]> {
  const run = await audit(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse returned no result for ${url}`)
  const { audits } = run.lhr
  return measures.map(({ audit: name }) => audits[name]?.numericValue ?? Number.NaN)
}
