import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { seedRestaurant } from '../../bench/seed-restaurant.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const compressedSize = (text: string) => brotliCompressSync(text).length

/*
 * Limits in bytes (brotli), slightly above what the page has. Each round trip beyond the first brings
 * some 14,000 bytes more; before you raise a limit, check what can be loaded after the first paint.
 */

test('the guest page and the style in it stay small', async () => {
  const html = await (await fetch(`${server.url}/demo-pub`)).text()
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  expect(style).toContain('.dish-link')
  expect(compressedSize(style)).toBeLessThan(4_700)
  expect(compressedSize(html)).toBeLessThan(20_550)
})

// Ten packets of 1,460 bytes, the initial congestion window (RFC 6928).
const firstRoundTrip = 14_600

test('a menu of 80 dishes arrives, with its headers, in the first round trip of a connection', async () => {
  const { url } = await seedRestaurant(server, 80)
  const response = await fetch(url)
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const size = head.length + compressedSize(await response.text())
  // With room for longer texts and headers of proxies. The random ids change it by some ten bytes.
  expect(size).toBeLessThan(firstRoundTrip - 280)
})

test('it loads no file before its text is painted, but the logo', async () => {
  const html = await (await fetch(`${server.url}/demo-pub`)).text()
  const withoutNoscript = html.replaceAll(/<noscript>.*?<\/noscript>/g, '')
  expect(withoutNoscript).not.toMatch(/<script[^>]* src=|<link rel="(stylesheet|manifest)"|\.svg#/)
  expect(withoutNoscript.match(/<img src=(?![^>]*loading="lazy")/g)).toHaveLength(1)
})

test('the style that is loaded later is in the page for guests without JavaScript', async () => {
  const html = await (await fetch(`${server.url}/demo-pub`)).text()
  const [, later = ''] =
    /<noscript><link rel="stylesheet" href="([^"]+)"\/><\/noscript>/.exec(html) ?? []
  const response = await fetch(server.url + later)
  expect(response.headers.get('Content-Type')).toContain('text/css')
  expect(compressedSize(await response.text())).toBeLessThan(8_000)
  expect(html).toContain(` data-style="${later}"`)
})
