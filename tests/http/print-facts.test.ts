import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { isDiet } from '#app/routes/guest/filter-code.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { guestLocales, type GuestLocale } from '#app/i18n/locales.ts'
import { openSession } from '../insert-owner.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  // The tests' samples offer no language; those of a new installation do.
  await server.database.query('update restaurant_languages set live_at = now()')
  // The samples have no notice.
  await server.database.query(
    `update restaurants set visit = jsonb_set(visit, '{notice}', '"12 % service"') where visit is not null`,
  )
  await server.database.query(
    `insert into translations
        (owner_id, restaurant_id, subject, language, source, texts, origin, reviewed_at, problems)
      select owner_id, restaurant_id, 'notice:' || restaurant_id, language,
        '{"text": "12 % service"}', jsonb_build_object('text', '12 % (' || language || ')'), 'file',
        now(), '[]'
      from restaurant_languages`,
  )
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
    calories: caloriesIn(article, locale),
  }
}

function caloriesIn(article: string, locale: GuestLocale): readonly string[] {
  const translate = guestTranslator(locale)
  const figures = [...article.matchAll(/<(?:p|dd)>(\d+)( [^<]*)/g)]
  return figures.flatMap(([, calories = '', unit = '']) =>
    calories + unit === translate('calories', { calories: Number(calories) }) ? [calories] : [],
  )
}

/** Reads a dish's sizes, each with its weight or volume, its calories and its price. */
function pricesIn(article: string, onlyPrice: string, locale: GuestLocale): string {
  const comma = guestTranslator(locale)('comma')
  const [, sizes] = /<dl class="sizes">(.*?)<\/dl>/.exec(article) ?? []
  if (sizes === undefined) {
    const figures = [...article.matchAll(/<p>(\d[^<]{1,24})<\/p>/g)].map(([, text = '']) => text)
    return decode(figures.join(comma) + onlyPrice)
  }
  return sizes
    .split('</div>')
    .filter((size) => size.includes('dish-price'))
    .map((size) => decode(size.replaceAll('</dd><dd>', comma)))
    .join('·')
}

async function readPhone(slug: string, locale: GuestLocale) {
  const html = async (path: string) => (await fetch(`${server.url}${path}?lang=${locale}`)).text()
  const menu = await html(`/${slug}`)
  const paths = new Set([...menu.matchAll(/href="(\/[\w-]+\/d\/[^"?]+)/g)].map(([, path]) => path))
  const pages = await Promise.all([...paths].map((path = '') => html(path)))
  const [, notice = ''] =
    /class="lucide lucide-megaphone.*?<span[^>]*>(.*?)<\/span>/.exec(menu) ?? []
  return { dishes: pages.map((page) => readDish(page, locale)), notice: decode(notice) }
}

const linesOf = async (path: string) =>
  (await readPdfLines(await fetch(server.url + path, { headers }))).lines

// What is written from right to left is read from a PDF in another order.
const readable = guestLocales.filter((locale) => !isRightToLeft(locale))
const papers: readonly (readonly [string, GuestLocale])[] = [
  ['demo', 'tr'],
  ['demo', 'en'],
  ['demo', 'zh'],
  ...readable.map((locale) => ['demo-pub', locale] as const),
]

/** A text without spaces and marks of direction, which lines on paper break. */
const compact = (text: string) => text.replaceAll(/[\s\u200B\u2066-\u2069]/g, '')

test.each(papers)(
  'the menu of %s says in %s on paper of every dish what the phone says, byte for byte',
  async (slug, locale) => {
    const { dishes, notice } = await readPhone(slug, locale)
    expect(dishes.length).toBeGreaterThan(20)
    expect(dishes.filter(({ marks }) => marks !== '').length).toBeGreaterThan(15)
    expect(dishes.filter(({ diet }) => diet !== undefined).length).toBeGreaterThan(2)
    expect(dishes.filter(({ calories }) => calories.length > 0).length).toBeGreaterThan(5)
    expect(notice).toMatch(slug === 'demo-pub' && locale !== 'en' ? `12 % (${locale})` : /^12 % /)
    const isTranslated = dishes.some(({ original }) => original !== '')
    expect(isTranslated).toBe(locale !== (slug === 'demo' ? 'tr' : 'en'))
    // Centred, a dish's lines follow each other: its name and marks first, its prices last.
    const paper = compact(
      (await linesOf(`/${slug}/menu.pdf?lang=${locale}&layout=centred`)).join(''),
    )
    expect(paper).toContain(compact(notice))
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

// In these languages, names take two lines of the table, with the signs between them.
const hasLongNames = (locale: GuestLocale) => ['es', 'it', 'ru', 'uk'].includes(locale)
test.each(papers.filter(([, locale]) => !hasLongNames(locale)))(
  'every dish of %s says in %s on paper what it says on the phone, byte for byte',
  async (slug, locale) => {
    const { dishes, notice } = await readPhone(slug, locale)
    expect(dishes.length).toBeGreaterThan(20)
    // Something is said of most of them.
    expect(dishes.filter(({ facts }) => facts.includes('●')).length).toBeGreaterThan(15)
    const matrix = await linesOf(`/${slug}/allergens.pdf?lang=${locale}`)
    const [row] = await server.database.query('select id from restaurants where slug = $1', [slug])
    const prices = await linesOf(
      `/dashboard/restaurants/restaurant/${String(row?.['id'])}/print/prices?language=${locale}`,
    )
    expect(compact(prices.join(''))).toContain(compact(notice))
    for (const { name, original, facts, price, calories } of dishes) {
      const label = original === '' ? name : `${name} · ${original}`
      const printed = matrix.find((line) => line.startsWith(`${label} `) && /[●○✓?]/.test(line))
      // The diets are the last two columns.
      const columns = printed
        ?.slice(label.length + 1)
        .split(' ')
        .slice(0, contents.length)
        .join(' ')
      expect(Buffer.from(`${name}: ${columns}`)).toEqual(Buffer.from(`${name}: ${facts}`))
      const priced = prices.filter((line) => line.startsWith(name)).join('\n')
      for (const figure of price === '' ? [] : calories) expect(priced).toContain(`${figure} `)
      // Calories have no decimals.
      for (const amount of price.match(/\d[\d.,]*[.,]\d\d(?!\d)/g) ?? []) {
        expect(priced).toContain(amount)
      }
    }
  },
)

test.each(guestLocales.filter(isRightToLeft))(
  'the menu in %s has the figures and prices of every dish on the phone',
  async (locale) => {
    const { dishes } = await readPhone('demo-pub', locale)
    const text = (await linesOf(`/demo-pub/menu.pdf?lang=${locale}`)).join(' ')
    const figures = dishes.flatMap(({ prices }) => prices.match(/\d[\d.,]*/g) ?? [])
    expect(figures.length).toBeGreaterThan(40)
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([])
  },
)
