import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { guestLocales } from '#app/i18n/locales.ts'
import { readPdfLines } from '../pdf-lines.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  // The tests' samples offer no language; those of a new installation do.
  await server.database.query('update restaurant_languages set live_at = now()')
})
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers })
const html = async (path: string) => (await get(path)).text()

const readPdf = async (path: string) => readPdfLines(await get(path))

const signs = { contains: '●', 'may contain': '○', free: '✓', not: '?' }

/** Reads each dish's signs from the table in HTML. */
async function readTable(path: string): Promise<ReadonlyMap<string, string>> {
  const page = await html(path)
  const rows = page.match(/<tr><th scope="row".*?<\/tr>/g) ?? []
  return new Map(
    rows.map((row) => {
      const [, name = ''] = /<th[^>]*>([^<]*)/.exec(row) ?? []
      return [name, [...row.matchAll(/role="img"[^>]*>(.)</gu)].map(([, sign]) => sign).join(' ')]
    }),
  )
}

test('the table on paper, on the screen and each dish’s page state the same facts', async () => {
  const onScreen = await readTable('/demo-pub/allergens?lang=en')
  expect(onScreen.size).toBeGreaterThan(20)
  const { lines } = await readPdf('/demo-pub/allergens.pdf?lang=en')
  for (const [name, facts] of onScreen) expect(lines).toContain(`${name} ${facts}`)

  const menu = await html('/demo-pub?lang=en')
  const dishes = [...menu.matchAll(/href="(\/demo-pub\/d\/[^"]+)"/g)].map(([, path = '']) => path)
  const columns = [...(await html('/demo-pub/allergens?lang=en')).matchAll(/col"><span>([^<]+)/g)]
  for (const path of new Set(dishes.slice(0, 10))) {
    const page = await html(`${path}?lang=en`)
    const [, name = ''] = /<h1[^>]*><span[^>]*>([^<]+)/.exec(page) ?? []
    const [, contained = ''] = /<b>Contains:<\/b><ul>(.*?)<\/ul>/.exec(page) ?? []
    const fromPage = [...contained.matchAll(/<\/svg>([^<]+)/g)].map(([, fact]) => fact)
    const states = onScreen.get(name)?.split(' ') ?? []
    const fromTable = columns.flatMap(([, fact], at) =>
      states[at] === signs.contains ? [fact] : [],
    )
    expect({ name, facts: fromTable }).toEqual({ name, facts: fromPage })
  }
})

test('the menu has every dish with its price, in every layout and size of paper', async () => {
  const screen = await html('/demo?lang=tr')
  const prices = new Set(screen.match(/\d+,\d\d ₺/g))
  for (const query of [
    '',
    '&layout=centred&paper=a5',
    '&layout=boxed&columns=3',
    '&layout=large',
  ]) {
    const { text } = await readPdf(`/demo/menu.pdf?lang=tr${query}`)
    for (const price of prices) expect(text).toContain(price)
    expect(text).toContain('Muhammara')
  }
})

test.each(guestLocales)('the menu is printed in %s', async (locale) => {
  const { text, pages } = await readPdf(`/demo/menu.pdf?lang=${locale}&columns=2`)
  expect(pages).toBeLessThan(6)
  expect(text).toContain('₺')
})

test('an invalid layout, number of columns or paper becomes the default', async () => {
  const plain = await get('/demo/menu.pdf?lang=en')
  const odd = await get('/demo/menu.pdf?lang=en&layout=%23&columns=99&paper=letter')
  expect(odd.headers.get('ETag')).toBe(plain.headers.get('ETag'))
  const again = await get('/demo/menu.pdf?lang=en', {
    'If-None-Match': plain.headers.get('ETag') ?? '',
  })
  expect(again.status).toBe(304)
})

test('the owner’s words can’t become commands of the layout', async () => {
  const name = '#read("paper.typ") *x* $y$ @z \\ // {[('
  await server.database.query(
    `update dishes set name = $1 where id = (select id from dishes where name = 'Fava')`,
    [name],
  )
  const { text } = await readPdf('/demo/menu.pdf?lang=tr')
  expect(text.replaceAll(/\s+/g, '')).toContain(name.replaceAll(/\s+/g, ''))
})

describe('the code on a paper', () => {
  const codeOn = async (language = 'en') => {
    const { text } = await readPdf(`/demo-pub/menu.pdf?lang=${language}`)
    return /[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? ''
  }
  const isCurrent = async (code: string) => {
    const page = await html(`/demo-pub/paper/${code}?lang=en`)
    return !page.includes('This paper is not current.') && page.includes('This paper is current.')
  }
  const inPub = (change: string) =>
    server.database.query(`update restaurants set ${change} where slug = 'demo-pub'`)

  test('is current until the owner changes what is printed', async () => {
    const code = await codeOn()
    expect(await isCurrent(code)).toBe(true)
    expect(await html(`/demo-pub/paper/${code.toLowerCase()}?lang=de`)).toContain(
      'Dieses Blatt ist aktuell.',
    )
    await server.database.query(
      `update dishes set price_minor = price_minor + 100 where id =
         (select d.id from dishes d join restaurants r on r.menu_id = d.menu_id
          where r.slug = 'demo-pub' and d.is_active order by d.id limit 1)`,
    )
    expect(await isCurrent(code)).toBe(false)
    expect(await codeOn()).not.toBe(code)
  })

  test('is outdated in a language whose text has changed, and in no other', async () => {
    const codes = { en: await codeOn('en'), de: await codeOn('de'), fr: await codeOn('fr') }
    expect(new Set(Object.values(codes)).size).toBe(3)
    const changed = await server.database.query(
      `update translations t set texts = jsonb_set(texts, '{description}', '"Neu beschrieben."')
       from dishes d join restaurants r on r.menu_id = d.menu_id
       where r.slug = 'demo-pub' and d.name = 'Fish and Chips' and t.subject = 'dish:' || d.id
         and t.language = 'de' returning t.menu_id`,
    )
    expect(changed).toHaveLength(1)
    await server.database.query('update menus set updated_at = now() where id = $1', [
      changed[0]?.['menu_id'],
    ])
    expect((await readPdf('/demo-pub/menu.pdf?lang=de')).text).toContain('Neu beschrieben.')
    expect(await isCurrent(codes.de)).toBe(false)
    expect(await isCurrent(codes.en)).toBe(true)
    expect(await isCurrent(codes.fr)).toBe(true)
  })

  test('is outdated once the language is no longer offered, as paper then has other texts', async () => {
    const code = await codeOn('it')
    const offer = (liveAt: string) =>
      server.database.query(
        `update restaurant_languages set live_at = ${liveAt} where language = 'it'`,
      )
    await offer('null')
    expect(await isCurrent(code)).toBe(false)
    await offer('now()')
    expect(await isCurrent(code)).toBe(true)
  })

  test('is outdated with the restaurant’s name or location', async () => {
    const code = await codeOn()
    await inPub(`location = '2 New Street'`)
    expect((await readPdf('/demo-pub/menu.pdf?lang=en')).text).toContain('2 New Street')
    expect(await isCurrent(code)).toBe(false)
    const later = await codeOn()
    await inPub(`name = 'The New Pub'`)
    expect(await isCurrent(later)).toBe(false)
  })

  test('is outdated with the notice above the menu', async () => {
    const code = await codeOn()
    await inPub(`visit = jsonb_set(visit, '{notice}', '"12 % service is added."')`)
    for (const language of ['en', 'de']) {
      const { text } = await readPdf(`/demo-pub/menu.pdf?lang=${language}`)
      expect(text).toContain('12 % service is added.')
    }
    expect(await isCurrent(code)).toBe(false)
  })

  test('is outdated with the calories of a dish', async () => {
    const code = await codeOn()
    const [dish] = await server.database.query(
      `update dishes set calories = 4321 where id =
         (select d.id from dishes d join restaurants r on r.menu_id = d.menu_id
          where r.slug = 'demo-pub' and d.is_active and d.more_sizes = '[]' order by d.id limit 1)
       returning id`,
    )
    expect(dish).toBeDefined()
    expect((await readPdf('/demo-pub/menu.pdf?lang=en')).text).toContain('4,321 Cal')
    expect(await isCurrent(code)).toBe(false)
  })

  test('doesn’t change when a dish is sold out for today', async () => {
    const code = await codeOn()
    await server.database.query(
      `insert into sold_out (owner_id, restaurant_id, dish_id, until)
       select r.owner_id, r.id, d.id, now() + interval '1 hour' from restaurants r
       join dishes d on d.menu_id = r.menu_id where r.slug = 'demo-pub' limit 1`,
    )
    expect(await isCurrent(code)).toBe(true)
  })

  test('that Chefin never printed is outdated', async () => {
    for (const code of ['K7M2-9QXD', 'XX-K7M2-9QXD', 'EN-', 'EN']) {
      expect(await isCurrent(code)).toBe(false)
    }
  })
})

test('a restaurant without a menu, and one that doesn’t exist, have nothing to print', async () => {
  await server.database.query(
    `insert into restaurants (owner_id, slug, name) select id, 'menuless', 'Yeni' from owners limit 1`,
  )
  for (const path of ['/menuless/menu.pdf', '/menuless/allergens', '/nowhere/menu.pdf']) {
    expect((await get(path)).status).toBe(404)
  }
})
