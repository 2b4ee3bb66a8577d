/*
 * Makes the link previews (og:image): the product's promise beside the sample's guest page. Run it
 * when either changes. `npm start` in one terminal, and in another:
 *
 *   npm run og-pictures
 *
 * An argument sets another origin than http://localhost:3000.
 */
import { readFile } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { locales, type Locale } from '#app/i18n/locales.ts'
import { findChromium } from './find-chromium.ts'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const width = 1200
const height = 630
const maxBytes = 100_000

const chrome = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const locale of locales) {
  const file = `app/ui/og-pictures/${locale}.jpg`
  const { size } = await sharp(await drawPicture(chrome, locale))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file)
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes; ${maxBytes} is the limit`)
  process.stdout.write(`${file}: ${size} bytes\n`)
}
await chrome.close()

/** Renders the promise beside a screenshot of the guest page, in the product's colours and fonts. */
async function drawPicture(browser: Browser, locale: Locale): Promise<Buffer> {
  // The picture's HTML replaces that of one of our pages, whose content security policy would block it.
  const context = await browser.newContext({ locale, colorScheme: 'light', bypassCSP: true })
  const menu = await context.newPage()
  await menu.setViewportSize({ width: 400, height: 700 })
  await menu.goto(`${origin}/demo`, { waitUntil: 'networkidle' })
  const screenshot = (await menu.screenshot()).toString('base64')
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.goto(`${origin}/privacy?lang=${locale}`)
  const style = await page.locator('link[rel=stylesheet]').getAttribute('href')
  const logo = await page.locator('header svg').evaluate((svg) => svg.outerHTML)
  const messages = await readFile(`app/i18n/messages/${locale}/app.json`, 'utf8')
  const { promise } = z.object({ promise: z.string() }).parse(JSON.parse(messages))
  await page.setContent(compose({ style: style ?? '', logo, screenshot, locale, promise }))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

interface Parts {
  readonly style: string
  readonly logo: string
  /** The guest page: PNG in base64. */
  readonly screenshot: string
  readonly locale: Locale
  readonly promise: string
}

function compose({ style, logo, screenshot, locale, promise }: Parts): string {
  return `<!doctype html><html lang="${locale}">
    <link rel="stylesheet" href="${style}">
    <style>
      body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative; }
      .words { position: absolute; inset: 72px 540px 72px 72px; display: flex; flex-direction: column; }
      .name { display: flex; align-items: center; gap: 18px; font: 600 40px Fraunces; }
      .name svg { width: 64px; height: 64px; }
      h1 { margin-top: auto; font: 600 66px/1.08 Fraunces; letter-spacing: -0.02em; text-wrap: balance; }
      .cloth { position: absolute; inset: 0 0 0 700px; background: var(--cloth); }
      img { position: absolute; top: 64px; right: 50px; width: 400px; border-radius: 36px;
        border: 10px solid #1f1a15; box-shadow: 0 30px 60px rgb(0 0 0 / 40%); }
    </style>
    <div class="words">
      <div class="name">${logo} Chefin</div>
      <h1>${promise}</h1>
    </div>
    <div class="cloth"></div>
    <img src="data:image/png;base64,${screenshot}" alt="">`
}
