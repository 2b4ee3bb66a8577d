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
  const { name, value } = await openSession(server.database, 'demo@chefin.example')
  headers = { Cookie: `${name}=${value}` }
})
afterAll(() => server.stop())

const contents = statedFacts.filter((fact) => !isDiet(fact))
const signs = { contains: '●', mayContain: '○', freeOf: '✓' } as const

const decode = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Reads from a dish's page on the phone what it says of each content, and the price. */
function readDish(page: string, locale: GuestLocale) {
  const translate = guestTranslator(locale)
  const article = /<article[^]*?<\/article>/.exec(page)?.[0] ?? ''
  const [, name = ''] = /<h1[^>]*><span[^>]*>(.*?)<\/span>/.exec(article) ?? []
  const [, price = ''] = /class="dish-price[^"]*">(.*?)<\/p>/.exec(article) ?? []
  const listed = (label: keyof typeof signs) => {
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
  return { name: decode(name), facts: row.join(' '), price: decode(price) }
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

test.each<[string, GuestLocale]>([
  ['demo', 'tr'],
  ['demo', 'en'],
  ['demo-pub', 'en'],
  ['demo-pub', 'de'],
])(
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
    for (const { name, facts, price } of dishes) {
      const printed = matrix.find((line) => line.startsWith(`${name} `) && /[●○✓?]/.test(line))
      // The diets are the last two columns.
      const columns = printed
        ?.slice(name.length + 1)
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
