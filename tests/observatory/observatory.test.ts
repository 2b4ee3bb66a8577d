import { expect, test } from 'vitest'
import { computeScore } from './score.ts'
import type { Visit } from './rules.ts'

const good: Visit = {
  url: 'https://menu.example/',
  headers: new Headers({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }),
  cookies: [],
  html: '<script src="/x.js"></script>',
}

/** Returns the good page with some headers changed or removed. */
function withHeaders(
  headers: Record<string, string | undefined>,
  rest: Partial<Visit> = {},
): Visit {
  const all = new Headers(good.headers)
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) all.delete(name)
    else all.set(name, value)
  }
  return { ...good, ...rest, headers: all }
}

const policy = 'Content-Security-Policy'
const cookie = '__Host-session=x; Path=/; Secure; HttpOnly; SameSite=Lax'

test.each<[string, Visit, number]>([
  ['passes all rules', good, 130],
  ['has SameSite cookies', { ...good, cookies: [cookie] }, 135],
  ['has a cookie without Secure', { ...good, cookies: ['theme=x; SameSite=Lax'] }, 125],
  [
    'has a session cookie without HttpOnly',
    { ...good, cookies: ['session=x; Secure; SameSite=Lax'] },
    70,
  ],
  [
    'uses subresource integrity',
    { ...good, html: '<script src="/x.js" integrity="sha256-x">' },
    135,
  ],
  [
    'loads scripts from another origin',
    { ...good, html: '<script src="https://cdn.example/x.js">' },
    125,
  ],
  ['has no content security policy', withHeaders({ [policy]: undefined }), 55],
  [
    'allows inline scripts',
    withHeaders({
      [policy]: "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
    80,
  ],
  ['allows scripts from any origin', withHeaders({ [policy]: "frame-ancestors 'none'" }), 80],
  [
    'allows framing',
    withHeaders({ [policy]: "default-src 'none'; script-src 'self'", 'X-Frame-Options': 'DENY' }),
    125,
  ],
  ['allows images over http', withHeaders({ [policy]: "default-src 'none'; img-src http:" }), 70],
  ['has HSTS for only a day', withHeaders({ 'Strict-Transport-Security': 'max-age=86400' }), 120],
  ['has no HSTS', withHeaders({ 'Strict-Transport-Security': undefined }), 80],
  ['allows MIME sniffing', withHeaders({ 'X-Content-Type-Options': undefined }), 125],
  ['sends its URL as referrer to others', withHeaders({ 'Referrer-Policy': 'unsafe-url' }), 120],
  ['has no resource policy', withHeaders({ 'Cross-Origin-Resource-Policy': undefined }), 120],
  [
    'allows credentialed cross-origin requests',
    withHeaders({
      'Access-Control-Allow-Origin': 'https://evil.example',
      'Access-Control-Allow-Credentials': 'true',
    }),
    50,
  ],
  ['is served over http', { ...good, url: 'http://menu.example/' }, 60],
])('scores a page that %s', (_, visit, score) => {
  expect(computeScore(visit)).toMatchObject({ score })
})
