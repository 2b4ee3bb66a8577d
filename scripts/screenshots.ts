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
import { seedMonthOfConversations } from './seed-month.ts'

const folder = 'app/routes/landing/pictures'
const maxBytes = 60_000

interface View {
  readonly name: string
  readonly path: string
  /** Viewport in CSS px. */
  readonly size: { readonly width: number; readonly height: number }
  /** Device pixels per CSS px. */
  readonly scale: number
  readonly isDashboard: boolean
}

const views: readonly View[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    size: { width: 1440, height: 960 },
    scale: 1,
    isDashboard: true,
  },
  {
    name: 'dashboard-phone',
    path: '/dashboard',
    size: { width: 390, height: 700 },
    scale: 2,
    isDashboard: true,
  },
  { name: 'guest', path: '/demo', size: { width: 390, height: 760 }, scale: 2, isDashboard: false },
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
          for (const theme of ['light', 'dark'] as const) {
            await takeScreenshot(browser, server.url, view, locale, theme)
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
  { name, path, size, scale, isDashboard }: View,
  locale: 'en' | 'tr',
  theme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (isDashboard) await signIn(page)
  await context.addCookies([{ name: 'locale', value: locale, url }])
  await page.goto(path)
  await waitUntilRendered(page)
  await save(await page.screenshot(), `${name}-${locale}-${theme}`)
  await context.close()
}

/** Waits for fonts, visible images and the chart's animation. */
async function waitUntilRendered(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const loadedImages = [...document.images].filter(({ complete }) => complete)
    await Promise.all(loadedImages.map((image) => image.decode()))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })
}

/** Lowers the quality until the file fits the limit. */
async function save(screenshot: Buffer, name: string): Promise<void> {
  for (const quality of [82, 74, 66, 58, 50]) {
    const { size } = await sharp(screenshot).webp({ quality, effort: 6 }).toFile(filePath(name))
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
    const crop = sharp(`${dishes}/${name}.webp`).resize(480, 240, { fit: 'cover' })
    await crop.webp({ quality: 74, effort: 6 }).toFile(filePath(`dish-${name}`))
  }
  const card = sharp(`${dishes}/imam.webp`).resize(128, 128, { fit: 'cover' })
  await card.webp({ quality: 74, effort: 6 }).toFile(filePath('thumb-imam'))
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
      .toFile(filePath(`plate-${name}`))
  }
}

function filePath(name: string): string {
  return `${folder}/${name}.webp`
}
