import { brotliCompressSync } from 'node:zlib'
import { devices, type Browser, type Page } from '@playwright/test'
import { withServer } from '../tests/server.ts'
import { fromColumns, type Bench } from './bench.ts'
import { fetchBodySize, bestCompressedSize } from './body-size.ts'
import { seedRestaurant } from './seed-restaurant.ts'
import { startBrowser } from './slow-browser.ts'
import { staticPage } from './static-page/html.ts'
import { withStaticPage } from './static-page/serve.ts'

const dishes = 80

/** Bytes transferred for a guest's first view of a menu, and with the chat open. */
export const bytes: Bench = {
  title: `response bodies as sent, each file once, on a phone, without scrolling; ${dishes} dishes with pictures`,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      const seeded = await seedRestaurant(server, dishes)
      const browser = await startBrowser()
      try {
        const byHand = await withStaticPage(staticPage(seeded.dishes), server.url, (url) =>
          measureSizes(browser, url),
        )
        const [page, chat] = [
          await measureSizes(browser, seeded.url),
          await measureSizes(browser, seeded.url, openChat),
        ]
        return fromColumns(
          [
            ['static page', byHand],
            ['before the chat', page],
            ['chat open', chat],
          ],
          kinds.map((label) => ({ label, unit: 'KB' })),
        )
      } finally {
        await browser.close()
      }
    }),
}

const kinds = [
  'HTML, br',
  'CSS, br',
  'JavaScript, br',
  'JavaScript, gz',
  'pictures',
  'other',
  'all',
] as const

async function openChat(page: Page): Promise<void> {
  await page.locator('[data-show="chat"]').first().tap()
  await page.locator('#chat[data-mounted="true"]').waitFor()
}

/** @returns KB of each kind, in the order of `kinds` */
async function measureSizes(
  browser: Browser,
  url: string,
  then?: (page: Page) => Promise<void>,
): Promise<number[]> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }
  await bestCompressedSize(url)
  const context = await browser.newContext({ locale: 'en-US', ...phone })
  // Includes the files that the service worker fetches, but not the stream of what sells out: it
  // doesn't end.
  const files = new Set<string>()
  context.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') files.add(request.url())
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  if (then) {
    await then(page)
    await page.waitForLoadState('networkidle')
  }
  await context.close()

  const sums = new Map<string, number>(kinds.map((kind) => [kind, 0]))
  const add = (kind: (typeof kinds)[number], size: number) =>
    sums.set(kind, (sums.get(kind) ?? 0) + size / 1024)
  for (const file of files) {
    if (!file.startsWith('http')) continue
    const { bytes: size, type } = await fetchBodySize(file, 'br')
    const kind = kindOf(type)
    add('all', size)
    add(kind, size)
    if (kind === 'JavaScript, br') add('JavaScript, gz', (await fetchBodySize(file, 'gzip')).bytes)
    if (kind !== 'HTML, br') continue
    const style = await styleIn(file)
    add('CSS, br', style)
    add(kind, -style)
  }
  return kinds.map((kind) => sums.get(kind) ?? Number.NaN)
}

function kindOf(type: string): (typeof kinds)[number] {
  if (type.startsWith('text/html')) return 'HTML, br'
  if (type.startsWith('text/css')) return 'CSS, br'
  if (type.includes('javascript')) return 'JavaScript, br'
  // The allergen icons are an SVG sprite, not a picture.
  return type.startsWith('image/webp') ? 'pictures' : 'other'
}

/** The size of a page's inline style, compressed separately, in bytes. */
async function styleIn(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style)
  return brotliCompressSync(styles.join('')).length
}
