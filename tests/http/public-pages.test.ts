import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { trialDays } from '#app/domain/plans.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { startTestServer, type TestServer } from '../server.ts'

const appUrl = 'https://menu.example'
const contact = 'press@chefin.example'

let server: TestServer
/** A local server, which sells, uses an AI service and names a contact. */
let local: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), {
    env: { APP_URL: appUrl, RETENTION_DAYS: '45' },
  })
  const env = { AI_PROVIDER: 'openai', AI_MODEL: 'x', AI_API_KEY: 'y', CONTACT_EMAIL: contact }
  local = await startTestServer(inject('postgresUrl'), { env })
})
afterAll(async () => {
  await server.stop()
  await local.stop()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' })
const text = async (path: string, headers: Record<string, string> = {}) =>
  (await (await get(path, headers)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

const press = (language: string) => `/content/${language}/media/press-release`

// URL, canonical URL, and the language for a browser that prefers Turkish.
const addresses = [
  ['/', '/', 'tr'],
  ['/?lang=en', '/?lang=en', 'en'],
  ['/privacy', '/privacy', 'tr'],
  ['/privacy?lang=en', '/privacy?lang=en', 'en'],
  ['/privacy?lang=tr', '/privacy?lang=tr', 'tr'],
  ['/terms?lang=en&x=1', '/terms?lang=en', 'en'],
  [press('en'), press('en'), 'en'],
  [press('tr'), press('tr'), 'tr'],
] as const

describe('the head of', () => {
  test.each(addresses)('%s', async (path, canonical, language) => {
    const response = await get(path, { 'Accept-Language': 'tr' })
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(langOf(html)).toBe(language)
    const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(String)
    expect(links[0]).toContain(`href="${appUrl}${canonical}"`)
    const alternates = links
      .slice(1)
      .map((link) => [/hrefLang="([^"]+)"/.exec(link)?.[1], /href="([^"]+)"/.exec(link)?.[1]])
    const page = canonical.split('?')[0]
    const inLanguage = (lang: string) =>
      appUrl + (page?.startsWith('/content') ? press(lang) : `${page}?lang=${lang}`)
    expect(Object.fromEntries(alternates)).toEqual({
      en: inLanguage('en'),
      tr: inLanguage('tr'),
      'x-default': appUrl + (page?.startsWith('/content') ? press('en') : page),
    })
    const meta = Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => [name, content],
      ),
    )
    expect(meta).toMatchObject({
      description: expect.stringMatching(/.{50}/),
      'og:url': appUrl + canonical,
      'og:locale': language === 'tr' ? 'tr_TR' : 'en_GB',
      'og:image': expect.stringMatching(new RegExp(`^${appUrl}/assets/${language}-[^/]+\\.jpg$`)),
      'twitter:card': 'summary_large_image',
    })
    expect(/<title>([^<]+)/.exec(html)?.[1]).toBe(meta['og:title'])
  })
})

test('every page has a different title and description in each language', async () => {
  const pages = ['/', press('en'), press('tr'), '/privacy', '/terms'].flatMap((path) =>
    path.startsWith('/content') ? [path] : [`${path}?lang=en`, `${path}?lang=tr`],
  )
  const heads = await Promise.all(
    pages.map(async (path) => {
      const html = await text(path)
      return [/<title>([^<]+)/, /name="description" content="([^"]+)/].map(
        (part) => part.exec(html)?.[1],
      )
    }),
  )
  expect(new Set(heads.flat()).size).toBe(2 * pages.length)
})

test('URLs start with APP_URL, whatever the Host header', async () => {
  const { hostname, port } = new URL(server.url)
  const bodies = await Promise.all(
    ['/', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/demo'].map(
      (path) =>
        new Promise<string>((resolve, reject) => {
          const headers = { Host: 'evil.example' }
          const outgoing = request({ hostname, port, path, headers }, (response) => {
            let body = ''
            response.on('data', (chunk: Buffer) => (body += chunk.toString()))
            response.on('end', () => resolve(body))
          })
          outgoing.on('error', reject)
          outgoing.end()
        }),
    ),
  )
  for (const body of bodies) {
    expect(body).toContain(appUrl)
    expect(body).not.toContain('evil.example')
  }
})

describe('a text page', () => {
  test.each([press('en'), '/privacy', '/terms'])(
    '%s has one inline style, allowed by its hash, and no script that could run',
    async (path) => {
      const response = await get(path)
      const html = await response.text()
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      const policy = response.headers.get('Content-Security-Policy')
      expect(policy).toContain(`'sha256-${hash}'`)
      expect(policy).not.toContain('unsafe')
      expect(html).not.toMatch(/<script|modulepreload|rel="stylesheet"| style="/)
    },
  )
})

describe('the press release', () => {
  test('has the language of its URL, whatever was stored', async () => {
    const html = await text(press('tr'), { Cookie: 'locale=en', 'Accept-Language': 'en' })
    expect(langOf(html)).toBe('tr')
    expect(html).toContain('21 Kasım 2026')
    expect(html).toContain('ayda 29 dolardan başlıyor')
    const english = await text(press('en'), { Cookie: 'locale=tr' })
    expect(langOf(english)).toBe('en')
    expect(english).toContain('November 21, 2026')
    expect(english).toContain('1 menu and 1000 chat messages a month')
    expect(english).toContain('$29 a month')
  })

  test('has a switch that stores the language and links to the other page', async () => {
    const [, href = ''] = /href="([^"]+)" lang="tr"/.exec(await text(press('en'))) ?? []
    const response = await get(href)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(press('tr'))
    expect(response.headers.get('Set-Cookie')).toContain('locale=tr')
    const form = await fetch(`${server.url}/preferences`, {
      method: 'POST',
      headers: { Origin: appUrl },
      body: new URLSearchParams({ locale: 'tr', back: press('en') }),
      redirect: 'manual',
    })
    expect(form.headers.get('Location')).toBe(press('tr'))
  })

  test('does not exist in a third language', async () => {
    expect((await get(press('de'))).status).toBe(404)
    expect((await get('/content/en/media')).status).toBe(404)
  })
})

describe('a language', () => {
  test('is stored when requested by URL, and used immediately', async () => {
    const response = await get('/terms?lang=tr', { Cookie: 'locale=en' })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('locale=tr')])
    expect(langOf(await response.text())).toBe('tr')
  })

  test('selected in a form overrides an earlier URL parameter', async () => {
    const response = await fetch(`${server.url}/preferences`, {
      method: 'POST',
      headers: { Origin: appUrl },
      body: new URLSearchParams({ locale: 'en', back: '/?lang=tr&a=1#pricing' }),
      redirect: 'manual',
    })
    expect(response.headers.get('Location')).toBe('/?a=1#pricing')
  })
})

describe('privacy and terms', () => {
  test('match this installation’s settings and catalogue', async () => {
    const privacy = await text('/privacy?lang=en')
    expect(privacy).toContain('kept for 45 days')
    expect(privacy).toContain('emptied 45 days after')
    expect(privacy).toContain('sent to no AI service')
    expect(privacy).toContain('<code')
    expect(privacy).toContain('__Host-chefin.session_token')
    expect(await text('/privacy?lang=tr')).toContain('45 gün saklanır')
    // With a public URL, the local Stripe is disabled and nothing is for sale.
    expect(await text('/terms?lang=en')).toContain('Nothing is for sale')
  })

  test('match an installation that sells, uses an AI service and names a contact', async () => {
    expect(await text(press('en'))).not.toContain('mailto:')
    const read = async (path: string) => (await fetch(local.url + path)).text()
    const terms = await read('/terms?lang=en')
    expect(terms).toContain('Basic: £99.00 a month, with 5,000 AI messages')
    expect(terms).toContain('Each further one costs £0.01')
    expect(terms).toContain(`The first ${trialDays} days are free`)
    expect(terms).toContain('no card is charged')
    const privacy = await read('/privacy?lang=en')
    expect(privacy).toContain('an AI service (openai)')
    expect(privacy).toContain('>chefin.session_token<')
    expect(privacy).toContain(contact)
    expect(await read(press('en'))).toContain(`mailto:${contact}`)
  })
})

describe('the cookie banner', () => {
  const hasBanner = (html: string) => /<section[^>]+cookie-banner/.test(html)

  test.each(['/', press('en'), press('tr'), '/privacy', '/terms', '/auth/login', '/auth/register'])(
    'is on %s until it is accepted',
    async (path) => {
      const response = await get(path)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(hasBanner(await response.text())).toBe(true)
      expect(hasBanner(await text(path, { Cookie: 'cookie_consent=accepted' }))).toBe(false)
      expect(hasBanner(await text(path, { Cookie: 'cookie_consent=no' }))).toBe(true)
    },
  )

  test.each(['/demo', '/nowhere'])('is not on %s', async (path) => {
    expect(hasBanner(await text(path))).toBe(false)
  })

  test('is a form that works for anyone and redirects back', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${server.url}/preferences`, {
        method: 'POST',
        headers: { Origin: appUrl },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const response = await send({ consent: 'accepted', back: press('tr') })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(press('tr'))
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-cookie_consent=accepted; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ])
    expect((await send({ consent: 'maybe', back: '/' })).status).toBe(400)
  })
})

describe('for search engines', () => {
  test('robots.txt disallows private paths, but no restaurant with the same prefix', async () => {
    const response = await get('/robots.txt')
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    for (const part of ['dashboard', 'auth', 'local', 'preferences', '*/chat']) {
      expect(lines).toEqual(expect.arrayContaining([`Disallow: /${part}$`, `Disallow: /${part}/`]))
    }
    expect(lines).toContain(`Sitemap: ${appUrl}/sitemap.xml`)
  })

  test('the sitemap lists its parts, and they list the pages', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const parts = locations(await index.text())
    expect(parts[0]).toBe(`${appUrl}/sitemaps/pages.xml`)
    const pages = await text('/sitemaps/pages.xml')
    expect(locations(pages)).toEqual(
      expect.arrayContaining([appUrl + press('tr'), `${appUrl}/`, `${appUrl}/privacy?lang=tr`]),
    )
    for (const url of locations(pages)) {
      expect((await get(url.slice(appUrl.length))).status).toBe(200)
      expect(pages).toContain(`href="${url}"`)
    }
  })

  test('restaurants are listed if their owners have published them', async () => {
    const { database, url } = local
    const listed = await seedRestaurant(database)
    await seedRestaurant(database, { slug: null })
    const passive = await seedRestaurant(database, { is_active: false })
    const bare = await seedRestaurant(database, { menu_id: null })
    const at = async (address: string) => locations(await (await fetch(address)).text())
    const [start = ''] = (await at(`${url}/sitemap.xml`)).slice(1)
    expect(start).toBe(`${url}/sitemaps/menus.xml?from=demo`)
    const urls = await at(start)
    expect(urls).toEqual(['demo', 'demo-pub', listed].map((slug) => `${url}/${slug}`))
    expect(urls.join()).not.toMatch(new RegExp(`${passive}|${bare}`))
    expect(await at(`${url}/sitemaps/menus.xml?from=${listed}`)).toEqual([`${url}/${listed}`])
    expect(await at(`${url}/sitemaps/menus.xml?from=%00%27`)).toHaveLength(3)
  })
})

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}
