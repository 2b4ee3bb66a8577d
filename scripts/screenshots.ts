/*
 * `npm run screenshots`: retakes the landing page's pictures in both languages and themes, from a
 * fresh sample restaurant with a month of conversations. Also crops the sample dishes' pictures.
 * Writes to app/routes/landing/pictures/.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startTestPostgres } from '../tests/postgres.ts'
import { withServer } from '../tests/server.ts'
import { signIn } from '../tests/e2e/sign-in.ts'
import { ensureBuilt } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { seedMonthOfConversations } from './sample-month.ts'

const folder = 'app/routes/landing/pictures'
const maxBytes = 60_000

interface View {
  readonly name: string
  readonly path: string
  /** Viewport in CSS px. */
  readonly size: { readonly width: number; readonly height: number }
  readonly scale: number
  readonly isOwners: boolean
}

const views: readonly View[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    size: { width: 1440, height: 960 },
    scale: 1,
    isOwners: true,
  },
  {
    name: 'dashboard-phone',
    path: '/dashboard',
    size: { width: 390, height: 700 },
    scale: 2,
    isOwners: true,
  },
  { name: 'guest', path: '/demo', size: { width: 390, height: 760 }, scale: 2, isOwners: false },
]

await ensureBuilt(() => process.stdout.write('Building…\n'))
await cropDishes()
const postgres = await startTestPostgres()
try {
  await withServer(postgres.url, { env: { LOG_LEVEL: 'error' } }, async (server) => {
    await seedMonthOfConversations(server)
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      for (const view of views) {
        for (const locale of ['en', 'tr'] as const) {
          for (const look of ['light', 'dark'] as const) {
            await takeScreenshot(browser, server.url, view, locale, look)
          }
        }
      }
    } finally {
      await browser.close()
    }
  })
} finally {
  await postgres.stop()
}

async function takeScreenshot(
  browser: Browser,
  url: string,
  { name, path, size, scale, isOwners }: View,
  locale: 'en' | 'tr',
  look: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: look,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (isOwners) await signIn(page)
  await context.addCookies([{ name: 'locale', value: locale, url }])
  await page.goto(path)
  await untilRendered(page)
  await save(await page.screenshot(), `${name}-${locale}-${look}`)
  await context.close()
}

/** Waits for fonts, visible images and the chart's animation. */
async function untilRendered(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const seen = [...document.images].filter(({ complete }) => complete)
    await Promise.all(seen.map((image) => image.decode()))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })
}

/** Lowers the quality until the file fits the limit. */
async function save(taken: Buffer, name: string): Promise<void> {
  for (const quality of [82, 74, 66, 58, 50]) {
    const { size } = await sharp(taken).webp({ quality, effort: 6 }).toFile(fileOf(name))
    if (size > maxBytes) continue
    process.stdout.write(`${name}: ${Math.round(size / 1024)} KB at quality ${quality}\n`)
    return
  }
  throw new Error(`${name} does not fit into ${maxBytes} bytes`)
}

async function cropDishes(): Promise<void> {
  const dishes = 'app/db/demo/pictures'
  const names = ['muhammara', 'adana', 'levrek', 'manti', 'imam', 'humus', 'incik', 'baklava']
  for (const name of names) {
    const cut = sharp(`${dishes}/${name}.webp`).resize(480, 240, { fit: 'cover' })
    await cut.webp({ quality: 74, effort: 6 }).toFile(fileOf(`dish-${name}`))
  }
  const card = sharp(`${dishes}/imam.webp`).resize(128, 128, { fit: 'cover' })
  await card.webp({ quality: 74, effort: 6 }).toFile(fileOf('thumb-imam'))
  // Only the round plate in the middle of the drawing.
  const radius = 197
  const size = 2 * radius
  const middle = { left: 320 - radius, top: 240 - radius, width: size, height: size }
  const circle = `<svg width="${size}" height="${size}"><circle cx="${radius}" cy="${radius}" r="${radius - 1}"/></svg>`
  for (const name of ['muhammara', 'baklava']) {
    const plate = sharp(`${dishes}/${name}.webp`).extract(middle).ensureAlpha()
    await plate
      .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
      .webp({ quality: 80, effort: 6 })
      .toFile(fileOf(`plate-${name}`))
  }
}

function fileOf(name: string): string {
  return `${folder}/${name}.webp`
}
