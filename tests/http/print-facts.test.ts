import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { isDiet } from '#app/routes/guest/filter-code.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { openSession } from '../insert-owner.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  // The tests' samples offer no language; those of a new installation do.
  await server.database.query('update restaurant_languages set live_at = now()')
  const { name, value } = await openSession(server.database, 'demo@chefin.example')
  headers = { Cookie: `${name}=${value}` }
})
afterAll(() => server.stop())

const contents = statedFacts.filter((fact) => !isDiet(fact))
const diets = statedFacts.filter(isDiet)
const signs = { contains: '●', mayContain: '○', freeOf: '✓' } as const

const decode = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Reads from a dish's page on the phone what paper says of the dish. */
function readDish(page: string, locale: GuestLocale) {
  const translate = guestTranslator(locale)
  const article = /<article[^]*?<\/article>/.exec(page)?.[0] ?? ''
  const [, name = ''] = /<h1[^>]*><span[^>]*>(.*?)<\/span>/.exec(article) ?? []
  const [, price = ''] = /class="dish-price[^"]*">(.*?)<\/p>/.exec(article) ?? []
  const [, original = ''] = /class="original-name">(.*?)<\/bdi>/.exec(article) ?? []
  const listed = (label: keyof typeof signs | 'suitable') => {
    const [, list = ''] = article.split(`<b>${translate(label)}</b><ul>`)
    const [items = ''] = list.split('</ul>')
    return new Set([...items.matchAll(/<li>(?:<svg.*?<\/svg>)?([^<]+)/g)].map(([, item]) => item))
  }
  const lists = {
    contains: listed('contains'),
    mayContain: listed('mayContain'),
    freeOf: listed('freeOf'),
  }
  const row = contents.map((fact) => {
    const word = translate(`fact_${fact}`)
    if (lists.contains.has(word)) return signs.contains
    if (lists.mayContain.has(word)) return signs.mayContain
    return lists.freeOf.has(word) ? signs.freeOf : '?'
  })
  const numbersOf = (list: ReadonlySet<string | undefined>) =>
    contents.flatMap((fact, at) => (list.has(translate(`fact_${fact}`)) ? [at + 1] : [])).join(' ')
  const possible = numbersOf(lists.mayContain)
  const suitable = listed('suitable')
  return {
    name: decode(name),
    original: decode(original),
    facts: row.join(' '),
    price: decode(price),
    marks: numbersOf(lists.contains) + (possible === '' ? '' : `(${possible})`),
    diet: diets.map((diet) => translate(`fact_${diet}`)).findLast((word) => suitable.has(word)),
    prices: pricesIn(article, price, locale),
  }
}

/** Reads a dish's sizes, each with its weight or volume and its price. */
function pricesIn(article: string, onlyPrice: string, locale: GuestLocale): string {
  const isCalories = (text: string) =>
    text === guestTranslator(locale)('calories', { calories: Number(text.replaceAll(/\D/g, '')) })
  const [, sizes] = /<dl class="sizes">(.*?)<\/dl>/.exec(article) ?? []
  if (sizes === undefined) {
    const figures = [...article.matchAll(/<p>(\d[^<]{1,14})<\/p>/g)].map(([, text = '']) => text)
    const [portion = ''] = figures.filter((text) => !isCalories(text))
    return decode(portion + onlyPrice)
  }
  return sizes
    .split('</div>')
    .filter((size) => size.includes('dish-price'))
    .map((size) =>
      decode(size.replaceAll(/<dd>([^<]*)<\/dd>/g, (all, text) => (isCalories(text) ? '' : all))),
    )
    .join('·')
}

async function readPhone(slug: string, locale: GuestLocale) {
  const html = async (path: string) => (await fetch(`${server.url}${path}?lang=${locale}`)).text()
  const menu = await html(`/${slug}`)
  const paths = new Set([...menu.matchAll(/href="(\/[\w-]+\/d\/[^"?]+)/g)].map(([, path]) => path))
  const pages = await Promise.all([...paths].map((path = '') => html(path)))
  return pages.map((page) => readDish(page, locale))
}

const linesOf = async (path: string) =>
  (await readPdfLines(await fetch(server.url + path, { headers }))).lines

const papers: readonly [string, GuestLocale][] = [
  ['demo', 'tr'],
  ['demo', 'en'],
  ['demo', 'zh'],
  ['demo-pub', 'en'],
  ['demo-pub', 'de'],
  ['demo-pub', 'ru'],
]

/** A text without spaces and marks of direction, which lines on paper break. */
const compact = (text: string) => text.replaceAll(/[\s\u200B\u2066-\u2069]/g, '')

test.each(papers)(
  'the menu of %s says in %s on paper of every dish what the phone says, byte for byte',
  async (slug, locale) => {
    const dishes = await readPhone(slug, locale)
    expect(dishes.length).toBeGreaterThan(20)
    expect(dishes.filter(({ marks }) => marks !== '').length).toBeGreaterThan(15)
    expect(dishes.filter(({ diet }) => diet !== undefined).length).toBeGreaterThan(2)
    const isTranslated = dishes.some(({ original }) => original !== '')
    expect(isTranslated).toBe(locale !== (slug === 'demo' ? 'tr' : 'en'))
    // Centred, a dish's lines follow each other: its name and marks first, its prices last.
    const paper = compact(
      (await linesOf(`/${slug}/menu.pdf?lang=${locale}&layout=centred`)).join(''),
    )
    const heads = dishes.map(({ name, original, marks, diet = '' }) =>
      compact(`${name}${original && ` · ${original}`}${marks}${diet}`),
    )
    let from = 0
    const starts = heads.map((head) => {
      const at = paper.indexOf(head, from)
      if (at !== -1) from = at + head.length
      return at
    })
    expect(heads.filter((_, index) => starts[index] === -1)).toEqual([])
    const wrong = dishes.flatMap(({ prices }, index) => {
      const printedDish = paper.slice(starts[index], starts[index + 1])
      return printedDish.includes(compact(prices)) ? [] : [{ prices, printedDish }]
    })
    expect(wrong).toEqual([])
  },
)

// Russian names take two lines of the table, with the signs between them.
test.each(papers.filter(([, locale]) => locale !== 'ru'))(
  'every dish of %s says in %s on paper what it says on the phone, byte for byte',
  async (slug, locale) => {
    const dishes = await readPhone(slug, locale)
    expect(dishes.length).toBeGreaterThan(20)
    // Something is said of most of them.
    expect(dishes.filter(({ facts }) => facts.includes('●')).length).toBeGreaterThan(15)
    const matrix = await linesOf(`/${slug}/allergens.pdf?lang=${locale}`)
    const [row] = await server.database.query('select id from restaurants where slug = $1', [slug])
    const prices = await linesOf(
      `/dashboard/restaurants/restaurant/${String(row?.['id'])}/print/prices?language=${locale}`,
    )
    for (const { name, original, facts, price } of dishes) {
      const label = original === '' ? name : `${name} · ${original}`
      const printed = matrix.find((line) => line.startsWith(`${label} `) && /[●○✓?]/.test(line))
      // The diets are the last two columns.
      const columns = printed
        ?.slice(label.length + 1)
        .split(' ')
        .slice(0, contents.length)
        .join(' ')
      expect(Buffer.from(`${name}: ${columns}`)).toEqual(Buffer.from(`${name}: ${facts}`))
      // Calories have no decimals.
      for (const amount of price.match(/\d[\d.,]*[.,]\d\d(?!\d)/g) ?? []) {
        expect(prices.filter((line) => line.startsWith(name)).join('\n')).toContain(amount)
      }
    }
  },
)
