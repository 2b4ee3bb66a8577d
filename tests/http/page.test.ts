import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' })

test('a language switch never redirects to another site', async () => {
  const { hostname, port } = new URL(server.url)
  // fetch() would normalise the URL first.
  const location = await new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: '//evil.example/?lang=tr' }, (response) => {
      response.resume()
      resolve(response.headers.location)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
  expect(location).toBe('/')
})

describe('the guest page', () => {
  test('shows every active dish with its recorded facts without scripts', async () => {
    const html = await (await get('/demo', { 'Accept-Language': 'tr' })).text()
    const dishes = await server.database.query(
      `select * from dishes where menu_id = (select menu_id from restaurants where slug = 'demo')`,
    )
    expect(dishes.length).toBeGreaterThanOrEqual(24)
    const text = html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
    for (const dish of dishes) {
      const isShown = new RegExp(
        `<h[34][^>]*><a [^>]*>${RegExp.escape(String(dish['name']))}</a></h`,
      ).test(text)
      expect(isShown, String(dish['name'])).toBe(dish['is_active'])
    }
    expect(text).toContain('145,00 ₺')
    expect(text).toContain('İçindekiler:')
    expect(text).toContain('Etiketler:')
    expect(text).toContain('kırmızı mercimek, soğan, havuç, un, tereyağı')
    expect(text).not.toContain('Unla kıvam alır')
  })

  test('uses the stored language, else the browser’s, else English', async () => {
    const lang = async (headers: Record<string, string>, path = '/demo') =>
      /<html lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1]
    expect(await lang({})).toBe('en')
    expect(await lang({ 'Accept-Language': 'pt, tr;q=0.8, en;q=0.5' })).toBe('tr')
    expect(await lang({ 'Accept-Language': 'tr', Cookie: 'locale=en' })).toBe('en')
    expect(await lang({ 'Accept-Language': 'tr', Cookie: 'locale=xx' })).toBe('tr')
    // Only guests have Arabic.
    const arabic = { 'Accept-Language': 'ar-EG, tr;q=0.8' }
    expect([await lang(arabic), await lang(arabic, '/')]).toEqual(['ar', 'tr'])
    expect(await lang({ ...arabic, Cookie: 'locale=ar' }, '/auth/login')).toBe('tr')
    // A guest page's Arabic leaves the other pages' language.
    const both = { Cookie: 'locale=ar.tr' }
    expect([await lang(both), await lang(both, '/auth/login')]).toEqual(['ar', 'tr'])
  })

  test('an address with a language shows and stores it', async () => {
    const response = await get('/demo?lang=tr')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="tr"')
    expect(response.headers.get('Set-Cookie')).toContain('locale=tr')
    const unknown = await get('/demo?lang=xx')
    expect([unknown.status, unknown.headers.get('Set-Cookie')]).toEqual([200, null])
    expect((await get('/demo?lang=ar')).headers.get('Set-Cookie')).toContain('locale=ar')
    const turkish = await get('/demo?lang=ar', { Cookie: 'locale=tr' })
    expect(turkish.headers.get('Set-Cookie')).toContain('locale=ar.tr')
    expect((await get('/privacy?lang=ar')).headers.get('Set-Cookie')).toBeNull()
  })

  test('stays readable for a restaurant without a menu, and for one without dishes', async () => {
    const slug = await seedRestaurant(server.database, {
      menu_id: null,
      name: '<script>alert(1)</script>',
    })
    const bare = await (await get(`/${slug}`)).text()
    expect(bare).toContain('There is no menu here yet.')
    expect(bare).not.toContain('<script>alert')
    await server.database.query(
      `with m as (insert into menus (owner_id, name)
         select owner_id, 'Empty' from restaurants where slug = $1 returning id)
       update restaurants set menu_id = m.id from m where slug = $1`,
      [slug],
    )
    expect(await (await get(`/${slug}`)).text()).toContain('This menu is still empty.')
  })
})

describe('an unknown restaurant', () => {
  test.each(['nowhere', crypto.randomUUID(), 'a..b', '%00', '%ff', 'İstanbul', "x'--"])(
    '/%s is a friendly 404',
    async (name) => {
      const response = await get(`/${name}`, { 'Accept-Language': 'tr' })
      expect([404, 400]).toContain(response.status)
      const html = await response.text()
      expect(html).toContain('Böyle bir restoran yok.')
      expect(html).toContain('karekodu')
      expect(html).toContain('<html lang="tr">')
      expect(html).not.toMatch(/at .*\.[jt]s:\d+/)
    },
  )

  test('is the response to any other unknown URL', async () => {
    const address = `${server.url}/not/here/at/all`
    const response = await fetch(address, { headers: { 'Accept-Language': 'tr' } })
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Böyle bir sayfa yok.')
    expect(html).not.toContain('restoran')
    const sent = await fetch(address, { method: 'POST', headers: { Origin: server.url } })
    expect(sent.status).toBe(404)
  })

  test('is in English and Arabic too', async () => {
    expect(await (await get('/nowhere')).text()).toContain('This restaurant doesn’t exist.')
    const arabic = await (await get('/nowhere', { 'Accept-Language': 'ar' })).text()
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('هذا المطعم غير موجود.')
  })
})

test('the health checks respond', async () => {
  expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200])
})

test('serves pictures from our origin, cacheable for an hour, and nothing else from their folder', async () => {
  const [dish] = await server.database.query(
    `select image_url from dishes join restaurants using (menu_id)
     where slug = 'demo' and dishes.name = 'Humus'`,
  )
  const picture = await get(String(dish?.['image_url']))
  expect(picture.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff')
  for (const path of [
    '/images/x',
    '/images/..%2f..%2fsecret',
    '/images/menu-item-images/..%2fx.webp',
    `/images/menu-item-images/${crypto.randomUUID()}.webp`,
    `/images/menu-item-images/${'-'.repeat(36)}.webp`,
  ]) {
    const missing = await get(path)
    expect(missing.status).toBe(404)
    // The response is an image, so browsers show it instead of a broken-image icon.
    expect(missing.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(missing.headers.get('Cache-Control')).toBe('no-store')
    expect(await missing.text()).toMatch(/^<svg /)
  }
})

test('scripts are immutable, compressed, and contain no secret', async () => {
  const html = await (await get('/demo')).text()
  const script = /<script data-src="([^"]+)"/.exec(html)?.[1] ?? ''
  const response = await get(script, { 'Accept-Encoding': 'br' })
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  expect(response.headers.get('Content-Encoding')).toBe('br')
  const text = `${html}${await response.text()}`
  for (const secret of ['a-secret-for-tests', 'postgres://', 'APP_SECRET', 'DATABASE_URL']) {
    expect(text).not.toContain(secret)
  }
})

test('the service worker is revalidated each time, self-contained and small, and contacts only us', async () => {
  const response = await get('/menu-worker.js', { 'Accept-Encoding': 'br' })
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  )
  expect(Number(response.headers.get('Content-Length'))).toBeLessThan(3_000)
  expect(await response.text()).not.toMatch(/\b(?:import|export)\b/)
})

test('every response has a policy that forbids inline scripts', async () => {
  for (const path of ['/demo', '/nowhere', '/healthz', '/']) {
    const policy = (await get(path)).headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('the logo is served from the root and shown on the landing page', async () => {
  const response = await get('/logo.svg')
  expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
  expect(await response.text()).toContain('<svg')
  const html = await (await get('/')).text()
  expect(html).toMatch(/<img src="\/logo.svg"/)
  expect(html).toContain('<link rel="icon" href="/logo.svg"')
})
