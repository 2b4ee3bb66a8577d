import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '../cluster/program.ts'
import { Owner } from '../owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { sharedServer } from '../shared-server.ts'

const run = promisify(execFile)
const server = await sharedServer()
let owner: Owner
let restaurantId: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-'))
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    dishes: {
      Tatlılar: [{ name: 'Künefe', price_minor: 22_000, ingredients: ['tel kadayıf', 'peynir'] }],
      Dönerler: [
        {
          name: 'Et Döner',
          size_name: 'Yarım',
          portion: JSON.stringify({ amount: 70, unit: 'g' }),
          more_sizes: JSON.stringify([
            {
              id: crypto.randomUUID(),
              name: 'Bir buçuk',
              priceMinor: 52_000,
              calories: null,
              portion: { amount: 180, unit: 'g' },
            },
          ]),
        },
      ],
      مشروبات: ['عيران', '红茶', 'Süßer Saft'],
    },
  })
  restaurantId = place.restaurant()
  await server.database.query(`update menus set language = 'tr' where id = $1`, [place.menuId])
  for (const [language, name] of Object.entries(translations)) {
    await server.database.query(
      `insert into restaurant_languages (owner_id, restaurant_id, language, live_at)
        select owner_id, id, $2, now() from restaurants where id = $1`,
      [restaurantId, language],
    )
    const texts = (text: string, syrup: string, cheese: string) =>
      JSON.stringify({ name: text, 'word.tel kadayıf': syrup, 'word.peynir': cheese })
    await server.database.query(
      `insert into translations
          (owner_id, menu_id, subject, language, source, texts, origin, reviewed_at, problems)
        select owner_id, id, $2, $3, $4, $5, 'file', now(), '[]' from menus where id = $1`,
      [
        place.menuId,
        `dish:${place.dish('Künefe')}`,
        language,
        texts('Künefe', 'tel kadayıf', 'peynir'),
        texts(name, name, name),
      ],
    )
  }
})
afterAll(() => rm(folder, { recursive: true }))

// Letters with dots are read twice in Arabic (091): this name has none.
/** The name of "Künefe" in each language that guests read the menu in besides Turkish. */
const translations = { en: 'Warm kunafa', de: 'Warme Nudeln', ar: 'كعك', zh: '奶酪酥饼' }
const languages = ['tr', ...Object.keys(translations)]
const nameIn = (language: string) =>
  Object.entries(translations).find(([one]) => one === language)?.[1] ?? 'Künefe'
const guests = () => `/${restaurantId}`
const owners = () => `/dashboard/restaurants/restaurant/${restaurantId}/print`
const papers = [
  ...['classic', 'centred', 'boxed', 'large'].map(
    (layout) => (language: string) => `${guests()}/menu.pdf?lang=${language}&layout=${layout}`,
  ),
  (language: string) => `${guests()}/menu.pdf?lang=${language}&paper=a5&columns=3`,
  (language: string) => `${guests()}/allergens.pdf?lang=${language}`,
  ...['prices', 'kitchen', 'cards', 'cards?kind=stickers'].map(
    (document) => (language: string) =>
      `${owners()}/${document}${document.includes('?') ? '&' : '?'}language=${language}`,
  ),
]

async function fetchPdf(path: string): Promise<Buffer> {
  const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`)
  const response = await fetch(server.url + path, { headers: { Cookie: cookies.join('; ') } })
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

interface Page {
  readonly width: number
  readonly height: number
  /** A byte per pixel, row by row; 255 is white. */
  readonly pixels: Buffer
}

/** Renders a PDF's pages in grey at 50 dots per inch. */
async function readPages(file: string): Promise<readonly Page[]> {
  const { stdout } = await run('pdftoppm', ['-gray', '-r', '50', file], {
    encoding: 'buffer',
    maxBuffer: 2 ** 26,
  })
  const pages: Page[] = []
  let rest = stdout
  while (rest.length > 0) {
    // "P5", width, height and the largest value, then the pixels.
    const [head = '', width, height] =
      /^P5\s(\d+)\s(\d+)\s255\s/.exec(rest.toString('latin1', 0, 30)) ?? []
    const size = Number(width) * Number(height)
    if (!(size > 0)) throw new Error('Not an image in the PGM format')
    const pixels = rest.subarray(head.length, head.length + size)
    pages.push({ width: Number(width), height: Number(height), pixels })
    rest = rest.subarray(head.length + size)
  }
  return pages
}

const isInk = (pixel: number) => pixel < 200

/** Whether there is ink above the last 22 mm, where the footer is. */
const hasInk = ({ width, height, pixels }: Page) =>
  pixels.subarray(0, width * Math.floor(height - (22 / 25.4) * 50)).some(isInk)

/** Whether there is ink within 5 mm of the edge, where many printers don't print. */
function hasInkInMargin({ width, height, pixels }: Page): boolean {
  const margin = Math.floor((5 / 25.4) * 50)
  return pixels.some((pixel, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isOutside = x < margin || y < margin || x >= width - margin || y >= height - margin
    return isOutside && isInk(pixel)
  })
}

describe.each(languages)('papers in %s', (language) => {
  test.skipIf(!findProgram('pdfinfo'))('pass poppler’s tools without a word', async () => {
    for (const paper of papers) {
      const file = join(folder, 'paper.pdf')
      await writeFile(file, await fetchPdf(paper(language)))
      const info = await run('pdfinfo', [file])
      const fonts = await run('pdffonts', [file])
      const text = await run('pdftotext', ['-layout', file, '-'])
      const image = await run('pdftoppm', ['-r', '30', '-png', file, join(folder, 'page')])
      const problems = [info, fonts, text, image].map(({ stderr }) => stderr).join('')
      expect({ paper: paper(language), problems }).toEqual({ paper: paper(language), problems: '' })
      expect(info.stdout).toMatch(/Tagged: +yes/)
      expect(text.stdout).toContain(paper(language).includes('stickers') ? 'http' : 'Lale')
      // Cards name no dish.
      if (!paper(language).includes('/cards')) {
        expect(text.stdout.normalize('NFKC')).toContain(nameIn(language))
      }
      // The columns "emb" and "sub": each font is embedded as a subset.
      const rows = fonts.stdout.trim().split('\n').slice(2)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toMatch(/ yes yes /)
    }
  })

  test.skipIf(!findProgram('pdftoppm'))(
    'have no blank page, and nothing in the margin',
    async () => {
      for (const paper of papers) {
        const file = join(folder, 'paper.pdf')
        await writeFile(file, await fetchPdf(paper(language)))
        const pages = await readPages(file)
        expect(pages.length).toBeGreaterThan(0)
        const wrong = pages.filter((page) => !hasInk(page) || hasInkInMargin(page))
        expect({ paper: paper(language), wrong: wrong.length }).toEqual({
          paper: paper(language),
          wrong: 0,
        })
      }
    },
  )

  test('claim PDF/UA, and each offset leads to its object', async () => {
    for (const paper of papers) {
      const text = (await fetchPdf(paper(language))).toString('latin1')
      expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
      expect(text).toMatch(/\/MarkInfo <<\s+\/Marked true\s+>>/)
      const start = Number(/startxref\s+(\d+)/.exec(text)?.[1])
      expect(text.startsWith('xref', start)).toBe(true)
      const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)]
      expect(offsets.length).toBeGreaterThan(10)
      for (const [index, [, offset]] of offsets.entries()) {
        expect(text.startsWith(`${index + 1} 0 obj`, Number(offset))).toBe(true)
      }
    }
  })
})
