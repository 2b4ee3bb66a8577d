import audit, { type Result } from 'lighthouse'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { withServer } from '../tests/server.ts'
import { median, type Bench, type Report } from './bench.ts'
import { startBrowser } from './slow-browser.ts'

const rounds = 3

const pages = [
  { name: 'landing en', path: '/', language: 'en' },
  { name: 'landing tr', path: '/', language: 'tr' },
  { name: 'press en', path: '/content/en/media/press-release', language: 'en' },
  { name: 'guest page', path: '/demo', language: 'en' },
] as const

/** What is read from each run, in the table's order. */
const measures: readonly {
  readonly what: string
  readonly unit: string
  readonly read: (result: Result) => number
}[] = [
  { what: 'performance', unit: '', read: scoreOf('performance') },
  { what: 'accessibility', unit: '', read: scoreOf('accessibility') },
  { what: 'best practices', unit: '', read: scoreOf('best-practices') },
  { what: 'SEO', unit: '', read: scoreOf('seo') },
  { what: 'largest contentful paint', unit: 'ms', read: numberOf('largest-contentful-paint') },
  { what: 'layout shift', unit: '', read: numberOf('cumulative-layout-shift') },
  { what: 'total blocking time', unit: 'ms', read: numberOf('total-blocking-time') },
  { what: 'all files, as sent', unit: 'KB', read: (result) => kilobytesOf(result) },
  { what: 'JavaScript, as sent', unit: 'KB', read: (result) => kilobytesOf(result, 'Script') },
]

/** The public pages as Lighthouse judges them on a phone. */
export const lighthouse: Bench = {
  title: `public pages by Lighthouse, mobile, median of ${rounds}; a page that is not there is blank`,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async ({ url }) => {
      const port = await findFreePort()
      const browser = await startBrowser([`--remote-debugging-port=${port}`])
      try {
        const columns: number[][] = []
        for (const { path, language } of pages) {
          columns.push(await judge(`${url}${path}`, language, port))
        }
        return asReport(columns)
      } finally {
        await browser.close()
      }
    }),
}

function asReport(columns: readonly (readonly number[])[]): Report {
  return {
    columns: pages.map(({ name }) => name),
    rows: measures.map(({ what, unit }, index) => ({
      what,
      unit,
      values: columns.map((column) => column[index] ?? Number.NaN),
    })),
  }
}

/** @returns the measures in their order; none for a page that is not there */
async function judge(url: string, language: string, port: number): Promise<number[]> {
  if (!(await fetch(url)).ok) return []
  const results: Result[] = []
  for (let round = 0; round < rounds; round++) {
    const extraHeaders = { 'Accept-Language': language }
    const run = await audit(url, { port, extraHeaders, logLevel: 'error' })
    if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
    results.push(run.lhr)
  }
  return measures.map(({ read }) => median(results.map(read)))
}

function scoreOf(category: string): (result: Result) => number {
  return ({ categories }) => (categories[category]?.score ?? Number.NaN) * 100
}

function numberOf(name: string): (result: Result) => number {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN
}

/** @param type of the files to be counted; all, without one */
function kilobytesOf({ audits }: Result, type?: string): number {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return Number.NaN
  const counted = details.items.filter(({ resourceType }) => !type || resourceType === type)
  const bytes = counted.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return bytes / 1024
}
