import { describe, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const choose = (
  fields: Record<string, string> | string,
  headers: Record<string, string> = { Origin: server.url },
) =>
  fetch(`${server.url}/preferences`, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })

const get = async (path: string, cookie = '') => {
  const response = await fetch(`${server.url}${path}`, { headers: { Cookie: cookie } })
  return { response, html: await response.text() }
}

describe('Accept-Language', () => {
  test.each([
    ['tr', 'tr'],
    ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
    ['en;q=0.5, tr', 'tr'],
    ['de, tr;q=0.3', 'tr'],
    ['tr;q=0', 'en'],
    ['tr;q=0, de', 'en'],
    ['tr;q=0.000,*', 'en'],
    ['tr; q=0', 'en'],
    ['', 'en'],
    [';,=;q', 'en'],
  ])('%j selects %s', async (languages, locale) => {
    const response = await fetch(`${server.url}/`, { headers: { 'Accept-Language': languages } })
    expect(await response.text()).toContain(`<html lang="${locale}"`)
  })
})

test('?lang= on the dashboard also changes the account’s language', async () => {
  const owner = await new Owner(server).create(server.database)
  const localeOf = async () =>
    (await server.database.query('select locale from owners where email = $1', [owner.email]))[0]
  expect((await owner.get('/dashboard/account?lang=tr&x=1')).location).toBe(
    '/dashboard/account?x=1',
  )
  expect(await localeOf()).toEqual({ locale: 'tr' })
  const stranger = new Owner(server)
  expect((await stranger.get('/dashboard?lang=en')).location).toBe('/dashboard')
  expect(await localeOf()).toEqual({ locale: 'tr' })
})

describe('a choice', () => {
  test.each([
    ['locale', 'tr'],
    ['locale', 'en'],
    ['theme', 'dark'],
    ['theme', 'light'],
    ['theme', 'system'],
  ])('of %s %s is stored for a year, and redirects back', async (name, value) => {
    const response = await choose({ [name]: value, back: '/dashboard/menuList?page=2' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/dashboard/menuList?page=2')
    expect(response.headers.getSetCookie()).toEqual([
      `${name}=${value}; Max-Age=31536000; Path=/; SameSite=Lax`,
    ])
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
    'redirects to the start page rather than to %j',
    async (back) => {
      expect((await choose({ theme: 'dark', back })).headers.get('Location')).toBe('/')
    },
  )

  test('with an invalid value is rejected and sets nothing', async () => {
    for (const fields of ['theme=neon', 'locale=xx', '', 'back=/', 'theme=']) {
      const response = await choose(Object.fromEntries(new URLSearchParams(fields)))
      expect(response.status).toBe(400)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  test('is rejected from another site, without a form, and with another method', async () => {
    expect((await choose({ theme: 'dark' }, { Origin: 'https://evil.example' })).status).toBe(403)
    const json = { Origin: server.url, 'Content-Type': 'application/json' }
    expect((await choose('{"theme":"dark"}', json)).status).toBe(400)
    expect((await get('/preferences')).response.status).toBe(405)
  })
})

describe('the guest page', () => {
  test('follows the stored theme, or else the device’s', async () => {
    for (const theme of ['light', 'dark']) {
      const { html } = await get('/demo', `theme=${theme}`)
      expect(html).toContain(`<html lang="en" data-theme="${theme}">`)
      expect(html).toContain(`<meta name="color-scheme" content="${theme}"/>`)
    }
    for (const cookie of ['', 'theme=system', 'theme="><script>']) {
      const { html } = await get('/demo', cookie)
      expect(html).toContain('<html lang="en">')
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    }
  })

  test.each(['/demo', '/nowhere', '/no/such/page'])(
    '%s has no foreign script, no font and no style sheet file',
    async (path) => {
      const { html } = await get(path)
      // JSON-LD is data, although it is in a script element.
      const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)].map(
        String,
      )
      expect(scripts.every((tag) => tag.includes('src="/assets/guest/'))).toBe(true)
      expect(scripts.length).toBe(path === '/demo' ? 1 : 0)
      // The guest page's script loads the rest of its style; without JavaScript, its HTML does.
      const atFirst = html.replaceAll(/<(noscript|script)\b.*?<\/\1>/gs, '')
      expect(atFirst).not.toMatch(/modulepreload|stylesheet|woff|font-face|Inter|Fraunces/)
    },
  )
})

describe('the app', () => {
  test.each(['/auth/nothing', '/dashboard/nothing'])(
    '%s runs only its own scripts, with a nonce per response, and is not cached',
    async (path) => {
      const nonces = await Promise.all(
        [1, 2].map(async () => {
          const { response, html } = await get(path)
          expect(response.headers.get('Cache-Control')).toBe('no-store')
          const policy = response.headers.get('Content-Security-Policy') ?? ''
          const [, nonce = ''] = /script-src 'self' 'nonce-([\w+/]{22}==)'/.exec(policy) ?? []
          expect(policy).toContain("style-src 'self';")
          expect(policy).toContain("font-src 'self'")
          expect(policy).not.toContain('unsafe')
          for (const [tag] of html.matchAll(/<script[^>]*>/g)) {
            expect(tag).toContain(`nonce="${nonce}"`)
          }
          expect(html).not.toMatch(/<style|<[a-z]+[^>]* style="/)
          return nonce
        }),
      )
      expect(nonces[0]).not.toBe('')
      expect(nonces[0]).not.toBe(nonces[1])
    },
  )
})
