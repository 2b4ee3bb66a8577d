import { expect, test } from 'vitest'
import { parsePageRequest, pageKey } from './page-request.ts'

const keyFor = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const page = parsePageRequest({ method, url, headers })
  return page && pageKey(page)
}

test.each([
  ['/demo', {}, 'demo en system'],
  ['/demo/', {}, 'demo en system'],
  ['/DEMO?table=4&lang=xx', {}, 'demo en system'],
  ['/demo', { 'accept-language': 'de, tr;q=0.8' }, 'demo de system'],
  ['/demo', { 'accept-language': 'pt, tr;q=0.8' }, 'demo tr system'],
  ['/demo', { 'accept-language': 'ar-SA, tr;q=0.8' }, 'demo ar system'],
  ['/demo', { 'accept-language': 'tr', cookie: 'a=b; locale=en; theme=dark' }, 'demo en dark'],
  ['/demo', { cookie: 'locale=constructor; theme=__proto__' }, 'demo en system'],
  ['/demo?menu=3b9a6b0b7b3b', {}, 'demo?menu=3b9a6b0b7b3b en system'],
  [
    '/demo/menu.json',
    { 'accept-language': 'de', cookie: 'theme=dark' },
    'demo/menu.json en system',
  ],
  ['/Demo/menu.json?lang=tr&x', {}, 'demo/menu.json?lang=tr en system'],
  ['/demo/menu.json?lang=xx', {}, 'demo/menu.json en system'],
  ['/demo/food-menus.json?lang=de', {}, 'demo/food-menus.json?lang=de en system'],
  ['/demo/OpenMenu.xml', {}, 'demo/openmenu.xml en system'],
  ['/demo?menu=anything+else', {}, 'demo en system'],
  ['/demo?a=1&lang=tr', { cookie: 'locale=en' }, 'demo tr system'],
  ['/0B7B3B2E-6E0B-4A7B-9B0E-3B9A6B0B7B3B', {}, '0b7b3b2e-6e0b-4a7b-9b0e-3b9a6b0b7b3b en system'],
])('%s with %o is %s', (url, headers, key) => {
  expect(keyFor(url, headers)).toBe(key)
})

test.each([
  '/',
  '/demo/chat',
  '/demo.data',
  '/%64emo',
  '//demo',
  'http://evil.example/demo',
  '/pricing',
  '/Dashboard',
  '/healthz?x',
  '/-',
  `/${'a'.repeat(61)}`,
])('%s is not a guest page', (url) => {
  expect(keyFor(url)).toBeUndefined()
})

test('only GET and HEAD requests are for a guest page', () => {
  expect(keyFor('/demo', {}, 'HEAD')).toBe('demo en system')
  for (const method of ['POST', 'OPTIONS', 'PUT'])
    expect(keyFor('/demo', {}, method)).toBeUndefined()
})
