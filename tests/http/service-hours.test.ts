import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

// A Friday in Istanbul, where clocks don't change.
const noon = '2026-11-27T12:00:00+03:00'

let folder: string
let clockFile: string
let server: TestServer
let owner: Owner
let menuId: string
let restaurant: string

/** Moves the server's clock. */
const setClock = (iso: string) => writeFile(clockFile, String(Date.parse(iso) - Date.now()))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chefin-clock-'))
  clockFile = join(folder, 'offset')
  await setClock(noon)
  server = await startTestServer(inject('postgresUrl'), {
    env: { CLOCK_FILE: clockFile },
    command: 'exec "$0" --import ./tests/movable-clock.ts "$@"',
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  await setClock(noon)
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    dishes: {
      Kahvaltı: ['Menemen', { name: 'Simit', price_minor: 5_000 }],
      'Ana Yemekler': [
        { name: 'Adana', price_minor: 42_000 },
        { name: 'Pide', price_minor: 30_000 },
      ],
    },
  })
  menuId = place.menuId
  restaurant = place.restaurant()
})

const categories = () => `/dashboard/menuList/menu/${menuId}/menuCategory`

/** Edits a category as its form does. */
async function edit(name: string, fields: Record<string, string>) {
  const [row] = await server.database.query(
    'select id from categories where menu_id = $1 and name = $2',
    [menuId, name],
  )
  const categoryId = String(row?.['id'])
  const { body } = await owner.get(`${categories()}?edit=${categoryId}`)
  const updatedAt = hiddenField(body, 'updatedAt')
  return owner.post(categories(), { intent: 'update', categoryId, updatedAt, name, ...fields })
}
const daily = (hours: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (day) => [day, hours] as const,
    ),
  )
const serve = (name: string, hours: string, outside = 'shown') =>
  edit(name, { served: 'times', ...daily(hours), outside })

const pageOf = async (path = '', language = 'en') => {
  const headers = { 'Accept-Language': language }
  return (await fetch(`${server.url}/${restaurant}${path}`, { headers })).text()
}
/** The opening tag of the category that contains a dish, the text at its heading, and its link. */
async function categoryOf(dish: string, language?: string) {
  const page = await pageOf('', language)
  const start = page.lastIndexOf('<details', page.indexOf(`>${dish}</a>`))
  const html = page.slice(start, page.indexOf('</summary>', start))
  const id = /id="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    isUnlisted: /^<details[^>]*class="[^"]*unlisted/.test(html),
    isOpen: /^<details[^>]* open=/.test(html),
    label: /class="served-from">([^<]*)</.exec(html)?.[1],
    isLinkUnlisted: new RegExp(`<a href="#${id}"[^>]*unlisted`).test(page),
  }
}
const hidden = { isUnlisted: true, isOpen: false, isLinkUnlisted: true }
const listed = { isUnlisted: false, isLinkUnlisted: false }

describe('the owner', () => {
  test('enters hours, and sees them in the form and, in short, in the list', async () => {
    const fields = { served: 'times', outside: 'hidden', monday: '8-11', tuesday: '08.00 - 11.00' }
    expect((await edit('Kahvaltı', fields)).status).toBe(200)
    const { body } = await owner.get(categories())
    expect(body).toContain('Mon–Tue 08:00–11:00')
    expect(body).toContain('otherwise hidden')
    const [row] = await server.database.query(
      `select id from categories where menu_id = $1 and service is not null`,
      [menuId],
    )
    const form = (await owner.get(`${categories()}?edit=${String(row?.['id'])}`)).body
    expect(form).toContain('value="08:00–11:00"')
    expect(form).toContain('<option value="times" selected="">')
    expect(form).toContain('<option value="hidden" selected="">')
  })

  test('sees each error at its field, and loses nothing', async () => {
    const fields = { monday: '8-25', tuesday: '8-12, 11-14', wednesday: '18-02' }
    const { status, body } = await edit('Kahvaltı', {
      served: 'times',
      outside: 'hidden',
      ...fields,
    })
    expect(status).toBe(422)
    expect(body).toMatch(/aria-invalid="true"[^>]*value="8-25"/)
    expect(body).toMatch(/aria-invalid="true"[^>]*value="8-12, 11-14"/)
    expect(body).toContain('value="18-02"')
    expect(body).toContain('<option value="hidden" selected="">')
    const unused = await edit('Kahvaltı', { served: 'always', monday: '8-11' })
    expect(unused.status).toBe(422)
    expect(unused.body).toMatch(/<select[^>]*name="served"[^>]*aria-invalid="true"/)
    expect(unused.body).toContain('value="8-11"')
    const none = await edit('Kahvaltı', { served: 'times', outside: 'shown' })
    expect(none.status).toBe(422)
    expect(none.body).toContain('Please enter a time for at least one day')
    const storedRows = await server.database.query(
      `select 1 from categories where menu_id = $1 and service is not null`,
      [menuId],
    )
    expect(storedRows).toEqual([])
  })
})

describe('a guest', () => {
  test('sees a category that is hidden at other times only while it is served', async () => {
    await serve('Kahvaltı', '8-11', 'hidden')
    expect(await categoryOf('Menemen')).toMatchObject(hidden)
    expect(await categoryOf('Adana')).toMatchObject({ ...listed, isOpen: true })
    await setClock('2026-11-28T07:59:59+03:00')
    expect(await categoryOf('Menemen')).toMatchObject(hidden)
    // The page is cached, and its owner changes nothing.
    await setClock('2026-11-28T08:00:00+03:00')
    expect(await categoryOf('Menemen')).toEqual({ ...listed, isOpen: true, label: '' })
    await setClock('2026-11-28T11:00:00+03:00')
    expect(await categoryOf('Menemen')).toMatchObject(hidden)
  })

  test('doesn’t see a main category of which everything is hidden', async () => {
    await serve('Kahvaltı', '8-11', 'hidden')
    await server.database.query(
      `with main as (select * from categories where menu_id = $1 and name = 'Kahvaltı'),
        sub as (insert into categories (owner_id, menu_id, parent_id, name, service)
          select owner_id, menu_id, id, 'Sabah', service from main returning id, parent_id)
      update dishes set sub_category_id = sub.id from sub where main_category_id = parent_id`,
      [menuId],
    )
    await server.database.query(
      `update categories set service = null where menu_id = $1 and name = 'Kahvaltı'`,
      [menuId],
    )
    await expect.poll(() => categoryOf('Menemen')).toMatchObject(hidden)
    expect(await categoryOf('Adana')).toMatchObject({ ...listed, isOpen: true })
    await serve('Ana Yemekler', '17-23', 'hidden')
    expect(await pageOf()).toMatch(/<p id="none-served" tabindex="-1" class=/)
    await setClock('2026-11-28T08:00:00+03:00')
    expect(await categoryOf('Menemen')).toMatchObject({ ...listed, isOpen: true })
    // The hours of both never meet.
    await serve('Kahvaltı', '12-14')
    const page = await pageOf()
    expect(page).toContain('<bdi class="print-only service-hours">not served at present</bdi>')
  })

  test('sees when a category that is shown is served again', async () => {
    await serve('Ana Yemekler', '17-02')
    expect(await categoryOf('Adana')).toMatchObject({ ...listed, label: 'from 17:00' })
    expect(await categoryOf('Adana', 'tr')).toMatchObject({ label: '17:00’den itibaren' })
    await setClock('2026-11-28T01:59:00+03:00')
    expect(await categoryOf('Adana')).toMatchObject({ label: '' })
    await edit('Ana Yemekler', { served: 'times', saturday: '18-02', outside: 'shown' })
    expect(await categoryOf('Adana')).toMatchObject({ label: 'from 18:00' })
    await setClock('2026-11-27T23:59:00+03:00')
    expect(await categoryOf('Adana')).toMatchObject({ label: 'tomorrow from 18:00' })
    await setClock('2026-11-26T12:00:00+03:00')
    expect(await categoryOf('Adana')).toMatchObject({ label: 'Saturday from 18:00' })
  })

  test('reads on a dish’s own page when it is served', async () => {
    await serve('Kahvaltı', '8-11', 'hidden')
    const [dish] = await server.database.query(
      `select id from dishes where name = 'Menemen' and menu_id = $1`,
      [menuId],
    )
    const path = `/d/${String(dish?.['id']).slice(-12)}`
    const saysOn = async (language: string) =>
      /<p class="screen-only[^>]*>([^<]*)</.exec(await pageOf(path, language))?.[1]
    expect(await saysOn('en')).toBe('Not served now · tomorrow from 08:00')
    expect(await saysOn('tr')).toBe('Şu an servis edilmiyor · yarın 08:00’den itibaren')
    await setClock('2026-11-28T09:00:00+03:00')
    expect(await saysOn('en')).toBeUndefined()
  })

  test('reads that nothing is served, and a cached page has its own ETag', async () => {
    const etag = async () => (await fetch(`${server.url}/${restaurant}`)).headers.get('ETag')
    await serve('Kahvaltı', '8-11', 'hidden')
    await serve('Ana Yemekler', '17-23', 'hidden')
    expect(await pageOf()).toMatch(
      /<p id="none-served" tabindex="-1" class=[^>]*>Nothing is served/,
    )
    const before = await etag()
    await setClock('2026-11-27T17:00:00+03:00')
    expect(await pageOf()).toMatch(/<p id="none-served" hidden/)
    expect(await etag()).not.toBe(before)
  })

  test('gets structured data of the whole menu at any time', async () => {
    await serve('Kahvaltı', '8-11', 'hidden')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await pageOf())?.[1]
    expect(json).toContain('Menemen')
    expect(json).not.toContain('availability')
  })
})

describe('the assistant', () => {
  const ask = async (question: string) =>
    (await new Guest(server.url, restaurant).ask(question)).text

  beforeEach(async () => {
    await serve('Kahvaltı', '8-11', 'hidden')
    await serve('Ana Yemekler', '17-02')
  })

  test('says in English what is served, and when the rest is', async () => {
    expect(await ask('When is breakfast served?')).toBe('Kahvaltı: Monday–Sunday 08:00–11:00')
    expect(await ask('What can I have now?')).toBe(
      'The menu has:\n• Kahvaltı (2): tomorrow from 08:00\n• Ana Yemekler (2): from 17:00',
    )
    expect(await ask('How much is the Adana?')).toBe(
      'Adana costs 420.00 ₺.\n\nAdana isn’t served right now (from 17:00).',
    )
    await setClock('2026-11-28T01:00:00+03:00')
    expect(await ask('How much is the Adana?')).toBe('Adana costs 420.00 ₺.')
    expect(await ask('What can I have now?')).toBe('The menu has:\n• Ana Yemekler (2)')
    const advice = await ask('What do you recommend?')
    expect(advice).toMatch(/Adana|Pide/)
    expect(advice).not.toMatch(/Menemen|Simit/)
  })

  test('says in Turkish when the dish is served', async () => {
    expect(await ask('Kahvaltı kaça kadar?')).toBe('Kahvaltı: Pazartesi–Pazar 08:00–11:00')
    expect(await ask('Menemen ne kadar?')).toBe(
      'Menemen 180,00 ₺.\n\nMenemen şu an servis edilmiyor (yarın 08:00’den itibaren).',
    )
    await setClock('2026-11-28T09:00:00+03:00')
    expect(await ask('Şu an neler var?')).toBe('Menüde şunlar var:\n• Kahvaltı (2)')
  })
})
