import { beforeEach, describe, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let restaurantId: string
let dishId: string
let menuId: string

const text = 'Fıstıklı, sıcak servis edilir.'

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const [row] = await server.database.query(
    `with owner as (select id from owners where email = $1),
      menu as (insert into menus (owner_id, name, currency, language)
        select id, 'Menü', 'TRY', 'tr' from owner returning id, owner_id),
      category as (insert into categories (owner_id, menu_id, name)
        select owner_id, id, 'Tatlılar' from menu returning id, owner_id, menu_id),
      dish as (insert into dishes
          (owner_id, menu_id, main_category_id, name, description, ingredients, price_minor)
        select owner_id, menu_id, id, 'Künefe', $2, '{"taze peynir","antep fıstığı"}', 18000
        from category returning id)
    insert into restaurants (owner_id, menu_id, name)
      select owner_id, id, 'Moda' from menu
      returning id, menu_id, (select id from dish) as dish, (select id from category) as category`,
    [owner.email, text],
  )
  restaurantId = String(row?.['id'])
  dishId = String(row?.['dish'])
  menuId = String(row?.['menu_id'])
  await server.database.query(
    `insert into restaurant_languages (owner_id, restaurant_id, language, live_at)
      select owner_id, id, 'en', now() from restaurants where id = $1`,
    [restaurantId],
  )
  await translate(`category:${String(row?.['category'])}`, { text: 'Tatlılar' }, { text: 'Sweets' })
  await translate(
    `dish:${dishId}`,
    { name: 'Künefe', description: text, 'word.taze peynir': 'taze peynir' },
    { name: 'Warm kunafa', description: 'With pistachios.', 'word.taze peynir': 'fresh cheese' },
  )
})

/** Stores a translation that guests may read. */
async function translate(subject: string, source: object, texts: object, change = {}) {
  const row = { reviewed_at: new Date(), problems: '[]', ...change }
  await server.database.query(
    `insert into translations
        (owner_id, menu_id, subject, language, source, texts, origin, reviewed_at, problems)
      select owner_id, id, $2, 'en', $3, $4, 'file', $5, $6 from menus where id = $1
      on conflict (owner_id, subject, language) do update
        set source = excluded.source, texts = excluded.texts, reviewed_at = excluded.reviewed_at,
          problems = excluded.problems`,
    [menuId, subject, source, texts, row.reviewed_at, row.problems],
  )
  await server.database.query(`update menus set updated_at = now() where id = $1`, [menuId])
}

const read = async (path = '', language = 'en') => {
  const response = await fetch(`${server.url}/${restaurantId}${path}`, {
    headers: { 'Accept-Language': language },
  })
  return response.text()
}
const dishPath = () => `/d/${dishId.slice(-12)}`

describe('a guest whose language the restaurant offers', () => {
  test('reads names, headings, descriptions and ingredients in it, the original name beside', async () => {
    const page = await read()
    for (const shown of ['Warm kunafa', 'With pistachios.', 'Sweets', 'fresh cheese, pistachio']) {
      expect(page).toContain(shown)
    }
    expect(page).toContain('<bdi lang="tr" class="original-name">Künefe</bdi>')
    for (const original of [text, 'Tatlılar', 'taze peynir']) expect(page).not.toContain(original)
    const dish = await read(dishPath())
    expect(dish).toContain('<title>Warm kunafa')
    expect(dish).toContain('>Künefe</bdi>')
  })

  test('reads the original name once, if the translated one has it', async () => {
    const name = 'Künefe (cheese pastry)'
    await translate(
      `dish:${dishId}`,
      { name: 'Künefe', description: text, 'word.taze peynir': 'taze peynir' },
      { name, description: 'With pistachios.', 'word.taze peynir': 'fresh cheese' },
    )
    const page = await read()
    expect(page).toContain(name)
    expect(page).not.toContain('original-name">Künefe')
  })

  test('reads today’s notice in it, unless it has changed since', async () => {
    const visit = { timeZone: 'Europe/Istanbul', hours: [], phone: '', links: [] }
    const notice = (words: string) =>
      server.database.query(`update restaurants set visit = $2, updated_at = now() where id = $1`, [
        restaurantId,
        { ...visit, wifiName: '', wifiKey: '', notice: words },
      ])
    await server.database.query(
      `insert into translations
          (owner_id, restaurant_id, subject, language, source, texts, origin, reviewed_at)
        select owner_id, id, 'notice:' || id, 'en', '{"text":"Teras kapalı."}',
          '{"text":"The terrace is closed."}', 'hand', now()
        from restaurants where id = $1`,
      [restaurantId],
    )
    await notice('Teras kapalı.')
    const page = await read()
    expect(page).toContain('The terrace is closed.')
    expect(page).not.toContain('Teras kapalı.')
    await notice('Bahçe kapalı.')
    expect(await read()).toMatch(/lang="tr"[^>]*>Bahçe kapalı\./)
  })

  test('finds the same facts as in the original, from the owner’s words', async () => {
    const facts = (html: string) => /data-facts="([^"]+)"/.exec(html)?.[1]
    const [translated, original] = [await read(), await read('', 'tr')]
    expect(facts(translated)).toBe(facts(original))
    expect(translated).toContain('listed: pistachio')
    expect(original).toContain('menüde yazan: antep fıstığı')
  })

  test('has an address for each language, which search engines find', async () => {
    const page = await read()
    expect(page).toMatch(/<link rel="canonical" href="[^"]+\?lang=en"/)
    expect(page).toMatch(/hrefLang="tr" href="[^"?]+"/)
    expect(page).toMatch(/hrefLang="en" href="[^"]+\?lang=en"/)
    expect(await read('?lang=en', 'tr')).toContain('Warm kunafa')
    const original = await read('', 'tr')
    expect(original).toMatch(/<link rel="canonical" href="[^"?]+"/)
    expect(original).toContain('Künefe')
    expect(original).not.toContain('kunafa')
  })

  test('has the translation in the structured data, with the original name', async () => {
    const json = /application\/ld\+json">(.+?)<\/script>/.exec(await read())?.[1] ?? ''
    expect(json).toContain('"inLanguage":"en"')
    expect(json).toContain('"name":"Warm kunafa","alternateName":"Künefe"')
  })
})

test('a guest who reads the original downloads no translation, and no other files', async () => {
  const loaded = (html: string) =>
    [...html.matchAll(/(?:src|href)="(\/[^"?]+\.(?:js|css|woff2|svg))/g)].map(([, file]) => file)
  const withLanguage = await read('', 'tr')
  await server.database.query(
    `update restaurant_languages set live_at = null, updated_at = now() where restaurant_id = $1`,
    [restaurantId],
  )
  const without = await read('', 'tr')
  expect(without).not.toContain('rel="alternate"')
  expect(loaded(withLanguage)).toEqual(loaded(without))
  // What remains is the switch, which sets the menu’s languages apart from the interface’s.
  const links = /<link rel="(?:alternate|canonical)"[^>]+>/g
  const length = (html: string) => html.replace(links, '').length
  expect(length(withLanguage) - length(without)).toBeLessThan(200)
  expect(withLanguage).not.toMatch(/kunafa|pistachio|Sweets|fresh cheese/)
})

describe('the original as a whole is shown', () => {
  test.each([
    ['name', `'Künefe (2 kişilik)'`],
    ['description', `'Fıstıksız.'`],
    ['ingredients', `'{"taze peynir","antep fıstığı","babaannemin reçeli"}'`],
  ])('after the owner changed the %s, until it is renewed', async (column, value) => {
    await server.database.query(`update dishes set ${column} = ${value} where id = $1`, [dishId])
    const page = await read()
    expect(page).toContain('not translated')
    expect(page).not.toMatch(/kunafa|With pistachios|fresh cheese/)
  })

  const source = { name: 'Künefe', description: text, 'word.taze peynir': 'taze peynir' }
  const whole = {
    name: 'Warm kunafa',
    description: 'With pistachios.',
    'word.taze peynir': 'fresh cheese',
  }

  test.each([
    [
      'the check found a problem',
      whole,
      { problems: '[{"field":"name","kind":"lost","words":""}]' },
    ],
    ['nobody has reviewed it', whole, { reviewed_at: null }],
    ['a text is missing', { ...whole, description: '' }, {}],
  ])('while %s', async (_name, texts, change) => {
    await translate(`dish:${dishId}`, source, texts, change)
    const page = await read()
    expect(page).toMatch(/<a [^>]*lang="tr"[^>]*>Künefe<\/a>/)
    expect(page).toContain('not translated')
    expect(page).toContain('taze peynir')
    expect(page).not.toMatch(/kunafa|With pistachios|fresh cheese/)
  })

  test('where the language isn’t live', async () => {
    await server.database.query(
      `update restaurant_languages set live_at = null where restaurant_id = $1`,
      [restaurantId],
    )
    const page = await read()
    expect(page).toMatch(/<a [^>]*lang="tr"[^>]*>Künefe<\/a>/)
    expect(page).not.toMatch(/kunafa|not translated|rel="alternate"/)
  })
})
