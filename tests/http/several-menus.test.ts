import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { seedMenus } from '../fixtures/seed-menus.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

// A Friday in Istanbul, where clocks don't change.
const noon = '2026-11-27T12:30:00+03:00'
const evening = '2026-11-27T19:00:00+03:00'

let folder: string
let clockFile: string
let server: TestServer
let owner: Owner
let restaurant: string
/** The menus' ids by name. */
let menus: Awaited<ReturnType<typeof seedMenus>>['menus']

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
  ;({ restaurant, menus } = await seedMenus(server, owner.email))
})

const settings = () => `/dashboard/restaurants/restaurant/${restaurant}`

/** Chooses the restaurant's menus as its form does. */
const choose = (first: string, ...further: readonly string[]) =>
  owner.post(settings(), {
    intent: 'menu',
    menuId: first,
    hasFurther: 'on',
    ...Object.fromEntries(further.map((id) => [`further.${id}`, 'on'])),
  })

/** Edits a menu as its form does. */
async function edit(name: keyof typeof menus, fields: Record<string, string>) {
  const path = `/dashboard/menuList/menu/${menus[name]}/update`
  const menuVersion = await owner.hidden(path, 'menuVersion')
  return owner.post(path, { intent: 'menu', name, currency: 'TRY', menuVersion, ...fields })
}
const daily = (hours: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (day) => [day, hours] as const,
    ),
  )
const serve = (name: keyof typeof menus, hours: string, outside = 'shown') =>
  edit(name, { served: 'times', ...daily(hours), outside })

const menuParameter = (name: keyof typeof menus) => menus[name].slice(-12)
const request = (path = '', language = 'en') =>
  fetch(`${server.url}/${restaurant}${path}`, {
    headers: { 'Accept-Language': language },
    redirect: 'manual',
  })
const pageOf = async (path = '', language = 'en') => (await request(path, language)).text()

interface Tab {
  readonly name: string
  readonly label: string
  readonly isOpen: boolean
  readonly isUnlisted: boolean
}

/** The tabs of a page; and whether each tab's menu is open, too. */
function tabsOn(page: string): Tab[] {
  const nav = /<nav[^>]*class="menu-tabs">(.*?)<\/nav>/s.exec(page)?.[1] ?? ''
  return [...nav.matchAll(/<a ([^>]*)><bdi>([^<]*)<\/bdi><span class="served-from">([^<]*)</g)].map(
    ([, attributes = '', name = '', label = '']) => {
      const id = /data-menu="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const part = new RegExp(`<section id="m-${id}"[^>]*>`).exec(page)?.[0] ?? ''
      const isOpen = attributes.includes('aria-current="page"')
      expect(/class="[^"]*unopened/.test(part)).toBe(!isOpen)
      const isUnlisted = attributes.includes('unlisted')
      expect(/class="[^"]*unlisted/.test(part)).toBe(isUnlisted)
      return { name, label, isOpen, isUnlisted }
    },
  )
}
const opened = async (path?: string) =>
  tabsOn(await pageOf(path)).find(({ isOpen }) => isOpen)?.name

describe('the owner', () => {
  test('chooses menus in order, and sees them in the form, the list and on the page', async () => {
    const { status } = await choose(menus['Akşam'], menus['İçecekler'], menus['Öğle'])
    expect(status).toBe(200)
    const { body } = await owner.get(settings())
    const boxes = [...body.matchAll(/name="further\.([^"]*)"[^>]*?( checked="")?\/>/g)]
    expect(boxes.map(([, id]) => id)).toEqual([menus['İçecekler'], menus['Öğle']])
    expect(boxes.every(([, , checked]) => checked)).toBe(true)
    expect((await owner.get('/dashboard/menuList')).body).toContain('Shown by Lale')
    expect(tabsOn(await pageOf()).map(({ name }) => name)).toEqual(['Akşam', 'İçecekler', 'Öğle'])
    await choose(menus['Öğle'])
    expect(tabsOn(await pageOf())).toEqual([])
  })

  test('finds in the activity which menus were added and removed, not which stayed', async () => {
    await choose(menus['Öğle'], menus['İçecekler'])
    await choose(menus['Akşam'], menus['İçecekler'], menus['Öğle'])
    await choose(menus['Akşam'], menus['Öğle'])
    const rows = await server.database.query(
      `select changes from audit_log where subject_id = $1 and action = 'restaurant.menus' order by at`,
      [restaurant],
    )
    expect(rows.map(({ changes }) => changes)).toEqual([
      { further_menu: [null, 'İçecekler'] },
      { further_menu: [null, 'Öğle'] },
      { further_menu: ['İçecekler', null] },
    ])
    const { body } = await owner.get(`/dashboard/activity?subject=${restaurant}`)
    expect(body).toContain('Further menu: İçecekler → none')
  })

  test('sees an error at the field if a menu has another currency, and loses nothing', async () => {
    await edit('İçecekler', { currency: 'EUR' })
    const { status, body } = await choose(menus['Öğle'], menus['İçecekler'])
    expect(status).toBe(422)
    expect(body).toContain('The menu “İçecekler” is in EUR, the first one in TRY.')
    expect(body).toMatch(new RegExp(`name="further\\.${menus['İçecekler']}"[^>]* checked=""`))
    await edit('İçecekler', { currency: 'TRY' })
    expect((await choose(menus['Öğle'], menus['İçecekler'])).status).toBe(200)
    const changed = await edit('İçecekler', { currency: 'EUR' })
    expect(changed.status).toBe(422)
    expect(changed.body).toContain('Lale shows this menu together with others')
  })

  test('cannot show another owner’s menu', async () => {
    const other = await new Owner(server).create(server.database)
    const [foreign] = await server.database.query(
      `insert into menus (owner_id, name) select id, 'Fremd' from owners where email = $1 returning id`,
      [other.email],
    )
    const id = String(foreign?.['id'])
    expect((await choose(menus['Öğle'], id)).status).toBe(404)
    expect((await request(`?menu=${id.slice(-12)}`)).status).toBe(302)
  })
})

describe('a guest', () => {
  beforeEach(async () => {
    await choose(menus['Öğle'], menus['Akşam'], menus['İçecekler'])
  })

  test('sees the menu that is served, and from when the others are, by the clock', async () => {
    await serve('Öğle', '12-15', 'hidden')
    await serve('Akşam', '17-02')
    expect(tabsOn(await pageOf())).toEqual([
      { name: 'Öğle', label: '', isOpen: true, isUnlisted: false },
      { name: 'Akşam', label: 'from 17:00', isOpen: false, isUnlisted: false },
      { name: 'İçecekler', label: '', isOpen: false, isUnlisted: false },
    ])
    // The page is cached, and its owner changes nothing.
    await setClock('2026-11-27T14:59:59+03:00')
    expect(await opened()).toBe('Öğle')
    await setClock('2026-11-27T15:00:00+03:00')
    expect(tabsOn(await pageOf())).toMatchObject([
      { name: 'Öğle', isUnlisted: true },
      { label: 'from 17:00', isUnlisted: false },
      { name: 'İçecekler', isOpen: true },
    ])
    expect(await pageOf('', 'tr')).toContain('17:00’den itibaren')
    await setClock('2026-11-27T17:00:00+03:00')
    expect(await opened()).toBe('Akşam')
  })

  test('opens a menu by its address, unless it is hidden now or shown no longer', async () => {
    await serve('Öğle', '12-15', 'hidden')
    const [lunch, drinks] = [
      `?menu=${menuParameter('Öğle')}`,
      `?menu=${menuParameter('İçecekler')}`,
    ]
    expect(await opened(drinks)).toBe('İçecekler')
    expect(await opened(`${drinks}&utm=x`)).toBe('İçecekler')
    expect(await opened(lunch)).toBe('Öğle')
    expect(await opened('?menu=nonsense')).toBe('Öğle')
    await setClock(evening)
    expect(await opened(lunch)).toBe('Akşam')
    await choose(menus['Öğle'], menus['Akşam'])
    const gone = await request(drinks)
    expect(gone.status).toBe(302)
    expect(gone.headers.get('Location')).toBe(`/${restaurant}`)
  })

  test('finds the dishes of all menus on the page, in structured data and at their addresses', async () => {
    await serve('Akşam', '17-02')
    const page = await pageOf()
    const places = ['Kuru Fasulye', 'Kuzu İncik', 'Ayran', 'Su'].map((name) =>
      page.indexOf(`>${name}</a>`),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      hasMenu: [{ name: 'Öğle' }, { name: 'Akşam' }, { name: 'İçecekler' }],
    })
    const link = /href="([^"]*)"[^>]*>Kuzu İncik</.exec(page)?.[1] ?? ''
    const dish = await (await fetch(server.url + link)).text()
    expect(dish).toContain('Not served now · from 17:00')
    expect(dish).toContain(`href="/${restaurant}?menu=${menuParameter('Akşam')}"`)
  })

  test('sees the hours of an only menu at its categories and its other dishes', async () => {
    await choose(menus['İçecekler'])
    await serve('İçecekler', '17-02')
    const page = await pageOf()
    expect(tabsOn(page)).toEqual([])
    expect(page).toMatch(/<section id="m-[^>]*data-service=/)
    expect(page).toContain('from 17:00')
    await serve('İçecekler', '17-02', 'hidden')
    expect(await pageOf()).toMatch(/<p id="none-served" tabindex="-1" class=/)
  })
})

describe('the assistant', () => {
  const ask = async (question: string) =>
    (await new Guest(server.url, restaurant).ask(question)).text

  beforeEach(async () => {
    await choose(menus['Öğle'], menus['Akşam'], menus['İçecekler'])
    await serve('Akşam', '17-02')
  })

  test('answers about all menus in Turkish', async () => {
    // The first line differs from reply to reply.
    expect(await ask('Öğle menüsünde ne var?')).toMatch(
      /:\n• Kuru Fasulye \(180,00 ₺\)\n• Pilav \(90,00 ₺\)$/,
    )
    expect(await ask('Akşam menüsü kaçta başlıyor?')).toBe('Akşam: Pazartesi–Pazar 17:00–02:00')
    expect(await ask('Levrek kaç lira?')).toBe(
      'Levrek 550,00 ₺.\n\nLevrek şu an servis edilmiyor (17:00’den itibaren).',
    )
  })

  test('answers in English', async () => {
    expect(await ask('How much is the Ayran?')).toBe('Ayran costs 40.00 ₺.')
    expect(await ask('What can I have now?')).toBe('The menu has:\n• Öğle (2)\n• İçecekler (2)')
    await setClock(evening)
    expect(await ask('How much is the Levrek?')).toBe('Levrek costs 550.00 ₺.')
  })

  test('follows the first menu’s gate', async () => {
    await server.database.query('update menus set assistant_id = null where id = $1', [
      menus['Akşam'],
    ])
    expect(await ask('How much is the Levrek?')).toContain('550.00')
    await choose(menus['Akşam'], menus['Öğle'])
    expect(await pageOf()).toContain('No AI assistant is set up for this menu.')
  })

  describe('tested by its owner', () => {
    const rehearse = async (menu: keyof typeof menus, message: string) =>
      (
        await owner.postJson(`/dashboard/menuList/menu/${menus[menu]}/rehearsal`, {
          message,
          history: [],
        })
      ).body

    test('knows every menu that guests see beside the tested one', async () => {
      expect(await rehearse('Öğle', 'How much is the Ayran?')).toContain('Ayran costs 40.00 ₺.')
      expect(await rehearse('Akşam', 'How much is the Pilav?')).toContain('Pilav costs 90.00 ₺.')
    })

    test('knows the tested one alone if restaurants show different menus with it', async () => {
      await server.database.query(
        `insert into restaurants (owner_id, menu_id, name)
          select owner_id, id, 'Moda' from menus where id = $1`,
        [menus['Öğle']],
      )
      expect(await rehearse('Öğle', 'How much is the Pilav?')).toContain('Pilav costs 90.00 ₺.')
      expect(await rehearse('Öğle', 'How much is the Ayran?')).not.toContain('40.00')
    })
  })
})
