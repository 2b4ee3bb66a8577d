import { beforeEach, expect, test } from 'vitest'
import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import { lawRegions } from '#app/domain/law/rule.ts'
import { rules } from '#app/domain/law/rules/index.ts'
import { insertRow, seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  place = await seedPlace(server, owner.email, {
    dishes: { Izgara: [{ name: 'Döner', price_minor: 0 }], İçecekler: ['Ayran'] },
  })
})

const path = () => `/dashboard/restaurants/restaurant/${place.restaurant()}/law`

const choose = (...regions: readonly string[]) =>
  owner.post(path(), {
    intent: 'regions',
    ...Object.fromEntries(regions.map((region) => [`region.${region}`, 'on'])),
  })

/** The parts of the page with a rule each, by its requirement. */
async function ruleText(requirement: string): Promise<string> {
  const { body } = await owner.get(path())
  const item = body.split('<details').find((part) => part.includes(requirement)) ?? ''
  return item.split('</details>')[0] ?? ''
}

test('the page first says that it is no lawyer, when the rules were checked, and what it can’t see', async () => {
  const { body } = await owner.get(path())
  expect(body.indexOf('This is not legal advice')).toBeLessThan(body.indexOf('Whose rules?'))
  expect(body).toContain('last compared with their sources on November 28, 2026')
  expect(body).toContain('what hangs at the entrance')
})

test('what is missing is listed dish by dish, with a link to its field', async () => {
  const grams = await ruleText('have the grams of their meat')
  expect(grams).toContain('To check: 1')
  expect(grams).toContain(`?edit=${place.dish('Döner')}&amp;field=portion`)
  expect(grams).toContain('Its weight isn’t recorded.')
  expect(grams).toContain('its text wasn’t read')
  expect(await ruleText('is on the price list, with its price')).toContain('It has no price.')
  expect(await ruleText('which of the 14 allergens')).toContain('Missing: 2')
  const entrance = await ruleText('hangs at every entrance')
  expect(entrance).toContain('We can’t see this')
  expect(entrance).toContain(`${path().replace('/law', '/print')}"`)
})

test('every rule says how well we know its text', async () => {
  await choose(...lawRegions)
  const { body } = await owner.get(path())
  const sentences = {
    authority: 'where its authority publishes it',
    quoted: 'only as others quote it',
    reported: 'from the press or from guides; its text wasn’t read',
    unread: 'We haven’t read this rule’s text',
  }
  const parts = body.split('<details').slice(1)
  for (const { requirement, source } of rules) {
    const shown = parts.filter((part) => part.includes(requirement.en))
    expect(shown.some((part) => part.includes(sentences[source.read]))).toBe(true)
  }
  expect(parts.filter((part) => part.includes('its text wasn’t read')).length).toBe(
    rules.filter(({ source }) => source.read === 'reported').length,
  )
})

test('options of which nothing is recorded are named, with a link to them', async () => {
  const group = {
    id: crypto.randomUUID(),
    name: 'Ekstra',
    min: 0,
    max: 1,
    options: [
      { id: crypto.randomUUID(), name: 'Özel Sos', extraMinor: 0, ingredients: [], stated: {} },
    ],
  }
  await server.database.query('update dishes set option_groups = $2 where id = $1', [
    place.dish('Ayran'),
    JSON.stringify([group]),
  ])
  const allergens = await ruleText('which of the 14 allergens')
  expect(allergens).toContain('Not confirmed for its options (Özel Sos): ')
  expect(allergens).toContain(`?edit=${place.dish('Ayran')}&amp;field=options`)
})

test('what is read from words is to be checked, and never called missing', async () => {
  const weighed = await ruleText('have the grams of their meat')
  expect(weighed).toContain('>Check this<')
  expect(weighed).toContain('so we may be wrong')
  expect(weighed).not.toContain('>Missing<')
  await server.database.query(`update dishes set ingredients = '{dana eti}' where id = $1`, [
    place.dish('Döner'),
  ])
  expect(await ruleText('have the grams of their meat')).toContain('>Missing<')
  // Whether a rule for large businesses is for this one, no record shows.
  await choose('GB')
  const calories = await ruleText('has its calories')
  expect(calories).toContain('Only for: Businesses with 250')
  expect(calories).toContain('>Check this<')
  expect(calories).not.toContain('>Missing<')
})

test('a charge in the information for guests is found, until it says that there is none', async () => {
  const fact = { owner_id: '', restaurant_id: place.restaurant(), topic: 'payment' }
  const [row] = await server.database.query('select owner_id from restaurants where id = $1', [
    place.restaurant(),
  ])
  fact.owner_id = String(row?.['owner_id'])
  const id = await insertRow(server.database, 'house_facts', {
    ...fact,
    text: 'Kart geçer. Hesaba %10 servis ücreti eklenir.',
  })
  const fees = await ruleText('service, table or cover charge')
  expect(fees).toContain('Hesaba %10 servis ücreti eklenir')
  expect(fees).toContain('?topic=payment#house-payment')
  await server.database.query('update house_facts set text = $2 where id = $1', [
    id,
    'Servis ücreti alınmaz.',
  ])
  expect(await ruleText('service, table or cover charge')).toContain('Met, as far as we see')
})

const emptyVisit = {
  timeZone: 'Europe/Istanbul',
  hours: [],
  phone: '',
  wifiName: '',
  wifiKey: '',
  links: [],
}

test('each charge is found where it was written, with a link to its field', async () => {
  const restaurantPage = path().replace('/law', '')
  const menuPage = `/dashboard/menuList/menu/${place.menuId}/update`
  const fee = 'Hesaba %10 servis ücreti eklenir.'
  const fields = [
    ['restaurants', 'visit_notice', `${restaurantPage}#field-notice`],
    [
      'restaurants',
      'chat_start_warning_message',
      `${restaurantPage}#field-chatStartWarningMessage`,
    ],
    ['restaurants', 'ai_instructions', `${restaurantPage}#field-aiInstructions`],
    ['menus', 'ai_context', `${menuPage}#field-aiContext`],
    ['menus', 'ai_menu_instructions', `${menuPage}#field-aiMenuInstructions`],
  ] as const
  for (const [table, column, to] of fields) {
    const id = table === 'menus' ? place.menuId : place.restaurant()
    const set = (text: string) =>
      column === 'visit_notice'
        ? server.database.query('update restaurants set visit = $2 where id = $1', [
            id,
            JSON.stringify({ ...emptyVisit, notice: text }),
          ])
        : server.database.query(`update ${table} set ${column} = $2 where id = $1`, [id, text])
    await set(fee)
    expect(await ruleText('service, table or cover charge')).toContain(`href="${to}"`)
    const [address = '', field] = to.split('#')
    expect((await owner.get(address)).body).toContain(`id="${field}"`)
    await set('')
  }
})

test('a menu that is still in lira is found where guests don’t pay in it', async () => {
  await choose('DE')
  const requirement = 'currency is the one you charge in'
  expect(await ruleText(requirement)).toContain('prices are in TRY')
  expect(await ruleText(requirement)).toContain(
    `/dashboard/menuList/menu/${place.menuId}/update#field-currency`,
  )
  await choose('GB')
  expect(await ruleText(requirement)).toContain('prices are in TRY')
  await choose('US')
  expect(await ruleText(requirement)).toContain('prices are in TRY')
  await server.database.query(`update menus set currency = 'USD' where id = $1`, [place.menuId])
  expect(await ruleText(requirement)).toContain('Met, as far as we see')
})

test('findings beyond the first 60 are shown when asked for', async () => {
  const many = await seedPlace(server, owner.email, {
    restaurants: ['Uzun'],
    dishes: { Izgara: Array.from({ length: 70 }, (_, at) => `Döner ${at}`) },
  })
  const page = `/dashboard/restaurants/restaurant/${many.restaurant('Uzun')}/law`
  const gramsOn = async (address: string) => {
    const { body } = await owner.get(address)
    const item = body.split('<details').find((part) => part.includes('the grams of their meat'))
    return item ?? ''
  }
  const cut = await gramsOn(page)
  expect(cut).toContain('Show 10 more')
  expect(cut.match(/field=portion/g)).toHaveLength(60)
  const whole = await gramsOn(`${page}?all=tr_grams`)
  expect(whole.match(/field=portion/g)).toHaveLength(70)
  expect(whole).not.toContain('more<')
  expect(whole.startsWith(' open=""')).toBe(true)
})

test('an owner chooses the regions, which are kept', async () => {
  const { body } = await owner.get(path())
  expect(body).toContain('We guessed this')
  await choose('DE', 'GB')
  const chosen = await owner.get(path())
  expect(chosen.body).not.toContain('We guessed this')
  expect(chosen.body).toContain('Preisangabenverordnung')
  expect(chosen.body).toContain('Regulation (EU) No 1169/2011')
  expect(chosen.body).toContain('Natasha’s law')
  expect(chosen.body).not.toContain('Fiyat Etiketi')
  await choose()
  expect((await owner.get(path())).body).toContain('Choose at least one region')
})

test('a menu that misses nothing says so', async () => {
  await server.database.query(
    `update dishes set price_minor = 18000, portion = '{"amount": 100, "unit": "g"}' where menu_id = $1`,
    [place.menuId],
  )
  await server.database.query(`update menus set language = 'tr' where id = $1`, [place.menuId])
  for (const fact of [...annexIIAllergens, 'alcohol', 'pork']) {
    await server.database.query(
      `insert into dish_facts (owner_id, dish_id, fact, state, confirmed_by, ingredients)
       select owner_id, id, $2, 'contains', 'Ada', ingredients from dishes where menu_id = $1`,
      [place.menuId, fact],
    )
  }
  const { body } = await owner.get(path())
  expect(body).toContain('Nothing is missing that we can see')
})

test('a restaurant without dishes has nothing to check', async () => {
  const empty = await seedPlace(server, owner.email, { restaurants: ['Boş'] })
  const { body } = await owner.get(
    `/dashboard/restaurants/restaurant/${empty.restaurant('Boş')}/law`,
  )
  expect(body).toContain('There is no menu to check yet')
})

test('another owner sees and changes nothing', async () => {
  const other = await new Owner(server).create(server.database)
  expect((await other.get(path())).status).toBe(404)
  const posted = await other.post(path(), { intent: 'regions', 'region.FR': 'on' })
  expect(posted.status).toBe(404)
  const [row] = await server.database.query('select law_regions from restaurants where id = $1', [
    place.restaurant(),
  ])
  expect(row).toEqual({ law_regions: null })
})
