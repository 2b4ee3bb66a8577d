import { brotliCompressSync } from 'node:zlib'
import audit from 'lighthouse'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { makeOwner } from '../tests/e2e/sign-in.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { median, type Bench } from './bench.ts'
import { layMenu } from './lay-menu.ts'
import { startBrowser } from './slow-browser.ts'

const sizes = [10, 80, 500, 2_000]
const rounds = 3

/** What each visit is asked for, in the table's order. */
const measures = [
  { what: 'first contentful paint', unit: 'ms', audit: 'first-contentful-paint' },
  { what: 'largest contentful paint', unit: 'ms', audit: 'largest-contentful-paint' },
  { what: 'layout shift', unit: '', audit: 'cumulative-layout-shift' },
  { what: 'total blocking time', unit: 'ms', audit: 'total-blocking-time' },
  { what: 'work of the main thread', unit: 'ms', audit: 'mainthread-work-breakdown' },
] as const

/** The guest page as its menu grows, on Lighthouse's phone. */
export const growth: Bench = {
  title: `the guest page of a menu that grows, Lighthouse's phone, median of ${rounds}`,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      const port = await findFreePort()
      const browser = await startBrowser([`--remote-debugging-port=${port}`])
      try {
        const columns: number[][] = []
        for (const size of sizes) columns.push(await measure(server, size, port))
        const names = [
          { what: 'HTML, packed (br)', unit: 'KB' },
          { what: 'elements', unit: '' },
          ...measures,
        ]
        return {
          columns: sizes.map((size) => `${size} dishes`),
          rows: names.map(({ what, unit }, index) => ({
            what,
            unit,
            values: columns.map((column) => column[index] ?? Number.NaN),
          })),
        }
      } finally {
        await browser.close()
      }
    }),
}

async function measure(server: TestServer, size: number, port: number): Promise<number[]> {
  const email = await makeOwner(server, 'en')
  const menuId = await layMenu(server, email, size)
  const slug = `grows-to-${size}`
  await server.database.query(
    `insert into restaurants (owner_id, name, slug, menu_id, is_active)
     select owner_id, name, $2, id, true from menus where id = $1`,
    [menuId, slug],
  )
  const url = `${server.url}/${slug}`
  const html = await (await fetch(url)).text()
  const visits: number[][] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(url, port))
  return [
    brotliCompressSync(html).length / 1024,
    html.match(/<[a-z]/g)?.length ?? 0,
    ...measures.map((_, index) => median(visits.map((one) => one[index] ?? Number.NaN))),
  ]
}

async function visit(url: string, port: number): Promise<number[]> {
  const run = await audit(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits } = run.lhr
  return measures.map(({ audit: name }) => audits[name]?.numericValue ?? Number.NaN)
}
