import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../../scripts/find-chromium.ts'
import { writePdfOfPicture } from '../../tests/fixtures/pdf-files.ts'
import { photograph, type Camera } from './drawn/camera.ts'
import type { DrawnDish, DrawnMenu, DrawnSection } from './drawn/drawn-menu.ts'
import { drawnMenus } from './drawn/menus.ts'
import { photographedMenus } from './drawn/photographed-menus.ts'

/*
 * Draws the menus in `drawn/` as owners have them: PDFs, pictures, and photos taken by hand. Beside each
 * it writes what a careful person would enter. Arguments are the names of the files to draw, else all.
 */

const folder = new URL('../../tests/fixtures/menus/', import.meta.url)
const fonts = new URL('../../node_modules/', import.meta.url)

const faces = [
  [
    'Inter',
    '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    'U+100-2FF,U+1E00-20CF',
  ],
  [
    'Inter',
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'U+0-FF,U+131,U+2000-206F,U+20AC',
  ],
  [
    'Fraunces',
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    'U+100-2FF,U+1E00-20CF',
  ],
  [
    'Fraunces',
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    'U+0-FF,U+131,U+2000-206F,U+20AC',
  ],
  [
    'Playfair Display',
    '@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff2',
    'U+100-2FF,U+1E00-20CF',
  ],
  [
    'Playfair Display',
    '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2',
    'U+0-FF,U+131,U+2000-206F,U+20AC',
  ],
  [
    'Dancing Script',
    '@fontsource/dancing-script/files/dancing-script-latin-ext-400-normal.woff2',
    'U+100-2FF,U+1E00-20CF',
  ],
  [
    'Dancing Script',
    '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2',
    'U+0-FF,U+131,U+2000-206F,U+20AC',
  ],
] as const

const lines = (texts: readonly string[], name: string) =>
  texts.map((text) => `<p class="${name}" style="margin: 2px 0">${text}</p>`).join('')

const prices = (texts: readonly string[]) =>
  texts.map((text) => `<span class="price">${text}</span>`).join('')

const browser = await chromium.launch({ executablePath: findChromium() })
const chosen = new Set(process.argv.slice(2))
for (const menu of [...drawnMenus, ...photographedMenus]) {
  if (chosen.size === 0 || chosen.has(menu.file)) await draw(menu)
}
await browser.close()

type DrawnOrPhotographed = DrawnMenu & { readonly camera?: Camera }

async function draw(menu: DrawnOrPhotographed): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 800, height: 600 },
    deviceScaleFactor: 2,
  })
  await page.goto(pathToFileURL(process.cwd()).href)
  await page.setContent(htmlOf(menu))
  await page.evaluate(() => document.fonts.ready)
  const bytes = await bytesOf(menu, page)
  await page.close()
  const ending =
    menu.as === 'pdf' || menu.as === 'scan' ? 'pdf' : menu.as === 'photo' ? 'jpg' : 'png'
  await writeFile(new URL(`${menu.file}.${ending}`, folder), bytes)
  await writeFile(
    new URL(`${menu.file}.json`, folder),
    `${JSON.stringify(menu.sections.flatMap(expectedOf), undefined, 2)}\n`,
  )
}

async function bytesOf({ as, file, camera }: DrawnOrPhotographed, page: Page): Promise<Uint8Array> {
  switch (as) {
    case 'pdf':
      return page.pdf({ format: 'A4', printBackground: true, scale: 0.9 })
    case 'picture':
      return page.screenshot({ fullPage: true })
    case 'scan': {
      const shot = await page.screenshot({ fullPage: true })
      const grey = sharp(shot).rotate(0.6, { background: '#fdfdfb' }).greyscale().blur(0.6)
      const { data, info } = await grey.jpeg({ quality: 70 }).toBuffer({ resolveWithObject: true })
      return writePdfOfPicture(data, info.width, info.height)
    }
    case 'photo':
      return camera
        ? photograph(await page.screenshot({ fullPage: true }), camera, Number.parseInt(file, 10))
        : photographOnTable(page)
  }
}

/**
 * Photographs a sheet on a table as a phone does: in perspective, turned, unevenly lit, a little
 * blurred and noisy.
 */
async function photographOnTable(page: Page): Promise<Uint8Array> {
  const shot = await page.screenshot({ fullPage: true })
  const { width, height } = await sharp(shot).metadata()
  await page.setViewportSize({ width: 1000, height: Math.round((height / width) * 800) + 160 })
  await page.setContent(`<body style="margin: 0; height: 100vh; display: grid; place-items: center;
    background: repeating-linear-gradient(93deg, #6b4a2f 0 38px, #634329 38px 77px); perspective: 2200px">
    <img style="width: 800px; transform: rotateX(11deg) rotateY(-5deg) rotateZ(-3.4deg); box-shadow: 0 12px 40px #0008"
      src="data:image/png;base64,${shot.toString('base64')}">
    <div style="position: fixed; inset: 0; background: radial-gradient(circle at 25% 15%, #fff3 0, #0000 45%, #0006 100%)"></div>`)
  await page.waitForFunction(() => document.images[0]?.complete)
  const photo = sharp(await page.screenshot()).blur(0.8)
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let seed = 7
  for (let index = 0; index < data.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) + (seed % 17) - 8))
  }
  const { width: columns, height: rows, channels } = info
  return sharp(data, { raw: { width: columns, height: rows, channels } })
    .jpeg({ quality: 72 })
    .toBuffer()
}

function htmlOf({ style, title, intro = [], sections, footer = [] }: DrawnMenu): string {
  const rules = faces.map(
    ([family, file, range]) =>
      `@font-face { font-family: '${family}'; src: url('${new URL(file, fonts).href}'); font-weight: 100 900; unicode-range: ${range} }`,
  )
  return `<!doctype html><meta charset="utf-8"><style>${rules.join('')}
    body { margin: 0; width: 800px; box-sizing: border-box } .line { display: flex; gap: 8px; align-items: baseline }
    .dots { flex: 1; border-bottom: 2px dotted #9998 } small { display: block } ${style}</style>
    <h1>${title}</h1>${lines(intro, 'intro')}
    <main>${sections.map(sectionHtml).join('')}</main>${lines(footer, 'footer')}`
}

function sectionHtml({ heading, sizes = [], dishes }: DrawnSection): string {
  const items = dishes.map(
    ([name, texts, description]) =>
      `<div class="line"><span class="name">${name}</span><span class="dots"></span>${prices(texts)}</div>
      ${description ? `<small>${description}</small>` : ''}`,
  )
  return `<section><h2 class="line"><span>${heading}</span><span style="flex: 1"></span>${prices(sizes)}</h2>${items.join('')}</section>`
}

function expectedOf({ heading, sizes, dishes }: DrawnSection) {
  return dishes.map(([name, printed, description]: DrawnDish) => ({
    category: heading,
    name,
    prices: printed.map((text, index) => ({
      ...(sizes && { size: sizes[index] }),
      price: Number(text.replace(',', '.').replaceAll(/[^\d.]/g, '')).toFixed(2),
    })),
    ...(description && { description }),
  }))
}
